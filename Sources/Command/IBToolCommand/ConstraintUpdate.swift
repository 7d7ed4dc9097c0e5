import Diagnostics
import InterfaceBuilder
import XMLTree

/// The update of constraints to frames: the constants of misplaced objects become those that the stored frames imply.
struct ConstraintUpdate {
  private let document: IBDocument

  init(_ document: IBDocument) { self.document = document }

  /// The objects whose frames Interface Builder knows to violate their constraints.
  private var misplaced: [IBObject] {
    document.objects.filter { $0.node["misplaced"] == "YES" }
  }

  /// Changes the constants of the constraints of misplaced objects.
  /// - Parameter skip: Called for each constraint whose constant does not follow from stored frames.
  func apply(to edits: inout SourceEdits, skip: (IBObject) -> Void) {
    let objects = misplaced
    guard !objects.isEmpty else { return }
    var unsolved: Set<IBObject> = []
    for object in document.objects {
      guard let constraint = ResolvedConstraint(object) else { continue }
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      guard items.contains(where: { objects.contains($0) }) else { continue }
      guard let constant = constant(of: constraint) else {
        skip(object)
        unsolved.formUnion(items)
        continue
      }
      set(constant, of: constraint, &edits)
    }
    for object in objects where !unsolved.contains(object) {
      edits.removeAttribute("misplaced", from: object.node)
    }
  }

  private func set(
    _ constant: Double, of constraint: ResolvedConstraint, _ edits: inout SourceEdits
  ) {
    let difference = constant - constraint.constant
    switch constraint.relation {
    // An inequality that the frames satisfy stays as it is.
    case .greaterThanOrEqual where difference > -Self.tolerance: return
    case .lessThanOrEqual where difference < Self.tolerance: return
    case .equal where abs(difference) < Self.tolerance: return
    default: break
    }
    let rounded = (constant * 1000).rounded() / 1000
    if rounded == 0 {
      edits.removeAttribute("constant", from: constraint.object.node)
    } else {
      let text = Int(exactly: rounded).map { String($0) } ?? String(rounded)
      edits.setAttribute("constant", to: text, on: constraint.object.node)
    }
  }

  /// The difference in points below which a frame agrees with a constraint.
  private static let tolerance = 0.01

  /// Returns the constant with which stored frames satisfy a constraint; nil if frames do not determine it, or if the
  /// constant is the system's spacing or depends on size classes.
  private func constant(of constraint: ResolvedConstraint) -> Double? {
    let node = constraint.object.node
    guard node.bool(Names.symbolic) != true, constraint.variations.isEmpty,
      let first = constraint.firstItem, let attribute = constraint.firstAttribute
    else { return nil }
    guard let second = constraint.secondItem else {
      guard node[Names.secondItem] == nil else { return nil }
      return position(attribute, of: first, in: first)
    }
    guard let other = constraint.secondAttribute, let common = commonAncestor(first, second),
      let left = position(attribute, of: first, in: common),
      let right = position(other, of: second, in: common)
    else { return nil }
    return left - constraint.multiplier * right
  }

  /// The nearest object that contains both objects, or that is one of them and contains the other.
  private func commonAncestor(_ first: IBObject, _ second: IBObject) -> IBObject? {
    sequence(first: first, next: \.parent).first { $0 == second || $0.encloses(second) }
  }

  /// Returns the value of an attribute in the coordinates of an enclosing view; nil for what frames do not determine:
  /// baselines, margins, layout guides, and the far edges of what scrolls.
  private func position(
    _ attribute: IBConstraintAttributeValue, of object: IBObject, in ancestor: IBObject
  ) -> Double? {
    let object = safeAreaOwner(object, attribute) ?? object
    guard let frame = object.frame, let origin = origin(of: object, in: ancestor) else {
      return nil
    }
    if object == ancestor, Self.scrolls(object),
      [.right, .trailing, .bottom, .centerX, .centerY].contains(attribute)
    {
      return nil
    }
    let inset = Self.alignmentInsets(of: object)
    switch attribute {
    case .left, .leading: return origin.x + inset.left
    case .right, .trailing: return origin.x + frame.width - inset.right
    case .top: return origin.y + inset.top
    case .bottom: return origin.y + frame.height - inset.bottom
    case .width: return frame.width - inset.left - inset.right
    case .height: return frame.height - inset.top - inset.bottom
    case .centerX: return origin.x + (frame.width + inset.left - inset.right) / 2
    case .centerY: return origin.y + (frame.height + inset.top - inset.bottom) / 2
    default: return nil
    }
  }

  /// Returns the view whose safe area is a layout guide; nil for other objects, and for edges that a device may cover: in
  /// portrait, all but those at the sides.
  private func safeAreaOwner(
    _ object: IBObject, _ attribute: IBConstraintAttributeValue
  ) -> IBObject? {
    guard object.node.name == Names.viewLayoutGuide, object.node[Names.key] == "safeArea",
      document.device?.isLandscape != true,
      [.left, .right, .leading, .trailing, .centerX, .width].contains(attribute)
    else { return nil }
    return object.parent
  }

  /// Returns the origin of a view in the coordinates of an enclosing view.
  private func origin(of object: IBObject, in ancestor: IBObject) -> Point? {
    var (x, y) = (0.0, 0.0)
    var current = object
    while current != ancestor {
      guard let frame = current.frame, let parent = current.parent else { return nil }
      x += frame.x
      y += frame.y
      current = parent
    }
    return Point(x: x, y: y)
  }

  private static func scrolls(_ object: IBObject) -> Bool {
    ["scrollView", "tableView", "collectionView", "textView"].contains(object.element)
  }

  /// The distances of a control's alignment rectangle from its frame, in points.
  private static func alignmentInsets(of object: IBObject) -> Insets {
    switch object.element {
    case "switch": Insets(top: 0, left: 0, bottom: 0, right: 2)
    case "segmentedControl": Insets(top: 0, left: 0, bottom: 1, right: 0)
    case "slider": Insets(top: 0, left: 2, bottom: 1, right: 2)
    default: Insets(top: 0, left: 0, bottom: 0, right: 0)
    }
  }
}
