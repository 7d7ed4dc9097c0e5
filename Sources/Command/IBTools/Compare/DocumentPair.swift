import Diagnostics
import DocumentStrings
import FileWork
public import IBCompare
public import InterfaceBuilder
import NibCompiler
import NibDecompiler

/// Two versions of a document, one of which may be missing.
public struct DocumentPair: Sendable {
  /// The location of a version.
  public enum Version: Sendable {
    /// A file at a path. A hyphen represents standard input.
    case file(String)
    /// A file in a revision, with its path relative to the repository's root.
    case revision(String, path: String)
    /// No file, as for a document that was added or removed.
    case missing

    /// The version in a file. `/dev/null` represents a missing version, as for git.
    public init(path: String) { self = path == "/dev/null" ? .missing : .file(path) }

    /// The name of the version for messages, or nil for a missing version.
    package var name: String? {
      switch self {
      case .file(let path): InputFile(path: path).name
      case .revision(let revision, let path): "\(revision):\(path)"
      case .missing: nil
      }
    }

    /// Whether the version can be read as a document, or is missing.
    package var isReadable: Bool {
      do {
        _ = try document()
        return true
      } catch {
        return false
      }
    }

    /// Reads the version. Returns nil for a missing version.
    /// - Throws: A ``Diagnostic`` if the version cannot be read.
    public func document() throws -> IBDocument? { try read()?.document }

    /// Reads the version, and returns whether it is a compiled nib or storyboard. Returns nil for a missing version.
    /// - Parameter isFound: Whether the file was found and not named; a nib that no document can represent is then a warning.
    /// - Throws: A ``Diagnostic`` if the version cannot be read.
    func read(isFound: Bool = false) throws -> (document: IBDocument, isCompiled: Bool)? {
      switch self {
      case .missing: return nil
      case .file(let path):
        let file = InputFile(path: path, folder: isFound ? "" : nil)
        return (try file.documentOrNib().document, Self.isCompiled(file))
      case .revision(let revision, let path):
        return try RevisionFile(revision, path).document(isFound: isFound)
      }
    }

    private static func isCompiled(_ file: InputFile) -> Bool {
      guard !file.isStandardInput else { return false }
      return file.isCompiledStoryboard || (try? file.bytes()).map(InputFile.isNib) ?? false
    }
  }

  /// The path of both versions.
  public var path: String
  /// The path of the old version of a document that was renamed.
  public var oldPath: String?
  /// The location of the old version.
  public var old: Version
  /// The location of the new version.
  public var new: Version
  /// The location of the document in the working tree; for a file in a revision, this is not the location of the
  /// version. It is used to find the images of both versions.
  public var file: String?
  /// Whether the files were found, because git lists them as changed, and not named.
  var isFound = false

  /// Creates a pair from the locations of its versions.
  public init(
    path: String, oldPath: String? = nil, old: Version, new: Version, file: String? = nil
  ) {
    (self.path, self.oldPath, self.old, self.new) = (path, oldPath, old, new)
    self.file = file
  }

  /// Returns the changes between the two versions.
  /// - Throws: A `Diagnostic` if a version cannot be read.
  public func difference() throws -> DocumentDifference { try comparison().difference }

  /// The versions and their changes.
  struct Comparison {
    let old: IBDocument?
    let new: IBDocument?
    let difference: DocumentDifference
  }

  /// Reads the versions and compares them.
  /// - Throws: A `Diagnostic` if a version cannot be read.
  func comparison() throws -> Comparison {
    let versions = (
      old: try self.old.read(isFound: isFound), new: try self.new.read(isFound: isFound)
    )
    var (old, new) = (versions.old?.document, versions.new?.document)
    if let before = versions.old, let after = versions.new, before.isCompiled != after.isCompiled {
      // A nib has no ids and no settings of the canvas, so the other version is compared as it would be compiled. So is
      // the nib: another compiler made it, which wrote other defaults and sizes.
      let (nib, other) =
        before.isCompiled ? (before.document, after.document) : (after.document, before.document)
      let options = Self.options(of: nib, beside: other)
      old = Self.recompiled(before.document, options)
      new = Self.recompiled(after.document, options)
    } else if let before = old, let after = new, before.dialect != after.dialect {
      (old, new) = (try Self.upgraded(before), try Self.upgraded(after))
    }
    return Comparison(
      old: versions.old?.document, new: versions.new?.document,
      difference: DocumentDifference(from: old, to: new))
  }

  /// Returns how a nib was compiled, to compare it with a document.
  private static func options(
    of nib: IBDocument, beside document: IBDocument
  ) -> NibCompiler.Options {
    var options = NibCompiler.Options()
    options.toolsVersion = nib.tools
    // The objects of a nib have the ids of the document only in the keys of localizable texts. Some are found without
    // them: the names of a storyboard's nibs contain those of controllers and their views.
    let entries = StringsEntry.entries(of: document)
    let found = entries.filter { nib.object(id: String($0.key.prefix { $0 != "." })) != nil }
    options.localizesStrings = found.count * 2 > entries.count
    return options
  }

  /// Returns a document with only what its nib contains; the document itself if it cannot be compiled.
  private static func recompiled(
    _ document: IBDocument, _ options: NibCompiler.Options
  ) -> IBDocument {
    (try? NibDecompiler().recompiled(document, options)) ?? document
  }

  /// Returns a legacy archive in the current format, so that it can be compared with its upgraded version.
  private static func upgraded(_ document: IBDocument) throws -> IBDocument {
    guard document.dialect == .archive else { return document }
    return try IBDocument(
      parsing: IBDocument.formatted(document.tree, as: .document), file: document.file)
  }

  /// The path to show above the changes.
  package var title: String { oldPath.map { "\($0) → \(path)" } ?? path }

  /// The locations from which the images of the versions are found.
  var locations: [String] {
    if let file { return [file] }
    return [old, new].compactMap {
      if case .file(let path) = $0, path != "-" { path } else { nil }
    }
  }
}

extension DocumentPair {
  /// Returns the documents in two folders, paired by their relative paths.
  /// - Throws: A `Diagnostic` if a folder cannot be read.
  public static func pairs(inFolders old: String, _ new: String) throws -> [DocumentPair] {
    func files(_ folder: String) throws -> [PathKey: InputFile] {
      let files = InputFiles([folder], kind: .readable).files
      if let problem = files.lazy.compactMap(\.problem).first(where: { $0.id != "no-documents" }) {
        throw problem
      }
      return Dictionary(
        files.filter { $0.problem == nil }.map { (PathKey($0.relativePath), $0) }
      ) { first, _ in first }
    }
    let (before, after) = (try files(old), try files(new))
    return Set(before.keys).union(after.keys).sorted().map { key in
      DocumentPair(
        path: key.path, old: before[key].map { .file($0.path) } ?? .missing,
        new: after[key].map { .file($0.path) } ?? .missing)
    }
  }

  /// Returns whether git knows a revision, or both revisions of a range.
  static func isRevision(_ name: String) -> Bool {
    let words = ["rev-parse", "--quiet", "--verify"]
    return ends(of: [name]).allSatisfy { end in
      (try? GitProcess.run(words + ["\(end)^{commit}"], isQuiet: true).status) == 0
    }
  }

  /// Returns the first name that is not a revision, or nil if all are.
  /// - Throws: A ``Diagnostic`` outside a repository.
  static func unknownRevision(in names: [String]) throws -> String? {
    _ = try GitProcess.output(["rev-parse", "--git-dir"])
    return names.first { !isRevision($0) }
  }

  /// Returns the revisions of a range: `main` and `HEAD` for `main..HEAD`. Other names are returned unchanged. An end
  /// that is left out is `HEAD`.
  private static func ends(of revisions: [String]) -> [String] {
    guard revisions.count == 1, let dots = revisions[0].firstRange(of: /\.\.\.?/) else {
      return revisions
    }
    let ends = [revisions[0][..<dots.lowerBound], revisions[0][dots.upperBound...]]
    return ends.map { $0.isEmpty ? "HEAD" : String($0) }
  }

  /// Returns the documents that changed between two revisions, or since one. As for git, `A..B` compares two revisions,
  /// and `A...B` compares the last common ancestor of both with the second.
  /// - Parameter paths: The paths to search, as for git, or an empty list to search everywhere.
  /// - Throws: A `Diagnostic` if git fails, or outside a repository.
  public static func pairs(revisions: [String], paths: [String]) throws -> [DocumentPair] {
    var ends = ends(of: revisions)
    // Git would read it as an option.
    if let option = ends.first(where: { $0.hasPrefix("-") }) {
      throw Diagnostic(
        id: "unknown-revision", severity: .error,
        message: "'\(option)' is not a revision; names of revisions do not begin with a dash")
    }
    if revisions.count == 1, revisions[0].contains("...") {
      ends[0] = try GitProcess.output(["merge-base"] + ends).text
    }
    let top = try GitProcess.output(["rev-parse", "--show-toplevel"]).text
    let rows = try GitProcess.output(
      ["diff", "--name-status", "--find-renames", "--no-ext-diff", "-z"] + ends + ["--"] + paths)
    var fields = rows.output.split(separator: 0).map { UndecodableName.string($0) }[...]
    var changes: [ChangedFile] = []
    while let status = fields.popFirst(), let old = fields.popFirst() {
      let isRenamed = status.hasPrefix("R") || status.hasPrefix("C")
      let new = isRenamed ? fields.popFirst() ?? old : old
      changes.append(ChangedFile(old: status == "A" ? nil : old, new: status == "D" ? nil : new))
    }
    try RevisionPaths(ends: ends).check(paths)
    return ChangedFile.pairs(changes, from: ends, top: top)
  }
}
