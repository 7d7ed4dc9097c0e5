import Foundation
import Testing

/// A fenced block of a Markdown page.
struct MarkdownBlock: Sendable, CustomTestStringConvertible {
  /// The page, from the repository's root.
  let page: String
  /// The line of the opening fence.
  let line: Int
  let language: String
  let lines: [String]

  var testDescription: String { "\(page):\(line)" }

  /// The blocks of all pages that have a language.
  static func all(_ language: String) -> [MarkdownBlock] {
    pages.flatMap { blocks(of: $0) }.filter { $0.language == language }
  }

  /// The pages whose examples must hold: the README and everything in the folder Documentation.
  private static var pages: [String] {
    let folder = Repository.root.appending(path: "Documentation")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let inFolder = names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    return ["README.md"] + inFolder
  }

  private static func blocks(of page: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var open: (line: Int, language: String, lines: [String])?
    for (index, line) in Repository.lines(of: page).enumerated() {
      if var block = open {
        if line == "```" {
          blocks.append(
            MarkdownBlock(
              page: page, line: block.line, language: block.language, lines: block.lines))
          open = nil
        } else {
          block.lines.append(line)
          open = block
        }
      } else if line.hasPrefix("```") {
        open = (index + 1, String(line.dropFirst(3)), [])
      }
    }
    return blocks
  }
}

/// The repository that the tests were built from.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func lines(of path: String) -> [String] {
    let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    return text?.components(separatedBy: "\n") ?? []
  }
}
