import Foundation
import HeadlessUIKit
import Testing

/// The lines of an example that have printed what the comments beside them say.
struct PrintedValues {
  @TaskLocal private static var checked: Checked?

  /// Runs an example in its own environment; all its prints must be reached.
  ///
  /// The example ends at the next line that closes a function.
  /// - Returns: All that was printed, in order.
  @MainActor @discardableResult
  static func check(
    file: String = #filePath, line: Int = #line, _ example: () throws -> Void
  ) throws -> [String] {
    let checked = Checked()
    try $checked.withValue(checked) {
      try withEnvironment(HeadlessEnvironment()) { try example() }
    }
    let lines = try Self.lines(of: file)
    let end = lines[line...].firstIndex { $0 == "  }" } ?? lines.count
    for index in line..<end where lines[index].contains("print(") && value(in: lines[index]) != nil
    {
      #expect(checked.lines.contains(index + 1), "line \(index + 1) has printed nothing")
    }
    #expect(!checked.texts.isEmpty, "the example at line \(line) prints nothing")
    return checked.texts
  }

  /// Compares a text with the comment after the call that prints it.
  static func compare(_ text: String, file: String, line: Int) throws {
    guard let checked else { return }
    checked.lines.insert(line)
    checked.texts.append(text)
    guard let expected = value(in: try lines(of: file)[line - 1]) else { return }
    #expect(matches(text, expected), "line \(line) prints \(text)")
  }

  /// An ellipsis is what the page leaves out; words after a comma say when something is printed.
  private static func matches(_ text: String, _ expected: String) -> Bool {
    if expected.hasPrefix("… ") { return text.hasSuffix(expected.dropFirst(2)) }
    if expected.hasSuffix(" …") { return text.hasPrefix(expected.dropLast(2)) }
    return text == expected || expected.hasPrefix(text + ", ") || expected.hasPrefix(text + " on ")
  }

  private static func value(in line: String) -> String? {
    line.range(of: ")  // ").map { String(line[$0.upperBound...]) }
  }

  private static func lines(of file: String) throws -> [String] {
    try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The numbers of the lines, from 1.
  private final class Checked: @unchecked Sendable {
    var lines: Set<Int> = []
    var texts: [String] = []
  }
}

/// A suite in which `print` compares the text with the comment at the end of the line.
protocol ChecksPrinting {}

extension ChecksPrinting {
  func print(_ items: Any..., file: String = #filePath, line: Int = #line) {
    let text = items.map { "\($0)" }.joined(separator: " ")
    do {
      try PrintedValues.compare(text, file: file, line: line)
    } catch {
      Issue.record(error)
    }
  }
}
