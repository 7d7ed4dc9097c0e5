import Foundation
import InterfaceBuilder

extension LayoutComparison {
  /// The reason why a solved frame differs from the stored one, if the document and the layout show it.
  public enum Reason: Hashable, Sendable {
    /// No view was created from the object.
    case notLaidOut
    /// Constraints do not determine the view, and Interface Builder chose a different solution.
    case ambiguous
    /// A constraint on the view contradicts others and was left out; the value is its id.
    case constraintLeftOut(String)
    /// The size of the view's text is an estimate.
    case sizeOfText
    /// The view has a custom class, which may have an intrinsic size.
    case customClass
    /// The superview has a different size; the value is its id.
    case superview(String)
    /// A view that a constraint or a stack view ties to this view differs; the value is its id.
    case neighbour(String)
  }
}

/// A search for the reasons why views differ: first reasons within each view, then those that spread along constraints.
struct ReasonSearch {
  typealias View = LayoutComparison.View

  private let layout: SolvedLayout
  private let ties: LayoutTies
  private var leftOut: [Int: String] = [:]

  init(_ document: IBDocument, _ layout: SolvedLayout) {
    self.layout = layout
    ties = LayoutTies(document)
    for id in layout.unsatisfiable {
      guard let constraint = document.object(id: id).flatMap({ ResolvedConstraint($0) }) else {
        continue
      }
      for item in [constraint.firstItem, constraint.secondItem].compactMap(\.self)
      where leftOut[item.index] == nil {
        leftOut[item.index] = id
      }
    }
  }

  /// Returns the reasons by the indices of the views' objects; views without a difference have none.
  func reasons(for views: [View]) -> [Int: LayoutComparison.Reason] {
    let differing = views.filter(\.differs)
    let objects = Dictionary(
      differing.map { ($0.object.index, $0.object) }, uniquingKeysWith: { first, _ in first })
    var reasons: [Int: LayoutComparison.Reason] = [:]
    for view in differing { reasons[view.object.index] = ownReason(of: view) }
    var reached = differing.map(\.object).filter { reasons[$0.index] != nil }
    var next = 0
    while next < reached.count {
      let source = reached[next]
      next += 1
      for index in ties.neighbours(of: source) where reasons[index] == nil {
        guard let object = objects[index], let id = source.id else { continue }
        reasons[index] = object.parent == source ? .superview(id) : .neighbour(id)
        reached.append(object)
      }
    }
    for view in differing where reasons[view.object.index] == nil {
      reasons[view.object.index] = reasonAround(view)
    }
    return reasons
  }

  private func ownReason(of view: View) -> LayoutComparison.Reason? {
    guard let solved = view.solved else { return .notLaidOut }
    if !view.isDetermined { return .ambiguous }
    if let id = leftOut[view.object.index] { return .constraintLeftOut(id) }
    guard let place = view.object.id.flatMap({ layout.places[$0] }) else { return nil }
    let isOther = view.stored.differs(from: solved)
    let isText =
      isOther.width && place.hasWidthOfText || isOther.height && place.hasHeightOfText
    return isText ? .sizeOfText : nil
  }

  private func reasonAround(_ view: View) -> LayoutComparison.Reason? {
    if let parent = view.object.parent, let id = parent.id, let rect = parent.frame,
      let place = layout.places[id]
    {
      let stored = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      let isOther = stored.differs(from: place.frame)
      if isOther.width || isOther.height { return .superview(id) }
    }
    guard view.object.customClass != nil, let solved = view.solved else { return nil }
    let isOther = view.stored.differs(from: solved)
    return isOther.width || isOther.height ? .customClass : nil
  }
}

extension CGRect {
  /// Returns whether the widths differ, and whether the heights differ.
  fileprivate func differs(from other: CGRect) -> (width: Bool, height: Bool) {
    (
      abs(width - other.width) > LayoutComparison.tolerance,
      abs(height - other.height) > LayoutComparison.tolerance
    )
  }
}
