import Testing
import UIKit
import UIKitTesting

@testable import LoadingViewApp

@MainActor @Suite struct LoadingViewTests {
  private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)

  /// Where the middles of the dots are, in the order of the connections, at two pixels a point.
  private func middles(_ loading: LoadingView) -> [CGPoint] {
    loading.contentScaleFactor = 2
    loading.layoutIfNeeded()
    return loading.dots.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
  }

  /// Shows the listing's controller, whose `viewDidLoad` places the loading view and starts its dots.
  private func shown(in window: UIWindow) throws -> LoadingView {
    window.rootViewController = ViewController()
    return try #require(window.rootViewController?.view.subviews.first as? LoadingView)
  }

  @Test func `the root view is all that a load returns, in the size of its document`() throws {
    let owner = LoadingView(frame: .zero)
    let objects = try #require(Bundle.main.loadNibNamed("LoadingView", owner: owner, options: nil))
    #expect(objects.count == 1)
    #expect((objects.first as? UIView)?.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test func `the listing's outlet collection has the order of the connections`() throws {
    let loading = LoadingView(frame: frame)
    #expect(
      loading.dots.map(\.documentObjectID) == [
        "FQW-yP-Oq5", "TSd-Fp-Orx", "33Q-ky-ZJH", "XSi-CD-ikH", "I1F-Hx-wzE",
      ])
    let root = try #require(loading.subviews.first)
    #expect(root.subviews.filter { loading.dots.contains($0) } != loading.dots)
  }

  @Test func `the listing gives the root its own bounds, and the dots are centred in it`() {
    let loading = LoadingView(frame: frame)
    #expect(loading.bounds == frame && loading.frame == frame)
    #expect(loading.subviews.first?.frame == frame)
    #expect(loading.subviews.first?.backgroundColor == .blue)
    #expect(middles(loading) == [150, 100, 200, 125, 175].map { CGPoint(x: $0, y: 100) })
  }

  @Test func `the listing's mask makes the root follow a new size`() {
    let loading = LoadingView(frame: frame)
    loading.frame.size = CGSize(width: 500, height: 400)
    #expect(loading.subviews.first?.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
    #expect(middles(loading) == [250, 200, 300, 225, 275].map { CGPoint(x: $0, y: 200) })
  }

  @Test func `the listing's controller centres the view without changing its bounds`() throws {
    try withScreen { window in
      let loading = try shown(in: window)
      #expect(loading.superview === window.rootViewController?.view)
      #expect(loading.bounds == frame)
      #expect(loading.center == CGPoint(x: window.bounds.midX, y: window.bounds.midY))
      #expect(loading.frame.size == frame.size)
    }
  }

  @Test func `the listing's controller starts the dots before its view is in a window`() throws {
    let shape: [(Double, Double)] = [
      (0, 0.01), (0.15, 0.13787), (0.3, 0.505), (0.6, 1), (1.2, 0.01), (1.8, 1),
    ]
    try withScreen { window in
      let start = HeadlessClock.shared.now
      let loading = try shown(in: window)
      #expect(loading.dots.filter(\.transform.isIdentity).count == 5)
      // Every dot goes through the shape after its own delay; the clock only runs forwards.
      let moments = loading.dots.indices.flatMap { index in
        shape.map { (time: Double(index + 1) * 0.2 + $0.0, index: index, scale: $0.1) }
      }
      for moment in moments.sorted(by: { $0.time < $1.time }) {
        HeadlessClock.shared.advance(to: start + moment.time)
        let dot = loading.dots[moment.index].layer.presentation()
        let scale = Double(dot?.affineTransform().a ?? 0)
        #expect(abs(scale - moment.scale) <= 1e-5, "dot \(moment.index) at \(moment.time)")
      }
    }
  }

  @Test func `the listing's dots swell and shrink one after another, without an end`() {
    let moments = [(0.2, 0.01), (0.35, 0.13787), (0.8, 1), (1.4, 0.01), (62, 1)]
    let loading = LoadingView(frame: frame)
    let scales = withEnvironment(HeadlessEnvironment()) {
      loading.startAnimation()
      return moments.map { moment in
        HeadlessClock.shared.advance(to: moment.0)
        return Double(loading.dots[0].layer.presentation()?.affineTransform().a ?? 0)
      }
    }
    for (moment, scale) in zip(moments, scales) {
      #expect(abs(scale - moment.1) <= 1e-5, "at \(moment.0)")
    }
    let keys = loading.dots.flatMap { $0.layer.animationKeys() ?? [] }
    #expect(keys == ["transform", "transform", "transform", "transform", "transform"])
    let transforms = loading.dots.map(\.transform)
    #expect(transforms.filter(\.isIdentity).count == 5)
  }
}
