/// Records the outlets, attributes and actions of one class by name.
@MainActor
public final class NibRegistrar {
  var properties: [String: NibProperty] = [:]
  var actions: [String: NibAction] = [:]

  init() {}

  /// Declares an outlet, or an attribute that is set by name.
  /// - Parameters:
  ///   - name: The name in documents.
  ///   - keyPath: The property.
  public func outlet<Root: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) {
    properties[name] = NibProperty(keyPath)
  }

  /// Declares an attribute with another form in documents, with its own setter.
  /// - Parameters:
  ///   - name: The name in documents.
  ///   - type: The type of the setter's value.
  ///   - set: Sets the value.
  func attribute<Root: AnyObject, Value>(
    _ name: String, of type: Value.Type = Value.self, get: @escaping @MainActor (Root) -> Any?,
    set: @escaping @MainActor (Root, Value) -> Void
  ) {
    properties[name] = NibProperty(type, get: get, set: set)
  }

  /// Declares an action without parameters: `"tap"`.
  public func action<Root: AnyObject>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor () -> Void
  ) {
    actions[selector] = NibAction { target, _, _ in
      guard let target = target as? Root else { return false }
      method(target)()
      return true
    }
  }

  /// Declares an action that takes its sender: `"tap:"`.
  public func action<Root: AnyObject, Sender>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> @MainActor (Sender) -> Void
  ) {
    actions[selector] = NibAction { target, sender, _ in
      guard let target = target as? Root, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Declares an action that takes its sender and the event: `"tap:forEvent:"`.
  public func action<Root: AnyObject, Sender>(
    _ selector: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    actions[selector] = NibAction { target, sender, event in
      guard let target = target as? Root, let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }
}

/// An action: false if the target or the sender has the wrong class.
struct NibAction {
  let send: @MainActor (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool
}

/// A property that can be read and set without knowing its class.
@MainActor
struct NibProperty {
  /// The type of the property, for messages.
  let type: Any.Type
  /// The type of the property, for messages.
  let get: @MainActor (AnyObject) -> Any?
  /// Sets the property; false if the value is of another type.
  let set: @MainActor (AnyObject, Any?) -> Bool

  init<Root: AnyObject, Value>(_ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    type = Value.self
    get = { ($0 as? Root)?[keyPath: keyPath] }
    set = { object, value in
      guard let object = object as? Root, let value = NibConversion.convert(value, to: Value.self)
      else { return false }
      object[keyPath: keyPath] = value
      return true
    }
  }

  init<Root: AnyObject, Value>(
    _ valueType: Value.Type, get read: @escaping @MainActor (Root) -> Any?,
    set write: @escaping @MainActor (Root, Value) -> Void
  ) {
    type = Value.self
    get = { ($0 as? Root).flatMap { read($0) } }
    set = { object, value in
      guard let object = object as? Root, let value = NibConversion.convert(value, to: Value.self)
      else { return false }
      write(object, value)
      return true
    }
  }
}
