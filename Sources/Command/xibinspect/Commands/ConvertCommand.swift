import ArgumentParser
import IBTools

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Make current documents of legacy archives, compiled nibs and compiled storyboards.",
    discussion: """
      An archive of Xcode 3 or 4 becomes a document in the current format, and so does a compiled nib. A .storyboardc \
      folder becomes one storyboard. Compiling the document gives the nibs again. A nib has no labels, \
      comments or ids, so most ids are new. The command warns about what a document cannot state.
      """)

  @Argument(
    help: "Files, or folders to search; '-' reads standard input.",
    completion: .file(extensions: ["xib", "nib", "storyboardc"]))
  var paths: [String]

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Where to write: a .xib or .storyboard for a single file, or a folder, which is created if necessary and mirrors the "
        + "folders that are searched. Default: standard output.", valueName: "PATH"))
  var output: String?

  @Flag(help: "Replace documents that exist.")
  var force = false

  func run() throws {
    try ConvertRun(output: output, replacesDocuments: force).run(paths, to: StandardSink()).leave()
  }
}
