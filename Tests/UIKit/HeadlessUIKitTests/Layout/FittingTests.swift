import Foundation
import HeadlessUIKit
import Testing

/// The size that constraints find for a view.
@MainActor @Suite(.ownEnvironment)
struct FittingTests {
  /// A view around a label of several lines and a content of 40×30, 10 points apart from each other and from the edges.
  private func card() -> (card: UIView, label: UILabel, content: ContentView) {
    let (card, label, content) = (UIView(), UILabel(), ContentView(40, 30))
    label.numberOfLines = 0
    label.text = "a text that has room enough in four hundred points"
    LayoutSketch.add(label, content, to: card)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10),
    ])
    return (card, label, content)
  }

  @Test func `the compressed size holds the content and no more`() {
    let (card, label, _) = card()
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let text = label.intrinsicContentSize
    #expect(size == CGSize(width: text.width + 20, height: text.height + 60))
    #expect(card.frame == .zero && label.frame == .zero)
  }

  @Test func `a required width breaks the text, and the height follows`() {
    let (card, label, _) = card()
    let line = label.intrinsicContentSize.height
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 150 && size.height > 2 * line + 60)
    // The size that layout finds at that width is the same.
    let root = LayoutSketch.root(150, 1000)
    root.contentScaleFactor = card.contentScaleFactor
    LayoutSketch.add(card, to: root)
    LayoutSketch.place(card, x: 0, y: 0, width: 150)
    root.layoutIfNeeded()
    #expect(card.frame.size == size)
  }

  @Test func `the expanded size is as large as constraints allow`() {
    let (view, content) = (UIView(), UIView())
    LayoutSketch.add(content, to: view)
    NSLayoutConstraint.activate(LayoutSketch.fill(content, in: view))
    content.widthAnchor.constraint(lessThanOrEqualToConstant: 320).isActive = true
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 320, height: 10_000))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test func `a view's own constraints and content count`() {
    let content = ContentView(40, 30)
    #expect(
      content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 40, height: 30))
    content.widthAnchor.constraint(equalToConstant: 77).isActive = true
    #expect(content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 77)
    let stack = UIStackView(arrangedSubviews: [ContentView(10, 20), ContentView(30, 5)])
    stack.spacing = 2
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 42, height: 20))
  }

  @Test func `masks of views inside ask for the size that keeps their margins`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fixed = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 40))
    let content = ContentView(70, 10)
    view.addSubview(fixed)
    LayoutSketch.add(content, to: fixed)
    fixed.autoresizingMask = [.flexibleWidth]
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: fixed.trailingAnchor),
    ])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 120)
  }

  @Test func `a class may answer for itself`() {
    final class Square: UIView {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        CGSize(width: 5, height: 5)
      }
    }
    #expect(Square().systemLayoutSizeFitting(.zero) == CGSize(width: 5, height: 5))
  }
}
