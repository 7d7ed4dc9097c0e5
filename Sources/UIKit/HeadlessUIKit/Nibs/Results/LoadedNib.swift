public import Diagnostics
import NibFormat

/// The result of loading a nib once.
@preconcurrency @MainActor
public struct LoadedNib {
  /// The top-level objects in document order, without placeholders.
  public let topLevelObjects: [Any]
  /// The object for File's Owner: the one that was passed, or its stand-in.
  public let owner: Any
  /// The warnings of the load; with stand-ins, also its errors.
  ///
  /// Warnings are about parts that nibs cannot store, unknown classes and unsupported attributes.
  public let diagnostics: [Diagnostic]
  /// The connections and the attributes, in order, if stand-ins are enabled; otherwise empty.
  public let connections: [LoadedConnection]
  /// The keys of the nib that no class has read, if the options record them; otherwise empty.
  package let unreadKeys: [UnreadKey]
  let source: NibSource
  /// Every object in the nib, with its number.
  package let objects: [(index: Int, object: AnyObject)]
  /// The objects that placeholders represent, by identifier, including the owner.
  let placeholders: [String: Any]

  init(_ result: NibInstantiation.Result, _ session: NibSession) {
    topLevelObjects = result.topLevelObjects
    objects = result.objects
    owner = session.surroundings.owner
    placeholders = session.surroundings.externalObjects
      .merging([NibProxy.filesOwner: owner]) { $1 }
    connections = session.connections
    unreadKeys = session.unreadKeys
    source = session.source
    diagnostics =
      session.source.diagnostics + session.errors.map { $0.diagnostic(severity: .error) }
      + (session.notes + [session.surroundings.strings.problem].compactMap { $0 })
      .map { $0.diagnostic(severity: .warning) }
  }

  /// Returns the live object for an object in the document; nil if none has the id.
  ///
  /// Constraints and placeholders are included.
  /// - Parameter id: The id in the document, or the number in a compiled nib.
  public func object(withID id: String) -> AnyObject? {
    for (index, object) in objects where self.id(ofIndex: index) == id { return object }
    for placeholder in placeholders.keys where source.id(ofPlaceholder: placeholder) == id {
      return placeholders[placeholder].map { reference(to: $0) }
    }
    let views = objects.lazy.compactMap { $0.object as? UIView }
    return views.flatMap(\.constraints).first { self.id(of: $0) == id }
  }

  /// Returns the id of an object in the document, or its number in a compiled nib; nil for an object from outside.
  public func id(of object: AnyObject) -> String? {
    if let reference = (object as? any NibMade)?.nibReference, reference.source === source {
      return id(ofIndex: reference.object)
    }
    if let index = objects.first(where: { $0.object === object })?.index {
      return id(ofIndex: index)
    }
    return placeholder(of: object).flatMap { source.id(ofPlaceholder: $0) }
  }

  /// Returns the identifier of the placeholder that represents the object; nil for other objects.
  public func placeholder(of object: AnyObject) -> String? {
    placeholders.first { reference(to: $0.value) === object }?.key
  }

  /// Returns the id of an object by its number; nil for objects that the compiler has added.
  func id(ofIndex index: Int) -> String? {
    source.graph.origins.isEmpty ? String(index) : source.origin(of: index)?.objectID
  }
}
