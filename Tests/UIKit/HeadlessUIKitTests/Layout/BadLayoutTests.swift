import Foundation
import HeadlessUIKit
import Testing

/// Hierarchies that no sane app has: layout ends, and gives the rest a result.
@MainActor @Suite(.ownEnvironment)
struct BadLayoutTests {
  @Test func `views whose widths are parts of each other without end get a size`() {
    let root = LayoutSketch.root()
    let (first, second) = (UIView(), UIView())
    LayoutSketch.add(first, second, to: root)
    LayoutSketch.place(first, x: 0, y: 0, height: 10)
    LayoutSketch.place(second, x: 0, y: 20, height: 10)
    let conflicts = ConflictLog.during {
      NSLayoutConstraint.activate([
        first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2),
        second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2),
      ])
      root.layoutIfNeeded()
    }
    #expect(conflicts.isEmpty)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
    #expect(second.frame == CGRect(x: 0, y: 20, width: 0, height: 10))
  }

  @Test func `a layout that takes too long is left out and reported once`() {
    let root = LayoutSketch.root()
    let stack = UIStackView()
    stack.distribution = .fillProportionally
    LayoutSketch.add(stack, to: root)
    LayoutSketch.place(stack, x: 0, y: 0, width: 300)
    for _ in 0..<2000 {
      let label = UILabel()
      label.text = "T"
      stack.addArrangedSubview(label)
    }
    var excesses: [LayoutExcess] = []
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    HeadlessEnvironment.current.handling(layoutExcesses: { excesses.append($0) }) {
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(excesses.count == 1 && excesses.first?.view === root)
    #expect(excesses.first?.description.contains("depend on one another") == true)
  }

  @Test func `a width that is itself and more is a conflict`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 3, y: 4, height: 10)
    let more = child.widthAnchor.constraint(equalTo: child.widthAnchor, constant: 1)
    let conflicts = ConflictLog.during {
      more.isActive = true
      root.layoutIfNeeded()
    }
    #expect(conflicts.map { $0.broken.constraint } == [more])
    #expect(child.frame.origin == CGPoint(x: 3, y: 4) && child.frame.height == 10)
  }

  @Test func `a circle of places keeps the views where the rest says`() {
    let root = LayoutSketch.root()
    let views = (0..<5).map { _ in UIView() }
    for view in views {
      LayoutSketch.add(view, to: root)
      LayoutSketch.place(view, y: 0, width: 10, height: 10)
    }
    let conflicts = ConflictLog.during {
      for (index, view) in views.enumerated() {
        let next = views[(index + 1) % views.count]
        next.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
      }
      root.layoutIfNeeded()
    }
    // Only widths of 0 close the circle; each of those that the views have is one too much.
    #expect(
      conflicts.map { $0.broken.constraint?.firstAttribute } == Array(repeating: .width, count: 5))
    #expect(views.allSatisfy { $0.frame.size == CGSize(width: 0, height: 10) })
  }

  @Test func `a length below zero is 0`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, height: 10)
    let conflicts = ConflictLog.during {
      child.widthAnchor.constraint(equalToConstant: -20).isActive = true
      root.layoutIfNeeded()
    }
    #expect(conflicts.count == 1 && child.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
  }

  @Test func `numbers beyond what layout counts with are taken as the largest`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, height: 10)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
      child.widthAnchor.constraint(greaterThanOrEqualToConstant: -.greatestFiniteMagnitude),
      child.widthAnchor.constraint(equalToConstant: 40),
      child.widthAnchor.constraint(
        lessThanOrEqualTo: root.widthAnchor, multiplier: .greatestFiniteMagnitude),
      child.heightAnchor.constraint(
        greaterThanOrEqualTo: root.heightAnchor, multiplier: .leastNonzeroMagnitude),
    ])
    #expect(ConflictLog.during { root.layoutIfNeeded() }.isEmpty)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test func `content whose size is not a number has none`() {
    let root = LayoutSketch.root()
    let content = ContentView(.nan, .infinity)
    LayoutSketch.add(content, to: root)
    LayoutSketch.place(content, x: 1, y: 2)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 1, y: 2, width: 0, height: 0))
    content.contentSize = CGSize(width: 5, height: -3)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 1, y: 2, width: 5, height: 0))
  }

  @Test func `a frame that is not a number leaves its siblings in place`() {
    let (root, child) = LayoutSketch.pair()
    let odd = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 5))
    root.addSubview(odd)
    LayoutSketch.place(child, x: 1, y: 2, width: 3, height: 4)
    child.leadingAnchor.constraint(equalTo: odd.trailingAnchor).at(400).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `items that are freed while their constraints live are passed over`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 1, y: 2, width: 3, height: 4)
    var guide: UILayoutGuide? = UILayoutGuide()
    root.addLayoutGuide(guide!)
    let width = child.widthAnchor.constraint(equalTo: guide!.widthAnchor)
    width.isActive = true
    weak let released = guide
    root.removeLayoutGuide(guide!)
    guide = nil
    #expect(released == nil && !width.isActive && width.secondItem == nil)
    let errors = FailureLog.during { width.isActive = true }
    #expect(errors.count == 1)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `views that are removed in the middle of layout do not stop it`() {
    final class Removing: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.last?.removeFromSuperview()
      }
    }
    let root = Removing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let children = (0..<4).map { _ in UIView() }
    for child in children {
      LayoutSketch.add(child, to: root)
      LayoutSketch.place(child, x: 1, y: 2, width: 3, height: 4)
    }
    root.layoutIfNeeded()
    #expect(root.subviews.count < 4)
    #expect(root.subviews.allSatisfy { $0.frame == CGRect(x: 1, y: 2, width: 3, height: 4) })
  }

  @Test func `ten thousand constraints on one view are solved`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, height: 10)
    let many = (0..<10_000).map { index in
      child.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(index % 90))
        .at(Float(1 + index % 999))
    }
    NSLayoutConstraint.activate(many)
    child.widthAnchor.constraint(lessThanOrEqualToConstant: 70).isActive = true
    root.layoutIfNeeded()
    #expect(child.frame.width == 70)
    NSLayoutConstraint.deactivate(many)
    #expect(child.constraints.count == 2)
  }

  @Test func `ten thousand required constraints that contradict are told, and end`() {
    let (root, child) = LayoutSketch.pair()
    LayoutSketch.place(child, x: 0, y: 0, height: 10)
    for index in 0..<10_000 {
      child.widthAnchor.constraint(equalToConstant: CGFloat(index)).isActive = true
    }
    let conflicts = ConflictLog.during { root.layoutIfNeeded() }
    #expect(conflicts.count == 9_999 && child.frame.width == 0)
    #expect(conflicts.first?.members.count == 2)
  }

  @Test func `a hierarchy a thousand views deep is laid out without running out of stack`() {
    let root = LayoutSketch.root(2100, 2100)
    var views = [root]
    for _ in 0..<1_000 {
      let view = UIView()
      LayoutSketch.add(view, to: views[views.count - 1])
      let outer = views[views.count - 1]
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -1),
        view.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
      ])
      view.layoutMargins = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
      views.append(view)
    }
    root.layoutMargins = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(views[1_000].frame == CGRect(x: 1, y: 1, width: 100, height: 1_100))
    // Freed from the inside outwards, so that the test itself needs no stack.
    while let view = views.popLast() { view.removeFromSuperview() }
  }
}
