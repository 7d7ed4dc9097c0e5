import Diagnostics
import Foundation
import IBLint
import IBSearch
import IBTools
import TestSupport
import Testing
import XcodeProjects
import YAMLFiles

/// Names in the files of projects, which have several forms of texts.
@Suite struct ProjectNamesTests {
  /// Returns a file with a storyboard under another name.
  private func renamed(
    _ text: String, _ file: String, from old: String = "Main", to new: String
  ) throws -> String {
    var bytes = Array(text.utf8)
    var names = ProjectNames(bytes, file: file)
    for change in try names.replacements(of: old, with: new, .storyboard).reversed() {
      bytes.replaceSubrange(change.range, with: change.bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the storyboards that a file states.
  private func storyboards(_ text: String, _ file: String) -> Set<String> {
    var names = ProjectNames(Array(text.utf8), file: file)
    return names.names[.storyboard] ?? []
  }

  /// Names with characters that have a meaning in one of the forms.
  private static let names: [String] =
    [
      "Home Screen", "Q&A", "a<b>c", "it's", "say \"so\"", "#1", "a #b", "a: b", "a;b", "Übersicht",
      "日本 語",
    ]
    + [
      "yes", "null", "1", "1.5", "-a", "- a", "*a", "&a", "!a", "%a", "@a", "|", "a, b", "{a}",
      "[a]",
    ]
    + [
      "a=b", "a\\b", "a\\nb", "&amp;", "]]>", "___a", "a.b", "$a", "(a)", "a\u{301}", "🏠",
      "a\u{85}b",
    ]
    + ["~", "?", "a:", ":a", "`a`", "''", "\\", "a/*b*/", "a{b", "a}b", "'a'", "\"a\"", "a'b\"c"]

  @Test(arguments: names)
  func `a project has the new name as the value, and the old one again`(_ name: String) throws {
    for text in [
      "{ INFOPLIST_KEY_UIMainStoryboardFile = Main; OTHER = Main; }",
      "{ \"INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]\" = \"Main\"; OTHER = Main; }",
    ] {
      let changed = try renamed(text, "project.pbxproj", to: name)
      guard case .dictionary(let values) = try PropertyListValue(parsing: Array(changed.utf8))
      else {
        Issue.record("no dictionary")
        continue
      }
      #expect(Set(values.values.map(\.text)) == [name, "Main"])
      #expect(storyboards(changed, "project.pbxproj") == [name])
      let back = try renamed(changed, "project.pbxproj", from: name, to: "Main")
      // Quotation marks that the name does not need may be gone.
      #expect(back.replacing("\"Main\"", with: "Main") == text.replacing("\"Main\"", with: "Main"))
    }
  }

  @Test(arguments: names)
  func `a property list has the new name as the value, and back the same bytes`(
    _ name: String
  ) throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict><key>UILaunchStoryboardName</key><string>Main</string></dict></plist>"
    let changed = try renamed(text, "Info.plist", to: name)
    let list = try PropertyListSerialization.propertyList(
      from: Data(changed.utf8), format: nil)
    #expect(list as? [String: String] == ["UILaunchStoryboardName": name])
    #expect(storyboards(changed, "Info.plist") == [name])
    #expect(try renamed(changed, "Info.plist", from: name, to: "Main") == text)
  }

  @Test(arguments: names)
  func `a manifest has the new name as the value, and the old one again`(_ name: String) throws {
    for text in [
      "a:\n  UIMainStoryboardFile: Main # Main\n  b: c\n", "UIMainStoryboardFile: 'Main'\r\nb: c\n",
      "- UIMainStoryboardFile: \"Main\"\n  b: c\n", "a: {UIMainStoryboardFile: Main, b: [c]}\n",
      "UIMainStoryboardFile: Main",
    ] {
      let changed = try renamed(text, "project.yml", to: name)
      let node = try #require(try YAMLFile.node(Array(changed.utf8), file: "project.yml"))
      #expect(Self.scalars(node).contains(name), "\(changed)")
      #expect(Self.scalars(node).isSubset(of: [name, "a", "b", "c", "UIMainStoryboardFile"]))
      #expect(storyboards(changed, "project.yml") == [name])
      let back = try renamed(changed, "project.yml", from: name, to: "Main")
      #expect(storyboards(back, "project.yml") == ["Main"])
      if text.contains(": Main") { #expect(back == text) }
    }
  }

  private static func scalars(_ node: ConfigurationNode) -> Set<String> {
    switch node.value {
    case .scalar(let text): [text]
    case .list(let nodes): nodes.reduce(into: []) { $0.formUnion(scalars($1)) }
    case .mapping(let members):
      members.reduce(into: []) { $0.formUnion(scalars($1.key).union(scalars($1.value))) }
    }
  }

  @Test(arguments: names)
  func `a setting has the new name as the rest of its line, or is refused`(_ name: String) throws {
    let text = "INFOPLIST_KEY_UIMainStoryboardFile = Main // Main\nA = Main;\n"
    let isRefused =
      name.contains { $0 == "\u{85}" } || ["\"", "'"].contains(name.first) || name.hasSuffix("/")
      || name.hasSuffix(";")
    guard let changed = try? renamed(text, "A.xcconfig", to: name) else {
      #expect(isRefused)
      return
    }
    #expect(!isRefused)
    #expect(
      changed == "INFOPLIST_KEY_UIMainStoryboardFile = \(name) // Main\nA = Main;\n")
    #expect(storyboards(changed, "A.xcconfig") == [name])
    #expect(try renamed(changed, "A.xcconfig", from: name, to: "Main") == text)
  }

  @Test(arguments: ["a\nb", "a//b", " a", "a ", "a;", "$(a)", "a${b}", "\"a"])
  func `a name that a setting cannot contain is refused`(_ name: String) {
    #expect(throws: Diagnostic.self) {
      try renamed("UIMainStoryboardFile = Main\n", "A.xcconfig", to: name)
    }
  }

  @Test func `a reference to a setting is refused in each form`() {
    for (file, text) in [
      ("project.pbxproj", "{ UIMainStoryboardFile = Main; }"),
      ("Info.plist", "<dict><key>UIMainStoryboardFile</key><string>Main</string></dict>"),
      ("project.yml", "UIMainStoryboardFile: Main\n"),
    ] {
      #expect(throws: Diagnostic.self) { try renamed(text, file, to: "$(PRODUCT_NAME)") }
    }
  }

  @Test func `a value that only begins with the name stays`() throws {
    for (file, text) in [
      ("A.xcconfig", "UIMainStoryboardFile = Main Screen\n"),
      ("project.yml", "UIMainStoryboardFile: Main Screen\n"),
      ("project.yml", "UIMainStoryboardFile: Main\n  Screen\n"),
      ("project.yml", "UIMainStoryboardFile: Main, Screen\n"),
      ("project.yml", "UIMainStoryboardFile: &m Main\nb: *m\n"),
      ("project.pbxproj", "{ UIMainStoryboardFile = \"Main\\\"\"; }"),
      ("Info.plist", "<dict><key>UIMainStoryboardFile</key><string>Main&amp;</string></dict>"),
    ] {
      #expect(try renamed(text, file, to: "Home") == text)
    }
  }

  @Test func `nothing is written if a file of the project cannot contain the name`() throws {
    let app = try ScratchFolder()
    let reference = #"<viewControllerPlaceholder storyboardName="Main" id="a"/>"#
    try app.write(Array(Documents.xib(reference).utf8), "Start.xib")
    try app.write(Array("UIMainStoryboardFile = Main\n".utf8), "A.xcconfig")
    let before = try app.bytes("Start.xib")
    var run = RenameRun(Renaming(.storyboard, from: "Main", to: "a;"))
    run.projects = [app.url.path]
    let problem = problem { _ = try run.run([app.url.path], to: CollectingSink()) }
    #expect(problem?.message.contains("A.xcconfig: 'a;' cannot be a value") == true)
    #expect(try app.bytes("Start.xib") == before)
  }

  @Test func `a renaming that would damage a script of a project is refused`() throws {
    let app = try ScratchFolder()
    let reference = #"<viewControllerPlaceholder storyboardName="Main" id="a"/>"#
    try app.write(Array(Documents.xib(reference).utf8), "Start.xib")
    let project = #"{ a = "set UIMainStoryboardFile = Main ;"; }"#
    try app.write(Array(project.utf8), "A.xcodeproj/project.pbxproj")
    var run = RenameRun(Renaming(.storyboard, from: "Main", to: "Home Screen"))
    run.projects = [app.url.path]
    let problem = problem { _ = try run.run([app.url.path], to: CollectingSink()) }
    #expect(problem?.message.contains("could not be read with 'Home Screen'") == true)
    #expect(try app.bytes("A.xcodeproj/project.pbxproj") == Array(project.utf8))
  }
}
