import Foundation
import ObjectFields

/// Access to properties of objects by name: first the declared properties, then the stored properties of the class.
///
/// The keys of user defaults are those of their values, as on a device: every key is defined.
@MainActor
enum KeyValueCoding {
  /// The reason why a property was not set or read.
  enum Failure: Error {
    /// The class neither declares nor stores a property with that name; the message is that of UIKit's exception.
    case undefinedKey(String)
    /// The property has a different type, which the message describes.
    case wrongType(String)
    /// The property cannot be set, for the reason given.
    case notSettable(String)
  }

  /// Sets a property.
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) throws(Failure) {
    if let property = ConnectionTable.table(of: object)?.properties[key] {
      if property.set(object, value) { return }
      throw .wrongType(
        "'\(key)' has type '\(TypeName.text(property.type))', but the nib provides '\(TypeName.text(of: value))'"
      )
    }
    if let defaults = object as? UserDefaults { return defaults.set(value, forKey: key) }
    do throws(FieldError) {
      try StoredFields.set(value, named: key, on: object)
    } catch {
      if case .missing = error, InformalProperties.has(key, object) {
        if InformalProperties.set(value, forKey: key, of: object) { return }
        throw .wrongType("'\(key)' cannot have the value '\(TypeName.text(of: value))'")
      }
      throw Failure(
        error, undefined: .undefinedKey(setting: key, ofClass: "\(type(of: object))"))
    }
  }

  /// Returns whether an object's class declares a property.
  static func declares(_ key: String, _ object: AnyObject) -> Bool {
    ConnectionTable.table(of: object)?.properties[key] != nil
  }

  /// Reads a property.
  static func value(forKey key: String, of object: AnyObject) throws(Failure) -> Any? {
    if let property = ConnectionTable.table(of: object)?.properties[key] {
      return property.get(object)
    }
    if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
    do throws(FieldError) {
      return try StoredFields.value(named: key, on: object)
    } catch {
      if case .missing = error, InformalProperties.has(key, object) {
        return InformalProperties.value(forKey: key, of: object)
      }
      throw Failure(
        error, undefined: .undefinedKey(reading: key, ofClass: "\(type(of: object))"))
    }
  }

  /// Sets a property at the end of a key path: `layer.cornerRadius`. Does nothing if an object on the path is nil.
  ///
  /// A class may declare a whole key path, as layers do for the parts of their transforms.
  static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) throws(Failure) {
    var target = object
    var rest = path
    while let dot = rest.utf8.firstIndex(of: 0x2E),
      ConnectionTable.table(of: target)?.properties[rest] == nil
    {
      let name = String(rest[..<dot])
      guard let next = NibConversion.flattened(try self.value(forKey: name, of: target)) else {
        return
      }
      rest = String(rest[rest.utf8.index(after: dot)...])
      // A boxed structure has no properties that could be looked up.
      guard type(of: next) is AnyObject.Type else {
        throw .undefinedKey(setting: rest, ofClass: TypeName.text(of: next))
      }
      target = next as AnyObject
    }
    try set(value, forKey: rest, of: target)
  }
}

extension KeyValueCoding.Failure {
  fileprivate init(_ error: FieldError, undefined: Self) {
    switch error {
    case .missing: self = undefined
    case .wrongType: self = .wrongType(error.description)
    default: self = .notSettable(error.description)
    }
  }

  fileprivate static func undefinedKey(setting key: String, ofClass name: String) -> Self {
    undefinedKey("setValue:forUndefinedKey:", key, name)
  }

  fileprivate static func undefinedKey(reading key: String, ofClass name: String) -> Self {
    undefinedKey("valueForUndefinedKey:", key, name)
  }

  private static func undefinedKey(_ method: String, _ key: String, _ name: String) -> Self {
    .undefinedKey(
      "[<\(name)> \(method)]: this class is not key value coding-compliant for the key \(key).")
  }

  /// The text of the failure.
  var text: String {
    switch self {
    case .undefinedKey(let text), .wrongType(let text), .notSettable(let text): text
    }
  }
}
