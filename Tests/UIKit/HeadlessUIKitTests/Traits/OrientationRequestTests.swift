import Foundation
import HeadlessUIKit
import Testing

/// Orientations that the app requests, or that its controllers no longer support.
@MainActor @Suite(.ownEnvironment) struct OrientationRequestTests {
  /// A controller that supports what a test says, and notes the sizes that it is going to have.
  private final class Deck: UIViewController {
    var orientations = UIInterfaceOrientationMask.all
    var sizes: [CGSize] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  private let deck = Deck()
  private var clock: HeadlessClock { .shared }

  @Test func `a scene rotates with its screen and windows to a requested orientation`() throws {
    let window = UIWindow.showing(deck)
    let scene = try #require(window.windowScene)
    let size = window.bounds.size
    var errors = 0
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in errors += 1 }
    #expect(scene.interfaceOrientation == .portrait && deck.sizes.isEmpty)
    clock.advance(by: 1)
    #expect(scene.interfaceOrientation == .landscapeLeft)
    #expect(UIScreen.main.bounds.size == window.bounds.size)
    #expect(window.bounds.size == CGSize(width: size.height, height: size.width))
    #expect(deck.sizes == [window.bounds.size])
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
    clock.advance(by: 1)
    #expect(scene.interfaceOrientation == .landscapeLeft && deck.sizes.count == 1 && errors == 0)
  }

  @Test func `an orientation that the controller does not support is an error in UIKit's words`()
    throws
  {
    let window = UIWindow.showing(deck)
    let scene = try #require(window.windowScene)
    deck.orientations = .portrait
    var errors: [any Error] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { errors.append($0) }
    clock.advance(by: 1)
    #expect(scene.interfaceOrientation == .portrait && errors.count == 1)
    let error = try #require(errors.first as? UISceneError)
    #expect(error.code == .geometryRequestDenied && error.errorCode == 101)
    let words =
      "None of the requested orientations are supported by the view controller."
      + " Requested: landscapeRight; Supported: portrait"
    #expect(error.localizedDescription == words)
    let bridged = error as NSError
    #expect(bridged.domain == "UISceneErrorDomain" && bridged.code == 101)
    #expect(bridged.userInfo[NSLocalizedDescriptionKey] as? String == words)
  }

  @Test(
    arguments: [
      (.all, .portrait), (.allButUpsideDown, .portrait), (.landscape, .landscapeRight),
      ([.landscapeLeft, .portraitUpsideDown], .landscapeLeft),
      (.portraitUpsideDown, .portraitUpsideDown),
    ] as [(UIInterfaceOrientationMask, UIInterfaceOrientation)])
  func `of several requested orientations, the first in a fixed order is taken`(
    mask: UIInterfaceOrientationMask, expected: UIInterfaceOrientation
  ) throws {
    let scene = try #require(UIWindow.showing(deck).windowScene)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask))
    clock.advance(by: 1)
    #expect(scene.interfaceOrientation == expected)
  }

  // MARK: The app

  /// An app that supports what a test says.
  private final class Crew: UIResponder, UIApplicationDelegate {
    var orientations = UIInterfaceOrientationMask.all
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { orientations }
  }

  @Test func `the app limits the orientations of its controllers`() throws {
    let crew = Crew()
    UIApplication.shared.delegate = crew
    crew.orientations = [.portrait, .landscapeLeft]
    let scene = try #require(UIWindow.showing(deck).windowScene)
    #expect(!HeadlessEnvironment.current.rotate(to: .landscapeRight))
    var errors: [String] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) {
      errors.append($0.localizedDescription)
    }
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    clock.advance(by: 1)
    #expect(scene.interfaceOrientation == .landscapeLeft)
    #expect(
      errors == [
        "None of the requested orientations are supported by the view controller."
          + " Requested: landscapeRight; Supported: portrait, landscapeLeft"
      ])
    withExtendedLifetime(crew) {}
  }

  @Test func `an app and a controller without a common orientation are an error in UIKit's words`()
    throws
  {
    let crew = Crew()
    UIApplication.shared.delegate = crew
    crew.orientations = .portrait
    let first = Deck()
    first.orientations = .landscape
    let errors = FailureLog.during { _ = UIWindow.showing(first) }
    let words =
      "Supported orientations has no common orientation with the application, and"
      + " [Deck shouldAutorotate] is returning YES"
    #expect(errors.map(\.message) == [words] && errors.first?.kind == .invalidUse)
    let window = UIWindow.showing(deck)
    let other = Deck()
    other.orientations = .landscape
    other.modalPresentationStyle = .fullScreen
    #expect(
      FailureLog.during { deck.present(other, animated: false) }.map(\.message) == [words])
    #expect(FailureLog.during { clock.advance(by: 1) }.isEmpty)
    #expect(window.windowScene?.interfaceOrientation == .portrait)
    withExtendedLifetime(crew) {}
  }

  // MARK: Tablets

  @Test(arguments: [true, false])
  func `a tablet asks the controllers only of an app that requires the full screen`(
    requiresFullScreen: Bool
  ) throws {
    UIScreen.main = UIScreen(device: .tablet)
    let environment = HeadlessEnvironment.current
    environment.requiresFullScreen = requiresFullScreen
    deck.orientations = .portrait
    let window = UIWindow.showing(deck)
    let scene = try #require(window.windowScene)
    #expect(environment.rotate(to: .portraitUpsideDown) == !requiresFullScreen)
    #expect(environment.rotate(to: .landscapeLeft) == !requiresFullScreen)
    deck.orientations = .all
    var errors: [String] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) {
      errors.append($0.localizedDescription)
    }
    deck.setNeedsUpdateOfSupportedInterfaceOrientations()
    clock.advance(by: 1)
    #expect(scene.interfaceOrientation == (requiresFullScreen ? .landscapeRight : .landscapeLeft))
    #expect(
      errors
        == (requiresFullScreen
          ? []
          : [
            "The current windowing mode does not allow for programmatic changes to interface orientation."
          ]))
  }

  @Test func `a phone asks the controllers whether or not the app requires the full screen`() {
    HeadlessEnvironment.current.requiresFullScreen = false
    deck.orientations = .portrait
    let window = UIWindow.showing(deck)
    #expect(!HeadlessEnvironment.current.rotate(to: .landscapeLeft))
    withExtendedLifetime(window) {}
  }

  // MARK: Controllers that come to the front

  @Test func `a window and a presented controller rotate the screen to what they support`() {
    deck.orientations = .landscape
    let window = UIWindow.showing(deck)
    clock.advance(by: 1)
    #expect(UIScreen.main.orientation == .landscapeRight && window.bounds.width > 500)
    let other = Deck()
    other.orientations = .portrait
    other.modalPresentationStyle = .fullScreen
    deck.present(other, animated: true)
    clock.advance(by: 1)
    #expect(UIScreen.main.orientation == .portrait)
    #expect(other.view.frame == window.bounds)
    deck.dismiss(animated: true)
    clock.advance(by: 2)
    #expect(UIScreen.main.orientation == .landscapeRight && deck.view.frame == window.bounds)
  }

  @Test func `a presented controller is shown in the orientation that it prefers`() {
    /// A controller that prefers what a test says.
    final class Poster: UIViewController {
      var preferred = UIInterfaceOrientation.landscapeLeft
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred
      }
    }
    let window = UIWindow.showing(deck)
    let poster = Poster()
    poster.modalPresentationStyle = .fullScreen
    deck.present(poster, animated: false)
    clock.advance(by: 1)
    #expect(UIScreen.main.orientation == .landscapeLeft)
    deck.dismiss(animated: false)
    clock.advance(by: 1)
    #expect(UIScreen.main.orientation == .landscapeLeft, "the controller behind supports it too")
    poster.preferred = .portraitUpsideDown
    let errors = FailureLog.during { deck.present(poster, animated: false) }
    #expect(
      errors.map(\.message) == [
        "preferredInterfaceOrientationForPresentation 'portraitUpsideDown' must match a supported"
          + " interface orientation: 'portrait, landscapeLeft, landscapeRight'!"
      ])
    clock.advance(by: 1)
    #expect(UIScreen.main.orientation == .landscapeLeft)
    withExtendedLifetime(window) {}
  }

  // MARK: Delegates

  /// A delegate of containers that decides for them.
  private final class Pilot: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
      -> UIInterfaceOrientationMask
    { .landscape }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  /// A delegate that leaves the orientation to the container.
  private final class Passenger: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate
  {}

  @Test(arguments: [false, true])
  func `the delegate of a container decides its orientations, before and after it is presented`(
    isTabs: Bool
  ) {
    let (pilot, passenger) = (Pilot(), Passenger())
    func container(_ delegate: any UINavigationControllerDelegate & UITabBarControllerDelegate)
      -> UIViewController
    {
      let made: UIViewController
      if isTabs {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.delegate = delegate
        made = tabs
      } else {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.delegate = delegate
        made = stack
      }
      made.modalPresentationStyle = .fullScreen
      return made
    }
    let window = UIWindow.showing(deck)
    let free = container(passenger)
    #expect(free.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(free.preferredInterfaceOrientationForPresentation == .portrait)
    deck.present(container(pilot), animated: false)
    clock.advance(by: 1)
    #expect(UIScreen.main.orientation == .landscapeLeft)
    #expect(!HeadlessEnvironment.current.rotate(to: .portrait))
    #expect(HeadlessEnvironment.current.rotate(to: .landscapeRight))
    withExtendedLifetime((window, pilot)) {}
  }

  // MARK: Presenting

  @Test(
    arguments: [
      (.alert, false), (.pageSheet, false), (.popover, false), (.overFullScreen, true),
      (.fullScreen, true),
    ] as [(Presented, Bool)])
  func `a presented controller decides the orientation if it fills the window`(
    presented: Presented, turns: Bool
  ) {
    let window = UIWindow.showing(deck)
    deck.orientations = .portrait
    deck.present(presented.controller(), animated: false)
    clock.advance(by: 1)
    #expect(HeadlessEnvironment.current.rotate(to: .landscapeLeft) == turns)
    #expect((window.bounds.width > window.bounds.height) == turns)
  }

  /// What a test presents.
  enum Presented {
    case alert, pageSheet, popover, overFullScreen, fullScreen

    @MainActor func controller() -> UIViewController {
      if self == .alert {
        return UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      }
      let controller = UIViewController()
      switch self {
      case .popover:
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceRect = CGRect(
          x: 0, y: 0, width: 1, height: 1)
      case .overFullScreen: controller.modalPresentationStyle = .overFullScreen
      case .fullScreen: controller.modalPresentationStyle = .fullScreen
      default: controller.modalPresentationStyle = .pageSheet
      }
      return controller
    }
  }

  @Test(arguments: [true, false])
  func `a controller that no longer supports the orientation makes the screen rotate`(
    animated: Bool
  ) {
    let window = UIWindow.showing(deck)
    clock.advance(by: 1)
    deck.setNeedsUpdateOfSupportedInterfaceOrientations()
    clock.advance(by: 1)
    #expect(deck.sizes.isEmpty)
    deck.orientations = .landscape
    let change = { deck.setNeedsUpdateOfSupportedInterfaceOrientations() }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
    clock.advance(by: 0.1)
    #expect(UIScreen.main.orientation == .landscapeRight && deck.sizes.count == 1)
    #expect((window.layer.animationKeys() != nil) == animated)
    clock.advance(by: 1)
    #expect(window.layer.animationKeys() == nil)
  }

  @Test func `the orientation of the device as a key can be read, and setting it rotates nothing`()
    throws
  {
    HeadlessEnvironment.current.recordedCallHandler = { _ in }
    let window = UIWindow.showing(deck)
    let device = UIDevice.current
    device.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    device.setValue(
      NSNumber(value: UIInterfaceOrientation.landscapeLeft.rawValue), forKey: "orientation")
    clock.advance(by: 1)
    #expect(window.windowScene?.interfaceOrientation == .portrait && deck.sizes.isEmpty)
    #expect(device.value(forKey: "orientation") as? Int == UIDeviceOrientation.portrait.rawValue)
    #expect(
      HeadlessEnvironment.current.recordedCalls.map(\.description)
        == ["UIDevice.setOrientation(3)", "UIDevice.setOrientation(4)"])
  }
}
