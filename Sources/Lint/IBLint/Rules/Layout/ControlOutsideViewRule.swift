import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a control that lies outside of a view around it, where it receives no touches.
struct ControlOutsideViewRule: ObjectRule {
  static let info = RuleInfo(
    id: "control-outside-view",
    summary: "A control lies outside of the view that contains it, where it receives no touches.",
    rationale: """
      A view passes on only touches inside its bounds. A control that lies outside of the view around it is visible, unless \
      the view clips its contents, but it never reacts. Often the view around it has no height, because no constraint leads \
      from its contents to its bottom edge.

      Give the outer view a size that contains the control: constrain the contents to its edges, or set its size. The rule \
      ignores the contents of scroll views, and controls outside of the screen, which code may move. The evidence is \
      *possible* if an outlet leads to the control, to the views around it, or to one of their constraints.
      """,
    category: .layout, severity: .warning, isOptIn: true, platforms: .iOSFamily, needs: [.layout],
    nonTriggering: [
      Example(views(height: 60))
    ],
    triggering: [
      Example(views(height: 0, mark: "↓"))
    ])

  private static func views(height: Int, mark: String = "") -> String {
    """
    <view id="root">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <subviews>
                    \(mark)<button translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <state key="normal" title="Send"/>
                        <connections>
                            <action selector="send:" destination="-1" eventType="touchUpInside" id="c"/>
                        </connections>
                    </button>
                </subviews>
                <constraints>
                    <constraint firstAttribute="height" constant="\(height)" id="d"/>
                    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="8" id="e"/>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="f"/>
                </constraints>
            </view>
        </subviews>
        <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="g"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="h"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="i"/>
        </constraints>
    </view>
    """
  }

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject {
    .named([
      Names.button, Names.switch, Names.slider, Names.segmentedControl, Names.stepper,
      Names.textField,
    ])
  }

  func check(_ control: IBObject, in context: LintContext) {
    guard let layout = context.layout, let id = control.id, var rect = layout.frame(of: id),
      rect.width > 0, rect.height > 0,
      context.facts.connections(from: control).contains(where: {
        $0.kind == .action || $0.kind == .segue
      })
    else { return }
    let open = Set(layout.openPlaces.map(\.id))
    if open.contains(id) { return }
    var chain = [control]
    var next = control.parent
    while let view = next, let outerID = view.id, let outer = view.parent,
      context.facts.isView(view), context.facts.isView(outer),
      !Self.scrolling.contains(view.node.name), !open.contains(outerID),
      let frame = layout.frame(of: outerID)
    {
      chain.append(view)
      if rect.x >= frame.width || rect.y >= frame.height || rect.x + rect.width <= 0
        || rect.y + rect.height <= 0
      {
        report(control, outside: view, chain, in: context)
        return
      }
      rect.x += frame.x
      rect.y += frame.y
      next = outer
    }
  }

  private func report(
    _ control: IBObject, outside view: IBObject, _ chain: [IBObject], in context: LintContext
  ) {
    let constraints = context.document.objects.filter { object in
      guard let constraint = ResolvedConstraint(object) else { return false }
      return [constraint.firstItem, constraint.secondItem].contains { item in
        item.map(chain.contains) ?? false
      }
    }
    let mayMove =
      chain.contains { $0.customClass != nil }
      || (chain + constraints).contains(where: context.facts.isReachedByOutlet)
    context.report(
      at: .object(control),
      """
      \(control.displayName) lies outside of \(view.displayName), so it receives no touches; make \(view.displayName) large \
      enough
      """, evidence: mayMove ? .possible : .likely)
  }

  private static let scrolling: Set<Name> = [
    Names.scrollView, Names.tableView, Names.collectionView, Names.textView,
  ]
}
