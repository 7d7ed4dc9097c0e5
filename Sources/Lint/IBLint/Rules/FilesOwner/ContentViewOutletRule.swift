import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an outlet with which a view that owns a document accesses the loaded view.
struct ContentViewOutletRule: DocumentRule {
  static let info = RuleInfo(
    id: "content-view-outlet",
    summary: "A view is File's Owner and has a contentView outlet to the view in the document.",
    rationale: """
      The owner needs a `contentView` outlet because the document creates a second view. The owner adds the second \
      view as a subview, resizes it in code, and accesses all other views through it. At run time, the view hierarchy \
      contains an extra view that the document does not show.

      Set the owner's class on the view in the document, and use `self` instead of the outlet. The fix of \
      `view-as-file-owner` makes this change. If that rule reports the owner, this rule does not.
      """,
    category: .filesOwner, severity: .warning,
    options: [
      RuleOption(
        "names", "The names of the outlets to report.", default: .strings(["contentView"])),
      ViewOwner.option,
    ],
    kinds: [.xib], yieldsTo: "view-as-file-owner",
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="DetailController">
            <connections>
                <outlet property="contentView" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """),
      // An outlet to a subview, regardless of its name.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
            <connections>
                <outlet property="contentView" destination="a" id="b"/>
            </connections>
        </placeholder>
        <view id="root">
            <subviews>
                <view id="a"/>
            </subviews>
        </view>
        """),
    ],
    triggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
            <connections>
                ↓<outlet property="contentView" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
            <connections>
                ↓<outlet property="mainView" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """, options: ["names": .strings(["contentView", "mainView"])]),
    ])

  private let names: Set<String>
  private let suffixes: [String]

  init(_ options: RuleOptions) {
    names = Set(options.strings("names"))
    suffixes = options.strings("suffixes")
  }

  func check(_ document: IBDocument, in context: LintContext) {
    guard let view = ViewOwner(in: context, suffixes: suffixes), view.placing.isEmpty else {
      return
    }
    for outlet in view.outlets where outlet.name.map(names.contains) == true {
      guard let root = outlet.destination, view.roots.contains(root) else {
        continue
      }
      let advice =
        if let own = root.customClass, own != view.className {
          "that view has the class \(own): make \(view.className) a subclass of \(own), and set the view's class to "
            + "\(view.className)"
        } else if let framework = root.frameworkClass, !view.canBe(root, in: context) {
          "that view is \(framework.withArticle), so embed it in a plain view with the class \(view.className)"
        } else {
          "set the class of that view to \(view.className), and use self instead of the outlet"
        }
      context.report(
        at: .connection(outlet),
        """
        File's Owner \(view.className) \(view.looks) and has an outlet '\(outlet.name ?? "")' to the view in \
        the document; \(advice)
        """, evidence: view.evidence)
    }
  }
}
