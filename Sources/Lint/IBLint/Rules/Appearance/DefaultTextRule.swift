import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports default text of new views that was not changed.
struct DefaultTextRule: ObjectRule {
  static let info = RuleInfo(
    id: "default-text",
    summary: "A view still has the default text from Interface Builder.",
    rationale: """
      A new label has the text "Label", a new button "Button", and a new segmented control "First" and "Second". If no \
      outlet leads to the view, code probably does not change the default text, so users see it.

      Set the real text, or delete the view. The rule ignores hidden views, views with an outlet, a tag, a custom \
      class or runtime attributes, and the built-in labels of table cells. The rule also ignores the views in a stack \
      view if an outlet leads to the stack view, because code often changes the content of such a stack view, and labels \
      that constraints make so thin that they are lines.
      """,
    category: .appearance, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <view id="a">
            <subviews>
                <label text="Name" id="b"/>
                <label text="Label" id="p">
                    <constraints>
                        <constraint firstAttribute="width" constant="1" id="o"/>
                    </constraints>
                </label>
                <label text="Label" id="c"/>
                <label text="Label" tag="3" id="d"/>
                <label text="Label" hidden="YES" id="e"/>
                <label text="Label" customClass="PriceLabel" id="f"/>
                <button id="l">
                    <state key="normal" title="Button"/>
                    <buttonConfiguration key="configuration" style="filled" title="Add"/>
                </button>
                <button id="n">
                    <state key="normal" title="Button"/>
                    <buttonConfiguration key="configuration" style="plain" image="close"/>
                </button>
                <button id="m">
                    <state key="normal" title="Button"/>
                    <buttonConfiguration key="configuration" style="filled">
                        <attributedString key="attributedTitle">
                            <fragment content="Add"/>
                        </attributedString>
                    </buttonConfiguration>
                </button>
                <segmentedControl id="g">
                    <segments>
                        <segment title="First"/>
                        <segment title="Last"/>
                    </segments>
                </segmentedControl>
                <stackView id="i">
                    <subviews>
                        <button id="j">
                            <state key="normal" title="Button"/>
                        </button>
                    </subviews>
                </stackView>
            </subviews>
            <connections>
                <outlet property="name" destination="c" id="h"/>
                <outlet property="buttons" destination="i" id="k"/>
            </connections>
        </view>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        ↓<label text="Label" id="a"/>
        ↓<button id="b">
            <state key="normal" title="Button"/>
        </button>
        ↓<button id="d">
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="filled" title="Button"/>
        </button>
        ↓<segmentedControl id="c">
            <segments>
                <segment title="First"/>
                <segment title="Second"/>
            </segments>
        </segmentedControl>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject {
    .named([Names.label, Names.button, Names.segmentedControl])
  }

  func check(_ object: IBObject, in context: LintContext) {
    guard let text = Self.defaultText(of: object), object.customClass == nil,
      object.node.int(Names.tag) ?? 0 == 0, !context.facts.isReachedByOutlet(object),
      // A label that comes with a standard cell style.
      object.key == "subviews",
      object.node.firstElement(named: Names.userDefinedRuntimeAttributes) == nil,
      !Self.isLine(object), !isHiddenOrReplaced(object, context.facts),
      !context.facts.isNeverShown(object)
    else { return }
    context.report(
      at: .object(object),
      "the text '\(text)' is Interface Builder's default; write the real one, connect an outlet, or delete the view",
      evidence: .likely)
  }

  private static func defaultText(of object: IBObject) -> String? {
    switch object.node.name {
    case Names.label: return object.node[Names.text] == "Label" ? "Label" : nil
    case Names.button:
      if let configuration = object.node.child(keyed: "configuration") {
        // The button shows only the title of the configuration. If it is deleted or changed, Xcode leaves the default
        // title of the state in the document.
        return configuration[Names.title] == "Button" ? "Button" : nil
      }
      let titles = object.node.elements.filter { $0.name == Names.state }
        .compactMap { $0[Names.title] }
      return titles.contains("Button") ? "Button" : nil
    default:
      let titles =
        object.node.firstElement(named: Names.segments)?.elements.map { $0[Names.title] } ?? []
      return titles == ["First", "Second"] ? "First, Second" : nil
    }
  }

  /// Returns whether a constraint makes a view so thin that it shows its background as a line, and no text.
  private static func isLine(_ object: IBObject) -> Bool {
    guard let list = object.node.firstElement(named: Names.constraints) else { return false }
    let others = [Names.firstItem, Names.secondItem, Names.relation, Names.priority]
    return list.elements.contains { constraint in
      let side = constraint[Names.firstAttribute]
      guard side == "width" || side == "height",
        let constant = constraint.double(Names.constant)
      else { return false }
      return constant < 4 && others.allSatisfy { constraint.attributeRecord($0) == nil }
    }
  }

  /// Returns whether the object or a superview is hidden, or is in a stack view that code can access.
  private func isHiddenOrReplaced(_ object: IBObject, _ facts: DocumentFacts) -> Bool {
    var current: IBObject? = object
    while let view = current {
      if view.node.bool(Names.hidden) == true
        || view.node.name == Names.stackView && facts.isReachedByOutlet(view)
      {
        return true
      }
      current = view.parent
    }
    return false
  }
}
