import Foundation

extension UIView {
  /// The elements of the view and of the views inside it, in the order in which a screen reader reads them.
  ///
  /// An element hides the elements inside it. Unless a container defines an order, elements are ordered by position:
  /// row by row from the top, each row from the leading side. Apple documents this order, but not which elements count
  /// as one row. Here, two elements are in one row if the middle of one is within the vertical extent of the other.
  public var accessibilityReadingOrder: [UIResponder] {
    guard !isHidden, layer.opacity >= 0.01, !accessibilityElementsHidden else { return [] }
    return ReadingOrder.elements(of: self)
  }

  /// The elements inside the view, regardless of whether the view itself is an element.
  var elementsInside: [UIResponder] { ReadingOrder.elements(inside: self) }

  /// The view's bounds in screen coordinates.
  var frameOnScreen: CGRect { rectOnScreen(bounds) }

  /// Returns a rectangle of the view in screen coordinates, or in those of the outermost view if it is not in a window.
  func rectOnScreen(_ rect: CGRect) -> CGRect {
    let outer = convert(rect, to: root)
    return (root as? UIWindow)?.convert(outer, to: nil as UIWindow?) ?? outer
  }
}

/// The order in which a screen reader reads elements.
@MainActor
private enum ReadingOrder {
  /// Elements that stay together, with the frame that determines their position.
  struct Group {
    let elements: [UIResponder]
    let frame: CGRect
  }

  static func elements(of view: UIView) -> [UIResponder] {
    if view.isAccessibilityElement { return [view] + view.elementsBesideItself }
    return elements(inside: view)
  }

  static func elements(inside view: UIView) -> [UIResponder] {
    if let given = view.accessibilityElements { return given.flatMap { elements(in: $0) } }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return sorted(groups(inside: view), isMirrored).flatMap(\.elements)
  }

  private static func elements(in object: Any) -> [UIResponder] {
    if let view = object as? UIView { return view.accessibilityReadingOrder }
    guard let element = object as? UIResponder, element.isAccessibilityElement else { return [] }
    return [element]
  }

  /// Returns the groups inside a view: single elements, and elements that stay together.
  private static func groups(inside view: UIView) -> [Group] {
    let visible = view.subviews.filter {
      !$0.isHidden && $0.layer.opacity >= 0.01 && !$0.accessibilityElementsHidden
    }
    // If a modal view is visible, only the frontmost one counts.
    let counted = visible.last(where: \.accessibilityViewIsModal).map { [$0] } ?? visible
    return counted.flatMap { inner -> [Group] in
      if inner.isAccessibilityElement {
        return [Group(elements: elements(of: inner), frame: inner.accessibilityFrame)]
      }
      let staysTogether =
        inner.accessibilityElements != nil || inner.shouldGroupAccessibilityChildren
      guard staysTogether else { return groups(inside: inner) }
      let elements = elements(of: inner)
      return elements.isEmpty ? [] : [Group(elements: elements, frame: inner.accessibilityFrame)]
    }
  }

  private static func sorted(_ groups: [Group], _ isMirrored: Bool) -> [Group] {
    var rows: [[Group]] = []
    for group in groups.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = rows.last?.first, isBeside(first.frame, group.frame) {
        rows[rows.count - 1].append(group)
      } else {
        rows.append([group])
      }
    }
    return rows.flatMap { row in
      row.sorted { isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
    }
  }

  private static func isBeside(_ first: CGRect, _ second: CGRect) -> Bool {
    (first.minY...max(first.maxY, first.minY)).contains(second.midY)
      || (second.minY...max(second.maxY, second.minY)).contains(first.midY)
  }
}
