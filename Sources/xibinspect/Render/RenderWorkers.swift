import ArgumentParser
import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A range of a command's files, such as `64-128`, without the last number.
struct FileRange: Sendable {
  let range: Range<Int>

  init(_ range: Range<Int>) { self.range = range }

  init(parsing argument: String) throws {
    let numbers = argument.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw ValidationError("not a range of files")
    }
    range = numbers[0]..<numbers[1]
  }

  var text: String { "\(range.lowerBound)-\(range.upperBound)" }
}

/// Draws many files with one process per core, because views must be used on a process's main thread.
struct RenderWorkers {
  /// The number of files from which starting processes is worth its time.
  static let least = 48
  /// The number of files that a process draws.
  private static let share = 64

  let count: Int

  /// Runs this command for all files, and prints the problems in the order of the files.
  /// - Throws: A `ValidationError` if a process cannot be started, and an `ExitCode` if a file has problems.
  func run() throws {
    let cores = ParallelWork.cores
    let share = min(Self.share, (count + cores - 1) / cores)
    let ranges = stride(from: 0, to: count, by: share).map {
      FileRange($0..<min($0 + share, count))
    }
    var status = ExitStatus.fine
    var progress = Progress(total: count)
    for start in stride(from: 0, to: ranges.count, by: cores) {
      let part = Array(ranges[start..<min(start + cores, ranges.count)])
      let results = ParallelWork.map(part, threads: part.count) { range in
        Swift.Result { try Self.draw(range) }
      }
      progress.clear()
      for result in results {
        let result = try result.get()
        StandardError.write(String(decoding: result.output, as: UTF8.self))
        guard let own = ExitStatus(rawValue: result.status) else {
          throw ValidationError(
            "a process that draws documents ended with status \(result.status)")
        }
        status = max(status, own)
      }
      progress.report(part.last?.range.upperBound ?? count)
    }
    progress.clear()
    try status.leave()
  }

  /// Runs this command with the same arguments for a range of its files.
  @Sendable private static func draw(_ range: FileRange) throws -> ChildProcess.Result {
    var arguments = CommandLine.arguments
    let program = arguments.removeFirst()
    let place = arguments.firstIndex(of: RenderCommand.configuration.commandName ?? "") ?? 0
    arguments.insert(contentsOf: ["--part", range.text], at: min(place + 1, arguments.count))
    do {
      return try ChildProcess.run(
        access("/proc/self/exe", X_OK) == 0 ? "/proc/self/exe" : program, arguments,
        reading: STDERR_FILENO, silencing: STDOUT_FILENO)
    } catch {
      throw ValidationError(
        "cannot start a process that draws documents: \(error.reason)")
    }
  }
}
