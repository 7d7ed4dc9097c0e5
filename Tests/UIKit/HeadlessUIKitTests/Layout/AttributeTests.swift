import Foundation
import HeadlessUIKit
import Testing

/// Every attribute of constraints, and how two of them relate.
@MainActor @Suite(.ownEnvironment)
struct AttributeTests {
  /// Where a view of 40×20 comes to stand in one of 200×100 with margins of 10, 20, 30 and 40 points when an attribute
  /// of the first one equals that of the second plus 3.
  nonisolated private static let places: [(NSLayoutConstraint.Attribute, CGFloat)] = [
    (.left, 3), (.leading, 3), (.right, 163), (.trailing, 163), (.centerX, 83), (.top, 3),
    (.bottom, 83), (.centerY, 43), (.firstBaseline, 3), (.lastBaseline, 83),
  ]

  @Test(arguments: places)
  func `an equal place of two views differs by the constant`(
    attribute: NSLayoutConstraint.Attribute, expected: CGFloat
  ) {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, width: 40, height: 20)
    NSLayoutConstraint(
      item: child, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
      multiplier: 1, constant: 3
    ).isActive = true
    root.layoutIfNeeded()
    let isVertical = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline].contains(attribute)
    #expect((isVertical ? child.frame.minY : child.frame.minX) == expected)
    #expect(child.frame.size == CGSize(width: 40, height: 20))
  }

  nonisolated private static let margins:
    [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, .leftMargin, 20), (.leading, .leadingMargin, 20), (.right, .rightMargin, 120),
      (.trailing, .trailingMargin, 120), (.centerX, .centerXWithinMargins, 70),
      (.top, .topMargin, 10), (.bottom, .bottomMargin, 50), (.centerY, .centerYWithinMargins, 30),
    ]

  @Test(arguments: margins)
  func `a margin is the edge moved inwards`(
    attribute: NSLayoutConstraint.Attribute, margin: NSLayoutConstraint.Attribute,
    expected: CGFloat
  ) {
    let (root, child) = LayoutSketch.pair()
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    LayoutSketch.place(child, width: 40, height: 20)
    NSLayoutConstraint(
      item: child, attribute: attribute, relatedBy: .equal, toItem: root, attribute: margin,
      multiplier: 1, constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    let isVertical = [.top, .bottom, .centerY].contains(attribute)
    #expect((isVertical ? child.frame.minY : child.frame.minX) == expected)
  }

  @Test func `a margin of the first item counts its own margins`() {
    let (root, child) = LayoutSketch.pair()
    child.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    LayoutSketch.place(child, width: 40, height: 20)
    for (attribute, other) in [
      (NSLayoutConstraint.Attribute.leadingMargin, NSLayoutConstraint.Attribute.leading),
      (.bottomMargin, .bottom),
    ] {
      NSLayoutConstraint(
        item: child, attribute: attribute, relatedBy: .equal, toItem: root, attribute: other,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: -2, y: 83, width: 40, height: 20))
  }

  @Test func `a length may be a constant, a part of another one, or that of the other axis`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0)
    child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 2)
      .isActive = true
    child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 52, height: 26))
  }

  @Test func `an inequality holds without being an equation`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, height: 10)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
      child.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    let wish = child.widthAnchor.constraint(equalToConstant: 50).at(500)
    wish.isActive = true
    let widths: [(CGFloat, CGFloat)] = [(50, 50), (10, 30), (400, 80)]
    for (wanted, width) in widths {
      wish.constant = wanted
      root.layoutIfNeeded()
      #expect(child.frame.width == width)
    }
  }

  @Test func `inequalities of places keep views apart`() {
    let root = LayoutSketch.root()
    let (left, right) = (UIView(), UIView())
    LayoutSketch.add(left, right, to: root)
    LayoutSketch.place(left, x: 0, y: 0, height: 10)
    LayoutSketch.place(right, y: 0, width: 50, height: 10)
    NSLayoutConstraint.activate([
      right.leadingAnchor.constraint(greaterThanOrEqualTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      left.widthAnchor.constraint(equalToConstant: 500).at(700),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor).at(100),
    ])
    root.layoutIfNeeded()
    #expect(left.frame.width == 142 && right.frame.minX == 150)
  }

  @Test func `a multiplier of a place counts from the nearest view around both`() {
    let root = LayoutSketch.root(400, 400)
    let (outer, first, second) = (UIView(), UIView(), UIView())
    LayoutSketch.add(outer, to: root)
    LayoutSketch.place(outer, x: 100, y: 50, width: 200, height: 200)
    LayoutSketch.add(first, second, to: outer)
    LayoutSketch.place(first, x: 30, y: 40, width: 10, height: 10)
    LayoutSketch.place(second, width: 10, height: 10)
    NSLayoutConstraint(
      item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .right,
      multiplier: 2, constant: 5
    ).isActive = true
    NSLayoutConstraint(
      item: second, attribute: .centerY, relatedBy: .equal, toItem: outer, attribute: .bottom,
      multiplier: 0.25, constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 85, y: 45, width: 10, height: 10))
  }

  @Test func `a constraint reaches across several levels of views`() {
    let root = LayoutSketch.root()
    let inner = UIView()
    let box = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
    root.addSubview(box)
    LayoutSketch.add(inner, to: box)
    NSLayoutConstraint.activate(LayoutSketch.fill(inner, in: root))
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: -30, y: -40, width: 200, height: 100))
  }

  @Test func `a view under a transform is laid out as if it had none`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 10, y: 20, width: 60, height: 40)
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.layoutIfNeeded()
    #expect(child.bounds.size == CGSize(width: 60, height: 40))
    #expect(child.center == CGPoint(x: 40, y: 40))
  }
}
