import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct LabelTests {
  @Test func `a label of a nib has what its keys say`() throws {
    let label: UILabel = try NibSketch.object(
      "UILabel",
      [
        "UIUserInteractionDisabled": true, "UIText": "Title",
        "UIFont": .object(
          "UIFont", ["UIFontName": "Menlo-Regular", "UIFontPointSize": 11.0, "UISystemFont": false]
        ), "UITextColor": .color(0, 0.5, 1), "UIHighlightedColor": .color(1, 0, 0),
        "UIShadowOffset": .numbers([1, 2]), "UITextAlignment": 1, "UINumberOfLines": 0,
        "UILineBreakMode": 5, "UIBaselineAdjustment": 1, "UIAdjustsFontSizeToFit": true,
        "UIMinimumScaleFactor": 0.5, "UIPreferredMaxLayoutWidth": 120.0, "UIEnabled": false,
        "UIAdjustsFontForContentSizeCategory": true,
      ]
    ).load()
    #expect(label.text == "Title")
    #expect(label.font == UIFont(name: "Menlo-Regular", size: 11))
    #expect(label.textColor == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(label.highlightedTextColor == .red)
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 0)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.baselineAdjustment == .alignCenters)
    #expect(label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.preferredMaxLayoutWidth == 120)
    #expect(!label.isEnabled)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func `what a nib leaves out is as compilers mean it`() throws {
    let label: UILabel = try NibSketch.object("UILabel", [:]).load()
    #expect(label.text == nil)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .left)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.isEnabled)
  }

  @Test func `a label of code has UIKit's defaults`() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func `text and attributed text are one`() {
    let label = UILabel()
    label.text = "plain"
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    label.attributedText = NSAttributedString(
      string: "styled", attributes: [.foregroundColor: UIColor.red])
    #expect(label.text == "styled")
    label.text = "plain again"
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .label)
  }

  @Test func `a label is read to users by its text until it has a name`() {
    let label = UILabel()
    label.text = "Hello"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Greeting"
    #expect(label.accessibilityLabel == "Greeting")
  }

  @Test(arguments: [
    NibSketch.bytes([5, 0, 2, 1, 5, 0]),
    .object("NSData", ["NS.bytes": .bytes([5, 0, 2, 1, 5, 0])]),
  ])
  func `runs of a nib's text have their attributes`(runs: NibSketch) throws {
    let label: UILabel = try NibSketch.object(
      "UILabel",
      [
        "UIAttributedText": .object(
          "NSAttributedString",
          [
            "NSString": "Hello, world",
            "NSAttributes": [
              .table([("NSColor", .color(1, 0, 0))]),
              .table([
                (
                  "NSParagraphStyle",
                  .object("NSParagraphStyle", ["NSAlignment": 2, "NSLineSpacing": 3.0])
                )
              ]),
            ],
            "NSAttributeInfo": runs,
          ])
      ]
    ).load()
    let text = try #require(label.attributedText)
    #expect(text.string == "Hello, world")
    var range = NSRange()
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: &range) as? UIColor == .red)
    #expect(range == NSRange(location: 0, length: 5))
    let style = text.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .right)
    #expect(style?.lineSpacing == 3)
    #expect(text.attribute(.foregroundColor, at: 6, effectiveRange: nil) == nil)
    #expect(text.attribute(.foregroundColor, at: 11, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func `runs beyond the text and of unknown attributes are left out`() throws {
    for bytes: [UInt8] in [
      [200, 200, 3, 0], [5], [1, 7, 250, 1, 0], [255, 255, 255, 255, 255, 1],
    ] {
      let label: UILabel = try NibSketch.object(
        "UILabel",
        [
          "UIAttributedText": .object(
            "NSAttributedString",
            [
              "NSString": "abc", "NSAttributes": [.table([("NSColor", .color(1, 0, 0))])],
              "NSAttributeInfo": .bytes(bytes),
            ])
        ]
      ).load()
      #expect(label.text == "abc")
    }
  }

  /// A label with space around its text, as many apps write it.
  private final class PaddedLabel: UILabel {
    let insets = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
      -> CGRect
    {
      let text = super.textRect(
        forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return text.inset(
        by: UIEdgeInsets(
          top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
  }

  @Test func `a label that insets its text is larger by the insets`() {
    let (plain, padded) = (UILabel(), PaddedLabel())
    for label in [plain, padded] {
      label.text = "Springtide at noon"
      label.numberOfLines = 0
    }
    let (size, larger) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
    #expect(larger == CGSize(width: size.width + 30, height: size.height + 20))
    let narrow = plain.sizeThatFits(CGSize(width: 70, height: 0))
    let (_, inside) = (narrow, padded.sizeThatFits(CGSize(width: 100, height: 0)))
    #expect(inside.height == narrow.height + 20 && narrow.height > size.height)
    padded.sizeToFit()
    #expect(padded.bounds.size.height == larger.height)
  }
}
