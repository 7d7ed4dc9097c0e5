import DiagnosticText
import Diagnostics
import DocumentMutation
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

/// Real documents, where `XIB_CORPUS` names a folder with `documents` and `broken`: every seventh file,
/// or all of them with `XIB_CORPUS_ALL`. Foundation's parser is the second opinion.
@Suite(
  .enabled(
    if: Corpus.folder != nil,
    "the environment variable XIB_CORPUS names no folder, so real documents are not read"))
struct CorpusTests {
  @Test func `every object id and every connection of real documents is in the graph, in order`()
    throws
  {
    var read = 0
    for file in try Corpus.files("documents") {
      let bytes = try [UInt8](Data(contentsOf: file))
      guard let expected = XMLOpinion(bytes) else { continue }
      let document: IBDocument
      do {
        document = try IBDocument(parsing: bytes, file: file.path)
      } catch let problem as Diagnostic {
        // Other people's XML beside the documents, and a few that Foundation's parser forgives.
        if expected.isDocument { Issue.record("\(file.path): \(problem.message)") }
        continue
      }
      guard document.dialect == .document else { continue }
      read += 1
      check(document, expected, file.path)
      if document.bytes != bytes { Issue.record("\(file.path): written back as other bytes") }
    }
    #expect(read > 100)
  }

  private func check(_ document: IBDocument, _ expected: XMLOpinion, _ path: String) {
    let connections = document.connections.map { Entry($0.node) }
    let objects = document.objects.filter { $0.id != nil }.map { Entry($0.node) }
    let other = document.connections.filter { $0.id != nil }.map { Entry($0.node) }
    let ids = (objects + other).sorted { $0.index < $1.index }.map(\.text)
    if connections.map(\.text) != expected.connections {
      let difference = UnifiedDiff.text(
        old: expected.connections.joined(separator: "\n"),
        new: connections.map(\.text).joined(separator: "\n"), path: path)
      Issue.record("\(path): other connections\n\(difference)")
    }
    if ids != expected.ids {
      let difference = UnifiedDiff.text(
        old: expected.ids.joined(separator: "\n"), new: ids.joined(separator: "\n"), path: path)
      Issue.record("\(path): other ids\n\(difference)")
    }
  }

  private struct Entry {
    let index: Int
    let text: String

    init(_ node: Node) {
      index = node.index
      text = "\(node.spelling) \(node["id"] ?? "-")"
    }
  }

  @Test func `real documents can be asked everything and formatted twice`() throws {
    for file in try Corpus.files("documents") {
      let bytes = try [UInt8](Data(contentsOf: file))
      // The edits are told by the file's size, so that they stay the same.
      if case .broken(let what) = Probe.run(bytes, seed: UInt64(bytes.count)) {
        Issue.record("\(file.path): \(what)")
      }
    }
  }

  @Test func `really broken documents give a diagnostic or a document`() throws {
    let files = try Corpus.files("broken", all: true)
    #expect(!files.isEmpty)
    for file in files {
      let bytes = try [UInt8](Data(contentsOf: file))
      switch Probe.run(bytes, seed: 1) {
      case .read: continue
      case .refused:
        let found = problem { _ = try IBDocument(parsing: bytes, file: file.path) }
        #expect(found?.file == file.path && found?.severity == .error)
        if file.path.contains("merge-conflict") { #expect(found?.id == "merge-conflict") }
        #expect(!file.path.contains("crlf") && !file.path.contains("utf8-bom"), "\(file.path)")
      case .broken(let what): Issue.record("\(file.path): \(what)")
      }
    }
  }
}

private enum Corpus {
  static let environment = ProcessInfo.processInfo.environment
  static let folder = environment["XIB_CORPUS"].map { URL(filePath: $0) }

  /// The documents in a part of the corpus, sorted.
  static func files(_ part: String, all: Bool = false) throws -> [URL] {
    guard let folder else { return [] }
    let root = folder.appending(path: part)
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let documents = paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    let step = all || environment["XIB_CORPUS_ALL"] != nil ? 1 : 7
    return stride(from: 0, to: documents.count, by: step).map {
      root.appending(path: documents[$0])
    }
  }
}
