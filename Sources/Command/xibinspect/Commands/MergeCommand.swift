import ArgumentParser
package import IBTools

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge three versions of a document, object by object and property by property.",
    usage: """
      xibinspect merge <base> <ours> <theirs> [-o <file>] [--ours | --theirs] [--json]
      xibinspect merge %O %A %B %L %P
      """,
    discussion: """
      The result contains the changes of both sides. Where the sides conflict, the result contains both versions \
      between conflict markers. The form with %O is a merge driver for git, and diff --install-git sets it up. With \
      %O, the result replaces <ours>, and versions that are not documents are merged line by line.
      Exit codes: 0 for a clean merge, 1 for conflicts, 2 for errors.
      """)

  @Argument(help: "The common ancestor; an empty file if there is none.")
  var base: String

  @Argument(help: "This side's version.")
  var ours: String

  @Argument(help: "The other side's version.")
  var theirs: String

  @Argument(
    help: "The length of conflict markers (git's %L); if it is given, the result replaces <ours>.")
  var markerSize: Int?

  @Argument(help: "The path of the document, for messages (git's %P).")
  var path: String?

  @Option(name: .shortAndLong, help: "Output file. Default: standard output.")
  var output: String?

  @Flag(help: "Let one side win all conflicts.")
  var favored: MergeRun.Side?

  @Flag(help: "Print the conflicts as JSON; use -o for the document.")
  var json = false

  func validate() throws {
    if let markerSize, !(1...1000).contains(markerSize) {
      throw ValidationError("<marker-size> must be a number from 1 to 1000")
    }
    if markerSize != nil, output != nil {
      throw ValidationError("with <marker-size>, the result replaces the file <ours>; remove -o")
    }
  }

  func run() throws {
    var run = MergeRun(base: base, ours: ours, theirs: theirs)
    (run.markerSize, run.path, run.output) = (markerSize, path, output)
    (run.winner, run.json) = (favored, json)
    try run.run(to: StandardSink()).leave()
  }
}

extension MergeRun.Side: EnumerableFlag {}
