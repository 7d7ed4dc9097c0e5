public import Foundation
public import HeadlessUIKit
public import InterfaceBuilder
import XMLTree

/// The screen of a scene on the canvas: the view of its controller, and the bars around it.
@MainActor
public struct SceneScreen {
  /// The size in points.
  public var size: CGSize
  /// The position of the view on the screen, in points.
  public var origin = CGPoint.zero
  /// The bars in front of the view, with frames in the coordinates of the screen.
  public var bars: [UIView] = []
}

extension LaidOutDocument {
  /// Returns the screen that shows a root view, with the bars of the containers that the storyboard's segues or the
  /// simulated metrics add.
  public func screen(of root: Root) -> SceneScreen {
    var screen = SceneScreen(size: root.view.bounds.size)
    guard let object = root.object, root.container == nil else { return screen }
    let controller = object.key == "view" ? object.parent : nil
    guard controller != nil || object.parent == nil else { return screen }
    let (bars, metrics) = canvas.surroundings(of: controller ?? object, controller)
    guard !bars.isPopover, !bars.isEmbedded else { return screen }
    let insets = canvas.safeArea(of: root.view, object, controller: controller)
    if let bar = topBar(bars, metrics, controller) {
      let height =
        canvas.statusBarHeight(bars) + canvas.heightOfNavigationBar(bars, over: object)
      bar.prefersLargeTitles = canvas.showsLargeTitle(bars, over: object)
      if canvas.beginsBelowBars(object, insets) {
        screen.origin.y = height
        screen.size.height += height
      }
      bar.frame = CGRect(x: 0, y: 0, width: screen.size.width, height: height)
      screen.bars.append(bar)
      Self.moveRows(in: root.view, below: height - screen.origin.y, of: root.view)
    }
    if let bar = bottomBar(bars, metrics, controller) {
      let height = canvas.heightOfBottomBar(isTabBar: bar is UITabBar)
      if insets.bottom == 0 { screen.size.height += height }
      bar.frame = CGRect(
        x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
      screen.bars.append(bar)
    }
    for bar in screen.bars { bar.layoutIfNeeded() }
    return screen
  }

  /// Returns the screen of a navigation or tab bar controller, which has no separate view on the canvas.
  public func screen(ofContainer controller: IBObject) -> SceneScreen {
    var screen = SceneScreen(size: self.screen)
    let width = screen.size.width
    if controller.node.name == Names.navigationController {
      let node = IBNavigationController(node: controller.node)
      if !node.navigationBarHidden {
        let bar = navigationBar(of: controller)
        bar.frame = CGRect(
          x: 0, y: 0, width: width,
          height: canvas.statusBarHeight(CanvasBars()) + canvas.heightOfNavigationBar(CanvasBars()))
        screen.bars.append(bar)
      }
      if !node.toolbarHidden { screen.bars.append(toolbar(of: controller, items: [])) }
    } else if controller.node.name == Names.tabBarController {
      screen.bars.append(tabBar(of: controller, selected: nil))
    }
    for bar in screen.bars where !(bar is UINavigationBar) {
      let height = canvas.heightOfBottomBar(isTabBar: bar is UITabBar)
      bar.frame = CGRect(x: 0, y: screen.size.height - height, width: width, height: height)
    }
    return screen
  }

  /// Scrolls the lists behind a bar so that their first rows are below it, as lists do automatically in an app.
  private static func moveRows(in view: UIView, below edge: CGFloat, of root: UIView) {
    guard edge > 0 else { return }
    if view is UITableView || view is UICollectionView, let list = view as? UIScrollView {
      let covered = edge - list.convert(CGPoint(x: 0, y: list.bounds.minY), to: root).y
      if covered > 0, list.contentInsetAdjustmentBehavior != .never {
        list.contentOffset.y -= covered
      }
      return
    }
    for subview in view.subviews { moveRows(in: subview, below: edge, of: root) }
  }

  // MARK: Bars at the top

  private func topBar(
    _ bars: CanvasBars, _ metrics: SimulatedMetrics, _ controller: IBObject?
  ) -> UINavigationBar? {
    switch metrics.topBar {
    case .absent: return nil
    case .bar: break
    case .inferred: guard bars.hasNavigationBar else { return nil }
    }
    let bar = navigationBar(of: bars.navigation)
    let item = controller.flatMap { navigationItem(of: $0) } ?? UINavigationItem(title: "")
    // A pushed controller has a back button.
    let previous = bars.previous.map { navigationItem(of: $0) ?? UINavigationItem(title: "") }
    bar.setItems([previous, item].compactMap { $0 }, animated: false)
    return bar
  }

  private func navigationItem(of controller: IBObject) -> UINavigationItem? {
    if let item = controller.child(keyed: "navigationItem")?.id.flatMap({ parts[$0] }) {
      return item as? UINavigationItem
    }
    return shown(controller.node[Names.title]).map { UINavigationItem(title: $0) }
  }

  /// Returns a bar with the look of a navigation controller's bar.
  private func navigationBar(of controller: IBObject?) -> UINavigationBar {
    let bar = UINavigationBar()
    guard let own = part("navigationBar", of: controller) as? UINavigationBar else { return bar }
    bar.barStyle = own.barStyle
    bar.isTranslucent = own.isTranslucent
    bar.barTintColor = own.barTintColor
    bar.tintColor = own.tintColor
    bar.backgroundColor = own.backgroundColor
    bar.titleTextAttributes = own.titleTextAttributes
    bar.standardAppearance = own.standardAppearance
    bar.scrollEdgeAppearance = own.scrollEdgeAppearance
    bar.setBackgroundImage(own.backgroundImage(for: .default), for: .default)
    bar.setItems(own.items, animated: false)
    return bar
  }

  // MARK: Bars at the bottom

  private func bottomBar(
    _ bars: CanvasBars, _ metrics: SimulatedMetrics, _ controller: IBObject?
  ) -> UIView? {
    let items = controller?.children(keyed: "toolbarItems").compactMap { item in
      item.id.flatMap { parts[$0] as? UIBarButtonItem }
    }
    switch metrics.bottomBar {
    case .absent: return nil
    case .bar(let node):
      return node.name == Names.simulatedTabBarMetrics
        ? UITabBar() : toolbar(of: nil, items: items ?? [])
    case .inferred:
      if bars.hasTabBar, let tabs = bars.tabs { return tabBar(of: tabs, selected: bars.tab) }
      return bars.hasToolbar ? toolbar(of: bars.navigation, items: items ?? []) : nil
    }
  }

  private func toolbar(of controller: IBObject?, items: [UIBarButtonItem]) -> UIToolbar {
    let bar = UIToolbar()
    if let own = part("toolbar", of: controller) as? UIToolbar {
      bar.barStyle = own.barStyle
      bar.barTintColor = own.barTintColor
      bar.tintColor = own.tintColor
      bar.standardAppearance = own.standardAppearance
    }
    bar.setItems(items, animated: false)
    return bar
  }

  /// Returns the bar of a tab bar controller with the tabs of its controllers.
  /// - Parameter selected: The controller that is shown, or nil for the first one.
  private func tabBar(of controller: IBObject, selected: IBObject?) -> UITabBar {
    let bar = UITabBar()
    if let own = part("tabBar", of: controller) as? UITabBar {
      bar.barStyle = own.barStyle
      bar.barTintColor = own.barTintColor
      bar.tintColor = own.tintColor
      bar.backgroundColor = own.backgroundColor
      bar.unselectedItemTintColor = own.unselectedItemTintColor
      bar.standardAppearance = own.standardAppearance
    }
    let children = document.connections.filter { connection in
      connection.kind == .segue && connection.source == controller
        && IBSegue(node: connection.node).kind == .relationship
    }.compactMap(\.destination)
    let items = children.map { child in
      child.child(keyed: "tabBarItem")?.id.flatMap { parts[$0] as? UITabBarItem }
        ?? UITabBarItem(title: shown(child.node[Names.title]), image: nil, tag: 0)
    }
    // A bar shows five tabs at most.
    let limit = 5
    if items.count > limit {
      let more = UITabBarItem(tabBarSystemItem: .more, tag: 0)
      bar.setItems(items.prefix(limit - 1) + [more], animated: false)
    } else {
      bar.setItems(items, animated: false)
    }
    // A tab that does not fit in the bar is behind the last one, "More".
    let index = selected.flatMap { children.firstIndex(of: $0) } ?? 0
    if items.indices.contains(index) {
      bar.selectedItem = items.count > limit && index >= limit - 1 ? bar.items?.last : items[index]
    }
    return bar
  }

  /// Returns a text of the document as displayed: repeated if the options request long texts.
  func shown(_ text: String?) -> String? {
    doublesTexts ? text.map { DoubledText.doubled($0) } : text
  }

  private func part(_ key: String, of controller: IBObject?) -> AnyObject? {
    controller?.child(keyed: key)?.id.flatMap { parts[$0] }
  }
}

extension Canvas {
  /// The additional height of a navigation bar on a sheet, in points.
  static let extraHeightOnSheet: CGFloat = 12

  /// Returns the bars around a controller or a root view, and its simulated metrics with those of its containers.
  func surroundings(of holder: IBObject, _ controller: IBObject?) -> (
    bars: CanvasBars, metrics: SimulatedMetrics
  ) {
    let bars =
      controller.map { CanvasBars(around: $0, incoming: incoming, tools: tools, rules: rules) }
      ?? CanvasBars()
    return (bars, bars.complete(holder.simulatedMetrics, rules))
  }

  /// Returns the height of the status bar above a navigation bar, in points.
  func statusBarHeight(_ bars: CanvasBars) -> CGFloat {
    bars.isSheet ? 0 : device.safeArea(in: tools, rules).top
  }

  /// Returns the height of a bar at the bottom with the home indicator below it, in points.
  func heightOfBottomBar(isTabBar: Bool) -> CGFloat {
    (isTabBar ? Self.heightOfTabBar : heightOfToolbar)
      + device.safeArea(in: tools, rules).bottom
  }

  /// Returns whether a root view begins below the bars at the top instead of behind them.
  func beginsBelowBars(_ root: IBObject, _ insets: UIEdgeInsets) -> Bool {
    insets.top == 0 || device.isGeneric && (root.frame?.y ?? 0) > 0
  }
}
