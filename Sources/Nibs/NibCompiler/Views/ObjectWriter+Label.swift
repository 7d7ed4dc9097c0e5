import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeLabel() {
    writeView(background: hasListBackground ? writeListBackground : nil)
    let attributed = node.child("attributedText").flatMap { AttributedText($0).fragments.first }
    let text = attributed == nil ? nil : attributedText
    if let text {
      write("UIText", object: text.string)
    } else {
      write("UIText", text: Names.text)
    }
    writeTrue(
      "UIAdjustsFontForContentSizeCategory", ifYes: Names.adjustsFontForContentSizeCategory)
    if let font = attributed?.element("NSFont"), let value = FontValue(font) {
      write("UIFont", object: encoder.font(value, sizeName: font[Names.metaFont]))
    } else {
      write("UIFont", font: "fontDescription")
    }
    let textColor = attributed?.color ?? color("textColor")
    write("UITextColor", color: textColor ?? .label(era))
    write("UIHighlightedColor", color: "highlightedColor")
    write("UIShadowColor", color: "shadowColor")
    writeFalse("UIEnabled", ifNo: Names.enabled)
    writeTrue("UIHighlighted", ifYes: Names.highlighted)
    write(
      "UIShadowOffset", size: node.child("shadowOffset")?.size ?? Size(width: 0, height: -1))
    write("UINumberOfLines", int: Names.numberOfLines, omitting: 1)
    write("UIBaselineAdjustment", word: Names.baselineAdjustment, in: .baselineAdjustment)
    if node.bool(Names.adjustsFontSizeToFit) != false { write("UIAdjustsFontSizeToFit", true) }
    writeShrinking(font: attributed?.element("NSFont") ?? node.child("fontDescription"))
    write("UILineBreakMode", word: Names.lineBreakMode, in: .lineBreakMode, omitting: 4)
    if let style = attributed?.element("NSParagraphStyle") {
      part(style, number: number).writeTextAlignment(Names.alignment, default: 4)
    } else {
      writeTextAlignment(Names.textAlignment, default: attributed == nil ? 0 : 4)
    }
    write("UIPreferredMaxLayoutWidth", float: Names.preferredMaxLayoutWidth)
    if let text { write("UIAttributedText", object: text.number) }
    writeTrue("UIAdjustsLetterSpacingToFit", ifYes: Names.adjustsLetterSpacingToFitWidth)
    writeTrue(
      "UIAllowsDefaultTighteningForTruncation", ifYes: Names.allowsDefaultTighteningForTruncation)
    if era.writesTextColorUpdates || hasListBackground {
      // A label without this element has the color that its archive specifies, which does not change with the traits
      // either.
      write(
        "UIDisableUpdateTextColorOnTraitCollectionChange",
        attributed == nil && node.child("textColor")?.name != Names.nil)
    }
  }

  /// Writes how far text may shrink, as a minimum font size and as a scale factor.
  private func writeShrinking(font: Node?) {
    let size = font?.double(Names.pointSize) ?? font?.double(Names.size) ?? 17
    if let factor = node.double(Names.minimumScaleFactor), factor != 0 {
      // The size is rounded to half a point.
      write("UIMinimumFontSize", float: (factor * size * 2).rounded() / 2)
      write("UIMinimumScaleFactor", float: factor)
    } else if let minimum = node.double(Names.minimumFontSize), minimum != 0 {
      write("UIMinimumFontSize", float: minimum)
      write("UIMinimumScaleFactor", float: minimum / size)
    }
  }

  /// Writes the alignment of a text; older tools omit left alignment.
  func writeTextAlignment(_ name: Name, default absent: Int = 0) {
    let alignment = value(of: name, in: .textAlignment) ?? absent
    if alignment != 0 || era.writesLeftTextAlignment { write("UITextAlignment", alignment) }
  }

  /// The attributed text of a label; nil if the label has none.
  private var attributedText: (number: Int, string: Int)? {
    let mode = value(of: Names.lineBreakMode, in: .lineBreakMode) ?? 4
    return node.child("attributedText").map {
      encoder.attributedText($0, isMutable: true, lineBreakMode: mode)
    }
  }

  func writeAttributedText() {
    if let text = node.child("attributedText") {
      write("UIAttributedText", object: encoder.attributedString(text))
    }
  }
}
