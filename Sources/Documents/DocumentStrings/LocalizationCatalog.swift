import Diagnostics
import Localization

/// A localization catalog (`.xcloc`): the folder that Xcode exchanges with translators.
public struct LocalizationCatalog: Sendable {
  /// The language to translate into.
  public let language: String
  /// The language of the documents.
  public let developmentLanguage: String
  /// The version of the tool.
  public let version: String

  /// Creates a catalog.
  public init(language: String, developmentLanguage: String, version: String) {
    self.language = language
    self.developmentLanguage = developmentLanguage
    self.version = version
  }

  /// Returns the files of the folder: its description, the XLIFF file, and the documents for reference.
  /// - Parameter sources: The documents by their paths relative to the folder of the project.
  public func files(
    _ xliff: [UInt8], sources: [(path: String, bytes: [UInt8])]
  ) -> [(path: String, bytes: [UInt8])] {
    let contents = JSONText.object([
      ("developmentRegion", .string(developmentLanguage)), ("targetLocale", .string(language)),
      (
        "toolInfo",
        .object([("toolID", .string("xibinspect")), ("toolVersion", .string(version))])
      ),
      ("version", .string("1.0")),
    ])
    // A document outside the project has no location in the folder.
    let inside = sources.filter {
      !$0.path.isAbsolutePath && !$0.path.pathParts.contains("..")
    }
    return [
      ("contents.json", Array((contents.text + "\n").utf8)),
      ("Localized Contents/\(language).xliff", xliff),
    ] + inside.map { ("Source Contents/\($0.path)", $0.bytes) }
  }
}
