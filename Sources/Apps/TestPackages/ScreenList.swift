import AppSymbols
import SourceRewriting

/// The screens of an app, with the kinds of classes that their tests load.
struct ScreenList: Sendable {
  private(set) var screens: [TestScreen] = []
  /// The indices of the screens with a class that has no Swift source.
  private(set) var objectiveC: Set<Int> = []
  /// The classes that screens load but only documents describe.
  private(set) var standIns: Set<String> = []

  init(
    _ app: TestedApp, _ closure: AppClosure, _ skeletons: AppSkeletons, incomplete: Set<String>,
    standInUsers: Set<String>, ownerless: Set<String>, stops: [String: String]
  ) {
    var skeletonFacts: [RuntimeFacts] = []
    for file in skeletons.files {
      skeletonFacts.append(SourceScanner.facts(of: Array(file.text.utf8)))
    }
    var places: [String: String] = [:]
    var superclasses: [String: String] = [:]
    for (path, facts) in app.facts {
      for type in facts.types where type.kind == .class {
        places[type.lastName] = path
        superclasses[type.lastName] = type.superclassName
      }
    }
    for type in skeletonFacts.flatMap(\.types)
    where type.kind == .class && places[type.lastName] == nil {
      superclasses[type.lastName] = type.superclassName
    }
    let generated = Set(
      skeletonFacts.flatMap(\.types).filter { $0.kind == .class }.map(\.lastName))
    let kept = app.facts.filter { closure.leftOut[$0.path] == nil }.map(\.facts)
    let scenes = SceneClasses(app.documents)
    for (number, (name, document)) in app.documents.enumerated() {
      for var screen in TestScreen.screens(
        of: document, named: name, scenes: scenes, number: number, sources: kept + skeletonFacts)
      {
        if screen.createsOwner, ownerless.contains(name) {
          screen.kind = .nib(nil)
          screen.reality = .standIn
        }
        // A class is only as real as its superclasses.
        let loaded = Self.lineages(of: screen.classes, superclasses)
        let own = loaded.filter { !skeletons.standIns.contains($0) }
        let others = loaded.subtracting(own)
        standIns.formUnion(others)
        let paths = Set(own.compactMap { places[$0] })
        // An Objective-C class is not in any Swift source.
        let isGenerated = own.contains { places[$0] == nil && generated.contains($0) }
        if screen.reality == .real,
          paths.contains(where: { closure.usesStandIns($0) || standInUsers.contains($0) })
        {
          screen.reality = .partial
        }
        if [.real, .partial].contains(screen.reality), !paths.isDisjoint(with: incomplete) {
          screen.reality = .incomplete
        }
        if !others.isEmpty { screen.reality = .standIn }
        if isGenerated || paths.contains(where: { closure.leftOut[$0] != nil }) {
          screen.reality = .skeleton
        }
        if isGenerated { objectiveC.insert(screens.count) }
        screen.sources = paths
        screens.append(screen)
      }
    }
    screens = Self.named(screens, stops: stops)
  }

  /// Returns screens whose tests have different names.
  /// - Parameter stops: The error messages of the tests that stop the program, by their names.
  static func named(_ screens: [TestScreen], stops: [String: String]) -> [TestScreen] {
    var names: Set<String> = []
    return screens.map { screen in
      var screen = screen
      while !names.insert(screen.testName).inserted { screen.repetition += 1 }
      screen.stop = stops[screen.testName]
      return screen
    }
  }

  /// Returns classes with their superclasses.
  private static func lineages(
    of classes: Set<String>, _ superclasses: [String: String]
  ) -> Set<String> {
    var found = classes
    var open = Array(classes)
    while let name = open.popLast() {
      if let next = superclasses[name], found.insert(next).inserted { open.append(next) }
    }
    return found
  }
}

extension TypeFacts {
  /// The first inherited name, without enclosing types and generic arguments. It may be that of a protocol.
  fileprivate var superclassName: String? {
    inherited.first.map { name in
      String(name.prefix { $0 != "<" }.split(separator: ".").last ?? "")
    }
  }
}
