import AppSymbols
import ArgumentParser
import FileWork
import Foundation
import TestPackages

struct InitTestsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init-tests",
    abstract: "Write a package that tests an app's screens with the app's own sources.",
    discussion: """
      The package contains a link to the app's folder, compiles the app's Swift sources unchanged, and has one test \
      for each screen: every xib,
      every storyboard's first scene and every scene with an identifier.
      """)

  @Argument(help: "The path of the Xcode project, such as Name.xcodeproj.")
  var project: String

  @Option(name: .long, help: "The app's target, if the project has several apps.")
  var target: String?

  @Option(
    name: .shortAndLong,
    help: "The folder to write. Default: <module>ScreenTests next to the project.")
  var output: String?

  @Option(
    name: .customLong("xibinspect"),
    help: "Where the xibinspect package is: a folder, or a repository's URL.")
  var dependency: String

  func run() throws {
    let package: TestPackage
    do {
      package = try TestPackage(project: project, target: target)
    } catch {
      throw ValidationError(error.message)
    }
    let folder = URL(
      fileURLWithPath: output
        ?? URL(fileURLWithPath: project).deletingLastPathComponent()
        .appendingPathComponent(package.name).path)
    let source =
      FileManager.default.fileExists(atPath: dependency)
      ? URL(fileURLWithPath: dependency).standardizedFileURL.path : dependency
    // The links are relative to the folder, so the folder's own path must not lead through links.
    let parent = folder.deletingLastPathComponent().resolvingSymlinksInPath()
    let real = parent.appendingPathComponent(folder.lastPathComponent).path
    let files = package.files(dependency: source, package: real)
    for file in files {
      let path = folder.appendingPathComponent(file.path).path
      guard !FileManager.default.fileExists(atPath: path) else {
        throw ValidationError("'\(path)' exists; name another folder with --output")
      }
    }
    for file in files { try write(file, below: folder) }
    StandardOutput.write(
      "wrote \(folder.path); run its tests with: swift test --package-path \(folder.path)\n"
        + Self.note(aboutModulesOf: package))
  }

  /// Names the modules that the app imports and that the package does not have, because each stops the build.
  private static func note(aboutModulesOf package: TestPackage) -> String {
    let report = SymbolReport(
      package.sources.compactMap { path in
        (try? FileBytes.read(path, limit: 16 << 20)).map { .init(path: path, bytes: $0) }
      })
    let modules = report.missingModules.map { module in
      "\(module.symbol) (\(module.files) file\(module.files == 1 ? "" : "s"))"
    }
    guard !modules.isEmpty else { return "" }
    return "note: the app imports modules that the package does not have: "
      + modules.joined(separator: ", ")
      + "; add their packages to Package.swift, or leave the files that import them out with app-sources.json\n"
  }

  private func write(_ file: TestPackage.File, below folder: URL) throws {
    let url = folder.appendingPathComponent(file.path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if file.isLink {
        try FileManager.default.createSymbolicLink(
          atPath: url.path, withDestinationPath: file.text)
      } else {
        try AtomicFile.write(Array(file.text.utf8), to: url.path)
      }
    } catch let error as NSError {
      throw ValidationError("cannot write '\(url.path)': \(error.localizedDescription)")
    }
  }
}
