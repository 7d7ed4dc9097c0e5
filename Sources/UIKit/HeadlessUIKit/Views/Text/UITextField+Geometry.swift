import Foundation
import TextMetrics

extension UITextField {
  /// The visible text: the characters of a password are replaced with dots.
  private var visible: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.utf16.count) : text
  }

  /// Returns the position of the insertion point at an offset in UTF-16 units, in points of the field.
  func caret(at offset: Int) -> CGRect {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let font = font ?? .systemFont(ofSize: 17)
    let (map, layout) = (ScalarMap(visible), TextLayout(visible, font: font))
    let x = layout.width(of: 0..<map.scalar(at: offset))
    return CGRect(
      x: rect.minX + start(in: rect, layout, map.count) + CGFloat(x),
      y: rect.midY - font.lineHeight / 2, width: 2, height: font.lineHeight)
  }

  /// Returns the position between characters that is nearest to a point of the field.
  func nearestPosition(to point: CGPoint) -> UITextPosition? {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let (map, layout) = (
      ScalarMap(visible), TextLayout(visible, font: font ?? .systemFont(ofSize: 17))
    )
    var left = rect.minX + start(in: rect, layout, map.count)
    for scalar in 0..<map.count {
      let width = CGFloat(layout.width(of: scalar..<(scalar + 1)))
      if point.x < left + width / 2 { return UITextPosition(map.offset(of: scalar)) }
      left += width
    }
    return UITextPosition(map.offset(of: map.count))
  }

  /// Returns the character at a point of the field; nil after the end of the text.
  func character(at point: CGPoint) -> UITextRange? {
    let text = visible as NSString
    guard let nearest = nearestPosition(to: point)?.offset else { return nil }
    let index = caret(at: nearest).minX > point.x ? nearest - 1 : nearest
    guard index >= 0, index < text.length else { return nil }
    return UITextRange(text.rangeOfComposedCharacterSequence(at: index))
  }

  /// The distance by which the alignment moves the text to the right, in points.
  private func start(in rect: CGRect, _ layout: TextLayout, _ count: Int) -> CGFloat {
    let free = max(rect.width - CGFloat(layout.width(of: 0..<count)), 0)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch textAlignment {
    case .center: free / 2
    case .right: free
    case .natural: isReversed ? free : 0
    default: 0
    }
  }
}
