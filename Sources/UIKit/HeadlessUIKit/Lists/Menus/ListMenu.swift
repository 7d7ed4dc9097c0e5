import Foundation

/// A list whose rows or items have context menus.
@MainActor
protocol MenuList: PlaceholderList {
  var menu: ListMenu { get }
  /// Returns the menu for a point of the content, with the row or item that is pressed; nil if there is none.
  func menuConfiguration(at point: CGPoint) -> (UIContextMenuConfiguration, ItemPlace?)?
  func cellOfMenu(at place: ItemPlace) -> UIView?
  func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath)
    -> UITargetedPreview?
  func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath)
    -> UITargetedPreview?
  func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// The context menus of a list: a single interaction for the whole list, which asks the list's delegate.
///
/// Source: Apple's documentation of `contextMenuInteraction` for tables and collection views.
@MainActor
final class ListMenu: NSObject, UIContextMenuInteractionDelegate {
  private unowned let list: any MenuList
  private(set) var interaction: UIContextMenuInteraction?
  /// The row or item whose menu was requested last.
  private var place: ItemPlace?

  init(_ list: any MenuList) { self.list = list }

  /// Long presses have an effect only if the list has a delegate.
  func delegateChanged(hasDelegate: Bool) {
    if hasDelegate, interaction == nil {
      let new = UIContextMenuInteraction(delegate: self)
      interaction = new
      list.addInteraction(new)
    } else if !hasDelegate, let old = interaction {
      interaction = nil
      list.removeInteraction(old)
    }
  }

  func rekey(_ change: (ItemPlace) -> ItemPlace?) { place = place.flatMap(change) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let (configuration, place) = list.menuConfiguration(at: location) else { return nil }
    self.place = place
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let place else { return nil }
    return list.highlightPreview(configuration, at: list.dataPath(place))
      ?? list.cellOfMenu(at: place).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    place.flatMap { list.dismissalPreview(configuration, at: list.dataPath($0)) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.willDisplayMenu(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    place = nil
    list.willEndMenu(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list.willPerformPreviewAction(configuration, animator) }
}
