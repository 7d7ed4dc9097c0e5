// `score-nibs [--xibs|--storyboards|--macos] [--document NAME] [--classes [N]] [--keys [N]] [--worst [N]]
//  [--samples N] [--all-rows] [--list] [--told document|project|tools] CORPUS`: compiles every document of a
// corpus' pairs and compares with what Apple's compiler made of it. Without a choice of tables: the headlines.
import NibScore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@main
enum ScoreNibs {
  static func main() throws {
    guard let arguments = Arguments(CommandLine.arguments.dropFirst()) else {
      print(Arguments.usage)
      exit(2)
    }
    if arguments.coverage {
      let coverage = Coverage(arguments.corpus)
      print(coverage.report)
      exit(coverage.isReached ? 0 : 1)
    }
    let pairs = try PairList.read(corpus: arguments.corpus, allRows: arguments.allRows).filter {
      arguments.includes($0)
    }
    var isReached = true
    for group in Group.all {
      let members = pairs.filter(group.contains)
      guard !members.isEmpty else { continue }
      let kind = try members.map { ($0, try PairScore($0, knowledge: .document)) }
      let name = group.name
      let plain = Report(kind.map(\.1))
      print(plain.headline("\(name), the compiler told nothing but the document"))
      let placed = Report(try kind.map { try PairScore($0.0, knowledge: .project) })
      print(placed.headline("\(name), told the module and the newest document of the app as well"))
      let informed = Report(try kind.map { try PairScore($0.0, knowledge: .tools) })
      print(informed.headline("\(name), told the tools and the module of Apple's as well"))
      if group.set == .iOS {
        isReached =
          isReached && informed.reaches(Self.goal, Self.goal) && placed.reaches(Self.goal, 0)
      }
      let floor = group.floor
      if !plain.reaches(floor.mean, floor.total), arguments.document == nil, !arguments.allRows {
        let (mean, total) = (plain.percent(floor.mean), plain.percent(floor.total))
        print("below the floor: mean F1 \(mean), total F1 \(total)")
        isReached = false
      }
      let report =
        switch arguments.knowledge {
        case .document: plain
        case .project: placed
        case .tools: informed
        }
      print(report.failures())
      print(report.notes())
      if let limit = arguments.classes { print("\n" + report.classes(limit: limit)) }
      if let limit = arguments.worst { print("\n" + report.worst(limit: limit)) }
      if let limit = arguments.keys {
        print("\n" + report.keys(limit: limit, samples: arguments.samples))
      }
      if arguments.list { print("\n" + report.everything()) }
      print("")
    }
    // The goals only apply to the whole corpus.
    guard arguments.document == nil, !arguments.allRows else { return }
    print(
      "goal: mean of \(Int(Self.goal * 100)) % with the project, mean and total with the tools: "
        + (isReached ? "reached" : "MISSED")
    )
    if !isReached { exit(1) }
  }

  /// The minimum mean score with what the project tells, and mean and total score with information about Apple's
  /// compiler.
  private static let goal = 0.97
}

/// Pairs that have a headline of their own.
private struct Group {
  let name: String
  let set: PairSet
  let isStoryboard: Bool
  /// The mean and the total of a compiler that is told nothing but the document; they must not fall below these.
  let floor: (mean: Double, total: Double)

  func contains(_ pair: Pair) -> Bool { pair.set == set && pair.isStoryboard == isStoryboard }

  static let all = [
    Group(name: "Xibs", set: .iOS, isStoryboard: false, floor: (0.9775, 0.9760)),
    Group(name: "Storyboards", set: .iOS, isStoryboard: true, floor: (0.9608, 0.9601)),
    Group(name: "Xibs of macOS samples", set: .macOSSamples, isStoryboard: false, floor: (0, 0)),
    Group(name: "Xibs of macOS apps", set: .macOSApps, isStoryboard: false, floor: (0, 0)),
  ]
}
