#if SourceChecks
  /// A member that a framework's protocol requires of the skeleton of an Objective-C class.
  struct ImportedRequirement {
    let selector: String
    let text: String
    /// Whether the member exists only if the superclasses have no other initializer than the one without arguments.
    var needsPlainObject = false

    static let coder = ImportedRequirement(
      selector: "initWithCoder:",
      text: "required convenience init?(coder: NSCoder) { self.init() }", needsPlainObject: true)

    private static let coding = [
      coder,
      ImportedRequirement(
        selector: "encodeWithCoder:", text: "func encode(with coder: NSCoder) {}"),
    ]

    /// The required members of frameworks' protocols: a line for each, with the protocol, the selector and the declaration.
    static let all: [String: [ImportedRequirement]] = {
      var found: [String: [ImportedRequirement]] = [
        "NSCoding": coding,
        "NSSecureCoding": coding + [
          ImportedRequirement(
            selector: "supportsSecureCoding",
            text: "class var supportsSecureCoding: Bool { true }")
        ],
      ]
      for line in table.split(separator: "\n") {
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3 else { continue }
        found[parts[0], default: []]
          .append(ImportedRequirement(selector: parts[1], text: parts[2]))
      }
      return found
    }()

    private static let table = """
      UITableViewDataSource tableView:numberOfRowsInSection: func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      UITableViewDataSource tableView:cellForRowAtIndexPath: func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      UICollectionViewDataSource collectionView:numberOfItemsInSection: func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      UICollectionViewDataSource collectionView:cellForItemAtIndexPath: func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
      UIPickerViewDataSource numberOfComponentsInPickerView: func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      UIPickerViewDataSource pickerView:numberOfRowsInComponent: func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
      UIPageViewControllerDataSource pageViewController:viewControllerBeforeViewController: func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { nil }
      UIPageViewControllerDataSource pageViewController:viewControllerAfterViewController: func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { nil }
      UISearchResultsUpdating updateSearchResultsForSearchController: func updateSearchResults(for searchController: UISearchController) {}
      UIActivityItemSource activityViewControllerPlaceholderItem: func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { \"\" }
      UIActivityItemSource activityViewController:itemForActivityType: func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? { nil }
      UIViewControllerAnimatedTransitioning transitionDuration: func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
      UIViewControllerAnimatedTransitioning animateTransition: func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { transitionContext.completeTransition(true) }
      NSLocking lock func lock() {}
      NSLocking unlock func unlock() {}
      MKAnnotation coordinate var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
      NSCopying copyWithZone: func copy(with zone: NSZone? = nil) -> Any { self }
      NSMutableCopying mutableCopyWithZone: func mutableCopy(with zone: NSZone? = nil) -> Any { self }
      """

    /// The selectors of members that every object has.
    static let ofEveryObject: Set<String> = [
      "isEqual:", "hash", "description", "debugDescription", "copy", "mutableCopy", "class",
      "superclass", "isKindOfClass:", "isMemberOfClass:", "respondsToSelector:", "isProxy",
    ]
  }
#endif
