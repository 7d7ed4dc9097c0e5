import Diagnostics
import Foundation
import IBSearch
import IBTools
import TestSupport
import Testing

/// The names of sets in asset catalogs, which groups give prefixes.
@Suite struct RenameAssetsTests {
  private static let namespace = #"{"properties": {"provides-namespace": true}}"#

  /// Returns an app with a document that uses an image, and folders of a catalog with the contents of their
  /// `Contents.json`.
  private func app(_ image: String, _ folders: [String: String]) throws -> ScratchFolder {
    let app = try ScratchFolder()
    let text = Documents.xib("<imageView image=\"\(image)\" id=\"1\"/>")
    try app.write(Array(text.utf8), "A.xib")
    for (folder, contents) in folders {
      try app.write(Array(contents.utf8), "A.xcassets/\(folder)/Contents.json")
    }
    return app
  }

  /// Renames an image, and returns the message of a refusal, after which everything must be as it was.
  private func rename(_ old: String, _ new: String, in app: ScratchFolder) throws -> String? {
    let before = try (folders(of: app), app.bytes("A.xib"))
    let problem = problem {
      var run = RenameRun(Renaming(.image, from: old, to: new))
      run.assets = [app.url.path]
      _ = try run.run([app.url.path], to: CollectingSink())
    }
    if problem != nil {
      #expect(try folders(of: app) == before.0)
      #expect(try app.bytes("A.xib") == before.1)
    } else {
      let text = String(decoding: try app.bytes("A.xib"), as: UTF8.self)
      #expect(text.contains("image=\"\(new)\""))
    }
    return problem?.message
  }

  /// The folders of sets in the catalog.
  private func folders(of app: ScratchFolder) throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: app.url.appendingPathComponent("A.xcassets").path)
    return Set(paths.filter { $0.hasSuffix("set") })
  }

  @Test func `the name of a set in a group without a namespace is taken`() throws {
    let app = try app("a", ["a.imageset": "{}", "G": "{}", "G/b.symbolset": "{}"])
    #expect(try rename("a", "b", in: app)?.contains("has the name 'b' already") == true)
    // The group need not have a file.
    let other = try self.app("a", ["a.imageset": "{}", "G/b.imageset": "{}"])
    #expect(try rename("a", "b", in: other)?.contains("has the name 'b' already") == true)
  }

  @Test func `the name of a color is free for an image`() throws {
    let app = try app("a", ["a.imageset": "{}", "b.colorset": "{}"])
    #expect(try rename("a", "b", in: app) == nil)
    #expect(try folders(of: app) == ["b.imageset", "b.colorset"])
  }

  @Test func `a set in a group with a namespace has another name`() throws {
    let app = try app(
      "a", ["a.imageset": "{}", "G": Self.namespace, "G/a.imageset": "{}", "G/b.imageset": "{}"])
    #expect(try rename("a", "b", in: app) == nil)
    #expect(try folders(of: app) == ["b.imageset", "G/a.imageset", "G/b.imageset"])
  }

  @Test func `a set is renamed in its group, whatever groups are around it`() throws {
    let app = try app(
      "G/a",
      [
        "F": "{}", "F/G": Self.namespace, "F/G/H": "{}", "F/G/H/a.imageset": "{}",
        "F/a.imageset": "{}",
      ])
    #expect(try rename("G/a", "G/b", in: app) == nil)
    #expect(try folders(of: app) == ["F/G/H/b.imageset", "F/a.imageset"])
  }

  @Test func `a set moves only into a group that gives it the new name`() throws {
    let app = try app("a", ["a.imageset": "{}", "G": Self.namespace, "H": "{}"])
    #expect(try rename("a", "H/a", in: app)?.contains("would have the name 'a'") == true)
    #expect(try rename("a", "I/a", in: app)?.contains("does not exist") == true)
    #expect(try rename("a", "G/a", in: app) == nil)
    #expect(try folders(of: app) == ["G/a.imageset"])
  }

  @Test func `a set that has the new name already stays`() throws {
    let app = try app("a", ["b.imageset": "{}"])
    #expect(try rename("a", "b", in: app) == nil)
    #expect(try folders(of: app) == ["b.imageset"])
  }
}
