/// An observation of trait changes.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Ends an observation.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An object that stores its trait observers.
@MainActor
protocol TraitObserved: UITraitChangeObservable {
  var traitObservers: TraitObservers { get set }
}

/// The observations of one object.
@MainActor
struct TraitObservers {
  final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: @MainActor (AnyObject, UITraitCollection) -> Void

    init(
      _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) {
      self.traits = traits
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []

  nonisolated init() {}

  mutating func add(_ registration: Registration) { registrations.append(registration) }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers that observe a changed trait.
  func notify(_ object: AnyObject, _ new: UITraitCollection, from old: UITraitCollection) {
    for registration in registrations {
      let isObserved = registration.traits.contains {
        Traits.differ(in: $0, new.traits, old.traits)
      }
      if isObserved { registration.handler(object, old) }
    }
  }
}

extension UITraitChangeObservable {
  /// Calls a handler with the object and its old traits when one of several traits of the object has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { object, old in
      if let object = object as? Self { handler(object, old) }
    }
  }

  /// Calls a handler whose closure specifies the class of the object itself: `{ (self: Self, old: UITraitCollection) in
  /// … }`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { object, old in
      if let object = object as? Observed { handler(object, old) }
    }
  }

  /// Calls an action of the object when one of several traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    register(traits) { object, _ in
      ActionDispatch.send(action, to: object, from: object, event: nil, at: nil)
    }
  }

  /// Calls an action of a target when one of several traits of the object has changed. The target is not retained.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let target = WeakTarget(object: target as AnyObject)
    return register(traits) { object, _ in
      guard let receiver = target.object else { return }
      ActionDispatch.send(action, to: receiver, from: object, event: nil, at: nil)
    }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitObservers.Registration(traits, handler)
    (self as? any TraitObserved)?.traitObservers.add(registration)
    return registration
  }
}

extension UIView: UITraitChangeObservable, TraitObserved {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable, TraitObserved {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}
