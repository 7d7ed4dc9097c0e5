import ArgumentParser
import DiagnosticText
import Diagnostics
import IBTools
import InterfaceBuilder

struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print the objects of documents: class, id, frame, label and identifiers.",
    discussion: "Frames are in points, in the superview's coordinates.")

  @OptionGroup var input: InputOptions

  @Flag(name: .long, help: "Also print constraints, which JSON always includes.")
  var all = false

  func run() throws {
    let run = DocumentRun(input.paths, json: input.json, readsNibs: true)
    let headline = !run.files.isSingle
    try run.run(to: StandardSink()) { [json = input.json, all] _, document, _ in
      if json { return FileReport(output: document.treeJSON.bytes) }
      let title = headline ? "\(PrintableText.line(document.file ?? ""))\n" : ""
      return FileReport(text: title + document.outline(all: all) + (headline ? "\n" : ""))
    }.leave()
  }
}
