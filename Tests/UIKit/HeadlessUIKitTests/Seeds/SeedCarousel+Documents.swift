import Foundation
import HeadlessUIKit
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

// S2.6 and S2.7: cells and lists of documents.
extension SeedCarousel {
  /// A sample's storyboard, whose controllers and cells have the classes of their elements.
  private func storyboard(_ name: String) throws -> UIStoryboard {
    var options = LoadOptions()
    options.makesStandIns = true
    let file = Samples.folder.appending(path: "\(name).storyboard")
    return try UIStoryboard(document: IBDocument(contentsOf: file), options: options)
  }

  private func controller<Controller: UIViewController>(
    _ identifier: String, of storyboard: UIStoryboard, as type: Controller.Type
  ) throws -> Controller {
    var made: UIViewController?
    // The sample's own classes and their outlets are not in this module.
    _ = FailureLog.during {
      made = storyboard.instantiateViewController(withIdentifier: identifier)
      made?.loadViewIfNeeded()
    }
    return try #require(made as? Controller)
  }

  /// Items that are all dequeued with one identifier.
  private final class Items: NSObject, UICollectionViewDataSource {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 25 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }

  private func show(_ collection: UICollectionView, _ items: Items) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    collection.removeFromSuperview()
    collection.translatesAutoresizingMaskIntoConstraints = true
    collection.frame = window.bounds
    collection.delegate = nil
    collection.dataSource = items
    window.addSubview(collection)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func list(_ identifier: String) throws -> UICollectionView {
    let carousel = try controller(
      identifier, of: storyboard("Carousel"), as: UIViewController.self)
    let view = try #require(carousel.view)
    let list =
      view as? UICollectionView ?? view.subviews.compactMap { $0 as? UICollectionView }.first
    return try #require(list)
  }

  // MARK: S2.6

  @Test func `items of a registered class are dequeued as that class`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 125, height: 187)
    let items = Items("class")
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(CarouselCell.self, forCellWithReuseIdentifier: "class")
    let window = show(collection, items)
    #expect(window.bounds.contains(collection.frame) && collection.visibleCells.count == 4)
    #expect(collection.visibleCells.allSatisfy { $0 is CarouselCell })
  }

  @Test func `items of a registered nib are dequeued from it, with their content`() {
    var graph = GraphNib()
    let label = graph.view("UILabel")
    graph.set("UIText", text: "From a nib", of: label)
    let content = graph.view(subviews: [label])
    let cell = graph.view("UICollectionViewCell", subviews: [content])
    graph.set("UIContentView", object: content, of: cell)
    let items = Items("nib")
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(graph.graph(cell).nib(), forCellWithReuseIdentifier: "nib")
    let window = show(collection, items)
    let labels = collection.visibleCells.compactMap { $0.contentView.subviews.first as? UILabel }
    #expect(labels.count == 25 && Set(labels.map(\.text)) == ["From a nib"])
    withExtendedLifetime(window) {}
  }

  @Test func `items of a storyboard's prototype are dequeued from it, with their content`() throws {
    let collection = try list("Grid")
    let items = Items("Tile")
    let window = show(collection, items)
    let cell = try #require(collection.visibleCells.first)
    #expect(cell.reuseIdentifier == "Tile" && cell.frame.size == CGSize(width: 120, height: 120))
    #expect(cell.contentView.subviews.map(\.frame) == [CGRect(x: 8, y: 8, width: 104, height: 104)])
    withExtendedLifetime(window) {}
  }

  // MARK: S2.7

  @Test func `collections of documents have their layout objects and prototypes`() throws {
    let shelf = try list("Carousel")
    let layout = try #require(shelf.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal && layout.minimumLineSpacing == 17)
    #expect(layout.itemSize == CGSize(width: 131, height: 196) && layout.collectionView === shelf)
    #expect(layout.headerReferenceSize.width == 50 && !shelf.showsHorizontalScrollIndicator)
    let errors = FailureLog.during {
      _ = shelf.dequeueReusableCell(withReuseIdentifier: "Book", for: [0, 0])
    }
    #expect(errors.first?.message.hasSuffix("the registered identifiers are 'Picture'") == true)
    let collection = try list("Grid")
    let grid = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(grid.scrollDirection == .vertical && grid.sectionInset.left == 6)
    let tile = collection.dequeueReusableCell(withReuseIdentifier: "Tile", for: [0, 0])
    #expect(tile.contentView.subviews.count == 1)
  }

  @Test func `tables of documents have their prototypes, or their sections and cells`() throws {
    let main = try storyboard("Main")
    let boats = try #require(
      try controller("Boats", of: main, as: UITableViewController.self).tableView)
    let boat = try #require(boats.dequeueReusableCell(withIdentifier: "BoatCell"))
    #expect(boat.accessoryType == .disclosureIndicator && boat.detailTextLabel != nil)
    #expect(boat !== boats.dequeueReusableCell(withIdentifier: "BoatCell"))
    let settings = try controller("Settings", of: main, as: UITableViewController.self)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = settings
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table = try #require(settings.tableView)
    #expect(table.style == .insetGrouped && table.numberOfSections == 2)
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 1])
    #expect(table.visibleCells.count == 3)
    #expect(table.visibleCells.map(\.accessoryType) == [.checkmark, .none, .none])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "UNITS")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Speeds follow the chart.")
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "ALARMS")
  }
}
