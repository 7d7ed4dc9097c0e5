import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Scroll views under a finger.
@MainActor @Suite(.ownEnvironment)
struct ScrollDragTests {
  @Test func `content follows a finger once it has moved far enough`() {
    let stage = ScrollStage()
    stage.down()
    #expect(stage.view.isTracking && !stage.view.isDragging)
    stage.move(by: 0, -11)
    #expect(stage.view.isDragging && stage.view.contentOffset.y == 0)
    stage.move(by: 0, -120)
    #expect(abs(stage.view.contentOffset.y - 120) < 1e-9)
    stage.rest()
    stage.up()
    #expect(
      stage.log.take() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
    #expect(stage.log.velocity == .zero && !stage.view.isDragging && !stage.view.isTracking)
  }

  @Test func `content that a resting finger leaves between two pixels stays there`() {
    let stage = ScrollStage()
    stage.down()
    stage.move(by: 0, -11)
    stage.move(by: 0, -33.4)
    stage.rest()
    stage.up()
    #expect(stage.log.take().last == "didEndDragging false")
    stage.wait()
    #expect(!stage.view.isDecelerating && abs(stage.view.contentOffset.y - 33.4) < 1e-9)
  }

  @Test func `a tap on the status bar scrolls the only view that allows it to its top`() throws {
    let stage = ScrollStage()
    let window = try #require(stage.view.window)
    #expect(try !tapStatusBar(of: window))
    stage.view.contentOffset.y = 300
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(other)
    #expect(try !tapStatusBar(of: window))
    other.scrollsToTop = false
    _ = stage.log.take()
    #expect(try tapStatusBar(of: window))
    stage.wait()
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.log.take().last == "didScrollToTop")
  }

  @Test func `a flick slows down and stops at the proposed offset`() throws {
    let stage = ScrollStage()
    stage.down()
    stage.move(by: 0, -200, speed: 1200)
    stage.up()
    #expect(stage.view.isDecelerating)
    let start = stage.view.contentOffset.y
    let velocity = try #require(stage.log.velocity?.y)
    let proposed = try #require(stage.log.proposed?.y)
    #expect(abs(velocity - 1.2) < 0.02)
    // The rate of 0.998 a millisecond goes on for about half as many points as points a second.
    #expect(abs(proposed - start - velocity * 499.4998) < 0.01)
    stage.wait(0.1)
    let part = 1 - exp(-0.2002003)
    #expect(abs(stage.view.contentOffset.y - start - velocity * 499.4998 * part) < 8)
    stage.wait()
    #expect(abs(stage.view.contentOffset.y - proposed) <= 0.5 && !stage.view.isDecelerating)
    #expect(
      stage.log.take() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func `a delegate's target is reached to the last digit`() {
    let stage = ScrollStage()
    stage.log.target = { CGPoint(x: 0, y: ($0.y / 142).rounded() * 142) }
    stage.down()
    stage.move(by: 0, -200, speed: 900)
    stage.up()
    stage.wait()
    #expect(stage.view.contentOffset.y > 0)
    #expect(stage.view.contentOffset.y.truncatingRemainder(dividingBy: 142) == 0)
  }

  @Test func `scrolling with the fast deceleration rate stops sooner`() {
    func distance(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
      let stage = ScrollStage(content: CGSize(width: 300, height: 30_000))
      stage.view.decelerationRate = rate
      stage.down()
      stage.move(by: 0, -200, speed: 1200)
      let start = stage.view.contentOffset.y
      stage.up()
      stage.wait()
      return stage.view.contentOffset.y - start
    }
    let (normal, fast) = (distance(.normal), distance(.fast))
    #expect(abs(normal - 599.4) < 12 && abs(fast - 119.4) < 3)
  }

  @Test func `content past its edge follows less and less, and swings back`() {
    let stage = ScrollStage()
    stage.down()
    stage.move(by: 0, 11)
    stage.move(by: 0, 100)
    #expect(abs(stage.view.contentOffset.y + 48.351648) < 1e-5)
    stage.rest()
    stage.up()
    #expect(stage.view.isDecelerating)
    stage.wait()
    #expect(stage.view.contentOffset.y == 0)
    #expect(
      stage.log.take() == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func `without bouncing content stops at its edge`() {
    let stage = ScrollStage()
    stage.view.bounces = false
    stage.down()
    stage.move(by: 0, 11)
    stage.move(by: 0, 100)
    #expect(stage.view.contentOffset.y == 0)
    stage.up()
  }

  @Test func `a flick past the end swings back to it`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 700))
    stage.down()
    stage.move(by: 0, -250, speed: 2000)
    stage.up()
    var farthest: CGFloat = 0
    for _ in 0..<300 {
      stage.wait(1.0 / 60)
      farthest = max(farthest, stage.view.contentOffset.y)
    }
    #expect(farthest > 300 && stage.view.contentOffset.y == 300)
  }

  @Test func `a finger holds content that moves`() {
    let stage = ScrollStage()
    stage.down()
    stage.move(by: 0, -200, speed: 1200)
    stage.up()
    stage.wait(0.2)
    let place = stage.view.contentOffset.y
    stage.down()
    #expect(!stage.view.isDecelerating && stage.view.contentOffset.y == place)
    stage.wait(1)
    stage.up()
    #expect(stage.view.contentOffset.y == place && stage.log.take().last == "didEndDecelerating")
  }

  @Test func `pages turn one at a time`() {
    let stage = ScrollStage(content: CGSize(width: 3000, height: 400))
    stage.view.isPagingEnabled = true
    func flick(_ x: CGFloat, speed: CGFloat) {
      stage.down()
      stage.move(by: x, 0, speed: speed)
      stage.up()
      stage.wait()
    }
    flick(-100, speed: 2000)
    #expect(stage.view.contentOffset.x == 300)
    flick(-250, speed: 5000)
    #expect(stage.view.contentOffset.x == 600)
    flick(60, speed: 100)
    #expect(stage.view.contentOffset.x == 600)
    flick(60, speed: 900)
    #expect(stage.view.contentOffset.x == 300)
  }

  @Test func `a page turns in little more than half a second, whatever the deceleration rate`() {
    let stage = ScrollStage(content: CGSize(width: 3000, height: 400))
    stage.view.isPagingEnabled = true
    stage.view.decelerationRate = .normal
    stage.down()
    stage.move(by: -100, 0, speed: 2000)
    stage.up()
    stage.wait(0.3)
    #expect(stage.view.isDecelerating && abs(stage.view.contentOffset.x - 300) < 15)
    stage.wait(0.4)
    #expect(!stage.view.isDecelerating && stage.view.contentOffset.x == 300)
  }

  @Test func `a drag across is left to a view around`() {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 1000, height: 400)
    stage.view.addSubview(inner)
    stage.down()
    stage.move(by: 0, -60)
    stage.rest()
    stage.up()
    #expect(stage.view.contentOffset.y > 0 && inner.contentOffset == .zero)
    stage.down()
    stage.move(by: -60, 0)
    stage.rest()
    stage.up()
    #expect(inner.contentOffset.x > 0)
  }

  @Test func `scrolling in code with animation takes its time`() {
    let stage = ScrollStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(stage.view.contentOffset.y == 0 && stage.view.isScrollAnimating)
    stage.wait(0.15)
    #expect(abs(stage.view.contentOffset.y - 100) < 5 && !stage.view.isDecelerating)
    stage.wait(0.2)
    #expect(stage.view.contentOffset.y == 200 && !stage.view.isScrollAnimating)
    #expect(stage.log.take() == ["didScroll", "didEndScrollingAnimation"])
    stage.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    stage.wait(1)
    #expect(stage.log.take().isEmpty)
    stage.view.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
    #expect(stage.view.contentOffset.y == 5000 && stage.log.take() == ["didScroll"])
  }

  @Test func `a rectangle is shown with the least movement`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 1000))
    stage.view.frame.size.height = 100
    stage.view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 20), animated: false)
    #expect(stage.view.contentOffset.y == 170)
    stage.view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
    #expect(stage.view.contentOffset.y == 10)
    stage.view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(stage.view.contentOffset.y == 10)
  }

  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.onDrag, true), (.onDragWithAccessory, true), (.none, false),
  ])
  func `dragging dismisses the keyboard where that is wanted`(
    _ mode: UIScrollView.KeyboardDismissMode, _ dismisses: Bool
  ) {
    let stage = ScrollStage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.window.addSubview(field)
    stage.view.keyboardDismissMode = mode
    #expect(field.becomeFirstResponder())
    stage.down()
    stage.move(by: 0, -30)
    #expect(field.isFirstResponder != dismisses)
    stage.up()
  }

  @Test func `content does not stay out of its range when it shrinks`() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = 2000
    stage.view.contentSize.height = 900
    #expect(stage.view.contentOffset.y == 500)
    stage.view.contentInset.bottom = 50
    stage.view.contentOffset.y = 550
    stage.view.contentInset.bottom = 0
    #expect(stage.view.contentOffset.y == 500)
  }

  @Test(arguments: [false, true]) func `a pull refreshes once, and content goes back afterwards`(
    isSubview: Bool
  ) {
    final class Source: NSObject, NibConnectable {
      var count = 0
      func refresh(_ sender: Any?) { count += 1 }
      static func nibConnections(_ nib: NibRegistrar) { nib.action("refresh:", Source.refresh) }
    }
    let stage = ScrollStage()
    let source = Source()
    let control = UIRefreshControl()
    control.addTarget(source, action: "refresh:", for: .valueChanged)
    if isSubview { stage.view.addSubview(control) } else { stage.view.refreshControl = control }
    stage.down()
    stage.move(by: 0, 180)
    #expect(control.isRefreshing && source.count == 1)
    stage.rest()
    stage.up()
    stage.wait()
    #expect(stage.view.contentOffset.y == -60 && source.count == 1)
    control.endRefreshing()
    stage.wait()
    #expect(stage.view.contentOffset.y == 0 && !control.isRefreshing)
  }

  @Test func `pinching zooms what the delegate names`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 400))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    stage.view.addSubview(content)
    stage.log.zoomed = content
    stage.view.maximumZoomScale = 3
    let touches = HeadlessTouchscreen.shared.begin(
      at: [CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 300)])
    for step in 1...20 {
      HeadlessClock.shared.advance(by: 0.02)
      HeadlessTouchscreen.shared.move([
        (touches[0], CGPoint(x: 150 - CGFloat(step) * 2.5, y: 300)),
        (touches[1], CGPoint(x: 250 + CGFloat(step) * 2.5, y: 300)),
      ])
    }
    HeadlessTouchscreen.shared.end(touches)
    #expect(stage.view.zoomScale > 1.5 && stage.view.contentSize.width > 450)
    let calls = stage.log.take()
    #expect(calls.first == "willBeginZooming" && calls.last == "didEndZooming")
    let between = calls.dropFirst().dropLast()
    #expect(between.first == "didZoom" && Set(between) == ["didZoom", "didScroll"])
    stage.view.zoomScale = 9
    #expect(stage.view.zoomScale == 3 && stage.view.contentSize == CGSize(width: 900, height: 1200))
  }
}
