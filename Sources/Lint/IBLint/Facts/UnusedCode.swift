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
  /// The classes that have subclasses in the sources.
  private lazy var superclasses: Set<SourcePlace> = sources.declarations.reduce(into: []) {
    $0.formUnion((ClassLineage($1, in: sources)?.declared ?? []).dropFirst().map(\.place))
  }

  init(_ project: ProjectContext) {
    documents = project.documents
    sources = project.sources
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
    return Diagnostic.Note("nothing is known to use \(first.name), so this code may never run")
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
      if links[index].isEntry { return true }
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
    let name = use.function
    guard !name.isEmpty, let place = use.owner,
      let owner = sources.declarations.first(where: { $0.place == place })
    else { return nil }
    let methods = (owner.actions + owner.otherMethods).filter { Self.isCalled($0, name) }
    guard !methods.isEmpty, methods.allSatisfy({ isIdle($0, name, of: owner) }),
      // A selector may be a string.
      !methods.contains(where: { method in
        method.isExposed && [name, method.selector].contains { sources.names($0) == true }
      }),
      sources.calls(name, declaredIn: files(declaring: name)) == false
    else { return nil }
    let isAction = methods.contains { $0.kind != .method }
    return Diagnostic.Note(
      isAction
        ? "no document sends the action '\(methods[0].selector)', and no code calls it"
        : "no code calls '\(name)', so this code may never run")
  }

  private func isIdle(_ method: SourceAction, _ name: String, of owner: SourceClass) -> Bool {
    guard method.kind == .method else {
      let sent = (used[owner.place]?.sentActions ?? []).union(openActions)
      return !sent.contains { method.mayAnswer($0) }
    }
    // Frameworks call methods that override theirs, and those of delegates, whose first parameter has no label.
    return owner.language == .swift && !method.isExposed
      && !method.selector.hasPrefix(name + ":") && !Self.callbacks.contains(name)
  }

  /// Methods of delegates with a label for their first parameter.
  private static let callbacks: Set<String> = [
    "animateTransition", "interruptibleAnimator", "transitionDuration", "updateSearchResults",
  ]

  /// Returns whether a method has a name. In Swift, the selector contains the label of the first parameter.
  private static func isCalled(_ method: SourceAction, _ name: String) -> Bool {
    let first = method.selector.prefix { $0 != ":" }
    return first == name || first.hasPrefix(name + "With") && first != method.selector
  }

  /// Returns the files that declare a method with a name, and the headers and implementations next to them.
  private func files(declaring name: String) -> [String] {
    let files = sources.allMethods.filter { Self.isCalled($0, name) }.map(\.place.file)
    let stems = Set(files.map(Self.stem))
    return sources.declarations.flatMap(\.files).filter { stems.contains(Self.stem($0)) } + files
  }

  private static func stem(_ path: String) -> Substring {
    path.pathParts.last.map { $0.prefix { $0 != "." } } ?? ""
  }
}
