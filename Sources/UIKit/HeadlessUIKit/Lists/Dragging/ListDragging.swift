import Foundation

/// A list that supports dragging and dropping: its delegates' answers, and the positions of its items.
@MainActor
protocol DraggedList: UIScrollView, PlaceholderList {
  var dragging: ListDragging { get }
  var dragInteractionEnabled: Bool { get }
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }

  func holds(_ place: ItemPlace) -> Bool
  func draggedPlace(at point: CGPoint) -> ItemPlace?
  /// Whether a point is before the end of the last item, as opposed to in the empty space after it.
  func hasItems(after point: CGPoint) -> Bool
  /// The index path of the last item.
  var lastPlace: ItemPlace? { get }
  func draggedSize(of place: ItemPlace) -> CGSize
  func draggedCell(at place: ItemPlace) -> (any DraggedCell)?

  func dragItems(_ session: any UIDragSession, at place: ItemPlace) -> [UIDragItem]
  func itemsForAdding(_ session: any UIDragSession, at place: ItemPlace) -> [UIDragItem]
  /// Returns the preview parameters for an item that is dragged or dropped, or nil for the default appearance.
  func dragPreview(at place: ItemPlace) -> UIDragPreviewParameters?
  func dropPreview(at path: IndexPath) -> UIDragPreviewParameters?
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)

  /// Returns whether the delegate accepts a drop, or nil without a delegate.
  func takesDrop(_ session: any UIDropSession) -> Bool?
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal?
  func performDrop(_ drop: ListDrop)

  /// Whether the data source allows an item to move.
  func canReorder(_ place: ItemPlace) -> Bool
  /// Makes the other items leave a gap at the new index path of an item.
  /// - Parameter position: The position of the finger, in the content's coordinates.
  func showGap(from: ItemPlace, to: ItemPlace, at position: CGPoint)
  /// Closes the gap, and performs the drop.
  func closeGap(isCancelled: Bool, drop: () -> Void)
  /// Asks the data source to move an item.
  /// - Returns: Whether the data source moves it.
  func reorder(from: ItemPlace, to: ItemPlace) -> Bool
}

/// A cell that receives the state of its drag; tables and collection views have separate types for it.
@MainActor
protocol DraggedCell: UIView {
  associatedtype State: RawRepresentable<Int>
  func dragStateDidChange(_ dragState: State)
}

extension UITableViewCell: DraggedCell {}
extension UICollectionViewCell: DraggedCell {}

extension DraggedCell {
  /// Passes the state of a drag to the cell.
  /// - Parameter state: The state, whose raw value is the same in both types.
  func dragStateChanged(_ state: UICollectionViewCell.DragState) {
    if let state = State(rawValue: state.rawValue) { dragStateDidChange(state) }
  }
}

/// Drags from a list and drops onto it, using the interactions that any view can have.
@MainActor
final class ListDragging: NSObject, LiftObserver {
  private unowned let list: any DraggedList
  private var dragInteraction: UIDragInteraction?
  private var dropInteraction: UIDropInteraction?
  /// The current drag from this list, and the index path of each of its items.
  private(set) var drag: (any UIDragSession)?
  private var sources: [ObjectIdentifier: ItemPlace] = [:]
  /// The preview parameters of the dragged items.
  private var previews: [ObjectIdentifier: UIDragPreviewParameters] = [:]
  private weak var lifted: (any DraggedCell)?
  /// Whether a drag is over the list, its last target, and the proposal for its drop.
  private(set) var isUnderDrop = false
  private var target: ItemPlace?
  private var proposal = UIDropProposal(operation: .cancel)
  private var showsGap = false

  init(_ list: any DraggedList) { self.list = list }

  /// Adds the interactions that the list needs for its delegates.
  func delegatesChanged() {
    let drags = list.hasDragDelegate
    if drags, dragInteraction == nil {
      let interaction = UIDragInteraction(delegate: self)
      dragInteraction = interaction
      list.addInteraction(interaction)
    }
    if drags || list.hasDropDelegate, dropInteraction == nil {
      let interaction = UIDropInteraction(delegate: self)
      dropInteraction = interaction
      list.addInteraction(interaction)
    }
    dragInteraction?.isEnabled = drags && list.dragInteractionEnabled
  }

  /// Updates the index paths of items after an update of the list.
  func rekey(_ change: (ItemPlace) -> ItemPlace?) {
    sources = sources.compactMapValues(change)
    target = target.flatMap(change)
  }

  /// Clears the index paths that a reload has made invalid.
  func forgetPlaces() {
    sources = [:]
    target = nil
  }

  /// Adds the items of a row or item to the current drag after a tap on it.
  /// - Returns: Whether the list has a current drag and its delegate returns items.
  func add(at place: ItemPlace) -> Bool {
    guard let drag = drag as? FingerDragSession, list.placeholders[place] == nil else {
      return false
    }
    let items = list.itemsForAdding(drag, at: place)
    for item in items { sources[ObjectIdentifier(item)] = place }
    drag.dragged += items
    return !items.isEmpty
  }

  /// Whether the other items leave a gap for a dragged one.
  var showsRoom: Bool { showsGap }

  /// Closes the gap of a drop, if there is one, and performs the drop. Other movements are not affected.
  private func closeGap(isCancelled: Bool = true, drop: () -> Void = {}) {
    guard showsGap else { return drop() }
    showsGap = false
    list.closeGap(isCancelled: isCancelled, drop: drop)
  }

  private func setState(_ state: UICollectionViewCell.DragState) {
    lifted?.dragStateChanged(state)
    if state == .none { lifted = nil }
  }

  func liftEnded() { setState(.none) }

  /// Returns the index path of the item if the drag only moves it within the list.
  private func reorderedPlace(_ session: any UIDropSession) -> ItemPlace? {
    guard let drag, session.localDragSession === drag, session.items.count == 1,
      let place = session.items.first.flatMap({ sources[ObjectIdentifier($0)] }),
      list.canReorder(place)
    else { return nil }
    return place
  }
}

extension ListDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let place = list.draggedPlace(at: session.location(in: list)),
      list.placeholders[place] == nil
    else { return [] }
    let items = list.dragItems(session, at: place)
    sources = Dictionary(
      items.map { (ObjectIdentifier($0), place) }, uniquingKeysWith: { first, _ in first })
    lifted = items.isEmpty ? nil : list.draggedCell(at: place)
    previews = [:]
    if !items.isEmpty, let preview = list.dragPreview(at: place) {
      for item in items { previews[ObjectIdentifier(item)] = preview }
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    let id = ObjectIdentifier(item)
    return sources[id].flatMap { list.draggedCell(at: $0) }.map {
      UITargetedDragPreview(view: $0, parameters: previews[id] ?? UIDragPreviewParameters())
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { setState(.lifting) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.dragAllowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list.dragIsRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    drag = session
    setState(.dragging)
    list.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    setState(.none)
    if session === drag {
      drag = nil
      sources = [:]
      previews = [:]
    }
    list.dragDidEnd(session)
  }
}

extension ListDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { list.takesDrop(session) ?? (reorderedPlace(session) != nil) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isUnderDrop = true
    list.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let reordered = reorderedPlace(session)
    target = place(under: session)
    proposal =
      list.dropProposal(session, at: target.map(list.dataPath))
      ?? (reordered == nil ? UIDropProposal(operation: .cancel) : ReorderProposal(operation: .move))
    let moves = proposal.operation == .move && proposal.inserts
    // An item that only moves goes to the end.
    if moves, reordered != nil, target == nil { target = list.lastPlace }
    if moves, let reordered, let target {
      list.showGap(from: reordered, to: target, at: session.location(in: list))
      showsGap = true
    } else {
      closeGap()
    }
    return proposal
  }

  /// Returns the item under the finger, or the last target if the finger is between two items.
  ///
  /// Returns nil over the empty space after the last item.
  ///
  /// Source: Apple's documentation of the drop delegates: the index path is optional, and what is dropped outside items
  /// is appended.
  private func place(under session: any UIDropSession) -> ItemPlace? {
    let point = session.location(in: list)
    if let hit = list.draggedPlace(at: point) { return hit }
    guard list.hasItems(after: point), let target, list.holds(target) else { return nil }
    return target
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    isUnderDrop = false
    target = nil
    closeGap()
    list.dropDidExit(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    closeGap(isCancelled: false) { drop(session) }
  }

  private func drop(_ session: any UIDropSession) {
    if proposal.operation == .move, proposal.inserts, let target, list.holds(target),
      let from = reorderedPlace(session), list.reorder(from: from, to: target)
    {
      return
    }
    let isOwn = drag != nil && session.localDragSession === drag
    let items = session.items.map { item in
      let source = isOwn ? sources[ObjectIdentifier(item)] : nil
      let shown = previews[ObjectIdentifier(item)]?.visiblePath?.bounds.size
      return ListDropItem(
        item, from: source.map(list.dataPath),
        size: source.map { shown ?? list.draggedSize(of: $0) })
    }
    let drop = ListDrop(
      onto: list, session, items, target.map(list.dataPath), proposal)
    list.performDrop(drop)
    drop.runAnimations()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    isUnderDrop = false
    target = nil
    list.dropDidEnd(session)
  }
}

/// The proposal for a drop on a list without a drop delegate: the item moves.
private final class ReorderProposal: UIDropProposal {
  override var inserts: Bool { true }
}
