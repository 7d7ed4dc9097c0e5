import AutoLayout
import Foundation

extension LayoutEngine {
  /// A priority above the one at which stacks minimize their length, and below all priorities in documents.
  private static let placeholderPriority = UILayoutPriority(52.5)

  /// Adds the equations of a view's content size: the view resists growing and shrinking.
  func addContentSize(of index: Int) {
    let view = items[index].view
    if let size = overrides?.fallbackSizes[items[index].id] {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where size[axis] >= 0 {
        add(
          items[index].box[axis].length, .equal, LinearExpression(Double(size[axis])),
          Self.placeholderPriority)
      }
    }
    let size = contentSize(of: view, index)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let wanted = size[axis]
      guard wanted >= 0, wanted.isFinite else { continue }
      let length = items[index].box[axis].length
      let limit = LinearExpression(Double(wanted))
      add(length, .lessThanOrEqual, limit, view.contentHuggingPriority(for: axis))
      add(length, .greaterThanOrEqual, limit, view.contentCompressionResistancePriority(for: axis))
    }
  }

  private func contentSize(of view: UIView, _ index: Int) -> CGSize {
    if let size = overrides?.contentSizes[items[index].id] { return size }
    let unbroken = overrides?.unbrokenSizes[items[index].id]
    guard view.breaksContent, let width = items[index].brokenWidth,
      width < unbroken?.width ?? .infinity
    else { return unbroken ?? view.intrinsicContentSize }
    return view.contentSize(forWidth: width)
  }

  /// Breaks multiline content into lines again at the widths of the last solution; returns false if nothing has
  /// changed.
  ///
  /// As UIKit does, it breaks lines at the width of the first solution. It breaks lines again only if other views have
  /// since increased that width.
  func updateContentWidths() -> Bool {
    var hasChanged = false
    for index in items.indices where isSizedByContent(index) {
      let view = items[index].view
      guard view.breaksContent, overrides?.contentSizes[items[index].id] == nil else { continue }
      let width = value(of: items[index].box.horizontal.length)
      if let known = items[index].brokenWidth, width <= known + 0.01 { continue }
      items[index].brokenWidth = width
      makeContent(index)
      hasChanged = true
    }
    if hasChanged { finishUpdate() }
    return hasChanged
  }

  /// Discards the widths of text that the next solution may change, because they depend on a change.
  ///
  /// Text that does not wrap may change the height of views whose width depends on it, so the search is repeated until
  /// it finds no more.
  func forgetContentWidths() {
    var broken: [Int] = []
    for index in items.indices where items[index].brokenWidth != nil { broken.append(index) }
    // Baselines are read from the frames of the first solution.
    let findsAll = hasUnsettledWidths || hasVolatileEquations
    var hasForgotten = true
    while hasForgotten, !broken.isEmpty {
      hasForgotten = false
      broken.removeAll { index in
        guard findsAll || !items[index].view.breaksContent || isPending(index) else {
          return false
        }
        items[index].brokenWidth = nil
        makeContent(index)
        hasForgotten = true
        return true
      }
    }
    hasUnsettledWidths = false
    finishUpdate()
  }

  private var hasVolatileEquations: Bool {
    for index in items.indices
    where items[index].hasVolatileConstraints || items[index].stackEquations.isVolatile {
      return true
    }
    return false
  }

  private func isPending(_ index: Int) -> Bool {
    let length = items[index].box.horizontal.length
    return (0..<length.count).contains { system.isPending(length[$0].variable) }
  }
}
