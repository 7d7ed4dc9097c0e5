import Foundation
import InterfaceBuilder
import NibFormat
import NibSources
import TestSupport
import Testing

/// Documents as sources of nibs.
struct NibDocumentTests {
  private func document(_ text: String, file: String? = nil) throws -> IBDocument {
    try IBDocument(parsing: Array(text.utf8), file: file)
  }

  @Test func `a xib gives a graph whose objects know their places`() throws {
    let text = Documents.xib(#"<view id="ber-th-001"/>"#)
    let source = try document(text, file: "/app/Berth.xib").nibSource()
    #expect(source.name == "/app/Berth.xib")
    #expect(source.graph.origins.values.contains { $0.objectID == "ber-th-001" })
  }

  @Test func `a document in memory has a name for messages`() throws {
    let source = try document(Documents.xib(#"<view id="ber-th-001"/>"#)).nibSource()
    #expect(source.name == "document in memory")
  }

  @Test func `a document for another platform is refused with its path`() throws {
    let url = Samples.folder.appending(path: "MainMenu.xib")
    let document = try IBDocument(contentsOf: url)
    let error = #expect(throws: NibError.self) { try document.nibSource() }
    #expect(error?.kind == .unsupportedPlatform)
    #expect(error?.document == url.path)
  }

  @Test func `only a storyboard is one`() throws {
    #expect(try !document(Documents.xib("")).isStoryboard)
    #expect(try document(Documents.storyboard("")).isStoryboard)
  }
}
