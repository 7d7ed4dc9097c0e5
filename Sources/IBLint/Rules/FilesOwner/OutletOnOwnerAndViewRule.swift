import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an outlet that both the owner and a view have to the same object.
struct OutletOnOwnerAndViewRule: DocumentRule {
  static let info = RuleInfo(
    id: "outlet-on-owner-and-view",
    summary: "File's Owner and a view both have the same outlet, connected to the same object.",
    rationale: """
      Two objects refer to the same view, so a change to one outlet usually requires a change to the other. Often, the \
      outlet was moved to the view's class, but the owner's outlet was not removed. If the property is removed from \
      the owner's class but the outlet is still connected, loading fails.

      Keep the outlet that the code uses, and remove the other one. With `--sources`, the rule reports nothing if the \
      code of both classes uses the outlet, and names the class that does not use it. Without sources, the finding is \
      only a note.

      Two outlets with different names are usually intended, for example if a controller handles a button that its \
      view lays out. With `names: any`, the rule also reports outlets with different names.
      """,
    category: .filesOwner, severity: .warning,
    options: [
      RuleOption(
        "names", "Which outlets to compare: only those with the `same` name, or `any` outlets.",
        default: .string("same"), choices: ["same", "any"])
    ],
    kinds: [.xib],
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root" customClass="TermsView">
            <subviews>
                <label id="b"/>
            </subviews>
            <connections>
                <outlet property="title" destination="b" id="c"/>
            </connections>
        </view>
        """),
      // A controller uses parts of the view, with outlets of other names.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
                <outlet property="acceptButton" destination="b" id="d"/>
            </connections>
        </placeholder>
        <view id="root" customClass="TermsView">
            <subviews>
                <button id="b"/>
            </subviews>
            <connections>
                <outlet property="button" destination="b" id="c"/>
            </connections>
        </view>
        """),
      // Both classes use their outlet.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
                <outlet property="title" destination="b" id="d"/>
            </connections>
        </placeholder>
        <view id="root" customClass="TermsView">
            <subviews>
                <label id="b"/>
            </subviews>
            <connections>
                <outlet property="title" destination="b" id="c"/>
            </connections>
        </view>
        """,
        code: [
          "TermsController.swift": """
          class TermsController: UIViewController {
            @IBOutlet var title: UILabel!
            override func viewDidLoad() { title.text = "Terms" }
          }
          """,
          "TermsView.swift": """
          class TermsView: UIView {
            @IBOutlet var title: UILabel!
            override func layoutSubviews() { title.sizeToFit() }
          }
          """,
        ]),
    ],
    triggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
                ↓<outlet property="title" destination="b" id="d"/>
            </connections>
        </placeholder>
        <view id="root" customClass="TermsView">
            <subviews>
                <label id="b"/>
            </subviews>
            <connections>
                <outlet property="title" destination="b" id="c"/>
            </connections>
        </view>
        """),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
                ↓<outlet property="acceptButton" destination="b" id="d"/>
            </connections>
        </placeholder>
        <view id="root" customClass="TermsView">
            <subviews>
                <button id="b"/>
            </subviews>
            <connections>
                <outlet property="button" destination="b" id="c"/>
            </connections>
        </view>
        """, options: ["names": .string("any")]),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
                ↓<outlet property="title" destination="b" id="d"/>
            </connections>
        </placeholder>
        <view id="root" customClass="TermsView">
            <subviews>
                <label id="b"/>
            </subviews>
            <connections>
                <outlet property="title" destination="b" id="c"/>
            </connections>
        </view>
        """,
        code: [
          "TermsController.swift": """
          class TermsController: UIViewController {
            @IBOutlet var title: UILabel!
          }
          """,
          "TermsView.swift": """
          class TermsView: UIView {
            @IBOutlet var title: UILabel!
            override func layoutSubviews() { title.sizeToFit() }
          }
          """,
        ]),
    ])

  private let takesAnyName: Bool

  init(_ options: RuleOptions) { takesAnyName = options.string("names") == "any" }

  func check(_ document: IBDocument, in context: LintContext) {
    let facts = context.facts
    guard let owner = facts.filesOwner else { return }
    var twins: [Int: [Twin: IBConnection]] = [:]
    for outlet in facts.outlets(of: owner) {
      // A view has no part in an outlet to the owner itself or to an external object.
      guard let end = outlet.destination, end.role == .object else { continue }
      let found = twins[end.index] ?? self.twins(at: end, of: owner, facts)
      twins[end.index] = found
      guard let twin = found[Twin(outlet, takesAnyName)], let source = twin.source else { continue }
      let users = [Use(of: outlet, in: context), Use(of: twin, in: context)]
      guard users.contains(where: { $0 != .used }) else {
        context.pass(at: .connection(outlet), "the code of both classes uses the outlet")
        continue
      }
      let idle = zip(users, [owner, source]).first { $0.0 == .unused }?.1
      let advice =
        idle.map { "\($0.customClass ?? $0.displayName) does not use it, so remove it there" }
        ?? "if the code of both classes does not use it, remove one"
      context.report(
        at: .connection(outlet),
        """
        the outlet '\(outlet.name ?? "")' of File's Owner is also \(Self.words(outlet, twin)) of \(source.displayName); \
        \(advice)
        """, severity: idle == nil ? .note : nil,
        notes: [Diagnostic.Note("the other outlet", range: twin.sourceRange)])
    }
  }

  /// Whether the code of a class uses an outlet.
  private enum Use {
    case used
    case unused
    case unknown

    init(of outlet: IBConnection, in context: LintContext) {
      guard let sources = context.sources, let name = outlet.name,
        let lineage = outlet.source.flatMap({ ClassLineage($0, in: sources) }),
        let property = lineage.property(name),
        let isUsed = sources.uses(name, in: lineage.declared.flatMap(\.files))
      else {
        self = .unknown
        return
      }
      self = isUsed || property.isObserved ? .used : .unused
    }
  }

  /// The properties that two connections to one object must share.
  private struct Twin: Hashable {
    let kind: IBConnection.Kind?
    let name: String?

    init(_ connection: IBConnection, _ takesAnyName: Bool) {
      kind = connection.kind
      name = takesAnyName ? nil : connection.name
    }
  }

  /// Returns the first connections to an object from enclosing views with a custom class.
  private func twins(at end: IBObject, of owner: IBObject, _ facts: DocumentFacts)
    -> [Twin: IBConnection]
  {
    let others = facts.connections(to: end).filter { other in
      other.source.map { $0 != owner && $0.customClass != nil && $0.encloses(end) } == true
    }
    return Dictionary(others.map { (Twin($0, takesAnyName), $0) }) { first, _ in first }
  }

  private static func words(_ outlet: IBConnection, _ twin: IBConnection) -> String {
    outlet.name == twin.name ? "an outlet" : "the outlet '\(twin.name ?? "")'"
  }
}
