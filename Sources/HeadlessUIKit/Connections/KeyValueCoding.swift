/// Properties of objects by name: the declared ones, then those that the class stores.
@MainActor
enum KeyValueCoding {
  /// Why a property was not set.
  enum Failure: Error {
    case undefinedKey
    case wrongType(property: String)
    case notSettable(String)
  }

  /// Sets a property.
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) throws(Failure) {
    if let property = ConnectionTable.table(of: object)?.properties[key] {
      guard property.set(object, value) else {
        throw .wrongType(property: "\(property.type)")
      }
      return
    }
    throw .undefinedKey
  }

  /// Reads a property.
  static func value(forKey key: String, of object: AnyObject) throws(Failure) -> Any? {
    if let property = ConnectionTable.table(of: object)?.properties[key] {
      return property.get(object)
    }
    throw .undefinedKey
  }

  /// Sets a property at the end of a path: `layer.cornerRadius`. Where there is nothing on the way, nothing
  /// happens.
  static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) throws(Failure) {
    guard path.utf8.contains(0x2E) else { return try set(value, forKey: path, of: object) }
    var names = path.utf8.split(separator: 0x2E).map { String(Substring($0)) }
    guard let last = names.popLast() else { throw .undefinedKey }
    var target = object
    for name in names {
      guard let next = try self.value(forKey: name, of: target) else { return }
      target = next as AnyObject
    }
    try set(value, forKey: last, of: target)
  }
}
