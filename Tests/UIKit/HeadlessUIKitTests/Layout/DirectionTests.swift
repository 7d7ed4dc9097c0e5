import Foundation
import HeadlessUIKit
import Testing

/// What changes where text runs from right to left.
@MainActor @Suite(.ownEnvironment)
struct DirectionTests {
  private func mirrored(_ width: CGFloat = 200) -> (root: UIView, child: UIView) {
    let pair = LayoutSketch.pair(width)
    pair.root.semanticContentAttribute = .forceRightToLeft
    return pair
  }

  @Test func `leading is right, and a constant leads inwards`() {
    let (root, child) = mirrored()
    LayoutSketch.place(child, y: 0, width: 40, height: 10)
    child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.minX == 145)
  }

  @Test func `left stays left`() {
    let (root, child) = mirrored()
    LayoutSketch.place(child, x: 15, y: 0, width: 40, height: 10)
    root.layoutIfNeeded()
    #expect(child.frame.minX == 15)
  }

  @Test func `inequalities of leading edges turn round`() {
    let (root, child) = mirrored()
    LayoutSketch.place(child, y: 0, height: 10)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
      child.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30),
      child.widthAnchor.constraint(equalToConstant: 900).at(500),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.minX == 30 && child.frame.maxX == 180)
  }

  @Test func `an inequality between a center and a leading edge turns round`() {
    let (root, child) = mirrored(375)
    LayoutSketch.place(child, y: 0, width: 20, height: 10)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: child, attribute: .centerX, relatedBy: .greaterThanOrEqual, toItem: root,
        attribute: .leading, multiplier: 1, constant: 30),
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor).at(500),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.minX == 335)
  }

  @Test func `a multiple of a trailing edge counts from the right`() {
    let (root, child) = mirrored(400)
    LayoutSketch.place(child, y: 0, width: 20, height: 10)
    NSLayoutConstraint(
      item: child, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
      multiplier: 0.25, constant: 5
    ).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.maxX == 295)
  }

  @Test func `margins by direction follow a direction that is set later`() {
    let (root, child) = LayoutSketch.pair(200)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 12, bottom: 0, trailing: 34)
    LayoutSketch.place(child, y: 0, height: 10)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.minX == 12 && child.frame.maxX == 166)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(root.layoutMargins.left == 34 && root.directionalLayoutMargins.leading == 12)
    #expect(child.frame.minX == 34 && child.frame.maxX == 188)
  }

  @Test func `directional margins change sides`() {
    let (root, child) = mirrored()
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 12, bottom: 0, trailing: 34)
    LayoutSketch.place(child, y: 0, height: 10)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.minX == 34 && child.frame.maxX == 188)
  }

  @Test func `a row of a stack begins at the right`() {
    let root = LayoutSketch.root()
    let views = [ContentView(30, 10), ContentView(50, 10), ContentView(20, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.spacing = 5
    stack.setCustomSpacing(17, after: views[0])
    LayoutSketch.add(stack, to: root)
    LayoutSketch.place(stack, x: 0, y: 0)
    root.layoutIfNeeded()
    #expect(stack.frame.width == 122)
    #expect(views.map(\.frame.minX) == [92, 25, 0])
  }

  @Test func `the alignment of a column changes sides`() {
    let root = LayoutSketch.root()
    let views = [ContentView(30, 10), ContentView(50, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.axis = .vertical
    stack.alignment = .leading
    LayoutSketch.add(stack, to: root)
    LayoutSketch.place(stack, x: 0, y: 0, width: 80)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.maxX) == [80, 80])
    stack.alignment = .trailing
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 0])
  }

  @Test func `a map or a player does not turn round`() {
    let (root, child) = LayoutSketch.pair()
    root.semanticContentAttribute = .playback
    LayoutSketch.place(child, y: 0, width: 40, height: 10)
    child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.minX == 15)
  }
}
