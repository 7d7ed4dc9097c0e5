import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Nothing is left of a screen that was touched and then let go of.
@MainActor @Suite(.ownEnvironment) struct TouchLeakTests {
  private struct Weak {
    weak var object: AnyObject?
    let name: String
  }

  @Test func `nothing is left of a screen after touches, typing and an alert`() throws {
    var left: [Weak] = []
    func note(_ object: AnyObject?) {
      if let object { left.append(Weak(object: object, name: "\(Swift.type(of: object))")) }
    }
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let page = UIViewController()
      let root = UIView()
      page.view = root
      window.rootViewController = page
      window.makeKeyAndVisible()
      let recognizers: [UIGestureRecognizer] = [
        UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
        UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        UIHoverGestureRecognizer(),
      ]
      for recognizer in recognizers {
        root.addGestureRecognizer(recognizer)
        note(recognizer)
      }
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      (recognizers[0] as? UITapGestureRecognizer)?.require(toFail: double)
      root.addGestureRecognizer(double)
      let button = UIButton(frame: CGRect(x: 10, y: 100, width: 80, height: 40))
      let slider = UISlider(frame: CGRect(x: 10, y: 200, width: 180, height: 40))
      let field = UITextField(frame: CGRect(x: 10, y: 300, width: 180, height: 40))
      for view in [button, slider, field] { root.addSubview(view) }
      button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
      button.showsMenuAsPrimaryAction = true
      let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      for object in [window, page, root, double, button, slider, field, alert] as [AnyObject] {
        note(object)
      }
      try tap(root)
      try doubleTap(root)
      try longPress(root)
      try swipe(root, .left)
      try pinch(root, scale: 2)
      try rotate(root, by: 1)
      try hover(over: root)
      endHovering()
      try drag(slider, to: 1)
      try tap(button)
      try choose("One")
      field.becomeFirstResponder()
      field.insertText("text")
      press("a", .command)
      field.resignFirstResponder()
      page.present(alert, animated: true)
      try choose("OK")
      HeadlessClock.shared.advance(by: 5)
      window.isHidden = true
    }
    #expect(left.filter { $0.object != nil }.map(\.name) == [])
  }

  @Test func `nothing is left of a hidden window whose recognizer never decides`() throws {
    final class Undecided: UIGestureRecognizer {}
    var left: [Weak] = []
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let page = UIView(frame: window.bounds)
      let button = UIButton(frame: CGRect(x: 10, y: 100, width: 80, height: 40))
      let waiting = Undecided()
      page.addGestureRecognizer(waiting)
      page.addSubview(button)
      window.addSubview(page)
      for object in [window, page, button, waiting] as [AnyObject] {
        left.append(Weak(object: object, name: "\(Swift.type(of: object))"))
      }
      try tap(button)
      HeadlessClock.shared.advance(by: 5)
      window.isHidden = true
    }
    #expect(left.filter { $0.object != nil }.map(\.name) == [])
  }

  @Test func `a recognizer for hovering holds back nothing of a finger's touch`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let page = UIView(frame: window.bounds)
    page.addGestureRecognizer(UIHoverGestureRecognizer())
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 80, height: 40))
    page.addSubview(field)
    window.addSubview(page)
    try type("text", into: field)
    #expect(field.text == "text")
    window.isHidden = true
  }

  @Test func `nothing is left of a hidden window that the pointer was over`() throws {
    weak var left: UIView?
    var states: [UIGestureRecognizer.State] = []
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let hover = StateRecorder { states.append($0) }
      view.addGestureRecognizer(hover)
      window.addSubview(view)
      window.makeKeyAndVisible()
      try UIKitTesting.hover(over: view)
      window.isHidden = true
      left = view
    }
    HeadlessClock.shared.turn()
    #expect(left == nil && states == [.began, .ended])
  }

  /// A hover recognizer that notes its states.
  private final class StateRecorder: UIHoverGestureRecognizer {
    private let note: (State) -> Void

    init(_ note: @escaping (State) -> Void) {
      self.note = note
      super.init(target: nil, action: nil)
    }
    override var state: State {
      get { super.state }
      set {
        super.state = newValue
        note(newValue)
      }
    }
  }
}
