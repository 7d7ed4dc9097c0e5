import Foundation
import HeadlessUIKit
import InterfaceBuilder
import XMLTree

/// A view that is as large as its text.
@MainActor
struct TextSample {
  static let header = [
    "group", "file", "id", "element", "look", "lines", "font", "size", "style", "scale", "build",
    "storedWidth", "storedHeight", "width", "height", "laidOutWidth", "laidOutHeight",
    "isWidthFree", "isHeightFree", "fittedHeight", "custom", "text",
  ].joined(separator: "\t")

  private let view: DrivenViews.View
  private let live: UIView

  init(_ view: DrivenViews.View, _ live: UIView) {
    self.view = view
    self.live = live
  }

  /// The fields, between tabs.
  func line(group: String, file: String) -> String {
    let object = view.object
    let stored = object.node.child(keyed: "frame")?.rect
    let size = live.intrinsicContentSize
    let (text, font, look, lines) = content
    return [
      group, file, object.id ?? "", object.element, look, "\(lines)", font?.fontName ?? "",
      "\(font?.pointSize ?? 0)",
      described, "\(UIScreen.main.scale)",
      "\(object.document.tools.released.build)", "\(stored?.width ?? 0)", "\(stored?.height ?? 0)",
      "\(size.width)", "\(size.height)", "\(view.modelled?.width ?? 0)",
      "\(view.modelled?.height ?? 0)", view.isWidthFree ? "1" : "0",
      view.isHeightFree ? "1" : "0",
      "\(live.sizeThatFits(CGSize(width: stored?.width ?? 0, height: 0)).height)",
      object.node["customClass"] ?? "", Self.escaped(text),
    ].joined(separator: "\t")
  }

  /// The document's description of the font besides its size: the text style, the weight or the kind.
  private var described: String {
    guard let node = view.object.node.child(keyed: "fontDescription") else { return "" }
    return node["style"] ?? node["weight"] ?? node["type"] ?? ""
  }

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\t": "\\t"
      case "\n", "\u{2028}": "\\n"
      case "\r": "\\r"
      default: String(scalar)
      }
    }.joined()
  }

  private var content: (text: String, font: UIFont?, look: String, lines: Int) {
    switch live {
    case let label as UILabel:
      let isStyled = view.object.node.child(keyed: "attributedText") != nil
      return (label.text ?? "", label.font, isStyled ? "styled" : "plain", label.numberOfLines)
    case let button as UIButton:
      let title = button.currentTitle ?? ""
      let font = button.configuration == nil ? button.titleLabel?.font : nil
      let hasImage = button.currentImage != nil
      let kind = button.configuration == nil ? "states" : "configured"
      let isStyled = button.currentAttributedTitle != nil
      let insets = button.contentEdgeInsets != .zero ? "+insets" : ""
      let isCustom = button.buttonType == .custom ? "+custom" : ""
      return (
        title, font,
        kind + (isStyled ? "+styled" : "") + (hasImage ? "+image" : "") + insets + isCustom, 1
      )
    case let field as UITextField:
      let text = field.text ?? ""
      return (
        text.isEmpty ? field.placeholder ?? "" : text, field.font, "\(field.borderStyle)", 1
      )
    case let view as UITextView:
      return (view.text ?? "", view.font, view.isScrollEnabled ? "scrolling" : "plain", 0)
    default: return ("", nil, "", 1)
    }
  }
}
