import Foundation
import TestSupport
import Testing

/// Sources of apps whose declarations depend on one another: the work for them is limited.
@Suite struct HostileSourceTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try write("", ".git/HEAD")
  }

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), path)
  }

  private func doctor(_ text: String) throws -> Command {
    try write("import UIKit\n" + text, "A.swift")
    return try Command(["doctor", "A.swift"], in: scratch.url, setUp: "ulimit -t 20")
  }

  // MARK: Conditions

  @Test func `types in the branches of a condition are read up to a limit`() throws {
    func chain(_ count: Int) -> String {
      let branches = (0..<count).map { "#elseif B\($0)\nclass C\($0): UIView { var x = 1 }\n" }
      return "#if A\n" + branches.joined() + "#endif\n"
    }
    #expect(try doctor(chain(300)).status == 0)
    let found = try doctor(chain(10_000))
    #expect(found.status == 2)
    #expect(found.errors.contains("A.swift: error: "), "\(found.errors)")
    #expect(found.errors.contains("more than 8388608 bytes"), "\(found.errors)")
  }

  @Test(arguments: [1, 2_000])
  func `conditions inside of one another are read up to a depth`(types: Int) throws {
    func nested(_ depth: Int) -> String {
      let inside = (0..<types).map { "class C\($0): UIView {}\n" }.joined()
      return String(repeating: "#if A\n", count: depth) + inside
        + String(repeating: "#endif\n", count: depth)
    }
    #expect(try doctor(nested(300)).status == 0)
    let found = try doctor(nested(500))
    #expect(found.status == 2)
    #expect(found.errors.contains("nested more than 400 levels deep"), "\(found.errors)")
  }

  // MARK: Growth

  private func checkRenaming(size: Int, _ source: (Int) -> String) throws {
    try write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22000" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController sceneMemberID="viewController" id="c"><connections>
      <segue destination="c" kind="show" identifier="star" id="g"/></connections></viewController>
      </objects></scene></scenes></document>
      """, "a.storyboard")
    try scratch.checkGrowth(
      ["rename", "segue", "star", "sun", "--sources", "s", "--dry-run", "a.storyboard"], size: size
    ) { size in
      try write("import UIKit\n" + source(size), "s/A.swift")
    }
  }

  private static func uses(_ path: String, _ count: Int) -> String {
    let use = "performSegue(withIdentifier: \(path), sender: nil)\n"
    return "func f() {\n" + String(repeating: use, count: count) + "}\n"
  }

  @Test func `names are searched in a long chain of classes in linear time`() throws {
    try checkRenaming(size: 400) { size in
      let classes = (1...size).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
      return "class C0 {}\n\(classes)extension C\(size) {\n\(Self.uses("way", size))}\n"
    }
  }

  @Test func `nested types with the same last name are told apart in linear time`() throws {
    try checkRenaming(size: 1_500) { size in
      let types = (0..<size).map { "class O\($0) { enum K { static let a = \"star\" } }\n" }
      return types.joined() + Self.uses("K.a", size)
    }
  }

  @Test func `long chains of raw values are read in linear time`() throws {
    try checkRenaming(size: 8_000) { size in
      "let a = b" + String(repeating: ".rawValue", count: size) + "\n"
    }
  }

  @Test func `initializers inside of one another are read in linear time`() throws {
    try checkRenaming(size: 4_000) { size in
      "let a = b(rawValue: " + String(repeating: ".init(rawValue: ", count: size) + "\"star\""
        + String(repeating: ")", count: size + 1) + "\n"
    }
  }

  @Test func `parameters of functions without braces are read in linear time`() throws {
    try write(Documents.xib("<view id=\"v\"/>"), "Main.xib")
    try scratch.checkGrowth(["lint", "--no-sources-cache", "."], size: 6_000) { size in
      let functions = (0..<size).map { "  func f\($0)(a: Int, b: Int)\n" }.joined()
      try write("import UIKit\nprotocol P {\n\(functions)}\n", "A.swift")
    }
  }

  @Test func `selectors below many types are read in linear time`() throws {
    try scratch.checkGrowth(["doctor", "A.swift"], size: 6_000) { size in
      let types = (0..<size).map { "class A\($0) {}\n" }.joined()
      let uses = String(repeating: "  _ = #selector(x)\n", count: size)
      try write("import UIKit\n\(types)func f() {\n\(uses)}\n", "A.swift")
    }
  }
}
