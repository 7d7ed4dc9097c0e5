public import Foundation

// Key-value coding over the properties that a class declares or stores; see `KeyValueCoding`.
extension NSObjectProtocol where Self: NSObject {
  /// Sets a property by its name. One that the class does not have is an error, as on a device (``NibFailure/handler``).
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    do {
      try KeyValueCoding.set(value, forKey: key, of: self)
      KeyValueObservers.changed(self)
    } catch {
      guard case .undefinedKey = error else { return NSObject.report(error, key, of: self) }
      if let responder = self as? UIResponder {
        responder.setValue(value, forUndefinedKey: key)
      } else if ConnectionTable.call("setValue:forUndefinedKey:", of: self, [value, key]) == nil {
        NSObject.reportUndefined(key, of: self)
      }
    }
  }

  /// Sets a property at the end of a path; nothing happens where an object on the path is nil.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    do {
      try KeyValueCoding.set(value, forKeyPath: keyPath, of: self)
      KeyValueObservers.changed(self)
    } catch { NSObject.report(error, keyPath, of: self) }
  }

  /// Reads a property by its name.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    do {
      return NibConversion.flattened(try KeyValueCoding.value(forKey: key, of: self))
    } catch {
      if case .undefinedKey = error, let responder = self as? UIResponder {
        return responder.value(forUndefinedKey: key)
      }
      if case .undefinedKey = error,
        let value = ConnectionTable.call("valueForUndefinedKey:", of: self, [key])
      {
        return value
      }
      NSObject.report(error, key, of: self)
      return nil
    }
  }

  /// Called for a key that the class neither declares nor stores: an error, as on a device. Classes declare it again, and
  /// call this one for keys that they do not know either.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    NSObject.reportUndefined(key, of: self)
  }

  /// Called for a key that the class neither declares nor stores: an error, as on a device. Classes declare it again, and
  /// call this one for keys that they do not know either.
  @preconcurrency @MainActor
  public func value(forUndefinedKey key: String) -> Any? {
    NSObject.reportUndefined(key, of: self)
    return nil
  }

  /// Reads a property at the end of a path.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    NSObject.readValue(atPath: keyPath, of: self)
  }

  /// Sets several properties.
  @preconcurrency @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// Reads several properties; nil becomes `NSNull`.
  @preconcurrency @MainActor
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, value(forKey: $0) ?? NSNull()) })
  }
}

extension NSObject {
  /// The value at the end of a path; a class may declare a path as a whole, as layers do.
  @MainActor
  static func readValue(atPath path: String, of object: NSObject) -> Any? {
    if KeyValueCoding.declares(path, object) || !path.contains(".") {
      return object.value(forKey: path)
    }
    let dot = path.firstIndex(of: ".")!
    let next = object.value(forKey: String(path[..<dot]))
    return (next as? NSObject).flatMap {
      readValue(atPath: String(path[path.index(after: dot)...]), of: $0)
    }
  }

  @MainActor
  static func reportUndefined(_ key: String, of object: NSObject) {
    let name = "\(type(of: object))"
    NibFailure.report(
      NibError(
        .undefinedKey,
        "[<\(name)>]: this class is not key value coding-compliant for the key \(key).",
        className: name, key: key))
  }

  @MainActor
  fileprivate static func report(
    _ failure: KeyValueCoding.Failure, _ key: String, of object: NSObject
  ) {
    NibFailure.report(
      NibError(.wrongType, failure.text, className: "\(type(of: object))", key: key))
  }
}
