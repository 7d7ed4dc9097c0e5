public import Foundation
import ObjectFields

// Key-value coding for the properties that a class declares or stores; see `KeyValueCoding`.
extension NSObjectProtocol where Self: NSObject {
  /// Sets a property by name.
  ///
  /// A name that the class does not have is an error, as on a device (``NibFailure/handler``).
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    do {
      try KeyValueObservers.setting(key, of: self) { () throws(KeyValueCoding.Failure) in
        try KeyValueCoding.set(value, forKey: key, of: self)
      }
    } catch {
      guard case .undefinedKey = error else { return NSObject.report(error, key, of: self) }
      if let responder = self as? UIResponder {
        responder.setValue(value, forUndefinedKey: key)
      } else if ConnectionTable.call("setValue:forUndefinedKey:", of: self, [value, key]) == nil {
        NSObject.reportUndefined(key, of: self)
      }
    }
  }

  /// Sets a property at the end of a key path. Does nothing if an object on the path is nil.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    do {
      try KeyValueObservers.setting(keyPath, of: self) { () throws(KeyValueCoding.Failure) in
        try KeyValueCoding.set(value, forKeyPath: keyPath, of: self)
      }
    } catch { NSObject.report(error, keyPath, of: self) }
  }

  /// Returns a property by name.
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

  /// Reports a key that the class neither declares nor stores as an error, as on a device.
  ///
  /// Classes can override this method, and call this implementation for keys that they do not know either.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    NSObject.reportUndefined(key, of: self)
  }

  /// Reports a key that the class neither declares nor stores as an error, as on a device.
  ///
  /// Classes can override this method, and call this implementation for keys that they do not know either.
  @preconcurrency @MainActor
  public func value(forUndefinedKey key: String) -> Any? {
    NSObject.reportUndefined(key, of: self)
    return nil
  }

  /// Returns a property at the end of a key path.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    NSObject.readValue(atPath: keyPath, of: self)
  }

  /// Sets several properties, in the alphabetical order of their names.
  @preconcurrency @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// Returns several properties by name; nil becomes `NSNull`.
  @preconcurrency @MainActor
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, value(forKey: $0) ?? NSNull()) })
  }
}

extension NSObject {
  /// Returns the value at the end of a key path. A class may declare a whole key path, as layers do.
  @MainActor
  static func readValue(atPath path: String, of object: NSObject) -> Any? {
    var (path, object) = (path, object)
    // The path comes from a document, and may lead from object to object without end.
    for _ in 0..<longestKeyPath {
      guard !KeyValueCoding.declares(path, object), let dot = path.firstIndex(of: ".") else {
        return object.value(forKey: path)
      }
      guard let next = object.value(forKey: String(path[..<dot])) as? NSObject else { return nil }
      object = next
      path = String(path[path.index(after: dot)...])
    }
    return nil
  }

  /// The maximum number of keys in a key path.
  private static var longestKeyPath: Int { 64 }

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
