/// What a weak property of an object is seen as, so that the runtime's own weak store is used.
private struct WeakField {
  weak var object: AnyObject?
}

extension StoredField {
  /// What wraps the field of a property.
  enum Kind {
    /// Nothing.
    case plain
    /// An optional around a lazy property, nil before its first use.
    case lazy
    /// A computed property or a property wrapper.
    case underscored
  }

  /// What the property of an object holds, nil for a lazy one before its first use.
  func read(_ kind: Kind, from object: AnyObject) -> Any? {
    defer { withExtendedLifetime(object) {} }
    let address = address(in: object)
    // Only a local constant's type is opened by a generic function (Swift 6.3).
    let type = type
    if ownership == .weak {
      return address.assumingMemoryBound(to: WeakField.self).pointee.object
    }
    if kind == .lazy, let storage = type as? any OptionalType.Type {
      return Self.loadWrapped(storage, from: address)
    }
    // The result is named, for it is not converted to an optional while the type is being opened.
    let value: Any = Self.load(type, from: address)
    return value
  }

  /// Stores a value, after its type was checked and converted.
  /// - Returns: Whether the value has, or converts to, the property's type; else nothing was stored.
  func write(_ value: Any?, _ kind: Kind, to object: AnyObject) -> Bool {
    defer { withExtendedLifetime(object) {} }
    let address = address(in: object)
    // Only a local constant's type is opened by a generic function (Swift 6.3).
    let type = type
    switch ownership {
    case .unowned: return false
    case .weak: return Self.storeWeak(value, as: type, at: address)
    case .strong:
      if kind == .lazy, let storage = type as? any OptionalType.Type {
        return Self.storeWrapped(value, in: storage, at: address)
      }
      return Self.store(value, as: type, at: address)
    }
  }

  /// The property's type as it is written in Swift.
  func typeName(_ kind: Kind) -> String {
    if kind == .lazy, let storage = type as? any OptionalType.Type {
      return TypeName.text(storage.wrappedType)
    }
    return TypeName.text(type)
  }

  private func address(in object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque() + offset
  }

  private static func load<Value>(_ type: Value.Type, from address: UnsafeRawPointer) -> Any {
    address.assumingMemoryBound(to: Value.self).pointee
  }

  private static func store<Value>(
    _ value: Any?, as type: Value.Type, at address: UnsafeMutableRawPointer
  ) -> Bool {
    guard let value = NibConversion.convert(value, to: type) else { return false }
    address.assumingMemoryBound(to: Value.self).pointee = value
    return true
  }

  private static func loadWrapped<Storage: OptionalType>(
    _ storage: Storage.Type, from address: UnsafeRawPointer
  ) -> Any? {
    address.assumingMemoryBound(to: Storage.self).pointee.anyValue
  }

  private static func storeWrapped<Storage: OptionalType>(
    _ value: Any?, in storage: Storage.Type, at address: UnsafeMutableRawPointer
  ) -> Bool {
    func store<Value>(_ type: Value.Type) -> Bool {
      guard let value = NibConversion.convert(value, to: type) else { return false }
      address.assumingMemoryBound(to: Value?.self).pointee = .some(value)
      return true
    }
    return store(Storage.wrappedType)
  }

  private static func storeWeak<Value>(
    _ value: Any?, as type: Value.Type, at address: UnsafeMutableRawPointer
  ) -> Bool {
    guard var converted = NibConversion.convert(value, to: type) else { return false }
    let object = NibConversion.flattened(converted).map { $0 as AnyObject }
    address.assumingMemoryBound(to: WeakField.self).pointee.object = object
    // A protocol's conformance follows the reference; it owns nothing.
    let reference = MemoryLayout<WeakField>.size
    let conformances = MemoryLayout<Value>.size - reference
    if object != nil, conformances > 0 {
      withUnsafeBytes(of: &converted) { bytes in
        guard let source = bytes.baseAddress else { return }
        (address + reference).copyMemory(from: source + reference, byteCount: conformances)
      }
    }
    return true
  }
}
