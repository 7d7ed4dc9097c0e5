import Foundation
import TestSupport
import Testing

/// The command without arguments, with misspelled subcommands, and as shells ask it for completions.
@Suite struct StartTests {
  private static let subcommands = [
    "tree", "outlets", "format", "stats", "compile", "dump", "load", "layout", "lint", "rules",
    "diff", "merge", "render", "serve", "init-tests", "doctor", "strings", "find", "list",
    "rename", "convert",
  ]

  @Test func `without arguments, every subcommand fits on one screen`() throws {
    let run = try Command([])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
    let words = Set(run.output.split { !$0.isLetter && $0 != "-" }.map(String.init))
    for name in Self.subcommands { #expect(words.contains(name), "\(name)") }
  }

  @Test func `--help describes every subcommand`() throws {
    let run = try Command("--help")
    #expect(run.status == 0)
    for name in Self.subcommands { #expect(run.output.contains("\n  \(name) "), "\(name)") }
  }

  @Test(arguments: [
    (["lnt"], "'lint'"), (["rendr", "A.xib"], "'render'"), (["help", "lnt"], "'lint'"),
    (["strings", "exprot"], "'export'"), (["DIFF"], "'diff'"),
  ])
  func `a misspelled subcommand is suggested`(_ arguments: [String], _ name: String) throws {
    let run = try Command(arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: ") && run.errors.contains("did you mean \(name)?"))
  }

  @Test func `an unknown word lists the subcommands, and a document says what is missing`() throws {
    let unknown = try Command("zzzzzzzzzz")
    #expect(unknown.status == 2 && unknown.errors.contains("use one of lint, "))
    let document = try Command("LoadingView.xib")
    #expect(document.status == 2)
    #expect(
      document.errors.contains("say what to do with it, as in: xibinspect lint LoadingView.xib"))
  }

  @Test(arguments: [
    ["help"], ["help", "lint"], ["help", "strings", "export"], ["lint", "--help"],
  ])
  func `help of what exists is printed`(_ arguments: [String]) throws {
    let run = try Command(arguments)
    #expect(run.status == 0 && run.output.hasPrefix("OVERVIEW: "))
  }

  @Test(arguments: [
    ("zsh", "retina6_12:iPhone 14 Pro, 15, 15 Pro, 16"),
    ("fish", "retina6_12\tiPhone 14 Pro, 15, 15 Pro, 16"), ("bash", "retina6_12"),
  ])
  func `shells complete devices with the names of their models`(_ shell: String, _ line: String)
    throws
  {
    let values = try completions(
      of: ["render", "--", "--device"], ["render", "--device", ""], shell)
    #expect(values.contains(line), "\(values)")
  }

  @Test(arguments: [["lint", "--", "--only"], ["lint", "--", "--explain"]])
  func `shells complete rules with their summaries`(_ argument: [String]) throws {
    let values = try completions(of: argument, ["lint", argument[2], "dup"], "fish")
    #expect(values.contains { $0.hasPrefix("duplicate-id\t") }, "\(values)")
  }

  private func completions(of argument: [String], _ words: [String], _ shell: String) throws
    -> [String]
  {
    let line = ["xibinspect"] + words
    let run = try Command(
      ["---completion"] + argument + ["\(line.count - 1)", "0"] + line,
      setUp: "export SAP_SHELL=\(shell)")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.output.components(separatedBy: "\n")
  }

  @Test(arguments: ["iPhone 15", "iphone15", "iPhone 8", "iPad Pro 11\"", "iPhone XR"])
  func `a device may be named by its model`(_ model: String) throws {
    let run = try Command("layout", "--device", model, "SizeClasses.xib")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `a model with several generations is not a device`() throws {
    #expect(try Command("layout", "--device", "iPhone SE", "SizeClasses.xib").status == 2)
    let first = try Command("layout", "--device", "iPhone SE (1st generation)", "SizeClasses.xib")
    #expect(first.output.hasPrefix("[0, 0, 320, 568]"))
  }
}
