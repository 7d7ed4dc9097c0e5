import Diagnostics
import InterfaceBuilder
import XMLTree

/// How objects of an element are compiled: their class, and what writes their keys.
struct ElementEncoding {
  typealias Encode = (NibEncoder, IBObject, Int) -> Void

  /// UIKit's class.
  let className: String
  /// Classes to take where that one does not exist.
  var fallbacks: [String] = []
  /// Writes the keys.
  let encode: Encode

  init(_ className: String, fallbacks: [String] = [], _ encode: @escaping Encode) {
    self.className = className
    self.fallbacks = fallbacks
    self.encode = encode
  }

  /// The encoding of an object; one that is not known gets what its kind of object has, and a diagnostic.
  init?(_ object: IBObject, diagnose: (Diagnostic) -> Void) {
    let name = object.node.name
    if let known = Self.view(name) ?? Self.other(name) {
      self = known
      return
    }
    diagnose(
      Diagnostic(
        id: "unknown-element", severity: .warning, file: object.document.file,
        range: object.sourceRange, objectID: object.id, objectPath: object.path,
        message:
          "<\(object.element)> cannot be compiled yet; what every view has is all that is kept"))
    guard object.node.child(keyed: "frame") != nil else { return nil }
    self.init(object.frameworkClass ?? "UIView") { $0.encodeView($1, $2) }
  }

  private static func view(_ name: Name) -> ElementEncoding? {
    switch name {
    case Names.view, Names.containerView, Names.collectionViewCellContentView:
      ElementEncoding("UIView") { $0.encodeView($1, $2) }
    case Names.label: ElementEncoding("UILabel") { $0.encodeLabel($1, $2) }
    case Names.button: ElementEncoding("UIButton") { $0.encodeButton($1, $2) }
    case Names.imageView: ElementEncoding("UIImageView") { $0.encodeImageView($1, $2) }
    case Names.activityIndicatorView:
      ElementEncoding("UIActivityIndicatorView") { $0.encodeActivityIndicator($1, $2) }
    case Names.control: ElementEncoding("UIControl") { $0.encodeControl($1, $2) }
    case Names.textField: ElementEncoding("UITextField") { $0.encodeTextField($1, $2) }
    case Names.textView: ElementEncoding("UITextView") { $0.encodeTextView($1, $2) }
    case Names.searchBar: ElementEncoding("UISearchBar") { $0.encodeSearchBar($1, $2) }
    case Names.switch: ElementEncoding("UISwitch") { $0.encodeSwitch($1, $2) }
    case Names.slider: ElementEncoding("UISlider") { $0.encodeSlider($1, $2) }
    case Names.stepper: ElementEncoding("UIStepper") { $0.encodeStepper($1, $2) }
    case Names.segmentedControl:
      ElementEncoding("UISegmentedControl") { $0.encodeSegmentedControl($1, $2) }
    case Names.pageControl: ElementEncoding("UIPageControl") { $0.encodePageControl($1, $2) }
    case Names.progressView: ElementEncoding("UIProgressView") { $0.encodeProgressView($1, $2) }
    case Names.datePicker: ElementEncoding("UIDatePicker") { $0.encodeDatePicker($1, $2) }
    case Names.pickerView: ElementEncoding("UIPickerView") { $0.encodePicker($1, $2) }
    case Names.stackView: ElementEncoding("UIStackView") { $0.encodeStackView($1, $2) }
    case Names.scrollView: ElementEncoding("UIScrollView") { $0.encodeScrollView($1, $2) }
    case Names.tableView: ElementEncoding("UITableView") { $0.encodeTableView($1, $2) }
    case Names.tableViewCell: ElementEncoding("UITableViewCell") { $0.encodeTableCell($1, $2) }
    case Names.tableViewCellContentView:
      ElementEncoding("UITableViewCellContentView", fallbacks: ["UIView"]) { $0.encodeView($1, $2) }
    case Names.collectionView:
      ElementEncoding("UICollectionView") { $0.encodeCollectionView($1, $2) }
    case Names.collectionViewCell:
      ElementEncoding("UICollectionViewCell") { $0.encodeCollectionCell($1, $2) }
    case Names.collectionReusableView:
      ElementEncoding("UICollectionReusableView") { $0.encodeReusableView($1, $2) }
    case Names.visualEffectView:
      ElementEncoding("UIVisualEffectView") { $0.encodeVisualEffectView($1, $2) }
    case Names.navigationBar: ElementEncoding("UINavigationBar") { $0.encodeNavigationBar($1, $2) }
    case Names.toolbar: ElementEncoding("UIToolbar") { $0.encodeToolbar($1, $2) }
    case Names.tabBar: ElementEncoding("UITabBar") { $0.encodeTabBar($1, $2) }
    case Names.window: ElementEncoding("UIWindow") { $0.encodeWindow($1, $2) }
    case Names.mapView: ElementEncoding("MKMapView") { $0.encodeMapView($1, $2) }
    case Names.webView: ElementEncoding("UIWebView") { $0.encodeWebView($1, $2) }
    case Names.wkWebView: ElementEncoding("WKWebView") { $0.encodeView($1, $2) }
    case Names.glkView: ElementEncoding("GLKView") { $0.encodeView($1, $2) }
    case Names.mtkView: ElementEncoding("MTKView") { $0.encodeView($1, $2) }
    case Names.sceneKitView: ElementEncoding("SCNView") { $0.encodeView($1, $2) }
    case Names.skView: ElementEncoding("SKView") { $0.encodeView($1, $2) }
    case Names.adBannerView: ElementEncoding("ADBannerView") { $0.encodeView($1, $2) }
    default: nil
    }
  }

  private static func other(_ name: Name) -> ElementEncoding? {
    switch name {
    case Names.constraint:
      ElementEncoding("NSLayoutConstraint") { $0.encodeConstraint($1, $2) }
    case Names.viewLayoutGuide: ElementEncoding("UILayoutGuide") { $0.encodeGuide($1, $2) }
    case Names.customObject: ElementEncoding("UICustomObject") { _, _, _ in }
    case Names.viewController:
      ElementEncoding("UIViewController") { $0.encodeController($1, $2) }
    case Names.tableViewController:
      ElementEncoding("UITableViewController") { $0.encodeTableViewController($1, $2) }
    case Names.collectionViewController:
      ElementEncoding("UICollectionViewController") { $0.encodeController($1, $2) }
    case Names.navigationController:
      ElementEncoding("UINavigationController") { $0.encodeContainerController($1, $2) }
    case Names.tabBarController:
      ElementEncoding("UITabBarController") { $0.encodeContainerController($1, $2) }
    case Names.splitViewController:
      ElementEncoding("UISplitViewController") { $0.encodeContainerController($1, $2) }
    case Names.navigationItem:
      ElementEncoding("UINavigationItem") { $0.encodeNavigationItem($1, $2) }
    case Names.barButtonItem:
      ElementEncoding("UIBarButtonItem") { $0.encodeBarButtonItem($1, $2) }
    case Names.tabBarItem: ElementEncoding("UITabBarItem") { $0.encodeTabBarItem($1, $2) }
    case Names.collectionViewFlowLayout:
      ElementEncoding("UICollectionViewFlowLayout") { $0.encodeFlowLayout($1, $2) }
    case Names.collectionViewLayout:
      ElementEncoding("UICollectionViewLayout") { _, _, _ in }
    case Names.tapGestureRecognizer:
      ElementEncoding("UITapGestureRecognizer") { $0.encodeTapRecognizer($1, $2) }
    case Names.panGestureRecognizer:
      ElementEncoding("UIPanGestureRecognizer") { $0.encodePanRecognizer($1, $2) }
    case Names.swipeGestureRecognizer:
      ElementEncoding("UISwipeGestureRecognizer") { $0.encodeSwipeRecognizer($1, $2) }
    case Names.pongPressGestureRecognizer:
      ElementEncoding("UILongPressGestureRecognizer") { $0.encodeLongPressRecognizer($1, $2) }
    case Names.pinchGestureRecognizer:
      ElementEncoding("UIPinchGestureRecognizer") { $0.encodeRecognizer($1, $2) }
    case Names.rotationGestureRecognizer:
      ElementEncoding("UIRotationGestureRecognizer") { $0.encodeRecognizer($1, $2) }
    case Names.screenEdgePanGestureRecognizer:
      ElementEncoding("UIScreenEdgePanGestureRecognizer") { $0.encodePanRecognizer($1, $2) }
    case Names.gestureRecognizer:
      ElementEncoding("UIGestureRecognizer") { $0.encodeRecognizer($1, $2) }
    default: nil
    }
  }
}
