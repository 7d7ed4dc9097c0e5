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

  /// Adds a target and action for events. Without a target, the action goes along the responder chain.
  ///
  /// The target is not retained. If the target and action already exist, the events are added to them.
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target.map { $0 as AnyObject }
    let known = handlers.firstIndex { $0.selector == action && $0.isMethod(of: object) }
    if let known {
      handlers[known].events.formUnion(events)
    } else {
      let kind: ControlHandler.Kind =
        if let object { .method(WeakTarget(object: object), action) } else { .chain(action) }
      handlers.append(ControlHandler(kind: kind, events: events))
    }
  }

  /// Removes a target and action for events. A nil target matches any target, and a nil action matches all actions.
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    removeEvents(events) { handler in
      guard let selector = handler.selector, action == nil || selector == action else {
        return false
      }
      return object == nil || handler.isMethod(of: object)
    }
  }

  /// The targets of all actions. `NSNull` represents the responder chain.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    // Objects of `NSNull` are equal but have different hashes here, so insert at most one.
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

  /// Adds an action for events. It replaces an action with the same identifier for these events.
  public func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    handlers.append(ControlHandler(kind: .action(action), events: events))
  }

  /// Removes an action for events.
  public func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the action with an identifier for events.
  public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    removeEvents(events) { handler in
      if case .action(let action) = handler.kind { action.identifier == identifier } else { false }
    }
  }

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

  /// Sends the actions for events, in the order in which they were added.
  public func sendActions(for events: Event) { sendActions(for: events, event: nil) }

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

  private func removeEvents(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }
}
