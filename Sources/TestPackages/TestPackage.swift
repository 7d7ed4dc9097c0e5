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
  /// The folder that contains the app's sources.
  public let folder: String
  /// The paths in that folder that do not belong to the app, relative to it.
  public let excluded: [String]
  /// Whether a source imports Combine, which this package has only with a trait.
  let usesCombine: Bool
  let screens: [TestScreen]

  /// Returns the files of the package.
  /// - Parameters:
  ///   - dependency: The location of this package: the path of its folder, or the URL of its repository.
  ///   - folder: The path of the app's folder, absolute or relative to `Sources/<module>` in the package.
  public func files(dependency: String, folder: String) -> [File] {
    let sources = "Sources/\(module)"
    var files = [
      File(path: "Package.swift", text: manifest(dependency), isLink: false),
      File(
        path: "\(sources)/\(module).swift",
        text: "// The app is in the folder `app`; a target needs a source of its own besides.\n",
        isLink: false),
      File(path: "\(sources)/app", text: folder, isLink: true),
      File(path: "Tests/\(module)Tests/ScreenTests.swift", text: tests, isLink: false),
    ]
    if !excluded.isEmpty {
      let paths = excluded.map { "    \"app/\($0)\"" }.joined(separator: ",\n")
      files.append(
        File(
          path: "\(sources)/app-sources.json", text: "{\n  \"exclude\": [\n\(paths)\n  ]\n}\n",
          isLink: false))
    }
    return files
  }

  private func manifest(_ dependency: String) -> String {
    let traits = usesCombine ? ", traits: [\"Combine\"]" : ""
    let source =
      dependency.contains("://") || dependency.hasPrefix("git@")
      ? ".package(url: \"\(dependency)\", branch: \"main\"\(traits))"
      : ".package(name: \"xibinspect\", path: \"\(dependency)\"\(traits))"
    let left = excluded.isEmpty ? "[\"app\"]" : "[\"app\", \"app-sources.json\"]"
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "\(module)Tests",
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
      var title = String(screen.title.map { $0 == "`" || $0 == "\\" ? "'" : $0 })
      while !titles.insert(title).inserted { title += " again" }
      return """

          @Test(arguments: devices) func `\(title)`(device: String) throws {
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
