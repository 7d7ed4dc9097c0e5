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

  /// Three rows with a space of 8 points between them, in a stack that is not at the window's origin.
  private func rows(_ axis: NSLayoutConstraint.Axis = .vertical) -> (rows: [UIView], UIWindow) {
    let rows = (0..<3).map { _ in Row() }
    let stack = UIStackView(arrangedSubviews: rows + [UIView()])
    stack.axis = axis
    stack.spacing = 8
    stack.frame = CGRect(x: 20, y: 300, width: 400, height: 200)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 600))
    window.addSubview(stack)
    window.makeKeyAndVisible()
    HeadlessClock.shared.turn()
    return (rows, window)
  }

  @Test func `a view shrinks and grows at its place, and comes back without a jump`() {
    let (rows, window) = rows()
    func shown() -> CGRect? { rows[1].layer.presentation()?.frame }
    #expect(rows[1].frame == CGRect(x: 0, y: 58, width: 400, height: 50))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rows[1].isHidden = true }
    #expect(rows[1].frame == CGRect(x: 0, y: 50, width: 400, height: 0))
    #expect(shown() == CGRect(x: 0, y: 58, width: 400, height: 50))
    HeadlessClock.shared.advance(by: 0.5)
    #expect(shown() == CGRect(x: 0, y: 54, width: 400, height: 25))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rows[1].isHidden = false }
    #expect(shown() == CGRect(x: 0, y: 54, width: 400, height: 25))
    HeadlessClock.shared.advance(by: 1)
    #expect(shown() == CGRect(x: 0, y: 58, width: 400, height: 50) && rows[2].frame.minY == 116)
    withExtendedLifetime(window) {}
  }

  @Test(
    arguments: [
      (.autoreverse, 2), (.repeat, nil), ([.repeat, .autoreverse], nil),
    ] as [(UIView.AnimationOptions, TimeInterval?)])
  func `a view that is hidden again and again is seen as long as the block repeats`(
    options: UIView.AnimationOptions, end: TimeInterval?
  ) {
    let (rows, window) = rows()
    let start = HeadlessClock.shared.now
    var ends: [TimeInterval] = []
    func isSeen(_ time: TimeInterval, height: CGFloat) -> Bool {
      HeadlessClock.shared.advance(to: start + time)
      guard let layer = rows[1].layer.presentation() else { return false }
      return !layer.isHidden && abs(layer.bounds.height - height) < 1e-6
    }
    UIView.animate(
      withDuration: 1, delay: 0, options: [options, .curveLinear],
      animations: { rows[1].isHidden = true },
      completion: { _ in ends.append(HeadlessClock.shared.now - start) })
    #expect(rows[1].isHidden)
    #expect(isSeen(0.75, height: 12.5))
    #expect(isSeen(1.75, height: options.contains(.autoreverse) ? 37.5 : 12.5))
    if let end {
      HeadlessClock.shared.advance(to: start + end)
      #expect(ends == [end])
    } else {
      #expect(isSeen(10.25, height: 37.5) && ends.isEmpty)
      rows[1].layer.removeAllAnimations()
    }
    #expect(rows[1].layer.presentation()?.isHidden == true)
    withExtendedLifetime(window) {}
  }

  @Test func `a view that is hidden after a delay is seen before it`() {
    let (rows, window) = rows()
    UIView.animate(withDuration: 1, delay: 1) { rows[1].isHidden = true }
    for (time, isHidden) in [(0.5, false), (1, false), (0.5, true)] {
      HeadlessClock.shared.advance(by: time)
      #expect(rows[1].layer.presentation()?.isHidden == isHidden)
    }
    withExtendedLifetime(window) {}
  }

  @Test func `a hidden view is at the end of the one before it, also from right to left`() {
    let (rows, window) = rows(.horizontal)
    rows[1].isHidden = true
    HeadlessClock.shared.turn()
    #expect(rows[1].frame.minX == 100 && rows[1].frame.width == 0)
    window.traitOverrides.layoutDirection = .rightToLeft
    HeadlessClock.shared.turn()
    #expect(rows[1].frame.maxX == 300 && rows[1].frame.width == 0)
  }

  @Test func `a view that is hidden and shown again while it moves ends as the last change says`() {
    let (rows, window) = rows()
    var ends: [Bool] = []
    func animate(_ changes: @escaping () -> Void) {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: changes,
        completion: { ends.append($0) })
    }
    animate { rows[1].isHidden = true }
    HeadlessClock.shared.advance(by: 0.5)
    // In UIKit, views that are hidden twice have remained hidden; here the same value is no change.
    animate { rows[1].isHidden = true }
    HeadlessClock.shared.advance(by: 0.25)
    let height = rows[1].layer.presentation()?.frame.height
    animate { rows[1].isHidden = false }
    #expect(height == 12.5 && rows[1].layer.presentation()?.frame.height == height)
    #expect(!rows[1].isHidden && rows[2].frame.minY == 116)
    HeadlessClock.shared.advance(by: 1)
    #expect(rows[1].layer.presentation()?.frame == rows[1].frame && rows[1].frame.height == 50)
    #expect(ends == [true, true, true])
    for turn in 0..<11 {
      animate { rows[1].isHidden = turn % 2 == 0 }
      HeadlessClock.shared.advance(by: 0.1)
      #expect(rows[1].layer.presentation()?.isHidden == false)
    }
    HeadlessClock.shared.advance(by: 1)
    #expect(rows[1].isHidden && rows[1].layer.presentation()?.isHidden == true)
    #expect(rows[2].layer.presentation()?.frame.minY == 58 && ends.count == 14)
    withExtendedLifetime(window) {}
  }
}
