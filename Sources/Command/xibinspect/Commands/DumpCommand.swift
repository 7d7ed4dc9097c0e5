import ArgumentParser
import DiagnosticText
import Diagnostics
import IBTools
import NibFormat

struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print the object graph of compiled nibs.",
    discussion: """
      Reads NIBArchive files, keyed archives, nib folders (the file for the newest system) and the nibs \
      inside .storyboardc folders. Nibs inside other nibs are printed in place.
      """)

  @OptionGroup var input: InputOptions

  func run() throws {
    let files = InputFiles(input.paths, kind: .nibs)
    let headline = !files.isSingle
    try FileRun(files: files, json: input.json).run(to: StandardSink()) {
      [json = input.json] file in
      let (graph, container) = try file.nib()
      if json { return FileReport(output: graph.json(container, file: file.name).bytes) }
      let title = headline ? "\(PrintableText.line(file.name))\n" : ""
      let text = graph.dump(container: container.rawValue)
      return FileReport(text: title + text + (headline ? "\n" : ""))
    }.leave()
  }
}
