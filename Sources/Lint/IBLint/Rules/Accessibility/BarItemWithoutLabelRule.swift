import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a bar item that has only an image, and no text for VoiceOver.
struct BarItemWithoutLabelRule: ObjectRule {
  static let info = RuleInfo(
    id: "bar-item-without-label",
    summary: "A bar item shows only an image and has no accessibility label.",
    rationale: """
      VoiceOver reads the file name of the image, or only "button". Give the item a title, or a label that describes \
      what it does (Identity inspector, Accessibility). System items and SF Symbols already have labels.

      The evidence is *likely* if code probably does not set the label: no outlet leads to the item, the item has no \
      tag and no runtime attributes, and neither the item nor its controller has a custom class; otherwise, the \
      evidence is *possible*. The class of the controller matters because a controller can access its navigation items \
      and its tab bar item without outlets. With `--sources`, the evidence is *likely* if no code that uses such an \
      outlet or property also uses titles or labels.
      """,
    category: .accessibility, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <navigationItem key="navigationItem" id="a">
            <barButtonItem key="leftBarButtonItem" systemItem="done" id="b"/>
            <rightBarButtonItems>
                <barButtonItem title="Filter" image="filter" id="c"/>
                <barButtonItem image="gear" catalog="system" id="d"/>
                <barButtonItem image="filter" id="e">
                    <accessibility key="accessibilityConfiguration" label="Filter"/>
                </barButtonItem>
            </rightBarButtonItems>
        </navigationItem>
        """),
      // The controller may set the label of the item in its own bar.
      Example(
        """
        <viewController id="a" customClass="ListController" sceneMemberID="viewController">
            <navigationItem key="navigationItem" id="b">
                <barButtonItem key="rightBarButtonItem" image="filter" id="c"/>
            </navigationItem>
        </viewController>
        """, in: .scene),
      Example(
        """
        <viewController id="a" customClass="ListController" sceneMemberID="viewController">
            <navigationItem key="navigationItem" id="b">
                <barButtonItem key="rightBarButtonItem" image="filter" id="c"/>
            </navigationItem>
            <tabBarItem key="tabBarItem" title="" image="list" id="d"/>
        </viewController>
        """, in: .scene,
        code: [
          "ListController.swift": """
          class ListController: UIViewController {
            func setUp() {
              title = "List"
              navigationItem.rightBarButtonItems?.first?.accessibilityLabel = "Filter"
            }
          }
          """
        ]),
    ],
    triggering: [
      // The sources show that no code sets the labels.
      Example(
        """
        <viewController id="a" customClass="ListController" sceneMemberID="viewController">
            <navigationItem key="navigationItem" id="b">
                ↓<barButtonItem key="rightBarButtonItem" image="filter" id="c"/>
            </navigationItem>
            ↓<tabBarItem key="tabBarItem" title="" image="list" id="d"/>
        </viewController>
        """, in: .scene,
        code: ["ListController.swift": "class ListController: UIViewController {}"]),
      Example(
        """
        <toolbar id="a">
            <items>
                ↓<barButtonItem image="filter" id="b"/>
                ↓<barButtonItem title="" image="sort" id="c"/>
            </items>
        </toolbar>
        """, in: .view),
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.barButtonItem, Names.tabBarItem]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.accessibilityLabel == nil, object.isAccessibilityElement != false,
      object.node[Names.systemItem] == nil,
      object.node.textProperty(Names.title)?.isEmpty ?? true,
      let image = object.document.image(Names.image, of: object.node), image.catalog != "system"
    else { return }
    let isKnownToCode =
      object.customClass != nil || object.node.int(Names.tag) ?? 0 != 0
      || object.node.firstElement(named: Names.userDefinedRuntimeAttributes) != nil
      || context.outletMayLabel(object) || Self.controllerMayLabel(object, in: context)
    context.report(
      at: .object(object),
      "the bar item has an image but no accessibility label; give it a label or a title, or VoiceOver reads the image's name",
      evidence: isKnownToCode ? .possible : .likely)
  }

  /// Returns whether code may set the label of an item through the controller that shows it.
  private static func controllerMayLabel(_ item: IBObject, in context: LintContext) -> Bool {
    guard let controller = controller(of: item), controller.customClass != nil else { return false }
    // A class whose code is unknown may do anything with its items.
    guard let sources = context.sources, let lineage = ClassLineage(controller, in: sources),
      lineage.framework != nil, !lineage.mayHaveMore
    else { return true }
    if let bar = item.parent, context.outletMayLabel(bar) { return true }
    // The title of a controller is also the title of its tab.
    let files = lineage.declared.flatMap(\.files)
    if item.element == "tabBarItem", sources.uses("title", in: .files(files)) != false {
      return true
    }
    return properties(leadingTo: item).contains { sources.mayLabel($0) != false }
  }

  /// Returns the properties through which code gets an item: `rightBarButtonItem` and `rightBarButtonItems`.
  private static func properties(leadingTo item: IBObject) -> [String] {
    if item.element == "tabBarItem" { return ["tabBarItem", "tabBar"] }
    let key = item.key ?? "items"
    return key.hasSuffix("s") ? [key, String(key.dropLast())] : [key, key + "s"]
  }

  /// Returns the controller whose bar or tab shows the item.
  private static func controller(of item: IBObject) -> IBObject? {
    var current = item.parent
    while let object = current {
      if IBSchema.isController(object.node.name) { return object }
      current = object.parent
    }
    return item.scene?.controller
  }
}
