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

  @Test func `a scene that is left out has the warning of Apple's tool`() throws {
    try folder.writeStoryboard(
      """
      <scene sceneID="s1"><objects><viewController id="vc1-aa-aaa" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1a-aa-aaa"/></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="vc2-aa-aaa" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v2a-aa-aaa"/></viewController></objects></scene>
      """, attributes: #"initialViewController="vc1-aa-aaa""#, to: "S.storyboard")
    let call = Call(
      "--warnings --output-format human-readable-text --compilation-directory @ @S.storyboard",
      in: folder)
    #expect(call.status == 0)
    #expect(
      call.output.contains(
        "@S.storyboard:vc2-aa-aaa: warning: “View Controller“ is unreachable because it has no entry points, "
          + "and no identifier for runtime access via -[UIStoryboard instantiateViewControllerWithIdentifier:]. [9]"
      ))
    #expect(folder.names("S.storyboardc")?.contains("UIViewController-vc2-aa-aaa.nib") == false)
  }

  @Test func `a connection to a missing object is left out, but does not fail`() throws {
    try folder.writeXib(
      """
      <view id="v1a-aa-aaa"><subviews><button opaque="NO" id="bu1-aa-aaa"><connections>
        <action selector="moor:" destination="gone-aa-aaa" eventType="touchUpInside" id="ac1-aa-aaa"/>
        <action selector="sail:" destination="-1" eventType="touchUpInside" id="ac2-aa-aaa"/>
        <outlet property="pier" destination="gone-aa-aaa" id="ou1-aa-aaa"/></connections></button></subviews></view>
      """, to: "B.xib")
    let call = Call(
      "--errors --warnings --output-format human-readable-text --compile @B.nib @B.xib", in: folder)
    #expect(call.status == 0, "\(call.output)")
    #expect(call.output.contains("@B.xib:ac1-aa-aaa: warning: the action 'moor:' refers to"))
    #expect(call.output.contains("@B.xib:ou1-aa-aaa: warning: the outlet 'pier' refers to"))
    let dump = try folder.dump("B.nib")
    #expect(dump.contains("sail:") && !dump.contains("moor:") && !dump.contains("\"pier\""))
    // Only the compiled form loses them.
    #expect(Call("--write @C.xib @B.xib", in: folder).status == 0)
    #expect(String(decoding: try folder.bytes("C.xib"), as: UTF8.self).contains("moor:"))
  }

  @Test func `a document for older systems than the app has a warning`() throws {
    func output(_ version: String, _ target: String) throws -> String {
      let dependencies = """
        <dependencies><deployment version="\(version)" identifier="iOS"/></dependencies>
        """
      try folder.writeXib("", resources: dependencies, to: "B.xib")
      return Call(
        "--warnings --output-format human-readable-text --minimum-deployment-target \(target) --compile @B.nib @B.xib",
        in: folder
      ).output
    }
    let warning = "@B.xib:global: warning: This file is set to build for a version older than"
    #expect(try output("1808", "8.0").contains(warning))
    #expect(try output("4352", "11.1").contains(warning))
    #expect(try !output("4352", "11.0").contains(warning))
    #expect(try !output("5120", "12.0").contains(warning))
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
