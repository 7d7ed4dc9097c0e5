/// A weak property's memory, so that assignments use the runtime's own weak store.
private struct WeakField {
  weak var object: AnyObject?
}

extension StoredField {
  /// The form in which the class stores a property.
  package enum Kind {
    /// The property itself.
    case plain
    /// An optional that stores a lazy property; nil before its first use.
    case lazy
    /// The storage of a computed property or a property wrapper.
    case underscored
  }

  /// Returns the value of an object's property; nil for a lazy one before its first use.
  package func read(_ kind: Kind, from object: AnyObject) -> Any? {
    defer { withExtendedLifetime(object) {} }
    let address = address(in: object)
    // Swift opens an existential type for a generic function only if it is a local constant (Swift 6.3).
    let type = type
    if ownership == .weak {
      return address.assumingMemoryBound(to: WeakField.self).pointee.object
    }
    if kind == .lazy, let storage = type as? any OptionalType.Type {
      return Self.loadWrapped(storage, from: address)
    }
    // The result needs a name, because it is not converted to an optional while the existential is being opened.
    let value: Any = Self.load(type, from: address)
    return value
  }

  /// Stores a value after checking and converting its type.
  /// - Returns: Whether the value was stored; false if it does not have or convert to the property's type.
  package func write(_ value: Any?, _ kind: Kind, to object: AnyObject) -> Bool {
    defer { withExtendedLifetime(object) {} }
    let address = address(in: object)
    // Swift opens an existential type for a generic function only if it is a local constant (Swift 6.3).
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

  /// Returns the property's type in Swift's notation.
  package func typeName(_ kind: Kind) -> String {
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
    // The protocol conformances that follow the reference own nothing.
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
