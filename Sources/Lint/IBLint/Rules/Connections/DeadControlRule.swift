import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a control without any connections.
struct DeadControlRule: ObjectRule {
  static let info = RuleInfo(
    id: "dead-control",
    summary: "A control sends no action, and no outlet leads to it.",
    rationale: """
      A user can tap the control, but nothing happens. The action was never connected, or its connection was removed.

      Connect an action or an outlet, or delete the control. The rule ignores disabled controls, and controls with a \
      tag, an identifier, a custom class, a menu, gestures or runtime attributes. The rule also ignores controls \
      inside a custom view, because the custom view may find them among its subviews.
      """,
    category: .connections, severity: .warning, isOptIn: true, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <button id="a">
            <connections>
                <action selector="save:" destination="-1" eventType="touchUpInside" id="b"/>
            </connections>
        </button>
        <switch tag="4" id="c"/>
        <button userInteractionEnabled="NO" id="d"/>
        <view id="e" customClass="Panel">
            <subviews>
                <button id="f"/>
            </subviews>
        </view>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        ↓<button id="a">
            <state key="normal" title="Save"/>
        </button>
        ↓<switch id="b"/>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject {
    .named([
      Names.button, Names.switch, Names.slider, Names.stepper, Names.segmentedControl,
      Names.datePicker,
    ])
  }

  func check(_ object: IBObject, in context: LintContext) {
    let node = object.node
    guard object.key == "subviews", object.customClass == nil, node.int(Names.tag) ?? 0 == 0,
      node.bool(Names.enabled) != false, object.restorationIdentifier == nil,
      node.firstElement(named: Names.userDefinedRuntimeAttributes) == nil,
      node.child(keyed: "menu") == nil, context.facts.connections(from: object).isEmpty,
      context.facts.connections(to: object).isEmpty, !Self.isOthers(object, in: context)
    else { return }
    context.report(
      at: .object(object),
      "\(object.displayName) has no action and no outlet, so using it does nothing; connect it, or delete it",
      evidence: .likely)
  }

  /// Returns whether the control or a superview is hidden, ignores touches, or has a custom class whose code may find
  /// it.
  private static func isOthers(_ object: IBObject, in context: LintContext) -> Bool {
    var current: IBObject? = object
    while let view = current, view == object || context.facts.isView(view) {
      if view.node.bool(Names.userInteractionEnabled) == false || view.customClass != nil
        || view.node.bool(Names.hidden) == true
      {
        return true
      }
      current = view.parent
    }
    return false
  }
}
