public import Foundation

/// What was drawn, as a value: each step with all that it depends on, from the back to the front.
///
/// Tests read it, and backends paint it. Coordinates are those of the context, in points, with the y axis down.
public struct DisplayList: Hashable, Sendable {
  /// A step.
  public struct Item: Hashable, Sendable {
    public let operation: Operation
    /// From the coordinates of the step to those of the context.
    public let transform: CGAffineTransform
    /// What the step is cut to, in coordinates of the context: all of the clips.
    public let clips: [Clip]
    /// From 0, transparent, to 1.
    public let alpha: CGFloat
    public let blendMode: CGBlendMode
    public let shadow: Shadow?
  }

  /// What a step does.
  public enum Operation: Hashable, Sendable {
    case fill(CGPath, rule: CGPathFillRule, color: CGColor)
    case stroke(CGPath, style: Stroke, color: CGColor)
    /// An image, template images in a tint.
    case image(UIImage, rect: CGRect)
    case text(String, attributes: TextAttributes, rect: CGRect)
    case linearGradient(CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)
    case radialGradient(
      CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions)
    /// Makes a part transparent again.
    case clear(CGRect)
  }

  /// The width, ends and corners of lines.
  public struct Stroke: Hashable, Sendable {
    /// In points.
    public var width: CGFloat = 1
    public var cap = CGLineCap.butt
    public var join = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    /// Where in the dashes a line begins, in points.
    public var dashPhase: CGFloat = 0
    /// Dashes and gaps in turn, in points; none for whole lines.
    public var dashLengths: [CGFloat] = []

    /// A line that is one point wide.
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

  /// A path that steps are cut to.
  public struct Clip: Hashable, Sendable {
    public let path: CGPath
    public let rule: CGPathFillRule
  }

  /// A shadow under a step.
  public struct Shadow: Hashable, Sendable {
    /// In points.
    public let offset: CGSize
    /// In points.
    public let blur: CGFloat
    public let color: CGColor

    /// A shadow; offset and blur are in points.
    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
      (self.offset, self.blur, self.color) = (offset, blur, color)
    }
  }

  /// How a run of text looks.
  public struct TextAttributes: Hashable, Sendable {
    public let fontName: String
    /// In points.
    public let fontSize: CGFloat
    public let color: CGColor
    /// Between characters, in points.
    public let kern: CGFloat
  }

  public private(set) var items: [Item] = []

  public init() {}

  /// Whether nothing was drawn.
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
