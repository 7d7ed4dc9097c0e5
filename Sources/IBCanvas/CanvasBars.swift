import HeadlessUIKit
import InterfaceBuilder
import XMLTree

/// The bars that a storyboard's graph puts around a controller's view, as the canvas infers them.
struct CanvasBars {
  var hasNavigationBar = false
  /// Whether the content begins below the bars at the top, because they are opaque or the controller says so.
  var beginsBelowBars = false
  var hasToolbar = false
  var hasTabBar = false
  /// Whether the controller is shown on a sheet that leaves the status bar free.
  var isSheet = false
  /// Whether the controller is shown in a bubble, where no bar is.
  var isPopover = false
  /// Whether the controller is shown inside of another one's view.
  var isEmbedded = false

  /// A path of segues longer than this leads round in a circle.
  private static let deepest = 32

  init() {}

  /// What surrounds a controller.
  /// - Parameter incoming: The segues that lead to each object.
  init(
    around controller: IBObject, incoming: [IBObject: [IBConnection]], tools: IBToolsVersion,
    depth: Int = 0
  ) {
    guard depth < Self.deepest, let segue = Self.mainSegue(to: controller, incoming),
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
    self = CanvasBars(around: source, incoming: incoming, tools: tools, depth: depth + 1)
    guard kind == .relationship else {
      if IBViewController(node: controller.node).hidesBottomBarWhenPushed { hasTabBar = false }
      if kind == .showDetail || kind == .replace { hasNavigationBar = false }
      return
    }
    switch source.node.name {
    case Names.navigationController: addBars(of: IBNavigationController(node: source.node))
    case Names.tabBarController: hasTabBar = true
    default: break
    }
  }

  private mutating func addBars(of navigation: IBNavigationController) {
    if !navigation.navigationBarHidden {
      hasNavigationBar = true
      let bar = navigation.child("navigationBar").map { IBNavigationBar(node: $0) }
      beginsBelowBars = bar?.translucent == false
    }
    hasToolbar = !navigation.toolbarHidden
  }

  /// The most specific segue: first a relationship, then show, then a presentation.
  private static func mainSegue(to controller: IBObject, _ incoming: [IBObject: [IBConnection]])
    -> IBConnection?
  {
    let order: [IBSegueKindValue] = [
      .relationship, .show, .push, .showDetail, .replace, .embed,
    ]
    return (incoming[controller] ?? []).enumerated().min { first, second in
      func rank(_ connection: IBConnection) -> Int {
        IBSegue(node: connection.node).kind.flatMap { order.firstIndex(of: $0) } ?? order.count
      }
      return (rank(first.element), first.offset) < (rank(second.element), second.offset)
    }?.element
  }

  /// Whether the system chooses how a controller is presented.
  private static func isAutomatic(_ controller: IBObject, _ segue: IBConnection) -> Bool {
    let styles = [
      IBSegue(node: segue.node).modalPresentationStyle,
      IBViewController(node: controller.node).modalPresentationStyle,
    ]
    return styles.allSatisfy { [.automatic, .pageSheet, .formSheet].contains($0) }
  }
}
