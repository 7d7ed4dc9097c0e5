import Foundation

/// An action that a control sends for some of its events.
struct ControlHandler {
  enum Kind {
    /// A method of an object. The object may have been deallocated.
    case method(WeakTarget, Selector)
    /// A method of the first object along the responder chain that implements it.
    case chain(Selector)
    case action(UIAction)
  }

  let kind: Kind
  var events: UIControl.Event

  /// The selector, or nil for a closure.
  var selector: Selector? {
    switch kind {
    case .method(_, let selector), .chain(let selector): selector
    case .action: nil
    }
  }

  func isMethod(of target: AnyObject?) -> Bool {
    switch kind {
    case .method(let reference, _): target != nil && reference.object === target
    case .chain: target == nil
    case .action: false
    }
  }
}

extension UIControl: NibActionSource {
  func addNibTarget(_ target: Any?, _ action: Selector, for events: Event) {
    addTarget(target, action: action, for: events)
  }
}

extension UIControl {
  // MARK: Methods

  /// The targets of all actions. `NSNull` represents the responder chain.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    // Here, `NSNull` objects are equal but have different hashes, so insert at most one.
    if handlers.contains(where: { if case .chain = $0.kind { true } else { false } }) {
      targets.insert(NSNull())
    }
    for handler in handlers {
      guard case .method(let reference, _) = handler.kind, let object = reference.object else {
        continue
      }
      targets.insert(object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object)))
    }
    return targets
  }

  /// The events for which the control has actions.
  public var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of the actions that a target receives for an event, or nil if it receives none.
  public func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard handler.isMethod(of: object), !handler.events.isDisjoint(with: event) else {
        return nil
      }
      return handler.selector?.name
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Handlers

  /// Calls a closure for each action, in the order in which the actions were added.
  /// - Parameter body: Receives the action, or the target and selector, the events, and a flag that stops the
  ///   enumeration.
  public func enumerateEventHandlers(
    _ body: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers where !stops {
      switch handler.kind {
      case .method(let reference, let selector):
        guard let object = reference.object else { continue }
        body(nil, (object, selector), handler.events, &stops)
      case .chain(let selector): body(nil, (nil, selector), handler.events, &stops)
      case .action(let action): body(action, nil, handler.events, &stops)
      }
    }
  }

  // MARK: Sending

  func sendActions(for events: Event, event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .method(let reference, let selector):
        guard let object = reference.object else { continue }
        sendAction(selector, to: object, for: event)
      case .chain(let selector): sendAction(selector, to: nil, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  func removeEvents(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }
}
