import AppSymbols
import Diagnostics
import FileWork
public import IBLint
import InterfaceBuilder
import SourceRewriting
public import XcodeProjects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The data about an app from which its test package is created, read once.
public struct TestedApp: Sendable {
  /// An error that says why there can be no test package for a project.
  public struct Failure: Error, Sendable {
    /// A message that includes how to solve the problem.
    public let message: String
  }

  /// The most members of all Objective-C classes with those of their protocols, and bytes of their declarations. Each class
  /// that adopts a protocol gets its members, so that the text for a short header could otherwise fill the disk.
  package static let mostMembers = 200_000
  package static let mostMemberBytes = 32 << 20

  /// The folder that contains the project.
  public let home: String
  /// The app's Swift module.
  public let module: String
  /// The name of the package. Xcode's own unit tests are usually in a folder `MyAppTests` next to the app.
  public var packageName: String { "\(module)ScreenTests" }
  /// The name of the target in the project.
  public let target: String
  /// The names of the project's other app targets, if no target was named.
  public let otherTargets: [String]
  /// The language mode of the app's Swift code: 5 or 6.
  public let languageMode: Int
  /// The language mode of the app's target, if the project states a version of Swift from 3 to 4.2.
  let earlierMode: String?
  /// The Swift sources of the target and of the modules in its repository that it imports, as absolute paths.
  public let sources: [String]
  /// The modules in the repository that the target imports, with the numbers of their sources. They are compiled as parts
  /// of the app's module.
  let ownModules: [(name: String, sources: Int)]
  let folders: [TestPackage.Folder]
  let report: SymbolReport
  let documents: [(name: String, document: IBDocument)]
  /// The documents that cannot be read, with the reasons.
  let unreadable: [(name: String, reason: String)]
  let facts: [(path: String, facts: RuntimeFacts)]
  let material: SkeletonMaterial

  /// Modules of Swift and of this package, which no other one can be named as.
  private static let reservedModules: Set<String> = [
    "Builtin", "Glibc", "HeadlessUIKit", "ObjectFields", "SnapshotAssertions", "TestIssues",
    "UIKitShim",
    "UIKitTesting", "ViewSnapshots", "main",
  ]

  /// Reads an app target of a project.
  /// - Parameters:
  ///   - path: The path of the folder `Name.xcodeproj`.
  ///   - target: The name of the target. If it is nil and the project has several app targets, the one with the
  ///     project's name is used; if there is none, the one with the most documents.
  ///   - sourceFacts: Returns the facts that the linter's reader knows about the sources in a folder.
  /// - Throws: ``Failure`` if the project cannot be read, if the target or its sources cannot be found, or if headers
  ///   declare too much.
  public init(
    project path: String, target: String? = nil,
    sourceFacts: (String, ProjectTargets) -> (any SourceFacts)? = { _, _ in nil }
  ) throws(Failure) {
    let project = ProjectTargets(projects: [path])
    if let problem = project.problems.first {
      throw Failure(message: "'\(path)': \(problem.message)")
    }
    let choice = try Self.targets(named: target, in: project, path)
    let number = choice[0]
    let app = project.targets[number]
    // The name is part of paths and of code, and comes from the project.
    guard SwiftLiteral.isIdentifier(app.module) else {
      throw Failure(
        message:
          "the module of the target '\(app.name)' is named '\(app.module)', which is not a Swift identifier; correct PRODUCT_MODULE_NAME in the project"
      )
    }
    guard !AvailableNames.hasModule(app.module), !Self.reservedModules.contains(app.module) else {
      throw Failure(
        message:
          "the module of the target '\(app.name)' is named '\(app.module)', as a module that the test package uses; change PRODUCT_MODULE_NAME in the project"
      )
    }
    let home = ProjectFiles.folder(of: app.project)
    var files = ProjectFiles(around: home, listed: project.listedFiles)
    try Self.requireAll(files)
    func belongs(_ path: String) -> Bool { project.targetNumbers(of: path).contains(number) }
    var own = files.filtered(belongs)
    let sourceFacts = sourceFacts(home, project)
    let isObjectiveC = project.listedFiles.contains {
      ($0.hasEnding(".m") || $0.hasEnding(".mm")) && belongs($0) && access($0, R_OK) == 0
    }
    // Skeletons of Objective-C classes can test documents.
    guard !own.sources.isEmpty || isObjectiveC && !own.documents.isEmpty && sourceFacts != nil
    else {
      throw Failure(
        message: "the target '\(app.name)' has no Swift sources: "
          + (isObjectiveC
            ? "Objective-C cannot be compiled here, but 'xibinspect load' loads the documents"
            : "none of its files exist"))
    }
    self.home = home
    module = app.module
    self.target = app.name
    otherTargets = choice.dropFirst().map { project.targets[$0].name }
    languageMode = app.swiftVersion?.hasPrefix("6") == true ? 6 : 5
    earlierMode = app.swiftVersion.flatMap(Self.earlierMode)
    var contents = Self.contents(of: own.sources)
    let modules = Self.addModules(to: &own, &contents, app: app.module, around: home)
    ownModules = modules.map { ($0.name, $0.files.sources.count) }
    let moduleHeaders = modules.flatMap(\.headers)
    sources = own.sources
    let places = ProjectFiles.folders(
      of: own.sources + own.documents + own.resources, home: home)
    for place in places where place.path != home && !place.path.isPath(below: home) {
      files.add(folder: place.path)
    }
    try Self.requireAll(files)
    let known = Set(files.objectiveC)
    let codeFiles = files.objectiveC + own.objectiveC.filter { !known.contains($0) }
    folders = places.map { place in
      // A folder may contain another one that has its own link: no file is in the package twice.
      let linked = places.map(\.path).filter { $0 != place.path }
      return TestPackage.Folder(
        link: place.link, path: place.path,
        excluded: files.without(place.files, below: place.path, linked: linked))
    }
    report = SymbolReport(contents.map { SymbolReport.Source(path: $0.path, bytes: $0.bytes) })
    facts = contents.map { ($0.path, SourceScanner.facts(of: $0.bytes)) }
    var parsed: [(name: String, document: IBDocument)] = []
    var unreadable: [(name: String, reason: String)] = []
    for path in own.documents {
      let name = String((path.pathParts.last ?? "").prefix { $0 != "." })
      do {
        let bytes = try FileBytes.read(path, limit: 256 << 20)
        parsed.append((name, try IBDocument(parsing: bytes, file: path)))
      } catch {
        unreadable.append((name, ErrorText.sentence(error)))
      }
    }
    self.documents = parsed
    self.unreadable = unreadable
    material = try SkeletonMaterial(
      contents, documents: parsed.map(\.document), facts: sourceFacts, home: home,
      codeFiles: codeFiles, bridgingHeader: app.bridgingHeader, umbrella: app.module,
      moduleHeaders: moduleHeaders, belongs: belongs)
  }

  /// Returns the language mode of the compiler for a version of Swift from 3 to 4.2; nil for others.
  private static func earlierMode(_ version: String) -> String? {
    let parts = version.split(separator: ".")
    switch parts.first {
    case "3": return "v4"
    case "4": return parts.dropFirst().first == "2" ? "v4_2" : "v4"
    default: return nil
    }
  }

  private static func contents(of sources: [String]) -> [(path: String, bytes: [UInt8])] {
    sources.compactMap { path in
      (try? FileBytes.read(path, limit: 16 << 20)).map { (path: path, bytes: $0) }
    }
  }

  /// Adds the files of the modules in the repository that the sources import, and of those that these modules import.
  private static func addModules(
    to files: inout ProjectFiles, _ contents: inout [(path: String, bytes: [UInt8])], app: String,
    around home: String
  ) -> [OwnModules.Module] {
    var modules: [OwnModules.Module] = []
    var known: Set<String> = [app]
    var repository: OwnModules?
    var paths = Set(files.sources)
    var first = contents.startIndex
    while first < contents.endIndex {
      let imports = contents[first...].reduce(into: Set<String>()) {
        $0.formUnion(SourceScanner.facts(of: $1.bytes).imports)
      }
      first = contents.endIndex
      for name in imports.sorted()
      where !AvailableNames.isApples(name) && known.insert(name).inserted {
        // The whole repository is searched only if necessary.
        if repository == nil { repository = OwnModules(around: home) }
        guard let module = repository?.module(named: name) else { continue }
        // A file can belong to several targets.
        let added = module.files.filtered { paths.insert($0).inserted }
        files.add(added)
        contents += Self.contents(of: added.sources)
        modules.append(module)
      }
    }
    return modules
  }

  /// Returns the bodies of functions that contain errors, with the code that takes their place, by the path of the source.
  /// The result has no source with errors elsewhere, or in bodies that other code has already taken the place of.
  package func bodies(
    for errors: [SourceError], known: [String: [String: String]]
  ) -> [String: [String: String]] {
    #if SourceChecks
      var found: [String: [String: String]] = [:]
      for (path, errors) in Dictionary(grouping: errors, by: \.path) {
        guard let bodies = material.bodies(of: path) else { continue }
        let replaced = errors.map { bodies.body(line: $0.line, column: $0.column) }
        if replaced.contains(where: { $0.map { known[path]?[$0.key] != nil } ?? true }) { continue }
        found[path] = Dictionary(
          replaced.compactMap { $0 }.map { ($0.key, $0.code) }
        ) { first, _ in first }
      }
      return found
    #else
      return [:]
    #endif
  }

  /// Returns the body of the function that stops the tests at a line, with the name and the code that takes its place; nil
  /// if there is none, or if the code would stop them again.
  package func body(
    ofStopIn path: String, line: Int, known: [String: [String: String]]
  ) -> (key: String, name: String, code: String)? {
    #if SourceChecks
      guard let body = material.bodies(of: path)?.body(line: line, column: 1),
        known[path]?[body.key] == nil, !body.stops
      else { return nil }
      return (body.key, body.name, body.code)
    #else
      return nil
    #endif
  }

  /// - Throws: ``Failure`` if files of the app may be missing.
  private static func requireAll(_ files: ProjectFiles) throws(Failure) {
    guard let problem = files.problems.first else { return }
    throw Failure(message: "'\(problem.file ?? "")': \(problem.message)")
  }

  /// Returns the numbers of the targets that may be meant: the app to test, followed by the project's other apps.
  private static func targets(
    named target: String?, in project: ProjectTargets, _ path: String
  ) throws(Failure) -> [Int] {
    let apps = project.targets.indices.filter { number in
      let kind = project.targets[number]
      if let target { return kind.name == target }
      return kind.productType == "com.apple.product-type.application"
        && (kind.platforms.isEmpty || kind.platforms.contains(.iOS))
    }
    guard !apps.isEmpty, target == nil || apps.count == 1 else {
      let names = project.targets.map { "'\($0.name)'" }.joined(separator: ", ")
      throw Failure(
        message: names.isEmpty
          ? "'\(path)' has no targets" : "name one of the targets of '\(path)': \(names)")
    }
    guard apps.count > 1 else { return apps }
    let name = String((path.pathParts.last ?? "").prefix { $0 != "." })
    var documents: [Int: Int] = [:]
    for file in project.listedFiles where file.hasEnding(".xib") || file.hasEnding(".storyboard") {
      for number in project.targetNumbers(of: file) { documents[number, default: 0] += 1 }
    }
    let first =
      apps.first { project.targets[$0].name == name }
      ?? apps.reduce(apps[0]) { documents[$1, default: 0] > documents[$0, default: 0] ? $1 : $0 }
    return [first] + apps.filter { $0 != first }
  }
}
