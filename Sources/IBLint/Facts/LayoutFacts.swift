public import InterfaceBuilder

/// The results of solving a document's constraints.
///
/// The linter itself does not lay out; callers provide the facts, one value per document (`IBLintLayout` does).
public protocol LayoutFacts: Sendable {
  /// The frame of a view in its superview, in points, nil for a view that was not laid out.
  func frame(of id: String) -> Rect?
  /// The parts of a view's frame that do not depend on anything modelled: sizes of texts, images and custom views, the
  /// system's margins and safe areas.
  func exactParts(of id: String) -> Set<FramePart>
  /// The ambiguous views, in document order.
  var openPlaces: [OpenPlace] { get }
  /// The conflicts, one for each dropped constraint.
  var conflicts: [ConstraintConflict] { get }
  /// The views whose stored frame differs from the solved one for no reason that the layout knows, in document order.
  /// Views that only move with an ambiguous view, or with one as large as its text, do not count.
  var staleFrames: [String] { get }
  /// The views whose stored frame differs from the solved one for whatever reason, in document order.
  var movedViews: [String] { get }
}

/// A part of a frame.
public enum FramePart: Hashable, Sendable, CaseIterable {
  case x, y, width, height
}

extension Rect {
  /// One of the numbers.
  public subscript(part: FramePart) -> Double {
    switch part {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}

/// The ambiguous parts of a view's frame.
public struct OpenPlace: Hashable, Sendable {
  /// The view's id.
  public var id: String
  /// The parts, never empty.
  public var parts: Set<FramePart>

  /// Describes an opening.
  public init(id: String, parts: Set<FramePart>) {
    self.id = id
    self.parts = parts
  }
}

/// Constraints that cannot all hold.
public struct ConstraintConflict: Hashable, Sendable {
  /// The id of the dropped constraint.
  public var broken: String
  /// The ids of the conflicting constraints, including the dropped one; only that one if the others were not
  /// determined.
  public var constraints: [String]
  /// Whether an intrinsic content size is part of it.
  public var hangsOnContent: Bool
  /// Whether a stack view's own constraints are part of it.
  public var hangsOnStack: Bool
  /// The size of the root at which the constraints could hold, nil if there is none.
  public var fittingSize: Size?

  /// Describes a conflict.
  public init(
    broken: String, constraints: [String], hangsOnContent: Bool = false,
    hangsOnStack: Bool = false, fittingSize: Size? = nil
  ) {
    self.broken = broken
    self.constraints = constraints
    self.hangsOnContent = hangsOnContent
    self.hangsOnStack = hangsOnStack
    self.fittingSize = fittingSize
  }
}
