public import Diagnostics
import NibFormat
import NibSources

/// The result of loading a nib once.
@preconcurrency @MainActor
public struct LoadedNib {
  /// The top-level objects in the order of the nib, without File's Owner and the application.
  public let topLevelObjects: [AnyObject]
  /// The object for File's Owner: the one that was passed, or its stand-in.
  public let owner: AnyObject
  /// The windows that are shown as soon as the nib has been loaded.
  public let visibleWindows: [NSWindow]
  /// The connections, attributes and tool tips, in the order of the nib.
  public let connections: [LoadedConnection]
  /// The warnings of the compiler, and those that AppKit logs: unknown classes, and outlets without a property.
  public let diagnostics: [Diagnostic]
  let source: NibSource
  /// The objects of the nib and their parents, by number, in the order of the nib.
  let entries: [NibInstantiation.Entry]
  let ownerNumber: Int?
  private let numbers: [ObjectIdentifier: Int]

  init(_ result: NibInstantiation.Result, _ session: NibSession) {
    topLevelObjects = result.topLevelObjects
    owner = result.owner
    ownerNumber = result.ownerNumber
    visibleWindows = result.visibleWindows
    connections = result.connections
    entries = result.entries
    source = session.source
    numbers = Dictionary(
      result.entries.map { (ObjectIdentifier($0.object), $0.number) },
      uniquingKeysWith: { first, _ in first })
    diagnostics =
      session.source.diagnostics + session.notes.map { $0.diagnostic(severity: .warning) }
  }

  /// Returns the live object with an id in the document, or with a number in a compiled nib; nil if there is none.
  public func object(withID id: String) -> AnyObject? {
    if let ownerNumber, self.id(ofNumber: ownerNumber) == id { return owner }
    return entries.first { self.id(ofNumber: $0.number) == id }?.object
  }

  /// Returns the id of an object in the document, or its number in a compiled nib; nil for an object from outside.
  public func id(of object: AnyObject) -> String? {
    if object === owner { return ownerNumber.flatMap(id(ofNumber:)) }
    return numbers[ObjectIdentifier(object)].flatMap { id(ofNumber: $0) }
  }

  /// Returns the text of an attribute's value: of an object its class, and its id if it is one of the nib's. The text is
  /// the same in every run.
  public func text(ofValue value: Any) -> String {
    guard type(of: value) is AnyObject.Type else { return "\(value)" }
    let object = value as AnyObject
    if let number = numbers[ObjectIdentifier(object)] {
      return className(ofNumber: number) + (id(ofNumber: number).map { " #\($0)" } ?? "")
    }
    let text = "\(value)"
    // The description that all objects inherit has the address.
    return text.hasPrefix("<") && text.contains(": 0x") ? NibClasses.name(of: object) : text
  }

  func id(ofNumber number: Int) -> String? {
    source.graph.origins.isEmpty ? String(number) : source.origin(of: number)?.objectID
  }
}
