import Diagnostics
import Foundation

/// The result of running a package's tests.
public struct TestRun: Sendable {
  /// A test that fails.
  public struct Failure: Hashable, Sendable {
    /// The title of the test.
    public let title: String
    /// The beginning of the first problem that the test reports.
    public let problem: String
  }

  /// The place at which a program stopped.
  struct Stop: Hashable {
    /// The app's source that contains the innermost known function; nil if the output names none.
    let source: String?
    /// The line in the source; nil if the output names none.
    let line: Int?
    /// The title of the test that ran.
    let title: String?
    /// The error message.
    let message: String
  }

  /// The number of tests that pass.
  public private(set) var passed = 0
  /// The tests that fail, in the order of their ends.
  public private(set) var failures: [Failure] = []
  /// Whether the tests ended within the time limit.
  public private(set) var isOverdue = false
  /// The place at which the tests stopped; nil if all of them ran.
  private(set) var stop: Stop?

  /// The number of characters of a problem that a report contains.
  static let problemLength = 160

  /// Reads the output of a run in which no two tests ran at the same time.
  /// - Parameters:
  ///   - isOverdue: Whether the run was terminated because of its time limit.
  ///   - sources: The app's sources by their paths with links resolved.
  package init(_ output: String, isOverdue: Bool, sources: [String: String]) {
    self.isOverdue = isOverdue
    var running: String?
    var problem: String?
    var hasEnded = false
    for line in output.split(whereSeparator: \.isNewline) {
      if line.contains("Test run with ") {
        hasEnded = hasEnded || !line.hasSuffix("started.")
      } else if let title = Self.title(in: line) {
        if line.hasSuffix(" started.") {
          (running, problem) = (title, nil)
        } else if line.contains(" recorded an issue ") {
          problem = problem ?? Self.problem(in: line)
        } else if line.contains(" passed after ") {
          passed += 1
          running = nil
        } else if line.contains(" failed after ") {
          failures.append(Failure(title: title, problem: problem ?? "failed"))
          running = nil
        }
      }
    }
    if !hasEnded { stop = Self.stop(in: output, title: running, isOverdue, sources) }
  }

  /// Returns the title of the test that a line is about. Lines about single arguments begin differently.
  private static func title(in line: Substring) -> String? {
    guard let start = line.range(of: " Test \""), let end = line.lastIndex(of: "\""),
      line.distance(from: line.startIndex, to: start.lowerBound) <= 2, start.upperBound <= end
    else { return nil }
    let rest = line[start.upperBound...]
    // Titles contain no quotes before these words.
    let ends = [" started.", " with ", " passed after ", " failed after ", " recorded an issue "]
      .compactMap { rest.range(of: "\"" + $0)?.lowerBound }
    return String(rest[..<(ends.min() ?? end)])
  }

  /// Returns the beginning of the first problem in an issue's text.
  private static func problem(in line: Substring) -> String {
    var text = line
    for mark in ["(problems → [\"", "Caught error: ", ": "] {
      guard let found = line.range(of: mark) else { continue }
      text = line[found.upperBound...]
      break
    }
    // `Expectation failed: (problems → ["…"]) == []`
    if text.hasSuffix("\"]) == []") { text.removeLast(9) }
    let whole = text.replacing("\\n", with: " ").replacing("\\t", with: "").replacing(
      "\\'", with: "'")
    return String(whole.prefix(problemLength))
  }

  private static func stop(
    in output: String, title: String?, _ isOverdue: Bool, _ sources: [String: String]
  ) -> Stop {
    let lines = output.split(whereSeparator: \.isNewline)
    let fatal = lines.last { $0.contains("Fatal error: ") }
    var message = isOverdue ? "the test does not end" : "the program stops"
    if let line = lines.last(where: { $0.contains("error: ") }), !isOverdue,
      let mark = line.range(of: "error: ")
    {
      // `Exited with unexpected signal code 11`, in some versions after the path of the program
      let text = line[mark.upperBound...]
      if let code = text.range(of: "signal code ") {
        message = "signal \(text[code.upperBound...].prefix { $0.isNumber })"
        // Where the stack is full, nothing can print a trace of it.
        let hasTrace = lines.contains { $0.contains(" crashed:") }
        if message == "signal 11", !hasTrace { message += ", probably endless recursion" }
      } else {
        message = String(text.prefix(problemLength))
      }
    }
    var source: String?
    var number: Int?
    if let fatal, let mark = fatal.range(of: "Fatal error: "), !isOverdue {
      message = String(fatal[mark.upperBound...].prefix(problemLength))
      // `Module/File.swift:12: Fatal error: …`
      let place = fatal[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let file = String(place.first ?? "").pathParts.last ?? ""
      let named = sources.filter { $0.key.hasEnding("/\(file)") }
      if !file.isEmpty, named.count == 1 {
        source = named.first?.value
        number = place.dropFirst().first.flatMap { Int($0) }
      }
    }
    let frames = lines.drop { !$0.contains(" crashed:") }
    for frame in frames {
      guard let mark = frame.range(of: " at /", options: .backwards) else { continue }
      // `/work/Form.swift:12:9`
      let place = frame[mark.upperBound...].split(separator: ":")
      guard let path = place.first, let own = sources["/" + path] else { continue }
      // The innermost frame may have no line.
      let line = place.dropFirst().first.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
      number = line ?? (own == source ? number : nil)
      source = own
      break
    }
    return Stop(source: source, line: number, title: title, message: message)
  }
}
