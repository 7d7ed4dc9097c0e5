// Properties that UIKit stores for these classes. Nothing here reads them.

extension UICollectionView {
  /// How soon items move aside for a dragged item, with UIKit's raw values.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
