import Foundation
import HeadlessUIKit
import Testing

/// Views of apps that take characters, and what subclasses of fields override.
@MainActor @Suite(.ownEnvironment) struct InputTraitTests {
  private final class Pin: UIView, UIKeyInput {
    var keyboardType = UIKeyboardType.numberPad
    private(set) var digits = ""
    var hasText: Bool { !digits.isEmpty }
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) { digits += text }
    func deleteBackward() { digits = String(digits.dropLast()) }
  }

  private final class Field: UITextField {
    private(set) var changes = 0
    override var isSecureTextEntry: Bool { didSet { changes += 1 } }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 70, y: 5, width: 20, height: 20)
    }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  }

  private final class NumberField: UITextField {
    override var keyboardType: UIKeyboardType {
      get { .phonePad }
      set {}
    }
    override var textContentType: UITextContentType! {
      get { .telephoneNumber }
      set {}
    }
  }

  @Test func `subclasses of fields decide on the keyboard and on the meaning of the text`() {
    let field = NumberField()
    field.keyboardType = .default
    let traits: any UITextInputTraits = field
    #expect(traits.keyboardType == .phonePad && traits.textContentType == .telephoneNumber)
  }

  @Test(arguments: [(-50.0, 2), (500.0, 4)])
  func `the nearest position to a point can be limited to a range`(_ x: Double, _ offset: Int)
    throws
  {
    for view in [UITextField(), UITextView()] as [any UITextInput & UIView] {
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      (view as? UITextField)?.text = "terns fly"
      (view as? UITextView)?.text = "terns fly"
      let start = try #require(view.position(from: view.beginningOfDocument, offset: 2))
      let end = try #require(view.position(from: view.beginningOfDocument, offset: 4))
      let range = try #require(view.textRange(from: start, to: end))
      let point = CGPoint(x: x, y: 20)
      let nearest =
        (view as? UITextField)?.closestPosition(to: point, within: range)
        ?? (view as? UITextView)?.closestPosition(to: point, within: range)
      let found = try #require(nearest)
      #expect(view.offset(from: view.beginningOfDocument, to: found) == offset)
    }
  }

  @Test func `a view of an app's own takes characters with traits of its own`() {
    let pin = Pin()
    pin.inputTraits.returnKeyType = .done
    pin.insertText("12")
    pin.deleteBackward()
    #expect(pin.digits == "1" && pin.returnKeyType == .done && pin.keyboardType == .numberPad)
  }

  @Test func `a field places the views beside its text, and subclasses override the places`() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    field.leftViewMode = .always
    field.rightView = UIView()
    field.rightViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 5, width: 10, height: 20))
    #expect(field.rightView?.frame == CGRect(x: 70, y: 5, width: 20, height: 20))
    field.isSecureTextEntry = true
    #expect(field.changes == 1 && field.isSecureTextEntry)
    #expect(field.caretRect(for: field.endOfDocument) == .zero)
  }
}
