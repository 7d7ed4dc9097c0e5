/// The names of all members of framework types that the package knows.
package enum FrameworkMembers {
  private static let names: Set<Substring> = {
    var names: Set<Substring> = []
    for line in ModelledNames.table.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 3 else { continue }
      for member in cells[2].split(separator: " ") {
        names.insert(member.prefix { $0 != ":" })
      }
    }
    return names
  }()

  /// Returns whether any framework type has a member with a name. False means only that none is known.
  package static func contains(_ name: String) -> Bool { names.contains(name[...]) }
}
