import Foundation
import HeadlessUIKit
import Testing

/// A table of prototypes, which notes what it is asked and told.
class PortsController: UITableViewController {
  var events: [String] = []
  var chooses: IndexPath?
  var refusesRow: Int?
  var allows = true
  var selectedInPrepare: IndexPath?
  var senderRow: IndexPath?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.numberOfSections(in: tableView) == 1 && staticCells == 0 ? 3 : staticCells
  }

  /// How many rows stand in the document.
  var staticCells: Int { super.tableView(tableView, numberOfRowsInSection: 0) }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    staticCells > 0
      ? super.tableView(tableView, cellForRowAt: indexPath)
      : tableView.dequeueReusableCell(withIdentifier: "Port", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    events.append("shouldHighlight \(indexPath.row)")
    return indexPath.row != refusesRow
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    events.append("willSelect \(indexPath.row)")
    return chooses ?? indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("didSelect \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    events.append("willDeselect \(indexPath.row)")
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("didDeselect \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { events.append("accessory \(indexPath.row)") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    events.append("should \(identifier)")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "-")")
    selectedInPrepare = tableView.indexPathForSelectedRow
    senderRow = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
  }

  func pressed(_ sender: Any?) { events.append("pressed") }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("pressed:", PortsController.pressed)
  }
}

/// A collection of prototypes.
class TilesController: UICollectionViewController {
  var events: [String] = []
  var sender: Any?

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  )
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    events.append("shouldSelect \(indexPath.item)")
    return true
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { events.append("didSelect \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { events.append("didDeselect \(indexPath.item)") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "-")")
    self.sender = sender
  }
}

/// Segues that cells start, by taps without a screen.
@MainActor @Suite(.ownEnvironment) struct CellSegueTests {
  private let cellSegues =
    SceneText.segue("show", to: "d", "detail")
    + SceneText.segue("show", to: "d", "info", #"trigger="accessoryAction""#)

  private func cell(_ id: String, _ attributes: String, content: String = "") -> String {
    """
    <tableViewCell id="\(id)" \(attributes)><tableViewCellContentView key="contentView" \
    tableViewCell="\(id)" id="\(id)-c"><subviews>\(content)</subviews></tableViewCellContentView>\
    <connections>\(cellSegues.replacing(#"id=""#, with: #"id="\#(id)-"#))</connections></tableViewCell>
    """
  }

  private func ports(_ dataMode: String, _ rows: String) throws
    -> (UINavigationController, PortsController, UIWindow)
  {
    let table = """
      <tableView key="view" dataMode="\(dataMode)" style="plain" id="tb">\(rows)<connections>\
      <outlet property="dataSource" destination="t" id="o1"/>\
      <outlet property="delegate" destination="t" id="o2"/></connections></tableView>
      """
    let storyboard = try SceneText.storyboard(
      [
        SceneText.navigation("n", root: "t"),
        SceneText.scene(
          "t", element: "tableViewController", class: "PortsController", view: nil, parts: table),
        SceneText.scene("d", class: "StopController"),
      ], initial: "n")
    let navigation = try #require(try storyboard.initialViewController() as? UINavigationController)
    let ports = try #require(navigation.topViewController as? PortsController)
    return (navigation, ports, UIWindow.showing(navigation))
  }

  private func prototypes(content: String = "", _ attributes: String = "") throws
    -> (UINavigationController, PortsController, UIWindow)
  {
    let row = cell(
      "c", #"reuseIdentifier="Port" accessoryType="detailDisclosureButton" \#(attributes)"#,
      content: content)
    return try ports("prototypes", "<prototypes>\(row)</prototypes>")
  }

  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `a tap on a row performs its segue between willSelect and didSelect`() throws {
    let (navigation, ports, window) = try prototypes()
    #expect(SceneText.still { ports.tableView.tapRow(at: row(1)) })
    #expect(
      ports.events == [
        "shouldHighlight 1", "willSelect 1", "should detail", "prepare detail", "didSelect 1",
      ])
    #expect(ports.selectedInPrepare == row(1) && ports.senderRow == row(1))
    #expect(navigation.topViewController is StopController)
    #expect(ports.tableView.cellForRow(at: row(1))?.isSelected == true)
    #expect(window.rootViewController === navigation)
  }

  @Test func `the delegate may choose another row, or refuse; the segue may be refused too`() throws
  {
    let (navigation, ports, _) = try prototypes()
    ports.refusesRow = 0
    #expect(!ports.tableView.tapRow(at: row(0)) && !ports.tableView.tapRow(at: row(9)))
    #expect(ports.events == ["shouldHighlight 0"])
    ports.events = []
    ports.chooses = row(2)
    ports.allows = false
    ports.tableView.tapRow(at: row(1))
    #expect(ports.events == ["shouldHighlight 1", "willSelect 1", "should detail", "didSelect 2"])
    #expect(ports.tableView.indexPathForSelectedRow == row(2))
    #expect(navigation.viewControllers == [ports])
    ports.tableView.allowsSelection = false
    #expect(!ports.tableView.tapRow(at: row(1)))
  }

  @Test func `a second tap deselects the row before, and several stay where that is allowed`()
    throws
  {
    let (_, ports, _) = try prototypes()
    ports.allows = false
    ports.tableView.tapRow(at: row(0))
    ports.events = []
    ports.tableView.tapRow(at: row(2))
    #expect(
      ports.events == [
        "shouldHighlight 2", "willSelect 2", "willDeselect 0", "didDeselect 0", "should detail",
        "didSelect 2",
      ])
    #expect(ports.tableView.indexPathsForSelectedRows == [row(2)])
    ports.tableView.allowsMultipleSelection = true
    ports.tableView.tapRow(at: row(0))
    #expect(ports.tableView.indexPathsForSelectedRows == [row(2), row(0)])
    ports.tableView.tapRow(at: row(2))
    #expect(ports.tableView.indexPathsForSelectedRows == [row(0)])
    ports.tableView.selectRow(at: nil, animated: false)
    #expect(ports.tableView.indexPathsForSelectedRows == nil)
  }

  @Test func `a tap on an accessory performs its own segue, and tells the delegate`() throws {
    let (navigation, ports, _) = try prototypes()
    #expect(SceneText.still { ports.tableView.tapAccessory(forRowAt: row(1)) })
    #expect(ports.events == ["should info", "prepare info", "accessory 1"])
    #expect(ports.senderRow == row(1) && ports.tableView.indexPathForSelectedRow == nil)
    #expect(navigation.topViewController is StopController)
  }

  @Test func `the rows of the document start their segues as well`() throws {
    let rows = """
      <sections><tableViewSection id="sec"><cells>\(cell("c1", ""))\
      \(cell("c2", #"accessoryType="disclosureIndicator""#))</cells></tableViewSection></sections>
      """
    let (navigation, ports, _) = try ports("static", rows)
    #expect(ports.tableView.numberOfRows(inSection: 0) == 2)
    #expect(!ports.tableView.tapAccessory(forRowAt: row(1)))
    SceneText.still {
      ports.tableView.tapRow(at: row(1))
      #expect(ports.senderRow == row(1) && navigation.viewControllers.count == 2)
      navigation.popViewController(animated: false)
    }
    #expect(navigation.viewControllers == [ports])
  }

  @Test func `the selection is cleared when the table comes back, if it is wanted so`() throws {
    let (navigation, ports, _) = try prototypes()
    ports.clearsSelectionOnViewWillAppear = true
    SceneText.still {
      ports.tableView.tapRow(at: row(0))
      #expect(ports.tableView.indexPathForSelectedRow == row(0))
      navigation.popViewController(animated: false)
      #expect(ports.tableView.indexPathForSelectedRow == nil)
      ports.clearsSelectionOnViewWillAppear = false
      ports.tableView.tapRow(at: row(0))
      navigation.popViewController(animated: false)
    }
    #expect(ports.tableView.indexPathForSelectedRow == row(0))
  }

  @Test func `a prototype that leads to its controller does not keep it alive`() throws {
    weak var gone: PortsController?
    do {
      let button = """
        <button id="b" buttonType="system"><connections><action selector="pressed:" destination="t" \
        eventType="touchUpInside" id="x"/></connections></button>
        """
      let (_, ports, window) = try prototypes(content: button)
      gone = ports
      ports.allows = false
      ports.tableView.tapRow(at: row(0))
      let cell = try #require(ports.tableView.cellForRow(at: row(0)))
      (cell.view(withObjectID: "b") as? UIButton)?.sendActions(for: .touchUpInside)
      #expect(ports.events.last == "pressed")
      window.rootViewController = nil
    }
    #expect(gone == nil)
  }

  @Test func `a tap on an item performs its segue before the delegate hears of it`() throws {
    let collection = """
      <collectionView key="view" dataMode="prototypes" id="cv">\
      <collectionViewFlowLayout key="collectionViewLayout" id="fl"/>\
      <cells><collectionViewCell reuseIdentifier="Tile" id="ce"><view key="contentView" id="cc"/>\
      <connections>\(SceneText.segue("show", to: "d", "tile"))</connections></collectionViewCell></cells>\
      <connections><outlet property="dataSource" destination="t" id="o1"/>\
      <outlet property="delegate" destination="t" id="o2"/></connections></collectionView>
      """
    let storyboard = try SceneText.storyboard(
      [
        SceneText.navigation("n", root: "t"),
        SceneText.scene(
          "t", element: "collectionViewController", class: "TilesController", view: nil,
          parts: collection),
        SceneText.scene("d", class: "StopController"),
      ], initial: "n")
    let navigation = try #require(try storyboard.initialViewController() as? UINavigationController)
    let tiles = try #require(navigation.topViewController as? TilesController)
    let window = UIWindow.showing(navigation)
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    SceneText.still { #expect(tiles.collectionView.tapItem(at: first)) }
    #expect(tiles.events == ["shouldSelect 0", "prepare tile", "didSelect 0"])
    let cell = try #require(tiles.collectionView.cellForItem(at: first))
    #expect(tiles.sender as AnyObject? === cell && cell.isSelected)
    #expect(tiles.collectionView.indexPath(for: cell) == first)
    #expect(navigation.topViewController is StopController)
    tiles.clearsSelectionOnViewWillAppear = false
    navigation.popViewController(animated: false)
    tiles.events = []
    SceneText.still { #expect(tiles.collectionView.tapItem(at: second)) }
    #expect(
      tiles.events == ["shouldSelect 1", "didDeselect 0", "prepare tile", "didSelect 1"])
    #expect(tiles.collectionView.indexPathsForSelectedItems == [second])
    #expect(!tiles.collectionView.tapItem(at: IndexPath(item: 2, section: 0)))
    #expect(window.rootViewController === navigation)
  }
}
