/// The reason why a stored property was not set or read.
package enum FieldError: Error, Equatable {
  /// The class does not store a property with that name.
  case missing(property: String, className: String)
  /// The property and the value have different types.
  case wrongType(property: String, type: String, given: String)
  /// The property is a `let`.
  case constant(property: String, className: String)
  /// The property is `unowned`; an object from a nib may be deallocated before the property is read.
  case unowned(property: String, className: String)
  /// The property is an enumeration, whose cases are unknown to nibs.
  case enumeration(property: String, type: String)
  /// A property wrapper or a computed property wraps the stored value, which has a different type.
  case wrapped(property: String, type: String, given: String)
  /// A lazy property does not have a value yet, and only its class can create the initial one.
  case lazyWithoutValue(property: String, className: String)
}

extension FieldError: CustomStringConvertible {
  /// The problem and its solution.
  package var description: String {
    switch self {
    case .missing(let property, let className):
      "\(className) has no stored property '\(property)'; declare a computed property in nibConnections"
    case .wrongType(let property, let type, let given):
      "'\(property)' has type '\(type)', but the nib provides '\(given)'"
    case .constant(let property, let className):
      "'\(property)' of \(className) is a 'let' constant; make it a 'var'"
    case .unowned(let property, let className):
      "'\(property)' of \(className) is unowned; make it weak, or declare it in nibConnections"
    case .enumeration(let property, let type):
      "'\(property)' has the enumeration type '\(type)'; declare it in nibConnections"
    case .wrapped(let property, let type, let given):
      "'\(property)' is stored in '_\(property)' of type '\(type)', but the nib provides '\(given)';"
        + " declare it in nibConnections, so that its setter is called"
    case .lazyWithoutValue(let property, let className):
      "the lazy property '\(property)' of \(className) has no value yet; declare it in nibConnections"
    }
  }
}
