import Foundation
import HeadlessUIKit
import Testing

/// Zooming past the limits, and content that is smaller than its view.
@MainActor @Suite(.ownEnvironment)
struct ZoomTests {
  private let stage = ScrollStage(content: CGSize(width: 300, height: 400))
  private var view: UIScrollView { stage.view }

  private func prepare(_ lowest: CGFloat, _ highest: CGFloat) {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.addSubview(content)
    stage.log.zoomed = content
    view.minimumZoomScale = lowest
    view.maximumZoomScale = highest
  }

  /// Moves two fingers from one distance to another, and leaves them on the screen.
  private func pinch(from start: CGFloat, to end: CGFloat) -> [UITouch] {
    func places(_ distance: CGFloat) -> [CGPoint] {
      [CGPoint(x: 200 - distance / 2, y: 300), CGPoint(x: 200 + distance / 2, y: 300)]
    }
    let touches = HeadlessTouchscreen.shared.begin(at: places(start))
    for step in 1...20 {
      HeadlessClock.shared.advance(by: 0.02)
      let now = places(start + (end - start) * CGFloat(step) / 20)
      HeadlessTouchscreen.shared.move([(touches[0], now[0]), (touches[1], now[1])])
    }
    return touches
  }

  @Test func `content pinched past its largest scale resists, and swings back when it is released`()
  {
    prepare(1, 1.5)
    let touches = pinch(from: 80, to: 240)
    #expect(view.zoomScale > 1.5 && view.zoomScale < 2.5)
    #expect(view.isZooming && !view.isZoomBouncing)
    _ = stage.log.take()
    HeadlessTouchscreen.shared.end(touches)
    #expect(view.isZoomBouncing && !view.isZooming && view.zoomScale == 1.5)
    #expect(!stage.log.take().contains("didEndZooming"))
    HeadlessClock.shared.advance(by: 1)
    #expect(!view.isZoomBouncing && stage.log.take() == ["didEndZooming"])
    #expect(view.contentSize == CGSize(width: 450, height: 600))
    let offset = view.contentOffset
    #expect(abs(offset.x - 75) < 1e-6 && abs(offset.y - 100) < 1e-6, "\(offset)")
  }

  @Test func `content pinched below its smallest scale swings back to it`() {
    prepare(1, 3)
    let touches = pinch(from: 240, to: 80)
    #expect(view.zoomScale < 1 && view.zoomScale > 0.3)
    HeadlessTouchscreen.shared.end(touches)
    HeadlessClock.shared.advance(by: 1)
    #expect(view.zoomScale == 1 && view.contentOffset == .zero)
  }

  @Test func `zooming in code with animation takes its time`() {
    prepare(1, 3)
    view.setZoomScale(2, animated: true)
    #expect(view.isZoomAnimating && !view.isZooming)
    HeadlessClock.shared.advance(by: 1)
    #expect(!view.isZoomAnimating && view.zoomScale == 2)
    #expect(stage.log.take().last == "didEndZooming")
    view.setZoomScale(1, animated: false)
    #expect(!view.isZoomAnimating && view.zoomScale == 1)
  }

  @Test func `content that does not bounce stops at its limits`() {
    prepare(1, 1.5)
    view.bouncesZoom = false
    let touches = pinch(from: 80, to: 240)
    #expect(view.zoomScale == 1.5)
    HeadlessTouchscreen.shared.end(touches)
    #expect(!view.isZoomBouncing && stage.log.take().last == "didEndZooming")
  }

  @Test(arguments: [
    (CGPoint.zero, CGPoint.zero), (CGPoint(x: 0.5, y: 0.5), CGPoint(x: -50, y: -150)),
    (CGPoint(x: 1, y: 0), CGPoint(x: -100, y: 0)),
  ])
  func `content that is smaller than its view is at the alignment point`(
    point: CGPoint, offset: CGPoint
  ) {
    view.contentAlignmentPoint = point
    view.contentSize = CGSize(width: 200, height: 100)
    #expect(view.contentOffset == offset)
    view.contentSize = CGSize(width: 200, height: 900)
    view.contentOffset.y = 20
    #expect(view.contentOffset.y == 20)
  }

  @Test func `setting the scale keeps it in its limits, and tells of the end only with animation`()
  {
    prepare(1, 3)
    view.setZoomScale(2, animated: false)
    #expect(view.zoomScale == 2 && view.contentSize == CGSize(width: 600, height: 800))
    #expect(stage.log.take().contains("didZoom"))
    view.setZoomScale(9, animated: true)
    #expect(view.zoomScale == 3 && !stage.log.take().contains("didEndZooming"))
    #expect(stage.log.zoomed?.layer.presentation()?.affineTransform().a == 2)
    HeadlessClock.shared.advance(by: 1)
    #expect(stage.log.take() == ["didEndZooming"])
    #expect(stage.log.zoomed?.layer.presentation()?.affineTransform().a == 3)
  }

  @Test(arguments: [false, true])
  func `zooming to a rectangle shows it in the middle, as large as it fits`(isAnimated: Bool) {
    prepare(1, 3)
    view.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 100), animated: isAnimated)
    HeadlessClock.shared.advance(by: 1)
    #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 200, y: 100))
    #expect(stage.log.take().contains("didEndZooming") == isAnimated)
    view.zoom(to: CGRect(x: 0, y: 0, width: 5, height: 5), animated: isAnimated)
    HeadlessClock.shared.advance(by: 1)
    #expect(view.zoomScale == 3 && view.contentOffset == .zero)
    view.zoom(to: .zero, animated: isAnimated)
    #expect(view.zoomScale == 3)
  }
}
