/// Identifiers in the order in which code makes requests for them, each only once.
struct RequestedIdentifiers<Identifier: Hashable & Sendable>: Sendable {
  private(set) var all: [Identifier] = []
  private var known: Set<Identifier> = []

  /// Adds those identifiers that are not included yet.
  mutating func add(_ identifiers: [Identifier]) {
    for identifier in identifiers where known.insert(identifier).inserted { all.append(identifier) }
  }

  mutating func removeAll(where isGone: (Identifier) -> Bool) {
    guard all.contains(where: isGone) else { return }
    all.removeAll(where: isGone)
    known = Set(all)
  }
}
