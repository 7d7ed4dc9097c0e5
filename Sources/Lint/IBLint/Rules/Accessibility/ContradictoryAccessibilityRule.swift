import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports VoiceOver text on an object that VoiceOver ignores, and enabled controls with the trait of
/// disabled ones.
struct ContradictoryAccessibilityRule: ElementRule {
  static let info = RuleInfo(
    id: "contradictory-accessibility",
    summary: "Accessibility settings contradict each other.",
    rationale: """
      VoiceOver never reads the label or hint of an object that is not an accessibility element. The rule ignores \
      containers, because their label may describe the group of subviews. If an enabled control has the Not \
      Enabled trait, VoiceOver announces the control as dimmed, although it works.
      """,
    category: .accessibility, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <imageView id="a">
            <accessibility key="accessibilityConfiguration" label="Map">
                <accessibilityTraits key="traits" image="YES"/>
                <bool key="isElement" value="YES"/>
            </accessibility>
        </imageView>
        <button enabled="NO" id="b">
            <accessibility key="accessibilityConfiguration">
                <accessibilityTraits key="traits" button="YES" notEnabled="YES"/>
            </accessibility>
        </button>
        <button id="c">
            <accessibility key="accessibilityConfiguration">
                <accessibilityTraits key="traits" notEnabled="YES"/>
                <bool key="isElement" value="NO"/>
            </accessibility>
        </button>
        <button userInteractionEnabled="NO" id="f">
            <accessibility key="accessibilityConfiguration">
                <accessibilityTraits key="traits" button="YES" notEnabled="YES"/>
            </accessibility>
        </button>
        <label id="g">
            <accessibility key="accessibilityConfiguration">
                <accessibilityTraits key="traits" none="YES" header="YES"/>
            </accessibility>
        </label>
        <stackView id="d">
            <subviews>
                <label id="e"/>
            </subviews>
            <accessibility key="accessibilityConfiguration" label="Prices">
                <bool key="isElement" value="NO"/>
            </accessibility>
        </stackView>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <imageView id="a">
            ↓<accessibility key="accessibilityConfiguration" label="Map">
                <bool key="isElement" value="NO"/>
            </accessibility>
        </imageView>
        <button id="b">
            <accessibility key="accessibilityConfiguration">
                ↓<accessibilityTraits key="traits" button="YES" notEnabled="YES"/>
            </accessibility>
        </button>
        <slider id="d">
            <accessibility key="accessibilityConfiguration">
                ↓<accessibilityTraits key="traits" notEnabled="YES"/>
            </accessibility>
        </slider>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.accessibility] }

  private static let controls: Set<Name> = [
    Names.button, Names.segmentedControl, Names.textField, Names.slider, Names.switch,
    Names.pageControl, Names.stepper, Names.datePicker, Names.colorWell,
  ]

  func check(_ element: Node, in context: LintContext) {
    guard let object = context.document.object(around: element),
      !context.facts.isNeverShown(object)
    else { return }
    // The label of a container may describe the group of its subviews.
    if object.isAccessibilityElement == false, object.subviews.isEmpty {
      let words = [Names.label, Names.hint].filter { element[$0]?.isEmpty == false }
      if !words.isEmpty {
        context.report(
          at: .node(element),
          "VoiceOver never reads this label or hint, because the object is not an accessibility element; make it one, or remove the text"
        )
      }
    }
    guard let traits = element.child(keyed: "traits"), object.isAccessibilityElement != false
    else { return }
    // The trait None adds nothing to other traits.
    if traits.flags.contains("notEnabled"), Self.controls.contains(object.node.name),
      object.node.bool(Names.enabled) != false, !object.ignoresTouches
    {
      context.report(
        at: .node(traits),
        "the control is enabled, but VoiceOver announces it as dimmed; remove the trait Not Enabled"
      )
    }
  }
}

extension IBObject {
  /// Whether the object or one of its superviews ignores touches, so that it behaves like a disabled control.
  fileprivate var ignoresTouches: Bool {
    var view: IBObject? = self
    while let current = view {
      if current.node.bool(Names.userInteractionEnabled) == false { return true }
      view = current.parent
    }
    return false
  }
}
