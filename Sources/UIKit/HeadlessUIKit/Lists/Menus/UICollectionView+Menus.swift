import Foundation

extension UICollectionView {
  /// The interaction that shows the menus of items, once there is a delegate; nil before.
  public var contextMenuInteraction: UIContextMenuInteraction? { menu.interaction }
}

extension UICollectionView: MenuList {
  /// The menu is for all that is selected where the pressed item is; next to the items it is for none.
  ///
  /// Source: Apple's page of `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
  func menuConfiguration(at point: CGPoint) -> (UIContextMenuConfiguration, ItemPlace?)? {
    let place = draggedPlace(at: point)
    if let place, placeholders[place] != nil { return nil }
    var places = place.map { [$0] } ?? []
    if let place, selection.contains(place) { places = selection.places }
    guard
      let configuration = delegate?.collectionView(
        self, contextMenuConfigurationForItemsAt: places.map(dataPath), point: point)
    else { return nil }
    return (configuration, place)
  }

  func cellOfMenu(at place: ItemPlace) -> UIView? { tiles[.cell(place)] }

  func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath)
    -> UITargetedPreview?
  {
    delegate?.collectionView(
      self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
  }

  func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath)
    -> UITargetedPreview?
  {
    delegate?.collectionView(
      self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
  }

  func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

  func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
