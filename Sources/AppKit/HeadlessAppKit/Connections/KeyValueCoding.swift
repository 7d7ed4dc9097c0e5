import ObjectFields

/// Access to properties of objects by name: first the declared properties, then the stored properties of an app's class,
/// then whatever a framework class keeps.
@MainActor
enum KeyValueCoding {
  /// Sets a property.
  /// - Returns: The reason why it was not set; nil if it was.
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> String? {
    if let property = ConnectionTable.table(of: object)?.properties[key] {
      if property.set(object, value) { return nil }
      return
        "'\(key)' has type '\(TypeName.text(property.type))', but the nib provides '\(TypeName.text(of: value))'"
    }
    do throws(FieldError) {
      try StoredFields.set(value, named: key, on: object)
      return nil
    } catch {
      guard case .missing = error, let keyed = object as? any NibKeyed, isFramework(object) else {
        if case .missing = error { return "missing setter or instance variable" }
        return error.description
      }
      keyed.nibProperties[key] = value
      return nil
    }
  }

  /// Reads a property; nil if the class has none with the name.
  static func value(forKey key: String, of object: AnyObject) -> Any? {
    if let property = ConnectionTable.table(of: object)?.properties[key] {
      return NibConversion.flattened(property.get(object))
    }
    if let value = try? StoredFields.value(named: key, on: object) { return value }
    return (object as? any NibKeyed)?.nibProperties[key]
  }

  /// Sets a property at the end of a key path: `cell.title`.
  static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> String? {
    var parts = path.split(separator: ".").map(String.init)
    guard let last = parts.popLast() else { return "the key path is empty" }
    var target = object
    for part in parts {
      guard let next = self.value(forKey: part, of: target) else { return nil }
      guard type(of: next) is AnyObject.Type else { return "'\(part)' is not an object" }
      target = next as AnyObject
    }
    return set(value, forKey: last, of: target)
  }

  /// Returns whether an object's class is declared in this module.
  static func isFramework(_ object: AnyObject) -> Bool {
    SwiftClasses.module(of: type(of: object)) == SwiftClasses.module(of: NSResponder.self)
  }
}
