import NibFormat

/// The parts of samples that the schema's tables do not list: the properties that are children.
enum SampleParts {
  static let number = 0.375
  static let integer = 7.0
  static let text = "sample"

  /// Attributes that have no effect on the keys of their own object, or that the decompiler derives itself.
  static let ignored: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "colorLabel",
    "sceneMemberID", "propertyAccessControl", "translatesAutoresizingMaskIntoConstraints",
    "fixedFrame", "ambiguous", "misplaced", "verifyAmbiguity", "placeholder-intrinsic",
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
  ]

  /// Children with attributes of their own that set keys of the object.
  static let attributed: [(element: String, key: String)] = [
    ("textInputTraits", "textInputTraits")
  ]

  static let values: [(form: ValueForm, keys: [String])] = [
    (
      .color,
      [
        "backgroundColor", "tintColor", "textColor", "highlightedColor", "shadowColor", "color",
        "onTintColor", "thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor",
        "currentPageIndicatorTintColor", "pageIndicatorTintColor", "progressTintColor",
        "trackTintColor", "separatorColor", "sectionIndexColor", "sectionIndexBackgroundColor",
        "sectionIndexTrackingBackgroundColor", "barTintColor", "selectedImageTintColor",
        "selectedSegmentTintColor", "unselectedItemTintColor",
      ]
    ),
    (.font, ["fontDescription"]),
    (
      .insets,
      [
        "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "layoutMargins",
        "directionalLayoutMargins", "contentInset", "scrollIndicatorInsets", "separatorInset",
        "sectionInset", "imageInsets",
      ]
    ),
    (
      .size,
      [
        "shadowOffset", "titleShadowOffset", "itemSize", "estimatedItemSize",
        "headerReferenceSize", "footerReferenceSize", "contentSize", "titlePositionAdjustment",
        "freeformSize", "preferredContentSize",
      ]
    ),
    (.rect, ["contentStretch"]),
    (.date, ["date", "minimumDate", "maximumDate"]),
  ]

  /// An object that another object may contain.
  struct ObjectPart {
    var element: String
    var key: String?
    var container: String?
  }

  static let objects: [ObjectPart] =
    [
      ("view", "contentView"), ("tableViewCellContentView", "contentView"),
      ("view", "tableHeaderView"), ("view", "tableFooterView"), ("view", "titleView"),
      ("view", "customView"), ("view", "accessoryView"), ("view", "editingAccessoryView"),
      ("view", "backgroundView"), ("view", "selectedBackgroundView"), ("view", "view"),
      ("tableView", "view"), ("navigationItem", "navigationItem"), ("tabBarItem", "tabBarItem"),
      ("navigationBar", "navigationBar"), ("toolbar", "toolbar"), ("tabBar", "tabBar"),
      ("barButtonItem", "backBarButtonItem"), ("collectionViewFlowLayout", "collectionViewLayout"),
      ("collectionViewLayout", "collectionViewLayout"), ("refreshControl", "refreshControl"),
      ("viewController", "rootViewController"), ("viewController", "contentViewController"),
    ].map { ObjectPart(element: $0, key: $1) }
    + [
      ("items", "barButtonItem"), ("items", "navigationItem"), ("items", "tabBarItem"),
      ("toolbarItems", "barButtonItem"), ("viewControllers", "viewController"),
      ("gestureRecognizers", "tapGestureRecognizer"), ("sections", "tableViewSection"),
      ("cells", "tableViewCell"),
    ].map { ObjectPart(element: $1, container: $0) }

  /// Returns a child that holds the sample value of a form.
  static func element(of form: ValueForm) -> DraftElement {
    switch form {
    case .color:
      DraftElement(
        "color",
        [
          "red": "\(number)", "green": "0.25", "blue": "0.125", "alpha": "0.5",
          "colorSpace": "custom", "customColorSpace": "sRGB",
        ])
    case .font: DraftElement("fontDescription", ["type": "italicSystem", "pointSize": "37"])
    case .insets: DraftElement("inset", ["minX": "3", "minY": "5", "maxX": "7", "maxY": "11"])
    case .size: DraftElement("size", ["width": "3", "height": "5"])
    case .rect: DraftElement("rect", ["x": "3", "y": "5", "width": "7", "height": "11"])
    case .date: DraftElement("date", ["timeIntervalSinceReferenceDate": "\(number)"])
    }
  }

  /// Returns whether a value of a graph is the sample value of a form.
  static func isSample(_ value: NibValue, of form: ValueForm, _ reader: NibReader) -> Bool {
    switch (form, value) {
    case (.color, .object(let object)): reader.number("UIRed", of: object) == number
    case (.font, .object(let object)): reader.number("UIFontPointSize", of: object) == 37
    case (.date, .object(let object)): reader.number("NS.time", of: object) == number
    case (.insets, .data): value.geometry == [5, 3, 11, 7]
    case (.size, .data): value.geometry == [3, 5]
    case (.rect, .data): value.geometry == [3, 5, 7, 11]
    default: false
    }
  }
}
