import Foundation
import HeadlessUIKit
import Testing

/// Stacks where text runs from right to left: rows begin at the right, columns align at the other side.
@MainActor @Suite(.ownEnvironment)
struct StackDirectionTests {
  /// A stack of 300×60 points with contents of 40×10, 60×30 and 80×20, as it is and with the text's direction turned.
  private func frames(
    _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment, isMirrored: Bool
  ) -> [CGRect] {
    let root = LayoutSketch.root(300, 300)
    root.contentScaleFactor = 1
    let views = [ContentView(40, 10), ContentView(60, 30), ContentView(80, 20)]
    // Of views that hug alike nobody can say which one grows.
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: axis)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = 15
    stack.setCustomSpacing(30, after: views[0])
    if isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
    LayoutSketch.add(stack, to: root)
    NSLayoutConstraint.activate(LayoutSketch.fill(stack, in: root))
    root.layoutIfNeeded()
    #expect(!views.contains { $0.hasAmbiguousLayout })
    return views.map(\.frame)
  }

  /// The frames seen in a mirror of 300 points.
  private func mirrored(_ frames: [CGRect]) -> [CGRect] {
    frames.map { CGRect(x: 300 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  nonisolated private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  nonisolated private static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .center, .trailing,
  ]

  @Test(arguments: distributions, alignments)
  func `a row is its own image in a mirror`(
    distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
  ) {
    let plain = frames(.horizontal, distribution, alignment, isMirrored: false)
    let turned = frames(.horizontal, distribution, alignment, isMirrored: true)
    for (turned, plain) in zip(turned, mirrored(plain)) {
      // Half a pixel is rounded away from zero on either side.
      #expect(abs(turned.minX - plain.minX) <= 1 && abs(turned.width - plain.width) <= 1)
      #expect(turned.minY == plain.minY && turned.height == plain.height)
    }
    #expect(turned[0].minX > turned[2].maxX)
  }

  @Test(arguments: distributions, alignments)
  func `a column keeps its order and aligns at the other side`(
    distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
  ) {
    let plain = frames(.vertical, distribution, alignment, isMirrored: false)
    let turned = frames(.vertical, distribution, alignment, isMirrored: true)
    #expect(turned == mirrored(plain))
    #expect(turned[0].maxY < turned[2].minY)
  }
}
