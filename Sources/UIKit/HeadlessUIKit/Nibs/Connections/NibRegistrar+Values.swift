extension NibRegistrar {
  /// Declares an attribute that is an enumeration or an option set, which documents store as a number.
  func number<Root: AnyObject, Value: RawRepresentable>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) where Value.RawValue: FixedWidthInteger {
    attribute(
      name, of: Int.self, get: { (object: Root) in Int(object[keyPath: keyPath].rawValue) },
      set: { object, number in
        guard let raw = Value.RawValue(exactly: number), let value = Value(rawValue: raw) else {
          return
        }
        object[keyPath: keyPath] = value
      })
  }

  /// Declares a delegate or data source.
  ///
  /// As in Objective-C, any object may be connected. An object that does not conform to the protocol is never called.
  func delegate<Root: AnyObject, Delegate>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Delegate?>
  ) {
    attribute(
      name, of: AnyObject?.self,
      get: { (object: Root) in object[keyPath: keyPath].map { $0 as Any } },
      set: { object, delegate in object[keyPath: keyPath] = delegate as? Delegate })
  }

  /// Declares an object that key paths pass through and that cannot be replaced.
  func part<Root: AnyObject, Part: AnyObject>(_ name: String, _ keyPath: KeyPath<Root, Part?>) {
    attribute(
      name, of: Never.self, get: { (object: Root) in object[keyPath: keyPath].map { $0 as Any } },
      set: { _, _ in })
  }
}
