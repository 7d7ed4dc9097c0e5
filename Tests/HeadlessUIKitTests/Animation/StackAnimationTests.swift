import Foundation
import HeadlessUIKit
import Testing

/// Views of a stack that come and go within a block.
@MainActor @Suite(.ownEnvironment) struct StackAnimationTests {
  @Test func `a view that is hidden in a block is seen until the end, while others move up`() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 150)
    for view in views { view.heightAnchor.constraint(equalToConstant: 50).isActive = true }
    let filler = UIView()
    stack.addArrangedSubview(filler)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 150))
    window.addSubview(stack)
    window.makeKeyAndVisible()
    HeadlessClock.shared.turn()
    #expect(views[2].frame.minY == 100)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { views[1].isHidden = true })
    #expect(views[1].isHidden && views[2].frame.minY == 50)
    HeadlessClock.shared.advance(by: 0.5)
    #expect(views[2].layer.presentation()?.frame.minY == 75)
    #expect(views[1].layer.presentation()?.isHidden == false)
    HeadlessClock.shared.advance(by: 0.5)
    #expect(views[2].layer.presentation()?.frame.minY == 50)
    #expect(views[1].layer.presentation()?.isHidden == true)
  }

  /// A view that is as high as its content.
  private final class Row: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 50) }
  }

  @Test func `a view that is shown in a block grows at its place`() {
    let rows = (0..<3).map { _ in Row() }
    let stack = UIStackView(arrangedSubviews: rows + [UIView()])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.addSubview(stack)
    window.makeKeyAndVisible()
    rows[1].isHidden = true
    HeadlessClock.shared.turn()
    #expect(rows[2].frame.minY == 50)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rows[1].isHidden = false }
    #expect(rows[1].frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(rows[1].layer.presentation()?.isHidden == false)
    HeadlessClock.shared.advance(by: 0.5)
    #expect(rows[1].layer.presentation()?.frame == CGRect(x: 0, y: 50, width: 100, height: 25))
    #expect(rows[2].layer.presentation()?.frame.minY == 75)
    HeadlessClock.shared.advance(by: 0.5)
    #expect(rows[1].layer.presentation()?.frame == rows[1].frame && rows[2].frame.minY == 100)
  }
}
