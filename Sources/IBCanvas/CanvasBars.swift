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
    around controller: IBObject, incoming: [IBObject: [IBConnection]], era: UIKitEra,
    depth: Int = 0
  ) {
    guard depth < Self.deepest, let segue = Self.mainSegue(to: controller, incoming),
      let source = segue.source?.scene?.controller, source != controller
    else { return }
    let kind = segue.segue?.kind
    switch kind {
    case "embed":
      isEmbedded = true
      return
    case "popoverPresentation":
      isPopover = true
      return
    case "presentation", "modal":
      isSheet = era.build >= 15_000 && Self.isAutomatic(controller, segue)
      return
    case "relationship", "show", "push", "showDetail", "replace": break
    default: return
    }
    self = CanvasBars(around: source, incoming: incoming, era: era, depth: depth + 1)
    guard kind == "relationship" else {
      if controller.node["hidesBottomBarWhenPushed"] == "YES" { hasTabBar = false }
      if kind == "showDetail" || kind == "replace" { hasNavigationBar = false }
      return
    }
    switch source.element {
    case "navigationController": addBars(of: source)
    case "tabBarController": hasTabBar = true
    default: break
    }
  }

  private mutating func addBars(of navigation: IBObject) {
    let bar = navigation.child(keyed: "navigationBar")?.node
    if navigation.node["navigationBarHidden"] != "YES" {
      hasNavigationBar = true
      beginsBelowBars = bar?["translucent"] == "NO"
    }
    hasToolbar = navigation.node["toolbarHidden"] == "NO"
  }

  /// The segue that says most: a relationship before one that shows, that before one that presents.
  private static func mainSegue(to controller: IBObject, _ incoming: [IBObject: [IBConnection]])
    -> IBConnection?
  {
    let order = ["relationship", "show", "push", "showDetail", "replace", "embed"]
    return (incoming[controller] ?? []).enumerated().min { first, second in
      func rank(_ connection: IBConnection) -> Int {
        order.firstIndex(of: connection.segue?.kind ?? "") ?? order.count
      }
      return (rank(first.element), first.offset) < (rank(second.element), second.offset)
    }?.element
  }

  /// Whether the system chooses how a controller is presented.
  private static func isAutomatic(_ controller: IBObject, _ segue: IBConnection) -> Bool {
    func isOpen(_ style: String?) -> Bool {
      style == nil || style == "automatic" || style == "pageSheet" || style == "formSheet"
    }
    return isOpen(segue.node["modalPresentationStyle"])
      && isOpen(controller.node["modalPresentationStyle"])
  }
}
