import CompareScore
import Foundation
import IBCompare

/// Grades differences and merges: `score-compare [CORPUS [EDITS]]`.
///
/// With a corpus, over `histories/*.bundle` in it; then over random edits of the samples. `SCORE_CONFLICTS=1` prints
/// the conflicts of each merge.
@main
enum ScoreCompare {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let corpus = arguments.first.flatMap { $0.isEmpty ? nil : $0 }
    let histories = corpus.map { URL(filePath: $0).appending(path: "histories") }
    if let histories, !FileManager.default.fileExists(atPath: histories.path) {
      refuse("there is no folder \(histories.path)")
    }
    guard arguments.count <= 2, let edits = UInt64(arguments.count < 2 ? "10000" : arguments[1])
    else {
      refuse("EDITS is a number")
    }
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    var isRight = true
    if let histories {
      let bundles = try FileManager.default.contentsOfDirectory(
        at: histories, includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "bundle" }.sorted { $0.path < $1.path }
      for bundle in bundles {
        let name = bundle.deletingPathExtension().lastPathComponent
        let history = try GitHistory(bundle: bundle, into: scratch.appending(path: name))
        isRight = try gradeDifferences(history, name) && isRight
        isRight = try gradeMerges(history, name, scratch) && isRight
      }
    }
    isRight = try gradeRandomEdits(edits, scratch) && isRight
    if !isRight { exit(1) }
  }

  private static func refuse(_ problem: String) -> Never {
    let usage = "usage: score-compare [CORPUS [EDITS]], with '' for no corpus"
    let text = "score-compare: \(problem)\n\(usage)\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(2)
  }

  private static func gradeDifferences(_ history: GitHistory, _ name: String) throws -> Bool {
    let steps = try history.steps()
    let blobs = try history.blobs(Set(steps.flatMap { [$0.old, $0.new] }))
    var complete = 0
    var unreadable = 0
    var wrong: [String] = []
    for step in steps {
      switch DifferenceScore.outcome(old: blobs[step.old] ?? [], new: blobs[step.new] ?? []) {
      case .complete: complete += 1
      case .unreadable: unreadable += 1
      case .incomplete(let why): wrong.append("\(step.path) \(step.old) \(step.new): \(why)")
      }
    }
    print(
      "\(name): \(complete) of \(steps.count - unreadable) differences complete,"
        + " \(unreadable) pairs unreadable")
    for line in wrong.prefix(20) { print("  \(line)") }
    return wrong.isEmpty
  }

  private static func gradeMerges(
    _ history: GitHistory, _ name: String, _ scratch: URL
  ) throws -> Bool {
    let merges = try history.merges()
    let blobs = try history.blobs(Set(merges.flatMap { [$0.base, $0.ours, $0.theirs] }))
    var tally = Tally()
    for merge in merges {
      let score = try MergeScore(
        base: blobs[merge.base] ?? [], ours: blobs[merge.ours] ?? [],
        theirs: blobs[merge.theirs] ?? [], folder: scratch)
      tally.add(score, "\(merge.path) \(merge.base) \(merge.ours) \(merge.theirs)")
    }
    return tally.report("\(name), merges of what both sides changed")
  }

  private static func gradeRandomEdits(_ count: UInt64, _ scratch: URL) throws -> Bool {
    var tally = Tally()
    for seed in 1...max(1, count) {
      let versions = try RandomEdits.versions(seed: seed)
      let score = try MergeScore(
        base: versions.base, ours: versions.ours, theirs: versions.theirs,
        folder: seed % 10 == 0 ? scratch : nil)
      tally.add(score, "seed \(seed)", knowsLines: seed % 10 == 0)
    }
    return tally.report("random edits of the samples (git asked for every tenth)")
  }
}

/// The results of several merges.
private struct Tally {
  private var merges = 0
  private var unreadable = 0
  private var withConflicts = 0
  private var byLines = 0
  private var solved = 0
  private var onlyOurs = 0
  private var hunks = 0
  private var hunksByLines = 0
  private var invalid: [String] = []
  private var lost: [String] = []
  private var conflicts: [String: Int] = [:]

  mutating func add(_ score: MergeScore, _ title: String, knowsLines: Bool = true) {
    merges += 1
    if score.isUnreadable { unreadable += 1 }
    let isClean = score.conflicts.isEmpty && !score.isUnreadable
    if !isClean { withConflicts += 1 }
    for conflict in score.conflicts { conflicts[conflict.kind.rawValue, default: 0] += 1 }
    if knowsLines {
      hunks += score.hunks
      hunksByLines += score.hunksByLines
    }
    if knowsLines, score.hunksByLines > 0 {
      byLines += 1
      if isClean { solved += 1 }
    } else if knowsLines, !isClean {
      onlyOurs += 1
    }
    if ProcessInfo.processInfo.environment["SCORE_CONFLICTS"] != nil, !isClean {
      print("\(title): \(score.hunksByLines) places by git, \(score.hunks) here")
      for conflict in score.conflicts { print("    \(conflict.text)") }
    }
    if let first = score.invalid.first { invalid.append("\(title): \(first)") }
    if let first = score.lost.first { lost.append("\(title): \(first)") }
  }

  func report(_ title: String) -> Bool {
    let kinds = conflicts.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key)" }
    print(
      """
      \(title): \(merges)
        invalid results                     \(invalid.count)
        results that lose or double         \(lost.count)
        with conflicts                      \(withConflicts) (\(kinds.joined(separator: ", ")))
        git has conflicts in                \(byLines), of which merged here \(solved)
        places in conflict                  \(hunksByLines) by git, \(hunks) here
        conflicts here where git has none   \(onlyOurs)
        unreadable                          \(unreadable)
      """)
    for line in invalid.prefix(20) + lost.prefix(20) { print("    \(line)") }
    return invalid.isEmpty && lost.isEmpty
  }
}
