/// The symbols of HeadlessUIKit and Foundation, which an app's sources can use on Linux.
struct ModelledSymbols: Sendable {
  private struct Row: Sendable {
    let isProtocol: Bool
    let superclass: Substring
    let members: [Substring: Substring]
  }

  private var rows: [Substring: Row] = [:]
  private var names: Set<Substring> = []

  init() {
    for line in ModelledNames.table.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      let isProtocol = cells[0].utf8.first == 0x40
      let name = isProtocol ? cells[0].dropFirst() : cells[0]
      names.insert(name)
      guard cells.count == 3 else { continue }
      var members: [Substring: Substring] = [:]
      for member in cells[2].split(separator: " ") {
        let parts = member.split(separator: ":", maxSplits: 1)
        members[parts[0]] = parts.count == 2 ? parts[1] : ""
      }
      rows[name] = Row(isProtocol: isProtocol, superclass: cells[1], members: members)
    }
  }

  /// Returns whether a name is that of a protocol.
  func isProtocol(_ name: String) -> Bool { rows[name[...]]?.isProtocol == true }

  /// Returns the superclass of a class, empty for other types, or nil if the type is unknown.
  func superclass(of name: String) -> String? {
    rows[name[...]].flatMap { $0.isProtocol ? nil : String($0.superclass) }
  }

  /// Returns whether a type, function, constant or type alias exists.
  func has(_ name: String) -> Bool { names.contains(name[...]) }

  /// Returns whether all members of a type are known.
  func isWhole(_ type: String) -> Bool { lineage(of: type[...]) != nil }

  /// Returns whether a type declares or inherits a member.
  func has(_ member: String, in type: String) -> Bool {
    guard let lineage = lineage(of: type[...]) else { return false }
    return lineage.contains { $0.members[member[...]] != nil }
      || Self.objectMembers.contains(member) && isObject(type)
  }

  /// Returns whether a type has an associated type of a protocol of the standard library, as in `Options.RawValue`.
  func hasAssociatedType(_ name: String, in type: String) -> Bool {
    Self.requirements[name].map { has($0, in: type) } ?? false
  }

  /// The associated types of protocols in the standard library, each with a member that the same protocol requires.
  private static let requirements = [
    "RawValue": "rawValue", "Element": "formUnion", "ArrayLiteralElement": "formUnion",
    "AllCases": "allCases",
  ]

  /// The members that HeadlessUIKit adds to all classes in an extension of `NSObjectProtocol`. The table has no members
  /// of such extensions.
  private static let objectMembers: Set<String> = [
    "addObserver", "dictionaryWithValues", "didChangeValue", "observe", "observeValue", "perform",
    "performSelector", "removeObserver", "setValue", "setValuesForKeys", "value",
    "willChangeValue",
  ]

  private func isObject(_ type: String) -> Bool {
    var next = type[...]
    while let row = rows[next], !row.superclass.isEmpty { next = row.superclass }
    return next == "NSObject"
  }

  /// Returns the type of a property, or nil if it is not in the table.
  func type(of member: String, in type: String) -> String? {
    let found = lineage(of: type[...])?.lazy.compactMap { $0.members[member[...]] }.first
    return found.flatMap { $0.isEmpty ? nil : String($0) }
  }

  /// Returns a class and its superclasses, or nil if one of them is unknown. Also nil for a protocol, because
  /// conforming types may have more members.
  private func lineage(of type: Substring) -> [Row]? {
    var found: [Row] = []
    var next = type
    while !next.isEmpty {
      guard let row = rows[next], !row.isProtocol else { return nil }
      found.append(row)
      next = row.superclass
    }
    return found
  }
}
