import Diagnostics
import InterfaceBuilder

/// The code of an app that may never run: nothing is known to create the objects of its class, or to call its function.
final class UnusedCode {
  private let documents: [DocumentUses]
  private let sources: any SourceFacts
  private let run: (any RunFacts)?
  private let used: [SourcePlace: ProjectClasses.Used]
  /// The selectors of actions to First Responder and of unwind segues.
  private let openActions: Set<String>
  /// The scenes of each document that the app probably shows, or nil if all are.
  private lazy var shown: [Set<Int>?] = documents.map(shownScenes)
  private lazy var uses = SceneUses(sources)
  private let functions: IdleFunctions
  /// The classes that have subclasses in the code that targets compile.
  private lazy var superclasses: Set<SourcePlace> = sources.declarations.reduce(into: []) {
    guard run?.targets(of: $1.place.file)?.isEmpty != true else { return }
    $0.formUnion((ClassLineage($1, in: sources)?.declared ?? []).dropFirst().map(\.place))
  }

  init(_ project: ProjectContext) {
    documents = project.documents
    sources = project.sources
    functions = IdleFunctions(sources)
    run = project.run
    used = Dictionary(
      project.classes.used.map { ($0.declaration.place, $0) }
    ) { first, _ in first }
    openActions = documents.reduce(into: []) { $0.formUnion($1.openActions) }
  }

  /// Returns why the code in a file may never run, or nil if it may: nothing is known to use the views and controllers in
  /// the file.
  func reason(against file: String) -> Diagnostic.Note? {
    let declared = sources.declarations.filter { $0.files.contains(file) }
    guard let first = declared.first, declared.allSatisfy(isUnused),
      !sources.additions.contains(where: { $0.files.contains(file) })
    else { return nil }
    let name = String(SourceClass.lastPart(first.name))
    return Diagnostic.Note(
      """
      nothing is known to use \(first.name)\(sources.uncompiledUse(of: name)), so this code may never run
      """)
  }

  private func isUnused(_ declaration: SourceClass) -> Bool {
    guard let framework = ClassLineage(declaration, in: sources)?.framework,
      framework.isKind(of: "UIViewController") || framework.isKind(of: "UIView")
    else { return false }
    let name = String(SourceClass.lastPart(declaration.name))
    guard sources.creates(name) == false,
      sources.containsText(name, outside: declaration.files) == false
    else { return false }
    let places = documents.indices.filter { index in
      documents[index].classes.contains { isCalled(declaration, $0) }
    }
    if places.isEmpty { return sources.uses(name, in: .outside(declaration.files)) == false }
    // Other code may name the class for objects that scenes create.
    return !superclasses.contains(declaration.place)
      && places.allSatisfy { index in
        guard documents[index].kind == .storyboard, let shown = shown[index] else { return false }
        return documents[index].classes.filter { isCalled(declaration, $0) }.allSatisfy {
          !$0.scenes.isEmpty && $0.scenes.isDisjoint(with: shown)
        }
      }
  }

  private func isCalled(_ declaration: SourceClass, _ use: DocumentUses.ClassUse) -> Bool {
    declaration.isCalled(RuntimeName(use.className)?.name ?? use.className)
  }

  private func shownScenes(_ document: DocumentUses) -> Set<Int>? {
    guard document.kind == .storyboard, document.platform != .macOS,
      let referenced = run?.referencedScenes
    else { return nil }
    let links = document.links
    var open = links.indices.filter { index in
      if links[index].isEntry {
        return !document.hasInitialController
          || uses.mayShowInitialScene(ofStoryboard: document.nibName, in: run)
      }
      guard let identifier = links[index].identifier else { return false }
      return referenced.contains(identifier) || uses.mayShow(links[index].className, identifier)
    }
    var shown: Set<Int> = []
    while let index = open.popLast() {
      if shown.insert(index).inserted { open += links[index].next }
    }
    return shown
  }

  /// Returns why the function around a use of an identifier may never run, or nil if it may: no document connects it as an
  /// action, and no code calls it.
  func reason(against use: SourceIdentifierUse) -> Diagnostic.Note? {
    if let place = use.owner, use.kind == .reuse, use.list == .parameter,
      ["tableView", "collectionView"].contains(use.function),
      let owner = used[place], feedsNoList(owner, use.function)
    {
      let list = use.function == "tableView" ? "table" : "collection"
      return Diagnostic.Note(
        """
        no \(list) view is known to have \(owner.declaration.name) as its data source, so this code may never run
        """)
    }
    return functions.reason(against: use) { method, owner in
      (used[owner.place]?.sentActions ?? []).union(openActions).contains { method.mayAnswer($0) }
    }
  }

  /// Returns whether no list of a kind has an object of a class as its data source: no document connects it, and no code that
  /// knows the class sets data sources.
  private func feedsNoList(_ owner: ProjectClasses.Used, _ element: String) -> Bool {
    let lineage = ClassLineage(owner.declaration, in: sources)
    guard !owner.lists.contains(element), let framework = lineage?.framework,
      framework.isKind(of: "UIViewController"),
      !["UITableViewController", "UICollectionViewController"].contains(where: framework.isKind)
    else { return false }
    let name = String(SourceClass.lastPart(owner.declaration.name))
    // Another class than the one in the document may own a nib.
    let mayOwn = documents.contains { document in
      document.ownerLists.contains(element)
        && (document.ownerClass == nil || document.nibName.map(name.hasPrefix) ?? true)
    }
    guard !mayOwn else { return false }
    let related = sources.declarations.filter { declaration in
      ClassLineage(declaration, in: sources)?.declared.contains {
        $0.place == owner.declaration.place
      } == true
    }
    let family = (lineage?.declared ?? []) + related
    let names = [name] + related.map { String(SourceClass.lastPart($0.name)) }
    let own = Set(family.flatMap(\.files))
    return Set((sources.declarations + sources.additions).flatMap(\.files)).allSatisfy { file in
      sources.uses("dataSource", in: .files([file])) == false
        || !own.contains(file)
          && names.allSatisfy { sources.uses($0, in: .files([file])) == false }
    }
  }
}
