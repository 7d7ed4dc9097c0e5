public import InterfaceBuilder

/// The results of solving a document's constraints.
///
/// The linter does not compute layouts. Its caller provides these facts for each document, for example from
/// `IBLintLayout`.
public protocol LayoutFacts: Sendable {
  /// Returns the frame of a view in its superview's coordinates, in points, or nil for a view without a layout.
  func frame(of id: String) -> Rect?
  /// Returns the parts of a view's frame that do not depend on estimates: the sizes of text, images and custom views,
  /// and the system's margins and safe areas.
  func exactParts(of id: String) -> Set<FramePart>
  /// The ambiguous views, in document order.
  var openPlaces: [OpenPlace] { get }
  /// The conflicts, one for each dropped constraint.
  var conflicts: [ConstraintConflict] { get }
  /// The conflicts on other devices of constraints that do not conflict on the document's own device.
  var otherConflicts: [DeviceConflict] { get }
  /// The views whose stored frame differs from the solved frame for no known reason, in document order. Excludes views
  /// that only move with an ambiguous view, or with a view that is sized by its text.
  var staleFrames: [String] { get }
  /// The views whose stored frame differs from the solved frame for any reason, in document order.
  var movedViews: [String] { get }
}

extension LayoutFacts {
  /// By default, the document is not laid out on other devices.
  public var otherConflicts: [DeviceConflict] { [] }
}

/// A conflict on a device other than the document's own.
public struct DeviceConflict: Hashable, Sendable {
  /// The name of the device.
  public var device: String
  /// The conflict.
  public var conflict: ConstraintConflict

  /// Creates a conflict on a device.
  public init(device: String, conflict: ConstraintConflict) {
    self.device = device
    self.conflict = conflict
  }
}

/// A part of a frame.
public enum FramePart: Hashable, Sendable, CaseIterable {
  /// A coordinate of the origin, or a length of a side, in points.
  case x, y, width, height
}

extension Rect {
  /// The value of a part of the rectangle.
  public subscript(part: FramePart) -> Double {
    switch part {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}

/// A view with an ambiguous frame.
public struct OpenPlace: Hashable, Sendable {
  /// The view's id.
  public var id: String
  /// The ambiguous parts, at least one.
  public var parts: Set<FramePart>

  /// Creates an ambiguity.
  public init(id: String, parts: Set<FramePart>) {
    self.id = id
    self.parts = parts
  }
}

/// A set of constraints that cannot all be satisfied.
public struct ConstraintConflict: Hashable, Sendable {
  /// The id of the dropped constraint.
  public var broken: String
  /// The ids of the conflicting constraints, including the dropped one. Only the dropped constraint if the others are
  /// unknown.
  public var constraints: [String]
  /// Whether an intrinsic content size is part of the conflict.
  public var dependsOnContent: Bool
  /// Whether constraints that a stack view creates are part of the conflict.
  public var dependsOnStack: Bool
  /// The size of the root view that would satisfy all constraints, or nil if there is none.
  public var fittingSize: Size?

  /// Creates a conflict.
  public init(
    broken: String, constraints: [String], dependsOnContent: Bool = false,
    dependsOnStack: Bool = false, fittingSize: Size? = nil
  ) {
    self.broken = broken
    self.constraints = constraints
    self.dependsOnContent = dependsOnContent
    self.dependsOnStack = dependsOnStack
    self.fittingSize = fittingSize
  }
}
