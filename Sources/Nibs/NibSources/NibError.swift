public import Diagnostics
package import NibFormat

/// The reason why a nib could not be loaded; UIKit would raise an exception for some of these errors.
public struct NibError: Error, Hashable, Sendable {
  /// The kind of error.
  public enum Kind: String, Hashable, Sendable {
    /// The nib is neither in the bundle nor on the search path.
    case missingNib = "missing-nib"
    /// The file is damaged or not a nib.
    case unreadableNib = "unreadable-nib"
    /// The document is for a platform without UIKit's views.
    case unsupportedPlatform = "unsupported-platform"
    /// The nib has no strings for the language; texts remain untranslated.
    case missingStrings = "missing-strings"
    /// The strings file of a nib is damaged; texts remain untranslated.
    case unreadableStrings = "unreadable-strings"
    /// An object has no property with the outlet's name.
    case undefinedKey = "undefined-key"
    /// The property has a different type than the object from the nib.
    case wrongType = "wrong-outlet-type"
    /// An object does not have a user-defined runtime attribute; UIKit logs this and continues.
    case failedAttribute = "failed-attribute"
    /// The property cannot be set without an entry in the class's table: it is a constant, is unowned, has an
    /// enumeration type, or has a property wrapper.
    case notSettable = "outlet-not-settable"
    /// A custom class is missing; its UIKit superclass is used.
    case unknownClass = "unknown-class"
    /// A framework class that is not implemented; its nearest implemented superclass is used.
    case unmodelledClass = "unmodelled-class"
    /// An `init(coder:)` failed, or returned an object of a different class.
    case failedInitializer = "failed-initializer"
    /// A nib creates an object that loads the nib again, in an endless loop.
    case endlessLoading = "endless-loading"
    /// An object is used before its `init(coder:)` has called `super`.
    case unfinishedObject = "unfinished-object"
    /// Objects are nested deeper than any real nib.
    case tooDeep = "too-deep"
    /// The target of an action has no such method.
    case unrecognizedSelector = "unrecognized-selector"
    /// An object is not of a kind that its position in the nib requires, such as a cell that is not a view.
    case malformedNib = "malformed-nib"
    /// An invalid hierarchy: a view inside itself, or a constraint between two views without a common superview.
    case invalidHierarchy = "invalid-hierarchy"
    /// A controller's view could not be loaded: neither its nib nor its `loadView()` sets it.
    case missingView = "missing-view"
    /// A storyboard has no controller with an identifier, or a controller has no segue with it.
    case unknownIdentifier = "unknown-identifier"
    /// A cell or reusable view was requested by an identifier that is not registered.
    case unregisteredIdentifier = "unregistered-identifier"
    /// The constraints of too many views depend on one another to be solved.
    case tooLargeLayout = "too-large-layout"
    /// A call for which UIKit raises an exception, such as starting a stopped animator.
    case invalidUse = "invalid-use"
  }

  /// The kind of error.
  public var kind: Kind
  /// The rule of the diagnostic from reading the file, if there is one: `truncated-nib`, `not-well-formed`.
  public var rule: String?
  /// The path or description of the nib or document.
  public var document: String?
  /// The id of the object in the document, if known.
  public var objectID: String?
  /// The line in the document, if known.
  public var line: Int?
  /// The class of the object.
  public var className: String?
  /// The name of the outlet, or the key path of an attribute.
  public var key: String?
  /// A description of the error, in UIKit's words if they are known, and how to fix it.
  public var message: String
  /// Additional sentences: what else is missing, where, and what to write.
  public var notes: [String] = []

  /// A nib and an object in it, for messages.
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
  /// Sets the location of the error; does nothing for nil.
  package mutating func place(at place: Place?) {
    guard let place else { return }
    document = place.document
    objectID = place.origin?.objectID
    line = place.origin?.line
  }
}

extension NibError: DescribedError {
  /// The location, if the error has one, followed by the message and by each note on its own line.
  public var description: String {
    var parts: [String] = []
    if let document { parts.append(document + (line.map { ":\($0)" } ?? "")) }
    if let objectID { parts.append("(object \(objectID))") }
    let place = parts.joined(separator: " ")
    let text = place.isEmpty ? message : "\(place): \(message)"
    return ([text] + notes).joined(separator: "\n  ")
  }

  /// The error as a diagnostic.
  public var diagnostic: Diagnostic { diagnostic(severity: .error) }

  package func diagnostic(severity: Diagnostic.Severity) -> Diagnostic {
    let range = line.map { line in
      let position = SourcePosition(line: line, column: 1, offset: 0)
      return SourceRange(start: position, end: position)
    }
    return Diagnostic(
      id: rule ?? kind.rawValue, severity: severity, file: document, range: range,
      objectID: objectID, message: message,
      notes: notes.map { Diagnostic.Note($0) })
  }
}
