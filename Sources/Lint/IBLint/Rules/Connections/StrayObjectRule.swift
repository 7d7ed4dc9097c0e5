import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a top-level view or gesture recognizer that nothing refers to.
struct StrayObjectRule: DocumentRule {
  static let info = RuleInfo(
    id: "stray-object",
    summary: "A top-level view or gesture recognizer is connected to nothing.",
    rationale: """
      A controller keeps only the top-level objects that its outlets refer to. A view that no outlet refers to is \
      never shown, and is still created whenever the document is loaded. Such a view was often dragged next to another \
      view by mistake. The rule checks views in storyboards, and in xibs whose File's Owner is a view controller with \
      a `view` outlet; code may access the top-level views of other xibs by their order. With `--sources`, the finding \
      for a view is only *possible* if code loads its xib by name.

      A gesture recognizer receives touches only through its view. A gesture recognizer that no view has in its \
      `gestureRecognizers`, and that no outlet refers to, recognizes nothing. The rule checks gesture recognizers in \
      all documents.

      Delete the object, or connect it.
      """,
    category: .connections, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListViewController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
                <outlet property="header" destination="header" id="b"/>
            </connections>
        </placeholder>
        <view id="root">
            <connections>
                <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c"/>
            </connections>
        </view>
        <view id="header"/>
        <view id="footer">
            <subviews>
                <button id="d">
                    <connections>
                        <action selector="add:" destination="-1" eventType="touchUpInside" id="e"/>
                    </connections>
                </button>
            </subviews>
        </view>
        <view id="badge" customClass="Badge"/>
        <tapGestureRecognizer id="tap"/>
        """),
      // Code may access the views by their order.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="first"/>
        <view id="second"/>
        """),
    ],
    triggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListViewController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        ↓<label text="Total" id="b"/>
        ↓<tapGestureRecognizer id="c"/>
        """),
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <view key="view" id="b"/>
        </viewController>
        ↓<view id="c"/>
        """, in: .scene),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    let facts = context.facts
    let isLoadedByController = Self.isLoadedByController(document, context)
    for object in facts.topLevelObjects where object.role == .object {
      let isView = facts.isView(object)
      guard isView ? isLoadedByController : object.element.hasSuffix("GestureRecognizer"),
        !isConnected(object, isView: isView, facts)
      else { continue }
      context.report(
        at: .object(object),
        isView
          ? "no outlet leads to this top-level view, so it is never shown; delete it, or connect it"
          : "this gesture recognizer belongs to no view, so it has no effect; delete it, or connect it to a view",
        evidence: isView && Self.isLoadedByCode(document, context) ? .possible : .likely)
    }
  }

  /// Returns whether the top-level views of a document are lost unless an outlet refers to them.
  private static func isLoadedByController(_ document: IBDocument, _ context: LintContext) -> Bool {
    guard document.kind == .xib else { return true }
    guard let controller = OwnerController(in: context), controller.kind == .view else {
      return false
    }
    return controller.outlets.contains { outlet in
      outlet.name == "view" && outlet.destination.map { controller.roots.contains($0) } == true
    }
  }

  /// Returns whether code loads a xib by its name, and may therefore use any of its views.
  private static func isLoadedByCode(_ document: IBDocument, _ context: LintContext) -> Bool {
    guard document.kind == .xib, let name = document.nibName, let sources = context.sources else {
      return false
    }
    let owner = context.facts.filesOwner
    let loading = owner?.customClass.flatMap {
      sources.loading(ofNib: name, className: $0, module: owner?.customModule)
    }
    return loading?.sites.isEmpty != true
  }

  /// Returns whether an object (or, for a view, anything inside it) has a custom class or is connected to an object
  /// outside it.
  private func isConnected(_ object: IBObject, isView: Bool, _ facts: DocumentFacts) -> Bool {
    object.range.contains { index in
      let part = object.document.objects[index]
      return part.customClass != nil
        || facts.connections(to: part).contains { other in
          other.source.map { !object.encloses($0) } ?? true
        }
        || isView
          && facts.connections(from: part).contains { other in
            other.destination.map { !object.encloses($0) } ?? true
          }
    }
  }
}
