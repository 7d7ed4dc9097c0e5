import HeadlessUIKit
import InterfaceBuilder
import XMLTree

/// The frames of a document's views as it stores them, in the coordinates of each root.
///
/// Some documents contradict themselves: stored frames that required constraints between constants forbid. No engine
/// gives those; this finds them without solving anything.
struct StoredFrames {
  private struct Box {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    /// The root that the place is counted from.
    var root: Int
  }

  /// What two lengths may differ by from rounding to pixels, twice.
  private static let tolerance = 0.76

  private var boxes: [Int: Box] = [:]
  private let document: IBDocument
  private let era: UIKitEra

  init(_ document: IBDocument) {
    self.document = document
    era = UIKitEra(toolsVersion: document.toolsVersion)
    for object in document.objects {
      guard let frame = object.frame else { continue }
      var box = Box(x: 0, y: 0, width: frame.width, height: frame.height, root: object.index)
      if let parent = object.parent, let outer = boxes[parent.index],
        object.key == "subviews" || object.key == "contentView"
      {
        box.x = outer.x + frame.x
        box.y = outer.y + frame.y
        box.root = outer.root
      }
      boxes[object.index] = box
    }
  }

  /// The ids of roots in which a required constraint of constants does not hold.
  var contradictions: Set<String> {
    var roots: Set<String> = []
    for object in document.objects {
      guard let constraint = ResolvedConstraint(object), constraint.priority >= 1000,
        object.node[Names.placeholder] != "YES", !isVariable(object),
        let first = place(constraint.firstItem, constraint.firstAttribute, constraint),
        let root = constraint.firstItem.flatMap({ boxes[$0.index]?.root })
      else { continue }
      var second = 0.0
      if let item = constraint.secondItem {
        guard let place = place(item, constraint.secondAttribute, constraint),
          boxes[item.index]?.root == root
        else { continue }
        second = place
      }
      // The coordinates of a place under a multiplier are not the root's.
      let isLength = ["width", "height"].contains(constraint.firstAttribute)
      guard isLength || constraint.multiplier == 1 else { continue }
      let error = first - constraint.multiplier * second - constraint.constant
      let isViolated =
        switch constraint.relation {
        case "greaterThanOrEqual": error < -Self.tolerance
        case "lessThanOrEqual": error > Self.tolerance
        default: abs(error) > Self.tolerance
        }
      if isViolated, let id = document.objects[root].id { roots.insert(id) }
    }
    return roots
  }

  /// Whether size classes decide on the constraint.
  private func isVariable(_ constraint: IBObject) -> Bool {
    if constraint.node.elements.contains(where: { $0.name == Names.variation }) { return true }
    guard let id = constraint.id, let holder = constraint.parent else { return false }
    return holder.node.elements.contains { variation in
      variation.name == Names.variation
        && variation.elements.contains { mask in
          mask.elements.contains { $0[Names.reference] == id }
        }
    }
  }

  private func place(
    _ object: IBObject?, _ attribute: String?, _ constraint: ResolvedConstraint
  ) -> Double? {
    guard let object, let attribute, let box = boxes[object.index],
      object.node.name.elementKind == .object
    else { return nil }
    let isAround = [constraint.firstItem, constraint.secondItem].contains { other in
      other.map { $0 != object && object.encloses($0) } ?? false
    }
    if object.element.lowercased().hasSuffix("scrollview")
      || ["tableView", "collectionView", "textView"].contains(object.element), isAround
    {
      return nil
    }
    let right = object.element == "switch" ? 2.0 : 0
    let bottom = object.element == "segmentedControl" ? 1.0 : 0
    let isOldSlider = object.element == "slider" && era.build < 24_000
    let side = isOldSlider ? 2.0 : 0
    let below = isOldSlider ? 1.0 : bottom
    let left = box.x + side
    let width = box.width - right - 2 * side
    let height = box.height - below
    switch attribute {
    case "left", "leading": return left
    case "right", "trailing": return left + width
    case "top": return box.y
    case "bottom": return box.y + height
    case "width": return width
    case "height": return height
    case "centerX": return left + width / 2
    case "centerY": return box.y + height / 2
    default: return nil
    }
  }
}
