import Diagnostics
import InterfaceBuilder
import XMLTree

/// File's Owner and a root of the document have one class.
struct OwnerIsRootClassRule: DocumentRule {
  static let info = RuleInfo(
    id: "owner-is-root-class",
    summary: "File's Owner and the view inside the document have one class.",
    rationale: """
      The document says that an object of the class loads it, and it makes another object of that class. Where the \
      class loads the document while it is made, the one inside loads it again, for ever: the app dies of a full \
      stack. Where it does not, outlets hang on an object that is somebody else's, and end in `setValue:forUndefinedKey:`.

      One of the two has the class: the view inside, with its outlets, and File's Owner none. A cell whose owner has \
      the class and nothing else is a leftover that does no harm yet; that is a warning, and the fix takes it away.
      """,
    category: .filesOwner, severity: .error, kinds: [.xib],
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="root" customClass="TermsView"/>
        """),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController"/>
        <view id="root" customClass="TermsView"/>
        """),
    ],
    triggering: [
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsView">
            <connections>
                <outlet property="accept" destination="a" id="b"/>
            </connections>
        </placeholder>
        <view id="root" customClass="TermsView">
            <subviews>
                <button id="a"/>
            </subviews>
        </view>
        """),
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PriceCell" customModule="App"/>
        <tableViewCell id="root" customClass="PriceCell" customModule="App"/>
        """),
    ],
    corrections: [
      Correction(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PriceCell" customModule="App"/>
        <tableViewCell id="root" customClass="PriceCell" customModule="App"/>
        """,
        becomes: """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <tableViewCell id="root" customClass="PriceCell" customModule="App"/>
          """)
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    let facts = context.facts
    guard let owner = facts.filesOwner, let className = owner.customClass else { return }
    let root = facts.topLevelObjects.first { object in
      object.customClass == className
        && (facts.isView(object) || IBSchema.isController(object.node.name))
    }
    guard let root else { return }
    let isUnused = facts.connections(from: owner).isEmpty && facts.connections(to: owner).isEmpty
    let isLeftover = isUnused && Self.cells.contains(root.node.name)
    let fix =
      isUnused
      ? context.fix("Take the class from File's Owner", isSafe: isLeftover) { edits in
        for name in ["customClass", "customModule", "customModuleProvider"] {
          edits.removeAttribute(name, from: owner.node)
        }
      } : nil
    let message =
      if isLeftover {
        "File's Owner has the class of the cell inside, \(className), and no use for it; take it away"
      } else if IBSchema.isController(root.node.name) {
        """
        File's Owner and the controller inside are both \(className), which are two objects; remove the one inside, \
        or give it all outlets and the owner another class
        """
      } else {
        """
        File's Owner and the view inside are both \(className): one that loads this document while it is made loads \
        itself for ever; give the class and its outlets to the one inside alone
        """
      }
    context.report(
      at: .object(owner), message,
      severity: isLeftover ? .warning : nil,
      notes: [Diagnostic.Note("it has the class as well", range: root.sourceRange)], fixes: [fix])
  }

  /// What is made by registering the nib, without an owner.
  static let cells: Set<Name> = [
    Names.tableViewCell, Names.collectionViewCell, Names.collectionReusableView,
  ]
}
