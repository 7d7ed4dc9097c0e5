/// The classes and protocols of Apple's frameworks and their members, as Apple publishes them.
///
/// The names come from `Schema/published-members.tsv`. If the table does not contain something, the answer is unknown:
/// nil, or false where only true is meaningful.
public enum PublishedAPI {
  private struct Row {
    let name: Substring
    let superclass: Substring
    let protocols: [Substring]
    let members: [Substring]
  }

  private static let rows: [Substring: Row] = {
    var rows: [Substring: Row] = [:]
    for line in PublishedRows.members.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 4 else { continue }
      rows[cells[0]] = Row(
        name: cells[0], superclass: cells[1], protocols: cells[2].split(separator: " "),
        members: cells[3].split(separator: " "))
    }
    return rows
  }()

  /// The base names of members that exist only in Swift or have another name there, by their type.
  private static let swiftNames: [Substring: Set<Substring>] = {
    var names: [Substring: Set<Substring>] = [:]
    for line in PublishedRows.swiftNames.split(separator: "\n") {
      let cells = line.split(separator: " ", maxSplits: 1)
      guard cells.count == 2 else { continue }
      names[cells[0], default: []].insert(cells[1].prefix { $0 != "(" })
    }
    return names
  }()

  /// The properties that exist only in Swift or have another name there, after their types.
  private static let swiftProperties = Set(
    PublishedRows.swiftNames.split(separator: "\n").filter { !$0.contains("(") })

  /// The keys of all properties, as key-value coding finds them.
  private static let keys: Set<Substring> = rows.values.reduce(into: []) { keys, row in
    for member in row.members { keys.formUnion(Self.keys(of: member)) }
  }

  /// Returns the keys with which key-value coding finds a member: a property, a method without arguments, or a setter.
  private static func keys(of member: Substring) -> Set<Substring> {
    let name = member.drop { $0 == "+" || $0 == "?" }.prefix { $0 != "=" }
    if !name.contains(":") { return [name] }
    guard name.hasPrefix("set"), name.hasSuffix(":"),
      name.firstIndex(of: ":") == name.index(before: name.endIndex)
    else { return [] }
    let stem = name.dropFirst(3).dropLast()
    return [stem, stem.prefix(1).lowercased() + stem.dropFirst()]
  }

  /// Returns whether the table has a class or protocol.
  public static func has(_ type: String) -> Bool { rows[type[...]] != nil }

  /// Returns whether a class in the table has a property for a key of key-value coding. False only means that no such
  /// property is known.
  public static func hasKey(_ key: String) -> Bool {
    let word = key.prefix(1).uppercased() + key.dropFirst()
    let lower = key.prefix(1).lowercased() + key.dropFirst()
    return [key[...], lower[...], "is" + word].contains { keys.contains($0) }
  }

  /// Returns whether a class or its superclass publishes a property for a key of key-value coding. False only means
  /// that no such property is known.
  public static func hasKey(_ key: String, in type: String) -> Bool {
    let word = key.prefix(1).uppercased() + key.dropFirst()
    let lower = key.prefix(1).lowercased() + key.dropFirst()
    let names = Set([key[...], lower[...], "is" + word])
    return visit(type) { row in
      row.members.contains { !Self.keys(of: $0).isDisjoint(with: names) }
    }
  }

  /// Returns whether a class, one of its superclasses or a protocol of them publishes a property, or a method without
  /// arguments, with a Swift name. False only means that none is known.
  package static func hasProperty(_ name: String, in type: String) -> Bool {
    hasKey(name, in: type)
      || visit(type) { swiftProperties.contains("\($0.name) \(name)") }
  }

  /// Returns the selectors of the methods and properties that a class, its superclasses and their protocols publish, as far
  /// as they are known.
  package static func selectors(of type: String) -> Set<Substring> {
    var found: Set<Substring> = []
    _ = visit(type) { row in
      for member in row.members {
        found.insert(member.drop { $0 == "+" || $0 == "?" }.prefix { $0 != "=" })
      }
      return false
    }
    return found
  }

  /// Returns whether a class or one of its superclasses publishes that it conforms to a protocol.
  package static func conforms(_ type: String, to name: String) -> Bool {
    visit(type) { $0.protocols.contains(name[...]) }
  }

  /// Returns whether the table row of a class, or of one of its superclasses or protocols, satisfies a condition.
  private static func visit(_ type: String, where isWanted: (Row) -> Bool) -> Bool {
    var pending = [type[...], "NSObject"]
    var seen: Set<Substring> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let row = rows[name] else { continue }
      if isWanted(row) { return true }
      pending.append(row.superclass)
      pending += row.protocols
    }
    return false
  }

  /// Returns whether a class publishes a member with the given Swift base name.
  ///
  /// The base name is that of a property, or the part of a selector before its first preposition.
  /// - Returns: Nil if the table does not contain the class.
  public static func has(_ member: String, in type: String) -> Bool? {
    guard rows[type[...]] != nil else { return nil }
    var pending = [type[...], "NSObject"]
    var seen: Set<Substring> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      if swiftNames[name]?.contains(member[...]) == true { return true }
      guard let row = rows[name] else { continue }
      if row.members.contains(where: { isName(member, of: $0) }) { return true }
      pending.append(row.superclass)
      pending += row.protocols
    }
    return false
  }

  /// Returns whether any class or protocol in the table publishes a member with the given Swift base name. False only
  /// means that no such member is known.
  public static func hasMember(_ name: String) -> Bool {
    swiftNames.values.contains { $0.contains(name[...]) }
      || rows.values.contains { $0.members.contains { isName(name, of: $0) } }
  }

  /// Returns whether any class or protocol in the table publishes a static member with the given Swift base name, except
  /// members that only Swift has.
  public static func hasStaticMember(_ name: String) -> Bool {
    rows.values.contains { row in
      row.members.contains { $0.first == "+" && isName(name, of: $0) }
    }
  }

  /// The words before which Swift's importer ends the base name of a method. Source: Swift Evolution proposal SE-0005.
  private static let prepositions: Set<String> = [
    "After", "At", "Before", "By", "For", "From", "In", "Of", "On", "To", "Using", "With",
  ]

  private static func isName(_ name: String, of selector: Substring) -> Bool {
    let plain = selector.drop { $0 == "+" || $0 == "?" }.prefix { $0 != ":" && $0 != "=" }
    if name == "init" { return plain.hasPrefix("init") }
    guard plain.hasPrefix(name) else {
      return plain.hasPrefix("is")
        && plain.dropFirst(2) == name.prefix(1).uppercased() + name.dropFirst()
    }
    let rest = plain.dropFirst(name.count)
    guard let first = rest.first else { return true }
    let word = String(first) + rest.dropFirst().prefix { !$0.isUppercase }
    return prepositions.contains(word)
  }
}
