/// Identifiers in the order in which code requests something for them, each once.
struct RequestedIdentifiers<Identifier: Hashable & Sendable>: Sendable {
  private(set) var all: [Identifier] = []
  private var known: Set<Identifier> = []

  /// Adds those identifiers that are new.
  mutating func add(_ identifiers: [Identifier]) {
    for identifier in identifiers where known.insert(identifier).inserted { all.append(identifier) }
  }

  mutating func removeAll(where isGone: (Identifier) -> Bool) {
    guard all.contains(where: isGone) else { return }
    all.removeAll(where: isGone)
    known = Set(all)
  }
}
