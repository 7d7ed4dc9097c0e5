import InterfaceBuilder

/// The identifiers in the documents of a run, and the code that may use them.
struct KnownIdentifiers {
  private let segues: Set<String>
  private let scenes: Set<String>
  /// The identifiers that compiling gives to scenes without storyboard ids.
  private let generated: Set<String>
  private let cells: Set<String>
  /// The reuse identifiers in the documents that use a class, by the location of the class.
  private let ownCells: [SourcePlace: Set<String>]
  /// The identifiers of the segues in the scenes of a controller, by the location of its class.
  private let ownSegues: [SourcePlace: Set<String>]
  /// The names of the nibs for iOS, with and without a device modifier, as in `Cell~ipad`.
  let nibs: Set<String>
  private let registrations: [SourceIdentifierUse]
  private let sources: any SourceFacts
  private let declarations: [SourcePlace: SourceClass]
  /// The source files that declare, implement or extend a class that a document uses.
  private let files: Set<String>
  /// Whether the run includes every storyboard that code uses.
  private let hasAllStoryboards: Bool
  /// The code that registers cells with identifiers that are computed at run time.
  private let openRegistrations: ListCode

  init(_ project: ProjectContext) {
    let documents = project.documents
    let uses = project.sources.identifierUses
    segues = documents.reduce(into: []) { $0.formUnion($1.segueIdentifiers) }
    scenes = documents.reduce(into: []) { $0.formUnion($1.storyboardIdentifiers) }
    generated = documents.reduce(into: []) { $0.formUnion($1.generatedIdentifiers) }
    cells = documents.reduce(into: []) { $0.formUnion($1.reuseIdentifiers) }
    let ids = Dictionary(
      documents.map { ($0.file ?? "a document", $0.reuseIdentifiers) }
    ) { $0.union($1) }
    ownCells = project.classes.used.reduce(into: [:]) { found, used in
      found[used.declaration.place] = used.documents.reduce(into: []) {
        $0.formUnion(ids[$1] ?? [])
      }
    }
    ownSegues = project.classes.used.reduce(into: [:]) { found, used in
      if used.hasScene { found[used.declaration.place] = used.segues }
    }
    files = Set(project.classes.used.flatMap(\.declaration.files))
    let names = Set(documents.compactMap(\.nibName))
    nibs = Set(
      documents.filter { $0.kind == .xib && $0.platform != .macOS }.compactMap(\.nibName)
        .flatMap { [$0, String($0.prefix { $0 != "~" })] })
    let open = project.sources.openIdentifierUses
    hasAllStoryboards =
      !open.contains { $0.kind == .storyboard }
      && uses.allSatisfy { $0.kind != .storyboard || names.contains($0.identifier) }
    sources = project.sources
    declarations = Dictionary(
      sources.declarations.map { ($0.place, $0) }
    ) { first, _ in first }
    registrations = uses.filter { $0.kind == .registration }
    openRegistrations = ListCode(
      open.filter { $0.kind == .registration }, in: sources, placedFiles: files)
  }

  /// Returns whether any document contains a segue with an identifier.
  func hasSegue(_ identifier: String) -> Bool { segues.contains(identifier) }

  /// Returns the kind of an identifier, or nil if the documents do not need to contain it.
  func kind(_ use: SourceIdentifierUse) -> (name: String, identifiers: Set<String>)? {
    let isLocal = files.contains(use.place.file)
    switch use.kind {
    case .segue:
      guard isLocal, !handlesSegues(use) else { return nil }
      // Another controller may have the segue; this one performs it itself.
      let own = use.list == .itself ? use.owner.flatMap { ownSegues[$0] } : nil
      return ("segue", own ?? segues)
    case .reuse: return isLocal ? known(cellsFor: use).map { ("reuse identifier", $0) } : nil
    case .scene:
      // State restoration finds the storyboard that contained the scene, if any.
      let restores = ["viewControllerWithRestorationIdentifierPath", "viewController"]
      return hasAllStoryboards && !restores.contains(use.function)
        && !generated.contains(use.identifier)
        ? ("storyboard identifier", scenes) : nil
    case .optionalReuse, .registration, .storyboard, .initialScene, .nib, .segueComparison,
      .segueDestination,
      .creation:
      return nil
    }
  }

  /// Returns whether the class at a location has its own method for performing segues, which may accept any identifier.
  private func handlesSegues(_ use: SourceIdentifierUse) -> Bool {
    let owner = use.owner.flatMap { declarations[$0] }
    let lineage = owner.flatMap { ClassLineage($0, in: sources) }
    return (lineage?.declared ?? []).flatMap(\.otherMethods).contains {
      $0.selector == "performSegueWithIdentifier:sender:"
    }
  }

  /// Returns the reuse identifiers for the list at a location, or nil if code may register others.
  private func known(cellsFor use: SourceIdentifierUse) -> Set<String>? {
    let users = ListCode.Users(of: use, in: sources)
    let own = users.mayBeMore || users.isDataSource ? nil : use.owner.flatMap { ownCells[$0] }
    let found = own ?? cells
    if found.contains(use.identifier) { return found }
    let same = registrations.filter { $0.identifier == use.identifier }
    let registered = ListCode(same, in: sources, placedFiles: files)
    guard !users.areUnknown, registered.first(concerning: users) == nil,
      openRegistrations.first(concerning: users) == nil
    else { return nil }
    return found
  }
}
