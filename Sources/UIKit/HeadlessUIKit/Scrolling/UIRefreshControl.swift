public import Foundation

/// A control that appears when the user pulls down a scroll view, and sends `valueChanged` after a sufficiently long
/// pull.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  /// Whether the current pull has already started a refresh.
  private var hasBegun = false
  private var isPulled = false

  /// Creates a control for a scroll view.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: ScrollRules.refreshPull))
  }

  /// Creates a control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attributedTitle = coder.nib.attributedString("UIAttributedTitle")
  }

  /// Shows that content is loading, without sending an action.
  open func beginRefreshing() { setRefreshing(true) }

  /// Shows that loading has ended; the content moves back to its normal position.
  open func endRefreshing() { setRefreshing(false) }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if let view = superview as? UIScrollView, view.addedRefreshControl === self {
      view.addedRefreshControl = nil
    }
    (newSuperview as? UIScrollView)?.addedRefreshControl = self
  }

  private func setRefreshing(_ refreshing: Bool) {
    guard refreshing != isRefreshing else { return }
    isRefreshing = refreshing
    guard let view = superview as? UIScrollView else { return }
    let wasAtTop = view.contentOffset.y <= view.minimumOffset.y + (refreshing ? 0 : heightShown)
    view.insetsChanged()
    if wasAtTop, !refreshing, !view.isDragging {
      view.setContentOffset(
        CGPoint(x: view.contentOffset.x, y: view.minimumOffset.y), animated: true)
    }
  }

  /// The height that the control adds to the insets of its scroll view, in points.
  var heightShown: CGFloat { ScrollRules.refreshPull }

  /// Receives the distance that the content is pulled down, in points, and starts a refresh if it is sufficient.
  func pulled(by distance: CGFloat) {
    isPulled = true
    guard !isRefreshing, !hasBegun, isEnabled, distance >= ScrollRules.refreshPull else { return }
    hasBegun = true
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Ends the pull when the finger releases the content.
  func releaseFinger() {
    isPulled = false
    hasBegun = false
  }
}
