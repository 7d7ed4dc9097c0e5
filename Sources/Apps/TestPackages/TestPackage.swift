import DiagnosticText
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
  }

  /// The app's Swift module.
  public let module: String
  /// The language mode of the app's Swift code: 5 or 6.
  public let languageMode: Int
  /// A folder with files of the app.
  public struct Folder: Sendable {
    /// The name of the symbolic link to the folder in the package.
    public let link: String
    /// The absolute path of the folder.
    public let path: String
    /// The paths in the folder that do not belong to the app, relative to the folder.
    public let excluded: [String]
  }

  /// The folders that contain the app's files: usually one.
  public let folders: [Folder]
  /// The Swift sources to test, as absolute paths.
  public let sources: [String]
  /// Whether a source imports Combine, which requires a trait of this package.
  let usesCombine: Bool
  let screens: [TestScreen]

  /// The name of the package. Xcode's own unit tests are usually in a folder `MyAppTests` next to the app.
  public var name: String { "\(module)ScreenTests" }

  /// Returns the files of the package.
  /// - Parameters:
  ///   - dependency: The location of this package: the path of its folder, or the URL of its repository.
  ///   - version: The minimum version of this package, if `dependency` is a URL.
  ///   - package: The absolute path of the folder for the package, with symbolic links resolved.
  public func files(dependency: String, version: String, package: String) -> [File] {
    let sources = "Sources/\(module)"
    let excluded = excluded(around: package)
    var files = [
      File(
        path: "Package.swift",
        text: manifest(dependency, version: version, leavesOut: !excluded.isEmpty), isLink: false),
      File(
        path: "\(sources)/\(module).swift",
        text: "// The app is in the folder `app`; a target needs a source of its own besides.\n",
        isLink: false),
      File(path: "Tests/\(module)Tests/ScreenTests.swift", text: tests, isLink: false),
    ]
    for folder in folders {
      let path = Self.relative(folder.path, to: "\(package)/\(sources)")
      files.append(File(path: "\(sources)/\(folder.link)", text: path, isLink: true))
    }
    if !excluded.isEmpty {
      let list = JSONValue.object([("exclude", .array(excluded.map { .string($0) }))])
      files.append(
        File(path: "\(sources)/app-sources.json", text: list.text + "\n", isLink: false))
    }
    return files
  }

  /// The paths to leave out, relative to the folder of the target. The package itself is one of them if it is inside the
  /// app's folder.
  private func excluded(around package: String) -> [String] {
    folders.flatMap { folder in
      var paths = folder.excluded
      if package.hasPrefix(folder.path + "/") {
        let own = String(package.dropFirst(folder.path.utf8.count + 1))
        if !paths.contains(where: { own == $0 || own.hasPrefix($0 + "/") }) { paths.append(own) }
      }
      return paths.map { "\(folder.link)/\($0)" }
    }
  }

  /// Returns the path from one folder to another, both absolute.
  private static func relative(_ path: String, to base: String) -> String {
    let parts = path.split(separator: "/")
    let from = base.split(separator: "/")
    let shared = zip(parts, from).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - shared) + parts.dropFirst(shared))
      .joined(separator: "/")
  }

  private func manifest(_ dependency: String, version: String, leavesOut: Bool) -> String {
    let traits = usesCombine ? ", traits: [\"Combine\"]" : ""
    let source =
      dependency.contains("://") || dependency.hasPrefix("git@")
      ? ".package(url: \(SwiftLiteral.string(dependency)), from: \(SwiftLiteral.string(version))\(traits))"
      : ".package(name: \"xibinspect\", path: \(SwiftLiteral.string(dependency))\(traits))"
    let left =
      "["
      + (folders.map(\.link) + (leavesOut ? ["app-sources.json"] : [])).map { "\"\($0)\"" }
      .joined(separator: ", ") + "]"
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [\(source)],
        targets: [
          .target(
            name: "\(module)", dependencies: [.product(name: "UIKitShim", package: "xibinspect")],
            exclude: \(left), plugins: [.plugin(name: "AppSources", package: "xibinspect")]),
          .testTarget(
            name: "\(module)Tests",
            dependencies: ["\(module)", .product(name: "UIKitTesting", package: "xibinspect")]),
        ],
        swiftLanguageModes: [.v\(languageMode)]
      )

      """
  }

  /// The tests, one for each screen.
  private var tests: String {
    var titles: Set<String> = []
    let tests = screens.map { screen in
      var title = screen.title
      while !titles.insert(SwiftLiteral.rawIdentifier(title)).inserted { title += " again" }
      return """

          @Test(arguments: devices) func \(SwiftLiteral.rawIdentifier(title))(device: String) throws {
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
