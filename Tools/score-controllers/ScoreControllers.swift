import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Brings the scenes of real storyboards to life and performs their segues; compares compiled storyboards with Apple's.
@main
@MainActor
struct ScoreControllers {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let corpus = arguments.first, arguments.count <= 2 else {
      FileHandle.standardError.write(Data("usage: score-controllers CORPUS [NAME]\n".utf8))
      exit(2)
    }
    let name = arguments.dropFirst().first
    let problems = Problems()
    var scenes = SceneScore()
    var segues = SegueScore()
    var documents = 0
    for file in files(in: corpus, name) {
      guard let document = try? IBDocument(contentsOf: file), document.kind == .storyboard,
        [.iOS, .iPadOS].contains(document.platform)
      else { continue }
      documents += 1
      do throws(NibError) {
        var options = LoadOptions()
        options.makesStandIns = true
        let storyboard = try UIStoryboard(document: document, options: options)
        let place = file.lastPathComponent
        scenes.run(document, storyboard, place, problems)
        segues.run(document, storyboard, place, problems)
      } catch {
        scenes.refused(document, "\(file.lastPathComponent): \(error)")
      }
    }
    print("iOS storyboards                                          \(documents)")
    print(scenes.report)
    print(segues.report)
    var pairs = PairScore()
    for pair in StoryboardPair.all(in: corpus) where name.map(pair.source.contains) ?? true {
      pairs.run(pair, problems)
    }
    print(pairs.report)
    if name == nil, !(scenes.isReached && segues.isReached && pairs.isReached) { exit(1) }
  }

  private static func files(in corpus: String, _ name: String?) -> [URL] {
    let folder = URL(fileURLWithPath: corpus).appendingPathComponent("documents")
    let found =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return found.compactMap { $0 as? URL }.filter { $0.pathExtension == "storyboard" }
      .filter { name.map($0.path.contains) ?? true }.sorted { $0.path < $1.path }
  }
}

/// The problems while controllers live, which are recorded instead of ending the process.
@MainActor
final class Problems {
  private(set) var errors: [String] = []
  private(set) var warnings: [String] = []

  init() {
    LayoutConflict.handler = { _ in }
    NibFailure.handler = { [unowned self] in errors.append("\($0)") }
    // Stand-ins for other storyboards are expected, because these storyboards are missing.
    ControllerWarning.handler = { [unowned self] warning in
      if warning.kind != .missingStoryboard { warnings.append(warning.message) }
    }
  }

  /// The problems since the last call.
  func taken() -> [String] {
    defer { (errors, warnings) = ([], []) }
    return errors + warnings
  }
}

/// How many of a kind are right, and why the others are not.
struct Count {
  var all = 0
  var good = 0
  private var rest: [String] = []

  mutating func add(_ name: @autoclosure () -> String, _ problem: String?) {
    all += 1
    if let problem { rest.append("\(name()): \(problem)") } else { good += 1 }
  }

  var share: Double { all == 0 ? 1 : Double(good) / Double(all) }

  func text(_ title: String, goal: Double) -> String {
    let percent = Double(Int(share * 10_000)) / 100
    let head = title + String(repeating: " ", count: max(1, 56 - title.count))
    let missed = share < goal ? "  MISSED" : ""
    let rows = rest.map { "  " + $0.prefix(260) }
    return
      (["\(head) \(good) of \(all) (\(percent) %), goal \(goal * 100) %\(missed)"] + rows)
      .joined(separator: "\n")
  }
}
