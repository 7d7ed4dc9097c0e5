import Diagnostics
import FileWork
import SourceRewriting
import XcodeProjects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The modules of an app's repository: the frameworks of its projects, the targets of its Swift packages, its local pods,
/// and what module maps declare, such as frameworks and pods that are checked in.
///
/// In a test package, the app and the modules that it imports are compiled as one module, so that they share stand-ins and
/// skeletons.
struct OwnModules {
  /// A module, with the absolute paths of its files.
  struct Module {
    let name: String
    let files: ProjectFiles
    /// The headers from which Swift code sees what the module declares in Objective-C.
    var headers: [String] = []
  }

  private var projects = ProjectTargets([])
  /// The folders of the projects, with all files in them.
  private var files: [String: ProjectFiles] = [:]
  /// The targets of packages, by name.
  private var packages: [String: PackageTarget] = [:]
  /// The local pods, by module.
  private var pods: [String: PodSpecification] = [:]
  /// The module maps, by module.
  private var maps: [String: ModuleMap] = [:]
  /// The modules of frameworks that were compiled from Swift.
  private var compiled: Set<String> = []
  /// The headers by name.
  private var headers: [String: [String]] = [:]
  /// The folders of pods and of compiled frameworks that have not been searched.
  private var foreign: [String] = []
  /// The headers in these folders.
  private var foreignHeaders: [String] = []

  /// Finds the modules in a repository.
  /// - Parameter home: The folder that contains the app's project.
  init(around home: String) {
    var found: [String] = []
    if let root = FolderScope(around: home).root {
      var walk = FolderWalk(root)
      while let step = walk.next() {
        guard case .entry(let entry) = step, !entry.isHidden, let kind = entry.kind else {
          continue
        }
        if FolderWalk.passesOver(entry.name) {
          if kind == .folder, ["Pods", "Carthage"].contains(entry.name) {
            foreign.append(entry.path)
          }
        } else if kind == .folder {
          if entry.name.hasEnding(".xcodeproj") {
            if access((entry.path + "/project.pbxproj").systemPath, R_OK) == 0 {
              found.append(entry.path)
            }
          } else if let name = entry.name.name(before: ".swiftmodule") {
            compiled.insert(name)
          } else if !entry.name.hasEnding(".xcassets") {
            walk.enter(entry)
          }
        } else if kind == .file {
          add(entry)
        }
      }
    }
    projects = ProjectTargets(projects: found)
  }

  /// Finds the headers and module maps of pods and of compiled frameworks.
  private mutating func searchForeign() {
    for folder in foreign {
      var walk = FolderWalk(folder)
      while let step = walk.next() {
        guard case .entry(let entry) = step, !entry.isHidden, let kind = entry.kind else {
          continue
        }
        if kind == .folder {
          if let name = entry.name.name(before: ".swiftmodule") {
            compiled.insert(name)
          } else if entry.name != "Checkouts" {
            walk.enter(entry)
          }
        } else if kind == .file, entry.name.hasEnding(".swift") {
          let pod = entry.path.path(below: folder)?.pathParts.first ?? ""
          compiled.insert(PodSpecification.module(named: pod))
        } else if kind == .file, [".h", ".modulemap"].contains(where: entry.name.hasEnding) {
          if entry.name.hasEnding(".h") { foreignHeaders.append(entry.path) }
          add(entry)
        }
      }
    }
    foreign = []
  }

  private mutating func add(_ entry: FolderWalk.Entry) {
    if entry.name.hasEnding(".h") {
      headers[entry.name, default: []].append(entry.path)
      return
    }
    let isManifest = entry.name == "Package.swift"
    guard isManifest || [".podspec", ".modulemap"].contains(where: entry.name.hasEnding),
      let bytes = try? FileBytes.read(entry.path, limit: 1 << 20)
    else { return }
    if isManifest {
      for target in PackageTarget.targets(in: bytes, folder: entry.folder)
      where packages[target.name] == nil {
        packages[target.name] = target
      }
    } else if entry.name.hasEnding(".modulemap") {
      let map = ModuleMap(bytes, path: entry.path)
      for name in map.headers.keys where maps[name] == nil { maps[name] = map }
    } else if let pod = PodSpecification(bytes, folder: entry.folder), pods[pod.module] == nil {
      pods[pod.module] = pod
    }
  }

  /// Returns a module, or nil if the repository has no sources for it.
  mutating func module(named name: String) -> Module? {
    if let target = packages[name] {
      let kept = Self.files(in: [target.folder]).filtered(target.contains)
      if let found = Self.module(name, kept) { return found }
    }
    if let found = projectModule(named: name) { return found }
    if let pod = pods[name] {
      let kept = Self.files(in: pod.folders.map(\.path)).filtered(pod.contains)
      if let found = Self.module(name, kept, isPod: true) { return found }
    }
    return mappedModule(named: name)
  }

  private static func files(in folders: [String]) -> ProjectFiles {
    var files = ProjectFiles()
    var known: Set<String> = []
    for folder in folders where isFolder(folder) {
      var inside = ProjectFiles()
      inside.add(folder: folder)
      files.add(inside.filtered { known.insert($0).inserted })
    }
    return files
  }

  /// Returns a module with the header that has its name, or else those that are its interface; nil if it has neither
  /// sources nor headers.
  /// - Parameter isPod: Whether the module's own Swift code sees all headers.
  private static func module(
    _ name: String, _ files: ProjectFiles, isPod: Bool = false
  ) -> Module? {
    let all = files.objectiveC.filter { $0.hasEnding(".h") }
    var headers = all.filter { $0.pathParts.last == "\(name).h"[...] }
    if headers.isEmpty, files.sources.isEmpty || isPod {
      headers = all.filter { $0.pathParts.contains("include") }
      if headers.isEmpty { headers = all }
    }
    guard !files.sources.isEmpty || !headers.isEmpty else { return nil }
    return Module(name: name, files: files, headers: headers)
  }

  /// Returns the module of which a module map names headers of the repository. The headers of a framework that was compiled
  /// from Swift do not show its interface.
  private mutating func mappedModule(named name: String) -> Module? {
    if maps[name] == nil { searchForeign() }
    guard let map = maps[name], !map.swiftModules.contains(name), !compiled.contains(name) else {
      return nil
    }
    let home = map.home
    let roots = (map.headers[name] ?? []).compactMap { header -> String? in
      let found = headers[header.pathParts.last.map(String.init) ?? ""] ?? []
      return found.first { $0.isPath(below: home) } ?? found.first
    }
    guard !roots.isEmpty else { return nil }
    // The headers of a pod import those of others.
    if roots.contains(where: Set(foreignHeaders).contains) {
      return Module(name: name, files: ProjectFiles(headers: foreignHeaders), headers: roots)
    }
    let files = Self.files(in: Set(roots.map(ProjectFiles.folder)).sorted())
    return Module(name: name, files: files.filtered { $0.hasEnding(".h") }, headers: roots)
  }

  private mutating func projectModule(named name: String) -> Module? {
    let number = projects.targets.firstIndex { target in
      target.module == name && Self.isLibrary(target)
        && (target.platforms.isEmpty || target.platforms.contains(.iOS))
    }
    guard let number else { return nil }
    let folder = ProjectFiles.folder(of: projects.targets[number].project)
    let all =
      files[folder] ?? ProjectFiles(around: folder, listed: projects.listedFiles)
    files[folder] = all
    let kept = all.filtered { projects.targetNumbers(of: $0).contains(number) }
    return Self.module(name, kept)
  }

  private static func isLibrary(_ target: XcodeTarget) -> Bool {
    guard let kind = target.productType?.split(separator: ".").last else { return false }
    return ["framework", "static", "dynamic"].contains(kind)
  }
}

/// A target of a Swift package, as far as the text of the manifest shows it.
struct PackageTarget: Hashable, Sendable {
  let name: String
  /// The absolute path of the folder with the target's files.
  let folder: String
  /// The absolute paths of files and folders that do not belong to the target.
  private(set) var excluded: Set<String> = []

  /// Returns whether a file in the folder belongs to the target.
  func contains(_ path: String) -> Bool {
    var current = path
    while !excluded.contains(current) {
      guard current != folder, let slash = current.lastSlash, slash != current.startIndex else {
        return true
      }
      current = String(current[..<slash])
    }
    return false
  }

  /// The folders in which SwiftPM looks for a target without a path.
  private static let folders = ["Sources", "Source", "src", "srcs"]

  /// Returns the targets in a manifest that contain libraries and whose folders exist. The names of targets and paths
  /// must be literals.
  static func targets(in manifest: [UInt8], folder: String) -> [PackageTarget] {
    calls(in: String(decoding: manifest, as: UTF8.self)).compactMap { call in
      guard let name = call.firstMatch(of: /\bname:\s*"([^"\\]+)"/).map({ String($0.1) }),
        SwiftLiteral.isIdentifier(name)
      else { return nil }
      let path = call.firstMatch(of: /\bpath:\s*"([^"\\]*)"/).map { String($0.1) }
      let candidates = path.map { [$0] } ?? folders.map { "\($0)/\(name)" }
      let home = candidates.lazy.filter(FolderScope.isBelow).map { "\(folder)/\($0)".cleanPath }
        .first(where: isFolder)
      guard let home else { return nil }
      var target = PackageTarget(name: name, folder: home)
      if let list = call.firstMatch(of: /\bexclude:\s*\[/) {
        target.excluded = Set(
          call[list.range.upperBound...].prefix { $0 != "]" }.matches(of: /"([^"\\]+)"/)
            .map { "\(home)/\($0.1)".cleanPath })
      }
      return target
    }
  }

  /// Returns the arguments of each call of `.target` that is not an argument of another one, such as a dependency. A call
  /// without its closing parenthesis ends the list, because the manifest cannot be compiled.
  private static func calls(in text: String) -> [Substring] {
    var calls: [Substring] = []
    var rest = text[...]
    while let start = rest.firstMatch(of: /\.target\s*\(/)?.range.upperBound {
      var depth = 1
      let end = rest[start...].firstIndex { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth == 0
      }
      guard let end else { break }
      calls.append(rest[start..<end])
      rest = rest[end...]
    }
    return calls
  }

}

/// Returns whether a path is that of a folder, and not of a link to one.
private func isFolder(_ path: String) -> Bool {
  var status = stat()
  return lstat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

extension String {
  /// The path without empty components, components `.`, and a slash at the end.
  fileprivate var cleanPath: String {
    "/" + pathParts.filter { $0 != "." }.joined(separator: "/")
  }
}
