import Foundation
import HeadlessUIKit
import Testing

/// Which of several wishes wins.
@MainActor @Suite(.ownEnvironment)
struct PriorityTests {
  @Test func `of two wishes the one of the higher priority holds`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, height: 10)
    let narrow = child.widthAnchor.constraint(equalToConstant: 20).at(400)
    let wide = child.widthAnchor.constraint(equalToConstant: 90).at(600)
    NSLayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    #expect(child.frame.width == 90)
    narrow.priority = UILayoutPriority(601)
    root.layoutIfNeeded()
    #expect(child.frame.width == 20)
    wide.priority = .required
    root.layoutIfNeeded()
    #expect(child.frame.width == 90)
  }

  @Test func `no number of low wishes outweighs a high one`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, height: 10)
    for _ in 0..<50 { child.widthAnchor.constraint(equalToConstant: 0).at(749).isActive = true }
    child.widthAnchor.constraint(equalToConstant: 90).at(750).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.width == 90)
  }

  @Test func `a view without other wishes has the size of its content`() {
    let root = LayoutSketch.root()
    let content = ContentView(64, 32)
    LayoutSketch.add(content, to: root)
    LayoutSketch.place(content, x: 5, y: 6)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 5, y: 6, width: 64, height: 32))
    content.contentSize = CGSize(width: 50, height: UIView.noIntrinsicMetric)
    content.heightAnchor.constraint(equalToConstant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 5, y: 6, width: 50, height: 7))
  }

  /// Two views that fill a row of 200 points, of which one hugs its content more.
  private func row(_ widths: CGFloat...) -> (root: UIView, views: [ContentView]) {
    let root = LayoutSketch.root()
    let views = widths.map { ContentView($0, 10) }
    LayoutSketch.add(views[0], views[1], to: root)
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return (root, views)
  }

  @Test func `where there is too much room the view that hugs less grows`() {
    let (root, views) = row(50, 60)
    views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 150])
    views[1].setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [140, 60])
  }

  @Test func `where there is too little room the view that resists less shrinks`() {
    let (root, views) = row(150, 160)
    views[0].setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [150, 50])
    views[1].setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [40, 160])
  }

  @Test func `a constraint is between hugging and resistance`() {
    let root = LayoutSketch.root()
    let content = ContentView(80, 10)
    LayoutSketch.add(content, to: root)
    LayoutSketch.place(content, x: 0, y: 0)
    let width = content.widthAnchor.constraint(equalToConstant: 120).at(500)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(content.frame.width == 120)
    width.constant = 40
    root.layoutIfNeeded()
    #expect(content.frame.width == 80)
    content.setContentHuggingPriority(UILayoutPriority(900), for: .horizontal)
    width.constant = 120
    root.layoutIfNeeded()
    #expect(content.frame.width == 80)
  }

  @Test func `priorities of content are kept for each axis`() {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 1)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}
