import Foundation
import TestSupport
import Testing

/// Comparisons of the work for files of different sizes.
extension ScratchFolder {
  /// Returns the processor time of the command in seconds: the smallest of three runs.
  private func seconds(_ arguments: [String]) throws -> Double {
    try (0..<3).map { _ in
      let times = try Command(
        arguments, in: url,
        setUp: "ulimit -t 20; \"$0\" \"$@\" > out.txt 2>&1; echo $? > status.txt; times; exit 0"
      ).output
      // A command that fails at once would take no time at all.
      let status = String(decoding: try bytes("status.txt"), as: UTF8.self)
      #expect(["0\n", "1\n"].contains(status), "\(arguments) ended with \(status)")
      // The second line is about the shell's children: minutes and seconds in user mode and in the system.
      let parts = times.split(separator: "\n").last?.split { " ms".contains($0) } ?? []
      return zip(parts, [60, 1, 60, 1]).reduce(0) { $0 + (Double($1.0) ?? 0) * $1.1 }
    }.min() ?? 0
  }

  /// Checks that the time of the command and the size of its output are not quadratic.
  /// - Parameter files: Writes files of a size.
  func checkGrowth(
    _ arguments: [String], size: Int, _ files: (Int) throws -> Void
  ) throws {
    let found = try [size, 2 * size].map { size in
      try files(size)
      let time = try seconds(arguments)
      return (time: time, bytes: try bytes("out.txt").count)
    }
    #expect(found[1].time < 3 * found[0].time, "\(arguments): \(found)")
    #expect(found[1].bytes <= 3 * found[0].bytes, "\(arguments): \(found)")
  }
}
