import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

private final class Delegate: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var allows = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("should begin")
    return allows
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { allows }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
}

/// A field that colors its placeholder, and counts how often that happens.
private final class ColoringField: UITextField {
  var colorings = 0

  override var placeholder: String? {
    didSet {
      colorings += 1
      guard colorings < 9, let placeholder else { return }
      attributedPlaceholder = NSAttributedString(
        string: placeholder, attributes: [.foregroundColor: UIColor.red])
    }
  }
}

@MainActor @Suite(.ownEnvironment) struct TextFieldTests {
  @Test func `a class can set the attributed placeholder when its placeholder changes`() {
    let field = ColoringField(frame: .zero)
    field.placeholder = "Port"
    #expect(field.colorings == 1 && field.placeholder == "Port")
    let color = field.attributedPlaceholder?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    field.attributedPlaceholder = NSAttributedString(string: "Harbor")
    #expect(field.colorings == 1 && field.placeholder == "Harbor")
    field.attributedPlaceholder = nil
    #expect(field.placeholder == nil)
  }

  @Test func `a nib's field has its text, its border and its keyboard`() throws {
    let field: UITextField = try NibSketch.object(
      "UITextField",
      [
        "UIText": "a@b.c", "UIPlaceholder": "Mail", "UIBorderStyle": 3, "UITextAlignment": 4,
        "UIClearButtonMode": 1, "UIAdjustsFontSizeToFit": true, "UIMinimumFontSize": 17.0,
        "UIContentHorizontalAlignment": 1, "UIKeyboardType": 7, "UIReturnKeyType": 9,
        "UIAutocorrectionType": 1, "UIAutocapitalizationType": 3, "UISecureTextEntry": true,
        "UITextContentType": "email", "UIEnablesReturnKeyAutomatically": true,
        "UITextSmartQuotesType": 1,
      ]
    ).load()
    #expect(field.text == "a@b.c")
    #expect(field.placeholder == "Mail")
    #expect(field.borderStyle == .roundedRect)
    #expect(field.textAlignment == .natural)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.minimumFontSize == 17)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .done)
    #expect(field.autocorrectionType == .no)
    #expect(field.autocapitalizationType == .allCharacters)
    #expect(field.isSecureTextEntry)
    #expect(field.textContentType == .emailAddress)
    #expect(field.enablesReturnKeyAutomatically)
    #expect(field.smartQuotesType == .no)
    #expect(field.accessibilityValue == nil)
  }

  @Test func `editing asks the delegate for permission and sends events`() {
    let delegate = Delegate()
    let (field, other) = (UITextField(), UITextField())
    // Outside of windows, views cannot be the first responder.
    let window = UIWindow(frame: UIScreen.main.bounds)
    for view in [field, other] { window.addSubview(view) }
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    field.delegate = delegate
    delegate.allows = false
    #expect(!field.becomeFirstResponder())
    delegate.allows = true
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(other.becomeFirstResponder())
    #expect(!field.isFirstResponder)
    #expect(delegate.log == ["should begin", "should begin", "began", "ended"])
    #expect(events == ["begin", "end"])
    other.resignFirstResponder()
  }

  @Test func `typing asks the delegate for permission and sends events`() {
    let delegate = Delegate()
    let field = UITextField()
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("changed") }, for: .editingChanged)
    field.addAction(UIAction { _ in events.append("return") }, for: .editingDidEndOnExit)
    field.delegate = delegate
    field.insertText("ab👍🏽")
    #expect(field.text == "ab👍🏽")
    field.deleteBackward()
    delegate.allows = false
    field.insertText("c")
    #expect(field.text == "ab")
    field.insertText("\n")
    #expect(events == ["changed", "changed", "return"])
    field.text = ""
    field.deleteBackward()
    #expect(events.count == 3)
  }

  @Test func `a disabled field takes no text`() {
    let field = UITextField()
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func `a field without text has an empty one`() {
    let field = UITextField()
    #expect(field.text == "")
    #expect(!field.hasText)
    field.text = nil
    #expect(field.text == "")
  }

  @Test func `views beside the text are there while their mode shows them`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    window.addSubview(field)
    window.makeKeyAndVisible()
    let (left, right) = (
      UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 20)),
      UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    )
    (field.leftView, field.rightView) = (left, right)
    #expect(left.superview == nil && right.superview == nil)
    (field.leftViewMode, field.rightViewMode) = (.unlessEditing, .whileEditing)
    field.layoutIfNeeded()
    #expect(left.superview === field && left.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(right.superview == nil)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(left.superview == nil && right.frame == CGRect(x: 160, y: 0, width: 40, height: 40))
    field.resignFirstResponder()
    #expect(left.superview === field && right.superview == nil)
    field.semanticContentAttribute = .forceRightToLeft
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(left.frame.minX == 170)
    field.leftView = nil
    #expect(left.superview == nil)
  }

  @Test func `the text takes a tap, so that the control sends touchCancel`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    window.addSubview(field)
    window.makeKeyAndVisible()
    var log: [String] = []
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "inside"), (.touchCancel, "cancel"),
      (.editingDidBegin, "begin"),
    ] {
      field.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    try tap(field)
    #expect(log == ["down", "begin", "cancel"])
    field.resignFirstResponder()
  }
}
