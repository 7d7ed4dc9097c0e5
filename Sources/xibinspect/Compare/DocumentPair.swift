import Diagnostics
import InterfaceBuilder

/// Two versions of a document, one of which may be missing.
struct DocumentPair: Sendable {
  /// The location of a version.
  enum Version: Sendable {
    case file(InputFile)
    /// A file in a revision, with its path relative to the repository's root.
    case revision(String, path: String)
    case missing

    /// The name of the version for messages, or nil for a missing version.
    var name: String? {
      switch self {
      case .file(let file): file.name
      case .revision(let revision, let path): "\(revision):\(path)"
      case .missing: nil
      }
    }

    /// Reads the version. Returns nil for a missing version.
    /// - Throws: A ``Diagnostic`` if the version cannot be read.
    func document() throws -> IBDocument? {
      switch self {
      case .missing: return nil
      case .file(let file): return try file.document().document
      case .revision(let revision, let path):
        let bytes = try GitProcess.output(["cat-file", "blob", "\(revision):\(path)"]).output
        return try IBDocument(parsing: bytes, file: name)
      }
    }
  }

  /// The path of both versions.
  var path: String
  var old: Version
  var new: Version
}

extension DocumentPair {
  /// Returns the version in a file. `/dev/null` represents a missing version.
  static func version(_ path: String) -> Version {
    path == "/dev/null" ? .missing : .file(InputFile(path: path, problem: nil))
  }

  /// Returns the documents in two folders, paired by their relative paths.
  static func pairs(inFolders old: String, _ new: String) throws -> [DocumentPair] {
    func files(_ folder: String) throws -> [String: InputFile] {
      let files = InputFiles([folder]).files
      if let problem = files.lazy.compactMap(\.problem).first(where: { $0.id != "no-documents" }) {
        throw problem
      }
      return Dictionary(
        files.filter { $0.problem == nil }.map { ($0.relativePath, $0) }
      ) { first, _ in first }
    }
    let (before, after) = (try files(old), try files(new))
    return Set(before.keys).union(after.keys).sorted().map { path in
      DocumentPair(
        path: path, old: before[path].map { .file($0) } ?? .missing,
        new: after[path].map { .file($0) } ?? .missing)
    }
  }

  /// Returns the documents that changed between two revisions, or since one.
  /// - Parameter paths: The paths to search, as for git, or an empty list to search everywhere.
  static func pairs(revisions: [String], paths: [String]) throws -> [DocumentPair] {
    let top = try GitProcess.output(["rev-parse", "--show-toplevel"]).text
    let rows = try GitProcess.output(
      ["diff", "--name-status", "--no-renames", "--no-ext-diff", "-z"] + revisions + ["--"] + paths)
    let fields = rows.text.split(separator: "\0").map(String.init)
    var pairs: [DocumentPair] = []
    for start in stride(from: 0, to: fields.count - 1, by: 2) {
      let (status, path) = (fields[start], fields[start + 1])
      guard InputFiles.isDocument(path) else { continue }
      let new: Version =
        revisions.count > 1
        ? .revision(revisions[1], path: path)
        : .file(InputFile(path: "\(top)/\(path)", problem: nil))
      pairs.append(
        DocumentPair(
          path: path, old: status == "A" ? .missing : .revision(revisions[0], path: path),
          new: status == "D" ? .missing : new))
    }
    return pairs
  }
}
