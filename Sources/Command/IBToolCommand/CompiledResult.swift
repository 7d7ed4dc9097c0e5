import Diagnostics
import FileWork
import FoundationEssentials
import NibFormat

/// Functions that write results.
enum CompiledResult {
  /// The maximum size of a file in bytes, which is larger than any real one.
  static let sizeLimit = 256 << 20

  /// Writes a file and the folders around it.
  /// - Parameter folder: The folder that the file must be in with symbolic links resolved, or nil for any location.
  static func write(
    _ bytes: [UInt8], to path: String, below folder: String? = nil, replacesFolder: Bool = false
  ) throws(IBToolFailure) {
    try makeFolder(around: path, below: folder)
    do {
      try AtomicFile.write(
        bytes, to: path, below: folder, isDurable: false, replacesFolder: replacesFolder)
    } catch {
      throw IBToolFailure(error)
    }
  }

  /// Writes a compiled nib: a file, or a folder with a file for each range of systems. The other form at the path is
  /// replaced.
  static func writeNib(
    _ files: [CompiledStoryboard.File], to path: String, below folder: String? = nil
  ) throws(IBToolFailure) {
    if files.count == 1, files[0].path.isEmpty {
      if isFolder(path) {
        guard CompiledFolder.foreignFile(in: path) == nil else {
          throw IBToolFailure("A folder that is not a compiled nib is in the way.", file: path)
        }
      }
      return try write(files[0].bytes, to: path, below: folder, replacesFolder: true)
    }
    try writeFolder(files, to: path, below: folder, replacesFile: true)
  }

  /// Replaces a folder of compiled files.
  static func writeFolder(
    _ files: [CompiledStoryboard.File], to path: String, below folder: String? = nil,
    replacesFile: Bool = false
  ) throws(IBToolFailure) {
    if let other = CompiledFolder.foreignFile(in: path) {
      throw IBToolFailure(
        "The folder contains '\(other)' and is not a compiled document; choose another place.",
        file: path)
    }
    try makeFolder(around: path, below: folder)
    do {
      try AtomicFolder.write(
        files.map { ($0.path, $0.bytes) }, to: path, below: folder, isDurable: false,
        replacesFile: replacesFile)
    } catch {
      throw IBToolFailure(error)
    }
  }

  // MARK: Compiled files

  /// Returns whether a path is that of a compiled nib or storyboard.
  static func isCompiled(_ path: String) -> Bool {
    let name = path.trimmingSuffix("/")
    return name.hasEnding(".storyboardc") || (name.hasEnding(".nib") && !isSource(in: path))
  }

  /// Returns whether a nib is a folder with its document, which can be compiled again.
  private static func isSource(in path: String) -> Bool {
    isFolder(path) && FolderListing.names(of: path)?.contains("designable.nib") == true
  }

  /// Copies a compiled nib or storyboard without the editable documents that `--flatten NO` leaves in it.
  static func copy(_ path: String, to destination: String) throws(IBToolFailure) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw IBToolFailure("The file does not exist.", file: path)
    }
    guard isFolder(path) else { return try write(read(path), to: destination) }
    try writeFolder(try files(in: path), to: destination)
  }

  /// The maximum nesting depth of folders; a compiled storyboard has three levels.
  private static let depth = 16

  /// Returns the files of a compiled folder, without editable documents.
  static func files(
    in folder: String, depth: Int = 0
  ) throws(IBToolFailure) -> [CompiledStoryboard.File] {
    // Bounded: the depth is limited, and no link is followed.
    guard depth < Self.depth else {
      throw IBToolFailure("The folder has more than \(Self.depth) levels.", file: folder)
    }
    guard let names = FolderListing.names(of: folder) else {
      throw IBToolFailure("Cannot read the folder: \(systemError()).", file: folder)
    }
    var files: [CompiledStoryboard.File] = []
    for name in names where !name.hasPrefix("designable.") {
      let path = "\(folder)/\(name)"
      guard !isLink(path) else {
        throw IBToolFailure(
          "The folder contains the symbolic link '\(name)', which no compiled document does.",
          file: folder)
      }
      if isFolder(path) {
        for inner in try self.files(in: path, depth: depth + 1) {
          files.append(.init(path: "\(name)/\(inner.path)", bytes: inner.bytes))
        }
      } else {
        files.append(.init(path: name, bytes: try read(path)))
      }
    }
    return files
  }

  /// Reads a file.
  static func read(_ path: String) throws(IBToolFailure) -> [UInt8] {
    do {
      return try FileBytes.read(path, limit: sizeLimit)
    } catch {
      throw IBToolFailure("Cannot read the file: \(error).", file: path)
    }
  }

  // MARK: Folders

  /// Returns whether a path is that of a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private static func makeFolder(
    around path: String, below root: String?
  ) throws(IBToolFailure) {
    do {
      if let root { try OutputFolder.make(root) }
      guard let slash = path.trimmingSuffix("/").lastSlash else { return }
      let folder = String(path[..<slash])
      if !folder.isEmpty { try OutputFolder.make(folder, below: root) }
    } catch {
      throw IBToolFailure(error)
    }
  }
}

extension String {
  /// Returns the text without any repetition of a suffix at its end.
  func trimmingSuffix(_ suffix: String) -> Substring {
    var rest = self[...]
    while rest.hasSuffix(suffix), rest.count > 1 { rest = rest.dropLast(suffix.count) }
    return rest
  }
}
