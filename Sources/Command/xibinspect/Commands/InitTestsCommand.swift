import ArgumentParser
import IBTools

struct InitTestsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init-tests",
    abstract: "Write a package that tests an app's screens with the app's own sources.",
    discussion: """
      The package contains a link to the app's folder, compiles the app's Swift sources unchanged, and has one test \
      for each screen: every xib, every storyboard's first scene and every scene with an identifier. A class that \
      cannot compile, for example because a library is missing, gets a skeleton with its outlets and actions, and the \
      titles of the tests say so.

      Run it again after a change of the app: it updates its own files and keeps those that you have changed.
      """)

  @Argument(help: "The path of the Xcode project, such as Name.xcodeproj.")
  var project: String

  @Option(
    help:
      "The target. Default: the app with the project's name, or else the app with the most documents."
  )
  var target: String?

  @Option(
    name: .shortAndLong,
    help: "The folder to write. Default: <module>ScreenTests next to the project.")
  var output: String?

  @Option(
    name: .customLong("xibinspect"),
    help:
      "Where the xibinspect package is: a folder, or a repository's URL. Not necessary if the test package exists."
  )
  var dependency: String?

  @Flag(
    inversion: .prefixedNo,
    help:
      "Build the package with swift and run its tests, and leave out what does not compile or stops the tests."
  )
  var build = true

  @Flag(
    inversion: .prefixedNo,
    help:
      "Write stand-ins for missing libraries, so that the sources that import them compile. Calls to them do nothing."
  )
  var standIns = false

  @Option(help: "The folder for the build. Default: .build in the package.")
  var scratchPath: String?

  func run() throws {
    var options = TestPackageFolder.Options(project: project)
    options.target = target
    options.output = output
    options.dependency = dependency
    options.builds = build
    options.usesStandIns = standIns
    options.scratch = scratchPath
    let written = try TestPackageFolder.write(options) {
      StandardOutput.write($0 + "\n")
      StandardOutput.flush()
    }
    StandardOutput.write(
      "wrote \(written.folder); run its tests with: swift test --package-path \(written.folder)\n"
        + written.report)
  }
}
