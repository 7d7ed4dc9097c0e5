import Diagnostics
import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The documents to compare, according to the arguments.
package struct Comparison: Sendable {
  package var pairs: [DocumentPair]
  /// Whether the arguments are two files, so that the output needs no paths.
  package var isSingle = false

  /// Interprets the arguments.
  /// - Throws: A `Diagnostic` if the arguments cannot be combined, or a file or revision does not exist.
  package static func of(_ versions: [String], paths: [String]) throws -> Comparison {
    // Bounded: the inner call has paths.
    let usage = "give two files, two folders, or revisions, as in: diff HEAD~1 -- path"
    // As for git, paths after a revision need no separator if they exist.
    if paths.isEmpty, let first = versions.firstIndex(where: exists), first > 0,
      versions[..<first].allSatisfy(DocumentPair.isRevision), versions[first...].allSatisfy(exists)
    {
      return try of(Array(versions[..<first]), paths: Array(versions[first...]))
    }
    if paths.isEmpty, versions.count == 2, exists(versions[0]) || exists(versions[1]) {
      for path in versions where !exists(path) && path != "-" {
        throw Diagnostic(
          id: "missing-file", severity: .error, file: path, message: "no such file")
      }
      let versions = versions.map { InputFiles.representative(of: $0) }
      let folders = versions.filter { isFolder($0) && !InputFile(path: $0).isCompiledStoryboard }
      guard folders.count != 1 else {
        throw Diagnostic.usage(
          "'\(folders[0])' is a folder, but the other argument is not; \(usage)")
      }
      if folders.count == 2 {
        return Comparison(pairs: try DocumentPair.pairs(inFolders: versions[0], versions[1]))
      }
      let pair = DocumentPair(
        path: versions[1], old: .init(path: versions[0]),
        new: .init(path: versions[1]))
      return Comparison(pairs: [pair], isSingle: true)
    }
    let isLoneFile = versions.count == 1 && paths.isEmpty && exists(versions[0])
    guard (1...2).contains(versions.count), !isLoneFile else { throw Diagnostic.usage(usage) }
    if let name = try DocumentPair.unknownRevision(in: versions) {
      throw Diagnostic(
        id: "missing-file", severity: .error, file: name,
        message: "neither a file nor a revision of this repository")
    }
    return Comparison(pairs: try DocumentPair.pairs(revisions: versions, paths: paths))
  }

  private static func exists(_ path: String) -> Bool {
    path == "-" || SystemPath(path).exists
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return SystemPath(path).call { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
