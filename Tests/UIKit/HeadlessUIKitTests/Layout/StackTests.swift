import Foundation
import HeadlessUIKit
import Testing

/// How stack views share the room along their axis and place views across it, in rows and in columns.
@MainActor @Suite(.ownEnvironment)
struct StackTests {
  /// A stack of 300 points along its axis and 60 across, with contents of 40×10, 60×30 and 80×20 in terms of its axis.
  private func stack(
    _ axis: NSLayoutConstraint.Axis, _ prepare: (UIStackView) -> Void
  ) -> (root: UIView, stack: UIStackView, views: [ContentView]) {
    let isRow = axis == .horizontal
    let root = isRow ? LayoutSketch.root(300, 60) : LayoutSketch.root(60, 300)
    root.contentScaleFactor = 1
    let sizes: [(CGFloat, CGFloat)] = [(40, 10), (60, 30), (80, 20)]
    let views = sizes.map { isRow ? ContentView($0.0, $0.1) : ContentView($0.1, $0.0) }
    // Of views that hug alike nobody can say which one grows.
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: axis)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = 10
    prepare(stack)
    LayoutSketch.add(stack, to: root)
    NSLayoutConstraint.activate(LayoutSketch.fill(stack, in: root))
    root.layoutIfNeeded()
    return (root, stack, views)
  }

  /// Start and length of each view along an axis.
  private func spans(_ views: [ContentView], _ axis: NSLayoutConstraint.Axis) -> [[CGFloat]] {
    views.map {
      axis == .horizontal
        ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  nonisolated private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

  nonisolated private static let distributions: [(UIStackView.Distribution, [[CGFloat]])] = [
    (.fill, [[0, 40], [50, 160], [220, 80]]),
    (.fillEqually, [[0, 93], [103, 94], [207, 93]]),
    (.equalSpacing, [[0, 40], [100, 60], [220, 80]]),
    // Centers stand at 20, 140 and 260.
    (.equalCentering, [[0, 40], [110, 60], [220, 80]]),
  ]

  @Test(arguments: axes, distributions)
  func `a distribution shares the room along the axis`(
    axis: NSLayoutConstraint.Axis, expected: (UIStackView.Distribution, [[CGFloat]])
  ) {
    let (_, _, views) = stack(axis) { $0.distribution = expected.0 }
    #expect(spans(views, axis) == expected.1)
    let across = spans(views, axis == .horizontal ? .vertical : .horizontal)
    #expect(across == [[0, 60], [0, 60], [0, 60]])
  }

  @Test(arguments: axes)
  func `lengths in proportion to contents fill what spacing leaves`(
    axis: NSLayoutConstraint.Axis
  ) {
    let (_, _, views) = stack(axis) {
      $0.distribution = .fillProportionally
      $0.spacing = 0
    }
    #expect(spans(views, axis) == [[0, 67], [67, 100], [167, 133]])
  }

  @Test(arguments: axes)
  func `where a view has no size of its own there is nothing to be in proportion to`(
    axis: NSLayoutConstraint.Axis
  ) {
    let (_, _, views) = stack(axis) {
      $0.distribution = .fillProportionally
      let plain = UIView()
      let length = axis == .horizontal ? plain.widthAnchor : plain.heightAnchor
      length.constraint(equalToConstant: 50).isActive = true
      $0.addArrangedSubview(plain)
    }
    // As a stack that fills has them: the second one hugs least.
    #expect(spans(views, axis) == [[0, 40], [50, 100], [160, 80]])
  }

  @Test func `a long stack of equal centers keeps every one`() {
    let root = LayoutSketch.root(10, 10_000)
    root.contentScaleFactor = 1
    let views = (0..<200).map { _ in ContentView(10, 10) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = .equalCentering
    LayoutSketch.add(stack, to: root)
    NSLayoutConstraint.activate(LayoutSketch.fill(stack, in: root))
    root.layoutIfNeeded()
    // 9,990 points between the first center and the last.
    let gaps = zip(views, views.dropFirst()).map { $1.frame.midY - $0.frame.midY }
    #expect(gaps.allSatisfy { abs($0 - 9_990 / 199) <= 1 })
  }

  nonisolated private static let alignments: [(UIStackView.Alignment, [[CGFloat]])] = [
    (.fill, [[0, 60], [0, 60], [0, 60]]),
    (.leading, [[0, 10], [0, 30], [0, 20]]),
    (.center, [[25, 10], [15, 30], [20, 20]]),
    (.trailing, [[50, 10], [30, 30], [40, 20]]),
  ]

  /// As Interface Builder lays out documents whose constraints keep a distance from the edge.
  @Test func `aligned views may keep a distance from the edge together`() {
    let (root, stack, views) = stack(.vertical) { $0.alignment = .leading }
    let conflicts = ConflictLog.during {
      for view in views {
        view.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 4).isActive = true
      }
      root.layoutIfNeeded()
    }
    #expect(conflicts.isEmpty)
    #expect(views.allSatisfy { $0.frame.minX == 4 })
  }

  @Test(arguments: axes, alignments)
  func `an alignment places views across the axis`(
    axis: NSLayoutConstraint.Axis, expected: (UIStackView.Alignment, [[CGFloat]])
  ) {
    let (_, _, views) = stack(axis) { $0.alignment = expected.0 }
    #expect(spans(views, axis == .horizontal ? .vertical : .horizontal) == expected.1)
    #expect(spans(views, axis) == [[0, 40], [50, 160], [220, 80]])
  }

  @Test(arguments: axes, distributions.map(\.0))
  func `every distribution goes with every alignment`(
    axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution
  ) {
    for alignment in Self.alignments {
      let (root, stack, views) = stack(axis) {
        $0.distribution = distribution
        $0.alignment = alignment.0
      }
      #expect(spans(views, axis == .horizontal ? .vertical : .horizontal) == alignment.1)
      #expect(stack.frame == root.bounds)
      #expect(!views.contains { $0.hasAmbiguousLayout })
    }
  }

  @Test(arguments: axes)
  func `a stack without a size is as long as its views and as wide as the widest`(
    axis: NSLayoutConstraint.Axis
  ) {
    for alignment in Self.alignments.map(\.0) {
      let root = LayoutSketch.root(500, 500)
      let views =
        axis == .horizontal
        ? [ContentView(40, 10), ContentView(60, 30)] : [ContentView(10, 40), ContentView(30, 60)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = axis
      stack.alignment = alignment
      stack.spacing = 5
      LayoutSketch.add(stack, to: root)
      LayoutSketch.place(stack, x: 1, y: 2)
      root.layoutIfNeeded()
      let size =
        axis == .horizontal ? CGSize(width: 105, height: 30) : CGSize(width: 30, height: 105)
      #expect(stack.frame == CGRect(origin: CGPoint(x: 1, y: 2), size: size))
    }
  }

  @Test func `texts of a row may share a baseline`() {
    let root = LayoutSketch.root(300, 100)
    let labels = [12.0, 30, 17].map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Ag"
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    LayoutSketch.add(stack, to: root)
    LayoutSketch.place(stack, x: 0, y: 0)
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      stack.alignment = alignment
      root.layoutIfNeeded()
      let lines = labels.map { $0.frame.minY + $0.font.ascender }
      #expect(abs(lines[0] - lines[1]) <= 0.5 && abs(lines[1] - lines[2]) <= 0.5)
      #expect(labels.map(\.frame.minY) != [0, 0, 0])
    }
  }

  @Test func `an empty label in a row has the baseline of its font`() {
    let root = LayoutSketch.root(300, 100)
    let (title, value) = (UILabel(), UILabel())
    title.text = "Total"
    let stack = UIStackView(arrangedSubviews: [title, value])
    LayoutSketch.add(stack, to: root)
    LayoutSketch.place(stack, x: 0, y: 0)
    let isAligned = title.lastBaselineAnchor.constraint(equalTo: value.firstBaselineAnchor)
    isAligned.isActive = true
    root.layoutIfNeeded()
    let height = title.intrinsicContentSize.height
    #expect(height > 0 && abs(title.frame.height - height) <= 0.5)
    #expect(value.frame.height == title.frame.height)
    #expect(title.frame.minY == 0 && value.frame.minY == 0)
  }

  @Test
  func `an empty label is beside one of the same height, and keeps the height that it is given`() {
    let root = LayoutSketch.root(300, 100)
    let (title, value) = (UILabel(), UILabel())
    title.text = "Total"
    for label in [title, value] {
      LayoutSketch.add(label, to: root)
      label.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    LayoutSketch.place(title, x: 0, y: 40)
    value.leadingAnchor.constraint(equalTo: title.trailingAnchor).isActive = true
    title.lastBaselineAnchor.constraint(equalTo: value.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(value.frame.minY == 40 && value.frame.height == 30)
  }

  @Test func `an empty stack has no size`() {
    let root = LayoutSketch.root()
    let stack = UIStackView()
    LayoutSketch.add(stack, to: root)
    LayoutSketch.place(stack, x: 3, y: 4)
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 3, y: 4, width: 0, height: 0))
  }
}
