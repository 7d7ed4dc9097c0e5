/// The value of an option with a list of names. A name that ends with `*` is a prefix.
struct NameList: Sendable {
  private let names: Set<String>
  private let beginnings: [String]

  init(_ names: [String]) {
    self.names = Set(names.filter { !$0.hasSuffix("*") })
    beginnings = names.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
  }

  /// Returns whether a name or a prefix in the list matches.
  func contains(_ name: String) -> Bool {
    names.contains(name) || beginnings.contains { name.hasPrefix($0) }
  }
}
