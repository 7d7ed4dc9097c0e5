import Foundation
public import InterfaceBuilder

/// The roots of a document whose stored frames no layout produces, because the rest of the document has changed since.
///
/// Interface Builder updates frames only in the scenes that it shows, so documents that were merged, or edited by hand
/// or by a script, keep outdated frames. Two signs of this do not depend on the layout of the whole root:
///
/// - The stored frames violate required constraints, either the document's or those of a stack view.
/// - A label whose height is determined by its text is stored taller than its lines, but not by a whole number of
///   lines.
public struct StaleFrames: Sendable {
  /// The sign that the frames are outdated.
  public enum Reason: Hashable, Sendable {
    /// The constraints that the stored frames violate, by id; the id of a stack view or another view represents its own
    /// constraints or its stored frame.
    case contradiction([String])
    /// The label with this id is taller than its lines.
    case heightOfLabel(String)
  }

  /// The reasons by the ids of the roots.
  public private(set) var reasons: [String: Reason] = [:]

  /// Finds the roots of a document whose stored frames are out of date.
  /// - Parameters:
  ///   - layout: A layout of the document with estimated text sizes; for other layouts, the heights of labels are not
  ///     considered.
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

  /// Returns whether a height is that of a whole number of lines, rounded up to pixels or to whole points.
  private static func isHeight(_ height: CGFloat, ofLines line: CGFloat) -> Bool {
    let count = max(((height + LayoutComparison.tolerance) / line).rounded(.down), 1)
    let excess = height - count * line
    return excess >= -LayoutComparison.tolerance && excess <= 1 + LayoutComparison.tolerance
  }
}
