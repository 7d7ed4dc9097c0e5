// `score-nibs [--xibs|--storyboards] [--document NAME] [--classes [N]] [--keys [N]] [--worst [N]]
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
      (arguments.kind == nil || arguments.kind == ($0.isStoryboard ? .storyboards : .xibs))
        && arguments.document.map($0.name.contains) ?? true
    }
    let scores = try pairs.map { try PairScore($0, knowledge: .document) }
    var isReached = true
    for isStoryboard in [false, true] {
      let kind = zip(pairs, scores).filter { $0.0.isStoryboard == isStoryboard }
      guard !kind.isEmpty else { continue }
      let name = isStoryboard ? "Storyboards" : "Xibs"
      let plain = Report(kind.map(\.1))
      print(plain.headline("\(name), the compiler told nothing but the document"))
      let placed = Report(try kind.map { try PairScore($0.0, knowledge: .project) })
      print(placed.headline("\(name), told the module and the newest document of the app as well"))
      let informed = Report(try kind.map { try PairScore($0.0, knowledge: .tools) })
      print(informed.headline("\(name), told the tools and the module of Apple's as well"))
      isReached =
        isReached && informed.reaches(Self.goal, Self.goal) && placed.reaches(Self.goal, 0)
      let floor = isStoryboard ? Self.storyboardFloor : Self.xibFloor
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
  /// The means and totals of compilers that are told nothing but the document; they must not fall below these.
  private static let xibFloor = (mean: 0.9775, total: 0.9760)
  private static let storyboardFloor = (mean: 0.9608, total: 0.9601)
}
