import Diagnostics
import InterfaceBuilder

/// A view as File's Owner: a document has one owner and may have many views, so a view cannot be both.
struct ViewAsFileOwnerRule: Rule {
  static let info = RuleInfo(
    id: "view-as-file-owner",
    summary:
      "A view is File's Owner; its class and outlets belong to the view inside the document.",
    rationale: """
      File's Owner is the object that loads the document: it holds the top-level objects together, which is what \
      controllers are for. A view as owner loads another view and puts it inside itself, mostly as \
      `contentView`: every part is one view deeper than it looks, the document can describe one view alone, and \
      everything goes through a property that exists for no other reason.

      Give the class and its outlets to the root view, leave File's Owner without a class, and load the view \
      with `UINib(nibName:bundle:).instantiate(withOwner: nil)`.

      How sure a finding is: *certain* where the class is a view by the sources or is the framework's own; \
      *likely* where its name is that of a view, it has an outlet into the hierarchy and none called `view`; \
      *possible* by the name alone. `--evidence` sets the least that is reported. What is merely possible is a \
      warning.
      """,
    category: .filesOwner, severity: .error,
    options: [
      RuleOption(
        "suffixes", "What the names of views end in.",
        default: .strings(["View", "Cell", "Button", "Label", "Control", "Bar", "Header", "Footer"])
      )
    ],
    kinds: [.xib],
    nonTriggering: [
      // The view's outlets are its own.
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
      // A controller owns what it loads.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="DetailViewController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """),
      // The name of a view, but with a controller's outlet.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SplitView">
            <connections>
                <outlet property="view" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """),
      // Named like a view, and no view by the sources.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MapView">
            <connections>
                <outlet property="title" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """, sources: ["MapView": ["UIViewController", "UIResponder", "NSObject"]]),
      // A view that loads a panel of its own: there is no view inside that could take its place.
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
      // A view by the sources, whatever it is called.
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
    ])

  private let suffixes: [String]

  init(_ options: RuleOptions) { suffixes = options.strings("suffixes") }

  var subjects: [RuleSubject] { [.document] }

  func check(_ document: IBDocument, in context: LintContext) {
    // Without a view in the document there is nothing that could be a view in the owner's place.
    let roots = context.facts.topLevelViews
    guard let owner = context.facts.filesOwner, let className = owner.customClass, !roots.isEmpty
    else { return }
    let outlets = context.facts.outlets(of: owner)
    // A controller's outlet speaks against what the name says, but not against what is known.
    let isLikeController = outlets.contains { $0.name == "view" }
    switch OwnerClass(owner, className: className, suffixes: suffixes, in: context) {
    case .view: report(owner, className, outlets, .certain, in: context)
    case .namedLikeView where isLikeController:
      report(owner, className, outlets, .possible, in: context)
    case .namedLikeView:
      let leadsInside = outlets.contains { outlet in
        outlet.destination.map { inner in roots.contains { $0.encloses(inner) } } ?? false
      }
      report(owner, className, outlets, leadsInside ? .likely : .possible, in: context)
    case .other, .unknown: break
    }
  }

  private func report(
    _ owner: IBObject, _ className: String, _ outlets: [IBConnection], _ evidence: Evidence,
    in context: LintContext
  ) {
    let reason =
      switch evidence {
      case .certain: "a view"
      case .likely: "likely a view, by its name and its outlets into the hierarchy"
      case .possible: "possibly a view, by its name alone"
      }
    // An outlet to the root is the root itself once the class is its own.
    let roots = context.facts.topLevelViews
    let moving = outlets.filter { outlet in !roots.contains { $0 == outlet.destination } }
    context.report(
      at: .object(owner),
      """
      File's Owner is \(className), \(reason); make it the class of the view inside the document, with \
      \(Self.list(moving)), and leave File's Owner without a class
      """,
      severity: evidence == .possible ? .warning : nil, evidence: evidence,
      notes: outlets.map { outlet in
        Diagnostic.Note(
          moving.contains { $0.node == outlet.node }
            ? "\(outlet.name ?? "") should be an outlet of the view's"
            : "\(outlet.name ?? "") is the view itself, and goes",
          range: outlet.sourceRange)
      })
  }

  /// The names of outlets, each once, a few of them.
  private static func list(_ outlets: [IBConnection]) -> String {
    var names: [String] = []
    for name in outlets.compactMap(\.name) where !names.contains(name) { names.append(name) }
    guard !names.isEmpty else { return "whatever outlets it gets" }
    let shown = names.prefix(6).joined(separator: ", ")
    let more = names.count > 6 ? " and \(names.count - 6) more" : ""
    return (names.count == 1 ? "its outlet " : "its outlets ") + shown + more
  }
}
