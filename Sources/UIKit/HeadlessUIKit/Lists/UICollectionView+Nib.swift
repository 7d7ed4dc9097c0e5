import Foundation

extension UICollectionView {
  /// Reads the properties and the prototypes from a nib.
  func decodeCollection(_ nib: NibValues) {
    collectionViewLayout.collectionView = self
    isPrefetchingEnabled = nib.bool("UICollectionViewPrefetchingEnabled") ?? true
    allowsSelection = nib.bool("UIAllowsSelection") ?? true
    allowsMultipleSelection = nib.bool("UIAllowsMultipleSelection") ?? false
    backgroundView = nib.object("UIBackgroundView")
    dataSource = nib.object("UIDataSource") as? any UICollectionViewDataSource
    cells.register(
      nibs: nib.object("UICollectionViewCellNibDict"),
      externalObjects: nib.object("UICollectionViewCellPrototypeNibExternalObjects"), holder: self)
    supplementaryViews.register(
      nibs: nib.object("UICollectionViewSupplementaryViewNibDict"),
      externalObjects: nib.object("UICollectionViewSupplementaryViewPrototypeNibExternalObjects"),
      holder: self)
  }

  static func registerCollection(_ nib: NibRegistrar) {
    nib.delegate("dataSource", \UICollectionView.dataSource)
    nib.delegate("prefetchDataSource", \UICollectionView.prefetchDataSource)
    nib.outlet("collectionViewLayout", \UICollectionView.collectionViewLayout)
    nib.outlet("backgroundView", \UICollectionView.backgroundView)
    nib.outlet("allowsSelection", \UICollectionView.allowsSelection)
    nib.outlet("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
  }
}
