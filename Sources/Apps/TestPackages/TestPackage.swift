import AppSymbols
import DiagnosticText
import Diagnostics
import SourceRewriting

/// A Swift package that compiles an app's sources and tests the app's screens.
public struct TestPackage: Sendable {
  /// A file of the package.
  public struct File: Sendable {
    /// The path relative to the package's folder.
    public let path: String
    /// The contents of the file, or the destination of a symbolic link.
    public let text: String
    /// Whether the file is a symbolic link.
    public let isLink: Bool

    /// Creates a file.
    public init(path: String, text: String, isLink: Bool) {
      self.path = path
      self.text = text
      self.isLink = isLink
    }
  }

  /// A folder with files of the app.
  public struct Folder: Sendable {
    /// The name of the symbolic link to the folder in the package.
    public let link: String
    /// The absolute path of the folder.
    public let path: String
    /// The paths in the folder that do not belong to the app, relative to the folder.
    public let excluded: [String]

    /// Returns the path of a file through the link, or nil if the file is not in the folder. Names are compared as bytes,
    /// because a mark that begins a name joins the slash before it.
    func place(of file: String) -> String? {
      let start = Array((path + "/").utf8)
      guard file.utf8.starts(with: start) else { return nil }
      return link + "/" + String(decoding: file.utf8.dropFirst(start.count), as: UTF8.self)
    }
  }

  /// The known facts about a package in addition to those about the app.
  public struct Knowledge: Sendable {
    /// The modules of the package, in addition to those of every test package.
    public var modules: Set<String> = []
    /// The paths and names that the user excludes, as in `app-sources.json`.
    public var excluded: [String] = []
    /// The first compiler error in each source that does not compile.
    public var failures: [String: String] = [:]
    /// The error message of each source that stops the tests.
    public var stops: [String: String] = [:]
    /// The declaration and the error message of the function of each source that stops the tests, if only the function's
    /// body is left out.
    public var functionStops: [String: String] = [:]
    /// The bodies of functions that do not compile or that stop the tests, with the code that takes their place, by the
    /// path of the source.
    package var bodies: [String: [String: String]] = [:]
    /// The error message of each test that stops the program although no source is known to be the cause, by its name.
    public var testStops: [String: String] = [:]
    /// The lines of skeletons that do not compile, by the name of the skeleton's file. A line that does not compile in
    /// only one type has the line that begins the type before it.
    public var droppedLines: [String: Set<String>] = [:]
    /// The names of the skeletons that do not compile even without these lines.
    public var droppedSkeletons: Set<String> = []
    /// Whether the package has stand-ins for libraries.
    public var usesStandIns = false
    /// The members of libraries that the compiler did not find in other types.
    package var libraryAdditions: Set<LibraryAddition> = []
    /// The nibs whose tests cannot create the owner, although its class has an initializer.
    public var ownerless: Set<String> = []

    /// Creates the facts about a new package.
    public init() {}
  }

  /// The app's Swift module.
  public let module: String
  /// The language mode of the app's Swift code: 5 or 6.
  public let languageMode: Int
  /// The language mode of the app's target alone, if it is an earlier one: `v4` or `v4_2`.
  var earlierMode: String?
  /// The folders that contain the app's files: usually one.
  public let folders: [Folder]
  /// The Swift sources of the app, as absolute paths.
  public let sources: [String]
  /// The excluded sources, with the reasons as text.
  public let leftOut: [String: String]
  /// The bodies of functions that do not compile in sources that otherwise do, by the path of the source.
  let bodies: [String: [String: String]]
  /// Whether a source imports Combine, which requires a trait of this package.
  let usesCombine: Bool
  let screens: [TestScreen]
  /// The modules with stand-ins.
  let standIns: Set<String>
  /// Whether the package may have stand-ins.
  let usesStandIns: Bool
  /// The modules of the app's repository whose sources are parts of the app's module.
  let ownModules: Set<String>
  let skeletons: AppSkeletons
  /// A summary of the screens that the package tests, and of the modules with which it would test more.
  public let summary: TestSummary

  /// The name of the package. Xcode's own unit tests are usually in a folder `MyAppTests` next to the app.
  public var name: String { "\(module)ScreenTests" }

  /// The name of the folder with skeletons in the target's folder.
  public static let skeletonFolder = "skeletons"

  /// The name of the folder with stand-ins for libraries in the target's folder.
  public static let standInFolder = "stand-ins"

  /// Returns the files of the package.
  /// - Parameters:
  ///   - dependency: The location of this package: the absolute path of its folder, or the URL of its repository.
  ///   - version: The minimum version of this package, if `dependency` is a URL.
  ///   - package: The absolute path of the folder for the package, with symbolic links resolved.
  ///   - excluded: The paths and names that the user excludes.
  public func files(
    dependency: String, version: String, package: String, excluded: [String] = []
  ) -> [File] {
    let sources = "Sources/\(module)"
    let location =
      dependency.isAbsolutePath ? Self.relative(dependency, to: package) : dependency
    var files = [
      File(path: "Package.swift", text: manifest(location, version: version), isLink: false),
      File(
        path: "\(sources)/\(module).swift",
        text: "// The app is in the folder `app`; a target needs a source of its own besides.\n",
        isLink: false),
      File(path: "Tests/\(module)Tests/ScreenTests.swift", text: tests, isLink: false),
      File(
        path: "\(sources)/app-sources.json", text: settings(around: package, excluded: excluded),
        isLink: false),
    ]
    for folder in folders {
      let path = Self.relative(folder.path, to: "\(package)/\(sources)")
      files.append(File(path: "\(sources)/\(folder.link)", text: path, isLink: true))
    }
    for file in skeletons.files {
      files.append(
        File(
          path:
            "\(sources)/\(file.isStandIn ? Self.standInFolder : Self.skeletonFolder)/\(file.name)",
          text: file.text, isLink: false))
    }
    return files
  }

  /// The text of `app-sources.json`: the paths that the user excludes, that do not belong to the target, and that do
  /// not compile.
  private func settings(around package: String, excluded: [String]) -> String {
    func place(of path: String) -> String? {
      let places = folders.compactMap { $0.place(of: path) }
      // The innermost folder has the shortest path to the file.
      return places.min { $0.utf8.count < $1.utf8.count }
    }
    let reasons = leftOut.compactMap { path, reason -> (String, JSONValue)? in
      guard reason != AppClosure.Reason.excluded.text else { return nil }
      return place(of: path).map { ($0, .string(reason)) }
    }
    let bodies = bodies.compactMap { path, codes -> (String, JSONValue)? in
      let sorted = codes.inKeyOrder.map { ($0.key, JSONValue.string($0.value)) }
      return place(of: path).map { ($0, .object(sorted)) }
    }
    let value = JSONValue.object([
      ("exclude", .array(excluded.map { .string($0) })),
      ("notInTarget", .array(outsiders(around: package).map { .string($0) })),
      ("leftOut", .object(reasons.sorted(on: \.0))),
      ("bodies", .object(bodies.sorted(on: \.0))),
      ("standIns", .array(standIns.union(ownModules).sorted().map { .string($0) })),
    ])
    return value.text + "\n"
  }

  /// The paths that do not belong to the target, relative to its folder. The package itself is one of them if it is
  /// inside the app's folder.
  private func outsiders(around package: String) -> [String] {
    folders.flatMap { folder in
      var paths = folder.excluded
      if let own = package.path(below: folder.path),
        !paths.contains(where: { own == $0 || own.isPath(below: $0) })
      {
        paths.append(own)
      }
      return paths.map { "\(folder.link)/\($0)" }
    }
  }

  /// Returns the path from one folder to another, both absolute.
  package static func relative(_ path: String, to base: String) -> String {
    let parts = path.pathParts
    let from = base.pathParts
    let shared = zip(parts, from).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - shared) + parts.dropFirst(shared))
      .joined(separator: "/")
  }

  private func manifest(_ dependency: String, version: String) -> String {
    let traits = usesCombine ? ", traits: [\"Combine\"]" : ""
    let isURL = dependency.contains("://") || dependency.hasPrefix("git@")
    let source =
      isURL
      ? ".package(url: \(SwiftLiteral.string(dependency)), from: \(SwiftLiteral.string(version))\(traits))"
      : ".package(name: \"xibinspect\", path: \(SwiftLiteral.string(dependency))\(traits))"
    // SwiftPM identifies a package at a URL by the last component of the URL, regardless of its manifest.
    let identity = SwiftLiteral.string(isURL ? Self.identity(of: dependency) : "xibinspect")
    let left =
      "["
      + (folders.map(\.link) + ["app-sources.json"]
      + (skeletons.files.isEmpty ? [] : [Self.skeletonFolder])
      + (skeletons.files.contains(where: \.isStandIn) ? [Self.standInFolder] : [])).map {
        "\"\($0)\""
      }
      .joined(separator: ", ") + "]"
    let mode = earlierMode.map { ", .swiftLanguageMode(.\($0))" } ?? ""
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [\(source)],
        targets: [
          .target(
            name: "\(module)", dependencies: [.product(name: "UIKitShim", package: \(identity))],
            exclude: \(left),
            // A build then shows the errors in all files.
            swiftSettings: [.unsafeFlags(["-continue-building-after-errors"])\(mode)],
            plugins: [.plugin(name: "AppSources", package: \(identity))]),
          .testTarget(
            name: "\(module)Tests",
            dependencies: ["\(module)", .product(name: "UIKitTesting", package: \(identity))]),
        ],
        swiftLanguageModes: [.v\(languageMode)]
      )

      """
  }

  /// Returns the name by which SwiftPM identifies the package at a URL.
  private static func identity(of url: String) -> String {
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return last.name(before: ".git") ?? last
  }

  /// Returns the document of the test at a line in the file of tests.
  public func document(ofTestAtLine line: Int) -> String? {
    let lines = tests.split(separator: "\n", omittingEmptySubsequences: false).prefix(line)
    let number = lines.filter { $0.hasPrefix("  @Test(") }.count - 1
    return screens.indices.contains(number) ? screens[number].document : nil
  }

  /// Returns whether the package has a test with a name.
  public func hasTest(named title: String) -> Bool {
    screens.contains { $0.testName == title }
  }

  /// Returns the sources of the classes that a test loads, except excluded ones.
  public func sources(ofTest title: String) -> Set<String> {
    let found = Set(screens.filter { $0.testName == title }.flatMap(\.sources))
    return found.filter { leftOut[$0] == nil }
  }

  /// Returns the members and names of libraries that the compiler did not find, as its error messages show.
  package func additions(for messages: [String]) -> Set<LibraryAddition> {
    guard usesStandIns else { return [] }
    // The tables are large.
    let available = AvailableNames()
    return Set(messages).reduce(into: []) { found, message in
      guard let addition = LibraryAddition(message: message),
        addition.isPossible(skeletons.standIns, available)
      else { return }
      found.insert(addition)
    }
  }

  /// The beginning of the reason why a test is disabled.
  static let stopsProgram = "stops the program: "

  /// The tests, one for each screen.
  private var tests: String {
    let tests = screens.map { screen in
      let trait = screen.stop.map { ".disabled(\(SwiftLiteral.string(Self.stopsProgram + $0))), " }
      return """

          @Test(\(trait ?? "")arguments: devices) func `\(screen.testName)`(device: String) throws {
            let device = try #require(HeadlessDevice(identifier: device))
            let problems = \(screen.problems)
            #expect(problems == [])
          }
        """
    }
    return """
      import Testing
      import UIKit
      import UIKitTesting

      @testable import \(module)

      /// Loads each screen and lays it out on three devices: outlets, actions and constraints must fit.
      @MainActor @Suite struct ScreenTests {
        private nonisolated static let devices = ["retina4_7", "retina6_12", "ipad11_0rounded"]
      \(tests.joined(separator: "\n"))
      }

      """
  }
}

extension TestPackage {
  /// Creates the package for an app.
  public init(_ app: TestedApp, _ knowledge: Knowledge = Knowledge()) {
    module = app.module
    languageMode = app.languageMode
    earlierMode = app.earlierMode
    folders = app.folders
    sources = app.sources
    let folders = app.folders
    ownModules = Set(app.ownModules.map(\.name))
    let modules = knowledge.modules.union(ownModules)
    usesStandIns = knowledge.usesStandIns && SkeletonMaterial.canWrite
    standIns =
      usesStandIns
      ? AppClosure.standIns(for: app.report, modules: modules) : []
    let closure = AppClosure(
      app.report, modules: modules, standIns: standIns, usesStandIns: usesStandIns,
      failures: knowledge.failures,
      stops: knowledge.stops
    ) { path in
      folders.contains { folder in
        folder.place(of: path).map { Self.isExcluded($0, by: knowledge.excluded) } ?? false
      }
    }
    leftOut = closure.leftOut.mapValues(\.text)
    bodies = knowledge.bodies.filter { closure.leftOut[$0.key] == nil && !$0.value.isEmpty }
    skeletons = app.material.skeletons(
      of: Set(closure.leftOut.keys), module: module, modules: knowledge.modules,
      standIns: standIns, isPublic: !ownModules.isEmpty,
      additions: knowledge.libraryAdditions, dropped: knowledge.droppedLines,
      without: knowledge.droppedSkeletons)
    // The trait must not depend on what compiles: each change of it compiles this package again.
    usesCombine = app.facts.contains { $0.facts.imports.contains("Combine") }
    let types = knowledge.libraryAdditions.filter { $0.kind == .type }.map(\.name)
    let screens = ScreenList(
      app, closure, skeletons, incomplete: Set(bodies.keys),
      standInUsers: app.material.sources(naming: Set(types)), ownerless: knowledge.ownerless,
      stops: knowledge.testStops)
    self.screens = screens.screens
    summary = TestSummary(
      app, closure, screens, bodies, omittedMembers: skeletons.omitted)
  }

  /// Returns whether a list of paths and names excludes a path that is relative to the target's folder.
  private static func isExcluded(_ path: String, by list: [String]) -> Bool {
    let parts = path.pathParts.map(String.init)
    return list.contains { entry in
      path == entry || path.isPath(below: entry) || parts.contains(entry)
    }
  }
}
