import DiagnosticText
package import Diagnostics
import FileWork
package import InterfaceBuilder
package import NibFormat
import XMLTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file to process, or a path that cannot be read.
package struct InputFile: Sendable {
  /// The path as the user wrote it. A hyphen represents standard input.
  package let path: String
  /// The reason why the path cannot be read, or nil if it can.
  package let problem: Diagnostic?

  /// The searched folder in which the file was found, or nil if the user named the file.
  var folder: String?

  package init(path: String, problem: Diagnostic? = nil, folder: String? = nil) {
    (self.path, self.problem, self.folder) = (path, problem, folder)
  }

  /// The path relative to the searched folder, or only the name if the user named the file.
  package var relativePath: String {
    if let folder, let relative = path.path(below: folder) { return relative }
    return path.pathParts.last.map { String($0) } ?? path
  }

  /// Whether the file name is that of a document, regardless of the file's contents.
  package var isNamedAsDocument: Bool { InputFiles.isDocument(path) }

  /// Whether the file is standard input.
  package var isStandardInput: Bool { path == "-" }

  /// The path with symbolic links resolved, or the path itself if the file does not exist.
  fileprivate var realPath: String {
    problem == nil && !isStandardInput ? String.realPath(path) ?? path : path
  }

  /// The name of the file for messages.
  package var name: String { isStandardInput ? Diagnostic.standardInput : path }

  /// The name, printable as part of a line of text.
  var printableName: String { PrintableText.line(name) }
}

/// The files for a list of paths. Folders are searched in sorted order.
package struct InputFiles: Sendable {
  /// The kinds of file to find in folders.
  package enum Kind: Sendable {
    /// `.xib` and `.storyboard` files, and the sources in the nib folders of Interface Builder 3.
    case documents
    /// Compiled nibs, including those in `.storyboardc` folders. A nib folder counts as one file.
    case nibs
    /// Documents and nibs. A folder that is a compiled nib or storyboard counts as one file.
    case loadable
    /// Documents, and nibs that can be read as documents. A folder that is a compiled nib or storyboard counts as one
    /// file.
    case readable
    /// Swift sources, and headers that declare types for them.
    case sources

    /// Whether a folder may count as a compiled nib.
    var hasNibs: Bool { self == .nibs || self == .loadable || self == .readable }

    var missing: String {
      switch self {
      case .documents: "no .xib or .storyboard in this folder"
      case .nibs: "no .nib in this folder"
      case .loadable, .readable: "no .xib, .storyboard, .nib or .storyboardc in this folder"
      case .sources: "there are no .swift files in this folder"
      }
    }
  }

  package private(set) var files: [InputFile] = []
  /// Whether the output is a single value instead of a list, because there is one path, which is not a folder.
  package private(set) var isSingle = false

  private let kind: Kind
  /// The number of compiled nibs and storyboards that were found and are not wanted.
  private var compiledCount = 0

  /// Whether a compiled storyboard counts as one file instead of a folder of nibs.
  private let takesStoryboards: Bool

  package init(_ paths: [String], kind: Kind = .documents, takesStoryboards: Bool = false) {
    self.kind = kind
    self.takesStoryboards = takesStoryboards || kind == .readable
    var hasFolder = false
    for path in paths {
      guard path != "-" else {
        files.append(InputFile(path: path, problem: nil))
        continue
      }
      var status = stat()
      guard SystemPath(path).call({ stat($0, &status) }) == 0 else {
        let problem = Diagnostic(
          id: "missing-file", severity: .error, file: path,
          message: "cannot read the file: \(systemError())")
        files.append(InputFile(path: path, problem: problem))
        continue
      }
      guard status.st_mode & S_IFMT == S_IFDIR else {
        files.append(InputFile(path: path, problem: nil))
        continue
      }
      if let file = file(representing: path) {
        files.append(InputFile(path: file, problem: nil))
        continue
      }
      hasFolder = true
      let before = files.count
      let root = path == "/" ? path : String(path.trimmingSuffix("/"))
      search(root)
      if files.count == before {
        files.append(InputFile(path: path, problem: nothingFound(in: path)))
      }
    }
    isSingle = paths.count == 1 && !hasFolder
  }

  /// Keeps only a range of the files.
  package mutating func limit(to range: Range<Int>) {
    files = Array(files[range.clamped(to: files.indices)])
  }

  private func nothingFound(in folder: String) -> Diagnostic {
    guard Self.nibFile(in: folder) == nil else { return .compiledNib(file: folder) }
    var message = kind.missing
    if compiledCount > 0 {
      let nibs = compiledCount == 1 ? "a compiled nib" : "\(compiledCount) compiled nibs"
      message += ", but \(nibs); convert makes documents of them"
    }
    return Diagnostic(id: "no-documents", severity: .error, file: folder, message: message)
  }

  /// Adds the files in a folder. Hidden folders, those that usually contain third-party documents, and localization
  /// catalogs, which contain copies of documents, are only searched if the user names them.
  private mutating func search(_ root: String) {
    var walk = FolderWalk(root)
    while let step = walk.next() {
      switch step {
      case .problem(let problem): addUnreadable(problem.folder, problem.message)
      case .folder: break
      case .entry(let entry):
        guard let kind = entry.kind else {
          // A file may have been removed since the folder was listed.
          if errno != ENOENT {
            // A folder may be listable although its files cannot be opened.
            addUnreadable(entry.folder, "cannot read the folder: \(systemError())")
            walk.skip()
          }
          continue
        }
        if kind == .folder, !FolderWalk.passesOver(entry.name), !entry.isHidden,
          !entry.name.hasEnding(".xcloc")
        {
          if !self.kind.hasNibs, entry.name.hasEnding(".storyboardc") {
            compiledCount += 1
          } else if let file = file(representing: entry.path) {
            files.append(InputFile(path: file, problem: nil, folder: root))
          } else {
            walk.enter(entry)
          }
        } else if kind == .file, isWanted(entry.name), !FolderWalk.isMetadata(entry.name) {
          files.append(InputFile(path: entry.path, problem: nil, folder: root))
        } else if kind == .file, self.kind == .documents, entry.name.hasEnding(".nib") {
          compiledCount += 1
        }
      }
    }
  }

  /// Returns the file that represents a folder: that of a nib folder, or a compiled storyboard as a whole; nil for other
  /// folders, whose files count.
  private func file(representing folder: String) -> String? {
    if kind.hasNibs, let file = Self.nibFile(in: folder, kind) { return file }
    return takesStoryboards ? Self.compiledStoryboard(folder) : nil
  }

  private mutating func addUnreadable(_ folder: String, _ message: String) {
    let problem = Diagnostic(
      id: "unreadable-folder", severity: .error, file: folder, message: message)
    files.append(InputFile(path: folder, problem: problem))
  }

  /// The files without duplicates, because several paths may refer to the same file.
  package var unique: [InputFile] {
    var seen: Set<PathKey> = []
    return files.filter { seen.insert(PathKey($0.realPath)).inserted }
  }

  package static func isDocument(_ name: String) -> Bool {
    name.hasEnding(".xib") || name.hasEnding(".storyboard")
  }

  /// Whether a file name is that of a document or of a compiled nib, which can be made a document.
  static func isReadable(_ name: String) -> Bool { isDocument(name) || name.hasEnding(".nib") }

  private func isWanted(_ name: String) -> Bool {
    switch kind {
    case .documents: Self.isDocument(name) || name == "designable.nib"
    case .nibs: name.hasEnding(".nib")
    case .loadable, .readable: Self.isReadable(name)
    case .sources: name.hasEnding(".swift") || name.hasEnding(".h")
    }
  }

  /// Returns the file in a nib folder, or nil for other folders. For a document, the source in the folder is preferred.
  private static func nibFile(in folder: String, _ kind: Kind = .nibs) -> String? {
    let folder = String(folder.trimmingSuffix("/"))
    guard folder.hasEnding(".nib"), let names = FolderListing.names(of: folder) else { return nil }
    let file = kind == .readable ? readableFile(among: names) : NibDirectory.file(among: names)
    return file.map { folder + "/" + $0 }
  }

  /// Returns the name of the file in a nib folder from which a document is read: its source, or else a compiled nib; nil
  /// if there is none.
  static func readableFile(among names: [String]) -> String? {
    names.contains("designable.nib") ? "designable.nib" : NibDirectory.file(among: names)
  }
}

extension InputFiles {
  /// Returns the file that represents a folder if the folder is a compiled nib or storyboard, or else the path.
  static func representative(of path: String) -> String {
    guard FolderListing.isFolder(String(path.trimmingSuffix("/"))) else { return path }
    return nibFile(in: path, .readable) ?? compiledStoryboard(path) ?? path
  }

  /// Returns the path of a compiled storyboard without trailing slashes, or nil for other folders.
  static func compiledStoryboard(_ folder: String) -> String? {
    let folder = String(folder.trimmingSuffix("/"))
    return folder.hasEnding(".storyboardc") ? folder : nil
  }
}

extension InputFile {
  /// Whether the path is the folder of a compiled storyboard.
  package var isCompiledStoryboard: Bool { problem == nil && path.hasEnding(".storyboardc") }

  /// Reads the bytes.
  /// - Throws: A ``Diagnostic`` that contains the file name.
  package func bytes() throws -> [UInt8] {
    if let problem { throw problem }
    return try Supervisor.reading(name) { try ownBytes() }
  }

  private func ownBytes() throws -> [UInt8] {
    let limit = Limits().bytes
    do {
      return isStandardInput
        ? try FileBytes.readStandardInput(limit: limit)
        : try FileBytes.read(path, limit: limit)
    } catch {
      switch error {
      case .refused(let reason):
        throw Diagnostic(
          id: "unreadable-file", severity: .error, file: name,
          message: "cannot read the file: \(reason)")
      case .tooLarge:
        throw Diagnostic(
          id: "too-large", severity: .error, file: path,
          message: "the file is too large; at most \(limit) bytes can be read")
      }
    }
  }

  /// Reads the document.
  /// - Throws: A ``Diagnostic`` that contains the file name.
  package func document() throws -> (document: IBDocument, bytes: [UInt8]) {
    let bytes = try bytes()
    return (try document(of: bytes), bytes)
  }

  /// Reads the document from its bytes.
  func document(of bytes: [UInt8]) throws -> IBDocument {
    try Supervisor.working(on: name) { try IBDocument(parsing: bytes, file: name) }
  }
}

extension InputFile {
  /// Reads the nib.
  /// - Throws: A ``Diagnostic`` that contains the file name.
  package func nib() throws -> (graph: NibGraph, container: NibContainer) {
    let bytes = try bytes()
    do throws(NibFormatError) {
      return try NibGraph.decode(bytes)
    } catch {
      throw error.diagnostic(file: name)
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> Substring {
    var text = self[...]
    while text.last == suffix { text.removeLast() }
    return text
  }
}
