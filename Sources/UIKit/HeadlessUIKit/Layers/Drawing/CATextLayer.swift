public import Foundation

/// A layer that draws text. Each line of one font and color is one step of its ``drawing``.
open class CATextLayer: CALayer {
  /// The text: a `String`, or an `NSAttributedString`, whose attributes take precedence over the layer's.
  open var string: Any?
  /// The font: a `UIFont`, whose size is ignored, a `CGFont` or a font name.
  open var font: Any?
  /// The font size, in points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = .white
  /// Whether lines that are wider than the layer wrap between words; otherwise only the text's line breaks apply.
  open var isWrapped = false
  /// The position of the ellipsis in a line that does not fit; in wrapped text, in the last visible line.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of lines; with natural alignment, lines begin at the side where their script begins.
  open var alignmentMode = CATextLayerAlignmentMode.natural

  public nonisolated override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
    (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
    (truncationMode, alignmentMode) = (layer.truncationMode, layer.alignmentMode)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var ownDrawing: DisplayList? {
    guard let text else { return nil }
    let context = CGContext(bounds: bounds, scale: contentsScale)
    var lines = LineSetter(text)
    (lines.alignment, lines.truncation, lines.wraps) = (alignmentMode, truncationMode, isWrapped)
    lines.record(in: context, bounds)
    return context.displayList
  }

  private var text: NSAttributedString? {
    if let attributed = string as? NSAttributedString { return attributed }
    guard let plain = string as? String ?? (string as? NSString)?.description else { return nil }
    let name =
      (font as? UIFont)?.fontName ?? (font as? CGFont)?.postScriptName ?? font as? String
      ?? "Helvetica"
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = UIFont(name: name, size: fontSize)
    attributes[.foregroundColor] = foregroundColor.map { UIColor(cgColor: $0) }
    return NSAttributedString(string: plain, attributes: attributes)
  }
}

/// The position of the ellipsis in text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The horizontal alignment of lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
