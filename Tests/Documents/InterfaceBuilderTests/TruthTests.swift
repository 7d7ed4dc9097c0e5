import DiagnosticText
import Diagnostics
import FoundationEssentials
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

/// The graph against what Python's ElementTree found in the same files: `Scripts/generate/make-truth`.
@Suite struct TruthTests {
  private struct Truth: Decodable {
    struct Element: Decodable, Equatable {
      var element: String
      var id: String
    }

    struct Connection: Decodable, Equatable {
      var kind: String
      var id: String?
      var source: String?
      var destination: String?
      var name: String?
      var attributes: [String: String]
    }

    var ids: [Element]
    var connections: [Connection]
    var file: String
  }

  private func truth(of sample: String) throws -> Truth {
    let name = sample.split(separator: "/").last?.split(separator: ".").first ?? ""
    let file = Samples.truth.appending(path: "\(name).json")
    let truth = try JSONDecoder().decode(Truth.self, from: Data(contentsOf: file))
    #expect(truth.file == sample)
    return truth
  }

  private func document(_ sample: String) throws -> IBDocument {
    try IBDocument(parsing: Samples.bytes(sample), file: sample)
  }

  @Test(arguments: Samples.readable)
  func `every id of the file is in the graph, in order`(_ sample: String) throws {
    let document = try document(sample)
    // Connections have ids and are no objects; both stand in the order of the source.
    let objects = document.objects.compactMap { object in
      object.id.map { (object.node.index, Truth.Element(element: object.element, id: $0)) }
    }
    let connections = document.connections.compactMap { connection in
      connection.id.map {
        (connection.node.index, Truth.Element(element: connection.node.spelling, id: $0))
      }
    }
    let found = (objects + connections).sorted { $0.0 < $1.0 }.map(\.1)
    #expect(found == (try truth(of: sample).ids))
    #expect(!found.isEmpty)
  }

  @Test(arguments: Samples.readable)
  func `every connection of the file is in the graph, in order, with its ends`(
    _ sample: String
  ) throws {
    let found = try document(sample).connections.filter { $0.kind != nil }.map { connection in
      Truth.Connection(
        kind: connection.node.spelling, id: connection.id, source: connection.source?.id,
        destination: connection.destinationID, name: connection.name,
        attributes: Dictionary(
          uniqueKeysWithValues: connection.node.attributes.map { ($0.spelling, $0.value) }))
    }
    #expect(found == (try truth(of: sample).connections))
  }

  @Test(arguments: Samples.modern)
  func `every connection of a sound sample leads to an object`(_ sample: String) throws {
    for connection in try document(sample).connections {
      #expect(connection.destination != nil, "\(connection.node.spelling) \(connection.id ?? "")")
      #expect(connection.destination?.id == connection.destinationID)
      #expect(connection.source != nil)
    }
  }

  @Test(arguments: Samples.modern)
  func `a sound sample has no warnings`(_ sample: String) throws {
    let found = try document(sample).diagnostics.filter { $0.severity > .note }
    #expect(found.map(\.place) == [])
  }

  @Test(arguments: Samples.modern)
  func `looking an id up finds the object`(_ sample: String) throws {
    let document = try document(sample)
    for object in document.objects {
      guard let id = object.id else { continue }
      #expect(document.object(id: id) == object)
    }
    #expect(document.object(id: "no-such-id") == nil)
  }

  @Test(arguments: Samples.modern)
  func `formatting leaves what Interface Builder wrote as it is`(_ sample: String) throws {
    let document = try document(sample)
    let formatted = String(decoding: document.formatted, as: UTF8.self)
    let written = String(decoding: document.bytes, as: UTF8.self)
    #expect(UnifiedDiff.text(old: written, new: formatted, path: sample) == "")
  }
}
