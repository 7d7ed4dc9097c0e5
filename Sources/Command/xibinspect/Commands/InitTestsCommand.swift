import ArgumentParser
import IBTools

struct InitTestsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init-tests",
    abstract: "Write a package that tests an app's screens with the app's own sources.",
    discussion: """
      The package contains a link to the app's folder, compiles the app's Swift sources unchanged, and has one test \
      for each screen: every xib,
      every storyboard's first scene and every scene with an identifier.
      """)

  @Argument(help: "The path of the Xcode project, such as Name.xcodeproj.")
  var project: String

  @Option(name: .long, help: "The app's target, if the project has several apps.")
  var target: String?

  @Option(
    name: .shortAndLong,
    help: "The folder to write. Default: <module>ScreenTests next to the project.")
  var output: String?

  @Option(
    name: .customLong("xibinspect"),
    help: "Where the xibinspect package is: a folder, or a repository's URL.")
  var dependency: String

  func run() throws {
    let written = try TestPackageFolder.write(
      project: project, target: target, output: output, dependency: dependency)
    StandardOutput.write(
      "wrote \(written.folder); run its tests with: swift test --package-path \(written.folder)\n"
        + written.note)
  }
}
