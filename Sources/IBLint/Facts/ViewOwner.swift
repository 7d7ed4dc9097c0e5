import Diagnostics
import InterfaceBuilder

/// A File's Owner that is a view, or looks like one.
struct ViewOwner {
  /// What the names of views end in.
  static let suffixes = ["View", "Cell", "Button", "Label", "Control", "Bar", "Header", "Footer"]

  /// The option with these suffixes, for rules about such owners.
  static let option = RuleOption(
    "suffixes", "Suffixes of class names that suggest a view.", default: .strings(suffixes))

  /// The placeholder.
  let owner: IBObject
  /// Its class as the document names it.
  let className: String
  /// Its outlets and outlet collections, in document order.
  let outlets: [IBConnection]
  /// The top-level views of the document, one at least.
  let roots: [IBObject]
  /// How sure it is that the class is a view.
  let evidence: Evidence
  /// The other documents that create views of the class. Such a class needs its own document for its content, since
  /// what a document creates is not taken from another one.
  let placing: [String]

  /// The owner of a document if it is a view with at least the wanted evidence.
  ///
  /// Without a view in the document there is nothing that could be a view in the owner's place: nil.
  init?(in context: LintContext, suffixes: [String] = Self.suffixes) {
    let roots = context.facts.topLevelViews
    self.roots = roots
    guard let owner = context.facts.filesOwner, let className = owner.customClass, !roots.isEmpty
    else { return nil }
    self.owner = owner
    self.className = className
    outlets = context.facts.outlets(of: owner)
    switch OwnerClass(owner, className: className, suffixes: suffixes, in: context) {
    case .view: evidence = .certain
    case .namedLikeView:
      // A controller's outlet speaks against what the name says, but not against what is known.
      let isLikeController = outlets.contains { $0.name == "view" }
      let leadsInside = outlets.contains { outlet in
        outlet.destination.map { inner in roots.contains { $0.encloses(inner) } } ?? false
      }
      evidence = leadsInside && !isLikeController ? .likely : .possible
    case .other, .unknown: return nil
    }
    guard context.wants(evidence) else { return nil }
    placing = (context.run?.documents(placing: className) ?? [])
      .filter { $0 != context.document.file }
  }

  /// The documents that create such views in words: the first, and how many more there are.
  var placingWords: String {
    let name = placing.first.flatMap { $0.split(separator: "/").last } ?? "another document"
    return placing.count > 1 ? "\(name) and \(placing.count - 1) more create" : "\(name) creates"
  }

  /// The top-level views that mean something: a stray one has nothing inside and no connection.
  func meaningfulRoots(in context: LintContext) -> [IBObject] {
    let found = roots.filter { root in
      !root.subviews.isEmpty || root.customClass != nil
        || !context.facts.connections(to: root).isEmpty
        || !context.facts.connections(from: root).isEmpty
    }
    return found.isEmpty ? Array(roots.prefix(1)) : found
  }

  /// Whether anything is connected to the owner or from it.
  func isConnected(in context: LintContext) -> Bool {
    !context.facts.connections(from: owner).isEmpty || !context.facts.connections(to: owner).isEmpty
  }

  /// Whether an outlet leads to the view inside, which is the object itself once the class is that view's.
  ///
  /// A collection that holds it among others keeps it.
  func leadsToRoot(_ outlet: IBConnection) -> Bool {
    outlet.kind == .outlet && roots.contains { $0 == outlet.destination }
  }

  /// The severity of a finding if it differs from the rule's default: what only a name suggests is not an error, and
  /// what other documents rely on is no more than worth knowing.
  var severity: Diagnostic.Severity? {
    if !placing.isEmpty { return .note }
    return evidence == .possible ? .warning : nil
  }

  /// The evidence in words, after the name of the class.
  var looks: String {
    switch evidence {
    case .certain: "is a view"
    case .likely: "looks like a view"
    case .possible: "may be a view"
    }
  }
}
