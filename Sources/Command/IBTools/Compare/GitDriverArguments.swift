#if canImport(Glibc)
  import Diagnostics
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The arguments that git passes to an external diff command: `PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX
/// NEW-MODE`, followed by the new name and a note if the file was renamed. For a file with a merge conflict, git only
/// passes the path.
package struct GitDriverArguments {
  package let path: String
  /// The path of the old version of a file that was renamed, or nil if the path is the same.
  package let oldPath: String?
  let old: String
  let new: String

  /// Parses arguments. Returns nil if they are not git's.
  package init?(_ arguments: [String]) {
    guard arguments.count == 7 || arguments.count == 9, Self.isHash(arguments[2]),
      Self.isHash(arguments[5]), Self.isMode(arguments[3]), Self.isMode(arguments[6])
    else { return nil }
    path = arguments.count == 9 ? arguments[7] : arguments[0]
    oldPath = path == arguments[0] ? nil : arguments[0]
    // Git names a file in the working tree by its relative path, and a file `-` is not standard input.
    old = arguments[1] == "-" ? "./-" : arguments[1]
    new = arguments[4] == "-" ? "./-" : arguments[4]
  }

  /// Returns git's comparison of the two files by lines, with the temporary paths replaced by the document's path.
  package func named(_ comparison: String) -> String {
    var lines = comparison.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices {
      if lines[index].hasPrefix("@@") { break }
      for (side, file) in [("a", old), ("b", new)] where file != "/dev/null" {
        let name = "\(side)\(file.isAbsolutePath ? "" : "/")\(file)"
        lines[index] = lines[index].replacing(name, with: "\(side)/\(path)")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The path of a file with a merge conflict, for which git passes no other arguments. Returns nil for other
  /// arguments: git sets environment variables that distinguish its calls from a user's.
  static func unmergedPath(_ arguments: [String]) -> String? {
    arguments.count == 1 && getenv("GIT_DIFF_PATH_COUNTER") != nil ? arguments[0] : nil
  }

  private static func isHash(_ text: String) -> Bool {
    text == "." || text.count >= 4 && text.allSatisfy(\.isHexDigit)
  }

  private static func isMode(_ text: String) -> Bool {
    text == "." || text.count == 6 && text.allSatisfy { ("0"..."7").contains($0) }
  }
}
