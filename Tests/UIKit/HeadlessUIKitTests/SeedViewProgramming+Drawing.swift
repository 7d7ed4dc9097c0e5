import Foundation
import HeadlessUIKit
import Testing

// S4.4: when views draw, and how content that stays fits another size.
extension SeedViewProgramming {
  @MainActor @Suite(.environment { HeadlessEnvironment() }) struct DrawingCycle {
    private final class Canvas: UIView {
      var drawn: [CGRect] = []

      override func draw(_ rect: CGRect) {
        drawn.append(rect)
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }

    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let canvas = Canvas(frame: CGRect(x: 10, y: 10, width: 100, height: 50))

    /// Shows the canvas and forgets its first drawing.
    private func show() {
      window.addSubview(canvas)
      window.makeKeyAndVisible()
      HeadlessClock.shared.turn()
      canvas.drawn = []
    }

    @Test func `a view draws once on its first display, and again only after a change`() {
      window.addSubview(canvas)
      window.makeKeyAndVisible()
      #expect(canvas.drawn.isEmpty, "not before the turn ends")
      HeadlessClock.shared.turn()
      #expect(canvas.drawn == [canvas.bounds])
      HeadlessClock.shared.advance(by: 1)
      #expect(canvas.drawn.count == 1)
      #expect(canvas.layer.drawing?.items.count == 1)
    }

    @Test func `invalidations in one turn combine into a single drawing`() {
      show()
      for _ in 0..<3 { canvas.setNeedsDisplay() }
      HeadlessClock.shared.turn()
      #expect(canvas.drawn == [canvas.bounds])
      canvas.drawn = []
      canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
      canvas.setNeedsDisplay(CGRect(x: 20, y: 0, width: 10, height: 20))
      HeadlessClock.shared.turn()
      #expect(canvas.drawn == [CGRect(x: 0, y: 0, width: 30, height: 20)])
    }

    @Test func `a resized view draws again only with the content mode redraw`() {
      show()
      canvas.bounds.size.width = 200
      HeadlessClock.shared.turn()
      #expect(canvas.drawn.isEmpty)
      canvas.contentMode = .redraw
      canvas.bounds.size.width = 300
      HeadlessClock.shared.turn()
      #expect(canvas.drawn == [CGRect(x: 0, y: 0, width: 300, height: 50)])
    }

    @Test func `each content mode positions content that is not redrawn`() {
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 50)
      let size = CGSize(width: 100, height: 50)
      let places: [(UIView.ContentMode, CGRect)] = [
        (.scaleToFill, bounds), (.scaleAspectFit, CGRect(x: 50, y: 0, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: 0, y: -25, width: 200, height: 100)),
        (.center, CGRect(x: 50, y: 0, width: 100, height: 50)),
        (.left, CGRect(x: 0, y: 0, width: 100, height: 50)),
        (.bottomRight, CGRect(x: 100, y: 0, width: 100, height: 50)),
      ]
      for (mode, place) in places { #expect(mode.contentRect(for: size, in: bounds) == place) }
    }

    @Test func `contentStretch leaves the ends of the content unstretched`() {
      canvas.contentStretch = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
      #expect(canvas.layer.contentsCenter == canvas.contentStretch)
      let content = StretchedContent(content: 100, target: 300, start: 0.25, length: 0.5)
      #expect(content.before == 25 && content.middle == 250 && content.after == 25)
    }
  }
}
