import Diagnostics
import InterfaceBuilder
import XMLTree

/// A File's Owner that is a view, or has the name of one.
struct ViewOwner {
  /// Suffixes of the names of view classes.
  static let suffixes = ["View", "Cell", "Button", "Label", "Control", "Bar", "Header", "Footer"]

  /// The option for these suffixes, for rules about owners that are views.
  static let option = RuleOption(
    "suffixes", "Suffixes of class names that suggest a view.", default: .strings(suffixes))

  /// The placeholder.
  let owner: IBObject
  /// The owner's class in the document.
  let className: String
  /// The owner's outlets and outlet collections, in document order.
  let outlets: [IBConnection]
  /// The top-level views of the document, at least one.
  let roots: [IBObject]
  /// The evidence that the class is a view.
  let evidence: Evidence
  /// The other documents that create views of the class. Such a class loads its content from its own document, because
  /// the other documents only contain the view itself.
  let placing: [String]

  /// Finds the owner of a document. Returns nil unless the owner is a view with at least the requested evidence.
  ///
  /// Also returns nil if the document has no top-level view, because then no view could take over the owner's class.
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
      // A controller's outlet is stronger evidence than the name, but weaker than the sources.
      let isLikeController = outlets.contains { $0.name == "view" }
      let leadsInside = outlets.contains { outlet in
        outlet.destination.map { inner in roots.contains { $0.encloses(inner) } } ?? false
      }
      // A library's superclass may require that the document has this owner.
      let isFromLibrary =
        context.sources?.superclasses(of: className, module: owner.customModule) != nil
      evidence = leadsInside && !isLikeController && !isFromLibrary ? .likely : .possible
    case .other, .unknown: return nil
    }
    guard context.wants(evidence) else { return nil }
    placing = (context.run?.documents(placing: className) ?? [])
      .filter { $0 != context.document.file }
  }

  /// A description of those other documents: the first one, and the number of others.
  var placingWords: String {
    let name = placing.first.flatMap { $0.pathParts.last } ?? "another document"
    return placing.count > 1 ? "\(name) and \(placing.count - 1) more create" : "\(name) creates"
  }

  /// Returns the top-level views, except stray ones, which have no subviews and no connections.
  func meaningfulRoots(in context: LintContext) -> [IBObject] {
    let found = roots.filter { root in
      !root.subviews.isEmpty || root.customClass != nil
        || !context.facts.connections(to: root).isEmpty
        || !context.facts.connections(from: root).isEmpty
    }
    return found.isEmpty ? Array(roots.prefix(1)) : found
  }

  /// Returns whether there is a connection to or from the owner.
  func isConnected(in context: LintContext) -> Bool {
    !context.facts.connections(from: owner).isEmpty || !context.facts.connections(to: owner).isEmpty
  }

  /// Returns whether an object of the class may load its content from this document. It does not if the document
  /// connects nothing to it, or if the sources show that the class does not load such a document.
  func mayLoadContent(in context: LintContext) -> Bool {
    isConnected(in: context) && mayLoadItself(in: context) ?? true
  }

  /// Returns whether, according to the sources, objects of the class load this document themselves, or may do so, so
  /// that its outlets are connected. Returns nil if the sources are unknown.
  func mayLoadItself(in context: LintContext) -> Bool? {
    let loading = context.document.nibName.flatMap {
      context.sources?.loading(ofNib: $0, className: className, module: owner.customModule)
    }
    return loading.map { $0.sites.contains(where: \.isInObject) || !$0.doubts.isEmpty }
  }

  /// Returns whether an outlet, not a collection, is connected to a root view.
  ///
  /// Such an outlet is no longer needed if the root view has the owner's class.
  func leadsToRoot(_ outlet: IBConnection) -> Bool {
    outlet.kind == .outlet && roots.contains { $0 == outlet.destination }
  }

  /// Returns whether the owner gets a part of its content from the document by an outlet, such as a row of its list: a cell
  /// that cannot have its class, or a view with a class of its own in a document that is not named after the owner.
  func loadsPart(in context: LintContext) -> Bool {
    let name = RuntimeName(className)?.name ?? className
    let isNamesake = context.document.nibName.map { $0.prefix { $0 != "~" } == name } ?? true
    return roots.contains { root in
      guard outlets.contains(where: { $0.destination == root }) else { return false }
      if OwnerIsRootClassRule.cells.contains(root.node.name) {
        return !mayBeCell(root, in: context)
      }
      return !isNamesake && root.customClass != nil && root.customClass != className
    }
  }

  /// Returns whether the owner may be a cell like a root.
  private func mayBeCell(_ root: IBObject, in context: LintContext) -> Bool {
    let isKnown = context.sources?.superclasses(of: className, module: owner.customModule) != nil
    return canBe(root, in: context) || !isKnown && className.hasEnding("Cell")
  }

  /// Returns whether a root view can have the owner's class: the class must inherit from the class of the root's
  /// element. Unless the sources show the inheritance, only a plain view can have an arbitrary view class.
  func canBe(_ root: IBObject, in context: LintContext) -> Bool {
    guard let framework = root.frameworkClass, !["UIView", "NSView"].contains(framework) else {
      return true
    }
    if root.customClass == className { return true }
    let ancestors = context.sources?.superclasses(of: className, module: owner.customModule)
    return ancestors?.contains(framework) ?? false
  }

  /// The severity of findings, or nil for the rule's default. A note if only the name suggests a view, or if other
  /// documents create views of the class.
  var severity: Diagnostic.Severity? { placing.isEmpty && evidence != .possible ? nil : .note }

  /// A description of the evidence, to follow the name of the class.
  var looks: String {
    switch evidence {
    case .certain: "is a view"
    case .likely: "looks like a view"
    case .possible: "may be a view"
    }
  }
}
