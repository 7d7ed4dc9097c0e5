import DiagnosticText
import Diagnostics
import Foundation
import Testing

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("a ##vso[task.setvariable variable=PATH]b", #"a #\u{23}vso[task.setvariable variable=PATH]b"#),
    ("##[error]", #"#\u{23}[error]"#), ("###[x", #"##\u{23}[x"#),
    ("##teamcity[message]", #"#\u{23}teamcity[message]"#), ("::error::x", #"\u{3A}:error::x"#),
    ("  ::error::x", #"  \u{3A}:error::x"#), ("\u{A0}::x", "\u{A0}\\u{3A}:x"),
    // The output may go on with a bracket.
    ("##vso", #"#\u{23}vso"#),
  ])
  func `commands to CI services are escaped`(text: String, printed: String) {
    #expect(PrintableText.line(text) == printed)
  }

  @Test(arguments: [
    "#a1b-2c-3d4", "view #v1", "## Title", "a::b", "Module::Class", "#[x]", ":x", "##1[x]", "# #[x",
  ])
  func `other marks are kept`(text: String) {
    #expect(PrintableText.line(text) == text)
    #expect(PrintableText.lines(text) == text)
  }

  @Test func `lines of the command itself may begin with colons`() {
    #expect(PrintableText.lines("::error::a ##[b]\n::c") == "::error::a #\\u{23}[b]\n::c")
  }

  @Test func `commands in JSON are escaped and keep their meaning`() throws {
    let text = "##vso[task.x]##[y]#z ## ###teamcity["
    let bytes = JSONWriter.bytes { json in json.object { $0.member("a", text) } }
    let written = String(decoding: bytes, as: UTF8.self)
    #expect(!written.contains("##vso[") && !written.contains("##[") && !written.contains("##t"))
    #expect(written.contains("#z ## "))
    let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: String]
    #expect(object?["a"] == text)
  }
}
