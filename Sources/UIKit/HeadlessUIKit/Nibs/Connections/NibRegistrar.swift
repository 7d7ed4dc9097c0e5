import ObjectFields

/// A collector of the outlets, attributes and actions of one class, by name.
@preconcurrency @MainActor
public final class NibRegistrar {
  var properties: [String: NibProperty] = [:]
  var actions: [String: NibAction] = [:]
  var creator: (@MainActor () -> AnyObject?)?

  init() {}

  /// Declares how to create an object of the class, for classes that a nib cannot create with `init(coder:)`.
  public func creator(_ create: @escaping @MainActor () -> AnyObject?) { creator = create }

  /// Declares an outlet, or an attribute that is set by name.
  /// - Parameters:
  ///   - name: The name in documents.
  ///   - keyPath: The property.
  public func outlet<Root: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) {
    properties[name] = NibProperty(keyPath)
  }

  /// Declares an attribute with its own setter, for values that have a different form in documents.
  /// - Parameters:
  ///   - name: The name in documents.
  ///   - type: The type of the setter's value.
  ///   - get: Returns the value.
  ///   - set: Sets the value.
  func attribute<Root: AnyObject, Value>(
    _ name: String, of type: Value.Type = Value.self, get: @escaping @MainActor (Root) -> Any?,
    set: @escaping @MainActor (Root, Value) -> Void
  ) {
    properties[name] = NibProperty(type, get: get, set: set)
  }

  /// Declares a read-only property.
  /// - Parameters:
  ///   - name: The name in documents.
  ///   - keyPath: The property.
  @_disfavoredOverload
  public func outlet<Root: AnyObject, Value>(_ name: String, _ keyPath: KeyPath<Root, Value>) {
    properties[name] = NibProperty(reading: keyPath)
  }

  /// Declares an action without parameters: `"tap"`.
  public func action<Root: AnyObject>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor () -> Void
  ) {
    action(selector, of: Root.self) { target, _ in method(target)() }
  }

  /// Declares an action that receives its sender: `"tap:"`.
  public func action<Root: AnyObject, Sender>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor (Sender) -> Void
  ) {
    action(selector, of: Root.self) { target, given in method(target)(try given(0)) }
  }

  /// Declares an action that receives its sender and the event: `"tap:forEvent:"`.
  public func action<Root: AnyObject, Sender>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    action(selector, of: Root.self) { target, given in
      method(target)(try given(0), try given(1))
    }
  }

  /// Declares a method with any parameters, with a closure that calls it.
  /// - Parameters:
  ///   - selector: The name, with a colon for each parameter.
  ///   - type: The class that has the method.
  ///   - call: Calls the method with the given arguments and returns its result.
  public func action<Root: AnyObject>(
    _ selector: String, of type: Root.Type,
    _ call: @escaping @MainActor (_ target: Root, _ given: NibArguments) throws -> Any?
  ) {
    actions[selector] = NibAction { target, arguments in
      guard let target = target as? Root else { throw NibArguments.Mismatch() }
      return try call(target, arguments)
    }
  }

  /// Adds the declarations of another table, which override the existing ones.
  func add(_ other: ConnectionTable) {
    properties.merge(other.properties) { _, new in new }
    actions.merge(other.actions) { _, new in new }
  }
}

/// A method that is called by its name.
struct NibAction {
  /// Calls the method; throws an error if the target or an argument has the wrong class.
  let call: @MainActor (_ target: AnyObject, _ arguments: NibArguments) throws -> Any?
}
