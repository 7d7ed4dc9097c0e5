import AutoLayout
package import Foundation

/// The constraint-based layout of one hierarchy, for callers that need more than its frames.
///
/// Apps call ``UIView/layoutIfNeeded()``. This type is for tools that replace some of the views' own values, or read
/// the solver's results.
@MainActor
package struct RootLayout {
  private let engine: LayoutEngine

  /// Creates a layout at the root's current size.
  package init(of root: UIView, overrides: LayoutOverrides) {
    engine = LayoutEngine(root: root, overrides: overrides)
  }

  /// The values that replace the views' own.
  package var overrides: LayoutOverrides {
    get { engine.overrides ?? LayoutOverrides() }
    nonmutating set { engine.overrides = newValue }
  }

  /// Clears the frames that are determined by constraints, after recording them for autoresizing masks.
  package func forgetFrames() { engine.forgetFrames() }

  /// Solves the system and sets the frames of the views.
  package func layOut() { engine.layOut() }

  /// Returns the linear system of the last layout as text; see ``LinearSystem/text(named:)``.
  package func systemText(named name: String) -> String { engine.system.text(named: name) }

  /// Returns the parts of a view's frame that the last layout left undetermined.
  package func ambiguousDimensions(of view: UIView) -> AmbiguousDimensions {
    engine.ambiguousDimensions(of: view)
  }

  /// Whether the last layout left views out because too many of them depend on one another.
  package var isTooLarge: Bool { engine.system.isTooLarge }

  /// The constraints that the last layout left out because they contradict others.
  package var brokenConstraints: [NSLayoutConstraint] { engine.brokenConstraints }

  /// The explanations of the constraints that were left out; each one requires dozens of solves.
  package var conflicts: [LayoutConflict] { engine.conflicts }

  /// Lets a view's constraints determine its size, without changing any frames.
  /// - Returns: The conflicts that no size resolves, and the possible size nearest to the root's, in points.
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
