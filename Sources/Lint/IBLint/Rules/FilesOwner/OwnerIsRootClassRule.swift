import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a File's Owner with the same class as a root of the document.
struct OwnerIsRootClassRule: DocumentRule {
  static let info = RuleInfo(
    id: "owner-is-root-class",
    summary: "File's Owner and the view in the document have the same class.",
    rationale: """
      An object of the class loads the document, and the document creates another object of that class. If the \
      initializer loads the document, the new object loads the document again, and the app crashes with a stack \
      overflow; otherwise, the outlets may belong to the wrong object and fail with `setValue:forUndefinedKey:`.

      Only one of the two objects should have the class. Move the outlets to the view in the document, and clear the \
      class of File's Owner. The finding is an error only if the sources show that objects of the class load the document. If \
      the document contains a cell, and File's Owner has the class but no connections, the class of File's Owner is \
      harmless, and the fix clears the class.
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
          """),
      // Both already have the class: the root keeps its own.
      Correction(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="StatusBar">
            <connections>
                <outlet property="title" destination="a" id="b"/>
                <outlet property="icon" destination="c" id="d"/>
            </connections>
        </customObject>
        <customView id="root" customClass="StatusBar">
            <subviews>
                <textField id="a"/>
                <imageView id="c"/>
            </subviews>
            <connections>
                <outlet property="icon" destination="c" id="e"/>
            </connections>
        </customView>
        """,
        becomes: """
          <customObject id="-2" userLabel="File's Owner"/>
          <customView id="root" customClass="StatusBar">
              <subviews>
                  <textField id="a"/>
                  <imageView id="c"/>
              </subviews>
              <connections>
                  <outlet property="icon" destination="c" id="e"/>
                  <outlet property="title" destination="a" id="b"/>
              </connections>
          </customView>
          """, in: .macXib),
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
    let isLoadedByItself = Self.isLoadedByItself(owner, in: context)
    let isCell = Self.cells.contains(root.node.name)
    let isLeftover =
      isUnused
      && (isCell || isLoadedByItself == false && !IBSchema.isController(root.node.name))
    let fix =
      isUnused
      ? context.fix("Clear the class of File's Owner", isSafe: isLeftover) { edits in
        edits.removeClass(of: owner)
      } : Self.move(in: context)
    let message =
      if isLeftover {
        "File's Owner has the same class as the \(isCell ? "cell" : "view"), \(className), but does not need it; clear the owner's class"
      } else if IBSchema.isController(root.node.name) {
        """
        File's Owner and the controller in the document both have the class \(className) but are two different objects; remove the \
        one in the document, or move all outlets to it and change the owner's class
        """
      } else if isLoadedByItself == false {
        """
        File's Owner and the \(isCell ? "cell" : "view") in the document both have the class \(className) but are two different \
        objects; move the owner's connections to the \(isCell ? "cell" : "view"), and clear the owner's class
        """
      } else {
        """
        File's Owner and the view in the document both have the class \(className); if its initializer loads this \
        nib, it recurses until the app crashes; give the class and its outlets to the view only
        """
      }
    context.report(
      at: .object(owner), message,
      severity: isLeftover || isLoadedByItself != true ? .warning : nil,
      notes: [Diagnostic.Note("this object has the same class", range: root.sourceRange)],
      fixes: [fix])
  }

  /// Returns the fix that moves the owner's connections to the view with its class.
  private static func move(in context: LintContext) -> Diagnostic.Fix? {
    guard let view = ViewOwner(in: context),
      ViewAsFileOwnerRule.ownLoad(of: view, in: context) == nil,
      let change = try? OwnerToRootFix(view, in: context)
    else { return nil }
    let consequences = OwnerToRootConsequences(of: change, to: view, in: context)
    var fix = change.fix(isSafe: consequences.risks.isEmpty, in: context)
    fix?.remainder = consequences.remainder
    return fix
  }

  /// Returns whether an object of the owner's class loads the document, or nil if the sources do not tell. Other code
  /// that may load the document does not matter unless it runs while such an object is created.
  private static func isLoadedByItself(_ owner: IBObject, in context: LintContext) -> Bool? {
    guard let sources = context.sources, let nib = context.document.nibName,
      let className = owner.customClass,
      let loading = sources.loading(
        ofNib: nib, className: className, module: owner.node[Names.customModule])
    else { return nil }
    if loading.sites.contains(where: \.isInObject) { return true }
    return loading.mayLoadWhenCreated ? nil : false
  }

  /// The cells and reusable views that are created by registering the nib, without an owner.
  static let cells: Set<Name> = [
    Names.tableViewCell, Names.collectionViewCell, Names.collectionReusableView,
  ]
}
