import Foundation
import HeadlessUIKit
import Testing

/// Spaces, margins, hidden views and changes of stacks.
@MainActor @Suite(.ownEnvironment)
struct StackSpacingTests {
  /// A row at the origin that is as long as its contents of 10, 20 and 30 points.
  private func row() -> (root: UIView, stack: UIStackView, views: [ContentView]) {
    let root = LayoutSketch.root(400, 100)
    let views = [ContentView(10, 5), ContentView(20, 5), ContentView(30, 5)]
    let stack = UIStackView(arrangedSubviews: views)
    LayoutSketch.add(stack, to: root)
    LayoutSketch.place(stack, x: 0, y: 0)
    return (root, stack, views)
  }

  @Test func `a space of its own follows a view, until it is taken back`() {
    let (root, stack, views) = row()
    stack.spacing = 4
    stack.setCustomSpacing(20, after: views[1])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 14, 54] && stack.frame.width == 84)
    #expect(stack.customSpacing(after: views[1]) == 20)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 14, 38])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test func `the system's space is 8 points`() {
    let (root, stack, views) = row()
    stack.spacing = UIStackView.spacingUseSystem
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 18, 46])
    stack.spacing = 1
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 18, 39])
  }

  @Test func `margins surround the views where they are asked for`() {
    let (root, stack, views) = row()
    root.layoutIfNeeded()
    #expect(stack.layoutMargins == .zero)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 60, height: 5))
    stack.isLayoutMarginsRelativeArrangement = true
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 66, height: 9))
    #expect(views[0].frame == CGRect(x: 2, y: 1, width: 10, height: 5))
  }

  @Test func `a hidden view leaves no gap, and comes back`() {
    let (root, stack, views) = row()
    stack.spacing = 7
    root.layoutIfNeeded()
    #expect(stack.frame.width == 74)
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 47 && views[2].frame.minX == 17)
    #expect(views[1].frame.width == 0)
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.width == 74 && views[1].frame.width == 20)
  }

  @Test func `hidden views at either end take their space with them`() {
    let (root, stack, views) = row()
    stack.spacing = 7
    views[0].isHidden = true
    views[2].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 20 && views[1].frame.minX == 0)
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 0)
  }

  @Test func `a hidden view with a width of its own leaves no gap either`() {
    let (root, stack, views) = row()
    let conflicts = ConflictLog.during {
      views[1].widthAnchor.constraint(equalToConstant: 99).at(999).isActive = true
      views[1].isHidden = true
      root.layoutIfNeeded()
    }
    #expect(conflicts.isEmpty)
    #expect(stack.frame.width == 40)
  }

  @Test func `views come, move and go`() {
    let (root, stack, views) = row()
    let extra = ContentView(100, 5)
    stack.insertArrangedSubview(extra, at: 1)
    root.layoutIfNeeded()
    #expect(extra.frame.minX == 10 && views[1].frame.minX == 110)
    stack.insertArrangedSubview(extra, at: 3)
    root.layoutIfNeeded()
    #expect(extra.frame.minX == 60)
    views[0].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(views[1].frame.minX == 0 && stack.frame.width == 150)
    #expect(stack.arrangedSubviews == [views[1], views[2], extra])
  }

  @Test func `an axis that changes turns the stack`() {
    let (root, stack, views) = row()
    stack.spacing = 2
    root.layoutIfNeeded()
    stack.axis = .vertical
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 30, height: 19))
    #expect(views.map(\.frame.minY) == [0, 7, 14])
  }

  @Test func `spaces count from baseline to baseline where that is asked for`() {
    let root = LayoutSketch.root(300, 300)
    let labels = ["one", "two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    LayoutSketch.add(stack, to: root)
    LayoutSketch.place(stack, x: 0, y: 0)
    root.layoutIfNeeded()
    #expect(abs(labels[1].frame.minY - labels[0].frame.minY - 40) <= 0.5)
  }

  @Test func `stacks nest`() {
    let root = LayoutSketch.root(400, 100)
    let contents = [ContentView(10, 20), ContentView(30, 40), ContentView(50, 60)]
    let column = UIStackView(arrangedSubviews: [contents[0], contents[1]])
    column.axis = .vertical
    column.spacing = 2
    let row = UIStackView(arrangedSubviews: [column, contents[2]])
    row.spacing = 3
    row.alignment = .center
    LayoutSketch.add(row, to: root)
    LayoutSketch.place(row, x: 0, y: 0)
    root.layoutIfNeeded()
    #expect(row.frame.size == CGSize(width: 83, height: 62))
    #expect(column.frame == CGRect(x: 0, y: 0, width: 30, height: 62))
    #expect(contents[2].frame == CGRect(x: 33, y: 1, width: 50, height: 60))
  }
}
