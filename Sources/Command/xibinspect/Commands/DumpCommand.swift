import ArgumentParser
import IBTools

struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print the object graph of compiled nibs.",
    discussion: """
      Reads NIBArchive files, keyed archives, nib folders (the file for the newest system) and the nibs \
      inside .storyboardc folders. Nibs inside other nibs are printed in place.
      """)

  @OptionGroup var input: InputOptions

  func run() throws {
    try NibDump.run(input.paths, json: input.json, to: StandardSink()).leave()
  }
}
