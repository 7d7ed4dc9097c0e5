import InterfaceBuilder
import NibFormat
import XMLTree

// The keys of a controller's view in a storyboard.
extension ObjectWriter {
  /// The controller of this view.
  private var owner: IBObject? {
    guard let unit = encoder.unit.storyboard, unit.part == .view,
      node[Names.key] == "view", let parent = source.parent,
      unit.plan.scene(of: parent) != nil
    else { return nil }
    return parent
  }

  /// The frame of a controller's view, in points, if it has the size of the screen; nil if the stored frame applies.
  var controllerViewFrame: Rect? {
    guard let owner, let size = document.controllerViewSize(of: owner, era) else { return nil }
    return Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Returns the frame of a cell in a static table, or of a view that fills the cell, adjusted to the table's width
  /// when the table fills the screen.
  func stretchedWithTable(_ frame: Rect) -> Rect {
    guard era.stretchesCells, encoder.unit.storyboard?.part == .view, let cell = enclosingCell,
      let table = cell.parent?.parent, table.node.name == Names.tableView,
      let stored = table.node.child("frame")?.rect,
      let size = table.parent.flatMap({ document.controllerViewSize(of: $0, era) })
    else { return frame }
    let change = size.width - stored.width
    var frame = frame
    switch (node.name, cell.node[Names.style]) {
    case (Names.tableViewCell, _), (Names.tableViewCellContentView, _),
      (Names.label, "IBUITableViewCellStyleDefault"):
      frame.width += change
    case (Names.label, "IBUITableViewCellStyleValue1")
    where source.id == cell.node[Names.detailTextLabel]:
      frame.x += change
    default: break
    }
    return frame
  }

  /// The cell that this object is or fills.
  private var enclosingCell: IBObject? {
    switch node.name {
    case Names.tableViewCell: return source
    case Names.tableViewCellContentView: return source.parent
    case Names.label:
      guard let cell = source.parent?.parent, let id = source.id,
        cell.node[Names.textLabel] == id || cell.node[Names.detailTextLabel] == id
      else { return nil }
      return cell
    default: return nil
    }
  }

  /// Returns a writer that reads another object, but writes to the same object of the graph.
  func part(of object: IBObject) -> ObjectWriter {
    ObjectWriter(encoder: encoder, source: object, node: object.node, number: number)
  }

  /// The size in points that an iPad document's controller has in a popover, which is the size of its view.
  var padViewSize: Size? {
    guard encoder.unit.storyboard != nil, document.isForPad, let view = source.rootView else {
      return nil
    }
    return document.controllerViewSize(of: source, era)
      ?? view.frame.map {
        Size(width: $0.width, height: $0.height)
      }
  }

  /// The views, in front of a controller's own subviews, that represent its top and bottom layout guides.
  var guideViews: [Int] {
    let own = (owner?.layoutGuides ?? []).compactMap { encoder.reference(to: $0) }
    return own + (simulatedGuides.map { [$0.top, $0.bottom] } ?? [])
  }

  /// The constraints that hold the layout guides of a controller, which belong to its view.
  var guideConstraints: [Int] {
    let own = (owner?.layoutGuides ?? []).flatMap { guide -> [Int] in
      _ = encoder.reference(to: guide)
      return encoder.guideConstraints[guide.index] ?? []
    }
    return own + (simulatedGuides?.constraints ?? [])
  }

  /// The layout guides that replace the safe area on systems without one; nil if the view needs none.
  private var simulatedGuides: SimulatedGuides? {
    guard !encoder.hasSafeArea, let owner, owner.layoutGuides.isEmpty, source.node == node,
      node.elements.contains(where: { encoder.object(at: $0)?.isSafeArea == true })
    else { return nil }
    if let known = encoder.simulatedGuides[source.index] { return known }
    let top = part(node, number: encoder.builder.addObject("_UILayoutGuide", fallbacks: []))
    let bottom = part(node, number: encoder.builder.addObject("_UILayoutGuide", fallbacks: []))
    let view = encoder.reference(to: source)
    let constraints =
      top.writeGuideView(isTop: true, of: view) + bottom.writeGuideView(isTop: false, of: view)
    let guides = SimulatedGuides(
      top: top.number, bottom: bottom.number, constraints: constraints)
    encoder.simulatedGuides[source.index] = guides
    return guides
  }

  /// Writes a layout guide of a controller as a hidden view, which constraints hold until real guides replace it.
  func writeControllerGuide() {
    let view = source.parent?.rootView.flatMap { encoder.reference(to: $0) }
    encoder.guideConstraints[source.index] = writeGuideView(
      isTop: IBViewControllerLayoutGuide(node: node).type == .top, of: view)
  }

  /// Writes the hidden view of a layout guide.
  /// - Returns: The constraints that hold it.
  private func writeGuideView(isTop: Bool, of view: Int?) -> [Int] {
    if era.writesDeepDrawRect { write("UIDeepDrawRect", true) }
    write("UIOpaque", true)
    write("UIHidden", true)
    write("UIAutoresizeSubviews", true)
    write("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", true)
    let support = constraint(
      "_UILayoutSupportConstraint", fallbacks: ["NSLayoutConstraint"], from: (number, 7),
      priority: 999)
    write("UIViewAutolayoutConstraints", mutableArray: [support])
    if era.writesSemanticContentAttribute { write("UIViewSemanticContentAttribute", 0) }
    if era.writesLargeContentProperties {
      write("UIViewLargeContentStoredProperties", object: nil)
    }
    write(
      "_UILayoutGuideIdentifier",
      string: isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom")
    let leading = constraint(from: (number, 5), to: (view, 5))
    let height = constraint(from: (number, 8))
    let constraints =
      isTop
      ? [leading, constraint(from: (number, 3), to: (view, 3)), height]
      : [leading, height, constraint(from: (view, 4), to: (number, 4))]
    write(
      "_UILayoutGuideConstraintsToRemove", object: encoder.collection("NSArray", constraints))
    return constraints
  }

  /// Writes a constraint between attributes of two objects, or on an attribute of one object.
  private func constraint(
    _ className: String = "NSLayoutConstraint", fallbacks: [String] = [],
    from first: (object: Int?, attribute: Int), to second: (object: Int?, attribute: Int)? = nil,
    priority: Int = 1000
  ) -> Int {
    let constraint = encoder.builder.addObject(className, fallbacks: fallbacks)
    let writer = part(node, number: constraint)
    writer.write("NSFirstItem", object: first.object)
    if era.writesTraitStorage { writer.write("NSFirstAttributeV2", first.attribute) }
    writer.write("NSFirstAttribute", first.attribute)
    if let second { writer.write("NSSecondItem", object: second.object) }
    if second != nil || era.writesAttributeOfNoItem {
      if era.writesTraitStorage {
        writer.write("NSSecondAttributeV2", second?.attribute ?? 0)
      }
      writer.write("NSSecondAttribute", second?.attribute ?? 0)
    }
    writer.write("NSShouldBeArchived", true)
    if priority != 1000 { writer.write("NSPriority", priority) }
    return constraint
  }
}

/// The two layout guides that represent the safe area of a controller's view on systems without one.
struct SimulatedGuides {
  let top: Int
  let bottom: Int
  /// The constraints that hold the guides, which belong to the view.
  let constraints: [Int]
}

extension IBObject {
  /// Whether this is the layout guide of a view's safe area.
  var isSafeArea: Bool {
    node.name == Names.viewLayoutGuide && node[Names.key] == "safeArea"
  }
}

extension IBDocument {
  /// Whether the document is only for iPad, as in Xcode 5.
  var isForPad: Bool { root[Names.targetRuntime]?.hasSuffix(".iPad") == true }

  /// Returns the size in points of a controller's view; nil if the stored size applies.
  fileprivate func controllerViewSize(of controller: IBObject, _ era: ToolsEra) -> Size? {
    switch controller.simulatedMetrics.destination {
    case .freeform, .other: return nil
    case .inferred, .screen: break
    }
    if usesTraitCollections || device != nil { return canvasSize(era) }
    if isForPad { return Size(width: 768, height: 1024) }
    let own = controller.simulatedMetrics.destination
    let destination = own == .inferred ? defaultSimulatedMetrics?.destination : own
    if case .screen(nil)? = destination { return Size(width: 320, height: 480) }
    return Size(width: 320, height: 568)
  }
}

// Static tables.
extension NibEncoder {
  /// Writes the sections of a static table for its controller's data source; nil for other views.
  func staticDataSource(of view: IBObject) -> Int? {
    guard let table = IBTableView(view), table.dataMode == .`static` else {
      return nil
    }
    let number = builder.addObject("UITableViewDataSource")
    let sections = view.sections.compactMap { reference(to: $0) }
    builder.add("UITableSections", object: collection("NSArray", sections), to: number)
    return number
  }
}

extension ObjectWriter {
  /// Writes a section of a static table.
  func writeTableSection() {
    write("UITableSectionHeaderTitle", text: Names.headerTitle)
    write("UITableSectionFooterTitle", text: Names.footerTitle)
    write("UITableSectionHeaderView", child: "headerView")
    write("UITableSectionFooterView", child: "footerView")
    let cells = node.firstElement(named: Names.cells).map { Array($0.elements) } ?? []
    let table = era.repeatsRowHeights ? source.parent?.node.double(Names.rowHeight) : nil
    let rowHeight = table ?? -1
    let rows = cells.compactMap { cell -> Int? in
      guard let object = encoder.object(at: cell), let number = encoder.reference(to: object)
      else { return nil }
      let row = encoder.builder.addObject("UITableViewRow")
      let writer = part(cell, number: row)
      writer.write("UITableRowCell", object: number)
      writer.write("UITableRowHeight", float: cell.double(Names.rowHeight) ?? rowHeight)
      return row
    }
    write("UITableSectionRows", object: encoder.collection("NSArray", rows))
  }
}
