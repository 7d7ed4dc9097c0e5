import Foundation
import TestSupport
import Testing

/// The plugin's search for the files of an app. A plugin cannot be imported, so `AppTree.swift` here is a link to its source.
@Suite struct AppTreeTests {
  private let scratch: ScratchFolder
  private let root: URL

  init() throws {
    scratch = try ScratchFolder()
    root = scratch.url.appending(path: "Sources/App")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  private func tree(depth: Int = 64, entries: Int = 200_000) throws -> AppTree {
    AppTree(
      root, compiled: [], try AppSettings(root.appending(path: "app-sources.json")),
      limit: (depth, entries))
  }

  private func makeSet(_ path: String) throws {
    try scratch.write(Array("{}".utf8), "Sources/App/\(path)/Contents.json")
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: path).path, withDestinationPath: target)
  }

  @Test func `the sets of a catalog have the names of the folders that provide a namespace`() throws
  {
    try makeSet("Look.xcassets/Ink.colorset")
    try makeSet("Look.xcassets/Icons/Tab.imageset")
    try makeSet("Look.xcassets/Forms/Field.colorset")
    try scratch.write(
      Array(#"{"properties": {"provides-namespace": true}}"#.utf8),
      "Sources/App/Look.xcassets/Icons/Contents.json")
    #expect(
      try tree().assets == ["color\tField", "image\tIcons/Tab", "color\tInk"])
  }

  @Test func `links in a catalog are not followed`() throws {
    try makeSet("Look.xcassets/Ink.colorset")
    // If links were followed, two links to the folder itself would double the number of paths at each level.
    try link("Look.xcassets/a", to: ".")
    try link("Look.xcassets/b", to: ".")
    try link("Look.xcassets/Paper.colorset", to: "Ink.colorset")
    let tree = try tree()
    #expect(tree.assets == ["color\tInk"])
    #expect(tree.problems == [])
  }

  @Test func `a link to the app's folder is followed, and links in it lead to each folder once`()
    throws
  {
    try scratch.write([], "App/Views/View.swift")
    try link("app", to: "../../App")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appending(path: "App/again").path, withDestinationPath: "Views")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appending(path: "App/Views/back").path, withDestinationPath: "..")
    let tree = try tree()
    #expect(tree.sources.map(\.name) == ["app/Views/View.swift"])
    #expect(tree.problems == [])
  }

  @Test func `folders or files beyond a limit are a problem that names the folder and the limit`()
    throws
  {
    try makeSet("Look.xcassets/a/b/c/Ink.colorset")
    try scratch.write([], "Sources/App/View.swift")
    #expect(try tree().problems == [])
    let deep = try tree(depth: 3)
    #expect(
      deep.problems == [
        "\(root.path)/Look.xcassets/a/b: folders are nested more than 3 levels deep"
      ])
    let many = try tree(entries: 3)
    #expect(many.problems.count == 1)
    #expect(many.problems.first?.contains("more than 3 files") == true)
    #expect(many.problems.first?.contains("'exclude' in app-sources.json") == true)
  }
}
