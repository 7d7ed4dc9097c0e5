/// The members that Apple's frameworks publish, from `Schema/published-members.tsv` and `Schema/swift-names.tsv`.
package struct PublishedMembers {
  /// A class or protocol.
  package struct Row {
    package let isProtocol: Bool
    package let superclass: String
    package let protocols: [String]
    /// The selectors of methods and of the accessors of properties.
    package let selectors: [String]
  }

  package private(set) var rows: [String: Row] = [:]
  /// The Objective-C names of members, by their type and Swift name; empty if a member exists only in Swift.
  private var swiftNames: [String: [String: String]] = [:]

  /// Creates the list from the text of its tables.
  package init(members: String, swiftNames: String) {
    for cells in Self.rows(of: members) where cells.count >= 6 {
      rows[cells[1]] = Row(
        isProtocol: cells[0] == "protocol", superclass: cells[2],
        protocols: Self.words(cells[4]), selectors: Self.words(cells[5]).flatMap(Self.selectors))
    }
    for cells in Self.rows(of: swiftNames) where cells.count >= 3 {
      self.swiftNames[cells[0], default: [:]][cells[1]] = cells[2]
    }
  }

  static func rows(of table: String) -> [[String]] {
    table.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// The selectors of a member: `isHidden=` is a settable property, a leading `+` marks a member of the class itself,
  /// and `?` an optional member of a protocol.
  private static func selectors(_ member: String) -> [String] {
    let name = String(member.drop { $0 == "+" || $0 == "?" })
    guard name.hasSuffix("=") else { return [name] }
    let getter = String(name.dropLast())
    let stem =
      getter.hasPrefix("is") && getter.dropFirst(2).first?.isUppercase == true
      ? String(getter.dropFirst(2)) : getter.prefix(1).uppercased() + getter.dropFirst()
    return [getter, "set\(stem):"]
  }

  // MARK: Lookup

  /// A class and its superclasses, and the protocols that they conform to.
  package func lineage(of type: String) -> [String] {
    var found: [String] = []
    var next = type
    while !next.isEmpty, let row = rows[next], !found.contains(next) {
      found.append(next)
      found += row.protocols.filter { rows[$0] != nil && !found.contains($0) }
      next = row.superclass
    }
    return found
  }

  /// The selectors that objects of a class respond to.
  package func selectors(of type: String) -> [String] {
    let lineage = lineage(of: type)
    return (lineage + (lineage.contains("NSObject") ? [] : ["NSObject"])).flatMap {
      rows[$0]?.selectors ?? []
    }
  }

  /// Whether a class publishes a member, under its name in Swift.
  package func has(_ member: String, in type: String) -> Bool {
    if listed(member, in: type) != nil { return true }
    let name = MemberName(member)
    return selectors(of: type).contains { name.fits($0) }
  }

  private func listed(_ member: String, in type: String) -> String? {
    (lineage(of: type) + ["NSObject"]).lazy.compactMap { swiftNames[$0]?[member] }.first
  }

  /// Returns the published selector of a method, or nil if there is none, or if several fit and the choice is
  /// ambiguous.
  /// - Parameter nouns: The words for the types of the parameters, which the importer may have dropped.
  package func selector(of method: String, nouns: [String], in type: String) -> String? {
    if let listed = listed(method, in: type) { return listed.isEmpty ? nil : listed }
    let name = MemberName(method)
    for owner in lineage(of: type) + ["NSObject"] {
      let fitting = Set((rows[owner]?.selectors ?? []).filter(name.fits))
      if fitting.count <= 1 {
        if let only = fitting.first { return only }
        continue
      }
      let exact = fitting.filter { name.isExact($0, nouns: nouns) }
      return exact.count == 1 ? exact.first : nil
    }
    return nil
  }
}

/// The Swift name of a member, which may be derived from a selector.
struct MemberName {
  let base: String
  /// Nil for a property.
  let labels: [String]?

  init(_ name: String) {
    base = String(name.prefix { $0 != "(" })
    labels =
      name.contains("(")
      ? name.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init) : nil
  }

  /// Whether Swift may have imported a selector under this name.
  ///
  /// The importer moves words after a preposition into a label, and drops words that repeat a type. Source: Swift
  /// Evolution proposal SE-0005.
  func fits(_ selector: String) -> Bool {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let labels, !labels.isEmpty else {
      if labels != nil, base == "init" { return selector == "init" }
      return parts.count == 1
        && (begins(selector, with: base, wholeWords: true)
          || selector.lowercased() == "is" + base.lowercased())
    }
    guard parts.count == labels.count + 1,
      zip(labels.dropFirst(), parts.dropFirst()).allSatisfy({ label, part in
        label == "_" || begins(part, with: label, wholeWords: false)
      })
    else { return false }
    let first = parts[0].lowercased()
    let label = labels[0] == "_" ? "" : labels[0].lowercased()
    guard base == "init" else { return first.hasPrefix(base.lowercased() + label) }
    if label.isEmpty { return first.contains("with") }
    return first.hasPrefix("init")
      ? first.hasPrefix("initwith" + label) || first.hasPrefix("init" + label)
      : first.contains(label)
  }

  private func begins(_ text: String, with name: String, wholeWords: Bool) -> Bool {
    guard text.lowercased().hasPrefix(name.lowercased()) else { return false }
    guard wholeWords, let next = text.dropFirst(name.count).first else { return true }
    return next.isUppercase || next.isNumber
  }

  /// Whether a selector consists of this name and the words for the parameters' types.
  func isExact(_ selector: String, nouns: [String]) -> Bool {
    guard let labels else { return selector == base }
    guard !labels.isEmpty else { return selector == base }
    var text = base
    for (position, label) in labels.enumerated() {
      let part = label == "_" ? "" : label
      text += position == 0 ? part.prefix(1).uppercased() + part.dropFirst() : part
      if position < nouns.count, selector.hasPrefix(text + nouns[position] + ":") {
        text += nouns[position]
      }
      text += ":"
    }
    return selector == text
  }
}
