import ArgumentParser

/// The files to process, and the format of the output.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Files, or folders to search; '-' reads standard input.",
    completion: .file(extensions: ["xib", "storyboard", "nib"]))
  var paths: [String]

  @Flag(name: .long, help: "Print JSON.")
  var json = false

  func validate() throws {
    try refuse(
      paths.filter({ $0 == "-" }).count > 1,
      "standard input can be read only once; use '-' only once")
  }
}

/// Rejects arguments that cannot be used together.
/// - Throws: A `ValidationError` with a message if a condition holds.
func refuse(_ condition: Bool, _ message: String) throws {
  if condition { throw ValidationError(message) }
}
