package import Foundation

/// A length of Interface Builder's canvas that was measured on documents.
///
/// `Documentation/LayoutWitnesses.tsv` counts the documents and repositories that show each value.
package enum CanvasLength: String, CaseIterable, Sendable {
  /// The height of the status bar.
  case statusBar = "status-bar"
  /// The height of the home indicator's area.
  case homeIndicator = "home-indicator"
  /// The inset of the safe area at either side of a TV screen, or of a phone in landscape.
  case side = "side"
  /// The height of a navigation bar without the status bar.
  case navigationBar = "navigation-bar"
  /// The height of a navigation bar with a prompt, without the status bar.
  case navigationBarWithPrompt = "navigation-bar-with-prompt"
  /// The height of a tab bar without the home indicator's area.
  case tabBar = "tab-bar"
  /// The height of a toolbar without the home indicator's area.
  case toolbar = "toolbar"
  /// The left and right margin of a screen's root view.
  case rootMargin = "root-margin"
  /// The left margin of the content of a table's cell.
  case cellMargin = "cell-margin"

  /// A value of a length.
  package struct Value: Hashable, Sendable {
    package let length: CanvasLength
    /// The value in points.
    package let points: CGFloat
  }
}

/// The measured lengths that a layout used.
@MainActor
final class CanvasLengths {
  private let enlarged: CanvasLength.Value?
  private(set) var used: Set<CanvasLength.Value> = []

  /// Creates the lengths of a layout.
  /// - Parameter enlarged: The value that is larger than measured by ``DocumentLayoutOptions/enlargement``.
  init(enlarging enlarged: CanvasLength.Value?) { self.enlarged = enlarged }

  /// Returns the length to use, in points, and records that it was used.
  func points(_ points: CGFloat, of length: CanvasLength) -> CGFloat {
    guard points > 0 else { return points }
    let value = CanvasLength.Value(length: length, points: points)
    used.insert(value)
    return value == enlarged ? points + DocumentLayoutOptions.enlargement : points
  }
}
