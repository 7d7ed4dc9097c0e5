import Foundation
import HeadlessUIKit
import Testing

/// A scroll view inside another one that scrolls along the same axis.
@MainActor @Suite(.ownEnvironment)
struct NestedScrollTests {
  private let stage = ScrollStage()
  private var outer: UIScrollView { stage.view }
  private let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 300, height: 1000)
    stage.view.addSubview(inner)
  }

  private func drag(_ y: CGFloat) {
    stage.down()
    stage.move(by: 0, y)
    stage.rest()
  }

  private func releaseFinger() {
    stage.up()
    stage.wait()
  }

  @Test func `a drag from the end of an inner scroll view moves the outer one`() {
    inner.contentOffset.y = 600
    drag(-60)
    releaseFinger()
    let moved = outer.contentOffset.y
    #expect(moved >= 40 && inner.contentOffset.y == 600)
    drag(60)
    releaseFinger()
    #expect(outer.contentOffset.y == moved && inner.contentOffset.y <= 560)
  }

  @Test func `a drag from the beginning moves the outer one back`() {
    outer.contentOffset.y = 100
    drag(60)
    releaseFinger()
    #expect(outer.contentOffset.y <= 60 && inner.contentOffset.y == 0)
  }

  @Test func `a drag that reaches the end of the inner content does not move the outer one`() {
    inner.contentOffset.y = 590
    drag(-100)
    #expect(inner.contentOffset.y > 600 && outer.contentOffset.y == 0)
    releaseFinger()
    #expect(inner.contentOffset.y == 600 && outer.contentOffset.y == 0)
  }

  @Test func `an inner scroll view that keeps its drags bounces at its end`() {
    #expect(
      inner.transfersVerticalScrollingToParent && inner.transfersHorizontalScrollingToParent)
    inner.transfersVerticalScrollingToParent = false
    inner.contentOffset.y = 600
    drag(-60)
    #expect(inner.contentOffset.y > 600 && outer.contentOffset.y == 0)
    releaseFinger()
    #expect(inner.contentOffset.y == 600)
  }

  @Test func `where the outer content is at its end too, the inner one bounces`() {
    drag(60)
    #expect(inner.contentOffset.y < 0 && outer.contentOffset.y == 0)
    releaseFinger()
    #expect(inner.contentOffset.y == 0)
  }

  @Test func `a drag from the end along the horizontal axis turns the pages of an outer view`() {
    outer.contentSize = CGSize(width: 900, height: 400)
    outer.isPagingEnabled = true
    inner.contentSize = CGSize(width: 500, height: 400)
    inner.contentOffset.x = 200
    inner.transfersHorizontalScrollingToParent = false
    let flick = {
      stage.down()
      stage.move(by: -100, 0, speed: 2000)
      releaseFinger()
    }
    flick()
    #expect(outer.contentOffset.x == 0 && inner.contentOffset.x == 200)
    inner.transfersHorizontalScrollingToParent = true
    flick()
    #expect(outer.contentOffset.x == 300 && inner.contentOffset.x == 200)
  }
}
