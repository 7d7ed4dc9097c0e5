import Foundation
import HeadlessUIKit
import Testing

/// Frames and masks that stand for constraints.
@MainActor @Suite(.ownEnvironment)
struct MaskTests {
  /// Start and length in a superview of 300 points for a view at 20 that is 50 long in one of 100 points.
  nonisolated private static let spans:
    [(before: Bool, inside: Bool, after: Bool, CGFloat, CGFloat)] = [
      (false, false, false, 20, 50),
      (false, false, true, 20, 50),
      (true, false, false, 220, 50),
      (true, false, true, 100, 50),
      (false, true, false, 20, 250),
      (false, true, true, 20, 175),
      (true, true, false, 77, 193),
      (true, true, true, 60, 150),
    ]

  /// A view in one that constraints make three times as large as it was.
  private func grown(_ mask: UIView.AutoresizingMask) -> CGRect {
    let (root, parent) = LayoutSketch.pair(300, 300)
    root.contentScaleFactor = 1
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    child.autoresizingMask = mask
    parent.addSubview(child)
    NSLayoutConstraint.activate(LayoutSketch.fill(parent, in: root))
    root.layoutIfNeeded()
    #expect(parent.frame == root.bounds)
    return child.frame
  }

  @Test(arguments: spans)
  func `a mask shares the change of the width`(
    before: Bool, inside: Bool, after: Bool, start: CGFloat, length: CGFloat
  ) {
    var mask: UIView.AutoresizingMask = []
    if before { mask.insert(.flexibleLeftMargin) }
    if inside { mask.insert(.flexibleWidth) }
    if after { mask.insert(.flexibleRightMargin) }
    let frame = grown(mask)
    #expect(frame.minX == start && frame.width == length)
    #expect(frame.minY == 20 && frame.height == 50)
  }

  @Test(arguments: spans)
  func `a mask shares the change of the height`(
    before: Bool, inside: Bool, after: Bool, start: CGFloat, length: CGFloat
  ) {
    var mask: UIView.AutoresizingMask = []
    if before { mask.insert(.flexibleTopMargin) }
    if inside { mask.insert(.flexibleHeight) }
    if after { mask.insert(.flexibleBottomMargin) }
    let frame = grown(mask)
    #expect(frame.minY == start && frame.height == length)
    #expect(frame.minX == 20 && frame.width == 50)
  }

  @Test func `constraints may hang on a view that has a frame`() {
    let root = LayoutSketch.root()
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(box)
    let child = UIView()
    LayoutSketch.add(child, to: root)
    LayoutSketch.place(child, height: 5)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      child.topAnchor.constraint(equalTo: box.bottomAnchor),
      child.widthAnchor.constraint(equalTo: box.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 48, y: 60, width: 30, height: 5))
    #expect(box.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `a view follows one whose frame is moved`() {
    let root = LayoutSketch.root()
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(box)
    let child = UIView()
    LayoutSketch.add(child, to: root)
    LayoutSketch.place(child, y: 0, width: 5, height: 5)
    child.leadingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.minX == 40)
    box.frame.origin.x = 50
    root.layoutIfNeeded()
    #expect(child.frame.minX == 80)
    box.center.x = 100
    root.layoutIfNeeded()
    #expect(child.frame.minX == 115)
    box.bounds.size.width = 50
    root.layoutIfNeeded()
    #expect(child.frame.minX == 125)
  }

  @Test func `a mask resizes at once where there are no constraints`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == CGRect(x: 20, y: 70, width: 150, height: 50))
  }
}
