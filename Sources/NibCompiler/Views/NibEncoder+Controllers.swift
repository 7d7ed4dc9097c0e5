import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes what every controller has; its view stands in the same nib.
  func encodeController(_ controller: IBObject, _ object: Int) {
    let node = controller.node
    child("view", "UIView", of: controller, to: object)
    text(Names.title, "UITitle", of: node, to: object)
    if let name = node[Names.nibName] { add("UINibName", string: name, to: object) }
    if let identifier = controller.storyboardIdentifier {
      add("UIStoryboardIdentifier", string: identifier, to: object)
    }
    if let identifier = controller.restorationIdentifier {
      add("UIRestorationIdentifier", string: identifier, to: object)
    }
    child("navigationItem", "UINavigationItem", of: controller, to: object)
    child("tabBarItem", "UITabBarItem", of: controller, to: object)
    let items = controller.children(keyed: "toolbarItems")
      .compactMap { reference(to: $0) }
    if !items.isEmpty { add("UIToolbarItems", array: items, to: object) }
    flag(
      Names.hidesBottomBarWhenPushed, "UIHidesBottomBarWhenPushed", of: node, to: object)
    flag(
      Names.definesPresentationContext, "UIDefinesPresentationContext", of: node, to: object)
    if node.bool(Names.automaticallyAdjustsScrollViewInsets) == false {
      add("UIKeyAutomaticallyAdjustsScrollViewInsets", 0, to: object)
    }
    if node.bool(Names.extendedLayoutIncludesOpaqueBars) == true {
      add("UIKeyExtendedLayoutIncludesOpaqueBars", 1, to: object)
    }
    if let edges = node.child(keyed: "edgesForExtendedLayout") {
      let bits: [(Name, Int)] = [
        (Names.top, 1), (Names.left, 2), (Names.bottom, 4), (Names.right, 8),
      ]
      add(
        "UIKeyEdgesForExtendedLayout",
        bits.reduce(0) { edges.bool($1.0) == true ? $0 | $1.1 : $0 }, to: object)
    }
    word(
      Names.modalTransitionStyle, "UIModalTransitionStyle", in: .modalTransition, of: node,
      to: object)
    word(
      Names.modalPresentationStyle, "UIModalPresentationStyle", in: .modalPresentation, of: node,
      to: object, omitting: -2)
    flag(Names.wantsFullScreenLayout, "UIWantsFullScreenLayout", of: node, to: object)
    if let size = node.child(keyed: "freeformSize")?.size
      ?? node.child(keyed: "contentSizeForViewInPopover")?.size,
      node.child(keyed: "contentSizeForViewInPopover") != nil
    {
      add("UIContentSizeForViewInPopover", size, to: object)
      add("UIPreferredContentSize", size, to: object)
    }
  }

  func encodeTableViewController(_ controller: IBObject, _ object: Int) {
    encodeController(controller, object)
    if controller.node.bool(Names.clearsSelectionOnViewWillAppear) != false {
      add("UIClearsSelectionOnViewWillAppear", true, to: object)
    }
  }

  /// A controller of controllers: those inside it in the document, its bar.
  func encodeContainerController(_ controller: IBObject, _ object: Int) {
    let children = controller.children(keyed: "viewControllers")
      .compactMap { reference(to: $0) }
    if !children.isEmpty {
      let list = collection("NSMutableArray", children)
      add("UIChildViewControllers", object: list, to: object)
      add("UIViewControllers", object: list, to: object)
    }
    encodeController(controller, object)
    child("navigationBar", "UINavigationBar", of: controller, to: object)
    child("tabBar", "UITabBar", of: controller, to: object)
    child("toolbar", "UIToolbar", of: controller, to: object)
    flag(Names.navigationBarHidden, "UINavigationBarHidden", of: controller.node, to: object)
    flag(
      Names.toolbarHidden, is: false, "UIToolbarShown", writes: true, of: controller.node,
      to: object)
  }

  func encodeWindow(_ window: IBObject, _ object: Int) {
    encodeView(window, object)
    flag(Names.resizesToFullScreen, "UIResizesToFullScreen", of: window.node, to: object)
    child("rootViewController", "UIRootViewController", of: window, to: object)
  }
}
