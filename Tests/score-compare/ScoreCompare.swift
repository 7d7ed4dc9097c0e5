import CompareScore
import Foundation

/// Grades differences and merges over real histories: `score-compare CORPUS`, with `histories/*.bundle` in it.
@main
enum ScoreCompare {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: score-compare CORPUS\n".utf8))
      exit(2)
    }
    let histories = URL(filePath: CommandLine.arguments[1]).appending(path: "histories")
    let bundles = try FileManager.default.contentsOfDirectory(
      at: histories, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "bundle" }.sorted { $0.path < $1.path }
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    for bundle in bundles {
      let name = bundle.deletingPathExtension().lastPathComponent
      let history = try GitHistory(bundle: bundle, into: scratch.appending(path: name))
      try gradeDifferences(history, name)
    }
  }

  private static func gradeDifferences(_ history: GitHistory, _ name: String) throws {
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
      "\(name): \(complete) of \(steps.count - unreadable) differences complete, \(unreadable) pairs unreadable"
    )
    for line in wrong.prefix(20) { print("  \(line)") }
  }
}
