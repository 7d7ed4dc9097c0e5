import Diagnostics
import FileWork
import Localization
import Synchronization
import XcodeProjects

/// The language in which documents are written: the one that the user names, or else that of the project or Swift package
/// that contains the document, or else that of the projects around the documents, or else English.
struct SourceLanguage {
  private let packages = PackageLanguages()
  private let named: String?
  private let projects: ProjectTargets?

  /// Reads the projects around documents, unless the user names the language.
  /// - Parameter paths: The documents, or folders that contain them.
  /// - Throws: A ``Diagnostic`` if the name is not that of a language.
  init(_ named: String?, documents paths: [String]) throws {
    try LocalizedDocument.checkLanguage(named)
    self.named = named
    projects =
      named == nil
      ? ProjectTargets(searching: paths.filter { $0 != "-" }, readManifest: ManifestFile.read) : nil
  }

  /// The problems with reading projects, whose language is then unknown.
  var problems: [Diagnostic] { projects?.problems ?? [] }

  /// Returns the language of a document.
  func language(of file: InputFile) -> String {
    if let named { return named }
    let own = file.isStandardInput ? nil : projects?.developmentRegion(of: file.path)
    let inPackage = own == nil && !file.isStandardInput ? packages.language(of: file) : nil
    guard let tag = own ?? inPackage ?? projects?.commonDevelopmentRegion, tag != "base",
      LanguageTag.isName(tag)
    else { return "en" }
    return LanguageTag.usualSpelling(of: tag)
  }
}

/// The languages of Swift packages by their folders, each of which is read once.
private final class PackageLanguages: Sendable {
  private let known = Mutex<[PathKey: String?]>([:])

  /// Returns the language of the innermost package that contains a file; nil if it states none.
  func language(of file: InputFile) -> String? {
    var folders: [String] = []
    var folder = Self.parent(of: file.path)
    while let inner = folder, let root = file.folder, inner.isPath(below: root) {
      // Bounded: each folder is shorter than the one before.
      folders.append(inner)
      folder = Self.parent(of: inner)
    }
    folders += EnclosingFolders.around(folder ?? ".")
    let package = folders.first {
      FolderListing.names(of: $0)?.contains("Package.swift") ?? false
    }
    return package.flatMap { manifest(in: $0) }
  }

  private func manifest(in folder: String) -> String? {
    let key = PathKey(folder)
    if let known = known.withLock({ $0[key] }) { return known }
    let bytes = try? FileBytes.read("\(folder)/Package.swift", limit: Self.limit)
    let language = bytes.flatMap { ManifestFile.packageLanguage($0) }
    known.withLock { $0[key] = .some(language) }
    return language
  }

  private static func parent(of path: String) -> String? {
    path.lastSlash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
  }

  /// The maximum size of a manifest in bytes, which is larger than any real one.
  private static let limit = 1 << 20
}

extension ProjectTargets {
  /// Returns the normalized development region of the targets that contain a file; nil if they have none in common.
  func developmentRegion(of file: String) -> String? {
    guard case .targets(let numbers) = membership(of: file) else { return nil }
    return Self.region(of: numbers.map { targets[$0] })
  }

  /// The normalized development region of all targets; nil if they have none in common.
  fileprivate var commonDevelopmentRegion: String? { Self.region(of: targets) }

  private static func region(of targets: [XcodeTarget]) -> String? {
    let regions = Set(targets.compactMap(\.developmentRegion).map { LanguageTag($0).text })
    return regions.count == 1 ? regions.first : nil
  }
}
