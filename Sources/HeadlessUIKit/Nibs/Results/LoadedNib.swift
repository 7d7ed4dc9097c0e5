public import Diagnostics
import NibFormat

/// What one load of one nib has given.
@MainActor
public struct LoadedNib {
  /// The top-level objects in document order, without placeholders.
  public let topLevelObjects: [Any]
  /// The object behind File's Owner: the one given, or what stands in for it.
  public let owner: Any
  /// What was noticed: what a document says that nibs have no place for, unknown classes, attributes that no
  /// object takes; with stand-ins also what failed.
  public let diagnostics: [Diagnostic]
  /// The connections that were made and the attributes that were set, in that order, where stand-ins were
  /// asked for; else none.
  public let connections: [LoadedConnection]
  /// What the nib holds and no class has asked for, where the options record it.
  package let unreadKeys: [UnreadKey]
  let source: NibSource
  /// Every object that the nib lists, with its number.
  package let objects: [(index: Int, object: AnyObject)]
  /// The objects behind placeholders by what those are called, the owner among them.
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

  /// The object that was made for an object of the document, a constraint or a placeholder's among them; nil
  /// where there is none.
  /// - Parameter id: The id in the document, or the number in a nib that was read compiled.
  public func object(withID id: String) -> AnyObject? {
    for (index, object) in objects where self.id(ofIndex: index) == id { return object }
    for placeholder in placeholders.keys where source.id(ofPlaceholder: placeholder) == id {
      return placeholders[placeholder].map { $0 as AnyObject }
    }
    let views = objects.lazy.compactMap { $0.object as? UIView }
    return views.flatMap(\.constraints).first { self.id(of: $0) == id }
  }

  /// The id that an object has in the document, or its number in a nib that was read compiled; nil for an
  /// object that is not from this nib.
  public func id(of object: AnyObject) -> String? {
    if let reference = (object as? any NibDecodable)?.nibReference, reference.source === source {
      return id(ofIndex: reference.object)
    }
    if let index = objects.first(where: { $0.object === object })?.index {
      return id(ofIndex: index)
    }
    return placeholder(of: object).flatMap { source.id(ofPlaceholder: $0) }
  }

  /// What the placeholder is called that an object stands behind, nil for other objects.
  public func placeholder(of object: AnyObject) -> String? {
    placeholders.first { $0.value as AnyObject === object }?.key
  }

  /// Nil for what the compiler has added to a document's objects.
  func id(ofIndex index: Int) -> String? {
    source.graph.origins.isEmpty ? String(index) : source.origin(of: index)?.objectID
  }
}
