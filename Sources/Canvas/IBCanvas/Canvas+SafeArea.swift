import Foundation
import HeadlessUIKit
import InterfaceBuilder
import XMLTree

extension Canvas {
  /// Returns the safe area insets of a root view, in points, which depend on the bars over it.
  func safeArea(of root: UIView, _ object: IBObject, controller: IBObject?)
    -> UIEdgeInsets
  {
    let (bars, metrics) = surroundings(of: controller ?? object, controller)
    if bars.isPopover { return .zero }
    var insets = insetsOfDevice
    if metrics.statusBar == .absent, tools < .xcode9, rules.follow(.statusBarSimulatedAway) {
      insets.top = 0
    }
    let size = root.bounds.size
    let isFreeform = metrics.destination == .freeform
    if isFreeform || controller == nil && size != device.size {
      adjustForFreeform(&insets, object, size)
    }
    if bars.isSheet, rules.follow(.sheet) { insets.top = 0 }
    if bars.isSheet { removeIndicatorOfSheet(&insets) }
    if bars.isEmbedded {
      insets = UIEdgeInsets(
        top: device.hasHomeIndicator ? 0 : insets.top, left: 0, bottom: 0, right: 0)
    }
    addBars(bars, metrics, over: object, to: &insets)
    if let controller, beginsBelowBars(controller, bars) { insets.top = 0 }
    // A sheet is always shorter than the screen, even if no bars are missing.
    if !isFreeform, !bars.isEmbedded, !bars.isSheet {
      adjustForSmallRoot(&insets, size, bars)
    }
    if tools >= .xcode16_3, device.hasHomeIndicator, rules.follow(.doubledSafeArea) {
      // Interface Builder counts the device's own insets twice.
      let covered = coveredInsets(size)
      insets.top += covered.top
      insets.bottom += covered.bottom
    }
    return insets
  }

  /// The safe area insets of a view that fills the screen, in points.
  private var insetsOfDevice: UIEdgeInsets {
    let insets = device.safeArea(in: tools, rules)
    return UIEdgeInsets(
      top: lengths.points(insets.top, of: .statusBar),
      left: lengths.points(insets.left, of: .side),
      bottom: lengths.points(insets.bottom, of: .homeIndicator),
      right: lengths.points(insets.right, of: .side))
  }

  /// Returns the parts of the device's insets that are inside a root at the top-left corner of the screen, in points. A
  /// root that is wider than the screen contains all of them.
  private func coveredInsets(_ size: CGSize) -> UIEdgeInsets {
    var insets = insetsOfDevice
    guard size.width <= device.size.width else { return insets }
    let usable = device.size.height - insets.bottom
    insets.bottom = min(max(size.height - usable, 0), insets.bottom)
    return insets
  }

  private func addBars(
    _ bars: CanvasBars, _ metrics: SimulatedMetrics, over root: IBObject,
    to insets: inout UIEdgeInsets
  ) {
    switch metrics.topBar {
    case .absent: break
    case .bar(let node):
      let bar = IBSimulatedNavigationBarMetrics(node: node)
      if !bar.translucent {
        insets.top = 0
      } else if bar.prompted {
        insets.top += lengths.points(Self.heightOfPromptedBar, of: .navigationBarWithPrompt)
      } else {
        insets.top += lengths.points(heightOfNavigationBar, of: .navigationBar)
      }
    case .inferred:
      if bars.hasNavigationBar {
        insets.top += lengths.points(heightOfNavigationBar(bars, over: root), of: .navigationBar)
      }
    }
    switch metrics.bottomBar {
    case .absent: break
    case .bar(let node):
      insets.bottom +=
        node.name == Names.simulatedTabBarMetrics
        ? lengths.points(Self.heightOfTabBar, of: .tabBar)
        : lengths.points(heightOfToolbar, of: .toolbar)
    case .inferred:
      if bars.hasTabBar {
        insets.bottom += lengths.points(Self.heightOfTabBar, of: .tabBar)
      } else if bars.hasToolbar {
        insets.bottom += lengths.points(heightOfToolbar, of: .toolbar)
      }
    }
  }

  /// Returns whether a controller's view is placed below the top bars rather than behind them.
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

  /// Adjusts the insets of a root whose size does not come from the screen.
  private func adjustForFreeform(
    _ insets: inout UIEdgeInsets, _ root: IBObject, _ size: CGSize
  ) {
    if device.hasHomeIndicator {
      // In these versions, the margins of a root without a safe area guide still leave room for the home indicator.
      let hasGuide = root.node.child(keyed: "safeArea") != nil
      guard (IBToolsVersion.xcode11_2 ..< .xcode14).contains(tools) else { return }
      if hasGuide || !rules.follow(.freeRootWithoutGuide),
        rules.follow(.freeRootWithoutIndicator)
      {
        insets.bottom = coveredInsets(size).bottom
      }
    } else if tools < .xcode11, size.height < Self.leastHeightWithStatusBar,
      rules.follow(.lowFreeRoot)
    {
      insets.top = 0
    }
  }

  /// The height of the smallest screen, in points: a root that is shorter cannot fill a screen.
  private static let leastHeightWithStatusBar: CGFloat = 480

  private static let heightOfPromptedBar: CGFloat = 74

  /// Adjusts the insets of a root that is shorter than the screen, which leaves space for bars outside the root.
  private func adjustForSmallRoot(
    _ insets: inout UIEdgeInsets, _ size: CGSize, _ bars: CanvasBars
  ) {
    let screen = device.size
    let missing = screen.height - size.height
    guard !device.isGeneric, !device.isLandscape, size.width == screen.width, missing > 0 else {
      return
    }
    let own = device.safeArea(in: tools, rules)
    let top = own.top + heightOfNavigationBar
    let bottom = Self.heightOfTabBar + own.bottom
    switch missing {
    case Self.heightOfTabBar, bottom:
      if rules.follow(.shortRoot) { insets.bottom = 0 }
    case top...:
      guard rules.follow(.shortRoot) else { return }
      insets.top = 0
      if missing >= top + Self.heightOfPlainToolbar { insets.bottom = 0 }
    case 30...80:
      if rules.follow(.sheetSizedRoot) {
        insets.top = 0
        // A sheet covers the bars of the scene that shows it.
        if bars.comesWithBars { insets.bottom = insetsOfDevice.bottom }
      }
      removeIndicatorOfSheet(&insets)
    default: break
    }
  }

  /// Removes the home indicator's area from the insets of a root on a sheet, which ends above the bottom of the screen
  /// in recent versions.
  private func removeIndicatorOfSheet(_ insets: inout UIEdgeInsets) {
    if tools >= .xcode15_3, rules.follow(.sheetWithoutIndicator) { insets.bottom = 0 }
  }
}
