extension NibRegistrar {
  /// Declares an outlet whose type is a protocol: an object that does not conform leaves it empty, as
  /// Objective-C would accept any object and call only what it implements.
  func delegate<Root: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value?>
  ) {
    attribute(
      name, of: Any?.self, get: { (object: Root) in object[keyPath: keyPath] },
      set: { object, value in object[keyPath: keyPath] = value as? Value })
  }
}
