import Foundation

/// Access to stored properties of objects by name, without using the class's code.
///
/// A value is written directly to the property's memory, so observers do not run and property wrappers are bypassed. A
/// value is stored only after its type has been checked. Stored properties of UIKit's and AppKit's classes are not
/// accessible, because those classes declare what a nib may set.
@MainActor
package enum StoredFields {
  private static let known = MemoTable<ObjectIdentifier, [String: StoredField]>()

  /// Sets a property of an object.
  package static func set(_ value: Any?, named name: String, on object: AnyObject)
    throws(FieldError)
  {
    let className = "\(type(of: object))"
    let (field, kind) = try find(name, in: object)
    guard field.isVariable else { throw .constant(property: name, className: className) }
    guard field.ownership != .unowned else { throw .unowned(property: name, className: className) }
    guard !field.holdsEnumeration else {
      throw .enumeration(property: name, type: field.typeName(kind))
    }
    guard !field.write(value, kind, to: object) else { return }
    let given = TypeName.text(of: value)
    if kind == .underscored {
      throw .wrapped(property: name, type: field.typeName(kind), given: given)
    }
    throw .wrongType(property: name, type: field.typeName(kind), given: given)
  }

  /// Returns a property of an object; nil for an optional without a value.
  package static func value(named name: String, on object: AnyObject) throws(FieldError) -> Any? {
    let className = "\(type(of: object))"
    let (field, kind) = try find(name, in: object)
    guard field.ownership != .unowned else { throw .unowned(property: name, className: className) }
    let value = field.read(kind, from: object)
    if kind == .lazy, value == nil {
      throw .lazyWithoutValue(property: name, className: className)
    }
    return NibConversion.flattened(value)
  }

  /// Returns a property and the form in which it is stored.
  ///
  /// The search tries the name itself, then the storage of a lazy property, then the name with an underscore, which
  /// property wrappers and many computed properties use.
  private static func find(
    _ name: String, in object: AnyObject
  ) throws(FieldError) -> (StoredField, StoredField.Kind) {
    let fields = fields(of: type(of: object))
    if let field = fields[name] { return (field, .plain) }
    if let field = fields["$__lazy_storage_$_" + name] { return (field, .lazy) }
    if let field = fields["_" + name] { return (field, .underscored) }
    throw .missing(property: name, className: "\(type(of: object))")
  }

  /// Returns the properties by name. A subclass's property hides a superclass's private property with the same name.
  private static func fields(of type: AnyClass) -> [String: StoredField] {
    known.value(ObjectIdentifier(type)) { declaredFields(of: type) }
  }

  private static func declaredFields(of type: AnyClass) -> [String: StoredField] {
    var found: [String: StoredField] = [:]
    var next: AnyClass? = type
    while let type = next, !isFrameworks(type) {
      for field in StoredField.declared(by: type) where found[field.name] == nil {
        found[field.name] = field
      }
      next = _getSuperclass(type)
    }
    return found
  }

  private static func isFrameworks(_ type: AnyClass) -> Bool {
    frameworks.contains(SwiftClasses.module(of: type))
  }

  /// The modules whose classes declare what a nib may set.
  private static let frameworks: Set = [
    "HeadlessUIKit", "HeadlessAppKit", SwiftClasses.module(of: NSObject.self),
  ]
}
