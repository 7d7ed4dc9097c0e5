public import Diagnostics
public import Foundation
public import HeadlessUIKit

/// What a hierarchy of views looks like, as a value: steps from the back to the front.
///
/// Coordinates are those of the window, in points, with the y axis down; inside a group with a transform, those of the group.
/// Tests read it, and backends such as ``SVGWriter`` write it.
public struct Picture: Hashable, Sendable {
  /// In points.
  public var size: CGSize
  /// What is drawn, the back first. Each ``Step/begin(_:)`` has its ``Step/end``.
  public var steps: [Step] = []
  /// What could not be drawn as it is, each with a stand-in in the picture.
  public var problems: [Diagnostic] = []

  /// An empty picture.
  public init(size: CGSize) { self.size = size }

  /// The longest side that a picture may have, in points.
  public static let longestSide: CGFloat = 16_384

  /// A step.
  public enum Step: Hashable, Sendable {
    /// What follows, up to the matching ``end``, belongs to one object.
    case begin(Group)
    case end
    case fill(Shape, Paint)
    case stroke(Shape, DisplayList.Stroke, CGColor)
    case text(TextRun)
    case image(ImagePart)
  }

  /// The view that steps come from, and how they are shown.
  public struct Group: Hashable, Sendable {
    /// The document's object, nil for views that it does not have.
    public var id: String?
    /// The class of the view; empty for a group of the painter's own.
    public var className = ""
    /// The rectangle of the view, before the transform.
    public var frame = CGRect.zero
    /// From the coordinates of the group to those around it.
    public var transform = CGAffineTransform.identity
    /// From 0, transparent, to 1.
    public var opacity: CGFloat = 1
    /// What the steps are cut to; all of them count.
    public var clips: [Shape] = []
    public var shadow: DisplayList.Shadow?

    public init() {}
  }

  /// What is filled, stroked or cut to.
  public enum Shape: Hashable, Sendable {
    /// A rectangle whose corners have a radius in points; 0 for none.
    case rectangle(CGRect, radius: CGFloat)
    case ellipse(CGRect)
    case path(CGPath, CGPathFillRule)
  }

  /// What a shape is filled with.
  public enum Paint: Hashable, Sendable {
    case color(CGColor)
    case linear(CGGradient, start: CGPoint, end: CGPoint)
    /// Circles about one centre.
    case radial(CGGradient, center: CGPoint, radius: CGFloat)
  }

  /// A stretch of one line of text in one style.
  public struct TextRun: Hashable, Sendable {
    public var text: String
    /// Where the baseline begins.
    public var origin: CGPoint
    /// The width that the run fills, whatever font a backend finds; in points.
    public var width: CGFloat
    public var font: Font
    public var color: CGColor
    public var isUnderlined = false
    public var isStruck = false
  }

  /// A font as backends need it.
  public struct Font: Hashable, Sendable {
    /// The family; nil for the system's font.
    public var family: String?
    /// In points.
    public var size: CGFloat
    /// As in CSS: 400 is regular, 700 bold.
    public var weight: Int
    public var isItalic: Bool
    public var isMonospaced = false
  }

  /// A part of the picture that a file fills.
  public struct ImagePart: Hashable, Sendable {
    public var file: URL
    /// The image's size in points, as the catalog has it.
    public var size: CGSize
    /// Where it is shown; it is stretched to that.
    public var rect: CGRect
    /// The parts at the edges of the image that keep their size, in points.
    public var capInsets = UIEdgeInsets.zero
    /// The colour that fills the image's shape; nil for its own colours.
    public var tint: CGColor?
    /// Whether left and right are exchanged.
    public var isMirrored = false
  }
}

extension Picture {
  /// The texts of the picture in the order in which they are drawn.
  public var texts: [String] {
    steps.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  /// The rectangles of the document's objects in the picture, by their ids; under a transform the boxes around them.
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
