import AppSymbols
import SourceRewriting

/// The screens of an app, with the kinds of classes that their tests load.
struct ScreenList: Sendable {
  private(set) var screens: [TestScreen] = []
  /// The sources that declare the classes of each screen, by the index of the screen; real screens are included.
  private(set) var sources: [Set<String>] = []
  /// The indices of the screens with a class that has no Swift source.
  private(set) var objectiveC: Set<Int> = []
  /// The classes that screens load but only documents describe.
  private(set) var standIns: Set<String> = []

  init(
    _ app: TestedApp, _ closure: AppClosure, _ skeletons: AppSkeletons, ownerless: Set<String>
  ) {
    var skeletonFacts: [RuntimeFacts] = []
    for file in skeletons.files {
      skeletonFacts.append(SourceScanner.facts(of: Array(file.text.utf8)))
    }
    var places: [String: String] = [:]
    for (path, facts) in app.facts {
      for type in facts.types where type.kind == .class { places[type.lastName] = path }
    }
    let generated = Set(
      skeletonFacts.flatMap(\.types).filter { $0.kind == .class }.map(\.lastName))
    let kept = app.facts.filter { closure.leftOut[$0.path] == nil }.map(\.facts)
    for (name, document) in app.documents {
      for var screen in TestScreen.screens(
        of: document, named: name, sources: kept + skeletonFacts)
      {
        if case .nib(.some) = screen.kind, ownerless.contains(name) {
          screen.kind = .nib(nil)
          screen.reality = .standIn
        }
        let own = screen.classes.filter { !skeletons.standIns.contains($0) }
        let others = screen.classes.subtracting(own)
        standIns.formUnion(others)
        let paths = Set(own.compactMap { places[$0] })
        // An Objective-C class is not in any Swift source.
        let isGenerated = own.contains { places[$0] == nil && generated.contains($0) }
        if !others.isEmpty { screen.reality = .standIn }
        if isGenerated || paths.contains(where: { closure.leftOut[$0] != nil }) {
          screen.reality = .skeleton
        }
        if isGenerated { objectiveC.insert(screens.count) }
        screens.append(screen)
        sources.append(paths)
      }
    }
  }
}
