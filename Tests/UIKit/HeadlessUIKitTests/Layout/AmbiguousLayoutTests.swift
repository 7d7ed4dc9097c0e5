import Foundation
import HeadlessUIKit
import Testing

/// Views for which constraints have more than one place.
@MainActor @Suite(.ownEnvironment)
struct AmbiguousLayoutTests {
  @Test func `a view that lacks a constraint is ambiguous`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, width: 10)
    #expect(child.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    let height = child.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    #expect(!child.hasAmbiguousLayout)
    height.isActive = false
    child.heightAnchor.constraint(lessThanOrEqualToConstant: 10).isActive = true
    #expect(child.hasAmbiguousLayout)
  }

  @Test func `views that share room alike are ambiguous, and by a priority they are not`() {
    let root = LayoutSketch.root()
    let views = [ContentView(10, 10), ContentView(10, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    LayoutSketch.add(stack, to: root)
    NSLayoutConstraint.activate(LayoutSketch.fill(stack, in: root))
    #expect(views.allSatisfy(\.hasAmbiguousLayout) && !stack.hasAmbiguousLayout)
    views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(!views.contains { $0.hasAmbiguousLayout })
  }

  @Test func `a view that has a frame is never ambiguous`() {
    let root = LayoutSketch.root()
    let view = UIView()
    root.addSubview(view)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `an ambiguous view can be moved within what constraints allow, until the next layout`()
  {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, y: 0, width: 20, height: 10)
    child.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
    child.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let frame = child.frame
    child.exerciseAmbiguityInLayout()
    #expect(child.frame != frame && child.frame.size == frame.size && child.frame.minY == 0)
    #expect(root.bounds.contains(child.frame))
    root.setNeedsLayout()
    child.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    child.exerciseAmbiguityInLayout()
    #expect(child.frame == CGRect(x: 3, y: 0, width: 20, height: 10))
  }

  @Test(
    arguments: [NSLayoutConstraint.Axis.horizontal, .vertical],
    [false, true]
  )
  func `a view with one edge has no length at that edge`(
    axis: NSLayoutConstraint.Axis, isEnd: Bool
  ) {
    let (root, child) = LayoutSketch.pair(393, 852)
    let attribute: NSLayoutConstraint.Attribute =
      axis == .horizontal ? (isEnd ? .right : .left) : isEnd ? .bottom : .top
    NSLayoutConstraint(
      item: child, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
      multiplier: 1, constant: isEnd ? -13 : 13
    ).isActive = true
    root.layoutIfNeeded()
    let length: CGFloat = axis == .horizontal ? 393 : 852
    #expect(child.frame.size == .zero)
    #expect(
      (axis == .horizontal ? child.frame.minX : child.frame.minY) == (isEnd ? length - 13 : 13))
    #expect((axis == .horizontal ? child.frame.minY : child.frame.minX) == 0)
  }

  @Test func `a view at an upper limit lies at the limit`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, y: 0, width: 100, height: 10)
    child.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 23, y: 0, width: 100, height: 10))
  }

  @Test func `a centered view between limits is as small as they allow`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, y: 0, height: 10)
    child.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    let most = child.widthAnchor.constraint(lessThanOrEqualToConstant: 23)
    most.isActive = true
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 100, y: 0, width: 0, height: 10))
    most.isActive = false
    child.widthAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 88, y: 0, width: 24, height: 10))
  }

  @Test func `a gap that may be smaller is as large as it may be`() {
    let root = LayoutSketch.root()
    let (first, second) = (UIView(), UIView())
    LayoutSketch.add(first, second, to: root)
    LayoutSketch.place(first, x: 0, y: 0, width: 10, height: 10)
    LayoutSketch.place(second, y: 0, height: 10)
    second.leftAnchor.constraint(lessThanOrEqualTo: first.rightAnchor, constant: 25).isActive = true
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 35, y: 0, width: 0, height: 10))
  }

  @Test func `a view that cannot grow is made smaller`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, width: 20)
    child.heightAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true
    child.heightAnchor.constraint(greaterThanOrEqualToConstant: 5).isActive = true
    root.layoutIfNeeded()
    child.exerciseAmbiguityInLayout()
    #expect((5...40).contains(child.frame.height) && child.frame.size.width == 20)
  }

  @Test func `the constraints that affect a view along an axis are those that name it`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 1, y: 2, width: 3, height: 4)
    #expect(
      child.constraintsAffectingLayout(for: .horizontal).map(\.firstAttribute) == [.width, .left])
    #expect(
      child.constraintsAffectingLayout(for: .vertical).map(\.firstAttribute) == [.height, .top])
    #expect(root.constraintsAffectingLayout(for: .vertical).map(\.firstAttribute) == [.top])
  }
}
