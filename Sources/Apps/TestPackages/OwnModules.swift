import Diagnostics
import FileWork
import SourceRewriting
import XcodeProjects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The modules of an app's repository: the frameworks of its projects and the targets of its Swift packages.
///
/// In a test package, the app and the modules that it imports are compiled as one module, so that they share stand-ins and
/// skeletons.
struct OwnModules {
  /// A module, with the absolute paths of its files.
  struct Module {
    let name: String
    let files: ProjectFiles
  }

  private let projects: ProjectTargets
  /// The folders of the projects, with all files in them.
  private var files: [String: ProjectFiles] = [:]
  /// The targets of packages, by name.
  private var packages: [String: PackageTarget] = [:]

  /// Finds the modules in a repository.
  /// - Parameter home: The folder that contains the app's project.
  init(around home: String) {
    var found: [String] = []
    if let root = FolderScope(around: home).root {
      var walk = FolderWalk(root)
      while let step = walk.next() {
        guard case .entry(let entry) = step, !entry.isHidden,
          !FolderWalk.passesOver(entry.name), let kind = entry.kind
        else { continue }
        if kind == .folder {
          if entry.name.hasEnding(".xcodeproj") {
            if access((entry.path + "/project.pbxproj").systemPath, R_OK) == 0 {
              found.append(entry.path)
            }
          } else if !entry.name.hasEnding(".xcassets") {
            walk.enter(entry)
          }
        } else if kind == .file, entry.name == "Package.swift",
          let bytes = try? FileBytes.read(entry.path, limit: 1 << 20)
        {
          for target in PackageTarget.targets(in: bytes, folder: entry.folder)
          where packages[target.name] == nil {
            packages[target.name] = target
          }
        }
      }
    }
    projects = ProjectTargets(projects: found)
  }

  /// Returns a module, or nil if the repository has no sources for it.
  mutating func module(named name: String) -> Module? {
    if let target = packages[name] {
      var files = ProjectFiles()
      files.add(folder: target.folder)
      let kept = files.filtered(target.contains)
      return kept.sources.isEmpty ? nil : Module(name: name, files: kept)
    }
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
    return kept.sources.isEmpty ? nil : Module(name: name, files: kept)
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

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension String {
  /// The path without empty components, components `.`, and a slash at the end.
  fileprivate var cleanPath: String {
    "/" + pathParts.filter { $0 != "." }.joined(separator: "/")
  }
}
