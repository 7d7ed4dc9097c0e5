public import Foundation

/// A layer that draws a text: each line of one font and colour is one step of its ``drawing``.
open class CATextLayer: CALayer {
  /// A `String`, or an `NSAttributedString`, whose attributes take precedence over the layer's.
  open var string: Any?
  /// A `UIFont`, or the name of one; its size does not count.
  open var font: Any?
  /// In points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = .white
  /// Whether lines are broken between words where they are wider than the layer; otherwise only where the text says so.
  open var isWrapped = false
  /// Where an ellipsis replaces what does not fit: in each line, or in the last visible one of a wrapped text.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Where lines begin; natural lines begin at the side where their script does.
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
    let name = (font as? UIFont)?.fontName ?? font as? String ?? "Helvetica"
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = UIFont(name: name, size: fontSize)
    attributes[.foregroundColor] = foregroundColor.map { UIColor(cgColor: $0) }
    return NSAttributedString(string: plain, attributes: attributes)
  }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
