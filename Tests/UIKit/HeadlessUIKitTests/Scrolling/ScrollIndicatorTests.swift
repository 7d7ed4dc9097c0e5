import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// The indicators of scroll views: when they are seen, and where.
@MainActor @Suite(.ownEnvironment)
struct ScrollIndicatorTests {
  private func stage(_ content: CGSize) -> (UIScrollView, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UIScrollView(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (view, window)
  }

  private func indicators(_ view: UIScrollView) -> [UIView] {
    view.subviews.filter { "\(type(of: $0))".contains("ScrollIndicator") }
  }

  @Test func `an indicator is seen while content moves, and fades after it has come to rest`()
    throws
  {
    let (view, window) = stage(CGSize(width: 300, height: 4000))
    #expect(indicators(view).isEmpty)
    let finger = try Finger(on: window, at: CGPoint(x: 150, y: 300))
    finger.move(to: CGPoint(x: 150, y: 190), taking: 0.3)
    let indicator = try #require(indicators(view).first)
    let offset = view.contentOffset.y
    #expect(offset > 50 && indicators(view).count == 1 && indicator.alpha == 1)
    #expect(indicator.frame.minX == 294 && indicator.frame.width == 3)
    #expect(abs(indicator.frame.height - 394.0 / 10) < 1e-6)
    #expect(abs(indicator.frame.minY - (offset + 3 + (394 - 39.4) * offset / 3600)) < 1e-6)
    finger.lift()
    HeadlessClock.shared.advance(by: 10)
    #expect(!view.isDecelerating && indicators(view).isEmpty)
  }

  @Test func `indicators keep their insets, and content past its edge shortens them`() throws {
    let (view, window) = stage(CGSize(width: 300, height: 1600))
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 10)
    view.flashScrollIndicators()
    let indicator = try #require(indicators(view).first)
    #expect(indicator.frame.minY == 43 && indicator.frame.maxX == 287)
    #expect(abs(indicator.frame.height - (400 - 66) / 4) < 1e-6)
    HeadlessClock.shared.advance(by: 2)
    #expect(indicators(view).isEmpty)
    let finger = try Finger(on: window, at: CGPoint(x: 150, y: 100))
    finger.move(to: CGPoint(x: 150, y: 300), taking: 0.3)
    let pulled = try #require(indicators(view).first)
    #expect(view.contentOffset.y < 0 && pulled.frame.height < 83 && pulled.frame.height >= 8)
    #expect(pulled.frame.minY == view.contentOffset.y + 43)
    finger.lift()
  }

  @Test func `only what can be scrolled and is wanted has an indicator`() {
    let (view, _) = stage(CGSize(width: 900, height: 400))
    view.flashScrollIndicators()
    #expect(indicators(view).map(\.frame.height) == [3])
    HeadlessClock.shared.advance(by: 2)
    view.showsHorizontalScrollIndicator = false
    view.flashScrollIndicators()
    #expect(indicators(view).isEmpty)
    view.contentSize = CGSize(width: 300, height: 800)
    view.semanticContentAttribute = .forceRightToLeft
    view.flashScrollIndicators()
    #expect(indicators(view).map(\.frame.minX) == [3])
  }

  @Test func `a tap goes through an indicator`() throws {
    let (view, window) = stage(CGSize(width: 300, height: 800))
    view.flashScrollIndicators()
    let place = try #require(indicators(view).first).center
    #expect(window.hitTest(view.convert(place, to: window), with: nil) === view)
  }
}
