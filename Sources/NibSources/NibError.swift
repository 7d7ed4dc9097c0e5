public import Diagnostics
package import NibFormat

/// Why a nib could not be loaded, or what UIKit would have raised an exception for.
public struct NibError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Kind: String, Hashable, Sendable {
    /// There is no such nib in the bundle or on the search path.
    case missingNib = "missing-nib"
    /// The file is damaged, or no nib.
    case unreadableNib = "unreadable-nib"
    /// The document is for a platform without UIKit's views.
    case unsupportedPlatform = "unsupported-platform"
    /// The language that a nib is loaded in has no strings for it; they stay as they were written.
    case missingStrings = "missing-strings"
    /// The table of a nib's strings is damaged; they stay as they were written.
    case unreadableStrings = "unreadable-strings"
    /// An object has no property of an outlet's name.
    case undefinedKey = "undefined-key"
    /// The property has another type than the object that the nib gives.
    case wrongType = "wrong-outlet-type"
    /// A user-defined runtime attribute that the object does not take; UIKit logs it and goes on.
    case failedAttribute = "failed-attribute"
    /// The property cannot be set without an entry in the class's table: a constant, one that is unowned, an
    /// enumeration, or one in a property wrapper.
    case notSettable = "outlet-not-settable"
    /// A class of the app's that is not there; the one that it stands on took its place.
    case unknownClass = "unknown-class"
    /// A class of the frameworks that has no model here; the nearest one took its place.
    case unmodelledClass = "unmodelled-class"
    /// An `init(coder:)` failed, or made no object of its class.
    case failedInitializer = "failed-initializer"
    /// A nib is loaded by an object that it makes itself, without end.
    case endlessLoading = "endless-loading"
    /// An object is needed before its `init(coder:)` has come to `super`.
    case unfinishedObject = "unfinished-object"
    /// Objects are nested deeper than any real nib.
    case tooDeep = "too-deep"
    /// An action reached an object that has no such method.
    case unrecognizedSelector = "unrecognized-selector"
    /// Something that only a nib's own objects may be, such as a cell that is no view.
    case malformedNib = "malformed-nib"
    /// Views that cannot stand so: one inside itself, or a constraint between two that share no hierarchy.
    case invalidHierarchy = "invalid-hierarchy"
    /// A controller whose view cannot be had: its nib does not set it, or its `loadView()` does not.
    case missingView = "missing-view"
    /// A storyboard has no controller, or a controller no segue, of an identifier.
    case unknownIdentifier = "unknown-identifier"
    /// A cell or reusable view was asked for by an identifier that nobody registered.
    case unregisteredIdentifier = "unregistered-identifier"
  }

  /// What went wrong.
  public var kind: Kind
  /// The rule by which the file was refused, where reading it has one of its own: `truncated-nib`, `not-well-formed`.
  public var rule: String?
  /// The nib or document.
  public var document: String?
  /// The id of the object in the document, where it is known.
  public var objectID: String?
  /// The line in the document, where it is known.
  public var line: Int?
  /// The class of the object.
  public var className: String?
  /// The outlet's name, or the key path of an attribute.
  public var key: String?
  /// What happened, in UIKit's words where it has some, and what to do about it.
  public var message: String

  /// A nib, and an object in it: what a message names.
  package struct Place: Sendable {
    package var document: String
    package var origin: NibOrigin?

    package init(document: String, origin: NibOrigin? = nil) {
      self.document = document
      self.origin = origin
    }
  }

  package init(
    _ kind: Kind, _ message: String, at place: Place? = nil, className: String? = nil,
    key: String? = nil
  ) {
    self.kind = kind
    self.message = message
    document = place?.document
    objectID = place?.origin?.objectID
    line = place?.origin?.line
    self.className = className
    self.key = key
  }
}

extension NibError {
  /// Gives the error another place; none leaves it as it is.
  package mutating func place(at place: Place?) {
    guard let place else { return }
    document = place.document
    objectID = place.origin?.objectID
    line = place.origin?.line
  }
}

extension NibError: CustomStringConvertible {
  /// The place, then the message.
  public var description: String {
    var place = document ?? "nib"
    if let line { place += ":\(line)" }
    if let objectID { place += " (object \(objectID))" }
    return "\(place): \(message)"
  }

  /// The error in the form that the whole package has.
  public var diagnostic: Diagnostic { diagnostic(severity: .error) }

  package func diagnostic(severity: Diagnostic.Severity) -> Diagnostic {
    let range = line.map { line in
      let position = SourcePosition(line: line, column: 1, offset: 0)
      return SourceRange(start: position, end: position)
    }
    return Diagnostic(
      id: rule ?? kind.rawValue, severity: severity, file: document, range: range,
      objectID: objectID,
      message: message)
  }
}
