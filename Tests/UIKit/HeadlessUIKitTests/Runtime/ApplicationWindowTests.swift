import Foundation
import HeadlessUIKit
import Testing

/// The window of an app's or scene's delegate, as sources for Objective-C's optional property read it.
@MainActor @Suite(.ownEnvironment) struct ApplicationWindowTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var other: UIWindowScene?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let byHand = UIWindowScene(session: session, connectionOptions: connectionOptions)
      window = UIWindow(windowScene: (scene as? UIWindowScene) ?? byHand)
      other = byHand
    }
  }

  @Test func `a delegate's window can be read with one question mark and with two`() {
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.delegate?.window??.rootViewController == nil)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    delegate.window = window
    #expect(UIApplication.shared.delegate?.window??.rootViewController != nil)
    #expect(UIApplication.shared.delegate?.window?.rootViewController != nil)
    #expect(UIApplication.shared.delegate?.window === window)
  }

  @Test func `a scene that is made by hand is not connected`() throws {
    let sceneDelegate = SceneDelegate()
    HeadlessEnvironment.current.launch(Delegate(), sceneDelegate: sceneDelegate)
    let other = try #require(sceneDelegate.other)
    #expect(other.activationState == .unattached)
    #expect(!UIApplication.shared.connectedScenes.contains(other))
    #expect(other.session.scene === sceneDelegate.window?.windowScene)
    #expect(UIWindow(windowScene: other).windowScene === other)
  }
}
