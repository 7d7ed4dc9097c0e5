public import Diagnostics
public import Foundation
public import HeadlessUIKit

/// The frames that a document's constraints give its views.
public struct SolvedLayout: Sendable {
  /// The solved position and size of a view.
  public struct Place: Hashable, Sendable {
    /// The frame in points, in the superview's coordinate space, on whole pixels.
    public var frame: CGRect
    /// Whether constraints determine the frame, rather than an autoresizing mask.
    public var isConstrained: Bool
    /// The parts of the frame that constraints do not determine.
    public var ambiguousDimensions: AmbiguousDimensions
    /// Whether the constraints have only one solution for the frame.
    public var isDetermined: Bool { ambiguousDimensions.isEmpty }
    /// Whether the view's width is the estimated width of its text.
    var hasWidthOfText = false
    /// Whether the view's height is the estimated height of its text.
    var hasHeightOfText = false
    /// The height of a line of a label whose lines all have the same known font, in points.
    var lineHeight: CGFloat?
  }

  /// The parts of a frame that have more than one solution.
  public typealias AmbiguousDimensions = HeadlessUIKit.AmbiguousDimensions

  /// A set of constraints that cannot all be satisfied.
  public struct Conflict: Hashable, Sendable {
    /// The id of the constraint that was left out.
    public var broken: String
    /// The ids of the constraints that contradict one another, including the one that was left out. If explaining all
    /// conflicts would take too long, only that one is included.
    public var constraints: [String]
    /// Whether a stack view's own constraints contribute to the conflict.
    public var dependsOnStack: Bool
    /// Whether an intrinsic content size contributes to the conflict.
    public var dependsOnContent: Bool
    /// The size of the root, in points, at which all constraints could be satisfied; nil if there is none.
    public var fittingSize: CGSize?
  }

  /// The places of views by id.
  public var places: [String: Place] = [:]
  /// The ids of views in document order, which is the order of their layout.
  var order: [String] = []
  /// The ids of constraints that contradict others and were left out, in order.
  public var unsatisfiable: [String] = []
  /// The conflicts that explain why constraints were left out, if the options request them.
  public var conflicts: [Conflict] = []

  /// The rules of Interface Builder's canvas that were used, by the id of the outermost view.
  public var rules: [String: Set<CanvasRule>] = [:]

  /// The measured lengths of Interface Builder's canvas that were used.
  package var lengths: Set<CanvasLength.Value> = []

  /// Invalid constraints that were left out, each with the reason.
  public var diagnostics: [Diagnostic] = []

  /// The ids of views that constraints do not determine, in order.
  public var ambiguous: [String] {
    order.filter { id in places[id].map { $0.isConstrained && !$0.isDetermined } ?? false }
  }
}
