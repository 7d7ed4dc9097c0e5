import Diagnostics
import InterfaceBuilder

/// A rule that reports a view as File's Owner. The owner's content is then a separate view inside the owner.
struct ViewAsFileOwnerRule: DocumentRule {
  static let info = RuleInfo(
    id: "view-as-file-owner",
    summary:
      "File's Owner is a view; its class and outlets belong to the view in the document.",
    rationale: """
      File's Owner loads the document and connects its top-level objects; both tasks belong to a controller. A view \
      that is File's Owner loads another view and adds it as a subview, often called `contentView`. At run time, all \
      views are one level deeper in the hierarchy than the document shows, the document can describe only one view, \
      and code needs an extra property to access the subviews.

      Move the class and its outlets to the root view, clear the class of File's Owner, and load the view with \
      `UINib(nibName:bundle:).instantiate(withOwner: nil)`.

      If other documents use the class as a custom class, the finding is only a note. A view that another \
      document creates does not load this document by itself. Without the code that loads it, the view would stay empty. \
      The method `awakeAfter(using:)` can replace such a view with one from its own document, but the new view does \
      not have the settings from the other document, so there is no automatic fix.

      The rule ignores a document from which the owner gets a part of its content by an outlet: a cell, or a view with a \
      class of its own if the document is not named after the owner.

      The evidence is *certain* if the class is a view according to the sources or the framework. The evidence is \
      *likely* if the name of the class suggests a view, and the class has an outlet into the view hierarchy but no \
      outlet called `view`. The evidence is *possible* if only the name suggests a view. `--evidence` sets the lowest \
      level of evidence that is reported. A *possible* finding is a note.

      The finding is a warning, because the app works if objects of the class load the document themselves, with the \
      extra level in its view hierarchy. The rule `nib-owner-mismatch` reports code that loads the document with another \
      owner, so that the app crashes.

      The fix moves the class, module, outlets and outlet collections from the owner to the root view, removes the \
      owner's outlet to the root view, and changes the destination of other connections from the owner to the root \
      view. The fix requires that the document has only one top-level view, and that this view has no custom class. If there \
      is no fix, the finding explains why. If the owner has no connections, and its class is a framework class or the root \
      view has a class of its own, the fix only clears the class of File's Owner.

      The rule ignores an owner with the class of the root view, which the rule `owner-is-root-class` reports.

      Usually, the code that loads the document must change as well. The fix is safe only if the sources show that no \
      code needs to change. With `--sources`, the fix also changes the code of a plain view class that loads the \
      document in its initializers: the initializers become a factory, code that creates the view calls the factory, \
      and the remaining setup moves to `awakeFromNib()`. If the fix cannot change the code, the finding explains why. \
      No code needs to change if all of these are true: no code loads the document by its name \
      or by a name computed at run time; no macro and no code outside the sources can use the class; and the \
      `init(coder:)` of the class always succeeds. If the fix is unsafe, the finding lists the reasons and the places \
      in the sources to change.
      """,
    category: .filesOwner, severity: .warning,
    options: [
      ViewOwner.option
    ],
    kinds: [.xib],
    givesReasons: true,
    nonTriggering: [
      // The outlets belong to the view itself.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="root" customClass="LoadingView">
            <subviews>
                <label text="Loading" id="a"/>
            </subviews>
            <connections>
                <outlet property="title" destination="a" id="b"/>
            </connections>
        </view>
        """),
      // A controller owns the document.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="DetailViewController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """),
      // A view's name, but a controller's outlet.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SplitView">
            <connections>
                <outlet property="view" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """),
      // Reported by `owner-is-root-class`.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HeadView">
            <connections>
                <outlet property="title" destination="a" id="b"/>
            </connections>
        </placeholder>
        <view id="root" customClass="HeadView">
            <subviews>
                <label id="a"/>
            </subviews>
        </view>
        """),
      // The name suggests a view, but the sources show that it is not.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MapView">
            <connections>
                <outlet property="title" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """, sources: ["MapView": ["UIViewController", "UIResponder", "NSObject"]]),
      // A view that loads a separate panel: no view in the document can take over the owner's class.
      Example(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="EditorView">
            <connections>
                <outlet property="sizePanel" destination="panel" id="a"/>
            </connections>
        </customObject>
        <window id="panel">
            <view key="contentView" id="b"/>
        </window>
        """, in: .macXib, evidence: .possible),
      // The class with the document's name has the outlets, so it loads the document, which was copied.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Field">
            <connections>
                <outlet property="title" destination="a" id="b"/>
            </connections>
        </placeholder>
        <view id="root">
            <subviews>
                <label id="a"/>
            </subviews>
        </view>
        """,
        code: [
          "Fields.swift": """
          class Field: UIView { @IBOutlet var title: UILabel! }; final class Example: Field {}
          """
        ]),
      // A list that loads its rows.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListView">
            <connections>
                <outlet property="row" destination="root" id="a"/>
            </connections>
        </placeholder>
        <tableViewCell id="root" customClass="Row"/>
        """),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListView">
            <connections>
                <outlet property="row" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root" customClass="Row"/>
        """),
    ],
    triggering: [
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
            <connections>
                <outlet property="contentView" destination="root" id="a"/>
                <outlet property="title" destination="b" id="c"/>
            </connections>
        </placeholder>
        <view id="root">
            <subviews>
                <label text="Loading" id="b"/>
            </subviews>
        </view>
        """),
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UITableViewCell"/>
        <view id="root"/>
        """),
      // The class of the owner has no effect, and the root has a class of its own.
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIView"/>
        <view id="root" customClass="HeadView"/>
        """),
      // A view according to the sources, regardless of its name.
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Spinner"/>
        <view id="root"/>
        """, evidence: .certain, sources: ["Spinner": ["UIControl", "UIView"]]),
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView"/>
        <view id="root"/>
        """, evidence: .possible),
      // A stack view cannot have the class, so there is no fix.
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
            <connections>
                <outlet property="title" destination="b" id="c"/>
            </connections>
        </placeholder>
        <stackView id="root">
            <subviews>
                <label text="Loading" id="b"/>
            </subviews>
        </stackView>
        """),
      Example(
        """
        ↓<customObject id="-2" userLabel="File's Owner" customClass="StatusBar">
            <connections>
                <outlet property="title" destination="a" id="b"/>
            </connections>
        </customObject>
        <customView id="root">
            <subviews>
                <textField id="a"/>
            </subviews>
        </customView>
        """, in: .macXib),
    ],
    corrections: [
      Correction(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIView"/>
        <view id="root" customClass="HeadView"/>
        """,
        becomes: """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view id="root" customClass="HeadView"/>
          """),
      Correction(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="LoadingView" customModule="App">
            <connections>
                <outlet property="contentView" destination="root" id="a"/>
                <outlet property="title" destination="b" id="c"/>
                <outletCollection property="dots" destination="d" id="e"/>
            </connections>
        </placeholder>
        <view id="root">
            <subviews>
                <label text="Loading" id="b"/>
                <button id="d">
                    <connections>
                        <action selector="cancel:" destination="-1" eventType="touchUpInside" id="f"/>
                    </connections>
                </button>
            </subviews>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </view>
        """,
        becomes: """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <view id="root" customClass="LoadingView" customModule="App">
              <subviews>
                  <label text="Loading" id="b"/>
                  <button id="d">
                      <connections>
                          <action selector="cancel:" destination="root" eventType="touchUpInside" id="f"/>
                      </connections>
                  </button>
              </subviews>
              <connections>
                  <outlet property="title" destination="b" id="c"/>
                  <outletCollection property="dots" destination="d" id="e"/>
              </connections>
              <point key="canvasLocation" x="0.0" y="0.0"/>
          </view>
          """),
    ])

  private let suffixes: [String]

  init(_ options: RuleOptions) { suffixes = options.strings("suffixes") }

  func check(_ document: IBDocument, in context: LintContext) {
    guard let view = ViewOwner(in: context, suffixes: suffixes) else {
      if let owner = context.facts.filesOwner {
        context.pass(at: .object(owner), Self.reason(owner, in: context))
      }
      return
    }
    // The class of File's Owner is that of another document, from which this one was copied.
    if let loader = OwnerNamesake.loader(instead: view.owner, in: context) {
      return context.pass(at: .object(view.owner), "\(loader.name) probably loads the document")
    }
    if view.loadsPart(in: context) {
      return context.pass(
        at: .object(view.owner), "\(view.className) loads a part of its content, such as a row")
    }
    let roots = view.meaningfulRoots(in: context)
    // An owner with the root's class is reported by `owner-is-root-class`, with advice.
    if roots.count == 1, roots[0].customClass == view.className { return }
    guard view.placing.isEmpty else {
      guard view.mayLoadContent(in: context) else {
        return context.pass(
          at: .object(view.owner),
          "\(view.placingWords) \(view.className.withArticle) that does not load this document")
      }
      context.report(
        at: .object(view.owner),
        """
        \(view.placingWords) \(view.className.withArticle) that loads its content from this document, which adds a level \
        to the view hierarchy; to avoid that, build the content where the view is used, or replace the view in \
        awakeAfter(using:)
        """, severity: view.severity, evidence: view.evidence,
        notes: [
          Diagnostic.Note(
            "no automatic fix: the view that awakeAfter(using:) returns would not have the colors, constraints and other settings from the documents that create \(view.className.withArticle)"
          )
        ])
      return
    }
    // Several top-level views prevent the fix as well.
    guard roots.count == 1 else { return }
    if !view.isConnected(in: context),
      roots[0].customClass != nil || FrameworkClass(named: view.className) != nil
    {
      return reportUnused(view, in: context)
    }
    // An outlet to the root is no longer needed once the root has the class.
    let moving = view.outlets.filter { !view.leadsToRoot($0) }
    var notes = view.outlets.filter(view.leadsToRoot).map { outlet in
      Diagnostic.Note(
        "outlet '\(outlet.name ?? "")' is connected to the view that gets the class; remove the outlet",
        range: outlet.sourceRange)
    }
    var fix: Diagnostic.Fix?
    do {
      let change = try OwnerToRootFix(view, in: context)
      let consequences = OwnerToRootConsequences(of: change, to: view, in: context)
      fix = change.fix(isSafe: consequences.risks.isEmpty, in: context)
      fix?.remainder = consequences.remainder
      notes += consequences.risks
      if consequences.changesCode, let sources = context.sources, let nib = context.document.nibName
      {
        do {
          let edits = try sources.edits(
            movingOwner: view.className, module: view.owner.customModule, ofNib: nib,
            rootOutlets: change.unsetOutlets)
          if !edits.isEmpty {
            fix?.fileEdits = edits
            fix?.summary += ", and change the code that loads the document"
            fix?.remainder = []
          }
        } catch {
          let words = "the fix cannot change the code: \(error.reason)"
          notes.append(error.place?.note(words) ?? Diagnostic.Note(words))
        }
      }
      if fix?.fileEdits.isEmpty == true, let load = Self.ownLoad(of: view, in: context) {
        fix = nil
        notes.append(
          load.place.note(
            "no automatic fix: init(coder:) of \(view.className) loads this document, so the view would load itself"
          ))
      }
    } catch {
      notes.append(Diagnostic.Note("no automatic fix: \(error.reason)"))
    }
    context.report(
      at: .object(view.owner),
      """
      File's Owner \(view.className) \(view.looks); \(Self.advice(view, roots[0], in: context))\
      \(Self.words(moving, onlyToRoot: view.outlets.count > moving.count))
      """,
      severity: view.severity,
      evidence: view.evidence,
      notes: notes, fixes: [fix])
  }

  /// Reports a class of the owner that has no effect and does not belong to the root view either.
  private func reportUnused(_ view: ViewOwner, in context: LintContext) {
    let fix = context.fix("Clear the class of File's Owner", isSafe: true) { edits in
      edits.removeClass(of: view.owner)
    }
    context.report(
      at: .object(view.owner),
      "File's Owner \(view.className) \(view.looks) and has no connections; clear the class of File's Owner",
      severity: view.severity, evidence: view.evidence, fixes: [fix])
  }

  /// Returns why an owner is not considered a view.
  private static func reason(_ owner: IBObject, in context: LintContext) -> String {
    guard let name = owner.customClass else { return "File's Owner has no class" }
    guard !context.facts.topLevelViews.isEmpty else {
      return "the document has no top-level view that the class of File's Owner could belong to"
    }
    if let ancestors = context.sources?.superclasses(of: name, module: owner.customModule) {
      return "\(name) inherits from \(ancestors.joined(separator: ", ")), according to the sources"
    }
    return "cannot tell whether \(name) is a view; add --sources"
  }

  /// Returns the position at which `init(coder:)` of the owner's class loads the document, under any condition.
  static func ownLoad(of view: ViewOwner, in context: LintContext) -> SourceFunction
    .NibLoad?
  {
    guard let sources = context.sources, let nib = context.document.nibName,
      let lineage = ClassLineage(view.className, module: view.owner.customModule, in: sources),
      let initializer = lineage.function(ClassLineage.coderInitializers)
    else { return nil }
    return lineage.loads(from: initializer).first {
      $0.isNamedAfterClass ? lineage.name == nib : $0.nibName == nib
    }
  }

  /// Returns the view that should have the owner's class.
  private static func advice(_ view: ViewOwner, _ root: IBObject, in context: LintContext)
    -> String
  {
    guard let framework = root.frameworkClass, !view.canBe(root, in: context) else {
      return "set the root view's class to \(view.className)"
    }
    return
      "the root is \(framework.withArticle), so embed it in a plain view with the class \(view.className)"
  }

  /// Returns the remaining steps.
  /// - Parameter onlyToRoot: Whether the owner has only outlets that the root view does not need.
  private static func words(_ outlets: [IBConnection], onlyToRoot: Bool) -> String {
    let list = OutletList(outlets)
    if list.names.isEmpty, onlyToRoot { return ", and clear the class of File's Owner" }
    let words = list.names.isEmpty ? "the owner's outlets" : "the \(list)"
    return ", move \(words) to it, and clear the class of File's Owner"
  }
}
