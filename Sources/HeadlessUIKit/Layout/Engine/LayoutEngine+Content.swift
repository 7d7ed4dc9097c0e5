import AutoLayout
import Foundation

extension LayoutEngine {
  /// Above what stacks do to be as short as they can, below all that documents say.
  private static let placeholderPriority = UILayoutPriority(52.5)

  /// Adds what a view's content wants: not to be larger, and not to be smaller.
  func addContentSize(of view: UIView) {
    guard let index = index(of: view) else { return }
    if let size = overrides?.fallbackSizes[ObjectIdentifier(view)] {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where size[axis] >= 0 {
        add(
          items[index].box[axis].length, .equal, LinearExpression(Double(size[axis])),
          Self.placeholderPriority)
      }
    }
    let size = contentSize(of: view)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let wanted = size[axis]
      guard wanted >= 0, wanted.isFinite else { continue }
      let length = items[index].box[axis].length
      let limit = LinearExpression(Double(wanted))
      add(length, .lessThanOrEqual, limit, view.contentHuggingPriority(for: axis))
      add(length, .greaterThanOrEqual, limit, view.contentCompressionResistancePriority(for: axis))
    }
  }

  private func contentSize(of view: UIView) -> CGSize {
    if let size = overrides?.contentSizes[ObjectIdentifier(view)] { return size }
    guard view.breaksContent, let width = contentWidths[ObjectIdentifier(view)] else {
      return view.intrinsicContentSize
    }
    return view.contentSize(forWidth: width)
  }

  /// Takes the widths that contents of several lines have got, for a second solution; false if nothing is new.
  ///
  /// As UIKit does, lines are broken at the width of the first solution. It is computed again only if other views have
  /// changed it since.
  func takeContentWidths() -> Bool {
    var hasChanged = false
    for index in items.indices where items[index].view.breaksContent && isSizedByContent(index) {
      let item = items[index]
      let key = ObjectIdentifier(item.view)
      guard overrides?.contentSizes[key] == nil else { continue }
      let width = value(of: item.box.horizontal.length)
      if let known = contentWidths[key], width <= known + 0.01 { continue }
      contentWidths[key] = width
      hasChanged = true
    }
    return hasChanged
  }
}
