import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes the keys of every view controller; in a xib, its view is among its keys.
  func writeViewController() {
    write("UITitle", text: Names.title)
    if encoder.unit.storyboard == nil { write("UIView", child: "view") }
    write("UINavigationItem", child: "navigationItem")
    write("UITabBarItem", child: "tabBarItem")
    let items = references(in: Names.toolbarItems)
    if !items.isEmpty { write("UIToolbarItems", array: items) }
    writeScene()
    write("UINibName", string: Names.nibName)
    write("UIStoryboardIdentifier", string: Names.storyboardIdentifier)
    write("UIRestorationIdentifier", string: Names.restorationIdentifier)
    writeTrue("UIWantsFullScreenLayout", ifYes: Names.wantsFullScreenLayout)
    writeTrue("UIHidesBottomBarWhenPushed", ifYes: Names.hidesBottomBarWhenPushed)
    writeTrue("UIDefinesPresentationContext", ifYes: Names.definesPresentationContext)
    writeTrue(
      "UIProvidesPresentationContextTransitionStyle",
      ifYes: Names.providesPresentationContextTransitionStyle)
    writeTrue(
      "UIKeyExtendedLayoutIncludesOpaqueBars", ifYes: Names.extendedLayoutIncludesOpaqueBars)
    writePresentation()
    writeExtendedEdges()
    if node.bool(Names.automaticallyAdjustsScrollViewInsets) == false {
      write("UIKeyAutomaticallyAdjustsScrollViewInsets", 0)
    }
    writeFalse(
      "UIAutoresizesArchivedViewToFullSize", ifNo: Names.autoresizesArchivedViewToFullSize)
  }

  private func writePresentation() {
    write(
      "UIModalTransitionStyle", word: Names.modalTransitionStyle, in: .modalTransitionStyle)
    if let style = value(of: Names.modalPresentationStyle, in: .modalPresentationStyle) {
      write("UIModalPresentationStyle", style)
    }
    let size =
      node.child("contentSizeForViewInPopover")?.size ?? node.child("preferredContentSize")?.size
    if let size = padViewSize ?? size {
      write("UIContentSizeForViewInPopover", size: size)
      if era.writesTraitStorage { write("UIPreferredContentSize", size: size) }
    }
  }

  /// Writes the edges to which the view extends under bars.
  private func writeExtendedEdges() {
    guard let edges = node.child("edgesForExtendedLayout") else { return }
    let bits = edges.flagBits
    if bits != 15 { write("UIKeyEdgesForExtendedLayout", bits) }
  }

  func writeTableViewController() {
    writeViewController()
    if era.writesClearedSelection {
      writeTrue(
        "UIClearsSelectionOnViewWillAppear", unlessNo: Names.clearsSelectionOnViewWillAppear)
    } else {
      writeFalse(
        "UIClearsSelectionOnViewWillAppear", ifNo: Names.clearsSelectionOnViewWillAppear)
    }
  }

  func writeCollectionViewController() {
    writeViewController()
    writeFalse(
      "UIClearsSelectionOnViewWillAppear", ifNo: Names.clearsSelectionOnViewWillAppear)
  }

  func writeNavigationController() {
    writeViewController()
    writeChildControllers("NSMutableArray")
    write("UINavigationBar", child: "navigationBar")
    writeTrue("UINavigationBarHidden", ifYes: Names.navigationBarHidden)
    write("UIToolbar", child: "toolbar")
    writeTrue("UIToolbarShown", ifNo: Names.toolbarHidden)
  }

  func writeTabBarController() {
    writeViewController()
    writeChildControllers("NSMutableArray")
    if let children = sceneChildren, !children.isEmpty {
      write("UICustomizableViewControllers", mutableArray: children)
    }
    write("UITabBar", child: "tabBar")
  }

  func writeSplitViewController() {
    writeViewController()
    writeChildControllers("NSArray")
  }

  /// Writes the controllers inside a container, both as its children and as the controllers that it shows.
  private func writeChildControllers(_ className: String) {
    let children = sceneChildren ?? references(in: Names.viewControllers)
    guard !children.isEmpty else { return }
    write("UIChildViewControllers", mutableArray: children)
    write("UIViewControllers", object: encoder.collection(className, children))
  }
}
