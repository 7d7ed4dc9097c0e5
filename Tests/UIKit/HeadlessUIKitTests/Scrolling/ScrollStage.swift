import Foundation
import HeadlessUIKit

/// Notes what a scroll view tells its delegate; runs of the same line once.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  private var lines: [String] = []
  var offsets: [CGPoint] = []
  /// Where a scroll is to end, instead of the place that is proposed.
  var target: ((CGPoint) -> CGPoint)?
  var velocity: CGPoint?
  var proposed: CGPoint?
  var zoomed: UIView?

  private func note(_ line: String) { if lines.last != line { lines.append(line) } }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    note("didScroll")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
    note("willEndDragging")
  }
  func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { note("didEndDragging \(decelerate)") }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldScrollToTop")
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { note("didEndZooming") }
}

/// A scroll view of 300 by 400 points with a content of 3,000 points along the vertical, and a finger on it.
@MainActor
final class ScrollStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let view = UIScrollView(frame: CGRect(x: 50, y: 100, width: 300, height: 400))
  let log = ScrollLog()
  private var finger: UITouch?
  private var place = CGPoint(x: 200, y: 300)

  init(content: CGSize = CGSize(width: 300, height: 3000)) {
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content
    view.delegate = log
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    _ = log.take()
  }

  func down() {
    place = CGPoint(x: 200, y: 300)
    finger = HeadlessTouchscreen.shared.begin(at: [place]).first
  }

  /// Moves the finger at a speed, in points per second; what is less than a step of the screen takes one.
  func move(by x: CGFloat, _ y: CGFloat, speed: CGFloat = 600) {
    let length = (x * x + y * y).squareRoot()
    let steps = max(Int((length / speed * 60).rounded()), 1)
    for _ in 0..<steps {
      HeadlessClock.shared.advance(by: Double(length / speed) / Double(steps))
      place.x += x / CGFloat(steps)
      place.y += y / CGFloat(steps)
      if let finger { HeadlessTouchscreen.shared.move([(finger, place)]) }
    }
  }

  func rest() { HeadlessClock.shared.advance(by: 0.3) }

  func up() {
    if let finger { HeadlessTouchscreen.shared.end([finger]) }
    finger = nil
  }

  func wait(_ time: TimeInterval = 10) { HeadlessClock.shared.advance(by: time) }
}
