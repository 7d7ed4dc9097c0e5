import Foundation

/// The pan gesture recognizer of a scroll view, which also tracks touches that come and go.
///
/// While it is undecided, views in the content wait for their touches, at most for ``ScrollRules/contentDelay``. A drag
/// that begins earlier claims the touches, and the content never receives them.
@MainActor
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  weak var driver: ScrollDriver?
  /// The timers that release the touches of the content.
  private var timers: [HeadlessTimer] = []

  override var scrollView: UIScrollView? { driver?.view }

  /// Whether the scroll view is delaying the touches of a view.
  private func holds(_ touch: UITouch) -> Bool {
    guard let scrollView else { return false }
    return scrollView.delaysContentTouches && touch.view !== scrollView
  }

  /// Withholds touches that have stopped a deceleration from the views in the content. Other recognizers receive them.
  ///
  /// Source: for views, developers' reports. For recognizers: a web view's tap recognizer receives such touches,
  /// because WebKit itself distinguishes them.
  private func keepFromContent(_ touches: Set<UITouch>) {
    let ofContent = touches.filter { $0.view !== scrollView }
    HeadlessTouchscreen.shared.views.claim(ofContent.map(\.number))
  }

  override func delaysBeginning(of touch: UITouch, at start: TimeInterval) -> Bool {
    if delaysTouchesBegan { return true }
    // A clock that counts nanoseconds may round down the end of the delay.
    return holds(touch) && HeadlessClock.shared.now - start < ScrollRules.contentDelay - 1e-6
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if driver?.touchDown() == true { keepFromContent(touches) }
    guard isUndecided, touches.contains(where: holds) else { return }
    timers.append(
      HeadlessClock.shared.schedule(
        after: ScrollRules.contentDelay, named: "touches of a scroll view's content"
      ) { [weak self] in self?.rounds.perform {} })
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    driver?.touchUp()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    driver?.touchUp()
  }

  override func reset() {
    super.reset()
    for timer in timers { timer.invalidate() }
    timers = []
  }
}
