#if os(Linux)
  import Foundation
  import SymbolTables
  import TestSupport

  /// The symbols and the index of the build that the tests belong to.
  enum Build {
    static let tables = Result {
      let scratch = try ScratchFolder()
      return try GeneratedTables(
        root: Samples.package, products: Bundle.main.bundleURL, scratch: scratch.url)
    }

    /// The rows of a table in `Schema`, without the header.
    static func rows(_ table: String) throws -> [[String]] {
      let file = Samples.package.appending(path: "Schema/\(table).tsv")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
    }
  }
#endif
