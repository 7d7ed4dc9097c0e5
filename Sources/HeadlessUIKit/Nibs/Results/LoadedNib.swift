public import Diagnostics
import NibFormat

/// What one load of one nib has given.
@preconcurrency @MainActor
public struct LoadedNib {
  /// The top-level objects in document order, without placeholders.
  public let topLevelObjects: [Any]
  /// The object for File's Owner: the one passed, or its stand-in.
  public let owner: Any
  /// Warnings about parts that nibs cannot hold, unknown classes and unsupported attributes; with stand-ins also
  /// errors.
  public let diagnostics: [Diagnostic]
  /// The connections and the attributes that were set, in order, if stand-ins are enabled; otherwise empty.
  public let connections: [LoadedConnection]
  /// The keys of the nib that no class has read, if the options record them.
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

  /// The live object for an object of the document, including constraints and placeholders; nil if there is none.
  /// - Parameter id: The id in the document, or the number in a compiled nib.
  public func object(withID id: String) -> AnyObject? {
    for (index, object) in objects where self.id(ofIndex: index) == id { return object }
    for placeholder in placeholders.keys where source.id(ofPlaceholder: placeholder) == id {
      return placeholders[placeholder].map { reference(to: $0) }
    }
    let views = objects.lazy.compactMap { $0.object as? UIView }
    return views.flatMap(\.constraints).first { self.id(of: $0) == id }
  }

  /// The id of an object in the document, or its number in a compiled nib; nil for an object that is not from this nib.
  public func id(of object: AnyObject) -> String? {
    if let reference = (object as? any NibMade)?.nibReference, reference.source === source {
      return id(ofIndex: reference.object)
    }
    if let index = objects.first(where: { $0.object === object })?.index {
      return id(ofIndex: index)
    }
    return placeholder(of: object).flatMap { source.id(ofPlaceholder: $0) }
  }

  /// The identifier of the placeholder that represents the object, nil for other objects.
  public func placeholder(of object: AnyObject) -> String? {
    placeholders.first { reference(to: $0.value) === object }?.key
  }

  /// Nil for objects that the compiler has added.
  func id(ofIndex index: Int) -> String? {
    source.graph.origins.isEmpty ? String(index) : source.origin(of: index)?.objectID
  }
}
