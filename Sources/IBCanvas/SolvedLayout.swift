public import Diagnostics
public import Foundation
public import HeadlessUIKit

/// The frames that a document's constraints give its views.
public struct SolvedLayout: Sendable {
  /// A view's place.
  public struct Place: Hashable, Sendable {
    /// In the superview's space, in points, on whole pixels.
    public var frame: CGRect
    /// Whether constraints decide it, and not a mask.
    public var isConstrained: Bool
    /// What constraints leave open.
    public var openings: Openings
    /// Whether there is no other solution.
    public var isDetermined: Bool { openings.isEmpty }
    /// Whether the view is as wide as its text by the model.
    var hasWidthOfText = false
    /// Whether the view is as high as its text by the model.
    var hasHeightOfText = false
  }

  /// Parts of a frame that may be one thing or another.
  public typealias Openings = FrameOpenings

  /// Constraints that cannot all hold.
  public struct Conflict: Hashable, Sendable {
    /// The id of the constraint that was left out.
    public var broken: String
    /// The ids of the constraints that contradict one another, the one that was left out among them. Only that one is
    /// there where explaining all conflicts would take too long.
    public var constraints: [String]
    /// Whether a stack view's own constraints are part of it.
    public var hangsOnStack: Bool
    /// Whether the size of a content is part of it.
    public var hangsOnContent: Bool
    /// The size of the root at which all constraints could hold, in points; nil if there is none.
    public var fittingSize: CGSize?
  }

  /// The places by the ids of views.
  public var places: [String: Place] = [:]
  /// The ids of views in the order in which they were laid out, that of the document.
  var order: [String] = []
  /// The ids of constraints that contradict others and were left out, in order.
  public var unsatisfiable: [String] = []
  /// Why they were dropped, if the options ask for it.
  public var conflicts: [Conflict] = []

  /// The rules of Interface Builder's canvas that took part, by the ids of the outermost views.
  public var rules: [String: Set<CanvasRule>] = [:]

  /// Constraints that make no sense and were left out, each with the reason.
  public var diagnostics: [Diagnostic] = []

  /// The ids of views that constraints leave open, in order.
  public var ambiguous: [String] {
    order.filter { id in places[id].map { $0.isConstrained && !$0.isDetermined } ?? false }
  }
}
