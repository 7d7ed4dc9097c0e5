import ArgumentParser
import DiagnosticText
import IBTools

struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile documents for iOS and tvOS to the nibs that UIKit loads.",
    discussion: """
      A xib becomes a .nib, and a storyboard becomes a .storyboardc folder. The same document always gives the \
      same bytes. The command warns about elements that a nib cannot hold. It does not compile a document \
      with errors, such as duplicate or dangling ids.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Where to write: a .nib or .storyboardc for a single document, or a folder, which is created if "
        + "necessary and mirrors the folders that are searched.",
      valueName: "PATH"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The module for custom classes that inherit their module from the target. Default: the module of the "
        + "target that contains the document.", valueName: "NAME"))
  var module: String?

  @Option(
    help: ArgumentHelp(
      "The Xcode project, or the manifest of XcodeGen or Tuist, whose targets determine the module. May be "
        + "repeated. Default: the projects around the documents.", valueName: "PATH"),
    completion: .directory)
  var project: [String] = []

  @Option(
    help: ArgumentHelp(
      "The build of Interface Builder to imitate, such as 21507. Default: the build that most likely "
        + "compiled the document, at least that of the newest document in the same target.",
      valueName: "BUILD"))
  var toolsVersion: Int?

  @Flag(
    help:
      "Make strings localizable. Strings of documents in a Base.lproj folder are always localizable."
  )
  var localize = false

  func run() throws {
    let compilation = Compilation(
      documents: input.paths, projects: project, module: module, toolsVersion: toolsVersion,
      localizes: localize)
    StandardError.write(compilation.problems.map(\.line).joined())
    try compilation.run(input.paths, output, json: input.json, to: StandardSink()).leave()
  }
}
