public import Foundation
import TextMetrics

/// The options for measuring and drawing a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lays out several lines from the top left; without this option, a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The limit for shrinking a text while it is drawn.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale of the font, as a fraction of its size; 0 disables shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the last text; always 1, because text does not shrink here.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle that the last text filled, in points.
  open internal(set) var totalBounds = CGRect.zero
}

// These methods depend on the current ``UIKitEra``, which belongs to the main actor.

extension NSAttributedString {
  /// Returns the size of the text in points, not rounded. Lines end only at the text's own line breaks.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    TextLayout(self, font: .usualForDrawing).lines().size.withoutNoise
  }

  /// Returns the rectangle that the text fills within a size, in points, not rounded.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let bounds = TextLayout(self, font: .usualForDrawing).bounds(in: size, options)
    context?.totalBounds = bounds
    return bounds
  }
}

extension NSString {
  /// Returns the size of the text in points, not rounded. Lines end only at the text's own line breaks.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// Returns the rectangle that the text fills within a size, in points, not rounded.
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
  /// Returns the size of the text in points, not rounded. Lines end only at the text's own line breaks.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  /// Returns the rectangle that the text fills within a size, in points, not rounded.
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
  /// Returns the rectangle of the lines within a size, laid out according to the options.
  ///
  /// A paragraph breaks as its style says; a style that clips or truncates leaves it a single line. Sources: Apple's
  /// documentation of `truncatesLastVisibleLine`, which has an effect only for a line break mode that wraps, and public
  /// layout libraries, which take truncating modes out of the style to measure several lines.
  fileprivate func bounds(in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let width = isBroken && size.width > 0 ? Double(size.width) : .infinity
    var lines = lines(width: width, limit: isBroken ? 0 : 1, followsStyles: true)
    if isBroken, options.contains(.truncatesLastVisibleLine), size.height > 0 {
      while lines.count > 1, lines.size.height > size.height { lines.removeLast() }
    }
    let top = isBroken ? 0 : -(lines.first?.ascent ?? 0)
    return CGRect(origin: CGPoint(x: 0, y: top), size: lines.size.withoutNoise)
  }
}

extension CGSize {
  /// The size without the errors of sums of fractions: code that rounds 23.000000000000004 up to pixels gets 23.33.
  fileprivate var withoutNoise: CGSize {
    CGSize(
      width: (width * 0x1p20).rounded() / 0x1p20, height: (height * 0x1p20).rounded() / 0x1p20)
  }
}

extension UIFont {
  /// The default font of drawn text: 12-point Helvetica.
  package static let usualForDrawing = UIFont(face: .named("Helvetica"), pointSize: 12)
}
