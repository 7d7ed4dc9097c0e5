import Foundation

/// A list whose rows offer actions when they are swiped.
@MainActor
protocol SwipedList: UIScrollView {
  var madeSwipe: RowSwipe? { get set }
  /// The row at a point of the content, with its cell; nil where there is none.
  func swipedRow(at point: CGPoint) -> (place: ItemPlace, cell: UIView)?
  /// What a row offers at one side; nil for nothing.
  func swipeConfiguration(of place: ItemPlace, isLeading: Bool) -> UISwipeActionsConfiguration?
  func willSwipe(_ place: ItemPlace, _ cell: UIView)
  func didSwipe(_ place: ItemPlace, _ cell: UIView)
}

extension SwipedList {
  /// What swiping rows does; made when rows are first shown.
  var swipe: RowSwipe {
    if let madeSwipe { return madeSwipe }
    let made = RowSwipe(self)
    madeSwipe = made
    return made
  }
}

/// Figures of swiping that Apple publishes no values of. Believed.
enum RowSwipeRules {
  /// The least width of an action's button, and what its title has around it, in points.
  static let leastWidth: CGFloat = 74
  static let padding: CGFloat = 15
  /// The part of the row's width that a swipe goes over to do the first action.
  static let fullPart: CGFloat = 0.6
  /// The speed of a finger that opens or closes a row, in points per second.
  static let speed: CGFloat = 300
  /// How long a row takes to open or close, in seconds.
  static let length = 0.3
}

/// Rows of a list under a finger that moves sideways: they uncover buttons, and stay open when they are swiped far enough.
@MainActor
final class RowSwipe: NSObject, NibConnectable {
  /// A row that is open, or opens.
  private struct Open {
    let place: ItemPlace
    let cell: UIView
    let tray: SwipeTray
    let isLeading: Bool
  }

  private unowned let list: any SwipedList
  private let pan: UIPanGestureRecognizer
  private var open: Open?
  /// How far the row was open when the finger came, in points to the right.
  private var start: CGFloat = 0

  init(_ list: any SwipedList) {
    self.list = list
    pan = UIPanGestureRecognizer(target: nil, action: nil)
    super.init()
    pan.addTarget(self, action: "handlePan:")
    pan.delegate = self
    list.addGestureRecognizer(pan)
  }

  static func nibConnections(_ nib: NibRegistrar) {
    nib.action("handlePan:", RowSwipe.handlePan)
  }

  /// The row that is open; nil for none.
  var openPlace: ItemPlace? { open?.place }

  // MARK: Opening

  /// Opens a row as a swipe does.
  /// - Returns: Whether the row offers anything at that side.
  @discardableResult
  func open(_ place: ItemPlace, _ cell: UIView, isLeading: Bool) -> Bool {
    guard begin(place, cell, isLeading: isLeading), let open else { return false }
    rest(at: open.tray.wantedWidth)
    return true
  }

  private func begin(_ place: ItemPlace, _ cell: UIView, isLeading: Bool) -> Bool {
    if let open, open.place == place, open.isLeading == isLeading { return true }
    close(animated: false)
    guard let configuration = list.swipeConfiguration(of: place, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return false }
    let tray = SwipeTray(configuration, isLeading: isLeading) { [weak self] action, button in
      self?.perform(action, button)
    }
    tray.frame = cell.frame
    list.insertSubview(tray, belowSubview: cell)
    tray.layoutIfNeeded()
    open = Open(place: place, cell: cell, tray: tray, isLeading: isLeading)
    list.willSwipe(place, cell)
    return true
  }

  /// Closes the row that is open.
  /// - Returns: Whether one was.
  @discardableResult
  func close(animated: Bool = true) -> Bool {
    guard let open else { return false }
    self.open = nil
    let finish = {
      open.tray.removeFromSuperview()
      self.list.didSwipe(open.place, open.cell)
    }
    guard animated, open.cell.window != nil else {
      open.cell.transform = .identity
      finish()
      return true
    }
    UIView.animate(
      withDuration: RowSwipeRules.length, delay: 0, options: .allowUserInteraction,
      animations: { open.cell.transform = .identity }, completion: { _ in finish() })
    return true
  }

  /// Forgets a row whose cell is used for another one.
  func forget(_ cell: UIView) {
    guard let open, open.cell === cell else { return }
    self.open = nil
    cell.transform = .identity
    open.tray.removeFromSuperview()
    list.didSwipe(open.place, cell)
  }

  private func perform(_ action: UIContextualAction, _ view: UIView) {
    action.handler(action, view) { [weak self] _ in self?.close() }
  }

  // MARK: Fingers

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      start = open?.cell.transform.tx ?? 0
      let way = pan.translation(in: list)
      pan.setTranslation(.zero, in: list)
      if open == nil, let row = list.swipedRow(at: place(of: pan, before: way)) {
        _ = begin(row.place, row.cell, isLeading: way.x > 0)
      }
    case .changed: move(to: start + pan.translation(in: list).x)
    case .ended: letGo(pan.velocity(in: list).x)
    case .cancelled, .failed: letGo(0)
    default: break
    }
  }

  /// Where the finger was before it moved.
  private func place(of pan: UIPanGestureRecognizer, before way: CGPoint) -> CGPoint {
    let now = pan.location(in: list)
    return CGPoint(x: now.x - way.x, y: now.y - way.y)
  }

  private func move(to offset: CGFloat) {
    guard let open else { return }
    let offset = open.isLeading ? max(offset, 0) : min(offset, 0)
    open.cell.transform = CGAffineTransform(translationX: offset, y: 0)
    open.tray.uncover(abs(offset))
  }

  private func letGo(_ speed: CGFloat) {
    guard let open else { return }
    let offset = abs(open.cell.transform.tx)
    let outward = open.isLeading ? speed : -speed
    let isFull = offset > open.cell.bounds.width * RowSwipeRules.fullPart
    if isFull, open.tray.configuration.performsFirstActionWithFullSwipe,
      let first = open.tray.configuration.actions.first
    {
      rest(at: open.cell.bounds.width)
      return perform(first, open.tray)
    }
    let opens =
      outward > RowSwipeRules.speed
      || outward > -RowSwipeRules.speed && offset > open.tray.wantedWidth / 2
    if opens { rest(at: open.tray.wantedWidth) } else { close() }
  }

  private func rest(at width: CGFloat) {
    guard let open else { return }
    let offset = open.isLeading ? width : -width
    UIView.animate(
      withDuration: RowSwipeRules.length, delay: 0, options: .allowUserInteraction,
      animations: {
        open.cell.transform = CGAffineTransform(translationX: offset, y: 0)
        open.tray.uncover(width)
      })
  }
}

extension RowSwipe: UIGestureRecognizerDelegate {
  /// Only a finger that moves sideways swipes, over a row that offers something at that side.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: list)
    guard abs(way.x) > abs(way.y),
      let row = list.swipedRow(at: place(of: pan, before: way))
    else { return false }
    if let open { return open.place == row.place }
    return begin(row.place, row.cell, isLeading: way.x > 0)
  }
}
