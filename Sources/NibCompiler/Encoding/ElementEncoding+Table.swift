import InterfaceBuilder
import XMLTree

extension ElementEncoding {
  /// The encodings by the numbers of element names.
  static let table: [ElementEncoding?] = {
    var table = [ElementEncoding?](repeating: nil, count: Vocabulary.interfaceBuilder.count)
    for (name, encoding) in views + controls + lists + bars + controllers + recognizers + others {
      table[Int(name.rawValue)] = encoding
    }
    return table
  }()

  private static let views: [(Name, ElementEncoding)] = [
    (Names.view, ElementEncoding("UIView") { $0.writeView() }),
    (Names.containerView, ElementEncoding("UIView") { $0.writeView() }),
    (Names.window, ElementEncoding("UIWindow") { $0.writeWindow() }),
    (Names.label, ElementEncoding("UILabel") { $0.writeLabel() }),
    (Names.imageView, ElementEncoding("UIImageView") { $0.writeImageView() }),
    (Names.stackView, ElementEncoding("UIStackView") { $0.writeStackView() }),
    (Names.scrollView, ElementEncoding("UIScrollView") { $0.writeScrollView() }),
    (Names.textView, ElementEncoding("UITextView") { $0.writeTextView() }),
    (Names.progressView, ElementEncoding("UIProgressView") { $0.writeProgressView() }),
    (
      Names.activityIndicatorView,
      ElementEncoding("UIActivityIndicatorView") { $0.writeActivityIndicator() }
    ),
    (Names.pickerView, ElementEncoding("UIPickerView") { $0.writePickerView() }),
    (
      Names.visualEffectView, ElementEncoding("UIVisualEffectView") { $0.writeVisualEffectView() }
    ),
    (Names.webView, ElementEncoding("UIWebView") { $0.writeWebView() }),
    (Names.wkWebView, ElementEncoding("WKWebView") { $0.writeWKWebView() }),
    (Names.mapView, ElementEncoding("MKMapView") { $0.writeMapView() }),
    (Names.glkView, ElementEncoding("GLKView") { $0.writeGLKView() }),
    (Names.mtkView, ElementEncoding("MTKView") { $0.writeMTKView() }),
    (Names.skView, ElementEncoding("SKView") { $0.writeSKView() }),
    (Names.sceneKitView, ElementEncoding("SCNView") { $0.writeSCNView() }),
    (Names.sceneView, ElementEncoding("SCNView") { $0.writeSCNView() }),
    (Names.arscnView, ElementEncoding("ARSCNView") { $0.writeSCNView() }),
    (Names.arskView, ElementEncoding("ARSKView") { $0.writeSKView() }),
    (Names.arView, ElementEncoding("ARView") { $0.writeView() }),
    (Names.adBannerView, ElementEncoding("ADBannerView") { $0.writeView() }),
  ]

  private static let controls: [(Name, ElementEncoding)] = [
    (Names.control, ElementEncoding("UIControl") { $0.writeControl() }),
    (Names.button, ElementEncoding("UIButton") { $0.writeButton() }),
    (Names.textField, ElementEncoding("UITextField") { $0.writeTextField() }),
    (Names.`switch`, ElementEncoding("UISwitch") { $0.writeSwitch() }),
    (Names.slider, ElementEncoding("UISlider") { $0.writeSlider() }),
    (Names.stepper, ElementEncoding("UIStepper") { $0.writeStepper() }),
    (Names.pageControl, ElementEncoding("UIPageControl") { $0.writePageControl() }),
    (
      Names.segmentedControl, ElementEncoding("UISegmentedControl") { $0.writeSegmentedControl() }
    ),
    (Names.datePicker, ElementEncoding("UIDatePicker") { $0.writeDatePicker() }),
    (Names.refreshControl, ElementEncoding("UIRefreshControl") { $0.writeRefreshControl() }),
    (Names.colorWell, ElementEncoding("UIColorWell") { $0.writeControl() }),
  ]

  private static let lists: [(Name, ElementEncoding)] = [
    (Names.tableView, ElementEncoding("UITableView") { $0.writeTableView() }),
    (Names.tableViewCell, ElementEncoding("UITableViewCell") { $0.writeTableViewCell() }),
    (
      Names.tableViewCellContentView,
      ElementEncoding("UITableViewCellContentView") { $0.writeCellContentView() }
    ),
    (Names.tableViewSection, ElementEncoding("UITableViewSection") { $0.writeTableSection() }),
    (Names.collectionView, ElementEncoding("UICollectionView") { $0.writeCollectionView() }),
    (
      Names.collectionViewCell,
      ElementEncoding("UICollectionViewCell") { $0.writeCollectionViewCell() }
    ),
    (Names.collectionViewCellContentView, ElementEncoding("UIView") { $0.writeView() }),
    (
      Names.collectionReusableView,
      ElementEncoding("UICollectionReusableView") { $0.writeReusableView() }
    ),
    (
      Names.collectionViewFlowLayout,
      ElementEncoding("UICollectionViewFlowLayout") { $0.writeFlowLayout() }
    ),
    (Names.collectionViewLayout, ElementEncoding("UICollectionViewLayout") { _ in }),
  ]

  private static let bars: [(Name, ElementEncoding)] = [
    (Names.navigationBar, ElementEncoding("UINavigationBar") { $0.writeNavigationBar() }),
    (Names.toolbar, ElementEncoding("UIToolbar") { $0.writeToolbar() }),
    (Names.tabBar, ElementEncoding("UITabBar") { $0.writeTabBar() }),
    (Names.searchBar, ElementEncoding("UISearchBar") { $0.writeSearchBar() }),
    (Names.barButtonItem, ElementEncoding("UIBarButtonItem") { $0.writeBarButtonItem() }),
    (Names.navigationItem, ElementEncoding("UINavigationItem") { $0.writeNavigationItem() }),
    (Names.tabBarItem, ElementEncoding("UITabBarItem") { $0.writeTabBarItem() }),
  ]

  private static let controllers: [(Name, ElementEncoding)] = [
    (Names.viewController, ElementEncoding("UIViewController") { $0.writeViewController() }),
    (
      Names.tableViewController,
      ElementEncoding("UITableViewController") { $0.writeTableViewController() }
    ),
    (
      Names.collectionViewController,
      ElementEncoding("UICollectionViewController") { $0.writeCollectionViewController() }
    ),
    (
      Names.navigationController,
      ElementEncoding("UINavigationController") { $0.writeNavigationController() }
    ),
    (
      Names.tabBarController, ElementEncoding("UITabBarController") { $0.writeTabBarController() }
    ),
    (
      Names.splitViewController,
      ElementEncoding("UISplitViewController") { $0.writeSplitViewController() }
    ),
    (
      Names.pageViewController,
      ElementEncoding("UIPageViewController") { $0.writePageViewController() }
    ),
    (
      Names.imagePickerController,
      ElementEncoding("UIImagePickerController") { $0.writeNavigationController() }
    ),
    (Names.hostingController, ElementEncoding("UIViewController") { $0.writeViewController() }),
    (Names.glkViewController, ElementEncoding("GLKViewController") { $0.writeGLKViewController() }),
    (
      Names.avPlayerViewController,
      ElementEncoding("AVPlayerViewController") { $0.writeViewController() }
    ),
    (
      Names.viewControllerPlaceholder,
      ElementEncoding("UIStoryboardViewControllerPlaceholder") { $0.writeControllerPlaceholder() }
    ),
    (
      Names.viewControllerLayoutGuide,
      ElementEncoding("_UILayoutGuide", fallbacks: ["UIView"]) { $0.writeControllerGuide() }
    ),
    (
      Names.searchDisplayController,
      ElementEncoding("UISearchDisplayController") { _ in }
    ),
    (Names.popover, ElementEncoding("UIPopoverController") { _ in }),
  ]

  private static let recognizers: [(Name, ElementEncoding)] = [
    (
      Names.gestureRecognizer,
      ElementEncoding("UIGestureRecognizer") { $0.writeGestureRecognizer() }
    ),
    (Names.tapGestureRecognizer, ElementEncoding("UITapGestureRecognizer") { $0.writeTap() }),
    (Names.panGestureRecognizer, ElementEncoding("UIPanGestureRecognizer") { $0.writePan() }),
    (
      Names.screenEdgePanGestureRecognizer,
      ElementEncoding("UIScreenEdgePanGestureRecognizer") { $0.writeScreenEdgePan() }
    ),
    (
      Names.swipeGestureRecognizer, ElementEncoding("UISwipeGestureRecognizer") { $0.writeSwipe() }
    ),
    (
      Names.pinchGestureRecognizer,
      ElementEncoding("UIPinchGestureRecognizer") { $0.writeGestureRecognizer() }
    ),
    (
      Names.rotationGestureRecognizer,
      ElementEncoding("UIRotationGestureRecognizer") { $0.writeGestureRecognizer() }
    ),
    (
      Names.pongPressGestureRecognizer,
      ElementEncoding("UILongPressGestureRecognizer") { $0.writeLongPress() }
    ),
    (
      Names.hoverGestureRecognizer,
      ElementEncoding("UIHoverGestureRecognizer") { $0.writeGestureRecognizer() }
    ),
  ]

  private static let others: [(Name, ElementEncoding)] = [
    (Names.constraint, ElementEncoding("NSLayoutConstraint") { $0.writeConstraint() }),
    (Names.viewLayoutGuide, ElementEncoding("UILayoutGuide") { $0.writeLayoutGuide() }),
    (
      Names.keyboardLayoutGuide,
      ElementEncoding("UIKeyboardLayoutGuide", fallbacks: ["UILayoutGuide"]) {
        $0.writeKeyboardGuide()
      }
    ),
    (Names.layoutGuide, ElementEncoding("UILayoutGuide") { $0.writeUserGuide() }),
    (Names.customObject, ElementEncoding("UICustomObject") { _ in }),
  ]
}
