import Foundation
import HeadlessUIKit
import Testing

/// The guides of systems before iOS 11, which are deprecated.
@MainActor
private protocol HasOldGuides {
  var topLayoutGuide: any UILayoutSupport { get }
  var bottomLayoutGuide: any UILayoutSupport { get }
}

extension UIViewController: HasOldGuides {}

/// Answers of UIKit that tests of other people's views rely on.
@MainActor @Suite(.ownEnvironment)
struct UIKitGeometryTests {
  @Test func `layout guides of a controller are items of constraints, the same at each read`() {
    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let guides: any HasOldGuides = controller
    let child = UIView()
    LayoutSketch.add(child, to: controller.view)
    let constraint = NSLayoutConstraint(
      item: child, attribute: .top, relatedBy: .equal, toItem: guides.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 5)
    NSLayoutConstraint.activate([
      constraint, child.heightAnchor.constraint(equalToConstant: 10),
      child.bottomAnchor.constraint(equalTo: guides.bottomLayoutGuide.topAnchor).at(1),
    ])
    #expect(constraint.secondItem === guides.topLayoutGuide)
    #expect(guides.bottomLayoutGuide === guides.bottomLayoutGuide)
    #expect(guides.topLayoutGuide !== guides.bottomLayoutGuide)
    window.layoutIfNeeded()
    let top = controller.view.safeAreaInsets.top
    #expect(top > 0 && guides.topLayoutGuide.length == top)
    #expect(child.frame.minY == top + 5)
    // The guides add no constraints of their own.
    #expect(controller.view.constraints.count == 2)
  }

  final class Frame: UIWindow {
    var covered = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    override var safeAreaInsets: UIEdgeInsets { covered }
  }

  @Test func `views follow a window that overrides its safe area`() {
    let window = Frame()
    #expect(window.bounds == UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == window.covered)
    #expect(
      controller.view.safeAreaLayoutGuide.layoutFrame == window.bounds.inset(by: window.covered))
  }

  @Test(arguments: [1.0, 2, 3])
  func `a width on whole pixels is exact, wherever the view is`(scale: Double) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    root.contentScaleFactor = scale
    let child = UIView()
    LayoutSketch.add(child, to: root)
    let place = child.centerXAnchor.constraint(equalTo: root.centerXAnchor)
    NSLayoutConstraint.activate([
      place, child.widthAnchor.constraint(equalToConstant: 100),
      child.heightAnchor.constraint(equalToConstant: 40),
      child.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    for offset in stride(from: 0.0, through: 60, by: 0.7) {
      place.constant = offset
      root.layoutIfNeeded()
      #expect(child.frame.size == CGSize(width: 100, height: 40))
    }
  }

  @Test func `conversion between separate hierarchies includes the places of their roots`() {
    let root = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    root.addSubview(child)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(child.convert(CGPoint.zero, to: other) == CGPoint(x: 20, y: 20))
    #expect(child.convert(child.bounds, to: other) == CGRect(x: 20, y: 20, width: 50, height: 50))
    other.frame.origin = CGPoint(x: 5, y: 0)
    #expect(other.convert(CGPoint(x: 20, y: 20), to: child) == CGPoint(x: 5, y: 0))
  }

  @Test func `a page controller has its scroll view as soon as its view is loaded`() {
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(book.view.subviews.contains { $0 is UIScrollView })
    let curl = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(!curl.view.subviews.contains { $0 is UIScrollView })
  }

  @Test(arguments: [0.0, 10, 20, 44])
  func `a low search bar with a prompt has finite parts`(height: Double) {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    bar.prompt = "Search"
    bar.layoutIfNeeded()
    let frame = bar.searchTextField.frame
    #expect(frame.minX.isFinite && frame.minY.isFinite && frame.height >= 0)
    #expect(bar.bounds.insetBy(dx: -1, dy: -1).contains(frame))
  }

  @Test func `geometry prints as on Apple's platforms`() {
    #expect("\(CGRect(x: 0, y: 1, width: 2, height: 3.5))" == "(0.0, 1.0, 2.0, 3.5)")
    #expect("\(CGPoint(x: 1, y: -2))" == "(1.0, -2.0)")
    #expect(String(describing: CGSize(width: 1, height: 2)) == "(1.0, 2.0)")
    #expect(String(reflecting: Optional(CGPoint.zero)) == "Optional((0.0, 0.0))")
  }

  final class Hidden: UIView {
    let shown = UIWindow()
    override var window: UIWindow? { shown }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      .rightToLeft
    }
    override func endEditing(_ force: Bool) -> Bool { force }
  }

  final class Placed: UIViewController {
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    override var isViewLoaded: Bool { false }
  }

  final class Shelf: UILayoutGuide {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Tie: NSLayoutConstraint {}

  @Test func `members that tests replace can be overridden`() {
    let view = Hidden()
    #expect(view.window === view.shown && view.endEditing(true) && !view.endEditing(false))
    let child = UIView()
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10).isActive = true
    view.layoutIfNeeded()
    #expect(child.frame.minX == 90)
    #expect(Placed().transitionCoordinator == nil && !Placed().isViewLoaded)
    view.addLayoutGuide(Shelf("top"))
    #expect((view.layoutGuides.last as? Shelf)?.name == "top")
  }

  @Test func `constraints and layout attributes can be created without values`() {
    let tie = Tie()
    #expect(tie.firstItem == nil && tie.firstAttribute == .notAnAttribute && tie.multiplier == 1)
    tie.isActive = true
    #expect(!tie.isActive)
    let made = Tie(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 7)
    #expect(made.constant == 7 && made.priority == .required)
    let attributes = UICollectionViewLayoutAttributes()
    #expect(attributes.representedElementCategory == .cell && attributes.indexPath.isEmpty)
  }
}
