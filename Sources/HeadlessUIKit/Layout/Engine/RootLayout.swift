import AutoLayout
package import Foundation

/// The constraint-based layout of one hierarchy, for callers that need more than its frames.
///
/// Apps call ``UIView/layoutIfNeeded()``. This type is for tools that replace some of the views' own values, or read
/// the solver's results.
@MainActor
package struct RootLayout {
  private let engine: LayoutEngine

  /// A layout at the size that the root has.
  package init(of root: UIView, overrides: LayoutOverrides) {
    engine = LayoutEngine(root: root, overrides: overrides)
  }

  /// The values that replace the views' own.
  package var overrides: LayoutOverrides {
    get { engine.overrides ?? LayoutOverrides() }
    nonmutating set { engine.overrides = newValue }
  }

  /// Takes the frames away that constraints are to give, after noting them for masks.
  package func forgetFrames() { engine.forgetFrames() }

  /// Solves, and gives the views their frames.
  package func layOut() { engine.layOut() }

  /// The linear system of the last layout; see ``LinearSystem/text(named:)``.
  package func systemText(named name: String) -> String { engine.system.text(named: name) }

  /// What the last layout left open of a view's place and size.
  package func openings(of view: UIView) -> FrameOpenings { engine.openings(of: view) }

  /// The constraints that the last layout left out because others contradict them.
  package var brokenConstraints: [NSLayoutConstraint] { engine.brokenConstraints }

  /// Why they were left out; each one takes some dozens of solutions.
  package var conflicts: [LayoutConflict] { engine.conflicts }

  /// The result of letting a view's constraints choose its size: the conflicts that no size resolves, and the possible
  /// size nearest to the root's, in points. Frames stay as they are.
  package func solutionOfFreeSize(of view: UIView) -> (conflicts: [LayoutConflict], size: CGSize) {
    let free = LayoutEngine(
      root: view,
      size: .fitting(
        engine.root.bounds.size, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel),
      overrides: engine.overrides)
    free.solveInPlace()
    return (free.conflicts, free.fittingSize)
  }
}
