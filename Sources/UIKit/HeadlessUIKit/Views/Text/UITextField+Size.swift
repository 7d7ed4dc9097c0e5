import Foundation
import TextMetrics

// Source of the rules: text fields in documents of each era that are as large as their text.

extension UITextField {
  /// The size of the text with borders and insets, in points.
  var contentSize: CGSize {
    let font = font ?? .usualForFields
    let era = UIKitEra.current
    let text = shownTextSize(font)
    let line = max(font.lineHeight, text.height)
    let scale = textScale
    let insets = textInsets
    let height: CGFloat =
      switch borderStyle {
      case .roundedRect: max(era.roundedFieldHeight, line.roundedUp(toPixelsOf: 1) + 9)
      case .none:
        // In a secure field, there is no space below the line.
        era.hasTightFields || isSecureTextEntry
          ? line.roundedUp(toPixelsOf: 1) : (line + 1.5).roundedUp(toPixelsOf: scale)
      case .line, .bezel: line.roundedUp(toPixelsOf: 1) + insets.top + insets.bottom
      }
    let width = text.width + insets.left + insets.right + Self.caretWidth
    return CGSize(
      width: (width + sideWidth).roundedUp(toPixelsOf: scale),
      height: max(height, background.map(\.size.height) ?? 0))
  }

  /// The width that the caret adds to the text, in points.
  private static let caretWidth: CGFloat = 2

  /// The insets of the border around the text, in points.
  var textInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    case .line, .bezel: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  private func shownTextSize(_ font: UIFont) -> CGSize {
    let shown = hasText ? attributedText : attributedPlaceholder
    guard let shown, shown.length > 0 else { return .zero }
    return TextLayout(shown, font: font).lines(limit: 1).size
  }

  /// The width of the side views that are visible unless the user is editing.
  private var sideWidth: CGFloat {
    func width(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
      guard let view, mode == .always || mode == .unlessEditing else { return 0 }
      return view.bounds.width
    }
    return width(leftView, leftViewMode) + width(rightView, rightViewMode)
  }
}

extension UIFont {
  /// The default font of a field.
  static let usualForFields = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}

extension UIKitEra {
  /// The height of a field with rounded corners, in points.
  fileprivate var roundedFieldHeight: CGFloat { self >= .iOS13 ? 34 : 30 }

  /// Whether a field without a border is only as high as its line of text.
  fileprivate var hasTightFields: Bool { self < .iOS13 }
}
