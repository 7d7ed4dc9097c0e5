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
    #expect(
      error.localizedDescription == "None of the requested orientations are supported by the view"
        + " controller. Requested: landscapeRight; Supported: portrait")
  }

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
}
