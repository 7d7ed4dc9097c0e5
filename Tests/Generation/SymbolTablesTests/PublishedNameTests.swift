#if os(Linux)
  import HeadlessUIKit
  import SymbolTables
  import Testing

  /// The names of UIKit's classes and of their members are those that Apple publishes.
  @Suite struct PublishedNameTests {
    private struct Member: Hashable, CustomStringConvertible {
      let type: String
      let name: String
      var description: String { "\(type).\(name)" }
    }

    /// The members that this package adds to UIKit's classes, each for a reason that the table states.
    private static func ownMembers() throws -> Set<Member> {
      Set(try Build.rows("own-members").map { Member(type: $0[0], name: $0[1]) })
    }

    /// The public members of UIKit's classes that nothing publishes.
    private static func unpublished() throws -> Set<Member> {
      let tables = try Build.tables.get()
      return Set(
        tables.uikit.symbols.filter { symbol in
          symbol.path.count == 2 && !symbol.isType && symbol.kind != .alias
            && symbol.kind != .operator && !symbol.isDeprecated
            && tables.published.rows[symbol.owner]?.isProtocol == false
            && !tables.published.has(symbol.name, in: symbol.owner)
        }.map { Member(type: $0.owner, name: $0.name) })
    }

    @Test func `a public member of a UIKit class is published, or listed with a reason`() throws {
      let own = try Self.ownMembers()
      let unlisted = try Self.unpublished().filter {
        !own.contains($0) && !own.contains(Member(type: "*", name: $0.name))
      }
      #expect(unlisted.map(\.description).sorted() == [])
    }

    @Test func `each member that is listed as the package's own exists, and has a reason`() throws {
      let found = try Self.unpublished()
      let names = Set(found.map(\.name))
      for cells in try Build.rows("own-members") {
        #expect(cells.count == 3 && !cells[2].isEmpty)
        let isThere =
          cells[0] == "*"
          ? names.contains(cells[1]) : found.contains(Member(type: cells[0], name: cells[1]))
        #expect(isThere, "\(cells[0]).\(cells[1]) is not there, or is published")
      }
      #expect(try Self.ownMembers().count <= 70)
    }

    /// What NSObject, NSCopying, NSMutableCopying, NSCoding and UIFocusEnvironment publish.
    private static let inherited: Set<String> = [
      "copy", "copyWithZone:", "mutableCopy", "mutableCopyWithZone:", "encodeWithCoder:",
      "respondsToSelector:", "prepareForInterfaceBuilder", "setNeedsFocusUpdate",
      "updateFocusIfNeeded", "shouldUpdateFocusInContext:",
      "didUpdateFocusInContext:withAnimationCoordinator:",
    ]

    @Test func `methods are called by the selectors that their classes publish`() throws {
      let tables = try Build.tables.get()
      let path = "Sources/UIKit/HeadlessUIKit/Classes/Generated/FrameworkMethods+Classes.swift"
      var type = ""
      var count = 0
      for line in try #require(tables.files()[path]).split(separator: "\n") {
        if let owner = line.firstMatch(of: /adder\(of: ([\w.]+)\.self\)/) { type = String(owner.1) }
        guard let selector = line.firstMatch(of: /add\("([^"]+)"\)/)?.1,
          tables.published.rows[type] != nil
        else { continue }
        count += 1
        let isPublished = tables.published.selectors(of: type).contains(String(selector))
        #expect(isPublished || Self.inherited.contains(String(selector)), "\(type) \(selector)")
      }
      #expect(count > 900)
    }

    @Test func `the words that Swift drops are those of the published selectors`() throws {
      let published = try Build.tables.get().published
      func selector(_ method: String, _ nouns: [String], _ type: String) -> String? {
        published.selector(of: method, nouns: nouns, in: type)
      }
      #expect(
        selector("reloadRows(at:with:)", ["IndexPaths", "RowAnimation"], "UITableView")
          == "reloadRowsAtIndexPaths:withRowAnimation:")
      #expect(selector("prepare()", [], "UICollectionViewFlowLayout") == "prepareLayout")
      #expect(selector("setTitle(_:for:)", ["", "State"], "UIButton") == "setTitle:forState:")
      #expect(selector("snapshot()", [], "UITableViewDiffableDataSource") == nil)
      #expect(selector("pick(_:)", ["Color"], "UIColorPickerViewController") == nil)
    }

    @MainActor @Test func `objects answer to published selectors`() {
      let table = UITableView()
      #expect(table.responds(to: "reloadRowsAtIndexPaths:withRowAnimation:"))
      #expect(!table.responds(to: "reloadRowsAt:withRowAnimation:"))
      #expect(UICollectionViewFlowLayout().responds(to: "prepareLayout"))
      #expect(!UICollectionViewFlowLayout().responds(to: "prepare"))
      #expect(!UIColorPickerViewController().responds(to: "finish"))
      #expect(!UIBarButtonItem().responds(to: "performAction"))
    }
  }
#endif
