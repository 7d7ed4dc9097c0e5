/// Properties of objects by name: the declared ones, then those that the class stores.
@MainActor
enum KeyValueCoding {
  /// Why a property was not set.
  enum Failure: Error {
    /// The class neither declares nor stores a property of the name.
    case undefinedKey
    /// The property has another type, which the text says.
    case wrongType(String)
    /// The property cannot be set, for the reason given.
    case notSettable(String)
  }

  /// Sets a property.
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) throws(Failure) {
    if let property = ConnectionTable.table(of: object)?.properties[key] {
      if property.set(object, value) { return }
      throw .wrongType(
        "`\(key)` is `\(TypeName.text(property.type))`, the nib gives `\(TypeName.text(of: value))`"
      )
    }
    do throws(FieldError) {
      try StoredFields.set(value, named: key, on: object)
    } catch {
      throw Failure(error)
    }
  }

  /// Reads a property.
  static func value(forKey key: String, of object: AnyObject) throws(Failure) -> Any? {
    if let property = ConnectionTable.table(of: object)?.properties[key] {
      return property.get(object)
    }
    do throws(FieldError) {
      return try StoredFields.value(named: key, on: object)
    } catch {
      throw Failure(error)
    }
  }

  /// Sets a property at the end of a path: `layer.cornerRadius`. Where there is nothing on the way, nothing
  /// happens.
  static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) throws(Failure) {
    guard path.utf8.contains(0x2E) else { return try set(value, forKey: path, of: object) }
    var names = path.utf8.split(separator: 0x2E).map { String(Substring($0)) }
    guard let last = names.popLast() else { throw .undefinedKey }
    var target = object
    for name in names {
      guard let next = NibConversion.flattened(try self.value(forKey: name, of: target)) else {
        return
      }
      target = next as AnyObject
    }
    try set(value, forKey: last, of: target)
  }
}

extension KeyValueCoding.Failure {
  fileprivate init(_ error: FieldError) {
    switch error {
    case .missing: self = .undefinedKey
    case .wrongType: self = .wrongType(error.description)
    default: self = .notSettable(error.description)
    }
  }

  /// The failure in words.
  func text(key: String) -> String {
    switch self {
    case .undefinedKey: "this class is not key value coding-compliant for the key \(key)."
    case .wrongType(let text), .notSettable(let text): text
    }
  }
}
