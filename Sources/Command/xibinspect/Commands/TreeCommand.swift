import ArgumentParser
import IBTools

struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print the objects of documents: class, id, frame, label, texts and identifiers.",
    discussion: """
      Frames are in points, in the superview's coordinates. Texts and images have the names of their properties, as in \
      strings files; long texts are shortened, except in JSON.
      """)

  @OptionGroup var input: InputOptions

  @Flag(help: "Also print constraints, which JSON always includes.")
  var all = false

  func run() throws {
    try DocumentOutline.run(
      input.paths, showsConstraints: all, json: input.json, paint: Terminal.painted,
      to: StandardSink()
    ).leave()
  }
}
