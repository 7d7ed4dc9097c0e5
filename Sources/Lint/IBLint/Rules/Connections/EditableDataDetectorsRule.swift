import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a text view that should detect links but can be edited.
struct EditableDataDetectorsRule: ObjectRule {
  static let info = RuleInfo(
    id: "editable-data-detectors",
    summary: "A text view should make links of texts, but can be edited.",
    rationale: """
      A text view turns phone numbers, links and other data into links only if its text can be selected and not edited. In \
      a text view with the setting Editable, which is on from the start, a tap on a link places the insertion point.

      Turn off Editable and leave Selectable on, or turn off the data detectors (Attributes inspector). The evidence is \
      *certain* if no outlet leads to the text view; otherwise, code may change the setting, and the evidence is \
      *possible*.
      """,
    category: .connections, severity: .warning, platforms: [.iOS],
    nonTriggering: [
      Example(
        """
        <textView editable="NO" id="a">
            <dataDetectorType key="dataDetectorTypes" link="YES"/>
        </textView>
        <textView id="b">
            <dataDetectorType key="dataDetectorTypes"/>
        </textView>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <textView id="a">
            ↓<dataDetectorType key="dataDetectorTypes" link="YES"/>
        </textView>
        <textView editable="NO" selectable="NO" id="b">
            ↓<dataDetectorType key="dataDetectorTypes" phoneNumber="YES"/>
        </textView>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.textView]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard let detectors = object.node.firstElement(named: Names.dataDetectorType),
      detectors.attributes.contains(where: { $0.value == "YES" })
    else { return }
    let isEditable = object.node.bool(Names.editable) ?? true
    let isSelectable = object.node.bool(Names.selectable) ?? true
    guard isEditable || !isSelectable else { return }
    let mayChange = object.customClass != nil || context.facts.isReachedByOutlet(object)
    context.report(
      at: .node(detectors),
      """
      the links that the text view detects cannot be tapped, because its text can\(isEditable ? "" : "not") be \
      \(isEditable ? "edited; turn off Editable" : "selected; turn on Selectable"), or turn off the data detectors
      """, evidence: mayChange ? .possible : .certain)
  }
}
