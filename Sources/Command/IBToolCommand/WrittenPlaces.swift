import Diagnostics

/// The files that a call writes, each with the input that it comes from, so that no result replaces another one.
struct WrittenPlaces {
  private var inputs: [PathKey: String] = [:]

  /// Adds a file.
  /// - Throws: A failure that names both inputs, if the file comes from another input already.
  mutating func add(_ place: String, from input: String) throws(IBToolFailure) {
    let other = inputs.updateValue(input, forKey: PathKey(place))
    guard let other, other != input else { return }
    throw IBToolFailure(
      "'\(other)' and '\(input)' would both be written to '\(place)'; use a folder for each.")
  }
}
