import AppSymbols
import Diagnostics
import FileWork
import Foundation
import TestPackages

/// A package that tests an app's screens, on disk.
public struct TestPackageFolder: Sendable {
  /// The path of the package.
  public let folder: String
  /// The modules that the app imports but the package does not have, with the number of files that import each. Each of
  /// them would break the build.
  public let missingModules: [(name: String, files: Int)]

  /// Writes the package for an app. Existing files are never replaced.
  /// - Parameters:
  ///   - project: The path of the Xcode project.
  ///   - target: The app's target, if the project has several apps.
  ///   - output: The folder to write, or nil for `<module>ScreenTests` next to the project.
  ///   - dependency: The location of the xibinspect package: a folder, or a repository's URL.
  /// - Throws: A `Diagnostic` if the project cannot be read or a file cannot be written.
  public static func write(
    project: String, target: String? = nil, output: String? = nil, dependency: String
  ) throws -> TestPackageFolder {
    let package: TestPackage
    do {
      package = try TestPackage(project: project, target: target)
    } catch {
      throw Diagnostic.usage(error.message)
    }
    let folder = URL(
      fileURLWithPath: output
        ?? URL(fileURLWithPath: project).deletingLastPathComponent()
        .appendingPathComponent(package.name).path)
    let source =
      FileManager.default.fileExists(atPath: dependency)
      ? URL(fileURLWithPath: dependency).standardizedFileURL.path : dependency
    // The links are relative to the folder, so the folder's own path must not contain links.
    let parent = folder.deletingLastPathComponent().resolvingSymlinksInPath()
    let real = parent.appendingPathComponent(folder.lastPathComponent).path
    let files = package.files(dependency: source, version: Version.current, package: real)
    for file in files {
      let path = folder.appendingPathComponent(file.path).path
      guard !FileManager.default.fileExists(atPath: path) else {
        throw Diagnostic.usage("'\(path)' exists; name another folder with --output")
      }
    }
    try write(files, below: folder.path)
    return TestPackageFolder(folder: folder.path, missingModules: missingModules(of: package))
  }

  private static func missingModules(of package: TestPackage) -> [(name: String, files: Int)] {
    let report = SymbolReport(
      package.sources.compactMap { path in
        (try? FileBytes.read(path, limit: 16 << 20)).map { .init(path: path, bytes: $0) }
      })
    return report.missingModules.map { ($0.symbol, $0.files) }
  }

  /// A line about the missing modules, or an empty text if there are none.
  package var note: String {
    guard !missingModules.isEmpty else { return "" }
    let modules = missingModules.map { name, files in
      "\(name) (\(files) file\(files == 1 ? "" : "s"))"
    }
    return "note: the app imports modules that the package does not have: "
      + modules.joined(separator: ", ")
      + "; add their packages to Package.swift, or leave the files that import them out with app-sources.json\n"
  }

  /// Writes all files, or none.
  private static func write(_ files: [TestPackage.File], below folder: String) throws {
    var written: [String] = []
    do throws(Diagnostic) {
      try OutputFolder.make(folder)
      for file in files {
        let path = "\(folder)/\(file.path)"
        try OutputFolder.make(
          URL(fileURLWithPath: path).deletingLastPathComponent().path, below: folder)
        written.append(path)
        if file.isLink {
          try AtomicFile.link(path, to: file.text, below: folder)
        } else {
          try AtomicFile.write(Array(file.text.utf8), to: path, below: folder)
        }
      }
    } catch {
      remove(written, below: folder)
      throw Diagnostic.usage("cannot write '\(error.file ?? folder)': \(error.message)")
    }
  }

  /// Removes files, and enclosing folders that become empty.
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
