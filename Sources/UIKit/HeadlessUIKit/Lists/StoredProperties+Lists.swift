// Properties that UIKit stores for these classes. Nothing here reads them.

extension UICollectionView {
  /// How soon items move aside for one that is dragged, with UIKit's numbers.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
