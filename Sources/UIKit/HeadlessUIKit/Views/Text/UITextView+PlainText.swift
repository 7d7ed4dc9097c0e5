import Foundation

// The attributes of plain texts.

extension UITextView {
  /// The attributes of a plain text: the view's font and color.
  var ownAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = font }
    if let textColor { attributes[.foregroundColor] = textColor }
    return attributes
  }

  /// Returns whether a text with one run has no attributes except the view's own.
  func isUsual(_ text: NSAttributedString) -> Bool {
    guard text.length > 0 else { return true }
    var range = NSRange(location: 0, length: 0)
    let attributes = text.attributes(at: 0, effectiveRange: &range)
    guard range.length == text.length else { return false }
    return attributes.allSatisfy { key, value in
      switch key {
      case .font: value as? UIFont == font
      case .foregroundColor: value as? UIColor == textColor
      case .paragraphStyle: (value as? NSParagraphStyle)?.isUsualInNibs == true
      default: false
      }
    }
  }
}
