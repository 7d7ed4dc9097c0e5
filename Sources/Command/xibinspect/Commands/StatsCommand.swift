import ArgumentParser
import IBTools

struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract:
      "Count the documents that can be read and written back unchanged, and the elements and attributes with a known type."
  )

  @OptionGroup var input: InputOptions

  func run() throws {
    try StatisticsSummary.run(input.paths, json: input.json, to: StandardSink()).leave()
  }
}
