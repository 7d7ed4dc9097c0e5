import Diagnostics
import InterfaceBuilder
import XMLTree

/// The outlet through which a view that owns a document reaches what it has loaded.
struct ContentViewOutletRule: DocumentRule {
  static let info = RuleInfo(
    id: "content-view-outlet",
    summary: "A view as File's Owner has a contentView outlet to the view inside the document.",
    rationale: """
      The outlet is there because the view is not the one that the document describes: the owner puts the loaded view \
      into itself, sizes it by hand, and reaches every part through it. The hierarchy at run time has a view that no \
      document shows.

      Give the owner's class to the view inside, and the outlet becomes `self`: the fix of `view-as-file-owner` does so.
      """,
    category: .filesOwner, severity: .warning,
    options: [
      RuleOption("names", "What such outlets are called.", default: .strings(["contentView"])),
      ViewOwner.option,
    ],
    kinds: [.xib],
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
      // A part of the view, whatever it is called.
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
    guard let view = ViewOwner(in: context, suffixes: suffixes) else { return }
    for outlet in view.outlets where outlet.name.map(names.contains) == true {
      guard let root = outlet.destination, view.roots.contains(root) else {
        continue
      }
      let advice =
        if let own = root.customClass, own != view.className {
          "that view has the class \(own), so keep what that does: derive \(view.className) from it, and make it "
            + "the class of that view"
        } else {
          "make \(view.className) the class of that view, and it is itself"
        }
      context.report(
        at: .connection(outlet),
        """
        \(outlet.name ?? "") of \(view.className), \(view.reason), is the view inside the document; \(advice)
        """, evidence: view.evidence)
    }
  }
}
