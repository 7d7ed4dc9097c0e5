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
}
