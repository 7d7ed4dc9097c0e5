import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// Guides of the app's own and those that every view has.
@MainActor @Suite(.ownEnvironment)
struct GuideTests {
  /// A window as large as its screen, whose controller's view is returned.
  private func screen(_ device: HeadlessDevice, isLandscape: Bool = false) -> (UIWindow, UIView) {
    let window = UIWindow(frame: .zero)
    window.screen = UIScreen(device: device, isLandscape: isLandscape)
    window.frame = window.screen.bounds
    let controller = UIViewController()
    controller.view = UIView()
    window.rootViewController = controller
    _ = controller.view
    controller.view.frame = window.bounds
    if controller.view.superview == nil { window.addSubview(controller.view) }
    return (window, controller.view)
  }

  @Test func `a guide is laid out like a view`() {
    let (root, child) = LayoutSketch.pair()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
      child.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.bottomAnchor),
      child.widthAnchor.constraint(equalTo: guide.widthAnchor),
      child.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 50, height: 50))
    #expect(child.frame == CGRect(x: 60, y: 70, width: 50, height: 5))
  }

  @Test func `the safe area is what bars and corners leave free`() throws {
    let (window, view) = screen(.standard)
    let child = UIView()
    LayoutSketch.add(child, to: view)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: safe.topAnchor),
      child.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.top > 0)
    #expect(child.frame == view.bounds.inset(by: view.safeAreaInsets))
    #expect(safe.layoutFrame == child.frame)
    #expect(child.safeAreaInsets == .zero)
  }

  @Test func `the safe area of a view inside is the part that reaches it`() {
    let (window, view) = screen(.standard)
    let top = view.safeAreaInsets.top
    let box = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 200))
    view.addSubview(box)
    let child = UIView()
    LayoutSketch.add(child, to: box)
    LayoutSketch.place(child, x: 0, width: 10, height: 10)
    child.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(box.safeAreaInsets == UIEdgeInsets(top: top - 10, left: 0, bottom: 0, right: 0))
    #expect(child.frame.minY == top - 10)
  }

  @Test func `a view that constraints move into the safe area is laid out again`() {
    let (window, view) = screen(.standard)
    let top = view.safeAreaInsets.top
    let (box, child) = (UIView(), UIView())
    LayoutSketch.add(box, to: view)
    LayoutSketch.place(box, x: 0, width: 100, height: 200)
    let distance = box.topAnchor.constraint(equalTo: view.topAnchor, constant: 300)
    distance.isActive = true
    LayoutSketch.add(child, to: box)
    LayoutSketch.place(child, x: 0, width: 10, height: 10)
    child.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(child.frame.minY == 0)
    distance.constant = 5
    window.layoutIfNeeded()
    #expect(child.frame.minY == top - 5)
  }

  @Test func `the margins of a screen's root hold the safe area`() {
    let (window, view) = screen(.standard)
    window.layoutIfNeeded()
    let safe = view.safeAreaInsets
    #expect(view.layoutMargins.top == safe.top && view.layoutMargins.bottom == safe.bottom)
    #expect([16, 20].contains(view.layoutMargins.left))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 0 && view.layoutMargins.bottom == 0)
  }

  @Test func `margins of the superview are preserved where they reach further`() {
    let root = LayoutSketch.root()
    root.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 5, right: 5)
    let (box, child) = (UIView(), UIView())
    LayoutSketch.add(box, to: root)
    LayoutSketch.place(box, x: 10, y: 10, width: 180, height: 80)
    LayoutSketch.add(child, to: box)
    let margins = box.layoutMarginsGuide
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      child.topAnchor.constraint(equalTo: margins.topAnchor),
      child.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 8, y: 8, width: 164, height: 64))
    box.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 30, y: 20, width: 142, height: 52))
  }

  @Test func `margins that change move what is placed at them`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, width: 10, height: 10)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      child.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.origin == CGPoint(x: 8, y: 8))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()
    #expect(child.frame.origin == CGPoint(x: 2, y: 1))
  }

  @Test func `the guide for reading is centered, and no wider than text is`() {
    let (root, child) = LayoutSketch.pair(1000, 100)
    LayoutSketch.place(child, y: 0, height: 10)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.minX == 164 && child.frame.width == 672)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(child.frame.minX == 8 && child.frame.width == 284)
  }

  @Test func `without a keyboard its guide is at the bottom of the safe area`() {
    let (window, view) = screen(.standard)
    let child = UIView()
    LayoutSketch.add(child, to: view)
    LayoutSketch.place(child, x: 0, width: 10, height: 10)
    child.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(child.frame.maxY == view.bounds.height - view.safeAreaInsets.bottom)
  }

  @Test func `old guides of a controller have the lengths of the bars, without a conflict`() throws
  {
    let document = Documents.storyboard(
      """
      <scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController">
      <layoutGuides>
      <viewControllerLayoutGuide type="top" id="upper"/>
      <viewControllerLayoutGuide type="bottom" id="lower"/>
      </layoutGuides>
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="0" y="0" width="3" height="4"/>
      </view>
      </subviews>
      <constraints>
      <constraint firstItem="inner" firstAttribute="top" secondItem="upper" secondAttribute="bottom" id="a"/>
      <constraint firstItem="lower" firstAttribute="top" secondItem="inner" secondAttribute="bottom" id="b"/>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="d"/>
      <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="e"/>
      </constraints>
      </view>
      </viewController>
      </objects></scene>
      """, attributes: #"initialViewController="c""#)
    let storyboard = try UIStoryboard(
      document: IBDocument(parsing: document, file: "App.storyboard"))
    let controller = try #require(try storyboard.initialViewController())
    let conflicts = ConflictLog.during { UIWindow.showing(controller).layoutIfNeeded() }
    #expect(conflicts.isEmpty)
    #expect(controller.view.subviews.first?.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func `the guide of a focused image fills the bounds, also outside of the safe area`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(image)
    window.makeKeyAndVisible()
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    image.addSubview(mark)
    mark.topAnchor.constraint(equalTo: image.focusedFrameGuide.topAnchor).isActive = true
    mark.bottomAnchor.constraint(equalTo: image.focusedFrameGuide.bottomAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(image.safeAreaInsets.top > 0 && image.focusedFrameGuide.layoutFrame == image.bounds)
    #expect(mark.frame.minY == 0 && mark.frame.height == 100)
  }
}
