import AutoLayout
import HeadlessUIKit
import InterfaceBuilder
import XMLTree

/// The required constraints between stored frames: those in the document, and those that stack views imply.
extension StoredFrames {
  func add(_ constraint: ResolvedConstraint, to scene: inout Scene) {
    guard constraint.priority >= 1000, !constraint.isPlaceholder, !isVariable(constraint),
      let first = constraint.firstItem,
      let attribute = constraint.firstAttribute,
      var left = place(first, attribute, beside: constraint.secondItem, &scene)
    else { return }
    var right = LinearExpression()
    if let item = constraint.secondItem {
      guard let word = constraint.secondAttribute,
        let place = place(item, word, beside: first, &scene)
      else { return }
      right = place
      if constraint.multiplier != 1, ![.width, .height].contains(attribute) {
        // With a multiplier, positions are relative to the nearest common ancestor of both views.
        guard let common = commonBox(first, item, scene) else { return }
        let origin =
          [.left, .right, .leading, .trailing, .centerX].contains(attribute)
          ? common.left : common.top
        left = left - origin
        right = right - origin
      }
    } else if constraint.object.node[Names.secondItem] != nil {
      return
    }
    let relation: Relation =
      switch constraint.relation {
      case .greaterThanOrEqual: .greaterThanOrEqual
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      }
    scene.require(
      left, relation, constraint.multiplier * right + constraint.constant,
      for: constraint.object.id ?? attribute.word)
  }

  /// Whether the constraint depends on size classes.
  private func isVariable(_ constraint: ResolvedConstraint) -> Bool {
    let object = constraint.object
    if object.node.elements.contains(where: { $0.name == Names.variation }) { return true }
    guard let id = object.id, let holder = object.parent else { return false }
    return holder.node.elements.contains { variation in
      variation.name == Names.variation
        && variation.elements.contains { mask in
          mask.elements.contains { $0[Names.reference] == id }
        }
    }
  }

  private func commonBox(_ first: IBObject, _ second: IBObject, _ scene: Scene) -> Box? {
    var outer: IBObject? = first
    while let object = outer {
      if object == second || object.encloses(second) { return scene.boxes[object.index] }
      outer = object.parent
    }
    return nil
  }

  /// A position that follows from stored frames only; nil for margins, baselines and edges that bars cover.
  private func place(
    _ object: IBObject, _ attribute: IBConstraintAttributeValue, beside other: IBObject?,
    _ scene: inout Scene
  ) -> LinearExpression? {
    if object.element == "viewLayoutGuide" {
      guard object.key == "safeArea", isUpright, let owner = object.parent,
        [.left, .right, .leading, .trailing, .centerX, .width].contains(attribute)
      else { return nil }
      return place(owner, attribute, beside: other, &scene)
    }
    guard var box = scene.boxes[object.index], !isSymbol(object) else { return nil }
    if Self.scrolls(object), let other, other != object, object.encloses(other),
      ![.width, .height, .centerX, .centerY].contains(attribute)
    {
      box = contentBox(of: object, box, &scene)
    } else {
      align(&box, of: object)
    }
    switch attribute {
    case .left, .leading: return box.left
    case .right, .trailing: return box.right
    case .top: return box.top
    case .bottom: return box.bottom
    case .width: return box.width
    case .height: return box.height
    case .centerX: return 0.5 * (box.left + box.right)
    case .centerY: return 0.5 * (box.top + box.bottom)
    default: return nil
    }
  }

  /// Whether a view shows a symbol, whose alignment rectangle is smaller than its frame by an unknown amount.
  private func isSymbol(_ object: IBObject) -> Bool {
    guard object.element == "imageView", let image = object.node["image"] else { return false }
    return document.resource(Names.image, named: image)?["catalog"] == "system"
  }

  private static func scrolls(_ object: IBObject) -> Bool {
    object.element.lowercased().hasSuffix("scrollview")
      || ["tableView", "collectionView", "textView"].contains(object.element)
  }

  /// Makes the content size of a scroll view follow from its constraints.
  private func contentBox(of object: IBObject, _ frame: Box, _ scene: inout Scene) -> Box {
    if let known = scene.contents[object.index] { return known }
    let width = LinearExpression(scene.system.variable())
    let height = LinearExpression(scene.system.variable())
    let box = Box(
      left: frame.left, top: frame.top, right: frame.left + width, bottom: frame.top + height)
    scene.contents[object.index] = box
    return box
  }

  /// Insets a control's frame to its alignment rectangle.
  private func align(_ box: inout Box, of object: IBObject) {
    switch object.element {
    case "switch": box.right = box.right + -2
    case "segmentedControl": box.bottom = box.bottom + -1
    case "slider" where era < .iOS26:
      box.left = box.left + 2
      box.right = box.right + -2
      box.bottom = box.bottom + -1
    default: break
    }
  }

  // MARK: Stacks

  /// The spacing between arranged views if it is the same everywhere, as in a filled stack.
  private func space(in stack: IBObject) -> Double? {
    let node = stack.node
    guard node["distribution"].map({ $0.hasPrefix("fill") }) ?? true,
      node["baselineRelativeArrangement"] != "YES",
      !stack.subviews.contains(where: { $0.node.child(keyed: "customSpacing") != nil })
    else { return nil }
    return node["spacingType"] == "standard" ? 8 : node.double(Names.spacing) ?? 0
  }

  /// The views of a stack fill it along its axis with the given spacing, and across its axis if the alignment is to
  /// fill.
  func addStack(_ stack: IBObject, to scene: inout Scene) {
    let node = stack.node
    let isRow = node["axis"] != "vertical"
    let hasVariations = node.elements.contains { $0.name == Names.variation }
    guard let outer = scene.boxes[stack.index], !hasVariations,
      !node.elements.contains(where: { ($0["key"] ?? "").hasSuffix("ayoutMargins") }),
      node["layoutMarginsFollowReadableWidth"] != "YES"
    else { return }
    // An activity indicator that is hidden because it has stopped still takes up space on the canvas.
    let visible = stack.subviews.filter {
      $0.node[Names.hidden] != "YES" || $0.element == "activityIndicatorView"
    }
    guard !visible.contains(where: isSymbol) else { return }
    let boxes = visible.compactMap { object in
      scene.boxes[object.index].map { box in
        var box = box
        align(&box, of: object)
        return box
      }
    }
    guard let first = boxes.first, let last = boxes.last, boxes.count == visible.count else {
      return
    }
    let name = stack.id ?? ""
    scene.require(isRow ? first.left : first.top, .equal, isRow ? outer.left : outer.top, for: name)
    scene.require(
      isRow ? last.right : last.bottom, .equal, isRow ? outer.right : outer.bottom, for: name)
    if let space = space(in: stack) {
      for (before, after) in zip(boxes, boxes.dropFirst()) {
        scene.require(
          isRow ? after.left - before.right : after.top - before.bottom, .equal,
          LinearExpression(space), for: name)
      }
    }
    guard node["alignment"] == nil || node["alignment"] == "fill" else { return }
    for box in boxes {
      scene.require(isRow ? box.top : box.left, .equal, isRow ? outer.top : outer.left, for: name)
      scene.require(
        isRow ? box.bottom : box.right, .equal, isRow ? outer.bottom : outer.right, for: name)
    }
  }
}
