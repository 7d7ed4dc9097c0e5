import Foundation
import HeadlessUIKit
import InterfaceBuilder
import XMLTree

/// What Interface Builder's canvas puts around views, so that what it stored can be computed again.
///
/// Everything that only the editor does is in this file and its neighbours: the views of a running app do not know
/// about it. Source: measured on documents of every era; several of the rules are quirks of the editor.
@MainActor
struct Canvas {
  let document: IBDocument
  let device: CanvasDevice
  /// The version that saved the document.
  let tools: IBToolsVersion
  private let incoming: [IBObject: [IBConnection]]

  init(_ document: IBDocument, device: CanvasDevice) {
    self.document = document
    self.device = device
    tools = document.tools.released
    var incoming: [IBObject: [IBConnection]] = [:]
    for connection in document.connections where connection.kind == .segue {
      if let destination = connection.destination {
        incoming[destination, default: []].append(connection)
      }
    }
    self.incoming = incoming
  }

  /// The size of text on the canvas: Xcode 12.5 to 13 showed text styles at their smallest.
  var contentSizeCategory: UIContentSizeCategory {
    (IBToolsVersion.xcode12_5 ..< .xcode14).contains(tools) ? .extraSmall : .large
  }

  /// Prepares a view that nothing is around for its layout.
  func prepare(_ root: UIView, for object: IBObject?, _ overrides: inout LayoutOverrides) {
    guard let object else { return }
    let controller = object.key == "view" ? object.parent : nil
    let isRoot = controller != nil || object.parent == nil
    guard isRoot else { return }
    let isScreen = controller != nil || tools >= .xcode9
    if isScreen, !(root is UITableViewCell) {
      overrides.systemMargins[ObjectIdentifier(root)] = { .root(width: $0.bounds.width) }
    }
    var insets = hasSafeArea(root) ? safeArea(of: root, object, controller: controller) : .zero
    if device.isGeneric, object.frame?.y == Self.heightOfOpaqueBars {
      // The root begins below the bars, yet its stored height is that of the screen.
      insets.top = 0
      root.place(root.bounds.insetBy(dx: 0, dy: Self.heightOfOpaqueBars / 2))
    }
    overrides.safeArea = insets
    if controller == nil, root.preservesSuperviewLayoutMargins,
      !root.insetsLayoutMarginsFromSafeArea, root.setMargins == nil
    {
      // Such a view of a xib has the margins of a plain one at its top and bottom.
      root.setMargins = .sides(UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    }
    if let cell = root as? UICollectionViewCell {
      // Nibs have constraints to a cell lead to its content, the canvas to the cell itself.
      let content = cell.contentView
      if isScreen {
        overrides.systemMargins[ObjectIdentifier(content)] = { .root(width: $0.bounds.width) }
      }
      content.insetsLayoutMarginsFromSafeArea = cell.insetsLayoutMarginsFromSafeArea
      content.setMargins = cell.setMargins
    }
    if let cell = root as? UITableViewCell, hasNarrowCells {
      overrides.systemMargins[ObjectIdentifier(cell.contentView)] = { content in
        var margins = content.systemMargins
        guard margins.insets.left == 16, !content.preservesSuperviewLayoutMargins else {
          return margins
        }
        margins.insets.left = 15
        margins.insets.right = min(margins.insets.right, 15)
        return margins
      }
    }
  }

  /// Whether the content of a cell that no table is around is a point nearer to the sides.
  private var hasNarrowCells: Bool {
    (IBToolsVersion.xcode11 ..< .xcode11_5).contains(tools) && device.size.width < 390
  }

  /// A status bar and a navigation bar, in points.
  private static let heightOfOpaqueBars: CGFloat = 64

  /// Gives a view the size from the canvas if nothing else determines it.
  func prepare(
    _ view: UIView, inside object: IBObject, _ overrides: inout LayoutOverrides
  ) {
    let key = ObjectIdentifier(view)
    if tools >= .xcode9 {
      // The canvas does not ask whether the document uses safe areas.
      view.insetsLayoutMarginsFromSafeArea =
        object.node.bool(Names.insetsLayoutMarginsFromSafeArea) ?? true
    }
    if view is UIActivityIndicatorView {
      // An indicator that is hidden because it is stopped is still on the canvas.
      view.isHidden = false
    }
    let width = object.node.double(Names.placeholderIntrinsicWidth)
    let height = object.node.double(Names.placeholderIntrinsicHeight)
    if width != nil || height != nil {
      func length(_ value: Double?) -> CGFloat {
        value.map { $0.isFinite ? CGFloat($0) : UIView.noIntrinsicMetric }
          ?? UIView.noIntrinsicMetric
      }
      overrides.contentSizes[key] = CGSize(width: length(width), height: length(height))
    }
    guard view.superview is UIStackView, object.key == "subviews" else { return }
    if object.element == "stackView", object.subviews.isEmpty {
      // One without views is as high as an empty view; its width is unknown.
      overrides.fallbackSizes[key] = CGSize(
        width: UIView.noIntrinsicMetric, height: heightOfBareViews)
    }
    guard object.element == "view" else { return }
    // A view of which nothing else is known has a size as if it had content.
    let isBare = object.customClass == nil && object.subviews.isEmpty
    let size = CGSize(width: 240, height: isBare ? heightOfBareViews : Self.heightOfViews)
    if isBare, overrides.contentSizes[key] == nil {
      overrides.contentSizes[key] = size
    } else {
      overrides.fallbackSizes[key] = size
    }
  }

  /// The height of a view in a stack if nothing determines it, in points.
  private static let heightOfViews: CGFloat = 128

  /// The same of a view with nothing in it; smaller since Xcode 11.
  private var heightOfBareViews: CGFloat { tools >= .xcode11 ? 50 : Self.heightOfViews }

  /// Table cells never have one.
  private func hasSafeArea(_ root: UIView) -> Bool { !(root is UITableViewCell) }

  // MARK: Safe area

  /// What bars cover of a root view, in points.
  private func safeArea(of root: UIView, _ object: IBObject, controller: IBObject?)
    -> UIEdgeInsets
  {
    let holder = controller ?? object
    let metrics = holder.simulatedMetrics
    let bars =
      controller.map { CanvasBars(around: $0, incoming: incoming, tools: tools) } ?? CanvasBars()
    if bars.isPopover { return .zero }
    var insets = device.safeArea(in: tools)
    let size = root.bounds.size
    let isFreeform = metrics.destination == .freeform
    if isFreeform || controller == nil && size != device.size {
      adjustForFreeform(&insets, size, isFreeform)
    }
    if bars.isSheet { insets.top = 0 }
    if bars.isEmbedded {
      insets = UIEdgeInsets(
        top: device.hasHomeIndicator ? 0 : insets.top, left: 0, bottom: 0, right: 0)
    }
    addBars(bars, metrics, to: &insets)
    if let controller, beginsBelowBars(controller, bars) { insets.top = 0 }
    if tools >= .xcode16_3, device.hasHomeIndicator, !isFreeform,
      controller != nil || size == device.size
    {
      // The editor counts the device's own insets twice.
      let own = device.safeArea(in: tools)
      insets.top += own.top
      insets.bottom += own.bottom
    }
    // A sheet is shorter than the screen by itself.
    if !isFreeform, !bars.isEmbedded, !bars.isSheet { adjustForSmallRoot(&insets, size) }
    return insets
  }

  private func addBars(
    _ bars: CanvasBars, _ metrics: SimulatedMetrics, to insets: inout UIEdgeInsets
  ) {
    switch metrics.topBar {
    case .absent: break
    case .bar(let node):
      let bar = IBSimulatedNavigationBarMetrics(node: node)
      if bar.translucent { insets.top += bar.prompted ? 74 : 44 } else { insets.top = 0 }
    case .inferred:
      // A bar with a large title takes no more room on the canvas than another one.
      if bars.hasNavigationBar { insets.top += bars.isSheet ? 56 : 44 }
    }
    switch metrics.bottomBar {
    case .absent: break
    case .bar(let node): insets.bottom += node.name == Names.simulatedTabBarMetrics ? 49 : 44
    case .inferred:
      if bars.hasTabBar {
        insets.bottom += 49
      } else if bars.hasToolbar {
        insets.bottom += device.hasHomeIndicator ? 49 : 44
      }
    }
  }

  /// Whether a controller's view is placed below the bar at the top and not behind it.
  private func beginsBelowBars(_ controller: IBObject, _ bars: CanvasBars) -> Bool {
    guard bars.hasNavigationBar else { return false }
    if let edges = controller.node.child(keyed: "edgesForExtendedLayout"),
      edges.bool(Names.top) != true
    {
      return true
    }
    return bars.beginsBelowBars
      && !IBViewController(node: controller.node).extendedLayoutIncludesOpaqueBars
  }

  private func adjustForFreeform(
    _ insets: inout UIEdgeInsets, _ size: CGSize, _ isFreeform: Bool
  ) {
    if device.hasHomeIndicator {
      if isFreeform, (IBToolsVersion.xcode11_2 ..< .xcode14).contains(tools) { insets.bottom = 0 }
    } else if tools < .xcode11, size.width >= size.height || size.height < 400 {
      insets.top = 0
    }
  }

  /// A root shorter than the screen leaves room for the bars that are missing from it.
  private func adjustForSmallRoot(_ insets: inout UIEdgeInsets, _ size: CGSize) {
    let screen = device.size
    let missing = screen.height - size.height
    guard !device.isGeneric, !device.isLandscape, size.width == screen.width, missing > 0 else {
      return
    }
    let own = device.safeArea(in: tools)
    let top = own.top + 44
    let bottom = 49 + own.bottom
    switch missing {
    case 49, bottom: insets.bottom = 0
    case (top + 49)..., top + bottom:
      insets.top = 0
      insets.bottom = 0
    case top...: insets.top = 0
    case 30...80: insets.top = 0
    default: break
    }
  }
}
