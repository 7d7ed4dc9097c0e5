import Foundation
import NibFormat

/// The style in which a controller is presented, with UIKit's raw values.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, blurOverFullScreen
}

/// The animation of a presented controller.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
  func decodeController(_ nib: NibValues) {
    title = nib.string("UITitle")
    storyboardIdentifier = nib.string("UIStoryboardIdentifier")
    restorationIdentifier = nib.string("UIRestorationIdentifier")
    decodedView = nib.object("UIView")
    storyboard = nib.storyboard
    setItems(navigation: nib.object("UINavigationItem"), tab: nib.object("UITabBarItem"))
    toolbarItems = nib.array("UIToolbarItems", of: UIBarButtonItem.self)
    hidesBottomBarWhenPushed = nib.bool("UIHidesBottomBarWhenPushed") ?? false
    if let edges = nib.int("UIKeyEdgesForExtendedLayout") {
      edgesForExtendedLayout = UIRectEdge(rawValue: UInt(truncatingIfNeeded: edges))
    }
    extendedLayoutIncludesOpaqueBars = nib.bool("UIKeyExtendedLayoutIncludesOpaqueBars") ?? false
    automaticallyAdjustsScrollViewInsets =
      nib.bool("UIKeyAutomaticallyAdjustsScrollViewInsets") ?? true
    wantsFullScreenLayout = nib.bool("UIWantsFullScreenLayout") ?? false
    preferredContentSize =
      nib.size("UIPreferredContentSize") ?? nib.size("UIContentSizeForViewInPopover") ?? .zero
    modalPresentationStyle = nib.enumeration("UIModalPresentationStyle") ?? .automatic
    modalTransitionStyle = nib.enumeration("UIModalTransitionStyle") ?? .coverVertical
    definesPresentationContext = nib.bool("UIDefinesPresentationContext") ?? false
    providesPresentationContextTransitionStyle =
      nib.bool("UIProvidesPresentationContextTransitionStyle") ?? false
    take(nib.array("UIChildViewControllers", of: UIViewController.self) ?? [])
    if parent == nil, let outer: UIViewController = nib.object("UIParentViewController"),
      !outer.isInside(self)
    {
      parent = outer
    }
    segueTemplates =
      nib.array("UIStoryboardSegueTemplates", of: UIStoryboardSegueTemplate.self) ?? []
    sceneObjects = (nib.object("UITopLevelObjectsToKeepAliveFromStoryboard") as? [Any] ?? [])
      .filter { !($0 is UIViewController) }
    let table = nib.object("UIExternalObjectsTableForViewLoading") as? [AnyHashable: Any] ?? [:]
    for case (let name as String, let object) in table {
      externalObjects[name] = ExternalObject(object)
    }
  }

  /// Adds the child controllers of a container from its nib.
  func addControllers(of nib: NibValues) {
    take(nib.array("UIViewControllers", of: UIViewController.self) ?? [])
  }

  /// Adds controllers of a nib as children, without callbacks.
  private func take(_ controllers: [UIViewController]) {
    for child in controllers where !children.contains(where: { $0 === child }) {
      guard !isInside(child) else {
        // A nib outside a storyboard does not have such cycles.
        if storyboard != nil { reportCycle(with: child) }
        continue
      }
      if let other = child.parent { child.leave(other) }
      children.append(child)
      child.parent = self
    }
  }

  private func reportCycle(with child: UIViewController) {
    let chain = sequence(first: self, next: \.parent).prefix { $0 !== child } + [child]
    let names = chain.map { controller in
      let id = controller.nibReference?.origin?.objectID
      return "\(type(of: controller))" + (id.map { " \($0)" } ?? "")
    }
    NibFailure.report(
      NibError(
        .invalidHierarchy,
        "relationship segues form a loop: "
          + (names.reversed() + [names.last ?? ""]).joined(separator: " > "),
        at: child.nibReference?.place ?? nibReference?.place, className: "\(type(of: child))"))
  }

  class func registerController(_ nib: NibRegistrar) {
    // A key path would read the property before setting it, and would therefore load the view that is being loaded.
    nib.attribute(
      "view", get: { (controller: UIViewController) in controller.view },
      set: { (controller: UIViewController, view: UIView?) in controller.view = view })
    nib.outlet("title", \UIViewController.title)
    nib.outlet("toolbarItems", \UIViewController.toolbarItems)
    nib.outlet("tabBarItem", \UIViewController.tabBarItem)
    nib.outlet("storyboard", \UIViewController.storyboard)
    nib.outlet("searchDisplayController", \UIViewController.searchController)
    nib.outlet("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    nib.outlet("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
    nib.outlet("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    nib.outlet("modalTransitionStyle", \UIViewController.modalTransitionStyle)
    nib.outlet("restorationIdentifier", \UIViewController.restorationIdentifier)
    nib.attribute(
      "navigationItem", get: { (controller: UIViewController) in controller.navigationItem },
      set: { controller, item in controller.setItems(navigation: item, tab: controller.tabBarItem) }
    )
  }

  /// The search display controller, for documents that connect one.
  public var searchDisplayController: UISearchDisplayController? { searchController }
}
