/// What can be used in an app's sources on Linux: the symbols of HeadlessUIKit and Foundation.
struct ModelledSymbols {
  private struct Row {
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

  /// Whether a type, function, constant or alias exists.
  func has(_ name: String) -> Bool { names.contains(name[...]) }

  /// Whether all members of a type are known.
  func isWhole(_ type: String) -> Bool { lineage(of: type[...]) != nil }

  /// Whether a type has a member, declared or inherited.
  func has(_ member: String, in type: String) -> Bool {
    lineage(of: type[...])?.contains { $0.members[member[...]] != nil } == true
  }

  /// The type of a property, nil if it is not in the table.
  func type(of member: String, in type: String) -> String? {
    let found = lineage(of: type[...])?.lazy.compactMap { $0.members[member[...]] }.first
    return found.flatMap { $0.isEmpty ? nil : String($0) }
  }

  /// A class and its superclasses; nil where one of them is unknown, and for a protocol, whose conformers may have more.
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
