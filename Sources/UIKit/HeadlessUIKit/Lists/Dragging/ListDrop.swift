import Foundation

/// An item that is dropped onto a list.
@MainActor
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  /// The size of the source cell; zero for an item from outside the list, which has no preview.
  let previewSize: CGSize

  /// - Parameter path: The index path of the item in the data source; nil for an item from outside.
  init(_ item: UIDragItem, from path: IndexPath?, size: CGSize?) {
    dragItem = item
    sourceIndexPath = path
    previewSize = size ?? .zero
  }
}

/// A drop onto a list, which the coordinators of tables and collection views pass to the delegate.
@MainActor
final class ListDrop {
  private let list: any DraggedList
  let session: any UIDropSession
  let items: [ListDropItem]
  let destination: IndexPath?
  let proposal: UIDropProposal
  private var animations: [DragAnimation] = []

  init(
    onto list: any DraggedList, _ session: any UIDropSession, _ items: [ListDropItem],
    _ destination: IndexPath?,
    _ proposal: UIDropProposal
  ) {
    self.list = list
    self.session = session
    self.items = items
    self.destination = destination
    self.proposal = proposal
  }

  /// Returns an animation for the delegate, which runs after the delegate has returned.
  /// - Parameter path: The row or item that is the target of the drop; the delegate is asked for its preview.
  func animate(to path: IndexPath? = nil) -> any UIDragAnimating {
    if let path { _ = list.dropPreview(at: path) }
    let animation = DragAnimation()
    animations.append(animation)
    return animation
  }

  /// Shows a placeholder for a dropped item.
  func show(
    _ item: UIDragItem, at path: IndexPath, identifier: String, height: CGFloat?,
    _ update: @escaping (UIView) -> Void
  ) -> PlaceholderContext {
    let context = PlaceholderContext(item, in: list, animate())
    list.insertPlaceholder(
      ListPlaceholders.Placeholder(
        owner: context,
        place: list.placeholders.shownPlace(of: ItemPlace(path) ?? ItemPlace(0, 0)),
        identifier: identifier, height: height, update: update))
    return context
  }

  func runAnimations() {
    for animation in animations { animation.run(taking: DragRules.animationLength) }
  }
}

/// The coordinator of a drop onto a table.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let drop: ListDrop

  init(_ drop: ListDrop) { self.drop = drop }

  var items: [any UITableViewDropItem] { drop.items }
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }
  var proposal: UITableViewDropProposal {
    drop.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: drop.proposal.operation)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    drop.show(
      dragItem, at: placeholder.insertionIndexPath, identifier: placeholder.reuseIdentifier,
      height: placeholder.rowHeight
    ) { view in
      guard let cell = view as? UITableViewCell else { return }
      placeholder.cellUpdateHandler?(cell)
      _ = placeholder.previewParametersProvider?(cell)
    }
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animate()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.animate(to: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { drop.animate(to: indexPath) }
}

/// The coordinator of a drop onto a collection view.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let drop: ListDrop

  init(_ drop: ListDrop) { self.drop = drop }

  var items: [any UICollectionViewDropItem] { drop.items }
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }
  var proposal: UICollectionViewDropProposal {
    drop.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    drop.show(
      dragItem, at: placeholder.insertionIndexPath, identifier: placeholder.reuseIdentifier,
      height: nil
    ) { view in
      guard let cell = view as? UICollectionViewCell else { return }
      placeholder.cellUpdateHandler?(cell)
      _ = placeholder.previewParametersProvider?(cell)
    }
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animate()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.animate(to: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { drop.animate(to: indexPath) }
}
