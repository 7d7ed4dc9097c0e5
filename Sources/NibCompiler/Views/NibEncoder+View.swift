import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes what every view has.
  /// - Parameter subviews: The views inside, where they are not the document's own.
  func encodeView(_ view: IBObject, subviews given: [Int]? = nil, _ object: Int) {
    let node = view.node
    let frame = frame(of: view)
    add("UIBounds", [0, 0, frame.width, frame.height], to: object)
    add("UICenter", [frame.x + frame.width / 2, frame.y + frame.height / 2], to: object)
    let subviews = given ?? view.subviews.compactMap { reference(to: $0) }
    if !subviews.isEmpty { add("UISubviews", mutableArray: subviews, to: object) }
    color("backgroundColor", "UIBackgroundColor", of: node, to: object)
    if era.writesDeepDrawRect { add("UIDeepDrawRect", true, to: object) }
    if node.bool(Names.opaque) != false { add("UIOpaque", true, to: object) }
    flag(Names.hidden, "UIHidden", of: node, to: object)
    float(Names.alpha, "UIAlpha", of: node, to: object, omitting: 1)
    flag(
      Names.clearsContextBeforeDrawing, is: false, "UIClearsContextBeforeDrawing", writes: false,
      of: node, to: object)
    flag(Names.multipleTouchEnabled, "UIMultipleTouchEnabled", of: node, to: object)
    flag(
      Names.userInteractionEnabled, is: false, "UIUserInteractionDisabled", writes: true, of: node,
      to: object)
    if node.bool(Names.autoresizesSubviews) != false {
      add("UIAutoresizeSubviews", true, to: object)
    }
    let mask = view.autoresizingMask.rawValue
    if mask != 0 { add("UIAutoresizingMask", mask, to: object) }
    word(Names.contentMode, "UIContentMode", in: .contentMode, of: node, to: object)
    flag(Names.clipsSubviews, "UIClipsToBounds", of: node, to: object)
    int(Names.tag, "UITag", of: node, to: object)
    color("tintColor", "UITintColor", of: node, to: object)
    encodeLayout(view, object)
    if let identifier = view.restorationIdentifier {
      add("UIRestorationIdentifier", string: identifier, to: object)
    }
  }

  private func encodeLayout(_ view: IBObject, _ object: Int) {
    let node = view.node
    flag(
      Names.translatesAutoresizingMaskIntoConstraints, is: false,
      "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", writes: true, of: node, to: object)
    let constraints = view.constraints.filter { !$0.isPlaceholder }
      .compactMap { reference(to: $0.object) }
    if !constraints.isEmpty {
      add("UIViewAutolayoutConstraints", mutableArray: constraints, to: object)
    }
    priorities(
      Names.horizontalHuggingPriority, Names.verticalHuggingPriority, 250,
      "UIViewContentHuggingPriority", of: node, to: object)
    priorities(
      Names.horizontalCompressionResistancePriority, Names.verticalCompressionResistancePriority,
      750, "UIViewContentCompressionResistancePriority", of: node, to: object)
    let guides = view.layoutGuides.compactMap { reference(to: $0) }
    if !guides.isEmpty { add("UIViewLayoutGuides", mutableArray: guides, to: object) }
    insets("layoutMargins", "UIViewLayoutMargins", of: node, to: object)
    flag(
      Names.preservesSuperviewLayoutMargins, "UIViewPreservesSuperviewMargins", of: node, to: object
    )
    flag(
      Names.layoutMarginsFollowReadableWidth, "UIViewLayoutMarginsFollowReadableWidth", of: node,
      to: object)
    if node.bool(Names.insetsLayoutMarginsFromSafeArea) == false {
      add("UIViewInsetsLayoutMarginsFromSafeArea", 0, to: object)
    }
    if era.writesSemanticContentAttribute {
      let attribute =
        node[Names.semanticContentAttribute].flatMap { Words.semanticContent[$0] } ?? 0
      add("UIViewSemanticContentAttribute", attribute, to: object)
    }
    if era.writesLargeContentProperties {
      add("UIViewLargeContentStoredProperties", object: nil, to: object)
    }
  }

  private func priorities(
    _ horizontal: Name, _ vertical: Name, _ normal: Double, _ key: NibKey, of node: Node,
    to object: Int
  ) {
    let across = node.double(horizontal) ?? normal
    let down = node.double(vertical) ?? normal
    guard across != normal || down != normal else { return }
    add(
      key,
      string: "{\(Decimals.general(across, digits: 6)), \(Decimals.general(down, digits: 6))}",
      to: object)
  }

  /// The frame in points: the stored one, but for a view at the top level that is not freeform, which has
  /// the size of the document's device.
  private func frame(of view: IBObject) -> Rect {
    let stored = view.node.child(keyed: "frame")?.rect ?? Rect(x: 0, y: 0, width: 0, height: 0)
    guard view.parent == nil, view.node.name == Names.view, unit.sizesTopLevelViews,
      let size = document.topLevelViewSize(of: view)
    else { return stored }
    return Rect(x: stored.x, y: stored.y, width: size.width, height: size.height)
  }
}
