import Foundation

extension UITableView {
  /// The interaction that shows the menus of rows; nil until there is a delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? { menu.interaction }
}

extension UITableView: MenuList {
  func menuConfiguration(at point: CGPoint) -> (UIContextMenuConfiguration, ItemPlace?)? {
    guard let place = draggedPlace(at: point), placeholders[place] == nil,
      let configuration = delegate?.tableView(
        self, contextMenuConfigurationForRowAt: dataPath(place), point: point)
    else { return nil }
    return (configuration, place)
  }

  func cellOfMenu(at place: ItemPlace) -> UIView? { tiles[.cell(place)] }

  func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath)
    -> UITargetedPreview?
  {
    delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath)
    -> UITargetedPreview?
  {
    delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
