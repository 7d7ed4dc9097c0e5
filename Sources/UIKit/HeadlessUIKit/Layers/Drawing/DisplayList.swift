public import Foundation

/// A drawing as a value: its steps, each with all the state that it depends on, from back to front.
///
/// Tests inspect it, and backends paint it. Coordinates are those of the context, in points, with the y-axis pointing
/// down.
public struct DisplayList: Hashable, Sendable {
  /// A step of a drawing.
  public struct Item: Hashable, Sendable {
    /// The operation, which paints in the step's own coordinates.
    public let operation: Operation
    /// The transform from the coordinates of the step to those of the context.
    public let transform: CGAffineTransform
    /// The clips of the step, all of which apply, in coordinates of the context.
    public let clips: [Clip]
    /// The opacity, from 0 (transparent) to 1.
    public let alpha: CGFloat
    /// The mode in which the step is blended with earlier ones.
    public let blendMode: CGBlendMode
    /// The shadow of the step; nil for none.
    public let shadow: Shadow?
  }

  /// The operation of a step.
  public enum Operation: Hashable, Sendable {
    /// Fills a path with a color.
    case fill(CGPath, rule: CGPathFillRule, color: CGColor)
    /// Strokes a path with a line in a color.
    case stroke(CGPath, style: Stroke, color: CGColor)
    /// An image; a template image includes its tint.
    case image(UIImage, rect: CGRect)
    /// Text in a rectangle, with one set of attributes.
    case text(String, attributes: TextAttributes, rect: CGRect)
    /// A gradient along the line between two points.
    case linearGradient(CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)
    /// A gradient between two circles, with radii in points.
    case radialGradient(
      CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions)
    /// Clears a rectangle, making it transparent.
    case clear(CGRect)
    /// Steps that are painted on a separate layer, which is then blended as a whole with the item's opacity, mode and
    /// shadow.
    indirect case layer(DisplayList)
  }

  /// The width, caps, joins and dashes of lines.
  public struct Stroke: Hashable, Sendable {
    /// The width in points.
    public var width: CGFloat = 1
    /// The shape of the ends of lines and dashes.
    public var cap = CGLineCap.butt
    /// The shape of corners.
    public var join = CGLineJoin.miter
    /// The maximum ratio of a mitered corner's length to the line width; sharper corners are beveled.
    public var miterLimit: CGFloat = 10
    /// The offset of a line's start in the dash pattern, in points.
    public var dashPhase: CGFloat = 0
    /// The alternating lengths of dashes and gaps, in points; empty for solid lines.
    public var dashLengths: [CGFloat] = []

    /// Creates the style of a line that is one point wide.
    public init() {}

    init(
      width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, dashPhase: CGFloat,
      dashLengths: [CGFloat]
    ) {
      (self.width, self.cap, self.join) = (width, cap, join)
      (self.miterLimit, self.dashPhase) = (miterLimit, dashPhase)
      self.dashLengths = dashLengths
    }
  }

  /// A path to which steps are clipped.
  public struct Clip: Hashable, Sendable {
    /// The path, in coordinates of the context.
    public let path: CGPath
    /// The rule for which areas of the path are inside.
    public let rule: CGPathFillRule
  }

  /// The shadow of a step.
  public struct Shadow: Hashable, Sendable {
    /// The offset in points.
    public let offset: CGSize
    /// The blur in points: in a drawing, twice the standard deviation, as in Core Graphics.
    public let blur: CGFloat
    /// The color, including its opacity.
    public let color: CGColor

    /// Creates a shadow, with its offset and blur in points.
    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
      (self.offset, self.blur, self.color) = (offset, blur, color)
    }
  }

  /// The attributes of a run of text.
  public struct TextAttributes: Hashable, Sendable {
    /// The PostScript name of the font.
    public let fontName: String
    /// The font size in points.
    public let fontSize: CGFloat
    /// The color of the text.
    public let color: CGColor
    /// The additional space between characters, in points.
    public let kern: CGFloat
  }

  /// The steps, from back to front.
  public private(set) var items: [Item] = []

  /// Creates an empty list.
  public init() {}

  /// Whether the list has no steps.
  public var isEmpty: Bool { items.isEmpty }

  mutating func append(_ item: Item) { items.append(item) }

  mutating func append(contentsOf list: DisplayList, _ transform: CGAffineTransform) {
    items += list.items.map { item in
      Item(
        operation: item.operation, transform: item.transform.concatenating(transform),
        clips: item.clips.map { clip in
          Clip(path: CGPath(elements: clip.path.elements.applying(transform)), rule: clip.rule)
        },
        alpha: item.alpha, blendMode: item.blendMode, shadow: item.shadow)
    }
  }
}
