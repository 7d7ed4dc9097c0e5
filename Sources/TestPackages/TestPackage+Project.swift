import Diagnostics
import FileWork
import InterfaceBuilder
import SourceRewriting
import XcodeProjects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TestPackage {
  /// An error that says why there can be no test package for a project.
  public struct Failure: Error, Sendable {
    /// A message that includes how to solve the problem.
    public let message: String
  }

  /// Creates the package for an app target of a project.
  /// - Parameters:
  ///   - path: The path of the folder `Name.xcodeproj`.
  ///   - target: The name of the app target. Not necessary if the project has only one app target.
  /// - Throws: ``Failure`` if the project cannot be read, or if the target or its sources cannot be found.
  public init(project path: String, target: String? = nil) throws(Failure) {
    let project = ProjectTargets(projects: [path])
    if let problem = project.problems.first { throw Failure(message: problem.message) }
    let apps = project.targets.indices.filter { number in
      let kind = project.targets[number]
      if let target { return kind.name == target }
      return kind.productType == "com.apple.product-type.application"
        && (kind.platforms.isEmpty || kind.platforms.contains(.iOS))
    }
    guard apps.count == 1 else {
      let names = project.targets.map { "'\($0.name)'" }.joined(separator: ", ")
      throw Failure(
        message: names.isEmpty
          ? "'\(path)' has no targets" : "name one of the targets of '\(path)': \(names)")
    }
    let app = project.targets[apps[0]]
    let files = ProjectFiles(around: app.project)
    let own = files.sources.filter { project.targetNumbers(of: $0).contains(apps[0]) }
    guard let common = ProjectFiles.commonFolder(of: own) else {
      throw Failure(
        message: "the target '\(app.name)' has no Swift sources: none of its files exist")
    }
    module = app.module
    languageMode = app.swiftVersion?.hasPrefix("6") == true ? 6 : 5
    folder = common
    usesCombine = own.contains { path in
      guard let bytes = try? FileBytes.read(path, limit: 16 << 20) else { return false }
      return SourceScanner.facts(of: bytes).imports.contains("Combine")
    }
    excluded = files.without(own, below: common)
    screens = files.documents.filter {
      $0.hasPrefix(common + "/") && project.targetNumbers(of: $0).contains(apps[0])
    }
    .flatMap { document -> [TestScreen] in
      guard let bytes = try? FileBytes.read(document, limit: 256 << 20),
        let parsed = try? IBDocument(parsing: bytes, file: document)
      else { return [] }
      let name = document.split(separator: "/").last ?? ""
      return TestScreen.screens(of: parsed, named: String(name.prefix { $0 != "." }))
    }
  }
}

/// The files near a project.
struct ProjectFiles {
  private(set) var sources: [String] = []
  private(set) var documents: [String] = []
  private static let passedOver: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Finds the files near a project.
  /// - Parameter project: The absolute path of the folder `Name.xcodeproj`.
  init(around project: String) {
    visit(String(project[..<(project.lastIndex(of: "/") ?? project.endIndex)]), depth: 0)
  }

  private mutating func visit(_ folder: String, depth: Int) {
    guard depth < 32, let names = FolderListing.names(of: folder) else { return }
    for name in names.sorted() where !name.hasPrefix(".") && !Self.passedOver.contains(name) {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if !name.hasSuffix(".xcodeproj"), !name.hasSuffix(".xcassets") {
          visit(path, depth: depth + 1)
        }
      } else if name.hasSuffix(".swift") {
        sources.append(path)
      } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
        documents.append(path)
      }
    }
  }

  /// Returns the innermost folder that contains all files, or nil if there are no files.
  static func commonFolder(of files: [String]) -> String? {
    guard let first = files.first else { return nil }
    var folder = first.split(separator: "/").dropLast()
    for file in files {
      let parts = file.split(separator: "/").dropLast()
      folder = folder.prefix(zip(folder, parts).prefix { $0 == $1 }.count)
    }
    return "/" + folder.joined(separator: "/")
  }

  /// Returns the sources in a folder that do not belong to the app, as paths relative to the folder. If a subfolder
  /// contains no sources of the app, the result contains the subfolder instead of its files.
  func without(_ own: [String], below folder: String) -> [String] {
    let kept = Set(own)
    var found: [String] = []
    for source in sources where source.hasPrefix(folder + "/") && !kept.contains(source) {
      let parts = source.dropFirst(folder.utf8.count + 1).split(separator: "/")
      var path = parts.joined(separator: "/")
      for count in 1..<max(parts.count, 1) {
        let outer = parts.prefix(count).joined(separator: "/")
        if !kept.contains(where: { $0.hasPrefix("\(folder)/\(outer)/") }) {
          path = outer
          break
        }
      }
      if found.last != path, !found.contains(path) { found.append(path) }
    }
    return found
  }
}
