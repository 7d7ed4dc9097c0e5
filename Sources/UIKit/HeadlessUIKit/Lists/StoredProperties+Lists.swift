// Properties that UIKit stores for these classes. Nothing here reads them.

extension UICollectionView {
  /// The speed with which items move aside for a dragged item, with UIKit's raw values.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
