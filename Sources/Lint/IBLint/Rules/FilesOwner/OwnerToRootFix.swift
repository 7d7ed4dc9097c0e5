import Diagnostics
import InterfaceBuilder
import XMLTree

/// A fix that moves the class, outlets and collections of File's Owner to the root view.
struct OwnerToRootFix {
  private let view: ViewOwner
  private let root: IBObject
  /// The owner's connections to move to the root.
  private let moving: [IBConnection]
  /// The owner's connections to remove: those to the root, and those that the root already has.
  private let dropped: [IBConnection]
  /// The connections to the owner, including its own connections that remain.
  private let leading: [IBConnection]

  /// The reason why the fix is impossible.
  struct Obstacle: Error {
    let reason: String
  }

  /// Prepares the fix.
  /// - Throws: An ``Obstacle`` if the document does not determine which view to change, or how.
  init(_ view: ViewOwner, in context: LintContext) throws(Obstacle) {
    let facts = context.facts
    guard context.document.dialect == .document else {
      throw Obstacle(reason: "the document uses the format from before Xcode 5")
    }
    let roots = facts.topLevelViews
    guard let root = roots.first, roots.count == 1 else {
      throw Obstacle(
        reason: "the document has \(roots.count) top-level views")
    }
    if let other = root.customClass, other != view.className {
      throw Obstacle(reason: "the root view already has the class \(other)")
    }
    if FrameworkClass.isView(view.className, on: context.document.platform) {
      throw Obstacle(
        reason:
          "\(view.className) is a framework class, so the owner's real class is unknown"
      )
    }
    if view.owner.node.firstElement(named: Names.userDefinedRuntimeAttributes) != nil {
      throw Obstacle(
        reason: "File's Owner has runtime attributes")
    }
    if let framework = root.frameworkClass, !view.canBe(root, in: context) {
      let isKnown =
        context.sources?.superclasses(of: view.className, module: view.owner.customModule) != nil
      throw Obstacle(
        reason:
          "the root view is \(framework.withArticle), but \(view.className) is not \(isKnown ? "" : "known to be ")a subclass of it"
      )
    }
    guard root.id != nil else { throw Obstacle(reason: "the root view has no id") }
    self.view = view
    self.root = root
    let own = facts.outlets(of: root)
    var moving: [IBConnection] = []
    var dropped: [IBConnection] = []
    struct Property: Hashable {
      var kind: IBConnection.Kind?
      var name: String?
    }
    let properties = Dictionary(grouping: own) { Property(kind: $0.kind, name: $0.name) }
    for connection in facts.connections(from: view.owner) {
      let same = properties[Property(kind: connection.kind, name: connection.name)] ?? []
      func moved(_ end: IBObject?) -> IBObject? { end == view.owner ? root : end }
      let hasIt = same.contains { moved($0.destination) == moved(connection.destination) }
      if view.leadsToRoot(connection) || connection.kind == .outlet && hasIt {
        dropped.append(connection)
      } else if connection.kind == .outlet, !same.isEmpty {
        throw Obstacle(
          reason:
            "the owner and the view both have an outlet '\(connection.name ?? "")', but to different objects"
        )
      } else {
        moving.append(connection)
      }
    }
    (self.moving, self.dropped) = (moving, dropped)
    let gone = Set(dropped.map(\.node.index))
    leading = facts.connections(to: view.owner).filter { !gone.contains($0.node.index) }
  }

  /// Returns the fix.
  /// - Parameter isSafe: Whether the sources show that no code needs to change, and that a document can instantiate the
  ///   class.
  func fix(isSafe: Bool, in context: LintContext) -> Diagnostic.Fix? {
    let summary =
      root.customClass == nil
      ? "Set the root view's class to \(view.className)"
      : "Move the owner's connections to the root view"
    return context.fix(summary, isSafe: isSafe) { edits in
      moveClass(&edits)
      moveConnections(&edits)
      for connection in leading {
        let end = connection.node[Names.destination] == nil ? "target" : "destination"
        edits.setAttribute(end, to: root.id ?? "", on: connection.node)
      }
    }
  }

  /// The outlets that are no longer set, because they were connected to the root itself.
  var unsetOutlets: [String] { OutletList(dropped.filter(view.leadsToRoot)).names }

  private func moveClass(_ edits: inout SourceEdits) {
    for name in ["customClass", "customModule", "customModuleProvider"] {
      guard let value = view.owner.node[name] else { continue }
      edits.removeAttribute(name, from: view.owner.node)
      if root.node[name] == nil { edits.setAttribute(name, to: value, on: root.node) }
    }
  }

  private func moveConnections(_ edits: inout SourceEdits) {
    let owner = view.owner.node
    guard let list = owner.firstElement(named: Names.connections) else { return }
    for connection in dropped { edits.remove(connection.node) }
    if let existing = root.node.firstElement(named: Names.connections) {
      for connection in moving { edits.move(connection.node, .lastIn(existing)) }
    } else if !moving.isEmpty {
      // Interface Builder writes the position on the canvas after the connections.
      let place = root.node.child(keyed: "canvasLocation")
      edits.move(list, place.map { .before($0) } ?? .lastIn(root.node))
    }
    let isLast = owner.elements.allSatisfy { $0 == list }
    if isLast {
      edits.empty(owner)
    } else if moving.isEmpty || root.node.firstElement(named: Names.connections) != nil {
      edits.remove(list)
    }
  }
}

extension SourceEdits {
  /// Removes the class of an object.
  mutating func removeClass(of object: IBObject) {
    for name in ["customClass", "customModule", "customModuleProvider"] {
      removeAttribute(name, from: object.node)
    }
  }
}
