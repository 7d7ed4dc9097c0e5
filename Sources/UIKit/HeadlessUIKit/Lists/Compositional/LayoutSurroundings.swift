import Foundation

/// The values that the sections of a compositional layout depend on, besides their descriptions and the sizes of
/// self-sizing cells.
struct LayoutSurroundings: Equatable {
  /// The number of items in each section.
  let counts: [Int]
  private let size: CGSize
  private let contentInset: UIEdgeInsets
  private let safeAreaInsets: UIEdgeInsets
  private let layoutMargins: UIEdgeInsets
  private let traits: UITraitCollection

  @MainActor init(of view: UICollectionView) {
    counts = view.loadedCounts
    size = view.bounds.size
    contentInset = view.adjustedContentInset
    safeAreaInsets = view.safeAreaInsets
    layoutMargins = view.layoutMargins
    traits = view.traitCollection
  }
}
