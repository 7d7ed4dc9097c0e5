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
}
