import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  func encodeLabel(_ label: IBObject, _ object: Int) {
    encodeView(label, object)
    let node = label.node
    text(Names.text, "UIText", of: node, to: object)
    font("fontDescription", of: node, to: object)
    if node.child(keyed: "textColor")?.name != Names.nil {
      color("textColor", "UITextColor", of: node, to: object)
    }
    color("highlightedColor", "UIHighlightedColor", of: node, to: object)
    color("shadowColor", "UIShadowColor", of: node, to: object)
    flag(Names.enabled, is: false, "UIEnabled", writes: false, of: node, to: object)
    add(
      "UIShadowOffset", node.child(keyed: "shadowOffset")?.size ?? Size(width: 0, height: -1),
      to: object)
    let alignment = node[Names.textAlignment].flatMap { Words.textAlignment[$0] } ?? 0
    add("UITextAlignment", alignment, to: object)
    if let lines = node.int(Names.numberOfLines), lines != 1 {
      add("UINumberOfLines", lines, to: object)
    }
    word(
      Names.lineBreakMode, "UILineBreakMode", in: .lineBreakMode, of: node, to: object, omitting: 4)
    word(
      Names.baselineAdjustment, "UIBaselineAdjustment", in: .baselineAdjustment, of: node,
      to: object)
    if node.bool(Names.adjustsFontSizeToFit) != false {
      add("UIAdjustsFontSizeToFit", true, to: object)
    }
    float(Names.minimumFontSize, "UIMinimumFontSize", of: node, to: object, omitting: 0)
    float(Names.minimumScaleFactor, "UIMinimumScaleFactor", of: node, to: object, omitting: 0)
    float(Names.preferredMaxLayoutWidth, "UIPreferredMaxLayoutWidth", of: node, to: object)
  }

  func font(_ property: String, of node: Node, to object: Int) {
    guard let child = node.child(keyed: property), let font = FontValue(child) else { return }
    add("UIFont", object: self.font(font), to: object)
  }
}
