import Diagnostics
import Foundation
import HeadlessUIKit
import IBTools
import Testing

@Suite("Values of arguments")
struct ArgumentValueTests {
  @Test func `a device is named by its id or by one of its models`() throws {
    let device = try #require(HeadlessDevice.named("retina6_12"))
    #expect(HeadlessDevice.named("iPhone 15") == device)
    #expect(HeadlessDevice.named("iphone15pro") == device)
    #expect(HeadlessDevice.named("iPhone 99") == nil)
  }

  @Test func `a size is two lengths above zero`() throws {
    #expect(try CGSize(argument: "390x844") == CGSize(width: 390, height: 844))
    for text in ["390", "390x", "0x10", "-1x5", "1x1x1", "1x100001", "axb"] {
      #expect(throws: ArgumentProblem.self, "\(text)") { try CGSize(argument: text) }
    }
  }

  @Test func `of contradictory traits, the last one applies`() throws {
    let traits = try DeviceTraits(argument: "light,landscape,dark")
    #expect(traits.style == .dark)
    #expect(traits.isLandscape == true)
    let problem = #expect(throws: ArgumentProblem.self) { try DeviceTraits(argument: "dark,blue") }
    #expect(problem?.description.hasPrefix("unknown trait 'blue'") == true)
  }

  @Test func `a part is a number of a count`() throws {
    #expect(try LintShard(argument: "2/8") == LintShard(2, of: 8))
    for text in ["0/8", "9/8", "2", "2/8/1", "a/b", "/"] {
      #expect(throws: ArgumentProblem.self, "\(text)") { try LintShard(argument: text) }
    }
  }

  @Test func `a range of files excludes its last number`() throws {
    #expect(try RenderWorkers.range(argument: "64-128") == 64..<128)
    #expect(throws: ArgumentProblem.self) { try RenderWorkers.range(argument: "8-4") }
    #expect(throws: ArgumentProblem.self) { try RenderWorkers.range(argument: "8") }
  }

  @Test func `paths after the separator are options of a comparison`() {
    #expect(
      GitCall.spelledOut(["diff", "--all", "HEAD~1", "--", "a.xib", "-b.xib"])
        == ["diff", "--all", "HEAD~1", "--path", "a.xib", "--path", "-b.xib"])
    #expect(GitCall.spelledOut(["diff", "a.xib", "b.xib"]) == ["diff", "a.xib", "b.xib"])
    #expect(GitCall.spelledOut(["lint", "--", "a.xib"]) == ["lint", "--", "a.xib"])
  }

  @Test func `what git passes to a driver are operands`() {
    let hash = "0123456789"
    let git = ["-a.xib", "/tmp/old", hash, "100644", "/tmp/new", hash, "100644"]
    #expect(GitCall.spelledOut(["diff"] + git) == ["diff", "--"] + git)
    let merge = ["merge", "base", "ours", "theirs", "7", "-a.xib"]
    #expect(GitCall.spelledOut(merge) == ["merge", "--"] + merge.dropFirst())
    #expect(GitCall.namesFiles(merge))
    #expect(!GitCall.namesFiles(["diff", "--help"]))
  }

  @Test func `a terminal receives the colors of severities and no other control character`() {
    let title = TerminalText.title(of: .error)
    #expect(TerminalText.printable("\(title): \u{1B}[31mred\n") == "\(title): \\u{1B}[31mred\n")
  }
}
