import Diagnostics
import FileWork
import Foundation
import TestPackages

/// The files of a test package on disk: files that were generated, and files of the user.
///
/// The file `init-tests.json` contains a hash of each generated file, which shows whether the user has changed the file
/// since.
struct PackageFiles {
  private let folder: URL
  private let module: String
  /// The hashes of the files when they were written.
  private var hashes: [String: String] = [:]
  /// Whether an earlier run has written the package.
  private var isOld = false
  /// The location of the xibinspect package: the absolute path of its folder, or a URL.
  var dependency: String?
  /// The paths and names that the user excludes.
  private(set) var excluded: [String] = []
  /// The paths of files that the user has changed.
  private(set) var kept: Set<String> = []

  private static let stateName = "init-tests.json"

  /// Reads the files that an earlier run has written.
  /// - Throws: A `Diagnostic` if a settings file cannot be read.
  init(_ folder: URL, module: String) throws {
    self.folder = folder
    self.module = module
    if let state = try json(Self.stateName) {
      isOld = true
      hashes = state["files"] as? [String: String] ?? [:]
      dependency = (state["xibinspect"] as? String).map { path in
        path.contains("://") || path.hasPrefix("git@")
          ? path : folder.appendingPathComponent(path).standardizedFileURL.path
      }
    }
    excluded = try json(settingsPath)?["exclude"] as? [String] ?? []
  }

  private var settingsPath: String { "Sources/\(module)/app-sources.json" }

  private func json(_ path: String) throws -> [String: Any]? {
    let file = folder.appendingPathComponent(path).path
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    guard FolderScope(around: folder.path).contains(file) else {
      throw Diagnostic.usage("'\(file)' is a link that leads out of the repository; remove it")
    }
    do {
      let data = Data(try FileBytes.readFollowingLinks(file, limit: 64 << 20))
      return try JSONSerialization.jsonObject(with: data) as? [String: Any]
    } catch {
      throw Diagnostic.usage("cannot read '\(file)': it is not JSON; correct it or remove it")
    }
  }

  /// The modules that the user has added to the package, as products and targets in the manifest.
  var modules: Set<String> {
    let path = folder.appendingPathComponent("Package.swift").path
    guard FolderScope(around: folder.path).contains(path),
      let bytes = try? FileBytes.readFollowingLinks(path, limit: 1 << 20)
    else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    let names = text.matches(of: /\.(?:product|target)\(\s*name:\s*"([^"\\]+)"/).map {
      String($0.1)
    }
    return Set(names).subtracting([module, "\(module)Tests", "UIKitShim", "UIKitTesting"])
  }

  // MARK: Writing

  /// Writes the files of a package, except files that the user has changed, and removes files of an earlier run that
  /// the package no longer contains.
  mutating func write(_ package: TestPackage) throws {
    // The links are relative to the folder, so the path of the folder itself must not contain links.
    let parent = folder.deletingLastPathComponent().resolvingSymlinksInPath()
    let real = parent.appendingPathComponent(folder.lastPathComponent).path
    let files = package.files(
      dependency: dependency ?? "", version: Version.current, package: real, excluded: excluded)
    if !isOld {
      for file in files where exists(file.path) {
        throw Diagnostic.usage(
          "'\(path(of: file.path))' exists; name another folder with --output")
      }
    }
    var changed: [TestPackage.File] = []
    for file in files {
      let current = contentsHash(file.path)
      let isOwn = current == nil || current == hashes[file.path] || file.path == settingsPath
      if isOwn {
        kept.remove(file.path)
        if current != Self.hash(file.text) { changed.append(file) }
      } else {
        kept.insert(file.path)
      }
    }
    let names = Set(files.map(\.path))
    // Someone else may have written the list of an earlier run.
    for (path, hash) in hashes
    where !names.contains(path) && FolderScope.isBelow(path) && contentsHash(path) == hash {
      AtomicFile.remove(self.path(of: path), below: folder.path)
    }
    var new: [String: String] = [:]
    for file in files {
      new[file.path] = kept.contains(file.path) ? hashes[file.path] : Self.hash(file.text)
    }
    let shown =
      dependency.map { $0.isAbsolutePath ? TestPackage.relative($0, to: real) : $0 } ?? ""
    let state: [String: Any] = ["xibinspect": shown, "files": new]
    let data = try JSONSerialization.data(
      withJSONObject: state, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    let text = String(decoding: data, as: UTF8.self) + "\n"
    if new != hashes || !isOld {
      changed.append(TestPackage.File(path: Self.stateName, text: text, isLink: false))
    }
    try PackageFiles.write(changed, below: folder.path, undoes: !isOld)
    hashes = new
    isOld = true
  }

  private func path(of name: String) -> String { folder.appendingPathComponent(name).path }

  private func exists(_ name: String) -> Bool {
    var status = stat()
    return lstat(path(of: name), &status) == 0
  }

  /// The hash of a file's contents, or of the destination of a link; nil if the file does not exist.
  private func contentsHash(_ name: String) -> String? {
    let path = path(of: name)
    guard FolderScope.isBelow(name) else { return nil }
    if let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return Self.hash(destination)
    }
    return (try? FileBytes.readFollowingLinks(path, limit: 256 << 20)).map { Self.hash(bytes: $0) }
  }

  private static func hash(_ text: String) -> String { hash(bytes: text.utf8) }

  private static func hash(bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return String(hash, radix: 16)
  }

  /// Writes files.
  /// - Parameter undoes: Whether to remove the written files if one of them cannot be written.
  private static func write(_ files: [TestPackage.File], below folder: String, undoes: Bool) throws
  {
    var written: [String] = []
    do throws(Diagnostic) {
      try OutputFolder.make(folder)
      for file in files {
        let path = "\(folder)/\(file.path)"
        // Names of modules and documents become names of files.
        guard FolderScope.isBelow(file.path) else { throw .leadsOutside(file.path, folder) }
        try OutputFolder.make(
          URL(fileURLWithPath: path).deletingLastPathComponent().path, below: folder)
        written.append(path)
        if file.isLink {
          if !undoes { unlink(path) }
          try AtomicFile.link(path, to: file.text, below: folder)
        } else {
          try AtomicFile.write(Array(file.text.utf8), to: path, below: folder)
        }
      }
    } catch {
      if undoes { remove(written, below: folder) }
      throw Diagnostic.usage("cannot write '\(error.file ?? folder)': \(error.message)")
    }
  }

  /// Removes files, and the enclosing folders that are then empty.
  private static func remove(_ files: [String], below root: String) {
    for file in files.reversed() {
      unlink(file)
      var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      while folder.path.hasPrefix(root), rmdir(folder.path) == 0 {
        folder.deleteLastPathComponent()
      }
    }
  }
}
