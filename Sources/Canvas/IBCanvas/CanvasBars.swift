import HeadlessUIKit
import InterfaceBuilder
import XMLTree

/// The bars that a storyboard's graph puts around a controller's view, as the canvas infers them.
@MainActor
struct CanvasBars {
  var hasNavigationBar = false
  /// Whether the content begins below the top bars, because they are opaque or the controller requires it.
  var beginsBelowBars = false
  var hasToolbar = false
  var hasTabBar = false
  /// Whether the controller at the top of the navigation stack has a large title.
  var hasLargeTitle = false
  /// Whether the navigation bar shows large titles.
  private var prefersLargeTitles = false
  /// Whether a segue brought the simulated bars from the controller that shows this one.
  var comesWithBars = false
  /// Whether the controller is one of a tab bar controller's own controllers.
  private var isTab = false
  /// The simulated bar of the controller's nearest container, which replaces its own.
  var topBar = SimulatedMetrics.Bar.inferred
  var bottomBar = SimulatedMetrics.Bar.inferred
  /// The navigation controller whose bar is shown.
  var navigation: IBObject?
  /// The controller below this one on the navigation stack.
  var previous: IBObject?
  /// The tab bar controller whose bar is shown, and the child controller that leads here.
  var tabs: IBObject?
  var tab: IBObject?
  /// Whether the controller is shown on a sheet, which does not cover the status bar.
  var isSheet = false
  /// Whether the controller is shown in a popover, which has no bars.
  var isPopover = false
  /// Whether the controller is embedded in the view of another controller.
  var isEmbedded = false

  /// The maximum length of a chain of segues; a longer chain must be a cycle.
  private static let deepest = 32

  init() {}

  /// Finds the bars around a controller.
  /// - Parameter incoming: The segues to each object.
  init(
    around controller: IBObject, incoming: [IBObject: [IBConnection]], tools: IBToolsVersion,
    rules: CanvasRules, depth: Int = 0
  ) {
    guard depth < Self.deepest, let segue = Self.mainSegue(to: controller, incoming, rules),
      let source = segue.source?.scene?.controller, source != controller
    else { return }
    let kind = IBSegue(node: segue.node).kind
    switch kind {
    case .embed:
      isEmbedded = true
      return
    case .popoverPresentation:
      isPopover = true
      return
    case .presentation, .modal:
      isSheet = tools >= .xcode11_2 && Self.isAutomatic(controller, segue)
      return
    case .relationship, .show, .push, .showDetail, .replace: break
    default: return
    }
    self = CanvasBars(
      around: source, incoming: incoming, tools: tools, rules: rules, depth: depth + 1)
    isTab = false
    guard kind == .relationship else {
      takeBars(of: source, rules)
      applyTitleMode(of: controller)
      if IBViewController(node: controller.node).hidesBottomBarWhenPushed {
        (hasTabBar, hasToolbar) = (false, false)
      }
      if kind == .showDetail || kind == .replace { hasNavigationBar = false }
      previous = source
      return
    }
    let metrics = source.simulatedMetrics
    if metrics.topBar != .inferred, rules.follow(.barsOfContainer) { topBar = metrics.topBar }
    if metrics.bottomBar != .inferred, rules.follow(.barsOfContainer) {
      bottomBar = metrics.bottomBar
    }
    switch source.node.name {
    case Names.navigationController:
      addBars(of: IBNavigationController(node: source.node))
      applyTitleMode(of: controller)
      (navigation, previous) = (source, nil)
    case Names.tabBarController:
      (hasTabBar, isTab) = (true, true)
      (tabs, tab) = (source, controller)
    default: break
    }
  }

  /// Returns the metrics of a controller in these surroundings: bars that it does not simulate are those of its
  /// containers.
  func complete(_ own: SimulatedMetrics, _ rules: CanvasRules) -> SimulatedMetrics {
    var metrics = own
    if metrics.topBar == .inferred { metrics.topBar = topBar }
    if metrics.bottomBar == .inferred {
      let keepsTabBar = isTab && bottomBar == .absent && rules.follow(.tabBarOfController)
      metrics.bottomBar = keepsTabBar ? .inferred : bottomBar
    }
    return metrics
  }

  /// Keeps the simulated bars of a controller and its containers over what the controller shows.
  private mutating func takeBars(of source: IBObject, _ rules: CanvasRules) {
    let metrics = source.simulatedMetrics
    if metrics.topBar != .inferred { topBar = metrics.topBar }
    if metrics.bottomBar != .inferred { bottomBar = metrics.bottomBar }
    guard topBar != .inferred || bottomBar != .inferred else { return }
    comesWithBars = rules.follow(.barsAlongSegues)
    if !comesWithBars { (topBar, bottomBar) = (.inferred, .inferred) }
  }

  /// Applies the display mode of a controller's title; by default, it is that of the controller below.
  private mutating func applyTitleMode(of controller: IBObject) {
    switch controller.child(keyed: "navigationItem")?.node["largeTitleDisplayMode"] {
    case "never": hasLargeTitle = false
    case "always": hasLargeTitle = prefersLargeTitles
    default: break
    }
  }

  private mutating func addBars(of navigation: IBNavigationController) {
    if !navigation.navigationBarHidden {
      hasNavigationBar = true
      let bar = navigation.child("navigationBar").map { IBNavigationBar(node: $0) }
      beginsBelowBars = bar?.translucent == false
      prefersLargeTitles = bar?.largeTitles == true
      hasLargeTitle = prefersLargeTitles
    }
    hasToolbar = !navigation.toolbarHidden
  }

  /// Returns the segue that determines the surroundings of a controller: relationship segues take precedence over show
  /// segues, which take precedence over modal ones. If there are several relationships, the last one applies.
  private static func mainSegue(
    to controller: IBObject, _ incoming: [IBObject: [IBConnection]], _ rules: CanvasRules
  ) -> IBConnection? {
    let order: [IBSegueKindValue] = [
      .relationship, .show, .push, .showDetail, .replace, .embed,
    ]
    return (incoming[controller] ?? []).enumerated().min { first, second in
      func rank(_ connection: IBConnection) -> Int {
        IBSegue(node: connection.node).kind.flatMap { order.firstIndex(of: $0) } ?? order.count
      }
      let ranks = (rank(first.element), rank(second.element))
      if ranks == (0, 0), rules.follow(.lastContainer) { return first.offset > second.offset }
      return (ranks.0, first.offset) < (ranks.1, second.offset)
    }?.element
  }

  /// Returns whether the system chooses the presentation style of a controller.
  private static func isAutomatic(_ controller: IBObject, _ segue: IBConnection) -> Bool {
    let styles = [
      IBSegue(node: segue.node).modalPresentationStyle,
      IBViewController(node: controller.node).modalPresentationStyle,
    ]
    return styles.allSatisfy { [.automatic, .pageSheet, .formSheet].contains($0) }
  }
}
