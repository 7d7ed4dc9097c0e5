import Diagnostics

/// Findings in human-readable form: equal findings in a file are combined, and each finding has at most one note.
struct FoldedFindings {
  /// The findings in order. Equal findings are represented by the first one.
  private(set) var findings: [Diagnostic] = []

  private struct Key: Hashable {
    let rule: String
    let file: String?
    let message: String
    let severity: Diagnostic.Severity
  }

  /// Combines equal findings.
  /// - Parameter keepsNotes: Whether notes stay separate, for output with several lines per finding.
  init(_ all: [Diagnostic], keepsNotes: Bool = false) {
    var places: [Key: Int] = [:]
    var lines: [Int: [Int]] = [:]
    for finding in all {
      let key = Key(
        rule: finding.id, file: finding.file, message: finding.message, severity: finding.severity)
      if let place = places[key] {
        lines[place, default: []].append(finding.range?.start.line ?? 0)
      } else {
        places[key] = findings.count
        findings.append(keepsNotes ? finding : Self.withOneNote(finding))
      }
    }
    for (place, more) in lines {
      let list = more.prefix(Self.most).map { String($0) }.joined(separator: ", ")
      let rest = more.count > Self.most ? ", …" : ""
      findings[place].message +=
        " (and \(more.count) more: \(more.count == 1 ? "line" : "lines") \(list)\(rest))"
    }
  }

  /// The maximum number of list entries that are spelled out.
  private static let most = 8

  /// Returns the subject of a note: the text before the first colon and space, or nil if there is none.
  private static func topic(of message: String) -> Substring? {
    let words = message.split(separator: ": ", maxSplits: 1)
    return words.count == 2 ? words[0] : nil
  }

  /// Returns a finding with its notes combined into one, at the location of the first note.
  private static func withOneNote(_ finding: Diagnostic) -> Diagnostic {
    let notes = finding.allNotes
    guard notes.count > 1, var note = notes.first else { return finding }
    var previous: Substring?
    note.message =
      notes.prefix(most).enumerated().map { number, part in
        let topic = topic(of: part.message)
        // The common subject of several notes is stated only once.
        let text =
          topic != nil && topic == previous
          ? String(part.message.dropFirst((topic?.count ?? 0) + 2)) : part.message
        previous = topic
        guard number > 0, let line = part.range?.start.line else { return text }
        let file = part.file.flatMap { $0.pathParts.last }.map { "\($0):" } ?? "line "
        return "\(text) (\(file)\(line))"
      }.joined(separator: "; ")
    if notes.count > most { note.message += "; and \(notes.count - most) more" }
    var folded = finding
    folded.notes = [note]
    // The remaining steps of the fixes are already among the notes.
    for index in folded.fixes.indices { folded.fixes[index].remainder = [] }
    return folded
  }
}
