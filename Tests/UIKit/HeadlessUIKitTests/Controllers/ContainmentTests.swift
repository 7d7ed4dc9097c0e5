import Foundation
import HeadlessUIKit
import Testing

/// A container that tells its children itself when they come and go.
private final class ManualContainer: RecordingController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Controllers inside others, and windows that change theirs.
@MainActor @Suite(.ownEnvironment) struct ContainmentTests {
  private func shown() -> (RecordingController, UIWindow) {
    let parent = RecordingController.named("P")
    return (parent, UIWindow.showing(parent))
  }

  private let groups: Set<RecordingController.Group> = [.loading, .appearance, .containment]

  @Test func `a child is told by addChild that it comes in, and by the caller that it is in`() {
    let (parent, window) = shown()
    let child = RecordingController.named("C")
    let lines = RecordingController.record(groups) {
      parent.addChild(child)
      #expect(child.parent === parent && parent.children == [child])
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(
      lines == [
        "C.willMove(parent)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear",
        "C.didMove(parent)",
      ])
    #expect(child.view.window === window && child.view.next === child)
  }

  @Test func `a child that leaves is told by the caller, and by removeFromParent that it has left`()
  {
    let (parent, window) = shown()
    let child = RecordingController.named("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let lines = RecordingController.record(groups) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      lines == [
        "C.willMove(nil)", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(nil)",
      ])
    #expect(child.parent == nil && parent.children.isEmpty && window.rootViewController === parent)
  }

  @Test func `children appear after their parent begins to, and before it has`() {
    let (parent, child) = (RecordingController.named("P"), RecordingController.named("C"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let lines = RecordingController.record {
      window.rootViewController = parent
      window.makeKeyAndVisible()
      window.isHidden = true
    }
    #expect(
      lines == [
        "P.viewWillAppear", "C.viewWillAppear", "C.viewDidAppear", "P.viewDidAppear",
        "P.viewWillDisappear", "C.viewWillDisappear", "C.viewDidDisappear", "P.viewDidDisappear",
      ])
  }

  @Test func `a child whose view is not in its parent's does not appear`() {
    let (parent, child) = (RecordingController.named("P"), RecordingController.named("C"))
    parent.addChild(child)
    let lines = RecordingController.record { _ = UIWindow.showing(parent) }
    #expect(lines.prefix(2) == ["P.viewWillAppear", "P.viewDidAppear"])
    #expect(!lines.contains { $0.hasPrefix("C.") })
  }

  @Test func `a child moves from one parent to another in one go`() {
    let (first, second) = (UIViewController(), UIViewController())
    let child = RecordingController.named("C")
    first.addChild(child)
    let lines = RecordingController.record([.containment]) { second.addChild(child) }
    #expect(lines == ["C.didMove(nil)", "C.willMove(parent)"])
    #expect(first.children.isEmpty && child.parent === second)
  }

  @Test func `a controller is not taken into itself or into one that it holds`() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    inner.addChild(outer)
    outer.addChild(outer)
    #expect(outer.parent == nil && inner.children.isEmpty && outer.children == [inner])
  }

  @Test func `one child takes another's place, each told of its own part`() {
    let (parent, window) = shown()
    let (old, new) = (RecordingController.named("A"), RecordingController.named("B"))
    parent.addChild(old)
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    var isDone = false
    let lines = RecordingController.record([.appearance, .containment]) {
      old.willMove(toParent: nil)
      parent.addChild(new)
      parent.transition(
        from: old, to: new, duration: 0.25, animations: {}, completion: { isDone = $0 })
      #expect(!isDone)
      HeadlessClock.shared.advance(by: 0.25)
      old.removeFromParent()
      new.didMove(toParent: parent)
    }
    #expect(
      lines == [
        "A.willMove(nil)", "B.willMove(parent)", "A.viewWillDisappear", "B.viewWillAppear",
        "A.viewDidDisappear", "B.viewDidAppear", "A.didMove(nil)", "B.didMove(parent)",
      ])
    #expect(isDone && new.view.window === window && old.view.superview == nil)
  }

  // MARK: Forwarding by hand

  @Test func `a container that forwards nothing leaves it to its own calls`() {
    let (parent, child) = (ManualContainer(), RecordingController.named("C"))
    parent.name = "P"
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let lines = RecordingController.record {
      window.rootViewController = parent
      window.makeKeyAndVisible()
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
    }
    #expect(
      lines == [
        "P.viewWillAppear", "P.viewDidAppear", "C.viewWillAppear", "C.viewDidAppear",
        "C.viewWillDisappear", "C.viewDidDisappear",
      ])
  }

  @Test func `a transition that turns around tells of the other way, not of the end of the first`()
  {
    let (_, window) = shown()
    let child = RecordingController.named("C")
    let lines = RecordingController.record {
      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
      child.endAppearanceTransition()
    }
    #expect(lines == ["C.viewWillAppear", "C.viewWillDisappear", "C.viewDidDisappear"])
    #expect(window.rootViewController != nil)
  }

  @Test func `an appearance that has begun does not begin again`() {
    let child = RecordingController.named("C")
    let lines = RecordingController.record {
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    #expect(lines == ["C.viewWillAppear", "C.viewDidAppear"])
  }

  @Test func `code may make a controller disappear that has not appeared`() {
    let child = RecordingController.named("C")
    let lines = RecordingController.record {
      child.beginAppearanceTransition(false, animated: false)
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
    }
    #expect(lines == ["C.viewWillDisappear", "C.viewDidDisappear"])
  }

  // MARK: Windows

  @Test func `a root that is replaced goes, and the new one comes`() {
    let (first, window) = shown()
    let second = RecordingController.named("N")
    let lines = RecordingController.record(groups) { window.rootViewController = second }
    #expect(
      lines == [
        "P.viewWillDisappear", "P.viewDidDisappear", "N.loadView", "N.viewDidLoad",
        "N.viewWillAppear", "N.viewDidAppear",
      ])
    #expect(first.view.window == nil && second.view.frame == window.bounds)
  }

  @Test func `nothing is left of a root that was replaced, nor of what was inside and in front`() {
    let window = UIWindow.showing(nil)
    weak var root: UIViewController?
    weak var child: UIViewController?
    weak var front: UIViewController?
    do {
      let navigation = UINavigationController(rootViewController: RecordingController.named("A"))
      window.rootViewController = navigation
      let modal = RecordingController.named("M")
      navigation.present(modal, animated: false)
      (root, child, front) = (navigation, navigation.topViewController, modal)
    }
    #expect(root != nil && child != nil && front != nil)
    let lines = RecordingController.record { window.rootViewController = UIViewController() }
    #expect(lines.contains("M.viewDidDisappear") && lines.contains("A.viewDidDisappear"))
    #expect(root == nil && child == nil && front == nil)
  }

  // MARK: Layout

  @Test func `the callbacks around layout come once for a layout`() {
    let (parent, window) = shown()
    let lines = RecordingController.record([.layout]) {
      parent.view.setNeedsLayout()
      parent.view.setNeedsLayout()
      window.layoutIfNeeded()
      window.layoutIfNeeded()
    }
    #expect(lines == ["P.viewWillLayoutSubviews", "P.viewDidLayoutSubviews"])
  }

  @Test func `a controller adds to the safe area of its view and of those inside`() {
    let (parent, window) = shown()
    let child = RecordingController.named("C")
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let before = child.view.safeAreaInsets
    let lines = RecordingController.record([.layout]) {
      parent.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      window.layoutIfNeeded()
    }
    #expect(parent.view.safeAreaInsets.top == before.top + 5)
    #expect(parent.view.safeAreaInsets.left == 6 && parent.view.safeAreaInsets.right == 8)
    #expect(child.view.safeAreaInsets == parent.view.safeAreaInsets)
    let told = lines.filter { $0.hasSuffix("viewSafeAreaInsetsDidChange") }
    #expect(told == ["P.viewSafeAreaInsetsDidChange", "C.viewSafeAreaInsetsDidChange"])
    let again = RecordingController.record([.layout]) {
      parent.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      window.layoutIfNeeded()
    }
    #expect(again.isEmpty)
  }

  @Test func `the responder chain goes from the view over the controller to what is around it`() {
    let (parent, window) = shown()
    let child = RecordingController.named("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.view.next === child && child.next === parent.view && parent.view.next === parent)
    #expect(parent.next === window)
    let front = RecordingController.named("F")
    parent.present(front, animated: false)
    #expect(front.view.next === front && front.next === parent)
  }
}
