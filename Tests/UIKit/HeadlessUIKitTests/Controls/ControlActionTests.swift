import Foundation
import HeadlessUIKit
import NibFormat
import Testing

/// Takes actions of every form.
final class ActionTaker: UIView {
  var log: [String] = []

  func plain() { log.append("plain") }
  func tap(_ sender: UIControl) { log.append("tap \(sender.tag)") }
  func drag(_ sender: Any, _ event: UIEvent?) { log.append("drag") }
  func onlySwitches(_ sender: UISwitch) { log.append("switch") }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("plain", ActionTaker.plain)
    nib.action("tap:", ActionTaker.tap)
    nib.action("drag:forEvent:", ActionTaker.drag)
    nib.action("onlySwitches:", ActionTaker.onlySwitches)
  }
}

@MainActor @Suite(.ownEnvironment) struct ControlActionTests {
  @Test func `actions of every form reach their target in the order in which they were added`() {
    let target = ActionTaker()
    let control = UIControl()
    control.tag = 5
    control.addTarget(target, action: "tap:", for: .touchUpInside)
    control.addTarget(target, action: "plain", for: [.touchUpInside, .touchDown])
    control.addTarget(target, action: "drag:forEvent:", for: .touchDragInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.log == ["tap 5", "plain"])
    control.sendActions(for: .touchDragInside)
    control.sendActions(for: .valueChanged)
    #expect(target.log == ["tap 5", "plain", "drag"])
  }

  @Test func `the same target and action is sent once for each event`() {
    let target = ActionTaker()
    let control = UIControl()
    control.addTarget(target, action: "plain", for: .touchDown)
    control.addTarget(target, action: "plain", for: .touchDown)
    control.addTarget(target, action: "plain", for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(target.log == ["plain"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["plain"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
  }

  @Test func `a removed target gets no more actions`() {
    let target = ActionTaker()
    let other = ActionTaker()
    let control = UIControl()
    for taker in [target, other] {
      control.addTarget(taker, action: "plain", for: [.touchDown, .touchUpInside])
    }
    control.removeTarget(target, action: "plain", for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(target.log == ["plain"])
    #expect(other.log == ["plain", "plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `a control keeps no target alive`() {
    let control = UIControl()
    weak var gone: ActionTaker?
    do {
      let target = ActionTaker()
      gone = target
      control.addTarget(target, action: "plain", for: .touchDown)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `an action without a target goes up the responder chain`() {
    let outer = ActionTaker()
    let middle = UIView()
    let control = UIButton()
    outer.addSubview(middle)
    middle.addSubview(control)
    control.addTarget(nil, action: "plain", for: .touchUpInside)
    control.addTarget(nil, action: "nobodyHasIt:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(outer.log == ["plain"])
    #expect(control.allTargets.count == 1)
    #expect(control.allTargets.first?.base is NSNull)
  }

  @Test func `the first responder is asked before the control's own chain`() {
    let near = ActionTaker()
    let far = ActionTaker()
    let field = UITextField()
    let control = UIButton()
    near.addSubview(control)
    far.addSubview(field)
    // Outside of windows, views cannot be the first responder.
    let window = UIWindow(frame: UIScreen.main.bounds)
    for view in [near, far] { window.addSubview(view) }
    #expect(field.becomeFirstResponder())
    control.addTarget(nil, action: "plain", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(far.log == ["plain"])
    field.resignFirstResponder()
    control.sendActions(for: .touchUpInside)
    #expect(near.log == ["plain"])
  }

  @Test func `a target without the method is an error when the action is sent`() {
    var errors: [NibError] = []
    NibFailure.handler = { errors.append($0) }
    let target = ActionTaker()
    let control = UIControl()
    control.addTarget(target, action: "gone:", for: .touchDown)
    #expect(errors.isEmpty)
    control.sendActions(for: .touchDown)
    #expect(errors.map(\.kind) == [.unrecognizedSelector])
    #expect(errors.first?.message.hasPrefix("-[ActionTaker gone:]: unrecognized selector") == true)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.addTarget(target, action: "onlySwitches:", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(errors.map(\.kind) == [.unrecognizedSelector, .wrongType])
  }

  @Test func `closures are called with the control as their sender`() {
    let control = UIButton()
    var senders: [AnyObject?] = []
    let action = UIAction { senders.append($0.sender as AnyObject?) }
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(senders.count == 1)
    #expect(senders.first.flatMap { $0 } === control)
    control.removeAction(identifiedBy: action.identifier, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(senders.count == 1)
  }

  @Test func `a document's actions go to the owner, to an object and along the chain`() throws {
    var nib = GraphNib()
    let button = nib.view("UIButton")
    let taker = nib.view(
      "UIView", custom: "HeadlessUIKitTests.ActionTaker", subviews: [button])
    nib.action("tap:", of: button, to: nib.owner)
    nib.action("plain", of: button, to: taker)
    nib.action("drag:forEvent:", of: button, to: nib.firstResponder, events: 4096)
    let owner = ActionTaker()
    let root = try #require(
      try nib.graph(taker).nib().instantiated(withOwner: owner).first as? ActionTaker)
    let control = try #require(root.subviews.first as? UIButton)
    control.sendActions(for: .touchUpInside)
    #expect(owner.log == ["tap 0"])
    #expect(root.log == ["plain"])
    control.sendActions(for: .valueChanged)
    #expect(root.log == ["plain", "drag"])
  }

  @Test func `the state follows the flags`() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
  }
}
