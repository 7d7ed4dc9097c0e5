import Foundation
import HeadlessUIKit
import Testing

extension SeedViewProgramming {
  /// S4.5: when views are laid out, how often, and in which order.
  @MainActor
  struct LayoutCycle {
    /// A view that notes when it is laid out.
    private final class Noting: UIView {
      static var log: [String] = []
      var name = ""
      var onLayout: (() -> Void)?

      convenience init(_ name: String) {
        self.init(frame: .zero)
        self.name = name
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        Noting.log.append(name)
        onLayout?()
      }

      override func updateConstraints() {
        Noting.log.append("constraints of \(name)")
        super.updateConstraints()
      }
    }

    /// A root with two views, the first of which has one inside; all laid out, with an empty log.
    private func tree() -> (root: Noting, first: Noting, inner: Noting, second: Noting) {
      let (root, first, inner, second) = (
        Noting("root"), Noting("first"), Noting("inner"), Noting("second")
      )
      root.addSubview(first)
      first.addSubview(inner)
      root.addSubview(second)
      for view in [root, first, inner, second] { view.setNeedsLayout() }
      root.layoutIfNeeded()
      Noting.log = []
      return (root, first, inner, second)
    }

    @Test func `superviews are laid out before the views inside them`() {
      let (root, first, inner, second) = tree()
      for view in [inner, second, first, root] { view.setNeedsLayout() }
      root.layoutIfNeeded()
      #expect(Noting.log == ["root", "first", "inner", "second"])
    }

    @Test func `a view that asks several times is laid out once`() {
      let (root, first, _, _) = tree()
      for _ in 0..<5 { first.setNeedsLayout() }
      root.layoutIfNeeded()
      #expect(Noting.log == ["first"])
      root.layoutIfNeeded()
      #expect(Noting.log == ["first"])
    }

    @Test func `a view that asks for nothing is not laid out`() {
      let (root, _, _, _) = tree()
      root.layoutIfNeeded()
      #expect(Noting.log.isEmpty)
    }

    @Test func `a view that is laid out alone leaves its neighbors for later`() {
      let (root, first, inner, second) = tree()
      inner.setNeedsLayout()
      second.setNeedsLayout()
      first.layoutIfNeeded()
      #expect(Noting.log == ["inner"])
      root.layoutIfNeeded()
      #expect(Noting.log == ["inner", "second"])
    }

    @Test func `superviews that need layout without a gap come first`() {
      let (root, first, inner, second) = tree()
      for view in [root, first, inner, second] { view.setNeedsLayout() }
      inner.layoutIfNeeded()
      #expect(Noting.log == ["root", "first", "inner", "second"])
    }

    @Test func `layout within layout lays out what is inside, and ends`() {
      let (root, first, inner, second) = tree()
      root.onLayout = {
        inner.setNeedsLayout()
        first.layoutIfNeeded()
        Noting.log.append("end")
      }
      root.setNeedsLayout()
      second.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(Noting.log == ["root", "inner", "end", "second"])
    }

    @Test func `a view that always asks for layout does not hang it`() {
      let (root, first, _, _) = tree()
      first.onLayout = { [unowned first] in first.setNeedsLayout() }
      first.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(Noting.log == Array(repeating: "first", count: 100))
      first.onLayout = nil
    }

    @Test func `constraints are updated from the inside outwards, before any layout`() {
      let (root, first, inner, second) = tree()
      for view in [root, first, inner, second] {
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
      }
      #expect(inner.needsUpdateConstraints())
      root.layoutIfNeeded()
      #expect(
        Noting.log == [
          "constraints of inner", "constraints of first", "constraints of second",
          "constraints of root", "root", "first", "inner", "second",
        ])
      #expect(!inner.needsUpdateConstraints())
    }

    @Test
    func `constraints that move a view lay out its superview, and the view if its size changes`() {
      let (root, first, _, _) = tree()
      first.translatesAutoresizingMaskIntoConstraints = false
      root.frame.size = CGSize(width: 100, height: 100)
      LayoutSketch.place(first, y: 0, width: 10, height: 10)
      let left = first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1)
      left.isActive = true
      root.layoutIfNeeded()
      Noting.log = []
      left.constant = 20
      root.layoutIfNeeded()
      #expect(Noting.log == ["root"] && first.frame.minX == 20)
      Noting.log = []
      first.constraints.first { $0.firstAttribute == .width }?.constant = 50
      root.layoutIfNeeded()
      #expect(Noting.log == ["root", "first"])
    }

    @Test func `constraints that change within layout are solved before it ends`() {
      let (root, first, _, _) = tree()
      root.frame.size = CGSize(width: 300, height: 100)
      first.translatesAutoresizingMaskIntoConstraints = false
      LayoutSketch.place(first, x: 0, y: 0, height: 10)
      let width = first.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      root.onLayout = { [unowned root] in width.constant = root.bounds.width / 3 }
      root.layoutIfNeeded()
      #expect(first.frame.width == 100)
      root.frame.size.width = 600
      root.layoutIfNeeded()
      #expect(first.frame.width == 200)
      root.onLayout = nil
    }

    @Test func `masks apply at once, layout comes later`() {
      let (root, first, _, _) = tree()
      root.frame.size = CGSize(width: 100, height: 100)
      first.frame = root.bounds
      first.autoresizingMask = [.flexibleWidth]
      root.layoutIfNeeded()
      Noting.log = []
      root.frame.size.width = 150
      #expect(first.frame.width == 150 && Noting.log.isEmpty)
      root.layoutIfNeeded()
      #expect(Noting.log == ["root", "first"])
    }
  }
}
