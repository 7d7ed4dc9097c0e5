import Foundation
public import InterfaceBuilder

/// The roots of a document whose stored frames no layout produces, because they are older than something else in the
/// document.
///
/// Interface Builder updates frames only for scenes that it shows, so that documents which were merged, edited by hand or
/// by a script keep old ones. Two signs of that do not depend on the layout of the whole root:
///
/// - The stored frames contradict the required constraints between them, or a stack view's own.
/// - A label whose text determines its height is stored higher than its lines, by no whole number of lines.
public struct StaleFrames: Sendable {
  /// The sign by which a root was found.
  public enum Reason: Hashable, Sendable {
    /// Constraints that the stored frames contradict, by their ids; the id of a stack view or of a view represents its
    /// own constraints or its stored frame.
    case contradiction([String])
    /// The label with this id is higher than its lines.
    case heightOfLabel(String)
  }

  /// The reasons by the ids of the roots.
  public private(set) var reasons: [String: Reason] = [:]

  /// Finds the roots of a document whose stored frames are out of date.
  /// - Parameters:
  ///   - layout: A layout of the document with modelled texts; otherwise heights of labels are not considered.
  ///   - comparison: The comparison of that layout with the document.
  public init(_ document: IBDocument, _ layout: SolvedLayout, _ comparison: LayoutComparison) {
    for view in comparison.views {
      guard let id = view.object.id, let place = layout.places[id], place.hasHeightOfText,
        let line = place.lineHeight, view.isDetermined,
        view.stored.height > place.frame.height + LayoutComparison.tolerance,
        !Self.isHeight(view.stored.height, ofLines: line)
      else { continue }
      reasons[view.root] = .heightOfLabel(id)
    }
    for (root, names) in Self.contradictions(in: document) {
      reasons[root] = .contradiction(names)
    }
  }

  /// Returns the ids of the constraints, stack views and views that stored frames contradict, by the ids of the roots.
  package static func contradictions(in document: IBDocument) -> [String: [String]] {
    StoredFrames(document).contradictions
  }

  /// Returns whether a view is in a root whose stored frames are out of date.
  public func contains(_ view: LayoutComparison.View) -> Bool { reasons[view.root] != nil }

  /// Returns whether a height is that of some number of lines, as it is rounded up to pixels or to whole points.
  private static func isHeight(_ height: CGFloat, ofLines line: CGFloat) -> Bool {
    let count = max(((height + LayoutComparison.tolerance) / line).rounded(.down), 1)
    let excess = height - count * line
    return excess >= -LayoutComparison.tolerance && excess <= 1 + LayoutComparison.tolerance
  }
}
