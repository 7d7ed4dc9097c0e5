import Foundation
import Testing

/// The page that says which of UIKit's classes and members are modelled is made of the sources.
@Suite struct UIKitCoverage {
  private static let page = "Documentation/UIKitCoverage.md"

  @Test func `the page about coverage is that of the sources`() throws {
    try GeneratedFile.check(Self.page, is: Self.text(), then: "read it, then run again")
  }

  @Test func `the scan of the sources finds what the compiler finds`() {
    let found = Self.declarations
    #expect(
      found.members["UIView"]?.isSuperset(of: ["frame", "addSubview", "layoutIfNeeded"]) == true)
    #expect(found.members["UIView.ContentMode"]?.contains("scaleAspectFit") == true)
    #expect(found.membersInherited(by: "UIButton").contains("sendActions"))
    #expect(found.members["UIView"]?.contains("dueInside") == false)
  }

  @Test func `the scan tells members that only record or keep from those that act`() {
    let inert = Self.declarations.inert
    #expect(inert["UIImpactFeedbackGenerator"]?.contains("impactOccurred") == true)
    #expect(inert["CALayer"]?.contains("cornerCurve") == true)
    #expect(inert["UIView", default: []].isDisjoint(with: ["alpha", "addSubview", "transform"]))
    #expect(inert["UITextField", default: []].isDisjoint(with: ["text", "placeholder"]))
  }

  private static let declarations = UIKitDeclarations(
    folder: Repository.root.appending(path: "Sources/HeadlessUIKit"),
    users: ["IBCanvas", "IBRender", "UIKitTesting", "ViewSnapshots"].map {
      Repository.root.appending(path: "Sources/\($0)")
    })

  /// The members that apps and documents use, class by class.
  private static var known: [(name: String, members: [String])] {
    var order: [String] = []
    var members: [String: [String]] = [:]
    for line in Repository.lines(of: "Schema/uikit-members.tsv").dropFirst() where !line.isEmpty {
      let cells = line.components(separatedBy: "\t")
      if members[cells[0]] == nil { order.append(cells[0]) }
      members[cells[0], default: []] += cells[1].isEmpty ? [] : [cells[1]]
    }
    return order.map { ($0, members[$0] ?? []) }
  }

  /// Documents leave out the `is` that Swift's names of truth values begin with.
  private static func isModelled(_ member: String, among names: Set<String>) -> Bool {
    let isName = "is" + member.prefix(1).uppercased() + member.dropFirst()
    return names.contains(member) || names.contains(isName)
  }

  private static func text() -> String {
    let declared = declarations
    let known = known
    var rows: [String] = []
    var modelledCount = 0
    var knownCount = 0
    let inert = declared.inert
    let listed = Set(known.map(\.name))
    let others = declared.members.keys.filter { !listed.contains($0) && isUIKits($0) }
    let types = known.filter { !declared.globals.contains($0.name) }
    for (name, members) in (types + others.map { ($0, []) }).sorted(by: { $0.0 < $1.0 }) {
      let own = declared.members[name]
      let all = declared.membersInherited(by: name)
      let missing = members.filter { !isModelled($0, among: all) }.sorted()
      modelledCount += own == nil ? 0 : members.count - missing.count
      knownCount += members.count
      let share =
        members.isEmpty
        ? "" : "\(own == nil ? 0 : members.count - missing.count) of \(members.count)"
      let absent = missing.map { "`\($0)`" }.joined(separator: " ")
      rows.append(
        "| `\(name)` | \(own.map { "\($0.count)" } ?? "no") | \(inert[name].map { "\($0.count)" } ?? "") "
          + "| \(share) | \(own == nil ? "" : absent) |"
      )
    }
    let classes = types.filter { declared.members[$0.name] != nil }.count
    let globals = declared.globals.filter(isUIKits).sorted().map { "`\($0)`" }
    return """
      # UIKit coverage

      This page lists the parts of UIKit that `HeadlessUIKit` contains. The tests generate this page from the library's
      sources and from `Schema/uikit-members.tsv`, which lists the types and members that real apps and documents use;
      `UPDATE_GOLDEN=1 swift test` updates it.

      Apps and documents use \(types.count) types and \(knownCount) members of these types. `HeadlessUIKit` contains \(classes) of these types and \(modelledCount)
      of these members. The columns of the table:

      - “members”: the number of public members that the type itself declares, or “no” if the type is missing. When a
        document that uses a missing type is loaded, a `UIView`, a `UIViewController` or a plain object is created instead.
      - “without effect”: the number of these members that compile but have no effect. They are methods that only record
        their calls (`HeadlessEnvironment.recordedCalls`), and properties that no code in the library reads.
      - “in use”: the number of members that apps and documents use and that exist (declared or inherited).

      | type | members | without effect | in use | in use and missing |
      | --- | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      ## Functions, constants and aliases

      `HeadlessUIKit` also contains these top-level names:

      \(globals.joined(separator: ", ")).

      \(EventCoverage.section)

      """
  }

  private static func isUIKits(_ name: String) -> Bool {
    !name.contains(".")
      && ["UI", "CA", "NSLayout", "NSText", "NSDirectional", "NSParagraph"].contains {
        name.hasPrefix($0)
      }
  }
}
