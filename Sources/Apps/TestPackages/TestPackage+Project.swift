import Budgets
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
  /// An error that says why no test package can be created for a project.
  public struct Failure: Error, Sendable {
    /// A message that explains how to solve the problem.
    public let message: String
  }

  /// Creates the package for an app target of a project.
  /// - Parameters:
  ///   - path: The path of the folder `Name.xcodeproj`.
  ///   - target: The name of the app target. Not necessary if the project has only one app target.
  /// - Throws: ``Failure`` if the project cannot be read, or if the target or its sources cannot be found.
  public init(project path: String, target: String? = nil) throws(Failure) {
    let project = ProjectTargets(projects: [path])
    if let problem = project.problems.first {
      throw Failure(message: "'\(path)': \(problem.message)")
    }
    let apps = project.targets.indices.filter { number in
      let kind = project.targets[number]
      if let target { return kind.name == target }
      return kind.productType == "com.apple.product-type.application"
        && (kind.platforms.isEmpty || kind.platforms.contains(.iOS))
    }
    guard apps.count == 1 else {
      // If the project has several targets and none was named, only apps are considered.
      let choice = target == nil && !apps.isEmpty ? apps : Array(project.targets.indices)
      let names = choice.map { "'\(project.targets[$0].name)'" }.joined(separator: ", ")
      throw Failure(
        message: names.isEmpty
          ? "'\(path)' has no targets" : "name one of the targets of '\(path)': \(names)")
    }
    let app = project.targets[apps[0]]
    // The name is used in paths and in code, and comes from the project.
    guard SwiftLiteral.isIdentifier(app.module) else {
      throw Failure(
        message:
          "the module of the target '\(app.name)' is named '\(app.module)', which is not a Swift identifier; correct PRODUCT_MODULE_NAME in the project"
      )
    }
    let home = ProjectFiles.folder(of: app.project)
    var files = ProjectFiles(around: home, listed: project.listedFiles)
    func belongs(_ path: String) -> Bool { project.targetNumbers(of: path).contains(apps[0]) }
    let own = files.sources.filter(belongs)
    guard !own.isEmpty else {
      let isObjectiveC = project.listedFiles.contains {
        ($0.hasSuffix(".m") || $0.hasSuffix(".mm")) && belongs($0) && access($0, R_OK) == 0
      }
      throw Failure(
        message: "the target '\(app.name)' has no Swift sources: "
          + (isObjectiveC
            ? "Objective-C cannot be compiled here, but 'xibinspect load' loads the documents"
            : "none of its files exist"))
    }
    let documents = files.documents.filter(belongs)
    module = app.module
    sources = own
    languageMode = app.swiftVersion?.hasPrefix("6") == true ? 6 : 5
    let places = ProjectFiles.folders(
      of: own + documents + files.resources.filter(belongs), home: home)
    for place in places where !(place.path + "/").hasPrefix(home + "/") {
      files.add(folder: place.path)
    }
    folders = places.map { place in
      // A folder may contain another one that has its own link: no file is in the package twice.
      let linked = places.map(\.path).filter { $0 != place.path }
      return Folder(
        link: place.link, path: place.path,
        excluded: files.without(place.files, below: place.path, linked: linked))
    }
    let facts = own.compactMap { path in
      (try? FileBytes.read(path, limit: 16 << 20)).map(SourceScanner.facts)
    }
    usesCombine = facts.contains { $0.imports.contains("Combine") }
    screens = documents.flatMap { document -> [TestScreen] in
      guard let bytes = try? FileBytes.read(document, limit: 256 << 20),
        let parsed = try? IBDocument(parsing: bytes, file: document)
      else { return [] }
      let name = document.split(separator: "/").last ?? ""
      return TestScreen.screens(
        of: parsed, named: String(name.prefix { $0 != "." }), sources: facts)
    }
  }
}

/// The files of a project: those in its folder, and listed files elsewhere.
struct ProjectFiles {
  private(set) var sources: [String] = []
  private(set) var documents: [String] = []
  /// The paths of catalogs and strings files.
  private(set) var resources: [String] = []
  /// The folders whose files never belong to the app itself.
  private(set) var others: [String] = []
  private static let passedOver: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Finds the files of a project.
  /// - Parameters:
  ///   - home: The absolute path of the folder that contains the project.
  ///   - listed: The absolute paths of the files that the project lists.
  init(around home: String, listed: [String]) {
    add(folder: home)
    for path in Set(listed).sorted() where !path.hasPrefix(home + "/") && access(path, R_OK) == 0 {
      add(path)
    }
  }

  /// Adds the files of a folder outside the project's folder.
  mutating func add(folder: String) {
    var budget = Budget(file: folder, depth: 32)
    visit(folder, &budget)
  }

  /// Returns the folder that contains a file.
  static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
  }

  private mutating func visit(_ folder: String, _ budget: inout Budget) {
    guard (try? budget.enter()) != nil else { return }
    defer { budget.leave() }
    guard let names = FolderListing.names(of: folder) else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if Self.passedOver.contains(name) {
        others.append(path)
      } else if status.st_mode & S_IFMT == S_IFDIR, !name.hasSuffix(".xcassets") {
        if !name.hasSuffix(".xcodeproj") { visit(path, &budget) }
      } else {
        add(path)
      }
    }
  }

  private mutating func add(_ path: String) {
    if path.hasSuffix(".swift") {
      sources.append(path)
    } else if path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      documents.append(path)
    } else if [".xcassets", ".strings", ".xcstrings"].contains(where: path.hasSuffix) {
      resources.append(path)
    }
  }

  /// Returns the folders that contain files, with the names of their links and their files. One folder contains all
  /// files below the project's folder; the others are next to it or contain it.
  static func folders(
    of files: [String], home: String
  ) -> [(link: String, path: String, files: [String])] {
    let inside = files.filter { $0.hasPrefix(home + "/") }
    var groups = inside.isEmpty ? [] : [inside]
    let rest = Dictionary(grouping: files.filter { !$0.hasPrefix(home + "/") }) { path in
      // The first folder that is not also on the file's path.
      let parts = path.split(separator: "/")
      let shared = zip(parts, home.split(separator: "/")).prefix { $0 == $1 }.count
      return parts.prefix(min(shared + 1, parts.count - 1)).joined(separator: "/")
    }
    groups += rest.sorted { $0.key < $1.key }.map(\.value)
    return groups.enumerated().compactMap { number, files in
      commonFolder(of: files).map { (number == 0 ? "app" : "app\(number + 1)", $0, files) }
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

  /// Returns the sources in a folder that do not belong to the app, and the folders in it that have their own links, as
  /// paths relative to the folder. If a subfolder contains no files of the app, the result contains the subfolder
  /// instead of its sources.
  func without(_ own: [String], below folder: String, linked: [String]) -> [String] {
    let kept = Set(own)
    var found = Set(linked + others).sorted().filter { $0.hasPrefix(folder + "/") }.map {
      String($0.dropFirst(folder.utf8.count + 1))
    }
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
