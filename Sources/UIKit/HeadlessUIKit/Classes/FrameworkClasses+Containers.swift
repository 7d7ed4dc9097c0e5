extension ClassRegistry {
  /// Container views, their cells, and the objects that they contain.
  static let containerClasses: [String: any NibMade.Type] = [
    "UICollectionReusableView": UICollectionReusableView.self,
    "UICollectionView": UICollectionView.self,
    "UICollectionViewCell": UICollectionViewCell.self,
    "UICollectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "UICollectionViewLayout": UICollectionViewLayout.self,
    "UIRefreshControl": UIRefreshControl.self,
    "UIScrollView": UIScrollView.self,
    "UIStackView": UIStackView.self,
    "UITableView": UITableView.self,
    "UITableViewCell": UITableViewCell.self,
    "UITableViewCellContentView": UITableViewCellContentView.self,
    "UITableViewDataSource": StaticTable.self,
    "UITableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "UITableViewLabel": UITableViewLabel.self,
    "UITableViewRow": StaticTableRow.self,
    "UITableViewSection": StaticTableSection.self,
    "_UIScrollViewLayoutGuide": ScrollViewContentGuide.self,
    "_UITableViewCellSeparatorView": TableCellSeparatorView.self,
  ]

  /// Bars, their items and their appearances.
  static let barClasses: [String: any NibMade.Type] = [
    "UIBarButtonItem": UIBarButtonItem.self,
    "UIBarButtonItemGroup": UIBarButtonItemGroup.self,
    "UINavigationBar": UINavigationBar.self,
    "UINavigationBarAppearance": UINavigationBarAppearance.self,
    "UINavigationItem": UINavigationItem.self,
    "UISearchBar": UISearchBar.self,
    "UITabBar": UITabBar.self,
    "UITabBarAppearance": UITabBarAppearance.self,
    "UITabBarItem": UITabBarItem.self,
    "UIToolbar": UIToolbar.self,
    "UIToolbarAppearance": UIToolbarAppearance.self,
  ]

  /// Recognizers.
  static let gestureClasses: [String: any NibMade.Type] = [
    "UIGestureRecognizer": UIGestureRecognizer.self,
    "UIHoverGestureRecognizer": UIHoverGestureRecognizer.self,
    "UILongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "UIPanGestureRecognizer": UIPanGestureRecognizer.self,
    "UIPinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "UIRotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "UIScreenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "UISwipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "UITapGestureRecognizer": UITapGestureRecognizer.self,
    "UITapRecognizer": TapCounts.self,
  ]

  /// Controllers and segues.
  static let controllerClasses: [String: any NibMade.Type] = [
    "AVPlayerViewController": AVPlayerViewController.self,
    "GLKViewController": GLKViewController.self,
    "UICollectionViewController": UICollectionViewController.self,
    "UIImagePickerController": UIImagePickerController.self,
    "UINavigationController": UINavigationController.self,
    "UIPageViewController": UIPageViewController.self,
    "UIPopoverController": UIPopoverController.self,
    "UISearchDisplayController": UISearchDisplayController.self,
    "UISplitViewController": UISplitViewController.self,
    "UIStoryboardEmbedSegueTemplate": UIStoryboardEmbedSegueTemplate.self,
    "UIStoryboardModalSegueTemplate": UIStoryboardModalSegueTemplate.self,
    "UIStoryboardPopoverPresentationSegueTemplate":
      UIStoryboardPopoverPresentationSegueTemplate.self,
    "UIStoryboardPopoverSegueTemplate": UIStoryboardPopoverPresentationSegueTemplate.self,
    "UIStoryboardPresentationSegueTemplate": UIStoryboardPresentationSegueTemplate.self,
    "UIStoryboardPushSegueTemplate": UIStoryboardPushSegueTemplate.self,
    "UIStoryboardReplaceSegueTemplate": UIStoryboardReplaceSegueTemplate.self,
    "UIStoryboardSegueTemplate": UIStoryboardSegueTemplate.self,
    "UIStoryboardShowSegueTemplate": UIStoryboardShowSegueTemplate.self,
    "UIStoryboardUnwindSegueTemplate": UIStoryboardUnwindSegueTemplate.self,
    "UIStoryboardViewControllerPlaceholder": StoryboardControllerPlaceholder.self,
    "UITabBarController": UITabBarController.self,
    "UITableViewController": UITableViewController.self,
    "UIViewController": UIViewController.self,
  ]

  /// Views of other frameworks.
  static let otherFrameworksClasses: [String: any NibMade.Type] = [
    "ADBannerView": ADBannerView.self,
    "ARSCNView": ARSCNView.self,
    "ARSKView": ARSKView.self,
    "ARView": ARView.self,
    "GLKView": GLKView.self,
    "MKMapView": MKMapView.self,
    "MTKView": MTKView.self,
    "PDFThumbnailView": PDFThumbnailView.self,
    "PDFView": PDFView.self,
    "SCNView": SCNView.self,
    "SKView": SKView.self,
    "UIWebView": UIWebView.self,
    "WKPreferences": WKPreferences.self,
    "WKProcessPool": WKProcessPool.self,
    "WKUserContentController": WKUserContentController.self,
    "WKWebView": WKWebView.self,
    "WKWebViewConfiguration": WKWebViewConfiguration.self,
    "WKWebsiteDataStore": WKWebsiteDataStore.self,
  ]
}
