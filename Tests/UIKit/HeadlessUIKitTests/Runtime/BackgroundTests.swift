import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// What happens to windows and animations when the app or a window goes out of sight.
@MainActor @Suite(.ownEnvironment)
struct BackgroundTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  @Test func `animations end unfinished in the background, even those that have not begun`() {
    let views = [UIView(), UIView()]
    for view in views { window.addSubview(view) }
    window.makeKeyAndVisible()
    var ends: [String] = []
    UIView.animate(
      withDuration: 1, animations: { views[0].alpha = 0.5 },
      completion: { ends.append("first \($0)") })
    UIView.animate(
      withDuration: 1, delay: 5, animations: { views[1].alpha = 0.5 },
      completion: { ends.append("second \($0)") })
    let lasting = CABasicAnimation(keyPath: "zPosition")
    lasting.toValue = 3
    lasting.duration = 10
    lasting.isRemovedOnCompletion = false
    views[0].layer.add(lasting, forKey: "lasting")
    HeadlessClock.shared.advance(by: 0.2)
    HeadlessEnvironment.current.enterBackground()
    HeadlessClock.shared.advance(by: 0.1)
    #expect(ends.sorted() == ["first false", "second false"])
    #expect(views[0].layer.presentation()?.opacity == 0.5)
    #expect(views[0].layer.animationKeys() == ["lasting"])
  }

  @Test func `an app that stops being active cancels all touches, and receives no new ones`() throws
  {
    let stage = TouchStage()
    let log = stage.log
    let box = stage.box("box", 0, 0)
    let page = stage.box("page", 0, 200, 400, 400)
    let pan = stage.add(UIPanGestureRecognizer(), to: page, as: "pan")
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    button.addAction(UIAction { _ in log.note("button cancelled") }, for: .touchCancel)
    stage.window.addSubview(button)
    let touches = stage.begin((50, 50), (250, 50), (50, 250))
    stage.move(touches[2], to: 100, 300)
    #expect(button.isTracking && pan.state == .began)
    #expect(log.take() == ["box began", "page began", "pan began", "page cancelled"])
    HeadlessEnvironment.current.resignActive()
    #expect(log.take() == ["pan cancelled", "box cancelled", "button cancelled"])
    #expect(!button.isTracking && HeadlessTouchscreen.shared.touches.isEmpty)
    let error = #expect(throws: InteractionError.self) { try tap(button) }
    #expect(error?.kind == .takesNoTouches)
    #expect(error?.message.contains("the app is not active") == true)
    let place = CGPoint(x: 50, y: 50)
    let other = #expect(throws: InteractionError.self) { try tap(at: place, in: stage.window) }
    #expect(other?.message.contains("the app is not active") == true)
    let late = stage.begin((50, 50))[0]
    #expect(late.window == nil && late.view == nil)
    HeadlessEnvironment.current.enterForeground()
    stage.end(late)
    #expect(log.take().isEmpty)
    try tap(box)
    #expect(log.take() == ["box began", "box ended"])
    withExtendedLifetime(stage) {}
  }

  @Test func `while the app is not active, nothing can be chosen or hovered over`() throws {
    let stage = TouchStage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var chosen = 0
    button.menu = UIMenu(title: "", children: [UIAction(title: "Delete") { _ in chosen += 1 }])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.window.makeKeyAndVisible()
    try tap(button)
    HeadlessEnvironment.current.resignActive()
    let choice = #expect(throws: InteractionError.self) { try choose("Delete") }
    #expect(choice?.kind == .takesNoTouches && chosen == 0)
    #expect(
      choice?.message == "cannot choose \"Delete\": the app is not active;"
        + " call enterForeground() of its HeadlessEnvironment")
    let hovering = #expect(throws: InteractionError.self) { try hover(over: button) }
    #expect(hovering?.kind == .takesNoTouches)
    HeadlessEnvironment.current.enterForeground()
    try choose("Delete")
    #expect(chosen == 1)
  }

  @Test func `while the app is not active, it receives no text, keys or shakes`() throws {
    let window = UIWindow.showing(UIViewController())
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    window.rootViewController?.view.addSubview(field)
    try type("a", into: field)
    HeadlessEnvironment.current.resignActive()
    let typing = #expect(throws: InteractionError.self) { try type("b", into: field) }
    #expect(typing?.kind == .takesNoTouches)
    #expect(
      typing?.message == "cannot type: the app is not active;"
        + " call enterForeground() of its HeadlessEnvironment")
    #expect(!press("c") && field.text == "a")
    let shaking = #expect(throws: InteractionError.self) { try shake() }
    #expect(shaking?.kind == .takesNoTouches)
    HeadlessEnvironment.current.enterForeground()
    #expect(press("c") && field.text == "ac")
  }

  @Test func `the frontmost visible window is the key window after another is hidden or released`()
  {
    let (first, second) = (window, UIWindow(frame: UIScreen.main.bounds))
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.isHidden = true
    #expect(first.isKeyWindow && UIWindow.keyWindow === first)
    do {
      let third = UIWindow(frame: UIScreen.main.bounds)
      third.makeKeyAndVisible()
      #expect(third.isKeyWindow)
    }
    #expect(UIWindow.keyWindow === first)
    first.isHidden = true
    #expect(UIWindow.keyWindow == nil)
  }

  @Test func `a field that leaves the window ends its editing, whatever its delegate says`() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let (field, stubborn) = (UITextField(), Stubborn())
    field.delegate = stubborn
    window.addSubview(field)
    window.makeKeyAndVisible()
    #expect(field.becomeFirstResponder() && !field.resignFirstResponder())
    field.removeFromSuperview()
    #expect(!field.isFirstResponder && !field.isEditing)
    #expect(!HeadlessKeyboard.shared.isShown)
  }

  @Test func `a scene delegate hears of a turn with the space from before`() throws {
    final class Scene: NSObject, UIWindowSceneDelegate {
      var sizes: [CGSize] = []
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        sizes += [previousCoordinateSpace.bounds.size, windowScene.coordinateSpace.bounds.size]
      }
      func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
      ) {
        let geometries = [previousEffectiveGeometry, windowScene.effectiveGeometry]
        orientations += geometries.map { $0.interfaceOrientation }
        sizes += geometries.map { $0.coordinateSpace.bounds.size }
      }
      var orientations: [UIInterfaceOrientation] = []
    }
    window.makeKeyAndVisible()
    let delegate = Scene()
    try #require(window.windowScene).delegate = delegate
    let size = UIScreen.main.bounds.size
    HeadlessEnvironment.current.rotate(to: .landscapeRight)
    let turned = CGSize(width: size.height, height: size.width)
    #expect(delegate.sizes == [size, turned, size, turned])
    #expect(delegate.orientations == [.portrait, .landscapeRight])
  }

  @Test func `setting a controller's editing calls its method`() {
    final class List: UIViewController {
      var calls: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing) \(animated)")
      }
    }
    let list = List()
    list.isEditing = true
    #expect(list.isEditing && list.calls == ["true false"])
  }

  @Test func `an animator that is released while it is paused is an error in UIKit's words`() {
    let view = UIView()
    window.addSubview(view)
    window.makeKeyAndVisible()
    func released(_ use: (UIViewPropertyAnimator) -> Void) -> [String] {
      FailureLog.during {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        use(animator)
      }.map(\.message)
    }
    let errors = released { animator in
      animator.startAnimation()
      animator.pauseAnimation()
    }
    #expect(errors.count == 1)
    #expect(
      errors.first?.hasPrefix("It is an error to release a paused or stopped property animator.")
        == true)
    #expect(released { $0.pauseAnimation() }.count == 1)
    #expect(released { $0.startAnimation() }.isEmpty)
    HeadlessClock.shared.advance(by: 2)
    #expect(
      released { animator in
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      }.isEmpty)
    let changed = released { animator in
      animator.startAnimation()
      animator.isInterruptible = false
      animator.isUserInteractionEnabled = false
      #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    }
    #expect(changed.count == 2)
    HeadlessClock.shared.advance(by: 2)
  }
}
