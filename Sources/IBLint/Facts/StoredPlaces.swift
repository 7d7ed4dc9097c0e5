import InterfaceBuilder
import XMLTree

/// Whether the frames that a document stores fulfil its constraints, without any layout.
struct StoredPlaces {
  /// What a stored frame may be off by, in points: frames are rounded to pixels.
  private static let tolerance = 1.0

  /// The views that a required equation contradicts, by their indices.
  private var contradicted: Set<Int> = []

  /// Compares the stored frames of a document with its constraints.
  init(_ document: IBDocument) {
    for object in document.objects {
      guard let constraint = ResolvedConstraint(object), let first = constraint.firstItem,
        Self.isFirm(constraint, in: document),
        let left = Self.value(of: constraint.firstAttribute, first, seenFrom: constraint.secondItem)
      else { continue }
      let expected: Double
      if let second = constraint.secondItem {
        guard let right = Self.value(of: constraint.secondAttribute, second, seenFrom: first)
        else { continue }
        expected = right * constraint.multiplier + constraint.constant
      } else {
        // The constraint's own view is the second item of an edge without one.
        guard constraint.firstAttribute == .width || constraint.firstAttribute == .height else {
          continue
        }
        expected = constraint.constant
      }
      guard abs(left - expected) > Self.tolerance else { continue }
      contradicted.insert(first.index)
      if let second = constraint.secondItem { contradicted.insert(second.index) }
    }
  }

  /// Whether a required equation contradicts the view's stored frame, or that of the view next to it.
  func contradict(_ view: IBObject) -> Bool { contradicted.contains(view.index) }

  /// Whether a constraint is an equation that always holds.
  private static func isFirm(_ constraint: ResolvedConstraint, in document: IBDocument) -> Bool {
    constraint.priority == 1000 && constraint.relation == .equal && !constraint.isPlaceholder
      && constraint.variations.isEmpty && constraint.object.node.bool(Names.installed) != false
  }

  /// A view's edge or length in the space of the superview that it shares with another one, or that the other one is.
  private static func value(
    of attribute: IBConstraintAttributeValue?, _ view: IBObject, seenFrom other: IBObject?
  ) -> Double? {
    // In its own space a view begins at zero, whatever its frame is.
    let isAround = other.map { $0.parent == view } ?? false
    if isAround, [.left, .leading, .top].contains(attribute) { return 0 }
    guard let frame = view.frame else { return nil }
    if attribute == .width { return frame.width }
    if attribute == .height { return frame.height }
    guard isAround || other.map({ $0.parent == view.parent || view.parent == $0 }) == true else {
      return nil
    }
    let (x, y) = isAround ? (0, 0) : (frame.x, frame.y)
    switch attribute {
    case .left, .leading: return x
    case .right, .trailing: return x + frame.width
    case .centerX: return x + frame.width / 2
    case .top: return y
    case .bottom: return y + frame.height
    case .centerY: return y + frame.height / 2
    default: return nil
    }
  }
}
