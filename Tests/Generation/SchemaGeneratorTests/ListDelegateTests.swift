import SchemaGenerator
import Testing

/// The table of the optional methods of list delegates.
@Suite struct ListDelegateTests {
  private static let path = "UIKit/HeadlessUIKit/Controllers/UITableViewController.swift"
  private static let mark =
    "  // MARK: Generated from Schema/list-delegates.tsv by `make generate`\n"

  private static func table(_ rows: String...) throws -> ListDelegateTable {
    try ListDelegateTable("protocol\tmethod\tdefault\tcontroller\n" + rows.joined(separator: "\n"))
  }

  private static func schema() throws -> Schema {
    try Schema(
      elements: "element\tkind\tgroups\tclass\tappkit\twatchkit\tnib\ttyped\tsummary\n",
      attributes: "owner\tattribute\ttype\tdefault\tnib\tsummary\n",
      enumerations: "enumeration\tvalue\tnumber\tsummary\n")
  }

  @Test func `a method has a default, and is declared in the controller for apps to override`()
    throws
  {
    let table = try Self.table(
      "UITableViewDelegate\ttableView(_ tableView: UITableView, dimRowAt path: IndexPath) -> Bool\ttrue\t"
    )
    let source = SchemaGenerator(try Self.schema(), listDelegates: table).sources()[
      "UIKit/HeadlessUIKit/Lists/Generated/ListDelegateDefaults.swift"]
    let method =
      "func tableView(_ tableView: UITableView, dimRowAt path: IndexPath) -> Bool { true }"
    #expect(source?.contains("extension UITableViewDelegate {\n  public \(method)\n}") == true)
    let controller = "class UITableViewController {\n" + Self.mark
    #expect(
      try table.controllerSource(controller + "  open func old() {}\n}\n", path: Self.path)
        == controller + "\n  open \(method)\n}\n")
  }

  @Test func `statements have lines of their own, and long declarations are broken`() throws {
    let table = try Self.table(
      "UITableViewDelegate\ttableView(_ tableView: UITableView, dim cell: UITableViewCell, forRowAt indexPath: IndexPath) -> Int\tnote(); return 1\t"
    )
    let source = try table.controllerSource(Self.mark + "}\n", path: Self.path)
    #expect(
      source.hasSuffix(
        """
          open func tableView(
            _ tableView: UITableView, dim cell: UITableViewCell, forRowAt indexPath: IndexPath
          ) -> Int {
            note()
            return 1
          }
        }

        """))
  }

  @Test func `a method of the controller's own or of another list is not declared again`() throws {
    let table = try Self.table(
      "UITableViewDelegate\ttableView(_ tableView: UITableView)\t\town",
      "UITableViewDragDelegate\ttableView(_ tableView: UITableView, drag: Int)\t\t",
      "UICollectionViewDelegate\tcollectionView(_ view: UICollectionView)\t\t")
    #expect(
      try table.controllerSource(Self.mark + "}\n", path: Self.path) == Self.mark + "\n}\n")
  }

  @Test func `a bad row is named by its line, and a source without the mark by its path`() throws {
    let row = #expect(throws: Schema.Problem.self) { try Self.table("UITableViewDelegate\tx()\t") }
    #expect(row?.description.hasPrefix("list-delegates.tsv: line 2") == true)
    let source = #expect(throws: Schema.Problem.self) {
      try Self.table().controllerSource("class UITableViewController {}\n", path: Self.path)
    }
    #expect(source?.description.contains(Self.path) == true)
  }
}
