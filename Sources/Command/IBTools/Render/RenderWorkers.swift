import Diagnostics
import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Draws many files with one process per core, because views must be used on a process's main thread.
package struct RenderWorkers: Sendable {
  /// The number of files from which it is worthwhile to start processes.
  private static let least = 48
  /// The number of files that a process draws, unless there are more than this number of processes could draw.
  private static let share = 64
  /// The number of processes, unless files make some of them crash. Each process searches for all files again.
  private static let most = 64

  /// The name of the subcommand.
  private let command: String
  /// The option with which a process receives the range of its files, such as `64-128`, excluding the last number.
  private let option: String

  /// Reads the option of a process: the range of its files.
  package static func range(argument: String) throws(ArgumentProblem) -> Range<Int> {
    let numbers = argument.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw ArgumentProblem("not a range of files")
    }
    return numbers[0]..<numbers[1]
  }

  package init(command: String, option: String) {
    (self.command, self.option) = (command, option)
  }

  /// Returns whether several processes draw files faster than one.
  package static func areUseful(for files: InputFiles) -> Bool {
    files.files.count >= least && ParallelWork.cores > 1
      && !files.files.contains(where: \.isStandardInput)
  }

  /// Runs this program with the same arguments for all files, and prints the problems in the order of the files.
  ///
  /// If a process ends unexpectedly, for instance because memory ran out, two processes draw half of its files each, and so
  /// on, until the file that causes it is alone.
  /// - Throws: A `Diagnostic` if a process cannot be started.
  package func run(_ files: InputFiles, to sink: some ReportSink) throws -> RunStatus {
    let count = files.files.count
    let cores = ParallelWork.cores
    let share = min(max(Self.share, count / Self.most), (count + cores - 1) / cores)
    let ranges = stride(from: 0, to: count, by: share).map {
      $0..<min($0 + share, count)
    }
    var status = RunStatus.fine
    for start in stride(from: 0, to: ranges.count, by: cores) {
      let part = Array(ranges[start..<min(start + cores, ranges.count)])
      let results = ParallelWork.map(part, threads: part.count) { range in
        Swift.Result { try draw(range) }
      }
      sink.progress.clear()
      for (range, result) in zip(part, results) {
        status = max(status, try report(try result.get(), range, of: files, to: sink))
      }
      sink.progress.report(part.last?.upperBound ?? count, count)
    }
    sink.progress.clear()
    return status
  }

  /// Reports the result of a process, or those of the processes that repeat its work.
  private func report(
    _ result: ChildProcess.Result, _ range: Range<Int>, of files: InputFiles,
    to sink: some ReportSink
  ) throws -> RunStatus {
    // Bounded: each range is half of the one before it.
    if let status = RunStatus(rawValue: result.status) {
      sink.report(rendered: result.output)
      return status
    }
    if range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      return try [range.lowerBound..<middle, middle..<range.upperBound].map {
        try report(try draw($0), $0, of: files, to: sink)
      }.max() ?? .fine
    }
    sink.report(rendered: result.output)
    sink.report([
      Diagnostic(
        id: "crashed", severity: .error, file: files.files[range.lowerBound].name,
        message: "the process that drew this file ended with status \(result.status); it may need "
          + "more memory than there is")
    ])
    return .cannot
  }

  /// Runs this program with the same arguments for a range of its files.
  private func draw(_ range: Range<Int>) throws -> ChildProcess.Result {
    var arguments = CommandLine.arguments
    let program = arguments.removeFirst()
    let place = arguments.firstIndex(of: command) ?? 0
    arguments.insert(
      contentsOf: [option, "\(range.lowerBound)-\(range.upperBound)"],
      at: min(place + 1, arguments.count))
    do {
      return try ChildProcess.run(
        access("/proc/self/exe", X_OK) == 0 ? "/proc/self/exe" : program, arguments,
        reading: ChildProcess.error, silencing: ChildProcess.output)
    } catch {
      throw Diagnostic.usage(
        "cannot start a process that draws documents: \(error.reason)")
    }
  }
}
