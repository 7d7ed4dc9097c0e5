import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct SeedCarousel {
  /// Places a collection view by anchors, as the seed does when its controller has loaded.
  private func setUp(_ view: UIView) -> UICollectionView {
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leftAnchor.constraint(equalTo: view.leftAnchor),
      collectionView.rightAnchor.constraint(equalTo: view.rightAnchor),
      collectionView.heightAnchor.constraint(equalToConstant: view.frame.width / 2),
    ])
    return collectionView
  }

  @Test(arguments: [("retina4_7", 187.5), ("retina5_9", 187.5), ("retina5_5", 207.0)])
  func `anchors place the collection view below the bars, half as high as wide`(
    identifier: String, height: Double
  ) throws {
    let device = try #require(HeadlessDevice(identifier: identifier))
    let window = UIWindow()
    window.screen = UIScreen(device: device)
    window.frame = window.screen.bounds
    window.contentScaleFactor = window.screen.scale
    let controller = UIViewController()
    controller.view = UIView()
    window.rootViewController = controller
    let collectionView = setUp(controller.view)
    window.layoutIfNeeded()
    let frame = collectionView.frame
    #expect(frame.minX == 0 && abs(frame.minY - controller.view.safeAreaInsets.top) < 1e-9)
    #expect(frame.width == window.bounds.width)
    // To the nearest pixel, of which there are three to a point on two of the devices.
    #expect(abs(frame.height - CGFloat(height)) < 0.5 / window.screen.scale + 1e-9)
    #expect(abs(frame.minY - device.safeArea.top) < 1e-9 && frame.minY > 0)
  }

  // MARK: S2.1

  /// The collection of the seed: 25 items, a third as wide and half as high as the view.
  func carousel(width: CGFloat = 375) throws -> (CarouselController, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 667))
    window.contentScaleFactor = 2
    let controller = CarouselController()
    controller.width = width
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (controller, window)
  }

  @Test func `item frames, content size and items in a rectangle are exact`() throws {
    let (controller, window) = try carousel()
    defer { withExtendedLifetime(window) {} }
    let collection = controller.collectionView
    let layout = collection.collectionViewLayout
    #expect(collection.bounds.size == CGSize(width: 375, height: 187.5))
    #expect(collection.contentSize == CGSize(width: 3533, height: 187.5))
    for item in 0..<25 {
      let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
      #expect(frame == CGRect(x: 142 * CGFloat(item), y: 0, width: 125, height: 187.5))
    }
    func items(at offset: CGFloat) -> [Int] {
      let rect = CGRect(x: offset, y: 0, width: 375, height: 187.5)
      return (layout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath.item)
    }
    #expect(items(at: 0) == [0, 1, 2] && items(at: 124) == [0, 1, 2, 3])
    #expect(items(at: 125) == [1, 2, 3] && items(at: 3158) == [22, 23, 24])
    collection.scrollToItem(
      at: IndexPath(item: 10, section: 0), at: .left, animated: false)
    #expect(collection.contentOffset.x == 1420)
    collection.scrollToItem(
      at: IndexPath(item: 10, section: 0), at: .centeredHorizontally, animated: false)
    #expect(collection.contentOffset.x == 1295)
    collection.scrollToItem(at: IndexPath(item: 24, section: 0), at: .left, animated: false)
    #expect(collection.contentOffset.x == 3158)
  }

  @Test func `a layout without item attributes shows no cells`() {
    let items = NumberItems(count: 25)
    let (collection, _) = ListStage.collection(items, UICollectionViewLayout())
    #expect(collection.visibleCells.isEmpty && items.asked.isEmpty)
    #expect(collection.contentSize == .zero)
  }

  // MARK: S2.3

  @Test func `cells are requested when they become visible, and are reused`() throws {
    let (controller, window) = try carousel()
    let collection = controller.collectionView
    #expect(controller.asked == [0, 1, 2] && controller.sizesBeforeCells == Set(0..<25))
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(collection.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
    for step in 1...60 {
      collection.contentOffset.x = CGFloat(step) * 52
      window.layoutIfNeeded()
    }
    #expect(controller.asked == Array(0..<25))
    #expect(CarouselCell.made.count <= 5 && CarouselCell.reused.count >= 20)
    #expect(collection.visibleCells.count <= 4)
  }

  @Test func `a cell that has left waits, and is prepared for reuse when it is dequeued`() throws {
    let (controller, window) = try carousel()
    let collection = controller.collectionView
    let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    func scroll(to offset: CGFloat) {
      collection.contentOffset.x = offset
      window.layoutIfNeeded()
    }
    scroll(to: 100)
    scroll(to: 130)
    #expect(CarouselCell.made.count == 4 && CarouselCell.reused.count == 0)
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [1, 2, 3])
    scroll(to: 200)
    #expect(CarouselCell.made.count == 4 && CarouselCell.reused.count == 1)
    #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0)) === first)
    #expect(collection.cellForItem(at: IndexPath(item: 5, section: 0)) == nil)
  }

  // MARK: S2.4

  /// Moves a finger to the left by 200 points, with 1.2 points per millisecond, and lifts it.
  private func flick() {
    let touch = HeadlessTouchscreen.shared.begin(at: [CGPoint(x: 300, y: 100)])
    for step in 1...10 {
      HeadlessClock.shared.advance(by: 1.0 / 60)
      HeadlessTouchscreen.shared.move([
        (touch[0], CGPoint(x: 300 - CGFloat(step) * 20, y: 100))
      ])
    }
    HeadlessTouchscreen.shared.end(touch)
  }

  @Test(arguments: [375.0, 390, 402])
  func `a flick snaps to a cell`(width: Double) throws {
    let (controller, window) = try carousel(width: CGFloat(width))
    defer { withExtendedLifetime(window) {} }
    let collection = controller.collectionView
    let pitch = CGFloat(Int(width) / 3 + 17)
    flick()
    HeadlessClock.shared.advance(by: 5)
    let offset = collection.contentOffset.x
    #expect(offset > 0 && offset.truncatingRemainder(dividingBy: pitch) == 0)
    #expect(
      controller.events == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(abs((controller.velocity ?? 0) - 1.2) < 0.05)
  }

  @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func `a released carousel comes to rest where the published rate brings it`(
    rate: UIScrollView.DecelerationRate
  ) throws {
    let (controller, window) = try carousel()
    defer { withExtendedLifetime(window) {} }
    let collection = controller.collectionView
    controller.snaps = false
    collection.decelerationRate = rate
    flick()
    let velocity = try #require(controller.velocity)
    let distance = -velocity / log(rate.rawValue)
    let way = try #require(controller.proposed) - controller.released
    #expect(abs(way - distance) < distance * 0.006, "\(way), not \(distance)")
    #expect(controller.events.last == "willBeginDecelerating" && collection.isDecelerating)
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.isDecelerating == (rate == .normal))
    HeadlessClock.shared.advance(by: 5)
    #expect(controller.events.last == "didEndDecelerating")
    #expect(abs(collection.contentOffset.x - (controller.proposed ?? 0)) <= 0.5)
  }

  @Test func `a slow drag ends without deceleration`() throws {
    let (controller, window) = try carousel()
    defer { withExtendedLifetime(window) {} }
    controller.snaps = false
    let touch = HeadlessTouchscreen.shared.begin(at: [CGPoint(x: 300, y: 100)])
    for step in 1...10 {
      HeadlessClock.shared.advance(by: 0.1)
      HeadlessTouchscreen.shared.move([(touch[0], CGPoint(x: 300 - CGFloat(step) * 5, y: 100))])
    }
    HeadlessClock.shared.advance(by: 0.5)
    HeadlessTouchscreen.shared.end(touch)
    #expect(
      controller.events == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
    #expect(controller.velocity == 0 && controller.proposed == controller.released)
  }

  // MARK: S2.5

  @Test func `cells swell and shrink according to the scroll direction`() throws {
    let (controller, window) = try carousel()
    let collection = controller.collectionView
    let second = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(second.transform == CGAffineTransform(scaleX: 1, y: 0.87))
    collection.setContentOffset(CGPoint(x: 142, y: 0), animated: true)
    HeadlessClock.shared.advance(by: 1)
    window.layoutIfNeeded()
    #expect(second.transform.isIdentity && controller.direction == 1)
    let ends = controller.completions.filter { $0.cell === second }
    #expect(ends.count > 1 && ends.allSatisfy(\.finished))
    // The first cell has left the screen while it shrank.
    #expect(controller.completions.contains { $0.cell !== second && !$0.finished })
    collection.setContentOffset(.zero, animated: true)
    HeadlessClock.shared.advance(by: 1)
    #expect(controller.direction == -1)
    #expect(second.transform == CGAffineTransform(scaleX: 1, y: 0.87))
  }

  @Test func `the misspelled method of the seed is never called`() throws {
    let (controller, window) = try carousel()
    defer { withExtendedLifetime(window) {} }
    controller.collectionView.contentOffset.x = 50
    #expect(controller.misspelled == 0 && controller.events == ["didScroll"])
  }

  // MARK: S2.6

  @Test func `an unregistered identifier is an error that lists the registered ones`() throws {
    let (controller, window) = try carousel()
    defer { withExtendedLifetime(window) {} }
    let errors = FailureLog.during {
      _ = controller.collectionView.dequeueReusableCell(
        withReuseIdentifier: "Other", for: IndexPath(item: 0, section: 0))
    }
    let message = errors.first?.message ?? ""
    #expect(
      message.hasPrefix(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier Other - must"
          + " register a nib or a class for the identifier or connect a prototype cell"))
    #expect(message.contains("'CollectionViewCell'"))
  }
}

/// The seed's cells.
final class CarouselCell: UICollectionViewCell {
  static let made = Counter()
  static let reused = Counter()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made.count += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.reused.count += 1
  }
}

/// The seed's controller, which also notes what it is called for.
final class CarouselController: UIViewController {
  private let cellID = "CollectionViewCell"
  let lists: [UIColor] = [.blue, .black, .brown, .cyan, .systemPink]
  lazy var colors: [UIColor] = (0..<25).map { lists[$0 % 5] }
  let collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.backgroundColor = .clear
    return collection
  }()
  var lastOffset: CGFloat = 0
  var asked: [Int] = []
  /// The items whose sizes were asked for before the first cell.
  var sizesBeforeCells: Set<Int> = []
  var events: [String] = []
  var velocity: CGFloat?
  /// Where a released scroll would rest, and where it was released, in points.
  var proposed: CGFloat?
  var released: CGFloat = 0
  /// Whether scrolls end at cells, as in the seed.
  var snaps = true
  var direction = 0
  var misspelled = 0
  var completions: [(cell: UICollectionViewCell, finished: Bool)] = []
  /// That of the storyboard's canvas, in points.
  var width: CGFloat = 375

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 667))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    CarouselCell.made.count = 0
    CarouselCell.reused.count = 0
    collectionView.register(CarouselCell.self, forCellWithReuseIdentifier: cellID)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.decelerationRate = .fast
    collectionView.isPrefetchingEnabled = false
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leftAnchor.constraint(equalTo: view.leftAnchor),
      collectionView.rightAnchor.constraint(equalTo: view.rightAnchor),
      collectionView.heightAnchor.constraint(equalToConstant: view.frame.width / 2),
    ])
  }

  private var cellArea: CGFloat { CGFloat(Int(view.frame.width) / 3 + 17) }

  private func animate(_ cell: UICollectionViewCell, to transform: CGAffineTransform) {
    UIView.animate(withDuration: 0.13, delay: 0, options: .curveEaseOut) {
      cell.transform = transform
    } completion: {
      self.completions.append((cell, $0))
    }
  }

  private func note(_ event: String) { if events.last != event { events.append(event) } }
}

extension CarouselController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { colors.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    asked.append(indexPath.item)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellID, for: indexPath)
    cell.layer.cornerRadius = 14
    cell.backgroundColor = colors[indexPath.row]
    if indexPath.row != 0 { cell.transform = CGAffineTransform(scaleX: 1, y: 0.87) }
    return cell
  }
}

extension CarouselController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if asked.isEmpty { sizesBeforeCells.insert(indexPath.item) }
    return CGSize(width: view.frame.width / 3, height: view.frame.width / 2)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 17 }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    self.velocity = velocity.x
    (proposed, released) = (targetContentOffset.pointee.x, scrollView.contentOffset.x)
    guard snaps else { return }
    let index = (targetContentOffset.pointee.x / cellArea).rounded()
    targetContentOffset.pointee = CGPoint(x: index * cellArea, y: 0)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }

  /// As the seed spells it.
  func scrollViewDldScroll(_ scrollView: UIScrollView) { misspelled += 1 }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll")
    let offset = scrollView.contentOffset.x
    let item = Int((offset / cellArea).rounded())
    let isForward = lastOffset < offset
    if lastOffset != offset { direction = isForward ? 1 : -1 }
    if let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0)) {
      animate(cell, to: .identity)
    }
    let other = IndexPath(item: isForward ? item - 1 : item + 1, section: 0)
    if let cell = collectionView.cellForItem(at: other) {
      animate(cell, to: CGAffineTransform(scaleX: 1, y: 0.87))
    }
    lastOffset = offset
  }
}
