import Diagnostics
import Foundation
import IBCompare
import IBTools
import TestSupport
import Testing

@Suite struct DocumentPairTests {
  private let scratch: ScratchFolder
  private let old: [UInt8]
  private let new: [UInt8]

  init() throws {
    scratch = try ScratchFolder()
    old = try Samples.bytes("Accessibility.xib")
    let text = String(decoding: old, as: UTF8.self)
    new = Array(text.replacing(#"placeholder="Email""#, with: #"placeholder="E-mail""#).utf8)
  }

  private func pairs() throws -> [DocumentPair] {
    try DocumentPair.pairs(
      inFolders: scratch.url.appending(path: "old").path,
      scratch.url.appending(path: "new").path)
  }

  @Test func `documents of two folders are paired by their paths`() throws {
    try scratch.write(old, "old/Views/A.xib")
    try scratch.write(new, "new/Views/A.xib")
    try scratch.write(old, "old/Gone.xib")
    try scratch.write(new, "new/Added.xib")
    let pairs = try pairs()
    #expect(pairs.map(\.path) == ["Added.xib", "Gone.xib", "Views/A.xib"])
    let reviews = try pairs.map { try $0.difference().review() }
    #expect(reviews[0].first?.hasPrefix("document added") == true)
    #expect(reviews[1].first?.hasPrefix("document removed") == true)
    #expect(reviews[2] == [#"text field "E-mail": placeholder Email → E-mail  #bbd-tK-tSh"#])
  }

  @Test func `a version that cannot be read is a problem that names its file`() throws {
    try scratch.write(old, "old/A.xib")
    try scratch.write(Array("<document".utf8), "new/A.xib")
    let pair = try #require(try pairs().first)
    let problem = #expect(throws: Diagnostic.self) { try pair.difference() }
    #expect(problem?.file == scratch.url.appending(path: "new/A.xib").path)
    #expect(throws: Diagnostic.self) {
      try DocumentPair.pairs(inFolders: "absent", scratch.url.path)
    }
  }

  @MainActor @Test func `a page shows only the pairs that differ`() throws {
    try scratch.write(old, "old/Same.xib")
    try scratch.write(old, "new/Same.xib")
    try scratch.write(old, "old/A.xib")
    try scratch.write(new, "new/A.xib")
    let result = DiffPage(showsAll: false).result(for: try pairs())
    let page = String(decoding: result.bytes, as: UTF8.self)
    #expect(result.hasDifferences && result.isComplete)
    #expect(page.contains("A.xib") && !page.contains("Same.xib"))
  }
}
