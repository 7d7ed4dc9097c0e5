import Diagnostics
import Localization
import XcodeProjects

/// The language in which documents are written: the one that the user names, or else that of the projects around the
/// documents, or else English.
struct SourceLanguage {
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
    guard let tag = own ?? projects?.commonDevelopmentRegion, tag != "base", LanguageTag.isName(tag)
    else { return "en" }
    return LanguageTag.usualSpelling(of: tag)
  }
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
