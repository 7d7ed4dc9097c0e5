import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes the keys of every view.
  /// - Parameters:
  ///   - given: The subviews, if they differ from those of the document.
  ///   - constraints: The constraints, if they differ from those of the document.
  ///   - frame: The frame in points, if it differs from that of the document.
  ///   - marginsWhereNone: The margins of a view for which the document specifies none.
  ///   - background: Writes the background color, if it differs from that of the document.
  func writeView(
    subviews given: [Int]? = nil, constraints: [Int]? = nil, frame givenFrame: Rect? = nil,
    guides: [Int]? = nil, marginsWhereNone: Insets? = nil, background: (() -> Void)? = nil
  ) {
    let frame = givenFrame ?? frame
    if frame.width != 0 || frame.height != 0 {
      write("UIBounds", rect: Rect(x: 0, y: 0, width: frame.width, height: frame.height))
    }
    let center = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    if center.x != 0 || center.y != 0 { write("UICenter", point: center) }
    let subviews =
      (given ?? installed(references(in: Names.subviews), "subviews")) + guideViews
    if !subviews.isEmpty { write("UISubviews", mutableArray: subviews) }
    if let background { background() } else { write("UIBackgroundColor", color: "backgroundColor") }
    if era.writesDeepDrawRect { write("UIDeepDrawRect", true) }
    if node.name == Names.navigationBar || node.name == Names.searchBar {
      // A bar without a controller is opaque if it is not translucent.
      if node.name == Names.navigationBar, node[Names.key] == nil,
        node.bool(Names.translucent) == false
      {
        write("UIOpaque", true)
      } else {
        writeTrue("UIOpaque", ifYes: Names.opaque)
      }
    } else if hasListBackground {
      write("UIOpaque", true)
    } else {
      writeTrue("UIOpaque", unlessNo: Names.opaque)
    }
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
    writeLayout(
      guideConstraints + (constraints ?? installedConstraints) + buildTimeConstraints,
      guides: guides ?? layoutGuides)
    write("UITintColor", color: "tintColor")
    writeMargins(marginsWhereNone)
    write("UIRestorationIdentifier", string: Names.restorationIdentifier)
    if era.writesSemanticContentAttribute {
      write(
        "UIViewSemanticContentAttribute", word: Names.semanticContentAttribute,
        in: .semanticContentAttribute, default: 0)
    }
    if era.writesLargeContentProperties {
      write("UIViewLargeContentStoredProperties", object: nil)
    }
  }

  /// Returns the members for all traits, which are those that the default variation does not exclude.
  func installed(_ members: [Int], _ property: StaticString) -> [Int] {
    guard !members.isEmpty, !encoder.features.variations.isEmpty,
      let excluded = excluded(from: property)
    else { return members }
    return members.filter { !excluded.contains($0) }
  }

  /// The constraints that are installed for all traits.
  var installedConstraints: [Int] {
    let constraints = installed(references(in: Names.constraints), "constraints")
    guard !constraints.isEmpty else { return [] }
    let removed = encoder.uninstalledViews.changes.filter(\.key.isDefault).flatMap(\.removed)
    guard !removed.isEmpty else { return constraints }
    let dropped = Set(
      source.constraints.filter { UninstalledViews.touches($0, removed) }
        .compactMap { encoder.reference(to: $0.object) })
    return constraints.filter { !dropped.contains($0) }
  }

  private func excluded(from property: StaticString) -> Set<Int>? {
    for variation in holderOfMasks.elements where variation.name == Names.variation {
      guard variation[Names.key] == "default", let mask = variation.child(property) else {
        continue
      }
      let ids = mask.elements.filter { $0.name == Names.exclude }.compactMap { $0[Names.reference] }
      return Set(
        ids.compactMap { document.object(id: $0) }.compactMap { encoder.reference(to: $0) })
    }
    return nil
  }

  /// The element with the variations of the view's members. Those of a content view without variations are in its cell.
  private var holderOfMasks: Node {
    guard node.firstElement(named: Names.variation) == nil else { return node }
    // A content view without an id is written as a part of its cell.
    guard node == source.node else { return source.node }
    return source.key == "contentView" ? source.parent?.node ?? node : node
  }

  private func writeLayout(_ constraints: [Int], guides: [Int]) {
    if !translatesMask {
      write("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", true)
    }
    if !constraints.isEmpty { write("UIViewAutolayoutConstraints", mutableArray: constraints) }
    if !guides.isEmpty { write("UIViewLayoutGuides", mutableArray: guides) }
    writePriorities(
      "UIViewContentHuggingPriority", Names.horizontalHuggingPriority,
      Names.verticalHuggingPriority, absent: 250, usual: usualHugging)
    writePriorities(
      "UIViewContentCompressionResistancePriority", Names.horizontalCompressionResistancePriority,
      Names.verticalCompressionResistancePriority, absent: 750,
      usual: (horizontal: 750, vertical: 750))
  }

  /// The layout guides of the view that its systems know.
  var layoutGuides: [Int] {
    var numbers: [Int] = []
    for child in node.elements where child.name.elementKind == .guide {
      if let guide = encoder.object(at: child), encoder.hasSafeArea || !guide.isSafeArea,
        let number = encoder.reference(to: guide)
      {
        numbers.append(number)
      }
    }
    return numbers
  }

  /// Whether the mask becomes constraints. A fixed frame keeps its mask, except with older tools, which use constraints
  /// for it, and so does a view that is not installed and has no constraints.
  private var translatesMask: Bool {
    guard node.bool(Names.translatesAutoresizingMaskIntoConstraints) == false else { return true }
    if encoder.uninstalledViews.isUnconstrained(source) { return true }
    return node.bool(Names.fixedFrame) == true && !era.holdsFixedFramesByConstraints
  }

  /// Writes the margins unless they are the default of 8 points on each side.
  private func writeMargins(_ marginsWhereNone: Insets?) {
    if let insets = node.child("layoutMargins")?.insets ?? marginsWhereNone,
      marginsWhereNone != nil || insets != .usualMargins
    {
      write("UIViewLayoutMargins", insets: insets)
    }
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

  /// Writes two priorities unless they are the defaults of the view's class.
  /// - Parameters:
  ///   - absent: The value of an absent attribute.
  ///   - usual: The defaults of the class; nil if documents cannot specify them.
  private func writePriorities(
    _ key: NibKey, _ horizontal: Name, _ vertical: Name, absent: Double,
    usual: (horizontal: Double, vertical: Double)?
  ) {
    let across = node.double(horizontal) ?? absent
    let down = node.double(vertical) ?? absent
    if let usual, across == usual.horizontal, down == usual.vertical { return }
    write(key, object: encoder.priorities(across, down))
  }

  /// The default content hugging priorities of the view's class.
  private var usualHugging: (horizontal: Double, vertical: Double)? {
    switch node.name {
    case Names.navigationBar, Names.toolbar, Names.tabBar, Names.searchBar, Names.slider,
      Names.segmentedControl, Names.pickerView, Names.pageControl, Names.datePicker:
      nil
    case Names.switch, Names.stepper, Names.activityIndicatorView: (750, 750)
    case Names.progressView: (250, 750)
    case Names.button where hasSymbolOfItsOwn: nil
    default: (250, 250)
    }
  }

  /// Whether a button shows a system symbol, such as those for information, details or adding a contact.
  private var hasSymbolOfItsOwn: Bool {
    switch IBButton(node: node).buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
    default: false
    }
  }

  /// The frame in points, in the superview's coordinate space. It is the stored frame, except that a top-level view
  /// that is not freeform has the size of the document's device.
  var frame: Rect {
    if let frame = controllerViewFrame ?? ownedBarFrame { return frame }
    var stored = stretchedWithTable(storedFrame)
    if era.movesPrototypesToTop, node.name == Names.tableViewCell, encoder.unit.root == source {
      stored.y = 0
    }
    // Xcode 4 and earlier show the view below bars, and their compilers place it at the origin.
    if document.dialect == .archive, source.parent == nil, source.node == node {
      (stored.x, stored.y) = (0, 0)
    }
    guard encoder.unit.sizesTopLevelViews, source.parent == nil, source.node == node,
      node.name == Names.view,
      let size = document.topLevelViewSize(of: source, era)
    else { return stored }
    return Rect(x: stored.x, y: stored.y, width: size.width, height: size.height)
  }

  private var storedFrame: Rect {
    if let rect = node.child("frame")?.rect { return rect }
    guard let inset = node.child("frameInset") else { return era.unknownFrame }
    let outer = node.parent?.parent.flatMap { $0.child("frame")?.rect }
    let across = Self.span(
      inset, Names.minX, Names.width, Names.maxX, within: outer?.width ?? 0)
    let down = Self.span(
      inset, Names.minY, Names.height, Names.maxY, within: outer?.height ?? 0)
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// Returns the start and length of a range for which two of start, length and distance from the end are specified.
  private static func span(
    _ node: Node, _ start: Name, _ length: Name, _ end: Name, within whole: Double
  ) -> (start: Double, length: Double) {
    let first = node.double(start)
    let last = node.double(end)
    let stated = node.double(length) ?? whole - (first ?? 0) - (last ?? 0)
    return (first ?? last.map { whole - $0 - stated } ?? 0, stated)
  }
}

extension Insets {
  static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// The margins of a view that does not specify any, in points.
  static let usualMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)
}
