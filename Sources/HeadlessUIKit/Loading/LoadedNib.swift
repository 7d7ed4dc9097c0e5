public import Diagnostics
import NibFormat

/// What loading a nib has given.
@MainActor
public struct LoadedNib {
  /// The top-level objects in document order, without placeholders.
  public let topLevelObjects: [Any]
  /// The object behind File's Owner: the one given, or what stands in for it.
  public let owner: Any
  /// What was noticed: unknown classes, attributes that no object takes; with stand-ins also what failed.
  public let diagnostics: [Diagnostic]
  /// The connections that were made and the attributes that were set, in that order, where stand-ins were
  /// asked for; else none.
  public let connections: [LoadedConnection]
  let source: NibSource
  private let objects: [(index: Int, object: AnyObject)]
  private let externalObjects: [String: Any]

  init(_ result: NibInstantiation.Result, _ session: NibSession) {
    topLevelObjects = result.topLevelObjects
    objects = result.objects
    owner = session.surroundings.owner
    externalObjects = session.surroundings.externalObjects
    connections = session.connections
    source = session.source
    diagnostics =
      session.errors.map { $0.diagnostic(severity: .error) }
      + session.notes.map { $0.diagnostic(severity: .warning) }
  }
}
