/// Names in an option: whole names, and prefixes that end with `*`.
struct NameList: Sendable {
  private let names: Set<String>
  private let beginnings: [String]

  init(_ names: [String]) {
    self.names = Set(names.filter { !$0.hasSuffix("*") })
    beginnings = names.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
  }

  /// Whether the list contains a name or a prefix of it.
  func contains(_ name: String) -> Bool {
    names.contains(name) || beginnings.contains { name.hasPrefix($0) }
  }
}
