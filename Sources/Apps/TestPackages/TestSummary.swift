/// A summary of what the tests of a package check, and what would make them check more.
public struct TestSummary: Sendable {
  /// The number of screens.
  public let screens: Int
  /// The number of screens that load with the app's own classes, or without any of them.
  public let real: Int
  /// The number of screens that load with the app's own classes, which use stand-ins for libraries.
  public let partial: Int
  /// The number of screens that load with the app's own classes, without some functions that do not compile.
  public let incomplete: Int
  /// The number of screens that load with skeletons.
  public let skeletons: Int
  /// The number of screens that load with a stand-in for a library's class or for the owner.
  public let standIns: Int
  /// The classes that only documents describe, sorted.
  public let unknownClasses: [String]
  /// The documents that cannot be read, with the reasons.
  public let unreadable: [(name: String, reason: String)]
  /// The names of the tests that are disabled because they stop the program, with the error messages.
  public let stoppingTests: [(name: String, reason: String)]
  /// The number of sources.
  public let sources: Int
  /// The number of sources that compile.
  public let compiled: Int
  /// The number of sources that compile without some functions, and the number of these functions.
  public let shortened: (sources: Int, functions: Int)
  /// The members and declarations of Objective-C headers that are left out because they name types that the package does
  /// not have.
  public let omittedMembers: [String]
  /// The modules of the app's repository that are compiled with the app, each with the number of its sources.
  public let ownModules: [(name: String, files: Int)]
  /// The modules with stand-ins, each with the number of sources that import it, sorted by this number.
  public let standInModules: [(name: String, files: Int)]
  /// The missing modules, each with the number of sources that import it and the number of screens that would load with
  /// the app's own classes if the package contained it, sorted by screens.
  public let modules: [(name: String, files: Int, screens: Int)]
  /// The number of screens that would load with the app's own classes if the package contained all missing modules.
  public let screensWithAllModules: Int
}

extension TestSummary {
  init(
    _ app: TestedApp, _ closure: AppClosure, _ list: ScreenList,
    _ bodies: [String: [String: String]], omittedMembers: [String]
  ) {
    self.omittedMembers = omittedMembers
    screens = list.screens.count + app.unreadable.count
    func count(_ reality: TestScreen.Reality) -> Int {
      list.screens.filter { $0.reality == reality && $0.stop == nil }.count
    }
    real = count(.real)
    partial = count(.partial)
    incomplete = count(.incomplete)
    skeletons = count(.skeleton)
    standIns = count(.standIn)
    unknownClasses = list.standIns.sorted()
    unreadable = app.unreadable
    stoppingTests = list.screens.compactMap { screen in
      screen.stop.map { (screen.testName, TestPackage.stopsProgram + $0) }
    }
    sources = app.sources.count
    compiled = app.sources.count - closure.leftOut.count
    shortened = (bodies.count, bodies.values.reduce(0) { $0 + $1.count })
    ownModules = app.ownModules.map { ($0.name, $0.sources) }
    /// Counts the screens whose sources would all compile.
    func gained(with added: Set<String>) -> Int {
      list.screens.indices.filter { number in
        list.screens[number].reality == .skeleton && !list.objectiveC.contains(number)
          && list.screens[number].sources.allSatisfy {
            closure.leftOut[$0] == nil || added.contains($0)
          }
      }.count
    }
    var rows: [(name: String, files: Int, screens: Int)] = []
    var all: Set<String> = []
    for (path, reason) in closure.leftOut {
      if case .modules = reason { all.insert(path) }
    }
    for (module, files) in closure.importers where !closure.standIns.contains(module) {
      rows.append((module, files.count, gained(with: closure.additions(with: module))))
    }
    standInModules = closure.importers.filter { closure.standIns.contains($0.key) }
      .map { ($0.key, $0.value.count) }.sorted { (-$0.1, $0.0) < (-$1.1, $1.0) }
    modules = rows.sorted { (-$0.screens, -$0.files, $0.name) < (-$1.screens, -$1.files, $1.name) }
    screensWithAllModules = gained(with: all)
  }
}
