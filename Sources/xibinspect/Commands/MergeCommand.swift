import ArgumentParser
import DiagnosticText
import Diagnostics
import FileWork
import IBCompare
import InterfaceBuilder

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
  var favored: FavoredSide?

  @Flag(name: .long, help: "Print the conflicts as JSON; use -o for the document.")
  var json = false

  func validate() throws {
    if let markerSize, markerSize < 1 {
      throw ValidationError("<marker-size> must be at least 1")
    }
    if markerSize != nil, output != nil {
      throw ValidationError("with <marker-size>, the result replaces the file <ours>; remove -o")
    }
  }

  func run() throws {
    let merge: DocumentMerge
    do {
      let before = InputFile(path: base, problem: nil)
      merge = try DocumentMerge(
        base: try before.bytes().isEmpty ? nil : before.document().document,
        ours: InputFile(path: ours, problem: nil).document().document,
        theirs: InputFile(path: theirs, problem: nil).document().document)
    } catch let problem as Diagnostic where markerSize != nil {
      return try mergeLines(because: problem)
    } catch let problem as Diagnostic {
      StandardError.write(problem.line)
      throw ExitCode(ExitStatus.cannot.rawValue)
    }
    try write(merge)
    let conflicts = favored == nil ? merge.conflicts : []
    if !json {
      report(conflicts)
      report(merge.dropped)
    }
    if !conflicts.isEmpty { throw ExitCode(ExitStatus.findings.rawValue) }
  }

  /// Returns text with the line ends of our version, which may be those of Windows.
  private func withOwnLineEnds(_ bytes: [UInt8]) -> [UInt8] {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard let own = try? InputFile(path: ours, problem: nil).bytes(),
      let first = own.firstIndex(of: feed), first > 0, own[first - 1] == carriageReturn
    else { return bytes }
    return bytes.flatMap { $0 == feed ? [carriageReturn, feed] : [$0] }
  }

  private func write(_ merge: DocumentMerge) throws {
    let merged =
      switch favored {
      case .ours: merge.ours
      case .theirs: merge.theirs
      case nil: merge.text(markerSize: markerSize ?? 7)
      }
    let bytes = withOwnLineEnds(merged)
    if json {
      StandardOutput.write(
        merge.jsonValue(file: path ?? ours, winner: favored?.rawValue).text + "\n")
      StandardOutput.flush()
    }
    do {
      if let target = markerSize == nil ? output : ours {
        try AtomicFile.write(bytes, to: target)
      } else if !json {
        StandardOutput.write(bytes)
        StandardOutput.flush()
      }
    } catch {
      StandardError.write(error.line)
      throw ExitCode(ExitStatus.cannot.rawValue)
    }
  }

  private func report(_ conflicts: [MergeConflict]) {
    for conflict in conflicts {
      let problem = Diagnostic(
        id: "merge-conflict", severity: .warning, file: path ?? ours, message: conflict.text)
      StandardError.write(problem.line)
    }
  }

  /// Reports the changes that a removal has dropped.
  private func report(_ dropped: [String]) {
    for text in dropped {
      let note = Diagnostic(
        id: "merge-dropped", severity: .note, file: path ?? ours, message: text)
      StandardError.write(note.line)
    }
  }

  /// Merges by lines, as git does by default, for a legacy archive or a file that is not a document.
  private func mergeLines(because problem: Diagnostic) throws {
    StandardError.write(
      problem.inFile(path ?? problem.file).line
        + "xibinspect: merging the document line by line instead\n")
    let size = "--marker-size=\(markerSize ?? 7)"
    let labels = ["ours", "base", "theirs"].flatMap { ["-L", $0] }
    let result = try GitProcess.run(["merge-file", size] + labels + [ours, base, theirs])
    // A status up to 127 is the number of conflicts; higher values are errors.
    if result.status > 127 { throw ExitCode(ExitStatus.cannot.rawValue) }
    if result.status > 0 { throw ExitCode(ExitStatus.findings.rawValue) }
  }
}

/// The side that wins all conflicts.
enum FavoredSide: String, EnumerableFlag {
  case ours
  case theirs
}
