import Testing

/// The pages' Swift blocks are in `Examples.swift` or `RunningExamples.swift` as well, where the compiler checks them.
@Suite struct SwiftBlocks {
  /// The page about rules is generated; its code is apps', and tried where rules' examples are.
  @Test(
    arguments: MarkdownBlock.all("swift").filter {
      $0.page != "Documentation/Rules.md" && !$0.isManifest
    })
  func exampleIsCompiled(_ block: MarkdownBlock) {
    let imports = block.lines.filter { $0.hasPrefix("import ") }
    let body = Self.trimmed(block.lines.filter { !$0.hasPrefix("import ") })
    let examples = Self.examples
    #expect(
      examples.contains { $0.page == block.page && $0.lines == body },
      "no example between \"// \(block.page)\" and \"// end\" in \(Self.paths) has this text")
    let source = Self.paths.flatMap { Repository.lines(of: $0) }
    for line in imports { #expect(source.contains(line), "\(Self.paths) lack: \(line)") }
  }

  private static let paths = ["Examples", "RunningExamples"].map {
    "Tests/DocumentationTests/\($0).swift"
  }

  /// The stretches between a page's name and `// end`, without their common indentation.
  private static var examples: [(page: String, lines: [String])] {
    var examples: [(page: String, lines: [String])] = []
    var open: (page: String, indentation: Int, lines: [String])?
    for line in paths.flatMap({ Repository.lines(of: $0) }) {
      let text = line.drop { $0 == " " }
      let indentation = line.count - text.count
      if let example = open {
        if text == "// end" {
          examples.append((example.page, trimmed(example.lines)))
          open = nil
        } else {
          open?.lines.append(String(line.dropFirst(min(indentation, example.indentation))))
        }
      } else if text.hasPrefix("// "), text.hasSuffix(".md") {
        open = (String(text.dropFirst(3)), indentation, [])
      }
    }
    return examples
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    Array(lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
  }
}
