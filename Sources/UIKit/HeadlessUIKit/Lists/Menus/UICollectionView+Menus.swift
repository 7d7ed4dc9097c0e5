import Foundation

extension UICollectionView {
  /// The interaction that shows the menus of items; nil until there is a delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? { menu.interaction }
}

extension UICollectionView: MenuList {
  /// If the pressed item is selected, the menu is for all selected items; if the press is outside all items, it is for
  /// none.
  ///
  /// Source: Apple's documentation of `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
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
