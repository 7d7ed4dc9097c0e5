import Foundation
import HeadlessUIKit
import Testing

/// Single members of scroll views.
@MainActor @Suite(.ownEnvironment)
struct ScrollMemberTests {
  private func indicators(_ view: UIScrollView) -> [UIView] {
    view.subviews.filter { "\(type(of: $0))".contains("ScrollIndicator") }
  }

  @Test func `a locked drag moves content only along the axis on which it began`() {
    let stage = ScrollStage(content: CGSize(width: 3000, height: 3000))
    stage.view.isDirectionalLockEnabled = true
    stage.down()
    stage.move(by: 0, -60)
    stage.move(by: -60, -20)
    #expect(stage.view.contentOffset.x == 0 && stage.view.contentOffset.y > 60)
    stage.rest()
    stage.up()
    stage.view.isDirectionalLockEnabled = false
    stage.down()
    stage.move(by: 0, -60)
    stage.move(by: -60, -20)
    #expect(stage.view.contentOffset.x > 40)
    stage.up()
  }

  @Test func `content that fits can be pulled along an axis on which it always bounces`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 400))
    stage.down()
    stage.move(by: -80, 0)
    #expect(stage.view.contentOffset == .zero && !stage.view.isDragging)
    stage.up()
    stage.view.alwaysBounceHorizontal = true
    stage.down()
    stage.move(by: -80, 0)
    #expect(stage.view.contentOffset.x > 10 && stage.view.contentOffset.y == 0)
    stage.up()
    stage.wait()
    #expect(stage.view.contentOffset == .zero)
  }

  @Test func `the pan recognizer of a view can be turned off, and chooses the number of fingers`() {
    let stage = ScrollStage()
    #expect(stage.view.panGestureRecognizer.view === stage.view)
    stage.view.panGestureRecognizer.minimumNumberOfTouches = 2
    stage.down()
    stage.move(by: 0, -80)
    #expect(stage.view.contentOffset.y == 0)
    stage.up()
    stage.view.panGestureRecognizer.minimumNumberOfTouches = 1
    stage.down()
    stage.move(by: 0, -80)
    #expect(stage.view.contentOffset.y > 50)
    stage.up()
  }

  @Test func `indicators keep the insets, and the safe area if they are to`() throws {
    let stage = ScrollStage(content: CGSize(width: 900, height: 3000))
    stage.view.scrollIndicatorInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(stage.view.horizontalScrollIndicatorInsets.bottom == 30)
    stage.view.flashScrollIndicators()
    let wide = try #require(indicators(stage.view).first { $0.frame.width > 10 })
    let high = try #require(indicators(stage.view).first { $0.frame.height > 10 })
    #expect(high.frame.minY == 13 && high.frame.maxX == 257)
    #expect(wide.frame.minX == 23 && wide.frame.maxY == 367)
    stage.view.horizontalScrollIndicatorInsets = .zero
    stage.view.contentOffset.x = 10
    #expect(wide.frame.maxY == 397 && stage.view.scrollIndicatorInsets.top == 10)
  }

  @Test func `indicators are seen while a closure scrolls, and for a moment afterwards`() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = 100
    #expect(indicators(stage.view).isEmpty)
    stage.view.withScrollIndicatorsShown { stage.view.contentOffset.y = 300 }
    #expect(indicators(stage.view).count == 1 && stage.view.contentOffset.y == 300)
    stage.wait(1)
    #expect(indicators(stage.view).isEmpty)
  }

  @Test func `a subclass hears of new insets once, whatever has changed them`() {
    final class Noting: UIScrollView {
      var insets: [CGFloat] = []
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insets.append(adjustedContentInset.top)
      }
    }
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 30
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .always
    controller.view.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let safe = view.safeAreaInsets.top
    #expect(safe >= 30 && view.insets.last == safe)
    view.insets = []
    view.contentInset.top = 5
    #expect(view.insets == [safe + 5])
    view.contentInset.top = 5
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.insets == [safe + 5, 5])
  }
}
