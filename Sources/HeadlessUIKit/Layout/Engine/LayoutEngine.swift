import AutoLayout
import Foundation

/// One layout of a hierarchy by constraints: the views become rectangles of a linear system, which is solved.
///
/// Places are in the root's coordinates, so that a constraint between any two views is one equation of their own
/// variables. A view whose mask is translated into constraints has no variables: its rectangle follows from its superview's.
@MainActor
final class LayoutEngine {
  /// A view with its rectangle.
  struct Item {
    let view: UIView
    /// The superview's place among the items.
    let parent: Int
    /// What layout counts of the view.
    var box: LayoutBox
    let insets: UIEdgeInsets
    /// Whether constraints decide, and not the mask.
    let isFree: Bool
  }

  /// What gives the size of the root.
  enum RootSize {
    /// The size that it has.
    case own
    /// The best one near a target; see ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  let root: UIView
  let rootSize: RootSize
  /// What counts in place of what views know; nil in an app.
  var overrides: LayoutOverrides?
  var system = LinearSystem()
  var items: [Item] = []
  var guideBoxes: [ObjectIdentifier: LayoutBox] = [:]
  var contentBoxes: [ObjectIdentifier: LayoutBox] = [:]
  /// The equations that must hold, in the order of addition.
  var records: [Record] = []
  /// What equations are being added for.
  private var source = Source.length
  /// Insets that entered the system, to be looked at again once there are frames.
  var usedInsets: [UsedInsets] = []
  /// The widths at which contents of several lines were broken.
  var contentWidths: [ObjectIdentifier: CGFloat] = [:]
  private var masks: [ObjectIdentifier: (horizontal: MaskSpan, vertical: MaskSpan)] = [:]

  init(root: UIView, size: RootSize = .own, overrides: LayoutOverrides? = nil) {
    self.root = root
    rootSize = size
    self.overrides = overrides
  }

  // MARK: Building

  /// Builds the system again, from the current hierarchy.
  func build() {
    system = LinearSystem()
    items.removeAll(keepingCapacity: true)
    guideBoxes.removeAll(keepingCapacity: true)
    contentBoxes.removeAll(keepingCapacity: true)
    records.removeAll(keepingCapacity: true)
    usedInsets.removeAll(keepingCapacity: true)
    addRoot()
    for index in items.indices { addConstraints(of: items[index].view) }
    for index in items.indices {
      guard let stack = items[index].view as? UIStackView else { continue }
      source = .stack(stack)
      arrange(stack)
    }
    for index in items.indices where isSizedByContent(index) {
      source = .content(items[index].view)
      addContentSize(of: items[index].view)
    }
    source = .length
  }

  /// Whether the size of a view's content counts.
  func isSizedByContent(_ index: Int) -> Bool {
    if index == 0, case .fitting = rootSize { return true }
    return items[index].isFree
  }

  private func addRoot() {
    let insets = root.alignmentRectInsets
    let box: LayoutBox
    switch rootSize {
    case .own:
      let size = root.alignmentRect(forFrame: root.bounds).size
      box = LayoutBox(
        horizontal: LayoutSpan(
          start: LinearExpression(Double(insets.left)), length: LinearExpression(Double(size.width))
        ),
        vertical: LayoutSpan(
          start: LinearExpression(Double(insets.top)), length: LinearExpression(Double(size.height))
        ))
    case .fitting(let target, let horizontal, let vertical):
      let width = system.variable()
      let height = system.variable()
      require(LinearExpression(width), .greaterThanOrEqual, LinearExpression())
      require(LinearExpression(height), .greaterThanOrEqual, LinearExpression())
      add(LinearExpression(width), .equal, LinearExpression(Double(target.width)), horizontal)
      add(LinearExpression(height), .equal, LinearExpression(Double(target.height)), vertical)
      box = LayoutBox(
        horizontal: LayoutSpan(start: LinearExpression(), length: LinearExpression(width)),
        vertical: LayoutSpan(start: LinearExpression(), length: LinearExpression(height)))
    }
    append(root, parent: -1, box: box, insets: insets, isFree: false)
    addSubviews()
  }

  private func append(
    _ view: UIView, parent: Int, box: LayoutBox, insets: UIEdgeInsets, isFree: Bool
  ) {
    view.layoutIndex = items.count
    items.append(Item(view: view, parent: parent, box: box, insets: insets, isFree: isFree))
    for guide in view.layoutGuides where SystemGuide(rawValue: guide.identifier) == nil {
      guideBoxes[ObjectIdentifier(guide)] = freeBox()
    }
  }

  /// Adds what is inside the root, each view before those inside it; without recursion, since hierarchies may be deep.
  private func addSubviews() {
    var pending = [(parent: 0, rest: root.subviews[...])]
    while let level = pending.popLast() {
      guard let subview = level.rest.first else { continue }
      pending.append((level.parent, level.rest.dropFirst()))
      add(subview, in: level.parent)
      if !subview.subviews.isEmpty { pending.append((items.count - 1, subview.subviews[...])) }
    }
  }

  private func add(_ subview: UIView, in parent: Int) {
    let insets = subview.alignmentRectInsets
    let isFree = !subview.translatesAutoresizingMaskIntoConstraints
    let box: LayoutBox
    if let support = subview as? LayoutSupportView {
      box = supportBox(support, in: items[parent].view)
    } else {
      box = isFree ? freeBox() : maskBox(of: subview, in: parent).inset(by: insets)
    }
    append(subview, parent: parent, box: box, insets: insets, isFree: isFree)
  }

  /// A rectangle of variables, whose lengths are not below zero.
  func freeBox() -> LayoutBox {
    func span() -> LayoutSpan {
      let start = system.variable()
      let length = system.variable()
      require(LinearExpression(length), .greaterThanOrEqual, LinearExpression())
      return LayoutSpan(start: LinearExpression(start), length: LinearExpression(length))
    }
    return LayoutBox(horizontal: span(), vertical: span())
  }

  /// The frame of a view whose mask is translated into constraints.
  private func maskBox(of view: UIView, in parent: Int) -> LayoutBox {
    let superview = items[parent].view
    let key = ObjectIdentifier(view)
    let spans: (horizontal: MaskSpan, vertical: MaskSpan)
    if let known = masks[key] {
      spans = known
    } else {
      let size = superview.bounds.size
      spans = (
        MaskSpan(view, .horizontal, in: size.width), MaskSpan(view, .vertical, in: size.height)
      )
      masks[key] = spans
    }
    let frame = frameBox(of: parent)
    let origin = superview.contentOrigin
    func placed(_ span: MaskSpan, _ outer: LayoutSpan, _ origin: CGFloat) -> LayoutSpan {
      var result = span.resized(to: outer.length)
      result.start = result.start + outer.start - Double(origin)
      return result
    }
    return LayoutBox(
      horizontal: placed(spans.horizontal, frame.horizontal, origin.x),
      vertical: placed(spans.vertical, frame.vertical, origin.y))
  }

  /// A view's frame, with what layout does not count.
  func frameBox(of index: Int) -> LayoutBox {
    let item = items[index]
    let insets = item.insets
    return item.box.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The item of a view of this hierarchy.
  func index(of view: UIView) -> Int? {
    let index = view.layoutIndex
    return items.indices.contains(index) && items[index].view === view ? index : nil
  }

  // MARK: Adding

  /// Adds an equation that must hold.
  func require(_ left: LinearExpression, _ relation: Relation, _ right: LinearExpression) {
    add(LinearConstraint(left, relation, right), for: source)
  }

  /// Adds an equation with a priority; none above zero, no equation.
  func add(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    _ priority: UILayoutPriority
  ) {
    guard priority.rawValue > 0 else { return }
    let priority = Priority(min(priority.rawValue, 1000))
    add(LinearConstraint(left, relation, right, priority: priority), for: source)
  }

  /// Adds an equation; one that the solver cannot count with is left out.
  func add(_ equation: LinearConstraint, for source: Source) {
    guard let handle = try? system.add(equation), equation.priority >= .required else { return }
    records.append(Record(handle: handle, source: source))
  }

  /// What an expression has come to.
  func value(of expression: LinearExpression) -> CGFloat {
    var sum = expression.constant
    for index in 0..<expression.count {
      let term = expression[index]
      sum += term.coefficient * system.value(of: term.variable)
    }
    return CGFloat(sum)
  }

  /// Whether an expression has come to one value and no other.
  func isDetermined(_ expression: LinearExpression) -> Bool {
    (0..<expression.count).allSatisfy { system.isDetermined(expression[$0].variable) }
  }
}
