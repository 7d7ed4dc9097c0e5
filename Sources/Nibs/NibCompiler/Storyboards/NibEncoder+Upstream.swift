import InterfaceBuilder
import XMLTree

// Placeholders for objects of the enclosing nib.
extension NibEncoder {
  /// Names the objects that a view needs from its scene, in the order of Apple's compilers: gesture recognizers and
  /// similar objects, the controller, segues.
  func nameUpstream(of scene: StoryboardPlan.Scene, in plan: StoryboardPlan) {
    guard era.numbersPlaceholders else { return }
    var objects: [IBObject] = []
    var needsController = false
    let number = plan.scene(of: scene.controller)
    let own = plan.connections(of: number.map { [$0] } ?? [], in: [.view, .prototype])
    for connection in own where connection.kind != .segue {
      for end in [connection.source, connection.destination].compactMap({ $0 }) {
        guard plan.regions[end]?.part == .scene, end.role == .object else { continue }
        if end == scene.controller {
          needsController = true
        } else if !objects.contains(end) {
          objects.append(end)
        }
      }
    }
    let segues = scene.segues.filter { segue in
      segue.source.flatMap { plan.regions[$0] }.map { $0.part != .scene } ?? false
    }
    let controller = needsController ? [scene.controller] : []
    let targets =
      (objects + controller).map { UpstreamObject.Target.object($0) }
      + segues.map { UpstreamObject.Target.segue($0) }
    for target in targets { _ = upstreamIdentifier(of: target) }
  }

  /// Returns the placeholder for an object of the enclosing nib.
  func upstreamPlaceholder(for target: UpstreamObject.Target) -> Int {
    let identifier = upstreamIdentifier(of: target)
    if placeholders[identifier] == nil {
      upstream.append(UpstreamObject(identifier: identifier, target: target))
    }
    return placeholder(identifier)
  }

  /// The placeholders in the order of the top-level objects: by number or, with older tools, those of segues last and
  /// in reverse order.
  var orderedUpstream: [UpstreamObject] {
    guard !era.numbersPlaceholders else {
      return upstream.sorted {
        ($0.identifier.utf8.count, $0.identifier) < ($1.identifier.utf8.count, $1.identifier)
      }
    }
    func segue(_ object: UpstreamObject) -> Int? {
      if case .segue(let index) = object.target.key { index } else { nil }
    }
    let segues = upstream.filter { segue($0) != nil }
    return upstream.filter { segue($0) == nil }
      + segues.sorted { segue($0) ?? 0 > segue($1) ?? 0 }
  }

  /// Returns the name of a placeholder: its index, or with older tools the id of its target.
  private func upstreamIdentifier(of target: UpstreamObject.Target) -> String {
    if let known = upstreamIdentifiers[target.key] { return known }
    let name = era.numbersPlaceholders ? "\(upstreamIdentifiers.count + 1)" : target.id
    upstreamIdentifiers[target.key] = "UpstreamPlaceholder-" + name
    return "UpstreamPlaceholder-" + name
  }

  /// Returns the graph's object that an inner nib needs.
  func reference(to target: UpstreamObject.Target) -> Int? {
    switch target {
    case .object(let object): reference(to: object)
    case .segue(let segue): isAppKit ? appKitTemplate(of: segue) : template(of: segue)
    }
  }

  /// Returns the table from the identifiers of placeholders to the objects that they represent.
  func externalObjects(_ upstream: [UpstreamObject], className: String) -> Int {
    let entries = upstream.compactMap { item in
      reference(to: item.target).map { (key: string(item.identifier), value: $0) }
    }
    return dictionary(className, entries)
  }
}
