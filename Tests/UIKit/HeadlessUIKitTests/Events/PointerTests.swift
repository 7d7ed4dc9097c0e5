import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Buttons of a pointer.
@MainActor @Suite(.ownEnvironment) struct PointerTests {
  private let stage = TouchStage()

  @Test func `a tap recognizer takes the buttons that it requires`() throws {
    let box = stage.box("box", 0, 0)
    let primary = stage.add(UITapGestureRecognizer(), to: box, as: "primary")
    let secondary = stage.add(UITapGestureRecognizer(), to: box, as: "secondary")
    secondary.buttonMaskRequired = .secondary
    #expect(primary.buttonMaskRequired == .primary)
    try click(box)
    #expect(stage.log.take() == ["box began", "primary ended", "box cancelled"])
    try rightClick(box)
    #expect(stage.log.take() == ["box began", "secondary ended", "box cancelled"])
    try click(box, button: [.primary, .secondary])
    #expect(stage.log.take() == ["box began", "box ended"], "both buttons are neither of them")
    primary.isEnabled = false
    try tap(box)
    #expect(
      stage.log.take() == ["box began", "secondary ended", "box cancelled"],
      "fingers have no buttons")
  }

  @Test func `the event and the recognizer know the buttons and keys, the touch is a pointer's`()
    throws
  {
    final class Noting: UIView {
      var event: (UIEvent.ButtonMask, UIKeyModifierFlags, UITouch.TouchType?)?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.event = event.map { ($0.buttonMask, $0.modifierFlags, touches.first?.type) }
      }
    }
    stage.window.makeKeyAndVisible()
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    let tap = stage.add(UITapGestureRecognizer(), to: view)
    tap.buttonMaskRequired = .button(3)
    try click(view, button: .button(3), modifierFlags: .shift)
    #expect(view.event?.0 == .button(3) && view.event?.1 == .shift)
    #expect(view.event?.2 == .indirectPointer)
    #expect(tap.buttonMask == .button(3) && tap.modifierFlags == .shift)
    try UIKitTesting.tap(view)
    #expect(view.event?.0 == [] && view.event?.2 == .direct && tap.buttonMask == [])
  }

  @Test func `a pan with a button knows it`() {
    let box = stage.box("box", 0, 0)
    let pan = stage.add(UIPanGestureRecognizer(), to: box)
    let touches = HeadlessTouchscreen.shared.begin(
      at: [CGPoint(x: 10, y: 10)], type: .indirectPointer, buttons: .secondary)
    stage.move(touches[0], to: 60, 10)
    #expect(pan.state == .began && pan.buttonMask == .secondary)
    HeadlessTouchscreen.shared.end(touches)
  }

  @Test func `a click moves the pointer there first`() throws {
    let box = stage.box("box", 0, 0)
    stage.add(UIHoverGestureRecognizer(), to: box, as: "hover")
    try click(box)
    #expect(stage.log.take() == ["hover began", "box began", "box ended"])
    endHovering()
    #expect(stage.log.take() == ["hover ended"])
  }

  @Test func `a click that something covers is refused`() {
    let box = stage.box("box", 0, 0)
    _ = stage.box("cover", 0, 0)
    let error = #expect(throws: InteractionError.self) { try click(box) }
    #expect(error?.kind == .covered && error?.message.hasPrefix("cannot click") == true)
  }
}
