public import Foundation
import TextMetrics

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Several lines from the top left; without it there is one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How far a text may shrink as it is drawn.
open class NSStringDrawingContext: NSObject {
  /// As a part of the size; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0
}

// What follows depends on the current ``UIKitEra``, which belongs to the main actor.

extension NSAttributedString {
  /// The size of the text in points, not rounded; lines end only where the text says so.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    TextLayout(self, font: .usualForDrawing).lines().size
  }

  /// The rectangle that the text fills in a size in points, not rounded.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    TextLayout(self, font: .usualForDrawing).bounds(in: size, options)
  }
}

extension NSString {
  /// The size of the text in points, not rounded; lines end only where the text says so.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// The rectangle that the text fills in a size in points, not rounded.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension StringProtocol {
  /// The size of the text in points, not rounded; lines end only where the text says so.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  /// The rectangle that the text fills in a size in points, not rounded.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension TextLayout {
  /// The rectangle of the lines in a size, as the options have them.
  fileprivate func bounds(in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let width = isBroken && size.width > 0 ? Double(size.width) : .infinity
    var lines = lines(width: width, limit: isBroken ? 0 : 1)
    if isBroken, options.contains(.truncatesLastVisibleLine), size.height > 0 {
      while lines.count > 1, lines.size.height > size.height { lines.removeLast() }
    }
    let top = isBroken ? 0 : -(lines.first?.ascent ?? 0)
    return CGRect(origin: CGPoint(x: 0, y: top), size: lines.size)
  }
}

extension UIFont {
  /// The font of drawn text without one: Helvetica in 12 points.
  static let usualForDrawing = UIFont(face: .named("Helvetica"), pointSize: 12)
}
