import Diagnostics
import XMLTree

/// The conversion of a legacy `<archive>` to a modern `<document>`.
///
/// The archive is a keyed archive written as XML: a flat list of objects with their ids, a flat list of connections,
/// and Interface Builder's own metadata. Every object record becomes one object and every connection record one
/// connection. Values that no table maps remain only in the source.
struct LegacyArchive {
  /// The document in the modern dialect; each element has the position of its origin in the source.
  let tree: Tree
  /// The mistakes and unknown parts found during the conversion.
  let diagnostics: [Diagnostic]

  /// Converts an archive.
  /// - Throws: A ``Diagnostic`` if the objects nest deeper than the limits allow.
  init(_ source: Tree, limits: Limits) throws {
    (tree, diagnostics) = try source.withRecords { nodes, attributes in
      let index = ArchiveIndex(source, nodes: nodes, attributes: attributes)
      let root = source.root.index
      let data = index.children(of: root).first { nodes[$0].name == Names.data } ?? root
      let container = index.value(ArchiveWord.IBDocumentObjects, of: data)
      let records = ArchiveRecords(index, container: container ?? data)
      let connections = ArchiveConnections(index, records: records, container: container ?? data)
      var converter = ArchiveConverter(index, records: records, connections: connections)
      try converter.convert(root: root, data: data, depth: limits.depth)
      var problems = records.diagnostics + connections.diagnostics + converter.diagnostics
      if container == nil {
        problems.append(
          Diagnostic(
            id: "legacy-no-objects", severity: .error, range: source.root.sourceRange,
            message: "the archive has no list of objects (IBDocument.Objects)"))
      }
      return (converter.builder.tree(), problems)
    }
  }
}
