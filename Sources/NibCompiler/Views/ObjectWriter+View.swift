import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes what every view has.
  /// - Parameters:
  ///   - extraSubviews: Views that UIKit makes, behind the document's own.
  ///   - background: The colour behind the view, where it is not simply the document's.
  func writeView(subviews given: [Int]? = nil, background: (() -> Void)? = nil) {
    let frame = frame
    write("UIBounds", rect: Rect(x: 0, y: 0, width: frame.width, height: frame.height))
    write(
      "UICenter",
      point: Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    let subviews = (given ?? references(in: Names.subviews)) + guideViews
    if !subviews.isEmpty { write("UISubviews", mutableArray: subviews) }
    if let background { background() } else { write("UIBackgroundColor", color: "backgroundColor") }
    if era.writesDeepDrawRect { write("UIDeepDrawRect", true) }
    writeTrue("UIOpaque", unlessNo: Names.opaque)
    writeTrue("UIHidden", ifYes: Names.hidden)
    writeTrue("UIMultipleTouchEnabled", ifYes: Names.multipleTouchEnabled)
    writeTrue("UIUserInteractionDisabled", ifNo: Names.userInteractionEnabled)
    write("UITag", int: Names.tag)
    writeTrue("UIAutoresizeSubviews", unlessNo: Names.autoresizesSubviews)
    let mask = ownedBarMask ?? source.autoresizingMask.rawValue
    if mask != 0 { write("UIAutoresizingMask", mask) }
    writeFalse("UIClearsContextBeforeDrawing", ifNo: Names.clearsContextBeforeDrawing)
    write("UIAlpha", float: Names.alpha, omitting: 1)
    write("UIContentMode", word: Names.contentMode, in: .contentMode)
    writeTrue("UIClipsToBounds", ifYes: Names.clipsSubviews)
    if let stretch = node.child("contentStretch")?.rect { write("UIContentStretch", rect: stretch) }
    writeLayout()
    write("UITintColor", color: "tintColor")
    writeMargins()
    write("UIRestorationIdentifier", string: Names.restorationIdentifier)
    if era.writesSemanticContentAttribute {
      write(
        "UIViewSemanticContentAttribute", word: Names.semanticContentAttribute,
        in: .semanticContent, default: 0)
    }
    if era.writesLargeContentProperties {
      write("UIViewLargeContentStoredProperties", object: nil)
    }
  }

  private func writeLayout() {
    if !translatesMask {
      write("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", true)
    }
    let constraints = guideConstraints + references(in: Names.constraints)
    if !constraints.isEmpty { write("UIViewAutolayoutConstraints", mutableArray: constraints) }
    let guides = source.layoutGuides.compactMap { encoder.reference(to: $0) }
    if !guides.isEmpty { write("UIViewLayoutGuides", mutableArray: guides) }
    writePriorities(
      "UIViewContentHuggingPriority", Names.horizontalHuggingPriority,
      Names.verticalHuggingPriority, normal: 250)
    writePriorities(
      "UIViewContentCompressionResistancePriority", Names.horizontalCompressionResistancePriority,
      Names.verticalCompressionResistancePriority, normal: 750)
  }

  /// A view whose frame is fixed keeps its mask, but for older tools, which hold it by constraints.
  private var translatesMask: Bool {
    guard node.bool(Names.translatesAutoresizingMaskIntoConstraints) == false else { return true }
    return node.bool(Names.fixedFrame) == true && !era.holdsFixedFramesByConstraints
  }

  private func writeMargins() {
    write("UIViewLayoutMargins", insets: "layoutMargins")
    write("UIViewDirectionalLayoutMargins", insets: "directionalLayoutMargins")
    writeTrue("UIViewPreservesSuperviewMargins", ifYes: Names.preservesSuperviewLayoutMargins)
    if era.writesSpecificMargins, node.bool(Names.preservesSuperviewLayoutMargins) == true {
      write("UIViewPreservesSpecificSuperviewMargins", 15)
    }
    writeTrue(
      "UIViewLayoutMarginsFollowReadableWidth", ifYes: Names.layoutMarginsFollowReadableWidth)
    if node.bool(Names.insetsLayoutMarginsFromSafeArea) == false {
      write("UIViewInsetsLayoutMarginsFromSafeArea", 0)
    }
  }

  private func writePriorities(
    _ key: NibKey, _ horizontal: Name, _ vertical: Name, normal: Double
  ) {
    let across = node.double(horizontal) ?? normal
    let down = node.double(vertical) ?? normal
    guard across != normal || down != normal else { return }
    write(key, object: encoder.priorities(across, down))
  }

  /// The frame in the superview's space, in points: the stored one, but for a view at the top level that is
  /// not freeform, which has the size of the document's device.
  var frame: Rect {
    if let frame = controllerViewFrame ?? ownedBarFrame { return frame }
    let stored = storedFrame
    guard encoder.unit.sizesTopLevelViews, source.parent == nil, node.name == Names.view,
      let size = document.topLevelViewSize(of: source)
    else { return stored }
    return Rect(x: stored.x, y: stored.y, width: size.width, height: size.height)
  }

  private var storedFrame: Rect {
    if let rect = node.child("frame")?.rect { return rect }
    guard let inset = node.child("frameInset") else {
      return Rect(x: 0, y: 0, width: 0, height: 0)
    }
    let outer = node.parent?.parent.flatMap { $0.child("frame")?.rect }
    let across = Self.span(
      inset, Names.minX, Names.width, Names.maxX, within: outer?.width ?? 0)
    let down = Self.span(
      inset, Names.minY, Names.height, Names.maxY, within: outer?.height ?? 0)
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// A stretch of which two of start, length and distance from the end are stated.
  private static func span(
    _ node: Node, _ start: Name, _ length: Name, _ end: Name, within whole: Double
  ) -> (start: Double, length: Double) {
    let first = node.double(start)
    let last = node.double(end) ?? 0
    let stated = node.double(length) ?? whole - (first ?? 0) - last
    return (first ?? whole - last - stated, stated)
  }
}
