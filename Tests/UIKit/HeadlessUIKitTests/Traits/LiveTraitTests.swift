import Foundation
import HeadlessUIKit
import Testing

/// A controller that notes what it hears.
private final class Pier: UIViewController {
  var heard: [String] = []

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    heard.append("will have \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    heard.append("will be \(Int(size.width))x\(Int(size.height))")
    coordinator.animate { [self] _ in
      heard.append("alongside")
    } completion: { [self] _ in
      heard.append("completion")
    }
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    heard.append("has changed at \(Int(view.bounds.width))")
  }
}

@MainActor @Suite(.ownEnvironment) struct LiveTraitTests {
  private var environment: HeadlessEnvironment { .current }

  private func shown<Controller: UIViewController>(_ controller: Controller) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func `screen, window and scene turn as one, in UIKit's order`() {
    let pier = Pier()
    let window = shown(pier)
    pier.heard = []
    #expect(environment.rotate(to: .landscapeRight))
    #expect(
      pier.heard == [
        "will have compact", "will be 852x393", "has changed at 852", "alongside", "completion",
      ])
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    #expect(window.bounds == UIScreen.main.bounds && pier.view.bounds == window.bounds)
    #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(window.traitCollection.verticalSizeClass == .compact)
    #expect(environment.rotate(to: .portrait))
    #expect(pier.view.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func `an animated turn moves frames and what runs alongside with the clock`() throws {
    let pier = Pier()
    let window = shown(pier)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    pier.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: pier.view.leadingAnchor),
      bar.widthAnchor.constraint(equalTo: pier.view.widthAnchor),
      bar.heightAnchor.constraint(equalToConstant: 10),
      bar.topAnchor.constraint(equalTo: pier.view.topAnchor),
    ])
    HeadlessClock.shared.turn()
    pier.heard = []
    #expect(environment.rotate(to: .landscapeRight, animated: true))
    #expect(
      pier.heard == ["will have compact", "will be 852x393", "has changed at 852", "alongside"])
    let coordinator = try #require(pier.transitionCoordinator)
    #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.3)
    #expect(
      abs(atan2(coordinator.targetTransform.b, coordinator.targetTransform.a) - .pi / 2) < 1e-9)
    #expect(bar.bounds.width == 852 && bar.layer.presentation()?.bounds.width == 393)
    HeadlessClock.shared.advance(by: 0.15)
    #expect(abs((bar.layer.presentation()?.bounds.width ?? 0) - 622.5) < 0.5)
    HeadlessClock.shared.advance(by: 0.15)
    #expect(bar.layer.presentation()?.bounds.width == 852)
    #expect(pier.heard.last == "completion" && pier.transitionCoordinator == nil)
    withExtendedLifetime(window) {}
  }

  @Test func `a turn during another one ends that one first`() {
    let pier = Pier()
    let window = shown(pier)
    pier.heard = []
    environment.rotate(to: .landscapeRight, animated: true)
    environment.rotate(to: .portrait, animated: true)
    #expect(
      pier.heard.filter { !$0.hasPrefix("will") } == [
        "has changed at 852", "alongside", "completion", "has changed at 393", "alongside",
      ])
    HeadlessClock.shared.advance(by: 1)
    #expect(pier.heard.last == "completion" && window.bounds.width == 393)
  }

  @Test func `overrides reach views at once, so that an update has nothing left to do`() {
    let controller = UIViewController()
    let window = shown(controller)
    let inner = UIView()
    controller.view.addSubview(inner)
    var heard: [UIUserInterfaceStyle] = []
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      heard.append(view.traitCollection.userInterfaceStyle)
    }
    controller.traitOverrides.userInterfaceStyle = .dark
    #expect(heard == [.dark])
    controller.updateTraitsIfNeeded()
    inner.updateTraitsIfNeeded()
    #expect(heard == [.dark])
    withExtendedLifetime(window) {}
  }

  @Test func `a controller decides which orientations it supports`() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let window = shown(Upright())
    #expect(!environment.rotate(to: .landscapeLeft))
    #expect(window.bounds.width == 393 && UIScreen.main.orientation == .portrait)
  }

  @Test func `the user's text size reaches fonts that follow it, at once`() {
    let controller = UIViewController()
    let window = shown(controller)
    let following = UILabel()
    following.font = .preferredFont(forTextStyle: .body)
    following.adjustsFontForContentSizeCategory = true
    let scaled = UITextView()
    scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: UIFont(name: "Avenir-Book", size: 10)!, maximumPointSize: 20)
    scaled.adjustsFontForContentSizeCategory = true
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .body)
    for view in [following, scaled, fixed] { controller.view.addSubview(view) }
    environment.traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(following.font.pointSize == 23 && fixed.font.pointSize == 17)
    #expect(scaled.font.map { abs($0.pointSize - 10 * 23.0 / 17) < 0.01 } == true)
    environment.traits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(scaled.font?.pointSize == 20)
    environment.traits = UITraitCollection()
    #expect(following.font.pointSize == 17 && scaled.font?.pointSize == 10)
    withExtendedLifetime(window) {}
  }

  /// The owner of the sample whose parts depend on size classes.
  private final class TideBoardViewController: UIViewController {
    var chart: UIView?

    override class func nibConnections(_ nib: NibRegistrar) {
      super.nibConnections(nib)
      nib.outlet("chart", \TideBoardViewController.chart)
    }
  }

  @Test func `fonts, constants, installed views and hidden ones vary in a shown window, and back`()
    throws
  {
    SampleNibs.prepare()
    let board = TideBoardViewController(nibName: "SizeClasses", bundle: nil)
    let window = shown(board)
    let title = try #require(board.view.subviews.first as? UILabel)
    let chart = try #require(board.chart)
    func look() -> [CGFloat] {
      window.layoutIfNeeded()
      let rules = board.view.subviews.filter { $0.bounds.height == 1 }
      let notes = board.view.subviews.compactMap { ($0 as? UILabel)?.text }
      return [
        title.font.pointSize, chart.bounds.height,
        notes.contains("Only on wide screens") ? 1 : 0, rules.allSatisfy(\.isHidden) ? 0 : 1,
      ]
    }
    #expect(look() == [22, 240, 0, 0])
    environment.traits = UITraitCollection(horizontalSizeClass: .regular)
    #expect(look() == [34, 360, 1, 1])
    board.traitOverrides.horizontalSizeClass = .compact
    #expect(look() == [22, 240, 0, 0], "an override of the controller")
    board.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(look() == [34, 360, 1, 1])
    environment.traits = UITraitCollection()
    #expect(look() == [22, 240, 0, 0])
  }

  @Test func `another direction mirrors what is at the leading edge in a shown window`() {
    let controller = UIViewController()
    let window = shown(controller)
    let flag = UIView()
    flag.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(flag)
    NSLayoutConstraint.activate([
      flag.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      flag.widthAnchor.constraint(equalToConstant: 20),
    ])
    HeadlessClock.shared.turn()
    #expect(flag.frame.minX == 10)
    environment.traits = UITraitCollection(layoutDirection: .rightToLeft)
    HeadlessClock.shared.turn()
    #expect(flag.frame.maxX == window.bounds.width - 10)
    #expect(flag.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    environment.traits = UITraitCollection()
    HeadlessClock.shared.turn()
    #expect(flag.frame.minX == 10)
  }

  @Test func `a new display scale rounds the layout and draws views again, except with their own`()
  {
    final class Canvas: UIView {
      var draws = 0
      override func draw(_ rect: CGRect) { draws += 1 }
    }
    let controller = UIViewController()
    let window = shown(controller)
    let (canvas, own) = (Canvas(), Canvas())
    own.contentScaleFactor = 1
    for view in [canvas, own] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10.4),
        view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    HeadlessClock.shared.turn()
    #expect(abs(canvas.frame.minX - 31.0 / 3) < 1e-9 && canvas.draws == 1)
    environment.traits = UITraitCollection(displayScale: 2)
    HeadlessClock.shared.turn()
    #expect(canvas.frame.minX == 10.5 && canvas.contentScaleFactor == 2 && canvas.draws == 2)
    #expect(own.contentScaleFactor == 1 && own.draws == 1)
    #expect(UIView().contentScaleFactor == 2)
    controller.traitOverrides.displayScale = 1
    HeadlessClock.shared.turn()
    #expect(canvas.contentScaleFactor == 1 && canvas.draws == 3)
    #expect(window.contentScaleFactor == 2)
    controller.traitOverrides.remove(UITraitDisplayScale.self)
    environment.traits = UITraitCollection()
    #expect(canvas.contentScaleFactor == 3)
  }

  @Test func `a higher contrast changes colors in a shown window and draws views again`() {
    final class Canvas: UIView {
      var draws = 0
      override func draw(_ rect: CGRect) { draws += 1 }
    }
    let controller = UIViewController()
    let window = shown(controller)
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    canvas.backgroundColor = UIColor { $0.accessibilityContrast == .high ? .black : .gray }
    controller.view.addSubview(canvas)
    HeadlessClock.shared.turn()
    #expect(canvas.layer.backgroundColor == UIColor.gray.cgColor && canvas.draws == 1)
    environment.traits = UITraitCollection(accessibilityContrast: .high)
    HeadlessClock.shared.turn()
    #expect(canvas.layer.backgroundColor == UIColor.black.cgColor && canvas.draws == 2)
    withExtendedLifetime(window) {}
  }

  @Test func `observers hear of the traits that they asked for, after the controller's method`() {
    let pier = Pier()
    let window = shown(pier)
    pier.heard = []
    pier.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (pier: Pier, old) in
      pier.heard.append("style was \(old.userInterfaceStyle == .light ? "light" : "other")")
    }
    let registration = pier.view.registerForTraitChanges(
      [UITraitAccessibilityContrast.self, UITraitUserInterfaceStyle.self]
    ) { (view: UIView, _) in
      pier.heard.append(
        "view \(view.traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
    }
    environment.traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      pier.heard == [
        "will have regular", "has changed at 393", "style was light", "view dark",
      ])
    pier.heard = []
    pier.view.unregisterForTraitChanges(registration)
    environment.traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.accessibilityContrast = .high
    }
    #expect(pier.heard == ["will have regular", "has changed at 393"])
    environment.traits = environment.traits
    #expect(
      pier.heard == ["will have regular", "has changed at 393"],
      "equal traits are no change")
    withExtendedLifetime(window) {}
  }

  @Test func `overrides of a controller and of a view hold below them`() {
    let outer = UIViewController()
    let inner = Pier()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let window = shown(outer)
    inner.heard = []
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    inner.view.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.view.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.traitCollection.userInterfaceStyle == .light)
    #expect(inner.heard.count == 2)
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }
}
