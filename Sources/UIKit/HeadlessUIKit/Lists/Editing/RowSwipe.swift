import Foundation

/// A list whose rows offer swipe actions.
@MainActor
protocol SwipedList: UIScrollView {
  var madeSwipe: RowSwipe? { get set }
  /// Returns the row at a point of the content and its cell, or nil if the point is outside all rows.
  func swipedRow(at point: CGPoint) -> (place: ItemPlace, cell: UIView)?
  /// Returns the swipe actions of a row at one side, or nil if it has none.
  func swipeConfiguration(of place: ItemPlace, isLeading: Bool) -> UISwipeActionsConfiguration?
  func willSwipe(_ place: ItemPlace, _ cell: UIView)
  func didSwipe(_ place: ItemPlace, _ cell: UIView)
}

extension SwipedList {
  /// The swipe behavior of the rows, created on first use.
  var swipe: RowSwipe {
    if let madeSwipe { return madeSwipe }
    let made = RowSwipe(self)
    madeSwipe = made
    return made
  }
}

/// The thresholds and durations of swiping. Apple does not document them, so they are assumptions.
enum RowSwipeRules {
  /// The minimum width of an action's button, and the padding around its title, in points.
  static let leastWidth: CGFloat = 74
  static let padding: CGFloat = 15
  /// The fraction of the row's width beyond which a full swipe performs the first action.
  static let fullPart: CGFloat = 0.6
  /// The speed of a finger that opens or closes a row, in points per second.
  static let speed: CGFloat = 300
  /// The duration of opening or closing a row, in seconds.
  static let length = 0.3
}

/// The swipes over a list's rows, which reveal buttons and keep a row open if the swipe was long enough.
@MainActor
final class RowSwipe: NSObject, NibConnectable {
  /// A row that is open or opening.
  private struct Open {
    let place: ItemPlace
    let cell: UIView
    let tray: SwipeTray
    let isLeading: Bool
  }

  private unowned let list: any SwipedList
  private let pan: UIPanGestureRecognizer
  private var open: Open?
  /// The offset of the row at the start of the drag, in points to the right.
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

  /// The open row; nil if none is open.
  var openPlace: ItemPlace? { open?.place }

  // MARK: Opening

  /// Opens a row as a swipe does.
  /// - Returns: Whether the row has actions on that side.
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

  /// Closes the open row.
  /// - Returns: Whether a row was open.
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

  /// Closes a row without animation before its cell is reused for another row.
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
    case .ended: releaseFinger(pan.velocity(in: list).x)
    case .cancelled, .failed: releaseFinger(0)
    default: break
    }
  }

  /// Returns the position of the finger before it moved.
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

  private func releaseFinger(_ speed: CGFloat) {
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
  /// Whether a swipe may begin: the finger moves sideways, over a row with actions on that side.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: list)
    guard abs(way.x) > abs(way.y),
      let row = list.swipedRow(at: place(of: pan, before: way))
    else { return false }
    if let open { return open.place == row.place }
    return begin(row.place, row.cell, isLeading: way.x > 0)
  }
}
