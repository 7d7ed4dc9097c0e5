import FoundationEssentials
import IBToolCommand
import TestSupport
import Testing

@Suite struct MessageTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.writeXib(
      """
      <frobnicator id="fr1-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/></frobnicator>
      """, to: "A.xib")
  }

  @Test func `warnings are printed if they are asked for, and do not change the status`() throws {
    let silent = Call("--output-format human-readable-text --compile @A.nib @A.xib", in: folder)
    #expect(silent.status == 0 && silent.output.isEmpty)
    let call = Call(
      "--warnings --output-format human-readable-text --compile @A.nib @A.xib", in: folder)
    #expect(call.status == 0)
    let lines = call.output.split(separator: "\n")
    #expect(lines.first == "/* com.apple.ibtool.document.warnings */")
    #expect(
      lines.dropFirst().allSatisfy { line in
        line.wholeMatch(of: /([^:]*):([^:]*): (warning|error|note): (.*) \[9\]/)
          .map { $0.1 == "@A.xib" && $0.2 == "fr1-aa-aaa" } ?? false
      } && lines.count > 1)
  }

  @Test func `property lists hold messages by the id of their object`() throws {
    let call = Call("--errors --warnings --notices --compile @A.nib @A.xib", in: folder)
    let list = try call.list([String: [String: [[String: String]]]].self)
    #expect(list["com.apple.ibtool.document.errors"] == [:])
    let messages = try #require(list["com.apple.ibtool.document.warnings"]?["fr1-aa-aaa"])
    #expect(messages.allSatisfy { $0["message"]?.isEmpty == false } && !messages.isEmpty)
    let binary = Call("--warnings --output-format binary1 --compile @A.nib @A.xib", in: folder)
    #expect(binary.bytes.starts(with: "bplist00".utf8))
    let same = try binary.list([String: [String: [[String: String]]]].self)
    #expect(
      same["com.apple.ibtool.document.warnings"] == list["com.apple.ibtool.document.warnings"])
  }

  @Test func `a document with errors is not compiled`() throws {
    try folder.copy("Broken/duplicate-ids.xib", to: "B.xib")
    let call = Call("--output-format human-readable-text --compile @B.nib @B.xib", in: folder)
    #expect(call.status == 1 && !folder.has("B.nib"))
    #expect(call.output.hasPrefix("/* com.apple.ibtool.document.errors */\n@B.xib:"))
  }

  @Test(arguments: ["Broken/not-xml.xib", "Broken/truncated.xib", "WatchMain.storyboard"])
  func `a document that cannot be compiled fails without a crash`(_ sample: String) throws {
    guard (try? Samples.bytes(sample)) != nil else { return }
    try folder.copy(sample, to: "B.xib")
    let call = Call("--errors --compile @B.nib @B.xib", in: folder)
    #expect(call.status == 1 && !folder.has("B.nib"))
    #expect(call.output.contains("<key>com.apple.ibtool.errors</key>"))
  }

  @Test func `one document that fails does not stop the others`() throws {
    try folder.write(Array("no document".utf8), "B.xib")
    let call = Call("--compilation-directory @out @B.xib @A.xib", in: folder)
    #expect(call.status == 1 && folder.names("out") == ["A.nib"])
  }
}
