import ArgumentParser
import IBTools

/// The text that the command prints without arguments: all subcommands grouped by purpose, and first steps, on one
/// screen.
enum Overview {
  static var text: String {
    let configuration = XibInspect.configuration
    let groups = configuration.groupedSubcommands
    let width = groups.map(\.name.count).max() ?? 0
    let lines = groups.map { group in
      let names = group.subcommands.map { $0._commandName }
      let padding = String(repeating: " ", count: width - group.name.count)
      return "  \(group.name)\(padding)  \(names.joined(separator: ", "))"
    }
    return """
      xibinspect \(Version.current): Interface Builder documents without a Mac

      Usage: xibinspect <subcommand> [<options>] [<files or folders> ...]

      \(lines.joined(separator: "\n"))

      First steps:
        xibinspect lint                             check the documents here
        xibinspect render Main.storyboard -o a.svg  draw a document
        xibinspect diff HEAD~1                      list what changed in each object
        xibinspect help lint                        describe a subcommand
        xibinspect --help                           describe all subcommands

      """
  }
}
