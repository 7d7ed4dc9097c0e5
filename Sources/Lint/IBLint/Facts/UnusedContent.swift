import Diagnostics
import InterfaceBuilder
import XMLTree

/// The parts of a document that only code can create, although no code is known to do so.
///
/// Code may compute an identifier from texts that contain no part of it as a whole, so these parts are not certainly unused.
final class UnusedContent {
  private let sources: any SourceFacts
  private let document: IBDocument
  /// The scenes that the app probably shows, or nil if all are.
  private let scenes: SceneReach?
  /// Whether no code names a xib.
  private let isUnnamedNib: Bool

  /// Searches the sources and the other documents. Returns nil if the sources contain no code.
  init?(of document: IBDocument, in context: LintContext) {
    guard let sources = context.sources, !sources.declarations.isEmpty else { return nil }
    self.sources = sources
    self.document = document
    isUnnamedNib = Self.isUnnamedNib(document, in: context)
    guard document.kind == .storyboard, document.platform != .macOS,
      let referenced = context.run?.referencedScenes
    else {
      scenes = nil
      return
    }
    let uses = SceneUses(sources)
    let computesSegues = sources.openIdentifierUses.contains { $0.kind == .segue }
    func isShown(_ controller: IBObject) -> Bool {
      if controller == document.initialViewController {
        return uses.mayShowInitialScene(ofStoryboard: document.nibName, in: context.run)
      }
      guard let identifier = controller.storyboardIdentifier else { return false }
      return referenced.contains(identifier) || uses.mayShow(controller.customClass, identifier)
    }
    func isFollowed(_ segue: IBConnection) -> Bool {
      computesSegues || Self.mayBePerformed(segue, sources)
    }
    scenes = SceneReach(document, following: isFollowed, from: isShown)
  }

  /// Returns whether a segue may be performed. Code must name a segue that starts at its controller; a superclass from a
  /// library may do so as well.
  private static func mayBePerformed(_ segue: IBConnection, _ sources: any SourceFacts) -> Bool {
    guard let controller = segue.source, IBSchema.isController(controller.node.name),
      controller.customClass != nil, let name = segue.name, !name.isEmpty,
      !["relationship", "embed"].contains(segue.node[Names.kind] ?? ""),
      ClassLineage(controller, in: sources)?.framework != nil
    else { return true }
    // A class with the name of a segue does not use the segue.
    return sources.declarations(named: name).isEmpty
      ? sources.mayName(name)
      : sources.containsText(name, outside: []) != false
        || sources.identifierUses.contains { use in
          use.identifier == name
            && [.segue, .segueComparison, .segueDestination].contains(use.kind)
        }
  }

  /// Returns why the app probably does not create an object, or nil if it may.
  func reason(against object: IBObject) -> Diagnostic.Note? {
    if isUnnamedNib {
      let name = String(document.nibName?.prefix { $0 != "~" } ?? "")
      let namesCells =
        sources.declarations(named: name).isEmpty
        && sources.identifierUses.contains { $0.identifier == name }
      return Diagnostic.Note(
        """
        \(namesCells
          ? "code uses the name of this document only as a reuse id"
          : "no code names this document" + sources.uncompiledUse(of: name)), so the app may never load it
        """)
    }
    var current: IBObject? = object
    while let cell = current {
      if let name = cell.reuseIdentifier, let list = cell.parent, list.prototypes.contains(cell),
        case let isNamed = sources.mayName(name), !isNamed || isOnlyForOthers(cell, name)
      {
        return Diagnostic.Note(
          """
          \(isNamed ? "only code of other controllers with such a cell" : "no code") names the reuse id \
          '\(name)'\(isNamed ? "" : sources.uncompiledUse(of: name)), so the app may never create this cell
          """, range: cell.sourceRange)
      }
      current = cell.parent
    }
    guard let scenes, let scene = object.scene, let controller = scene.controller,
      !scenes.reaches(scene)
    else { return nil }
    return Diagnostic.Note(
      "no segue leads to this scene, and no code is known to load it", range: controller.sourceRange
    )
  }

  /// Returns whether only code of other controllers in the document names a reuse identifier, which is also that of cells in
  /// their own lists.
  private func isOnlyForOthers(_ cell: IBObject, _ name: String) -> Bool {
    guard let controller = cell.scene?.controller else { return false }
    let named = document.objects.compactMap { other -> IBObject? in
      guard other.reuseIdentifier == name, let around = other.scene?.controller,
        around != controller, around.customClass != nil,
        other.parent?.prototypes.contains(other) == true
      else { return nil }
      return around
    }
    let own = document.objects.filter {
      $0.customClass != nil && $0.scene?.controller == controller
    }
    let lineages = own.map { ClassLineage($0, in: sources) }
    guard !named.isEmpty, lineages.allSatisfy({ $0?.framework != nil }) else { return false }
    let ownFiles = Set(files(of: own))
    let files = files(of: named).filter { !ownFiles.contains($0) }
    // Code may compute the identifier from the name of a class.
    let classFiles = sources.declarations(named: name).flatMap(\.files)
    return sources.containsText(name, outside: files) == false
      && (classFiles.isEmpty || sources.uses(name, in: .outside(files + classFiles)) == false)
  }

  /// Returns the files of the classes of objects, and of their superclasses.
  private func files(of objects: [IBObject]) -> [String] {
    objects.flatMap { ClassLineage($0, in: sources)?.declared ?? [] }.flatMap(\.files)
  }

  /// Returns whether neither code nor an Info.plist names a xib, and no object loads it by itself. A controller loads the
  /// xib with its name, with or without the last word.
  private static func isUnnamedNib(_ document: IBDocument, in context: LintContext) -> Bool {
    guard document.kind == .xib, document.platform != .macOS, let run = context.run,
      let sources = context.sources,
      let name = document.nibName?.prefix(while: { $0 != "~" })
    else { return false }
    return !run.infoPlistNames.contains { $0.isName(of: name) }
      && [String(name), name + "Controller"].allSatisfy { name in
        let own = sources.declarations(named: name).flatMap(\.files)
        if own.isEmpty {
          return !sources.mayName(name)
            || !sources.mayUseGeneratedName(of: name) && sources.namesOnlyCells(name, of: document)
        }
        if sources.loadsNoView(from: name) { return true }
        // The declaration of a class with the name of the xib does not use the xib.
        guard sources.creates(name) == false, sources.containsText(name, outside: own) == false,
          run.documents(placing: name).allSatisfy({
            IBDocument.nibName(of: $0) == document.nibName
          })
        else { return false }
        // Code may only name the class to use an object that a scene creates with its view.
        return !run.documents(showing: name).isEmpty
          || sources.uses(name, in: .outside(own)) == false
      }
  }
}

extension SourceFacts {
  /// Returns whether a class with the name of a nib is a view and no code loads the nib. Creating or registering the class
  /// of a view does not load the nib, unlike that of a controller.
  fileprivate func loadsNoView(from name: String) -> Bool {
    let isView = declarations(named: name).allSatisfy {
      ClassLineage($0, in: self)?.framework?.isKind(of: "UIView") == true
    }
    guard isView, nibLoads(named: name).isEmpty, containsText(name, outside: []) == false,
      let loading = loading(ofNib: name, className: name, module: nil)
    else { return false }
    // Code generators such as R.swift make members with the names of nibs.
    let member = name.prefix(1).lowercased() + name.dropFirst()
    if uses("nib", in: .everywhere) == true, uses(member, in: .everywhere) != false { return false }
    return loading.sites.isEmpty && !loading.doubts.contains { $0.reason.isOfAnyNib }
  }

  /// Returns whether the name of a nib in code is only the reuse identifier of cells that code creates without the nib.
  fileprivate func namesOnlyCells(_ name: String, of document: IBDocument) -> Bool {
    let uses = identifierUses.filter { $0.identifier == name }
    let areCells = uses.allSatisfy { use in
      [.reuse, .optionalReuse].contains(use.kind)
        || use.kind == .registration && use.className != nil && use.nib == nil
    }
    guard !uses.isEmpty, areCells, nibLoads(named: name).isEmpty,
      containsText(name, outside: uses.map(\.place.file)) == false
    else { return false }
    let loading = document.objects.lazy.compactMap { object in
      object.customClass.flatMap {
        self.loading(ofNib: name, className: $0, module: object.customModule)
      }
    }.first
    return loading?.doubts.contains { $0.reason != .mention && $0.reason.isOfAnyNib } == false
  }

  /// Returns whether code may contain a text, or the word that code generators such as SwiftGen make of it. Generated code
  /// has members and cases with such words; a function or a variable of the app may have the same name by chance.
  func mayName(_ text: String) -> Bool {
    names(text) != false || mayUseGeneratedName(of: text)
  }

  /// Returns whether code may contain the word that code generators such as SwiftGen make of a text.
  fileprivate func mayUseGeneratedName(of text: String) -> Bool {
    let member = text.prefix(1).lowercased() + text.dropFirst()
    return usesMember(member) != false || member != text && uses(text, in: .outside([])) != false
  }
}

extension NibDoubt.Reason {
  /// Whether the code may load the nib of a class that it gets, and not only a nib for an object that it gets.
  fileprivate var isOfAnyNib: Bool {
    switch self {
    case .computedName, .mention, .superclass, .unreadFile: true
    case .unknownHelper(let name), .macro(let name):
      ["nib", "xib"].contains(where: name.lowercased().contains)
    case .handOver: false
    }
  }
}
