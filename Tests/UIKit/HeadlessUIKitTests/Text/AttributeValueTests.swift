import Foundation
import HeadlessUIKit
import Testing

/// UIKit's objects as values of attributed strings.
@MainActor @Suite(.ownEnvironment)
struct AttributeValueTests {
  private func text(
    _ key: NSAttributedString.Key, _ first: Any, _ second: Any
  ) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "one two", attributes: [key: first])
    text.addAttribute(key, value: second, range: NSRange(location: 3, length: 4))
    return text
  }

  private func runs(_ text: NSAttributedString, _ key: NSAttributedString.Key) -> [NSRange] {
    var runs: [NSRange] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, run, _ in
      runs.append(run)
    }
    return runs
  }

  @Test func `different values are told apart and equal ones are not`() {
    let wide = NSMutableParagraphStyle()
    wide.lineSpacing = 4
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 3
    let values: [(NSAttributedString.Key, Any, Any)] = [
      (.font, UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 20)),
      (.foregroundColor, UIColor.red, UIColor.label),
      (.paragraphStyle, NSParagraphStyle(), wide),
      (.shadow, shadow, NSShadow()),
      (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
    let both = [NSRange(location: 0, length: 3), NSRange(location: 3, length: 4)]
    for (key, first, second) in values {
      let text = text(key, first, second)
      #expect(runs(text, key) == both, "\(key)")
      #expect(text.attributedSubstring(from: both[1]).length == 4)
      text.addAttribute(key, value: first, range: NSRange(location: 0, length: 7))
      #expect(runs(text, key).count == 1, "\(key)")
    }
    let equal = text(.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12))
    #expect(runs(equal, .font).count == 1)
  }

  @Test func `a text view with two fonts has a layout manager`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = text(
      .font, UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 20))
    #expect(view.layoutManager.numberOfGlyphs == 7)
    #expect(view.textStorage.length == 7)
  }

  @Test func `a text that wraps is as wide as its widest line`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "The tide comes in twice a day, and goes out as often, wherever the harbor is."
    let size = label.sizeThatFits(CGSize(width: 150, height: 1000))
    #expect(size.width < 150 && size.width > 75)
    #expect(size.height > label.font.lineHeight * 2)
    #expect(label.sizeThatFits(CGSize(width: size.width, height: 1000)).height == size.height)
  }

  @Test func `lines of Helvetica have whole heights in whole sizes`() throws {
    #expect(try #require(UIFont(name: "Helvetica", size: 20)).lineHeight == 23)
  }

  @Test func `a text view without a font shows 12-point Helvetica`() throws {
    let view = UITextView()
    view.text = "Tide"
    #expect(view.font == nil)
    let other = UITextView()
    other.font = UIFont(name: "Helvetica", size: 12)
    other.text = "Tide"
    #expect(view.sizeThatFits(.zero) == other.sizeThatFits(.zero))
  }
}
