import Foundation
import HeadlessUIKit
import Testing

/// `anchorWithOffset(to:)`: distances between anchors as dimensions of constraints.
@MainActor @Suite(.ownEnvironment) struct AnchorOffsetTests {
  @Test func `two gaps that are equal put a view in the middle of them`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, y: 0, width: 40, height: 20)
    let before = root.leadingAnchor.anchorWithOffset(to: child.leadingAnchor)
    let after = child.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    before.constraint(equalTo: after).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.minX == 80)
  }

  @Test func `a gap is a multiple of another, and of a width`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, width: 40)
    let above = root.topAnchor.anchorWithOffset(to: child.topAnchor)
    let below = child.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)
    NSLayoutConstraint.activate([
      below.constraint(equalTo: above, multiplier: 2),
      above.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
      child.leftAnchor.anchorWithOffset(to: root.leftAnchor).constraint(equalToConstant: -15),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 15, y: 20, width: 40, height: 40))
  }

  @Test func `leading and trailing count towards where text runs`() {
    let (root, child) = LayoutSketch.pair()
    root.semanticContentAttribute = .forceRightToLeft
    LayoutSketch.place(child, y: 0, width: 40, height: 20)
    root.leadingAnchor.anchorWithOffset(to: child.leadingAnchor)
      .constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.maxX == 170)
  }

  @Test func `the constraint keeps the distance, and goes when an item leaves`() {
    let (root, child) = LayoutSketch.pair()
    let other = UIView()
    LayoutSketch.add(other, to: root)
    LayoutSketch.place(other, x: 10, y: 0, width: 10, height: 10)
    LayoutSketch.place(child, y: 0, width: 40, height: 20)
    let gap = other.rightAnchor.anchorWithOffset(to: child.leftAnchor)
      .constraint(equalToConstant: 5)
    gap.isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.minX == 25)
    gap.constant = 50
    root.layoutIfNeeded()
    #expect(child.frame.minX == 70)
    other.removeFromSuperview()
    #expect(!gap.isActive)
  }

  @Test func `anchors that cannot be compared have no distance`() {
    let (root, child) = LayoutSketch.pair()
    var messages: [String] = []
    NibFailure.handler = { messages.append($0.message) }
    _ = root.leadingAnchor.anchorWithOffset(to: child.leftAnchor).constraint(equalToConstant: 1)
    #expect(messages.count == 1 && messages[0].contains("leading/trailing attribute"))
    #expect(messages[0].contains("(UIView.left - UIView.leading) == 1"))
  }
}
