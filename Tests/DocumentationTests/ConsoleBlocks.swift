import Foundation
import Testing

/// The pages' console blocks are what the command really prints.
@Suite struct ConsoleBlocks {
  @Test(arguments: MarkdownBlock.all("console"))
  func outputIsAsShown(_ block: MarkdownBlock) throws {
    let commands = Command.commands(of: block)
    #expect(!commands.isEmpty, "the block shows no command")
    for command in commands {
      let output = try command.run()
      if let difference = Self.difference(shown: command.output, actual: output) {
        Issue.record("\(block.testDescription): $ \(command.line)\n\(difference)")
      }
    }
  }

  /// Where the output differs from what is shown, nil where it does not; `…` stands for any lines.
  static func difference(shown: [String], actual: [String]) -> String? {
    var parts: [[String]] = [[]]
    for line in shown {
      if line == "…" { parts.append([]) } else { parts[parts.count - 1].append(line) }
    }
    var position = 0
    for (number, part) in parts.enumerated() {
      let isLast = number == parts.count - 1
      var starts = Array(position...max(position, actual.count))
      if number == 0 { starts = [0] }
      if isLast && number > 0 { starts = [max(position, actual.count - part.count)] }
      let fits = starts.first { start in
        start + part.count <= actual.count && Array(actual[start..<start + part.count]) == part
          && (!isLast || start + part.count == actual.count)
      }
      guard let fits else {
        return "shown:\n" + part.joined(separator: "\n") + "\nprinted:\n"
          + actual[min(position, actual.count)...].joined(separator: "\n")
      }
      position = fits + part.count
    }
    return nil
  }

  @Test func omittedLinesMatchAnything() {
    func fits(_ shown: [String], _ actual: [String]) -> Bool {
      Self.difference(shown: shown, actual: actual) == nil
    }
    #expect(fits(["a", "…", "d"], ["a", "b", "c", "d"]))
    #expect(fits(["a", "…"], ["a", "b"]))
    #expect(fits(["…", "b"], ["a", "b"]))
    #expect(fits(["a", "…", "c", "…", "e"], ["a", "b", "c", "d", "e"]))
    #expect(!fits(["a", "…", "c"], ["a", "b"]))
    #expect(!fits(["a"], ["a", "b"]))
    #expect(!fits(["a", "…", "x", "…", "b"], ["a", "b"]))
  }
}

/// A line `$ xibinspect …` or `$ grep …` and the output shown below it.
private struct Command {
  let line: String
  let output: [String]

  static func commands(of block: MarkdownBlock) -> [Command] {
    var commands: [Command] = []
    for line in block.lines {
      if line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2)), output: []))
      } else if let last = commands.popLast() {
        commands.append(Command(line: last.line, output: last.output + [line]))
      }
    }
    return commands.filter { command in
      ["xibinspect ", "grep "].contains { command.line.hasPrefix($0) }
    }
  }

  func run() throws -> [String] { try ShellCommand(line).run() }
}
