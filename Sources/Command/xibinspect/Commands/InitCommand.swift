import ArgumentParser
import IBTools

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a settings file with all settings, as comments.",
    discussion: """
      The file .xibinspect.yml applies to its folder and the folders below. As written, it changes nothing: remove the \
      '#' before a setting that you want to change.
      """)

  @Argument(help: "The folder to write to.", completion: .directory)
  var folder = "."

  func run() throws {
    let path = try SettingsFile.write(to: folder)
    StandardOutput.write("wrote \(path)\n")
  }
}
