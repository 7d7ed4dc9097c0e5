import ArgumentParser
import DiagnosticText
import Diagnostics
import IBTools
import InterfaceBuilder

struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print the objects of documents: class, id, frame, label, texts and identifiers.",
    discussion: """
      Frames are in points, in the superview's coordinates. Texts and images have the names of their properties, as in \
      strings files; long texts are shortened, except in JSON.
      """)

  @OptionGroup var input: InputOptions

  @Flag(name: .long, help: "Also print constraints, which JSON always includes.")
  var all = false

  func run() throws {
    let run = DocumentRun(input.paths, json: input.json, readsNibs: true)
    let headline = !run.files.isSingle
    try run.run(to: StandardSink()) { [json = input.json, all] _, document, _ in
      if json { return FileReport(output: document.treeJSON.bytes) }
      let title = headline ? "\(PrintableText.line(document.file ?? ""))\n" : ""
      // The parts of the outline are escaped, and the colors are the command's own.
      let outline = DocumentOutline(document, showsConstraints: all) { Terminal.painted($1, $0) }
      return FileReport(output: Array((title + outline.text + (headline ? "\n" : "")).utf8))
    }.leave()
  }
}
