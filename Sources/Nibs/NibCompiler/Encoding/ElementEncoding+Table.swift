import InterfaceBuilder
import XMLTree

extension ElementEncoding {
  /// The encodings by the number of the element's name, for each element that has a class in nibs according to its row
  /// in `Schema/elements.tsv`.
  static let table: [ElementEncoding?] = {
    let writers = Dictionary(
      uniqueKeysWithValues: views + controls + lists + bars + controllers + recognizers + others)
    return NibRows.elements.enumerated().map { number, row in
      guard row > 1 else { return nil }
      let element = Name(rawValue: UInt32(number))
      let classes =
        row == 2
        ? [IBSchema.className(of: element, on: .iOS) ?? ""] : NibRows.classes[Int(row) - 3]
      let group = IBSchema.groupNames(of: element).reversed().lazy.compactMap { groups[$0] }.first
      return ElementEncoding(
        classes[0], fallbacks: Array(classes.dropFirst()), rows: element,
        writers[element] ?? group ?? { _ in })
    }
  }()

  /// The functions that write the elements of a group, unless the cases below handle the element.
  private static let groups: [String: Writer] = [
    "view": { $0.writeView() }, "control": { $0.writeControl() },
    "scrollView": { $0.writeScrollView() }, "controller": { $0.writeViewController() },
    "gestureRecognizer": { $0.writeGestureRecognizer() },
  ]

  private static let views: [(Name, Writer)] = [
    (Names.window, { $0.writeWindow() }),
    (Names.label, { $0.writeLabel() }),
    (Names.imageView, { $0.writeImageView() }),
    (Names.stackView, { $0.writeStackView() }),
    (Names.textView, { $0.writeTextView() }),
    (Names.progressView, { $0.writeProgressView() }),
    (Names.activityIndicatorView, { $0.writeActivityIndicator() }),
    (Names.pickerView, { $0.writePickerView() }),
    (Names.visualEffectView, { $0.writeVisualEffectView() }),
    (Names.webView, { $0.writeWebView() }),
    (Names.wkWebView, { $0.writeWKWebView() }),
    (Names.mapView, { $0.writeMapView() }),
    (Names.glkView, { $0.writeGLKView() }),
    (Names.mtkView, { $0.writeMTKView() }),
    (Names.skView, { $0.writeSKView() }),
    (Names.sceneKitView, { $0.writeSCNView() }),
    (Names.sceneView, { $0.writeSCNView() }),
    (Names.arscnView, { $0.writeSCNView() }),
    (Names.arskView, { $0.writeSKView() }),
  ]

  private static let controls: [(Name, Writer)] = [
    (Names.control, { $0.writeControl() }),
    (Names.button, { $0.writeButton() }),
    (Names.textField, { $0.writeTextField() }),
    (Names.`switch`, { $0.writeSwitch() }),
    (Names.slider, { $0.writeSlider() }),
    (Names.pageControl, { $0.writePageControl() }),
    (Names.segmentedControl, { $0.writeSegmentedControl() }),
    (Names.datePicker, { $0.writeDatePicker() }),
    (Names.refreshControl, { $0.writeRefreshControl() }),
  ]

  private static let lists: [(Name, Writer)] = [
    (Names.tableView, { $0.writeTableView() }),
    (Names.tableViewCell, { $0.writeTableViewCell() }),
    (Names.tableViewCellContentView, { $0.writeCellContentView() }),
    (Names.tableViewSection, { $0.writeTableSection() }),
    (Names.collectionView, { $0.writeCollectionView() }),
    (Names.collectionViewCell, { $0.writeCollectionViewCell() }),
    (Names.collectionReusableView, { $0.writeReusableView() }),
    (Names.collectionViewFlowLayout, { $0.writeFlowLayout() }),
  ]

  private static let bars: [(Name, Writer)] = [
    (Names.navigationBar, { $0.writeNavigationBar() }),
    (Names.toolbar, { $0.writeToolbar() }),
    (Names.tabBar, { $0.writeTabBar() }),
    (Names.searchBar, { $0.writeSearchBar() }),
    (Names.barButtonItem, { $0.writeBarButtonItem() }),
    (Names.navigationItem, { $0.writeNavigationItem() }),
    (Names.tabBarItem, { $0.writeTabBarItem() }),
  ]

  private static let controllers: [(Name, Writer)] = [
    (Names.tableViewController, { $0.writeTableViewController() }),
    (Names.collectionViewController, { $0.writeCollectionViewController() }),
    (Names.navigationController, { $0.writeNavigationController() }),
    (Names.tabBarController, { $0.writeTabBarController() }),
    (Names.splitViewController, { $0.writeSplitViewController() }),
    (Names.pageViewController, { $0.writePageViewController() }),
    (Names.imagePickerController, { $0.writeNavigationController() }),
    (Names.viewControllerPlaceholder, { $0.writeControllerPlaceholder() }),
    (Names.viewControllerLayoutGuide, { $0.writeControllerGuide() }),
  ]

  private static let recognizers: [(Name, Writer)] = [
    (Names.tapGestureRecognizer, { $0.writeTap() }),
    (Names.panGestureRecognizer, { $0.writePan() }),
    (Names.screenEdgePanGestureRecognizer, { $0.writeScreenEdgePan() }),
    (Names.swipeGestureRecognizer, { $0.writeSwipe() }),
  ]

  private static let others: [(Name, Writer)] = [
    (Names.constraint, { $0.writeConstraint() }),
    (Names.viewLayoutGuide, { $0.writeLayoutGuide() }),
    (Names.keyboardLayoutGuide, { $0.writeKeyboardGuide() }),
    (Names.layoutGuide, { $0.writeUserGuide() }),
  ]
}
