import Foundation
import HeadlessUIKit
import Testing

extension SeedViewProgramming {
  /// S4.9: results of layout lie on the edges of pixels.
  @MainActor
  struct Rounding {
    nonisolated private static let places: [(Double, Double, Double)] = [
      (1, 10.3, 10), (1, 10.5, 11), (2, 10.25, 10.5), (2, 10.2, 10), (2, 10.75, 11),
      (3, 10.2, 31.0 / 3), (3, 10.5, 32.0 / 3), (3, 10.15, 10),
    ]

    @Test(arguments: places)
    func `a place is moved to the nearest pixel, half a pixel onwards`(
      scale: Double, place: Double, expected: Double
    ) {
      let (root, child) = LayoutSketch.pair()
      root.contentScaleFactor = scale
      LayoutSketch.place(child, x: place, y: place, width: 30, height: 30)
      root.layoutIfNeeded()
      #expect(abs(child.frame.minX - expected) < 1e-9 && abs(child.frame.minY - expected) < 1e-9)
    }

    @Test(arguments: [2.0, 3]) func `neighbors stay joined`(scale: Double) {
      let root = LayoutSketch.root(100, 100)
      root.contentScaleFactor = scale
      let views = (0..<7).map { _ in UIView() }
      let stack = UIStackView(arrangedSubviews: views)
      stack.distribution = .fillEqually
      LayoutSketch.add(stack, to: root)
      NSLayoutConstraint.activate(LayoutSketch.fill(stack, in: root))
      root.layoutIfNeeded()
      for (view, next) in zip(views, views.dropFirst()) {
        #expect(abs(view.frame.maxX - next.frame.minX) < 1e-9)
      }
      #expect(abs(views[6].frame.maxX - 100) < 1e-9)
      for view in views {
        let pixels = view.frame.minX * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
        #expect(abs(view.frame.width - 100.0 / 7) <= 1 / scale)
      }
    }

    @Test func `rounding of one view does not add up in the next`() {
      let root = LayoutSketch.root(1000, 100)
      root.contentScaleFactor = 2
      let views = (0..<90).map { _ in UIView() }
      var edge = root.leadingAnchor
      for view in views {
        LayoutSketch.add(view, to: root)
        LayoutSketch.place(view, y: 0, width: 10.2, height: 1)
        view.leadingAnchor.constraint(equalTo: edge).isActive = true
        edge = view.trailingAnchor
      }
      root.layoutIfNeeded()
      #expect(views[89].frame.maxX == 918)
    }
  }
}
