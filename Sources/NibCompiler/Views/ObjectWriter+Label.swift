import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeLabel() {
    writeView()
    write("UIText", text: Names.text)
    writeTrue(
      "UIAdjustsFontForContentSizeCategory", ifYes: Names.adjustsFontForContentSizeCategory)
    write("UIFont", font: "fontDescription")
    let textColor = color("textColor")
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
    writeShrinking()
    write("UILineBreakMode", word: Names.lineBreakMode, in: .lineBreakMode, omitting: 4)
    writeTextAlignment()
    write("UIPreferredMaxLayoutWidth", float: Names.preferredMaxLayoutWidth)
    writeAttributedText()
    writeTrue("UIAdjustsLetterSpacingToFit", ifYes: Names.adjustsLetterSpacingToFitWidth)
    writeTrue(
      "UIAllowsDefaultTighteningForTruncation", ifYes: Names.allowsDefaultTighteningForTruncation)
    if era.writesTextColorUpdates {
      write("UIDisableUpdateTextColorOnTraitCollectionChange", textColor != nil)
    }
  }

  /// How far a text may shrink, as a size and as a factor of it.
  private func writeShrinking() {
    let size = node.child("fontDescription")?.double(Names.pointSize) ?? 17
    if let factor = node.double(Names.minimumScaleFactor), factor != 0 {
      write("UIMinimumFontSize", float: factor * size)
      write("UIMinimumScaleFactor", float: factor)
    } else if let minimum = node.double(Names.minimumFontSize), minimum != 0 {
      write("UIMinimumFontSize", float: minimum)
      write("UIMinimumScaleFactor", float: minimum / size)
    }
  }

  /// How a text is aligned; older tools leave the left side out.
  func writeTextAlignment() {
    let alignment = value(of: Names.textAlignment, in: .textAlignment) ?? 0
    if alignment != 0 || era.writesLeftTextAlignment { write("UITextAlignment", alignment) }
  }

  func writeAttributedText() {
    if let text = node.child("attributedText") {
      write(
        "UIAttributedText",
        object: encoder.attributedString(text, isMutable: node.name == Names.label))
    }
  }
}
