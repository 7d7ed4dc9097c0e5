/// A property that can be read and set without knowing the object's class.
///
/// The initializers are inlinable, so that those of known classes are specialized.
@MainActor
package struct NibProperty {
  /// The type of the property, for messages.
  package let type: Any.Type
  /// Returns the value of the property; nil if the object has another class.
  package let get: @MainActor (AnyObject) -> Any?
  /// Sets the property; returns false if the object has another class or the value has another type.
  package let set: @MainActor (AnyObject, Any?) -> Bool

  @usableFromInline
  init(
    type: Any.Type, get: @escaping @MainActor (AnyObject) -> Any?,
    set: @escaping @MainActor (AnyObject, Any?) -> Bool
  ) {
    (self.type, self.get, self.set) = (type, get, set)
  }

  /// Creates a property that is read and set through a key path.
  @inlinable
  package init<Root: AnyObject, Value>(_ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      type: Value.self, get: { ($0 as? Root)?[keyPath: keyPath] },
      set: { object, value in
        guard let object = object as? Root,
          let value = NibConversion.convert(value, to: Value.self)
        else { return false }
        object[keyPath: keyPath] = value
        return true
      })
  }

  /// Creates a property that can only be read.
  @inlinable
  package init<Root: AnyObject, Value>(reading keyPath: KeyPath<Root, Value>) {
    self.init(
      type: Value.self, get: { ($0 as? Root)?[keyPath: keyPath] }, set: { _, _ in false })
  }

  /// Creates a property with its own getter and setter, for values that have a different form in documents.
  @inlinable
  package init<Root: AnyObject, Value>(
    _ valueType: Value.Type, get read: @escaping @MainActor (Root) -> Any?,
    set write: @escaping @MainActor (Root, Value) -> Void
  ) {
    self.init(
      type: Value.self, get: { ($0 as? Root).flatMap { read($0) } },
      set: { object, value in
        guard let object = object as? Root,
          let value = NibConversion.convert(value, to: Value.self)
        else { return false }
        write(object, value)
        return true
      })
  }
}
