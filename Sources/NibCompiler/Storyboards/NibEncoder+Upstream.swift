import InterfaceBuilder
import XMLTree

// Placeholders for objects of the nib around this one.
extension NibEncoder {
  /// Gives names to what a view needs from its scene, in the order that Apple's compilers number it:
  /// recognizers and the like, the controller, segues.
  func nameUpstream(of scene: StoryboardPlan.Scene, in plan: StoryboardPlan) {
    guard era.numbersPlaceholders else { return }
    var objects: [IBObject] = []
    var needsController = false
    for connection in document.connections where connection.kind != .segue {
      guard let region = plan.region(of: connection), region.part != .scene,
        plan.scenes[region.scene].controller == scene.controller
      else { continue }
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

  /// The object that represents one of the enclosing nib.
  func upstreamPlaceholder(for target: UpstreamObject.Target) -> Int {
    let identifier = upstreamIdentifier(of: target)
    if placeholders[identifier] == nil {
      upstream.append(UpstreamObject(identifier: identifier, target: target))
    }
    return placeholder(identifier)
  }

  /// The name of a placeholder: its index, or a unique name with older tools.
  private func upstreamIdentifier(of target: UpstreamObject.Target) -> String {
    if let known = upstreamIdentifiers[target.key] { return known }
    let name = era.numbersPlaceholders ? "\(upstreamIdentifiers.count + 1)" : target.id
    upstreamIdentifiers[target.key] = "UpstreamPlaceholder-" + name
    return "UpstreamPlaceholder-" + name
  }

  /// The graph's object for what an inner nib needs.
  func reference(to target: UpstreamObject.Target) -> Int? {
    switch target {
    case .object(let object): reference(to: object)
    case .segue(let segue): template(of: segue)
    }
  }

  /// The objects that a table of placeholders leads to, by identifier.
  func externalObjects(_ upstream: [UpstreamObject], className: String) -> Int {
    let entries = upstream.compactMap { item in
      reference(to: item.target).map { (key: string(item.identifier), value: $0) }
    }
    return dictionary(className, entries)
  }
}
