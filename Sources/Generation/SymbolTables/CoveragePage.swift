import Foundation

/// The page that shows how completely each of UIKit's types is implemented.
struct CoveragePage {
  private let coverage: Coverage
  private let graph: SymbolGraph
  private let known: [(name: String, members: [String])]
  private let events: [[String]]

  init(_ coverage: Coverage, graph: SymbolGraph, root: URL) throws {
    self.coverage = coverage
    self.graph = graph
    var order: [String] = []
    var members: [String: [String]] = [:]
    for cells in PublishedMembers.rows(of: try GeneratedTables.table("uikit-members", root)) {
      if members[cells[0]] == nil { order.append(cells[0]) }
      members[cells[0], default: []] += cells[1].isEmpty ? [] : [cells[1]]
    }
    known = order.map { ($0, members[$0] ?? []) }
    events = PublishedMembers.rows(of: try GeneratedTables.table("uikit-events", root))
  }

  /// Documents omit the `is` with which Swift's names of Boolean values begin.
  private static func isModelled(_ member: String, among names: Set<String>) -> Bool {
    let isName = "is" + member.prefix(1).uppercased() + member.dropFirst()
    return names.contains(member) || names.contains(isName)
  }

  private func inherited(by type: String) -> Set<String> {
    var all: Set<String> = []
    var current: String? = type
    while let name = current {
      all.formUnion(graph.rows[name].map { Set($0.members.keys) } ?? [])
      current = graph.rows[name]?.superclass
    }
    return all
  }

  static func isUIKits(_ name: String) -> Bool {
    !name.contains(".")
      && ["UI", "CA", "NSLayout", "NSText", "NSDirectional", "NSParagraph"].contains {
        name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
      }
  }

  var text: String {
    var counts: [String: [Coverage.Column: Int]] = [:]
    for symbol in graph.symbols where symbol.path.count == 2 {
      guard let column = coverage.column(of: symbol) else { continue }
      counts[symbol.owner, default: [:]][column, default: 0] += 1
    }
    let types = Set(graph.symbols.filter { $0.isType && $0.path.count == 1 }.map(\.name))
    let top = Set(graph.symbols.filter { $0.path.count == 1 }.map(\.baseName))
    let globals = top.subtracting(types).filter(Self.isUIKits).sorted().map { "`\($0)`" }
    let used = known.filter { types.contains($0.name) || !top.contains($0.name) }
    let listed = Set(known.map(\.name))
    let others = types.filter { !listed.contains($0) && Self.isUIKits($0) }.map { ($0, [String]()) }
    var rows: [String] = []
    var modelledCount = 0
    for (name, members) in (used + others).sorted(by: { $0.0 < $1.0 }) {
      let isThere = types.contains(name)
      let all = inherited(by: name)
      let missing = members.filter { !Self.isModelled($0, among: all) }.sorted()
      modelledCount += isThere ? members.count - missing.count : 0
      let share =
        members.isEmpty ? "" : "\(isThere ? members.count - missing.count : 0) of \(members.count)"
      let absent = isThere ? missing.map { "`\($0)`" }.joined(separator: " ") : ""
      let cells = [Coverage.Column.behaves, .stored, .recorded, .uncalled].map {
        counts[name]?[$0].map(String.init) ?? ""
      }
      rows.append(
        "| `\(name)` | \(isThere ? cells[0] : "no") | \(cells.dropFirst().joined(separator: " | ")) | \(share) | \(absent) |"
      )
    }
    let total = counts.values.reduce(into: [Coverage.Column: Int]()) { sum, row in
      sum.merge(row) { $0 + $1 }
    }
    let memberCount = used.reduce(0) { $0 + $1.members.count }
    return """
      # UIKit coverage

      This page lists the parts of UIKit that `HeadlessUIKit` contains, and how far they are modeled. `make generate` writes
      it from the compiler's symbol graph and index, and from `Schema/uikit-members.tsv`, which lists the types and members
      that real apps and documents use.

      Apps and documents use \(used.count) types and \(memberCount) members of these types. `HeadlessUIKit` contains \(used.filter { types.contains($0.name) }.count) of these types and \(modelledCount)
      of these members. The columns of the table count a type's own properties, methods and initializers:

      - “behaves” (\(total[.behaves] ?? 0)): members with an effect, or with a value that the library uses. The word “no” means that the type is
        missing. When a document that uses a missing type is loaded, a `UIView`, a `UIViewController` or a plain object is
        created instead.
      - “stored” (\(total[.stored] ?? 0)): properties that can be set and read back, but that no code in the library reads.
      - “recorded” (\(total[.recorded] ?? 0)): methods that only record their calls (`HeadlessEnvironment.recordedCalls`).
      - “never called” (\(total[.uncalled] ?? 0)): methods that apps implement or override, and that the library never calls.
      - “in use”: the number of members that apps and documents use and that exist (declared or inherited).

      | type | behaves | stored | recorded | never called | in use | in use and missing |
      | --- | --- | --- | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      ## Requirements that are never called

      These methods of delegates and data sources are declared, so that an app's classes can implement them, but nothing
      calls them. A test can call them itself.

      | protocol | method | reason |
      | --- | --- | --- |
      \(requirements)

      ## Functions, constants and aliases

      `HeadlessUIKit` also contains these top-level names:

      \(globals.joined(separator: ", ")).

      ## Gestures and control events

      This table lists all gesture recognizers and control events of UIKit, each with the name of a test.

      | symbol | what happens | test |
      | --- | --- | --- |
      \(events.map { "| `\($0[0])` | \($0[1]) | \($0[2]) |" }.joined(separator: "\n"))

      """
  }

  private var requirements: String {
    coverage.uncalledRequirements.sorted().map {
      "| `\($0.type)` | `\($0.name)` | \(coverage.reasons[$0] ?? "") |"
    }.joined(separator: "\n")
  }
}
