import Foundation

/// A list whose rows or items are dragged, and that takes drops: what its delegates answer, and where things are.
@MainActor
protocol DraggedList: UIScrollView {
  var dragging: ListDragging { get }
  var dragInteractionEnabled: Bool { get }
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }

  func holds(_ place: ItemPlace) -> Bool
  func draggedPlace(at point: CGPoint) -> ItemPlace?
  func draggedSize(of place: ItemPlace) -> CGSize
  func draggedCell(at place: ItemPlace) -> (any DraggedCell)?

  func dragItems(_ session: any UIDragSession, at place: ItemPlace) -> [UIDragItem]
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)

  /// Nil without a delegate.
  func takesDrop(_ session: any UIDropSession) -> Bool?
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal?
  func performDrop(_ drop: ListDrop)

  /// Whether the data source lets an item move.
  func canReorder(_ place: ItemPlace) -> Bool
  /// Lets the others make room for an item at another place.
  func showGap(from: ItemPlace, to: ItemPlace)
  func closeGap()
  /// Has the data source move an item.
  /// - Returns: Whether it does so.
  func reorder(from: ItemPlace, to: ItemPlace) -> Bool
}

/// How far the drag of a cell is.
enum ListDragState: Int {
  case none, lifting, dragging
}

/// A cell that receives the state of its drag.
@MainActor
protocol DraggedCell: UIView {
  func dragStateChanged(_ state: ListDragState)
}

extension UITableViewCell: DraggedCell {
  func dragStateChanged(_ state: ListDragState) {
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
  }
}

extension UICollectionViewCell: DraggedCell {
  func dragStateChanged(_ state: ListDragState) {
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
  }
}

/// Drags from a list and drops onto it, by the interactions that any view can have.
@MainActor
final class ListDragging: NSObject, LiftObserver {
  private unowned let list: any DraggedList
  private var dragInteraction: UIDragInteraction?
  private var dropInteraction: UIDropInteraction?
  /// The drag from this list, and where each of its items comes from.
  private(set) var drag: (any UIDragSession)?
  private var sources: [ObjectIdentifier: ItemPlace] = [:]
  private weak var lifted: (any DraggedCell)?
  /// Whether something is dragged over the list, what it was over last, and what its drop would do.
  private(set) var isUnderDrop = false
  private var target: ItemPlace?
  private var proposal = UIDropProposal(operation: .cancel)
  private var showsGap = false

  init(_ list: any DraggedList) { self.list = list }

  /// Attaches what the list needs for its delegates.
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

  /// Follows items that updates have given other places.
  func rekey(_ change: (ItemPlace) -> ItemPlace?) {
    sources = sources.compactMapValues(change)
    target = target.flatMap(change)
  }

  /// Forgets places that a reload has made invalid.
  func forgetPlaces() {
    sources = [:]
    target = nil
  }

  /// Other movements than that of a drop stay as they are.
  private func closeGap() {
    guard showsGap else { return }
    showsGap = false
    list.closeGap()
  }

  private func setState(_ state: ListDragState) {
    lifted?.dragStateChanged(state)
    if state == .none { lifted = nil }
  }

  func liftEnded() { setState(.none) }

  /// The item that is only moved within the list.
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
    guard let place = list.draggedPlace(at: session.location(in: list)) else { return [] }
    let items = list.dragItems(session, at: place)
    sources = Dictionary(
      items.map { (ObjectIdentifier($0), place) }, uniquingKeysWith: { first, _ in first })
    lifted = items.isEmpty ? nil : list.draggedCell(at: place)
    return items
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
    let hit = list.draggedPlace(at: session.location(in: list))
    target = (hit ?? target).flatMap { list.holds($0) ? $0 : nil }
    let reordered = reorderedPlace(session)
    proposal =
      list.dropProposal(session, at: hit?.indexPath)
      ?? (reordered == nil ? UIDropProposal(operation: .cancel) : ReorderProposal(operation: .move))
    if proposal.operation == .move, proposal.inserts, let reordered, let target {
      list.showGap(from: reordered, to: target)
      showsGap = true
    } else {
      closeGap()
    }
    return proposal
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
    closeGap()
    if proposal.operation == .move, proposal.inserts, let target, list.holds(target),
      let from = reorderedPlace(session), list.reorder(from: from, to: target)
    {
      return
    }
    let isOwn = drag != nil && session.localDragSession === drag
    let items = session.items.map { item in
      let source = isOwn ? sources[ObjectIdentifier(item)] : nil
      return ListDropItem(item, from: source, size: source.map { list.draggedSize(of: $0) })
    }
    let drop = ListDrop(session, items, target?.indexPath, proposal)
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

/// What a drop does in a list without a delegate for drops: the item moves.
private final class ReorderProposal: UIDropProposal {
  override var inserts: Bool { true }
}
