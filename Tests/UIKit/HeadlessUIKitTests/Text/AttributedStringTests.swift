import Foundation
import HeadlessUIKit
import Testing

/// Attributed strings of Swift with UIKit's attributes.
@MainActor @Suite(.ownEnvironment) struct AttributedStringTests {
  @Test func `attributes with different values of one key can be compared`() {
    // Core Foundation compares the values of neighbouring ranges, and reads the word after an object's header.
    let values: [(NSAttributedString.Key, () -> NSObject)] = [
      (.foregroundColor, { UIColor(white: .random(in: 0...1), alpha: 1) }),
      (.font, { UIFont.systemFont(ofSize: .random(in: 8...30)) }),
      (
        .paragraphStyle,
        {
          let style = NSMutableParagraphStyle()
          style.lineSpacing = .random(in: 0...9)
          return style
        }
      ),
      (.shadow, { NSShadow() }), (.attachment, { NSTextAttachment(data: nil, ofType: nil) }),
    ]
    for (key, make) in values {
      let text = NSMutableAttributedString(string: "tide and time")
      for start in 0..<12 {
        text.setAttributes([key: make()], range: NSRange(location: start, length: 1))
        text.addAttribute(key, value: make(), range: NSRange(location: start, length: 2))
      }
      #expect(text.attribute(key, at: 3, effectiveRange: nil) != nil)
      let word = unsafeBitCast(make(), to: UnsafeRawPointer.self)
        .load(fromByteOffset: 16, as: UInt.self)
      #expect(word >> 8 & 0x3FF != 0, "\(key)")
    }
  }

  @Test func `attributes go from one kind of attributed string to the other and back`() {
    var text = AttributedString("Tern")
    text.font = .boldSystemFont(ofSize: 20)
    text.foregroundColor = .red
    text.underlineStyle = .single
    text.append(AttributedString(" and gull", attributes: AttributeContainer([.kern: 2])))
    let old = NSAttributedString(text)
    #expect(old.string == "Tern and gull")
    #expect(
      old.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(old.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int == 1)
    #expect(old.attribute(.kern, at: 5, effectiveRange: nil) as? CGFloat == 2)
    #expect(AttributedString(old) == text)
  }

  @Test func `a link is an address in both`() throws {
    let address = try #require(URL(string: "https://example.com"))
    let text = AttributedString(
      NSAttributedString(string: "Tern", attributes: [.link: "https://example.com"]))
    #expect(text.link == address)
    #expect(
      NSAttributedString(text).attribute(.link, at: 0, effectiveRange: nil) as? URL == address)
  }

  @Test func `a button's configuration takes an attributed title and transforms it`() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString(
      "Tern", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 12)]))
    #expect(configuration.title == "Tern")
    let button = UIButton(configuration: configuration)
    let small = button.intrinsicContentSize
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
      var new = old
      new.font = .systemFont(ofSize: 40)
      return new
    }
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width > small.width * 1.5)
    #expect(configuration.attributedTitle?.font == .systemFont(ofSize: 12))
  }

  @Test func `a gray transformer keeps alpha`() {
    let grey = UIConfigurationColorTransformer.grayscale(
      UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(grey.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.299) < 0.01 && abs(alpha - 0.5) < 0.01)
  }
}
