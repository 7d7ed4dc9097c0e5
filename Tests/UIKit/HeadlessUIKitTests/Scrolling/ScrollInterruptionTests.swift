import Foundation
import HeadlessUIKit
import Testing

/// Offsets and insets that code sets while a finger or a motion moves the content.
@MainActor @Suite(.ownEnvironment)
struct ScrollInterruptionTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var onScroll: ((UIScrollView) -> Void)?
    var onEndDragging: ((UIScrollView) -> Void)?
    var onDeceleration: ((UIScrollView) -> Void)?
    var onTarget: ((UIScrollView) -> Void)?
    var ends: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { onTarget?(scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      onEndDragging?(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { onDeceleration?(scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends.append("deceleration") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      ends.append("animation")
    }
  }

  private let stage = ScrollStage()
  private var view: UIScrollView { stage.view }
  private let delegate = Delegate()

  private func flick() {
    stage.down()
    stage.move(by: 0, -120, speed: 1200)
    stage.up()
  }

  // MARK: Offsets

  @Test func `a drag continues from an offset that code sets`() {
    view.contentOffset.y = 500
    stage.down()
    stage.move(by: 0, -60)
    let offset = view.contentOffset.y
    view.contentOffset.y += 1000
    stage.move(by: 0, -20)
    #expect(abs(view.contentOffset.y - offset - 1020) < 1e-6)
    stage.rest()
    stage.up()
    #expect(abs(view.contentOffset.y - offset - 1020) < 1e-6)
  }

  @Test(arguments: [true, false])
  func `a deceleration continues from an offset that the delegate sets as the drag ends`(
    isBefore: Bool
  ) {
    view.delegate = delegate
    flick()
    let start = view.contentOffset.y
    stage.wait()
    let way = view.contentOffset.y - start
    view.setContentOffset(.zero, animated: false)
    var jump: CGFloat = 0
    let shift = { (view: UIScrollView) in
      view.contentOffset.y += 700
      jump = view.contentOffset.y
    }
    if isBefore { delegate.onTarget = shift } else { delegate.onEndDragging = shift }
    flick()
    #expect(view.isDecelerating && view.contentOffset.y == jump)
    stage.wait()
    #expect(abs(view.contentOffset.y - jump - way) <= 1 && jump > 700)
  }

  @Test func `content that the delegate recenters in each step slows down as far as without it`() {
    view.delegate = delegate
    flick()
    stage.wait()
    let way = view.contentOffset.y
    view.setContentOffset(.zero, animated: false)
    var shifted: CGFloat = 0
    delegate.onScroll = { view in
      guard view.contentOffset.y > 200 else { return }
      view.contentOffset.y -= 150
      shifted += 150
    }
    flick()
    stage.wait()
    #expect(shifted > 0 && !view.isDecelerating)
    #expect(abs(view.contentOffset.y + shifted - way) <= 1)
  }

  @Test func `a delegate that keeps content from moving past its top ends a bounce there`() {
    view.contentOffset.y = 40
    view.delegate = delegate
    delegate.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
    stage.down()
    stage.move(by: 0, 200)
    #expect(view.contentOffset.y == 0)
    stage.move(by: 0, -30)
    #expect(view.contentOffset.y > 0, "the content follows as soon as the finger turns")
    stage.up()
    stage.wait()
    #expect(view.contentOffset.y >= 0 && !view.isDecelerating)
  }

  @Test func `a subclass may limit the offset of a drag`() {
    final class Limited: UIScrollView {
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = CGPoint(x: newValue.x, y: min(newValue.y, 30)) }
      }
    }
    let limited = Limited(frame: view.frame)
    limited.contentSize = view.contentSize
    stage.window.addSubview(limited)
    stage.window.layoutIfNeeded()
    stage.down()
    stage.move(by: 0, -100)
    #expect(limited.contentOffset.y == 30)
    stage.move(by: 0, 100)
    stage.up()
    #expect(limited.contentOffset.y <= 0)
  }

  // MARK: Stopping

  @Test func `scrolling to the present offset stops a deceleration`() {
    view.delegate = delegate
    flick()
    HeadlessClock.shared.advance(by: 0.1)
    #expect(view.isDecelerating)
    let offset = view.contentOffset
    view.setContentOffset(offset, animated: true)
    #expect(!view.isDecelerating && delegate.ends == ["deceleration"])
    stage.wait()
    #expect(view.contentOffset == offset && delegate.ends == ["deceleration"])
  }

  @Test func `a scroll that begins when the finger lifts takes the place of the deceleration`() {
    view.delegate = delegate
    delegate.onEndDragging = { $0.setContentOffset(CGPoint(x: 0, y: 700), animated: true) }
    flick()
    stage.wait()
    #expect(view.contentOffset.y == 700 && delegate.ends == ["animation"])
  }

  @Test func `a scroll that begins with the deceleration takes its place`() {
    view.delegate = delegate
    delegate.onDeceleration = { $0.setContentOffset(CGPoint(x: 0, y: 700), animated: true) }
    flick()
    stage.wait()
    #expect(view.contentOffset.y == 700 && delegate.ends == ["deceleration", "animation"])
  }

  @Test func `content that is stopped when the deceleration begins stays where it is`() {
    view.delegate = delegate
    var offset = CGPoint.zero
    delegate.onDeceleration = { view in
      offset = view.contentOffset
      view.setContentOffset(offset, animated: false)
    }
    flick()
    stage.wait()
    #expect(offset.y > 0 && view.contentOffset == offset && !view.isDecelerating)
  }

  @Test func `code stops a deceleration, and an axis bounces by itself`() {
    flick()
    HeadlessClock.shared.advance(by: 0.1)
    view.stopScrollingAndZooming()
    let offset = view.contentOffset
    stage.wait()
    #expect(view.contentOffset == offset && !view.isDecelerating)
    view.bouncesVertically = false
    #expect(!view.bounces && view.bouncesHorizontally)
    view.contentOffset.y = 0
    stage.down()
    stage.move(by: 0, 100)
    #expect(view.contentOffset.y == 0)
    stage.up()
  }

  @Test func `a refresh control is above the content, as wide as the view`() {
    let control = UIRefreshControl()
    view.refreshControl = control
    stage.window.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
  }

  // MARK: Insets

  @Test func `content at its top follows an inset that code sets, and other content stays`() {
    view.contentInset.top = 60
    #expect(view.contentOffset.y == -60)
    view.contentInset.top = 20
    #expect(view.contentOffset.y == -20)
    view.contentOffset.y = 300
    view.contentInset = UIEdgeInsets(top: 90, left: 0, bottom: 50, right: 0)
    #expect(view.contentOffset.y == 300)
    view.contentOffset.y = 2650
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 2600, "content past its end comes back")
  }

  @Test func `an inset that is set during a drag does not move the content`() {
    stage.down()
    stage.move(by: 0, -40)
    let offset = view.contentOffset.y
    view.contentInset.top = 60
    #expect(view.contentOffset.y == offset)
    stage.rest()
    stage.up()
  }
}
