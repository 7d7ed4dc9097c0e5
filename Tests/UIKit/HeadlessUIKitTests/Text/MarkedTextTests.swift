import Foundation
import HeadlessUIKit
import Testing

/// What input methods do with text fields and text views.
@MainActor @Suite(.ownEnvironment) struct MarkedTextTests {
  @Test func `provisional text is replaced until it is kept`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "a"
    view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(view.text == "ani" && view.selectedRange == NSRange(location: 3, length: 0))
    let marked = try #require(view.markedTextRange)
    #expect(view.text(in: marked) == "ni")
    view.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    view.unmarkText()
    #expect(view.text == "aに" && view.markedTextRange == nil)
    view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    view.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(view.text == "aに" && view.markedTextRange == nil)
  }

  @Test func `a field finds the character at a point, and the attributes at a position`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "wide"
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let caret = field.caretRect(for: second)
    let range = try #require(
      field.characterRange(at: CGPoint(x: caret.minX + 1, y: caret.midY)))
    #expect(field.text(in: range) == "i")
    #expect(field.characterRange(at: CGPoint(x: 199, y: 20)) == nil)
    field.textColor = .red
    let style = field.textStyling(at: second, in: .forward)
    #expect(style?[.foregroundColor] as? UIColor == .red)
  }

  /// A delegate that keeps whether the text was provisional at each change.
  private final class Watcher: NSObject, UITextViewDelegate {
    var provisional: [Bool] = []
    func textViewDidChange(_ textView: UITextView) {
      provisional.append(textView.markedTextRange != nil)
    }
  }

  private func mark(_ text: String, in input: any UITextInput) {
    input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
  }

  @Test func `typed text replaces provisional text, and the next one begins after it`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 100))
    let watcher = Watcher()
    view.delegate = watcher
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.makeKeyAndVisible()
    for input in [field, view] as [UIView & UITextInput] {
      window.addSubview(input)
      #expect(input.becomeFirstResponder())
      func text() -> String? { (input as? UITextField)?.text ?? (input as? UITextView)?.text }
      input.insertText("a")
      mark("ni", in: input)
      input.insertText("x")
      #expect(text() == "ax" && input.markedTextRange == nil)
      mark("yo", in: input)
      #expect(text() == "axyo" && input.markedTextRange != nil)
      input.deleteBackward()
      #expect(text() == "axy" && input.markedTextRange == nil)
      mark("z", in: input)
      #expect(text() == "axyz" && input.selectionAffinity == .forward)
    }
    #expect(watcher.provisional == [false, true, false, true, false, true])
    (field.text, view.text) = ("long text", "long text")
    #expect(field.markedTextRange == nil && view.markedTextRange == nil)
  }
}
