public import Foundation
import ObjectFields

extension NSAttributedString {
  /// Draws the text with its upper-left corner at a point of the current context.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size()))
  }

  /// Draws the text into a rectangle of the current context, with one step for each run of attributes.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      context.record(
        .text(
          text.substring(with: range), attributes: DisplayList.TextAttributes(attributes),
          rect: rect))
    }
  }

  /// Draws the text into a rectangle of the current context.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) { draw(in: rect) }
}

extension DisplayList.TextAttributes {
  /// Creates the attributes of a run. Without a font and a color, it is drawn in black 12-point Helvetica.
  @MainActor
  init(_ attributes: [NSAttributedString.Key: Any]) {
    let font = attributes[.font] as? UIFont ?? .usualForDrawing
    self.init(
      fontName: font.fontName, fontSize: font.pointSize,
      color: (attributes[.foregroundColor] as? UIColor)?.cgColor ?? .black,
      kern: attributes[.kern].flatMap(CGFloat.fromNib) ?? 0)
  }
}

extension StringProtocol {
  /// Draws the text with its upper-left corner at a point of the current context.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: String(self), attributes: attributes).draw(at: point) }

  /// Draws the text into a rectangle of the current context.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: String(self), attributes: attributes).draw(in: rect) }
}

extension NSString {
  /// Draws the text with its upper-left corner at a point of the current context.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: description, attributes: attributes).draw(at: point) }

  /// Draws the text into a rectangle of the current context.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: description, attributes: attributes).draw(in: rect) }
}
