/// Names that are allowed or forbidden, as options list them: whole names, and beginnings that end in `*`.
struct NameList: Sendable {
  private let names: Set<String>
  private let beginnings: [String]

  init(_ names: [String]) {
    self.names = Set(names.filter { !$0.hasSuffix("*") })
    beginnings = names.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
  }

  /// Whether the list has a name or a beginning of it.
  func contains(_ name: String) -> Bool {
    names.contains(name) || beginnings.contains { name.hasPrefix($0) }
  }
}
