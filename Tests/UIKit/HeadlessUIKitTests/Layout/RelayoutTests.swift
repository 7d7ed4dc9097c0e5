import Foundation
import HeadlessUIKit
import Testing

/// Layouts that are found again after something has changed.
@MainActor @Suite(.ownEnvironment)
struct RelayoutTests {
  @Test func `a new constant moves the view at the next layout`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, y: 0, width: 10, height: 10)
    let leading = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    leading.isActive = true
    root.layoutIfNeeded()
    leading.constant = 50
    #expect(child.frame.minX == 5)
    root.layoutIfNeeded()
    #expect(child.frame.minX == 50)
  }

  @Test func `constraints count from when they are active until they are not`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, height: 10)
    let narrow = child.widthAnchor.constraint(equalToConstant: 10)
    let wide = child.widthAnchor.constraint(equalToConstant: 100)
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.width == 10)
    NSLayoutConstraint.deactivate([narrow])
    NSLayoutConstraint.activate([wide])
    root.layoutIfNeeded()
    #expect(child.frame.width == 100)
  }

  @Test func `text that changes changes the label's size`() {
    let root = LayoutSketch.root()
    let label = UILabel()
    LayoutSketch.add(label, to: root)
    LayoutSketch.place(label, x: 0, y: 0)
    label.text = "one"
    root.layoutIfNeeded()
    let old = label.frame.width
    label.text = "one and another one"
    root.layoutIfNeeded()
    #expect(old > 0 && label.frame.width > 2 * old)
    label.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(label.frame.height == label.intrinsicContentSize.height && label.frame.height > 40)
  }

  @Test func `text of several lines is as high as its width asks for`() {
    let root = LayoutSketch.root(200, 400)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a text that is far too long for a single line of two hundred points"
    LayoutSketch.add(label, to: root)
    LayoutSketch.place(label, x: 0, y: 0)
    label.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    let high = label.frame.height
    #expect(high > 2 * label.font.lineHeight)
    root.frame.size.width = 1000
    root.layoutIfNeeded()
    #expect(label.frame.width == 1000 && label.frame.height < high)
  }

  @Test func `a frame that is set on a view under constraints is overwritten`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 5, y: 6, width: 10, height: 10)
    root.layoutIfNeeded()
    child.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
    #expect(child.frame.minX == 50)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 5, y: 6, width: 10, height: 10))
  }

  @Test func `a root that grows is laid out again`() {
    let (root, child) = LayoutSketch.pair()
    NSLayoutConstraint.activate(LayoutSketch.fill(child, in: root))
    root.layoutIfNeeded()
    root.frame = CGRect(x: 7, y: 8, width: 300, height: 400)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test func `a view that moves to another place loses the constraints that led out of it`() {
    let (root, child) = LayoutSketch.pair()
    let inner = UIView()
    LayoutSketch.add(inner, to: child)
    let width = child.widthAnchor.constraint(equalToConstant: 30)
    let inside = inner.leadingAnchor.constraint(equalTo: child.leadingAnchor)
    let outwards = inner.topAnchor.constraint(equalTo: root.topAnchor)
    let left = child.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([width, inside, outwards, left])
    let other = LayoutSketch.root()
    other.addSubview(child)
    #expect(width.isActive && inside.isActive && !outwards.isActive && !left.isActive)
    #expect(root.constraints.isEmpty)
    LayoutSketch.place(child, x: 11, y: 12, height: 5)
    other.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 11, y: 12, width: 30, height: 5))
    root.layoutIfNeeded()
    #expect(child.superview === other)
  }

  @Test func `a view that is removed and added again keeps what it holds itself`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 5, y: 6, width: 10, height: 20)
    root.layoutIfNeeded()
    child.removeFromSuperview()
    #expect(root.constraints.isEmpty && child.constraints.count == 2)
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 10, height: 20))
  }

  @Test
  func `a view without a role in constraints takes part when its mask becomes no constraints`() {
    let root = LayoutSketch.root()
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    child.translatesAutoresizingMaskIntoConstraints = false
    LayoutSketch.place(child, x: 10, y: 20, width: 30, height: 40)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    child.translatesAutoresizingMaskIntoConstraints = true
    NSLayoutConstraint.deactivate(root.constraints + child.constraints)
    child.frame.origin.x = 77
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 77, y: 20, width: 30, height: 40))
  }

  @Test func `what an alignment rectangle leaves out is added to the frame`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let root = LayoutSketch.root()
    let child = Shadowed()
    LayoutSketch.add(child, to: root)
    LayoutSketch.place(child, x: 10, y: 20, width: 30, height: 40)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 8, y: 19, width: 36, height: 44))
    #expect(
      child.alignmentRect(forFrame: child.frame) == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `a switch is aligned by what is seen of it`() {
    let root = LayoutSketch.root()
    let toggle = UISwitch()
    LayoutSketch.add(toggle, to: root)
    LayoutSketch.place(toggle, y: 0)
    toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    let insets = toggle.alignmentRectInsets
    #expect(insets.right > 0)
    #expect(toggle.frame.maxX == 200 + insets.right)
  }

  @Test func `a baseline is where the text is`() {
    let root = LayoutSketch.root()
    let (label, line) = (UILabel(), UIView())
    label.text = "Ag"
    LayoutSketch.add(label, line, to: root)
    LayoutSketch.place(label, x: 0, y: 10)
    LayoutSketch.place(line, x: 0, width: 200, height: 1)
    line.topAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(line.frame.minY - 10 - label.font.ascender) <= 0.5)
  }
}
