import Foundation
import HeadlessUIKit
import NibFormat
import Testing

@MainActor @Suite(.ownEnvironment)
struct TableTests {
  private let path: IndexPath = [0, 0]

  /// A nib with a cell that holds a label with an outlet, as prototypes are compiled.
  private func cellNib(identifier: String? = "row", outside: Bool = false) -> NibGraph {
    var graph = GraphNib()
    let label = graph.view("UILabel", id: "label")
    let content = graph.view("UITableViewCellContentView", subviews: [label])
    let cell = graph.view("UITableViewCell", subviews: [content])
    if let identifier { graph.set("UIReuseIdentifier", text: identifier, of: cell) }
    graph.set("UIContentView", object: content, of: cell)
    if outside {
      graph.outlet("accessoryView", of: cell, to: graph.external("UpstreamPlaceholder-1"))
    }
    return graph.graph(cell)
  }

  private func prototype(_ graph: NibGraph) -> NibSketch {
    .object(
      "UINib", ["archiveData": .object("NSData", ["NS.bytes": .bytes(NIBArchive.encode(graph))])])
  }

  // MARK: Reuse

  @Test func `cells are made from a registered nib`() throws {
    let table = UITableView()
    table.register(cellNib().nib(), forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    let other = table.dequeueReusableCell(withIdentifier: "row", for: path)
    #expect(cell !== other && cell.reuseIdentifier == "row")
    #expect(cell.contentView.subviews.first is UILabel && cell.subviews == [cell.contentView])
    #expect(cell.textLabel == nil)
  }

  @Test func `cells are made from a registered class by its own initializer`() {
    final class Row: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        tag = 7
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Other: UITableViewCell { var note = "other" }
    let table = UITableView()
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    table.register(Other.self, forCellReuseIdentifier: "an identifier of many bytes")
    let row = table.dequeueReusableCell(withIdentifier: "row", for: path)
    #expect(row.tag == 7 && row.reuseIdentifier == "row" && row.detailTextLabel != nil)
    let plain = table.dequeueReusableCell(withIdentifier: "plain", for: path)
    #expect(plain.reuseIdentifier == "plain" && plain.textLabel != nil)
    let other = table.dequeueReusableCell(withIdentifier: "an identifier of many bytes")
    #expect((other as? Other)?.note == "other")
    #expect(other?.reuseIdentifier == "an identifier of many bytes")
  }

  @Test func `a class that is not one of cells is refused`() {
    let table = UITableView()
    let errors = FailureLog.during { table.register(UILabel.self, forCellReuseIdentifier: "row") }
    #expect(errors.map(\.kind) == [.invalidUse])
    #expect(errors.first?.message.contains("UILabel") == true)
  }

  @Test func `an unregistered identifier is an error that names it`() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    let errors = FailureLog.during {
      _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    #expect(errors.map(\.kind) == [.unregisteredIdentifier])
    #expect(errors.first?.key == "row")
    #expect(
      errors.first?.message.hasPrefix("unable to dequeue a cell with identifier row") == true)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "line")
    let known = FailureLog.during {
      _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    #expect(known.first?.message.contains("the registered identifiers are 'line'") == true)
  }

  @Test func `a nib without a cell is an error`() {
    var graph = GraphNib()
    let view = graph.view()
    let table = UITableView()
    table.register(graph.graph(view).nib(), forCellReuseIdentifier: "row")
    let errors = FailureLog.during { _ = table.dequeueReusableCell(withIdentifier: "row") }
    #expect(errors.map(\.kind) == [.malformedNib])
  }

  @Test func `a nib whose cell has another identifier is an error`() {
    let table = UITableView()
    table.register(cellNib(identifier: "line").nib(), forCellReuseIdentifier: "row")
    table.register(cellNib(identifier: nil).nib(), forCellReuseIdentifier: "none")
    let errors = FailureLog.during {
      #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
      #expect(table.dequeueReusableCell(withIdentifier: "none")?.reuseIdentifier == "none")
    }
    // The misspelled word is UIKit's.
    let text =
      "cell reuse indentifier in nib (line) does not match the identifier used to register the nib"
      + " (row)"
    #expect(errors.map(\.message) == [text])
  }

  @Test func `heads of sections are made from nibs and classes`() {
    var graph = GraphNib()
    let head = graph.view("UITableViewHeaderFooterView")
    let table = UITableView()
    table.register(graph.graph(head).nib(), forHeaderFooterViewReuseIdentifier: "nib")
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "class")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "nib")?.reuseIdentifier == "nib")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "class") != nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
  }

  // MARK: Prototypes

  @Test func `prototypes create cells with references to objects outside`() throws {
    let table: UITableView = try NibSketch.object(
      "UITableView",
      [
        "UITableViewCellPrototypeNibs": .table([(.text("row"), prototype(cellNib(outside: true)))]),
        "UITableViewCellPrototypeNibExternalObjects": .table([
          (.text("row"), .table([(.text("UpstreamPlaceholder-1"), .object("UISwitch", [:]))]))
        ]),
      ]
    ).load()
    let first = table.dequeueReusableCell(withIdentifier: "row", for: path)
    #expect(first.accessoryView is UISwitch && first.contentView.subviews.count == 1)
    let second = table.dequeueReusableCell(withIdentifier: "row", for: path)
    #expect(second !== first && second.accessoryView === first.accessoryView)
  }

  // MARK: Keys

  @Test func `a table from a nib has its keys`() throws {
    let table: UITableView = try NibSketch.object(
      "UITableView",
      [
        "UIStyle": 1, "UIRowHeight": 60.0, "UISeparatorStyleIOS5AndLater": 1,
        "UIAllowsSelection": false, "UISectionHeaderHeight": 28.0,
        "UITableHeaderView": .object("UIView", ["UITag": 5]),
        "UISeparatorColor": .color(0, 1, 0),
      ]
    ).load()
    #expect(table.style == .grouped && table.rowHeight == 60 && table.sectionHeaderHeight == 28)
    #expect(table.separatorStyle == .singleLine && !table.allowsSelection)
    #expect(table.tableHeaderView?.tag == 5 && table.tableHeaderView?.superview === table)
    #expect(table.separatorColor?.cgColor.green == 1)
  }

  @Test func `a cell of a system's style has its labels from the nib`() throws {
    let cell: UITableViewCell = try NibSketch.object(
      "UITableViewCell",
      [
        "UITableViewCellStyle": 3, "UIAccessoryType": 1, "UISelectionStyle": 0,
        "UITextLabel": .object("UITableViewLabel", ["UIText": "Title"]),
        "UIDetailTextLabel": .object("UITableViewLabel", ["UIText": "Detail"]),
        "UIImageView": nil,
      ]
    ).load()
    #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Detail")
    #expect(cell.imageView == nil && cell.accessoryType == .disclosureIndicator)
    #expect(cell.selectionStyle == .none)
  }

  @Test func `a cell by code makes its parts when it is asked for them`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: "row")
    #expect(plain.detailTextLabel == nil && plain.subviews.isEmpty)
    plain.textLabel?.text = "Title"
    #expect(plain.textLabel?.text == "Title" && plain.textLabel?.superview === plain.contentView)
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(subtitle.detailTextLabel != nil && subtitle.imageView != nil)
  }

  // MARK: Static tables

  @Test func `the rows of the document come from the table's controller`() throws {
    let owner = UITableViewController()
    var graph = GraphNib()
    let cells = ["one", "two"].map { graph.view("UITableViewCell", id: $0) }
    let rows = cells.map { cell in
      let row = graph.object("UITableViewRow")
      graph.set("UITableRowCell", object: cell, of: row)
      graph.set("UITableRowHeight", number: 55, of: row)
      return row
    }
    let section = graph.object("UITableViewSection")
    graph.set("UITableSectionRows", object: graph.array(rows), of: section)
    graph.set("UITableSectionHeaderTitle", text: "Head", of: section)
    graph.set("UITableSectionFooterView", object: graph.view("UIView", id: "foot"), of: section)
    let source = graph.object("UITableViewDataSource")
    graph.set("UITableSections", object: graph.array([section]), of: source)
    let view = graph.view("UITableView")
    graph.outlet("view", of: graph.owner, to: view)
    graph.outlet("dataSource", of: view, to: graph.owner)
    graph.outlet("delegate", of: view, to: graph.owner)
    graph.outlet("staticDataSource", of: graph.owner, to: source)
    _ = try graph.graph(view).nib().instantiated(withOwner: owner)
    let table = try #require(owner.tableView)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.dataSource === owner && table.delegate === owner)
    let data = try #require(table.dataSource)
    #expect(data.tableView(table, cellForRowAt: [0, 1]).documentObjectID == "two")
    #expect(data.tableView(table, titleForHeaderInSection: 0) == "Head")
    #expect(table.delegate?.tableView(table, heightForRowAt: [0, 0]) == 55)
    let foot = table.delegate?.tableView(table, viewForFooterInSection: 0)
    #expect(foot?.documentObjectID == "foot")
    #expect(table.delegate?.tableView(table, viewForHeaderInSection: 0) == nil)
  }
}
