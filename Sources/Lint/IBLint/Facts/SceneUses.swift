import Diagnostics

/// The scenes that code instantiates by their storyboard identifiers.
struct SceneUses {
  private let sources: any SourceFacts
  private let identifiers: Set<String>
  /// Whether code computes identifiers at run time.
  private let areOpen: Bool
  /// The classes of which code creates objects without arguments.
  private let created: Set<String>

  init(_ sources: any SourceFacts) {
    self.sources = sources
    let uses = sources.identifierUses
    identifiers = Set(uses.filter { $0.kind == .scene }.map(\.identifier))
    created = Set(uses.filter { $0.kind == .creation }.compactMap(\.className))
    areOpen = sources.openIdentifierUses.contains { $0.kind == .scene }
  }

  /// Returns whether code may instantiate the scene with a storyboard id and a controller of a class.
  func mayShow(_ className: String?, _ identifier: String) -> Bool {
    guard !identifier.isEmpty else { return false }
    if identifiers.contains(identifier) { return true }
    let own = sources.declarations(named: identifier).flatMap(\.files)
    if own.isEmpty { return sources.mayName(identifier) }
    // The identifier is the name of a class, from which code may compute it.
    let isCreated = className.map { created.contains(RuntimeName($0)?.name ?? $0) }
    return isCreated != true && (areOpen || sources.uses(identifier, in: .outside(own)) != false)
  }

  /// Returns whether the app may show the initial scene of a storyboard: an Info.plist or a storyboard reference names the
  /// storyboard, or code that may run creates the controller.
  func mayShowInitialScene(ofStoryboard name: String?, in run: (any RunFacts)?) -> Bool {
    guard let name = name?.prefix(while: { $0 != "~" }), let run,
      let referenced = run.referencedStoryboards,
      // Without the Info.plist of an app, any storyboard may be its main one.
      case let listed = run.infoPlistNames, listed.contains(where: { $0.use != .launchScreen })
    else { return true }
    if listed.contains(where: { $0.isName(of: name) }) { return true }
    // The storyboard must be one that code loads. Libraries may compute the name from that of a class.
    let loads = sources.identifierUses.filter { $0.kind == .storyboard }
    guard !referenced.contains(String(name)), sources.declarations(named: String(name)).isEmpty,
      loads.contains(where: { $0.identifier == name })
    else { return true }
    let functions = IdleFunctions(sources)
    let named = sources.identifierUses.filter { $0.kind == .initialScene && $0.identifier == name }
    let open = sources.openIdentifierUses.filter { use in
      guard use.kind == .initialScene else { return false }
      let near = loads.filter {
        $0.place.file == use.place.file && $0.function == use.function && $0.owner == use.owner
      }
      return near.isEmpty || near.contains { $0.identifier == name }
    }
    return (named + open).contains { functions.reason(against: $0) == nil }
  }
}
