import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports views whose position or size is not determined by their constraints.
struct AmbiguousLayoutRule: DocumentRule {
  static let info = RuleInfo(
    id: "ambiguous-layout",
    summary: "Constraints do not determine the position or size of a view.",
    rationale: """
      If the constraints are ambiguous, the layout engine picks one of many solutions, and may pick a different one on \
      another device or after a rotation. The finding lists the parts of the frame that are ambiguous. Views that \
      depend on each other share one finding, which is reported at the first view.

      Add the missing constraints. In a stack view, lower the content hugging priority of one view. If the size \
      comes from content at run time, give the view an intrinsic size placeholder, or set Ambiguity to Never Verify \
      or Verify Position Only (Size inspector).

      If the layout also depends on a view with a custom class, the finding is only *possible*, because that view may \
      have an intrinsic size. The same applies to an image view of ambiguous size without an image that an outlet leads \
      to, because code may set the image, to a view with a constraint that is removed at build time, because code \
      is expected to add another one, and to a view with a constraint to a layout guide of a controller in a xib. \
      Interface Builder marks ambiguous views when it saves a document. If it marked none of the views, and all sizes in \
      question are those of contents such as texts, the contents may fit exactly, and the finding is only *possible*. The \
      rule ignores hidden views in stack views, and stack views that contain only hidden views.
      """,
    category: .layout, severity: .warning, needs: [.layout],
    nonTriggering: [
      Example(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
                <constraint firstAttribute="width" constant="40" id="d"/>
                <constraint firstAttribute="height" constant="40" id="e"/>
            </constraints>
        </view>
        <view verifyAmbiguity="off" translatesAutoresizingMaskIntoConstraints="NO" id="f"/>
        """, in: .view),
      // The cell positions its accessory view.
      Example(
        """
        <tableViewCell id="a">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="a" id="b">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <subviews>
                    <switch translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
                </subviews>
            </tableViewCellContentView>
            <connections>
                <outlet property="accessoryView" destination="c" id="d"/>
            </connections>
        </tableViewCell>
        """),
      // Code may set the image, which determines the size.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PhotoController">
            <connections>
                <outlet property="photo" destination="a" id="b"/>
            </connections>
        </placeholder>
        <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews>
                <imageView translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
            </subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="d"/>
            </constraints>
        </view>
        """),
      // Code shows one of the views in the stack view, which gives it a size.
      Example(
        """
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <subviews>
                <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                    <constraints>
                        <constraint firstAttribute="width" constant="40" id="c"/>
                        <constraint firstAttribute="height" constant="40" id="d"/>
                    </constraints>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="e"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="f"/>
            </constraints>
        </stackView>
        """, in: .view),
      // The cell places its text.
      Example(
        """
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="b" id="a">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <view key="contentView">
                <rect key="frame" x="0.0" y="0.0" width="320" height="43.5"/>
                <subviews>
                    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <rect key="frame" x="10" y="0.0" width="300" height="43"/>
                    </label>
                </subviews>
            </view>
        </tableViewCell>
        """),
      // Code replaces the constraint that is removed at build time.
      Example(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" placeholder="YES" id="c"/>
                <constraint firstAttribute="width" constant="40" id="d"/>
                <constraint firstAttribute="height" constant="40" id="e"/>
            </constraints>
        </view>
        """, in: .view),
      // The app places the layout guide of a controller in a xib.
      Example(
        """
        <viewController id="a">
            <layoutGuides>
                <viewControllerLayoutGuide type="top" id="b"/>
                <viewControllerLayoutGuide type="bottom" id="c"/>
            </layoutGuides>
            <view key="view" id="d">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="e">
                        <constraints>
                            <constraint firstAttribute="width" constant="40" id="f"/>
                            <constraint firstAttribute="height" constant="40" id="g"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="e" firstAttribute="leading" secondItem="d" secondAttribute="leading" id="h"/>
                    <constraint firstItem="e" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="i"/>
                </constraints>
            </view>
        </viewController>
        """),
      // Interface Builder did not mark the views as ambiguous, so their texts may fit.
      Example(
        """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <subviews>
                <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
                <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
            </subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="e"/>
                <constraint firstAttribute="width" constant="100" id="f"/>
                <constraint firstAttribute="height" constant="200" id="g"/>
            </constraints>
        </stackView>
        """, in: .view),
    ],
    triggering: [
      Example(
        """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <subviews>
                ↓<label text="One" ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
                <label text="Two" ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
            </subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="e"/>
                <constraint firstAttribute="width" constant="100" id="f"/>
                <constraint firstAttribute="height" constant="200" id="g"/>
            </constraints>
        </stackView>
        """, in: .view),
      // Only the position of the image view is ambiguous.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PhotoController">
            <connections>
                <outlet property="photo" destination="a" id="b"/>
            </connections>
        </placeholder>
        <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews>
                ↓<imageView translatesAutoresizingMaskIntoConstraints="NO" id="a">
                    <constraints>
                        <constraint firstAttribute="width" constant="40" id="c"/>
                        <constraint firstAttribute="height" constant="40" id="d"/>
                    </constraints>
                </imageView>
            </subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="e"/>
            </constraints>
        </view>
        """),
      Example(
        """
        ↓<view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
                <constraint firstAttribute="width" constant="40" id="c"/>
            </constraints>
        </view>
        ↓<view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="d"/>
        """, in: .view),
      // The app's own outlet has the same name as an outlet of the framework.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormController">
            <connections>
                <outlet property="backgroundView" destination="a" id="b"/>
            </connections>
        </placeholder>
        <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews>
                ↓<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
            </subviews>
        </view>
        """),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let layout = context.layout, !layout.openPlaces.isEmpty else { return }
    // Conflicting constraints also cause ambiguity once one of them is dropped.
    let contradicted = Set(
      layout.conflicts.flatMap(\.constraints).compactMap { document.object(id: $0) }
        .compactMap { ResolvedConstraint($0) }.flatMap { [$0.firstItem, $0.secondItem] }
        .compactMap { $0?.index })
    let replaced = Set(
      document.objects.compactMap { ResolvedConstraint($0) }
        .filter { $0.isPlaceholder || Self.isToGuideInXib($0, document) }
        .flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0?.index })
    var parts: [Int: Set<FramePart>] = [:]
    let objects = layout.openPlaces.compactMap { place -> IBObject? in
      guard let object = document.object(id: place.id), context.facts.isView(object),
        !Self.isHidden(object), !Self.isPlacedByOwner(object, in: context)
      else { return nil }
      parts[object.index] = place.parts
      return object
    }
    for group in LayoutTies(document).groups(of: objects)
    where !group.contains(where: { contradicted.contains($0.index) || Self.isFixed($0) }) {
      report(
        group, parts, isReplaced: group.contains { replaced.contains($0.index) }, in: context)
    }
  }

  private func report(
    _ group: [IBObject], _ parts: [Int: Set<FramePart>], isReplaced: Bool, in context: LintContext
  ) {
    let wanted = group.filter { object in
      let open = parts[object.index] ?? []
      switch IBView(node: object.node).verifyAmbiguity {
      case .off: return false
      case .ignoreSizes: return open.contains(.x) || open.contains(.y)
      case .always: return true
      }
    }
    guard let first = wanted.first else { return }
    let words = Self.words(parts[first.index])
    let others = wanted.count - 1
    // A custom view may determine its own size, and an image view with an ambiguous size gets the size of the image
    // that code sets. Views next to them depend on that size.
    let isSure =
      !isReplaced && !Self.mayFit(group, parts)
      && !group.contains {
        $0.customClass != nil
          || parts[$0.index]?.isDisjoint(with: [.width, .height]) == false
            && Self.mayGetImage($0, in: context)
      }
    context.report(
      at: .object(first),
      "ambiguous \(words): \(first.displayName)"
        + (others > 0 ? " and \(others) more \(others == 1 ? "view" : "views")" : "")
        + "; add the missing constraints, or lower the content hugging priority of one view in a stack",
      evidence: isSure ? .certain : .possible,
      notes: wanted.dropFirst().map {
        Diagnostic.Note(
          "\($0.displayName): \(Self.words(parts[$0.index]))", range: $0.sourceRange)
      })
  }

  /// Returns parts of a frame, in words.
  private static func words(_ parts: Set<FramePart>?) -> String {
    FramePart.allCases.filter { parts?.contains($0) == true }.map(\.words).listed
  }

  /// Returns whether the contents of views may fit exactly: Interface Builder marked no view as ambiguous, and all
  /// ambiguous sizes are those of contents, which are only estimated here.
  private static func mayFit(_ group: [IBObject], _ parts: [Int: Set<FramePart>]) -> Bool {
    let resized = group.filter { parts[$0.index]?.isDisjoint(with: [.width, .height]) == false }
    return !resized.isEmpty && !group.contains { $0.node.bool(Names.ambiguous) == true }
      && resized.allSatisfy { view in
        view.node.name == Names.imageView
          ? view.node[Names.image] != nil : contents.contains(view.node.name)
      }
  }

  /// The elements of views whose sizes depend on their contents.
  private static let contents: Set<Name> = [
    Names.button, Names.datePicker, Names.label, Names.pickerView, Names.searchBar,
    Names.segmentedControl, Names.stackView, Names.textField, Names.textView,
  ]

  /// Returns whether a constraint depends on a layout guide of a controller in a xib. Only the app knows where the guide is.
  private static func isToGuideInXib(_ constraint: ResolvedConstraint, _ document: IBDocument)
    -> Bool
  {
    document.kind == .xib
      && [constraint.firstItem, constraint.secondItem].contains {
        $0?.node.name == Names.viewControllerLayoutGuide
      }
  }

  /// Returns whether Interface Builder keeps the frame of a view, so that neither the view nor others that depend on it are
  /// ambiguous.
  private static func isFixed(_ object: IBObject) -> Bool {
    object.node.bool(Names.fixedFrame) == true
  }

  /// Returns whether code may set the image of an image view without one: an outlet leads to the image view.
  private static func mayGetImage(_ object: IBObject, in context: LintContext) -> Bool {
    object.element == "imageView" && object.node[Names.image] == nil
      && context.facts.connections(to: object).contains { $0.kind != .action }
  }

  /// Returns whether a cell, a list or another object positions the view itself, regardless of its constraints, because
  /// the view is its content view or is in an outlet for this purpose.
  private static func isPlacedByOwner(_ object: IBObject, in context: LintContext) -> Bool {
    if object.node.name == Names.tableViewCellContentView || object.key == "contentView" {
      return true
    }
    if isPartOfStyle(object) { return true }
    return context.facts.connections(to: object).contains { connection in
      guard connection.kind == .outlet, let name = connection.name,
        let element = connection.source?.element
      else { return false }
      return placing[name]?.contains(element) ?? inputs.contains(name)
    }
  }

  /// Returns whether a table cell with a style places the view: it is the cell's text, detail text or image.
  private static func isPartOfStyle(_ object: IBObject) -> Bool {
    guard let id = object.id else { return false }
    var around = object.parent
    while let view = around {
      if view.node.name == Names.tableViewCell {
        return view.node[Names.style] != nil
          && [Names.textLabel, Names.detailTextLabel, Names.imageView].contains {
            view.node[$0] == id
          }
      }
      around = view.parent
    }
    return false
  }

  /// The framework outlets whose owner sets the frame of the view, and the elements that have them. The outlets of an
  /// app's own class may have the same names.
  private static let placing: [String: Set<String>] = [
    "accessoryView": ["tableViewCell"],
    "backgroundView": ["collectionView", "collectionViewCell", "tableView", "tableViewCell"],
    "customView": ["barButtonItem"],
    "editingAccessoryView": ["tableViewCell"],
    "leftView": ["textField"],
    "multipleSelectionBackgroundView": ["tableViewCell"],
    "rightView": ["textField"],
    "selectedBackgroundView": ["collectionViewCell", "tableViewCell"],
    "tableFooterView": ["tableView"],
    "tableHeaderView": ["tableView"],
    "titleView": ["navigationItem"],
  ]

  /// The outlets that any responder may have, whose views the keyboard positions.
  private static let inputs: Set<String> = ["inputAccessoryView", "inputView"]

  /// Returns whether the view or a superview is hidden in a stack view, which does not position it, or whether the view
  /// is a stack view that contains only hidden views and thus shows nothing until code shows one of them.
  private static func isHidden(_ object: IBObject) -> Bool {
    if object.element == "stackView", !object.subviews.isEmpty,
      object.subviews.allSatisfy({ $0.node.bool(Names.hidden) == true })
    {
      return true
    }
    var current: IBObject? = object
    while let view = current {
      let parent = view.parent
      if view.node.bool(Names.hidden) == true, parent?.element == "stackView" { return true }
      current = parent
    }
    return false
  }
}

extension FramePart {
  fileprivate var words: String {
    switch self {
    case .x: "horizontal position"
    case .y: "vertical position"
    case .width: "width"
    case .height: "height"
    }
  }
}

extension [String] {
  /// Returns `a`, `a and b`, or `a, b and c`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
