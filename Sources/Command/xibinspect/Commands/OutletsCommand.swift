public import ArgumentParser
import IBTools
public import InterfaceBuilder

struct OutletsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outlets",
    abstract: "Print the connections of documents: source, name and destination.",
    discussion: """
      Each connection shows the role of its source: filesOwner, firstResponder, application, externalObject or object.
      """)

  @OptionGroup var input: InputOptions

  @Option(help: "Print only connections whose source has this role.")
  var role: IBRole?

  @Option(help: "Print only connections of this kind.")
  var kind: IBConnection.Kind?

  func run() throws {
    try ConnectionRow.run(
      input.paths, role: role, kind: kind, json: input.json, to: StandardSink()
    ).leave()
  }
}

extension IBRole: ExpressibleByArgument {}
extension IBConnection.Kind: ExpressibleByArgument {}
