import NibFormat
import ObjectFields

/// A connection in a nib whose source has no property for it.
struct MissingOutlet {
  let key: String
  /// The class that lacks the property, and its object's ID in the document.
  let className: String
  let objectID: String?
  /// The location of the connection: `Card.xib:23`.
  let place: String
  /// The type of the property: `UILabel`, `[UIView]`.
  let type: String
  let isWeak: Bool

  @MainActor
  init(
    _ key: String, of className: String, objectID: String?, at place: NibError.Place, value: Any?,
    isCollection: Bool
  ) {
    self.key = key
    self.className = className
    self.objectID = objectID
    self.place = place.document + (place.origin?.line.map { ":\($0)" } ?? "")
    if isCollection {
      let types = Set((value as? [Any] ?? []).map { TypeName.text(of: $0) })
      type = "[\(types.count == 1 ? types.first ?? "Any" : "UIView")]"
    } else {
      type = value.map { TypeName.text(of: $0) } ?? "AnyObject"
    }
    // Views and constraints are retained by the hierarchy; an outlet must retain other objects itself.
    isWeak = !isCollection && (value as? UIView)?.superview != nil
  }

  /// The declaration that the class needs.
  var declaration: String {
    "@IBOutlet \(isWeak ? "weak " : "")var \(key): \(type)!"
  }
}

extension NibSession {
  /// The error that a load throws: the first one, with a list of everything else that is missing; nil if nothing
  /// failed.
  ///
  /// UIKit stops at the first outlet without a property. If the reason is a missing class, UIKit says so only in its
  /// log.
  var failure: NibError? {
    guard var error = errors.first else { return nil }
    guard error.kind == .undefinedKey else { return error }
    let unknown = notes.first { $0.kind == .unknownClass && $0.objectID == error.objectID }
    if let unknown {
      let modules = surroundings.modules
      error.notes.append(
        modules.isEmpty
          ? "no module was searched for it; 'NibSearchPath.add(module:)' adds one"
          : "the modules searched: \(modules.joined(separator: ", "))")
      error.notes.append(error.message)
      error.kind = .unknownClass
      error.message = unknown.message
    }
    for outlet in missingOutlets {
      // A missing class lacks all of its outlets.
      let owner =
        notes.first { $0.kind == .unknownClass && $0.objectID == outlet.objectID }?.className
        ?? outlet.className
      // An app cannot add the property to a UIKit class; the object lacks its custom class.
      error.notes.append(
        ClassRegistry.frameworkClass(named: owner) == nil
          ? "\(outlet.place): add '\(outlet.declaration)' to \(owner)"
          : "\(outlet.place): set the custom class of this \(owner) to one with '\(outlet.declaration)'"
      )
    }
    return error
  }
}
