import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports required constraints that cannot all be satisfied.
struct UnsatisfiableConstraintsRule: DocumentRule {
  static let info = RuleInfo(
    id: "unsatisfiable-constraints",
    summary: "Required constraints conflict with each other.",
    rationale: """
      If required constraints conflict, Auto Layout drops one of them and logs "Unable to simultaneously satisfy \
      constraints". The result depends on which constraint Auto Layout drops, and this choice may change with the next \
      system release.

      Remove one of the constraints in the finding, or give one a priority below 1000.

      Without `--device`, the rule also lays out a document for a phone on the smallest and the largest phone. A conflict \
      on only one of these is a warning, and its message names the device. The rule ignores such a conflict if it depends on \
      the safe area of a root view with a size of its own, because the container that shows the view determines its safe area.

      Cells and root views of xibs get their final size at run time. If the constraints can be satisfied at another \
      size, the finding is only *possible* and contains that size. To resolve such a finding, design the view at the \
      size in the finding. If two constraints between the same two anchors conflict, they conflict at any size, so the \
      finding does not suggest another size. If an outlet leads to one of the constraints, and code uses the outlet, code may \
      deactivate the constraint before the first layout, and the finding is only *possible*. The same applies to constraints \
      with a class of their own or runtime attributes.
      """,
    category: .layout, severity: .error, needs: [.layout],
    nonTriggering: [
      Example(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <constraints>
                <constraint firstAttribute="width" constant="40" id="b"/>
                <constraint firstAttribute="width" priority="999" constant="50" id="c"/>
                <constraint firstAttribute="height" constant="40" id="d"/>
            </constraints>
        </view>
        """, in: .view),
      // An empty label has the baseline of its font.
      Example(
        """
        <stackView distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0.0" y="0.0" width="200" height="21"/>
            <subviews>
                <label text="Total" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
                <label text="" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="c">
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
            </subviews>
            <constraints>
                <constraint firstItem="b" firstAttribute="baseline" secondItem="c" secondAttribute="firstBaseline" id="d"/>
            </constraints>
        </stackView>
        """, in: .view),
      // The compiled document rounds the aspect ratio.
      Example(
        """
        <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                    <rect key="frame" x="0.0" y="0.0" width="160" height="90"/>
                    <constraints>
                        <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" id="b"/>
                        <constraint firstAttribute="width" constant="160" id="c"/>
                        <constraint firstAttribute="height" constant="90" id="d"/>
                    </constraints>
                </view>
            </subviews>
        </view>
        """),
      // The view is a part of another controller's view, without the screen's safe area.
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <viewController storyboardIdentifier="buttons" id="a" sceneMemberID="viewController">
                            <layoutGuides>
                                <viewControllerLayoutGuide type="top" id="b"/>
                                <viewControllerLayoutGuide type="bottom" id="c"/>
                            </layoutGuides>
                            <view key="view" id="d">
                                <rect key="frame" x="0.0" y="0.0" width="414" height="50"/>
                                <subviews>
                                    <view translatesAutoresizingMaskIntoConstraints="NO" id="e">
                                        <rect key="frame" x="0.0" y="0.0" width="40" height="50"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="40" id="f"/>
                                            <constraint firstAttribute="height" constant="50" id="g"/>
                                        </constraints>
                                    </view>
                                </subviews>
                                <constraints>
                                    <constraint firstItem="e" firstAttribute="leading" secondItem="d" secondAttribute="leading" id="h"/>
                                    <constraint firstItem="e" firstAttribute="top" secondItem="d" secondAttribute="top" id="i"/>
                                    <constraint firstItem="c" firstAttribute="top" secondItem="e" secondAttribute="bottom" id="j"/>
                                </constraints>
                            </view>
                            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                            <size key="freeformSize" width="414" height="50"/>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """, in: .document),
      // The runtime attribute may set the width.
      Example(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <constraints>
                <constraint firstAttribute="width" constant="40" id="b"/>
                <constraint firstAttribute="width" constant="50" id="c">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="shareOfScreen">
                            <real key="value" value="0.5"/>
                        </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </constraint>
                <constraint firstAttribute="height" constant="40" id="d"/>
            </constraints>
        </view>
        """, in: .view),
      // Code may deactivate one of the constraints.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SearchController">
            <connections>
                <outlet property="narrowWidth" destination="b" id="e"/>
                <outlet property="view" destination="root" id="f"/>
            </connections>
        </placeholder>
        <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                    <constraints>
                        <constraint firstAttribute="width" constant="40" id="b"/>
                        <constraint firstAttribute="width" constant="50" id="c"/>
                        <constraint firstAttribute="height" constant="40" id="d"/>
                    </constraints>
                </view>
            </subviews>
        </view>
        """),
    ],
    triggering: [
      Example(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <constraints>
                <constraint firstAttribute="width" constant="40" id="b"/>
                ↓<constraint firstAttribute="width" constant="50" id="c"/>
                <constraint firstAttribute="height" constant="40" id="d"/>
            </constraints>
        </view>
        """, in: .view),
      // No size of the cell satisfies both constraints.
      Example(
        """
        <tableViewCell id="cell">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="a">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
                </subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/>
                    ↓<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="8" id="d"/>
                </constraints>
            </tableViewCellContentView>
        </tableViewCell>
        """, in: .xib),
      Example(
        """
        <tableViewCell id="cell">
            <rect key="frame" x="0.0" y="0.0" width="320" height="72"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="a">
                <rect key="frame" x="0.0" y="0.0" width="320" height="72"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <constraints>
                            <constraint firstAttribute="height" constant="40" id="c"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="16" id="d"/>
                    <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="16" id="e"/>
                    ↓<constraint firstItem="b" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" constant="4" id="f"/>
                </constraints>
            </tableViewCellContentView>
        </tableViewCell>
        """, in: .xib),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let layout = context.layout else { return }
    var seen: Set<String> = []
    for conflict in layout.conflicts where seen.insert(conflict.broken).inserted {
      report(conflict, on: nil, document, in: context)
    }
    for other in layout.otherConflicts where seen.insert(other.conflict.broken).inserted {
      report(other.conflict, on: other.device, document, in: context)
    }
  }

  /// - Parameter device: The name of the device, or nil for the document's own device.
  private func report(
    _ conflict: ConstraintConflict, on device: String?, _ document: IBDocument,
    in context: LintContext
  ) {
    guard let broken = document.object(id: conflict.broken),
      let constraint = ResolvedConstraint(broken),
      // A constraint to a missing object is reported by `dangling-constraint`.
      constraint.object.node[Names.secondItem] == nil || constraint.secondItem != nil
    else { return }
    let others = conflict.constraints.filter { $0 != conflict.broken }
      .compactMap { document.object(id: $0) }.compactMap { ResolvedConstraint($0) }
    if !conflict.dependsOnContent, !conflict.dependsOnStack,
      StoredPlaces.areExact([constraint] + others)
    {
      context.pass(
        at: .object(broken), "the stored frames satisfy the constraints, apart from rounding")
      return
    }
    if !conflict.dependsOnContent, !conflict.dependsOnStack, let layout = context.layout,
      ExactEquations.haveSolution([constraint] + others, in: layout)
    {
      context.pass(
        at: .object(broken), "the constraints conflict only by the rounding of their multipliers")
      return
    }
    let root = Self.root(of: broken)
    // Two constraints between the same ends conflict wherever the safe area is.
    let haveSameEnds = others.count == 1 && Self.haveSameEnds(constraint, others[0])
    if Self.isSmall(root), !haveSameEnds, ([constraint] + others).contains(where: Self.isToGuide) {
      context.pass(
        at: .object(broken),
        "the view is smaller than a screen, so the app decides about its safe area")
      return
    }
    // Only a cell that is a root itself is laid out at other sizes.
    let hasCell =
      (conflict.fittingSize != nil || root.child(keyed: "contentView") == nil)
      && ([constraint] + others).contains { Self.isContentOfCell($0) }
    let isGiven =
      !Self.contradictsItself(constraint)
      && !haveSameEnds
      && (hasCell || conflict.fittingSize != nil && !Self.isScreen(root))
    let mayChange = ([constraint] + others).contains { Self.mayChange($0.object, in: context) }
    // The size of text is only an estimate.
    let isDoubtful = isGiven || conflict.dependsOnContent || mayChange
    context.report(
      at: .object(broken),
      Self.message(constraint, others, conflict, on: device, isGiven ? root : nil),
      severity: isDoubtful || device != nil ? .warning : .error,
      evidence: isDoubtful ? .possible : .certain,
      notes: others.map {
        Diagnostic.Note(
          "contradicts \($0.text(among: [constraint] + others))", range: $0.object.sourceRange)
      })
  }

  /// Returns whether code may deactivate or change a constraint before the first layout, through an outlet that it uses, a
  /// class of the constraint or runtime attributes.
  private static func mayChange(_ constraint: IBObject, in context: LintContext) -> Bool {
    if constraint.customClass != nil || !constraint.runtimeAttributes.isEmpty { return true }
    return context.facts.connections(to: constraint).contains { connection in
      guard connection.kind != .action, let name = connection.name else { return false }
      return context.sources?.uses(name, in: .everywhere) != false
    }
  }

  /// Returns whether a constraint involves the content view of a cell, whose size follows from the cell and its
  /// separator.
  private static func isContentOfCell(_ constraint: ResolvedConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { $0?.key == "contentView" }
  }

  /// Returns whether a constraint between an anchor and itself is never satisfied.
  private static func contradictsItself(_ constraint: ResolvedConstraint) -> Bool {
    guard constraint.multiplier == 1, let item = constraint.firstItem,
      item == constraint.secondItem, constraint.firstAttribute == constraint.secondAttribute
    else { return false }
    return switch constraint.relation {
    case .equal: constraint.constant != 0
    case .lessThanOrEqual: constraint.constant < 0
    case .greaterThanOrEqual: constraint.constant > 0
    }
  }

  /// Returns whether two constraints connect the same two anchors, so that no size satisfies both.
  private static func haveSameEnds(_ one: ResolvedConstraint, _ other: ResolvedConstraint) -> Bool {
    func ends(_ constraint: ResolvedConstraint) -> [String?] {
      [
        constraint.firstItem?.id, constraint.firstAttribute?.word, constraint.secondItem?.id,
        constraint.secondAttribute?.word,
      ]
    }
    let (first, second) = (ends(one), ends(other))
    guard one.multiplier == other.multiplier else { return false }
    return first == second || one.multiplier == 1 && Array(first[2...] + first[..<2]) == second
  }

  /// Returns the outermost view around a constraint.
  private static func root(of constraint: IBObject) -> IBObject {
    var root = constraint
    while let parent = root.parent, parent.frame != nil || root.kind == .constraint {
      root = parent
    }
    return root
  }

  /// Returns whether the stored size of the root view of a scene is smaller than all screens, in any orientation. It is a
  /// part of another controller's view, without the screen's safe area.
  private static func isSmall(_ root: IBObject) -> Bool {
    guard isScreen(root), let frame = root.frame else { return false }
    let isFreeform =
      root.parent?.node.child(keyed: "simulatedDestinationMetrics")?.name
      == Names.freeformSimulatedSizeMetrics
    // A size that is not freeform may be that of a screen on its side.
    let isOnItsSide = !isFreeform && frame.width > frame.height
    let (width, height) =
      isOnItsSide ? (frame.height, frame.width) : (frame.width, frame.height)
    return width < 320 || height < 480
  }

  /// Returns whether a constraint involves a layout guide of a controller, or the safe area.
  private static func isToGuide(_ constraint: ResolvedConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains {
      $0?.key == "safeArea" || $0?.node.name == Names.viewControllerLayoutGuide
    }
  }

  /// Returns whether a view fills the screen, regardless of its size in the document.
  private static func isScreen(_ root: IBObject) -> Bool {
    root.key == "view" && root.parent.map { IBSchema.isController($0.node.name) } ?? false
  }

  private static func message(
    _ broken: ResolvedConstraint, _ others: [ResolvedConstraint], _ conflict: ConstraintConflict,
    on device: String?, _ givenSize: IBObject?
  ) -> String {
    if contradictsItself(broken) { return "\(broken.text) contradicts itself; remove it" }
    let place = device.map { " on the \($0)" } ?? ""
    let all = [broken] + others
    let broken = broken.text(among: all)
    let names = others.map { "\($0.text(among: all)) (\($0.object.id ?? ""))" }
    var parts = names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names[...]
    if conflict.dependsOnContent { parts.append("an intrinsic content size") }
    if conflict.dependsOnStack { parts.append("the stack view's own constraints") }
    let against = parts.isEmpty ? "other constraints" : Array(parts).listed
    if let givenSize, let size = conflict.fittingSize {
      return
        "\(broken) conflicts with \(against)\(place) at the size of \(givenSize.displayName), but not at \(size.width.shortText) × \(size.height.shortText)"
    }
    return
      "\(broken) conflicts with \(against)\(place); remove one of them, or give one a priority below 1000"
  }
}
