import Foundation
import TestSupport
import Testing

/// The keys are those of the design's "Command line" and no others.
@Suite struct JSONShapeTests {
  private typealias Object = [String: Any]

  private func object(_ arguments: String...) throws -> [String: Any] {
    let run = try Command(arguments)
    return try #require(run.json as? Object, "\(run.errors)")
  }

  private let treeKeys: Set<String> = [
    "id", "element", "class", "customClass", "module", "label", "role", "key",
    "restorationIdentifier", "reuseIdentifier", "storyboardIdentifier", "frame", "texts", "images",
    "children",
  ]

  private func check(_ nodes: Any?) throws -> Int {
    let nodes = try #require(nodes as? [Object])
    var count = nodes.count
    for node in nodes {
      #expect(Set(node.keys) == treeKeys)
      #expect(node["element"] is String && node["role"] is String)
      if let frame = node["frame"] as? [Any] { #expect(frame.count == 4) }
      count += try check(node["children"])
    }
    return count
  }

  @Test func `a xib's tree`() throws {
    let tree = try object("tree", "--json", "MyViews.xib")
    #expect(
      Set(tree.keys) == ["file", "kind", "platform", "toolsVersion", "objects", "diagnostics"])
    #expect(tree["file"] as? String == "MyViews.xib" && tree["kind"] as? String == "xib")
    #expect(tree["platform"] as? String == "iOS" && tree["toolsVersion"] as? String == "22505")
    #expect(try check(tree["objects"]) == 20)
    let view = try #require((tree["objects"] as? [Object])?[2])
    #expect(view["class"] as? String == "MyView" && view["customClass"] as? String == "MyView")
    #expect(view["module"] as? String == "Samples" && view["label"] is NSNull)
    #expect(view["restorationIdentifier"] as? String == "1")
    #expect(view["frame"] as? [Int] == [0, 0, 240, 128])
    let label = try #require((tree["objects"] as? [Object])?[0])
    #expect(label["role"] as? String == "filesOwner" && label["frame"] is NSNull)
  }

  @Test func `a storyboard's tree has scenes in place of objects`() throws {
    let tree = try object("tree", "--json", "Main.storyboard")
    #expect(
      Set(tree.keys) == ["file", "kind", "platform", "toolsVersion", "scenes", "diagnostics"])
    let scenes = try #require(tree["scenes"] as? [Object])
    #expect(scenes.count == 12)
    for scene in scenes {
      #expect(Set(scene.keys) == ["id", "name", "objects"])
      #expect(try check(scene["objects"]) > 1)
    }
  }

  @Test func `diagnostics have the shape of findings`() throws {
    let tree = try object("tree", "--json", "Broken/dangling-references.xib")
    let found = try #require(tree["diagnostics"] as? [Object])
    #expect(found.count == 6)
    for one in found {
      #expect(
        Set(one.keys) == [
          "rule", "severity", "file", "line", "column", "id", "path", "message", "fixable",
          "fixes", "notes",
        ])
    }
    #expect(found[0]["rule"] as? String == "dangling-reference" && found[0]["line"] as? Int == 27)
    #expect(found[0]["severity"] as? String == "error" && found[0]["fixable"] as? Bool == false)
  }

  @Test(arguments: ["Main.storyboard", "MainMenu.xib", "LoadingView.xib", "Gestures.xib"])
  func `connections have all keys, for segues and bindings theirs`(_ sample: String) throws {
    let found = try object("outlets", "--json", sample)
    #expect(Set(found.keys) == ["file", "connections"])
    let connections = try #require(found["connections"] as? [Object])
    #expect(!connections.isEmpty)
    let roles = ["filesOwner", "firstResponder", "application", "externalObject", "object"]
    let kinds = ["outlet", "outletCollection", "action", "segue", "binding", "accessibility"]
    for one in connections {
      #expect(
        Set(one.keys) == [
          "id", "kind", "name", "role", "source", "destination", "index", "event", "segue",
          "keyPath", "line",
        ])
      let kind = try #require(one["kind"] as? String)
      #expect(kinds.contains(kind) && roles.contains(one["role"] as? String ?? ""))
      for end in ["source", "destination"] {
        #expect(Set((one[end] as? Object ?? [:]).keys) == ["id", "class"])
      }
      #expect((one["index"] is Int) == (kind == "outletCollection"))
      #expect((one["keyPath"] is String) == (kind == "binding"))
      let segue = one["segue"] as? Object
      #expect((segue != nil) == (kind == "segue"))
      if let segue { #expect(Set(segue.keys) == ["kind", "relationship"]) }
      #expect(one["line"] is Int)
    }
  }

  @Test func `the members of a collection are counted`() throws {
    let found = try object("outlets", "--json", "LoadingView.xib")
    let connections = try #require(found["connections"] as? [Object])
    #expect(connections.compactMap { $0["index"] as? Int } == [0, 1, 2, 3, 4])
    #expect(connections.compactMap { $0["name"] as? String } == Array(repeating: "dots", count: 5))
    #expect(
      connections.compactMap { ($0["source"] as? Object)?["class"] as? String }
        == Array(repeating: "LoadingView", count: 5))
  }

  @Test func `connections can be chosen by role and kind`() throws {
    let run = try Command("outlets", "--role", "filesOwner", "--kind", "outlet", "Gestures.xib")
    #expect(run.status == 0)
    #expect(
      run.output == """
        14: filesOwner outlet doubleTap: File's Owner (ChartDeskViewController) #-1 -> \
        UITapGestureRecognizer "Double Tap" #2Kk-nN-JCI
        15: filesOwner outlet view: File's Owner (ChartDeskViewController) #-1 -> UIView #ErV-Jw-hGG

        """)
  }

  @Test func `the figures of a run are one object`() throws {
    let scratch = try ScratchFolder()
    try scratch.copy("MyViews.xib", to: "a.xib")
    try scratch.copy("MainMenu.xib", to: "b.xib")
    try scratch.copy("Broken/truncated.xib", to: "c.xib")
    let run = try Command(["stats", "--json", "."], in: scratch.url)
    #expect(run.status == 2)
    let figures = try #require(run.json as? Object)
    #expect(
      Set(figures.keys) == [
        "documents", "read", "failed", "elements", "attributes", "topRaw", "writtenBack",
        "formatted", "connections",
      ])
    #expect(figures["documents"] as? Int == 3 && figures["read"] as? Int == 2)
    let failed = try #require(figures["failed"] as? [Object])
    #expect(failed.count == 1 && Set(failed[0].keys) == ["file", "reason"])
    #expect(failed[0]["file"] as? String == "./c.xib")
    #expect(figures["writtenBack"] as? [String: Int] == ["same": 2, "total": 2])
    #expect(figures["formatted"] as? [String: Int] == ["same": 2, "total": 2])
    let attributes = try #require(figures["attributes"] as? [String: [String: Int]])
    #expect(Set(attributes.keys) == ["ios", "macos"])
    #expect(attributes.values.allSatisfy { Set($0.keys) == ["typed", "raw"] })
    #expect((attributes["macos"]?["typed"] ?? 0) > 100)
    let connections = try #require(figures["connections"] as? [String: Int])
    #expect(
      Set(connections.keys)
        == ["filesOwner", "firstResponder", "application", "externalObject", "object"])
    #expect(connections["filesOwner"] == 1)
  }

  @Test func `one file gives an object, several or a folder an array`() throws {
    #expect(try Command("tree", "--json", "MyViews.xib").json is Object)
    #expect(
      (try Command("tree", "--json", "MyViews.xib", "MyViews.xib").json as? [Any])?.count == 2)
    let scratch = try ScratchFolder()
    try scratch.copy("MyViews.xib", to: "a.xib")
    #expect((try Command(["tree", "--json", "."], in: scratch.url).json as? [Any])?.count == 1)
  }

  @Test func `texts of every kind survive JSON`() throws {
    let scratch = try ScratchFolder()
    let label = "\"q\" \\ é 🎏 &lt; &#10; &#9;"
    let text = try Samples.text("MyViews.xib").replacing(
      "userLabel=\"Left Tile\"", with: "userLabel=\"\(label.replacing("\"", with: "&quot;"))\"")
    try scratch.write(Array(text.utf8), "a.xib")
    let tree = try #require(
      try Command(["tree", "--json", "a.xib"], in: scratch.url).json as? Object)
    let view = (tree["objects"] as? [Object])?[2]
    let tile = (view?["children"] as? [Object])?.first
    #expect(tile?["label"] as? String == "\"q\" \\ é 🎏 < \n \t")
  }

  @Test func `characters that JSON escapes are found at every place of a text`() throws {
    let scratch = try ScratchFolder()
    let words = (0..<18).flatMap { place in
      ["\"", "\\", "\n", "\u{7F}", "é", "\u{10FF9B}", "\u{10FFFF}"].map { special in
        String(repeating: "a", count: place) + special + String(repeating: "b", count: 17 - place)
      }
    }
    let label = words.joined()
    let escaped = label.replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
    let text = try Samples.text("MyViews.xib").replacing(
      "userLabel=\"Left Tile\"", with: "userLabel=\"\(escaped)\"")
    try scratch.write(Array(text.utf8), "a.xib")
    let tree = try #require(
      try Command(["tree", "--json", "a.xib"], in: scratch.url).json as? Object)
    let view = (tree["objects"] as? [Object])?[2]
    let tile = (view?["children"] as? [Object])?.first
    #expect(tile?["label"] as? String == label)
  }
}
