import Testing
import UIKit

@testable import LoadingViewApp

@MainActor @Suite struct LoadingViewTests {
  private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)

  /// Where the middles of the dots are, in the order of the connections, at two pixels a point.
  private func middles(_ loading: LoadingView) -> [CGPoint] {
    loading.contentScaleFactor = 2
    loading.layoutIfNeeded()
    return loading.dots.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
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
    let controller = ViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    let loading = try #require(controller.view.subviews.first as? LoadingView)
    #expect(loading.bounds == frame)
    #expect(loading.dots.filter(\.transform.isIdentity).count == 5)
    loading.center = controller.view.center
    #expect(loading.frame == CGRect(x: 50, y: 300, width: 300, height: 200))
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
