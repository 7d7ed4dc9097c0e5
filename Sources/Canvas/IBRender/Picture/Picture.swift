public import Diagnostics
public import Foundation
public import HeadlessUIKit

/// A drawing of a view hierarchy, as a list of steps from back to front.
///
/// Coordinates are those of the window, in points, with the y-axis pointing down. In a group with a transform, they
/// are those of the group. Tests can examine the steps, and backends such as ``SVGWriter`` write them.
public struct Picture: Hashable, Sendable {
  /// The size in points.
  public var size: CGSize
  /// The drawing steps from back to front. Each ``Step/begin(_:)`` has a matching ``Step/end``.
  public var steps: [Step] = []
  /// The problems with content that cannot be drawn exactly. Placeholders are drawn in place of such content.
  public var problems: [Diagnostic] = []

  /// Creates an empty picture.
  public init(size: CGSize) { self.size = size }

  /// The maximum length of a side, in points.
  public static let longestSide: CGFloat = 16_384

  /// The maximum number of pixels of an image in a picture, and of a picture that is drawn as pixels.
  public static let mostPixels = 64_000_000

  /// The maximum number of parts that images with shapes, and tiles of images, add to a picture. Further ones are boxes.
  package static let mostImageParts = 1_000_000

  /// A drawing step.
  public enum Step: Hashable, Sendable {
    /// Begins a group, which ends at the matching ``end``.
    case begin(Group)
    /// Ends the group that began last.
    case end
    /// Fills a shape.
    case fill(Shape, Paint)
    /// Draws the outline of a shape in a color.
    case stroke(Shape, DisplayList.Stroke, CGColor)
    /// Draws a run of text.
    case text(TextRun)
    /// Draws an image file.
    case image(ImagePart)
  }

  /// A group of steps, usually for a view, with its appearance.
  public struct Group: Hashable, Sendable {
    /// The id of the document's object, or nil for a view that is not in the document.
    public var id: String?
    /// The class of the view, or an empty string for a group added by the painter.
    public var className = ""
    /// The rectangle of the view, before the transform is applied.
    public var frame = CGRect.zero
    /// The transform from the group's coordinates to those of the enclosing group.
    public var transform = CGAffineTransform.identity
    /// The opacity, from 0 (transparent) to 1.
    public var opacity: CGFloat = 1
    /// The clipping shapes. Content is visible only where it is inside all of them.
    public var clips: [Shape] = []
    /// The shadow of everything in the group, or nil. Its blur is the standard deviation in points.
    public var shadow: DisplayList.Shadow?
    /// The mode in which the group as a whole is blended with what is behind it in the nearest isolated group. Backends
    /// draw the modes from `normal` to `luminosity` and `plusLighter`.
    public var blendMode = CGBlendMode.normal
    /// Whether blend modes inside the group ignore what is behind the group.
    public var isIsolated = false

    /// Creates an opaque group without a transform, clipping shapes or a shadow.
    public init() {}
  }

  /// A shape to fill, stroke or clip to.
  public enum Shape: Hashable, Sendable {
    /// A rectangle with corners of a radius in points, 0 for square corners.
    case rectangle(CGRect, radius: CGFloat)
    /// The largest ellipse inside a rectangle.
    case ellipse(CGRect)
    /// A path with the rule that determines which points are inside it.
    case path(CGPath, CGPathFillRule)
  }

  /// The fill of a shape.
  public enum Paint: Hashable, Sendable {
    /// A single color.
    case color(CGColor)
    /// A gradient along the line between two points.
    case linear(CGGradient, start: CGPoint, end: CGPoint)
    /// A gradient between two circles, the first of which is inside the second.
    case radial(CGGradient, from: Circle, to: Circle)
  }

  /// A circle.
  public struct Circle: Hashable, Sendable {
    /// The center, in the coordinates of the group.
    public var center: CGPoint
    /// The radius in points.
    public var radius: CGFloat

    /// Creates a circle from its center and its radius in points.
    public init(center: CGPoint, radius: CGFloat) {
      (self.center, self.radius) = (center, radius)
    }
  }

  /// A run of text on one line with one style.
  public struct TextRun: Hashable, Sendable {
    /// The characters of the run.
    public var text: String
    /// The start of the baseline.
    public var origin: CGPoint
    /// The width of the run in points. Backends stretch or compress the text to this width, regardless of the font that
    /// they use.
    public var width: CGFloat
    /// The font of all characters.
    public var font: Font
    /// The color of the characters and their lines.
    public var color: CGColor
    /// Whether the text is underlined.
    public var isUnderlined = false
    /// Whether the text is struck through.
    public var isStruck = false

    /// Creates a run from the start of its baseline, with a width in points.
    public init(text: String, origin: CGPoint, width: CGFloat, font: Font, color: CGColor) {
      (self.text, self.origin, self.width) = (text, origin, width)
      (self.font, self.color) = (font, color)
    }
  }

  /// A font, as described to backends.
  public struct Font: Hashable, Sendable {
    /// The family, or nil for the system font.
    public var family: String?
    /// The size in points.
    public var size: CGFloat
    /// The weight as in CSS: 400 is regular, 700 is bold.
    public var weight: Int
    /// Whether the letters are italic.
    public var isItalic: Bool
    /// The shape of the letters: of the system font, or of the font that is drawn if the family is not installed.
    public var design = Design.standard

    /// Creates a font with a size in points and a weight as in CSS.
    public init(
      family: String?, size: CGFloat, weight: Int, isItalic: Bool, design: Design = .standard
    ) {
      (self.family, self.size, self.weight) = (family, size, weight)
      (self.isItalic, self.design) = (isItalic, design)
    }

    /// A shape of letters, as in `UIFontDescriptor.SystemDesign`.
    public enum Design: Hashable, Sendable, CaseIterable {
      /// The system's standard letters, rounded letters, letters with serifs, or letters of equal width.
      case standard, rounded, serif, monospaced
    }
  }

  /// An image file in the picture.
  public struct ImagePart: Hashable, Sendable {
    /// The URL of the image file.
    public var file: URL
    /// The size of the image in points, according to the asset catalog.
    public var size: CGSize
    /// The rectangle that the image fills. It is stretched if necessary.
    public var rect: CGRect
    /// The widths of the edges that are not stretched, in points.
    public var capInsets = UIEdgeInsets.zero
    /// The color of a template image, or nil to use the image's own colors.
    public var tint: CGColor?
    /// Whether the image is mirrored horizontally.
    public var isMirrored = false

    /// Creates an image of a size that fills a rectangle, both in points.
    public init(file: URL, size: CGSize, rect: CGRect) {
      (self.file, self.size, self.rect) = (file, size, rect)
    }
  }
}

extension Picture {
  /// The texts of the picture, in drawing order.
  public var texts: [String] {
    steps.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  /// The frames of the document's objects in the picture, by id. For a transformed object, this is the bounding box of
  /// its frame.
  public var frames: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    var transforms: [CGAffineTransform] = [.identity]
    for step in steps {
      switch step {
      case .begin(let group):
        let transform = group.transform.concatenating(transforms[transforms.count - 1])
        transforms.append(transform)
        if let id = group.id, frames[id] == nil { frames[id] = group.frame.applying(transform) }
      case .end: transforms.removeLast()
      default: break
      }
    }
    return frames
  }
}
