public import Foundation

/// What a scroll view shows when it is pulled down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// A control for a scroll view.
  public init() { super.init(frame: .zero) }

  /// A control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attributedTitle = coder.nib.attributedString("UIAttributedTitle")
  }

  /// Shows that something is loaded.
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that loading has ended.
  open func endRefreshing() { isRefreshing = false }
}
