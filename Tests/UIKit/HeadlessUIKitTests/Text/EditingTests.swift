import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Text that is typed as a user types it.
@MainActor @Suite(.ownEnvironment) struct EditingTests {
  private let stage = TouchStage()

  private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var refuses: Set<String> = []

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    private func ask(_ name: String) -> Bool {
      log.append(name)
      return !refuses.contains(name)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { log.append("did end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { ask("should change \(range.location),\(range.length) \(string)") }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("should begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("should end") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("did end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("should change \(range.location),\(range.length) \(text)") }
    func textViewDidChange(_ textView: UITextView) { log.append("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
  }

  private func field(_ delegate: Delegate, _ y: CGFloat = 50) -> UITextField {
    stage.window.makeKeyAndVisible()
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
    field.delegate = delegate
    let events: [(String, UIControl.Event)] = [
      ("begin event", .editingDidBegin), ("changed event", .editingChanged),
      ("end event", .editingDidEnd), ("exit event", .editingDidEndOnExit),
    ]
    for (name, event) in events where name != "exit event" {
      field.addAction(UIAction { _ in delegate.log.append(name) }, for: event)
    }
    stage.window.addSubview(field)
    return field
  }

  @Test func `a tap on a field begins editing, and what is typed asks and tells in UIKit's order`()
    throws
  {
    let delegate = Delegate()
    let field = field(delegate)
    defer { stage.window.endEditing(true) }
    try tap(field)
    #expect(field.isFirstResponder && HeadlessKeyboard.shared.isShown)
    #expect(delegate.take() == ["should begin", "begin event", "did begin"])
    try type("a", into: field)
    #expect(delegate.take() == ["should change 0,0 a", "selection", "changed event"])
    try type("b👍🏽\u{8}c", into: field)
    #expect(field.text == "abc")
    _ = delegate.take()
    delegate.refuses = ["should change 3,0 d"]
    try type("d")
    #expect(field.text == "abc" && delegate.take() == ["should change 3,0 d"])
  }

  @Test func `the return key asks, and ends editing if the exit event has an action`() throws {
    let delegate = Delegate()
    let field = field(delegate)
    defer { stage.window.endEditing(true) }
    try type("a\n", into: field)
    #expect(delegate.take().last == "should return" && field.isEditing)
    field.addAction(UIAction { _ in delegate.log.append("exit") }, for: .editingDidEndOnExit)
    field.addAction(UIAction { _ in delegate.log.append("primary") }, for: .primaryActionTriggered)
    try type("\n")
    #expect(
      delegate.take() == ["should return", "exit", "primary", "should end", "end event", "did end"])
    #expect(!field.isEditing)
    delegate.refuses = ["should return"]
    try type("\n", into: field)
    #expect(field.isEditing && delegate.take().last == "should return")
  }

  @Test func `another field takes over, unless the first does not end`() throws {
    let delegate = Delegate()
    let first = field(delegate)
    let second = field(delegate, 150)
    defer { stage.window.endEditing(true) }
    try tap(first)
    _ = delegate.take()
    try tap(second)
    #expect(
      delegate.take() == [
        "should begin", "should end", "end event", "did end", "begin event", "did begin",
      ])
    delegate.refuses = ["should end"]
    #expect(throws: InteractionError.self) { try type("x", into: first) }
    #expect(second.isFirstResponder)
    #expect(!stage.window.endEditing(false) && second.isEditing)
    #expect(stage.window.endEditing(true) && !second.isEditing)
  }

  @Test func `a field that is disabled or refuses cannot be typed into, and the error says why`() {
    let delegate = Delegate()
    let field = field(delegate)
    field.accessibilityIdentifier = "mail"
    delegate.refuses = ["should begin"]
    var message = ""
    do throws(InteractionError) { try type("x", into: field) } catch { message = error.message }
    #expect(
      message
        == "cannot type into <UITextField \"mail\">: a tap does not make it the first responder;"
        + " the first responder is nil")
    field.isEnabled = false
    #expect(throws: InteractionError.self) { try type("x", into: field) }
    #expect(throws: InteractionError.self) { try type("x") }
  }

  @Test func `the selection decides where text goes`() throws {
    let delegate = Delegate()
    let field = field(delegate)
    defer { stage.window.endEditing(true) }
    field.text = "hello"
    try tap(field)
    #expect(field.selectedTextRange?.isEmpty == true)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: field.endOfDocument, offset: -1))
    field.selectedTextRange = field.textRange(from: end, to: start)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "ell")
    #expect(
      field.offset(from: start, to: end) == 3 && field.compare(start, to: end) == .orderedAscending)
    #expect(field.position(from: end, offset: 9) == nil)
    _ = delegate.take()
    try type("EY")
    #expect(field.text == "hEYo")
    #expect(
      delegate.take() == [
        "should change 1,3 E", "selection", "changed event", "should change 2,0 Y", "selection",
        "changed event",
      ])
    press(UIKeyCommand.inputLeftArrow)
    press(UIKeyCommand.inputDelete)
    #expect(field.text == "hYo")
    let all = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    _ = delegate.take()
    field.replace(all, withText: "bye")
    #expect(field.text == "bye" && delegate.take() == ["selection", "changed event"])
  }

  @Test func `the button that clears asks, and clears`() throws {
    let delegate = Delegate()
    let field = field(delegate)
    defer { stage.window.endEditing(true) }
    field.text = "abc"
    field.clearButtonMode = .always
    let rect = field.clearButtonRect(forBounds: field.bounds)
    try tap(field, at: CGPoint(x: rect.midX, y: rect.midY))
    #expect(field.text == "" && delegate.take() == ["should clear", "changed event"])
    #expect(!field.isEditing)
    field.text = "abc"
    delegate.refuses = ["should clear"]
    try tap(field, at: CGPoint(x: rect.midX, y: rect.midY))
    #expect(field.text == "abc")
  }

  @Test func `a text view tells of the selection before the change, and takes new lines`() throws {
    stage.window.makeKeyAndVisible()
    let delegate = Delegate()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.delegate = delegate
    stage.window.addSubview(view)
    defer { stage.window.endEditing(true) }
    try type("a\n", into: view)
    #expect(
      delegate.take() == [
        "should begin", "did begin", "should change 0,0 a", "selection", "did change",
        "should change 1,0 \n", "selection", "did change",
      ])
    #expect(view.text == "a\n")
    view.selectedRange = NSRange(location: 0, length: 9)
    #expect(view.selectedRange == NSRange(location: 0, length: 2))
    press(UIKeyCommand.inputDelete)
    #expect(view.text == "")
    delegate.refuses = ["should end"]
    #expect(!view.resignFirstResponder())
    delegate.refuses = []
    #expect(view.resignFirstResponder() && delegate.take().last == "did end")
    view.isEditable = false
    #expect(throws: InteractionError.self) { try type("x", into: view) }
  }

  @Test
  func `a tap on a field is its own, though the view around it dismisses the keyboard by taps`()
    throws
  {
    let delegate = Delegate()
    let field = field(delegate)
    stage.add(UITapGestureRecognizer(), to: stage.window, as: "tap")
    try tap(field)
    #expect(field.isFirstResponder && !stage.log.take().contains("tap ended"))
    try tap(at: CGPoint(x: 300, y: 500), in: stage.window)
    #expect(stage.log.take().contains("tap ended"))
    stage.window.endEditing(true)
  }

  @Test func `shortcuts copy, cut, paste and select`() throws {
    let delegate = Delegate()
    let field = field(delegate)
    defer { stage.window.endEditing(true) }
    UIPasteboard.general.string = nil
    try type("abc", into: field)
    #expect(!press("v", .command))
    #expect(press("a", .command) && press("c", .command))
    #expect(UIPasteboard.general.string == "abc")
    #expect(press("x", .command) && field.text == "")
    #expect(press("v", .command) && press("v", .command) && field.text == "abcabc")
  }

  @Test func `the menu of editing offers what can be done`() throws {
    let delegate = Delegate()
    let field = field(delegate)
    defer { stage.window.endEditing(true) }
    UIPasteboard.general.string = nil
    try type("abc", into: field)
    UIMenuController.shared.showMenu(from: field, rect: field.bounds)
    #expect(stage.window.presentedMenu?.elements.map(\.title) == ["Select All"])
    try choose("Select All")
    #expect(!UIMenuController.shared.isMenuVisible)
    UIMenuController.shared.showMenu(from: field, rect: field.bounds)
    #expect(
      stage.window.presentedMenu?.elements.map(\.title) == ["Cut", "Copy", "Delete", "Select All"])
    try choose("Cut")
    #expect(field.text == "" && UIPasteboard.general.string == "abc")
    UIMenuController.shared.hideMenu()
  }
}
