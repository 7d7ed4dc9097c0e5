import Foundation
import HeadlessUIKit
import Testing

/// Stacks that count their spaces from baselines, and the line that a stack itself stands on.
@MainActor @Suite(.ownEnvironment)
struct StackBaselineTests {
  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Ag"
    return label
  }

  private func column(_ views: [UIView], spacing: CGFloat) -> UIView {
    let root = LayoutSketch.root(300, 300)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = spacing
    LayoutSketch.add(stack, to: root)
    LayoutSketch.place(stack, x: 0, y: 0, width: 200)
    root.layoutIfNeeded()
    return root
  }

  /// Where a label's line is in a root, in points.
  private func line(_ label: UILabel, in root: UIView) -> CGFloat {
    let frame = label.convert(label.bounds, to: root)
    return frame.midY - label.font.lineHeight / 2 + label.font.ascender
  }

  @Test(arguments: [(17, 22), (34, 44)])
  func `lines of a column are as far apart as the system has them for their font`(
    _ size: CGFloat, _ distance: CGFloat
  ) {
    let labels = [label(size), label(size)]
    let root = column(labels, spacing: UIStackView.spacingUseSystem)
    #expect(abs(line(labels[1], in: root) - line(labels[0], in: root) - distance) <= 0.5)
  }

  @Test func `a stated space is that of the lines`() {
    let labels = [label(12), label(30)]
    let root = column(labels, spacing: 60)
    #expect(abs(line(labels[1], in: root) - line(labels[0], in: root) - 60) <= 0.5)
  }

  @Test func `a row is aligned with the baseline of its tallest view`() {
    let (small, large, below) = (label(12), label(30), label(17))
    let row = UIStackView(arrangedSubviews: [small, large])
    row.alignment = .top
    let root = column([row, below], spacing: 40)
    #expect(abs(line(below, in: root) - line(large, in: root) - 40) <= 0.5)
    #expect(row.forLastBaselineLayout === large && row.forFirstBaselineLayout === large)
  }

  @Test func `a height that a constraint states counts for the tallest view`() {
    let (image, text) = (UIView(), label(17))
    image.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let row = UIStackView(arrangedSubviews: [text, image])
    #expect(row.forFirstBaselineLayout === image)
    row.axis = .vertical
    #expect(row.forFirstBaselineLayout === text && row.forLastBaselineLayout === image)
  }

  @Test func `views on a line keep to the top, and nothing is left open`() {
    let (small, large) = (label(12), label(30))
    let row = UIStackView(arrangedSubviews: [small, large])
    row.alignment = .firstBaseline
    let root = LayoutSketch.root(300, 300)
    LayoutSketch.add(row, to: root)
    LayoutSketch.place(row, x: 0, y: 0)
    root.layoutIfNeeded()
    #expect(abs(line(small, in: root) - line(large, in: root)) <= 0.5)
    #expect(!small.hasAmbiguousLayout && !large.hasAmbiguousLayout && !row.hasAmbiguousLayout)
  }

  @Test func `a text view is aligned by the baseline of its text`() {
    let (title, text) = (label(17), UITextView())
    text.font = .systemFont(ofSize: 17)
    text.isScrollEnabled = false
    text.text = "Ag"
    let root = LayoutSketch.root(300, 300)
    LayoutSketch.add(title, text, to: root)
    LayoutSketch.place(title, x: 0, y: 40)
    LayoutSketch.place(text, x: 100)
    text.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    let font = UIFont.systemFont(ofSize: 17)
    let textLine = text.frame.minY + text.textContainerInset.top + font.ascender
    #expect(abs(textLine - line(title, in: root)) <= 0.5)
    #expect(text.textContainerInset.top == 8)
  }
}
