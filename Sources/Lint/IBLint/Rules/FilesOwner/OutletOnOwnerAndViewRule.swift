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
      code of both classes uses the outlet. If neither a class nor code outside both classes uses the name of the \
      outlet, the finding names that class. Otherwise, and without sources, the finding is only a note.

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
    givesReasons: true,
    nonTriggering: [
      Example(
        terms(nil, "title")),
      // A controller uses parts of the view, through outlets with other names.
      Example(
        terms("acceptButton", "button")),
      // Both classes use their outlet.
      Example(
        terms("title", "title"),
        code: [
          "TermsController.swift": """
          class TermsController: UIViewController {
            @IBOutlet var title: UIButton!
            override func viewDidLoad() { title.isEnabled = true }
          }
          """,
          "TermsView.swift": viewCode,
        ]),
    ],
    triggering: [
      Example(
        terms("title", "title", mark: "↓")),
      Example(
        terms("acceptButton", "button", mark: "↓"), options: ["names": .string("any")]),
      Example(
        terms("title", "title", mark: "↓"),
        code: [
          "TermsController.swift": """
          class TermsController: UIViewController {
            @IBOutlet var title: UIButton!
          }
          """,
          "TermsView.swift": viewCode,
        ]),
    ])

  /// A document in which both the owner and the root view have an outlet to the same object, with the names of the
  /// outlets.
  /// - Parameter owner: The owner's outlet, or nil for an owner without one.
  private static func terms(_ owner: String?, _ view: String, mark: String = "") -> String {
    let outlet =
      owner.map { "\(mark)<outlet property=\"\($0)\" destination=\"b\" id=\"d\"/>" } ?? ""
    return """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController">
          <connections>
              <outlet property="view" destination="root" id="a"/>
              \(outlet)
          </connections>
      </placeholder>
      <view id="root" customClass="TermsView">
          <subviews>
              <button id="b"/>
          </subviews>
          <connections>
              <outlet property="\(view)" destination="b" id="c"/>
          </connections>
      </view>
      """
  }

  private static let viewCode = """
    class TermsView: UIView {
      @IBOutlet var title: UIButton!
      override func layoutSubviews() { title.sizeToFit() }
    }
    """

  private let takesAnyName: Bool

  init(_ options: RuleOptions) { takesAnyName = options.string("names") == "any" }

  func check(_ document: IBDocument, in context: LintContext) {
    let facts = context.facts
    guard let owner = facts.filesOwner else { return }
    var twins: [Int: [Twin: IBConnection]] = [:]
    for outlet in facts.outlets(of: owner) {
      // A view is not involved in an outlet to the owner itself or to an external object.
      guard let end = outlet.destination, end.role == .object else { continue }
      let found = twins[end.index] ?? self.twins(at: end, of: owner, facts)
      twins[end.index] = found
      guard let twin = found[Twin(outlet, takesAnyName)], let source = twin.source else { continue }
      let users = Use.of(outlet, and: twin, in: context)
      guard users.contains(where: { $0 != .used }) else {
        context.pass(at: .connection(outlet), "the code of both classes uses the outlet")
        continue
      }
      let idle = zip(users, [owner, source]).first { $0.0 == .unused }?.1
      let advice =
        idle.map { "no code uses that of \($0.customClass ?? $0.displayName), so remove it there" }
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

  /// Returns whether code uses an outlet of a class.
  private enum Use {
    case used
    case unused
    case unknown

    /// Returns the uses of two outlets. An outlet is unused if its own class does not use it, and code outside both
    /// classes does not use its name.
    static func of(_ outlet: IBConnection, and twin: IBConnection, in context: LintContext) -> [Use]
    {
      let both = [outlet, twin].map { Declared($0, in: context) }
      let files = both.flatMap { $0?.files ?? [] }
      return both.map { declared in
        guard let declared, let sources = context.sources else { return .unknown }
        if declared.property.isObserved
          || sources.uses(declared.name, in: .files(declared.files)) != false
        {
          return .used
        }
        let isFree = sources.uses(declared.name, in: .outside(files)) == false
        return isFree && both.allSatisfy { $0 != nil } ? .unused : .unknown
      }
    }
  }

  /// An outlet in the sources.
  private struct Declared {
    let name: String
    let property: SourceOutlet
    /// The files of the class and of its superclasses.
    let files: [String]

    init?(_ connection: IBConnection, in context: LintContext) {
      guard let sources = context.sources, let name = connection.name,
        let lineage = connection.source.flatMap({ ClassLineage($0, in: sources) }),
        let property = lineage.property(name)
      else { return nil }
      self.name = name
      self.property = property
      files = lineage.declared.flatMap(\.files)
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
