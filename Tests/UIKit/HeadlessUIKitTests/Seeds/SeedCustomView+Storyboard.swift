import Foundation
import HeadlessUIKit
import Testing

/// S1.2 from a storyboard, and S1.9.
extension SeedCustomView {
  /// The sample's initial controller and the one inside it.
  func pier() throws -> (navigation: UINavigationController, pier: PierViewController) {
    let controller = UIStoryboard(name: "Pier", bundle: nil).instantiateInitialViewController()
    let navigation = try #require(controller as? UINavigationController)
    return (navigation, try #require(navigation.topViewController as? PierViewController))
  }

  @Test func `a view that loads its content in both initializers works in a storyboard`() throws {
    let trace = LifecycleTrace([.making, .loading]) {
      $0 is UIViewController || $0 is CustomView || $0 is TideView || $0 is DepartureBoard
    }
    let (navigation, pier) = try pier()
    let window = UIWindow.showing(navigation)
    try LifecycleGolden.expect(trace, "S1.2-storyboard")
    let custom = try #require(pier.custom)
    #expect(custom.log == ["init(coder:)"])
    #expect(custom.subviews.count == 1)
    #expect(custom.subviews.first?.frame == custom.bounds)
    #expect(custom.window === window)
    #expect((custom.subviews.first?.view(withObjectID: "u4N-Zr-8yS") as? UILabel)?.text != nil)
  }

  @Test func `a storyboard creates its initial controller, and others by identifier`() throws {
    let storyboard = UIStoryboard(name: "Pier", bundle: nil)
    let initial = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    #expect(initial.viewControllers.map { "\(type(of: $0))" } == ["PierViewController"])
    #expect(
      initial.storyboard === storyboard && initial.topViewController?.storyboard === storyboard)
    let gate = storyboard.instantiateViewController(withIdentifier: "Gate")
    #expect(gate is GateViewController && gate.storyboardIdentifier == "Gate")
    #expect(gate.nibName == "U6n-Jd-1yK-view-R4s-fP-8lE" && !gate.isViewLoaded)
    #expect(gate !== storyboard.instantiateViewController(withIdentifier: "Gate"))
  }

  @Test func `a storyboard creates controllers with init(coder:), without loading their views`()
    throws
  {
    let lines = try RecordingController.record([.making, .loading]) { _ = try pier() }
    #expect(
      lines == ["PierViewController.init(coder:)", "PierViewController.awakeFromNib"])
  }

  @Test func `an unknown identifier is an error that lists the known ones`() throws {
    var controller: UIViewController?
    let failures = SampleNibs.failures {
      controller = UIStoryboard(name: "Pier", bundle: nil)
        .instantiateViewController(withIdentifier: "Peer")
    }
    let error = try #require(failures.first)
    #expect(failures.count == 1 && error.kind == .unknownIdentifier)
    #expect(error.document?.hasSuffix("Pier.storyboard") == true)
    #expect(
      error.message.contains("doesn't contain a view controller with identifier 'Peer'"))
    #expect(error.message.contains("known identifiers: Gate, Log, Pier, PierNavigation"))
    #expect(controller.map { type(of: $0) == UIViewController.self } == true)
  }

  @Test func `a missing storyboard raises UIKit's exception`() throws {
    let error = try #require(throws: NibError.self) { try UIStoryboard(named: "Peer") }
    #expect(error.kind == .missingNib)
    #expect(
      error.message.hasPrefix("Could not find a storyboard named 'Peer' in bundle NSBundle <"))
  }

  @Test func `an embedding segue is prepared before the view of its source has loaded`() throws {
    let lines = try RecordingController.record([.making, .loading, .segues, .containment]) {
      let (_, pier) = try pier()
      pier.loadViewIfNeeded()
      #expect(pier.lamp is LampViewController && pier.hadOutlets)
      #expect(pier.children.first === pier.lamp && pier.lamp?.parent === pier)
      #expect(pier.lamp?.view.superview?.documentObjectID == "e4J-uK-5nX")
    }
    #expect(
      lines == [
        "PierViewController.init(coder:)", "PierViewController.awakeFromNib",
        "PierViewController.loadView", "LampViewController.init(coder:)",
        "LampViewController.awakeFromNib", "PierViewController.prepare embedLamp",
        "LampViewController.willMove(parent)", "LampViewController.loadView",
        "LampViewController.viewDidLoad", "LampViewController.didMove(parent)",
        "PierViewController.viewDidLoad",
      ])
  }

  @Test func `segues of a storyboard are performed there and back`() throws {
    let trace = LifecycleTrace([.making, .loading, .appearance, .segues, .containment]) {
      $0 is UIViewController
    }
    let (navigation, pier) = try pier()
    let window = UIWindow.showing(navigation)
    func button(_ id: String, in controller: UIViewController?) throws -> UIButton {
      try #require(controller?.view.view(withObjectID: id) as? UIButton)
    }
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }

    let lines = try RecordingController.record([.segues]) {
      try button("L2x-Oz-7eP", in: pier).sendActions(for: .touchUpInside)
      let gate = try #require(navigation.topViewController as? GateViewController)
      try button("T7c-Iy-3uK", in: gate).sendActions(for: .touchUpInside)
      #expect(navigation.topViewController === pier)
      #expect(pier.returned?.source === gate && pier.returned?.destination === pier)
      pier.performSegue(withIdentifier: "presentLog", sender: nil)
      let log = try #require(pier.presentedViewController as? LogViewController)
      #expect(log.modalPresentationStyle == .fullScreen && log.view.window === window)
      #expect(pier.view.window == nil)
      try button("O6z-Qe-9aX", in: log).sendActions(for: .touchUpInside)
      #expect(pier.presentedViewController == nil && pier.view.window === window)
    }
    try LifecycleGolden.expect(trace, "S1.9")
    #expect(
      lines == [
        "PierViewController.shouldPerform showGate", "PierViewController.prepare showGate",
        "GateViewController.shouldPerform unwindToPier", "GateViewController.prepare unwindToPier",
        "PierViewController.unwindToPier:", "PierViewController.prepare presentLog",
        "LogViewController.shouldPerform closeLog", "LogViewController.prepare closeLog",
        "PierViewController.unwindToPier:",
      ])
  }

  @Test func `a segue that its source refuses is not performed`() throws {
    let (navigation, pier) = try pier()
    let window = UIWindow.showing(navigation)
    pier.allowsSegues = false
    let button = try #require(pier.view.view(withObjectID: "L2x-Oz-7eP") as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers == [pier] && window.rootViewController === navigation)
  }
}
