import Foundation
import IBLint
import XcodeProjects

/// The Info.plist files of apps and extensions.
enum InfoPlists {
  /// Returns the names of documents in the Info.plist files of the targets. Names that contain build settings are left
  /// out, and so are files that cannot be read or are not XML.
  static func names(in projects: ProjectTargets) -> [InfoPlistName] {
    let files = Set(
      projects.targets.filter { $0.product == .main && !$0.isForTests }.compactMap(\.infoPlist))
    return files.sorted().flatMap { file in
      projects.folders.flatMap { folder -> [InfoPlistName] in
        let path = folder + "/" + file.drop { $0 == "/" }
        guard let bytes = try? InputFile(path: path).bytes() else { return [] }
        return names(in: String(decoding: bytes, as: UTF8.self), file: path)
      }
    }
  }

  /// The keys with names of documents. A key may end in the name of a device, as in `UIMainStoryboardFile~ipad`.
  private static let uses: [String: InfoPlistName.Use] = [
    "UIMainStoryboardFile": .main, "UISceneStoryboardFile": .main,
    "NSExtensionMainStoryboard": .main, "UILaunchStoryboardName": .launchScreen,
  ]

  private static func names(in text: String, file: String) -> [InfoPlistName] {
    var found: [InfoPlistName] = []
    var use: InfoPlistName.Use?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var rest = line
      while let tag = rest.firstIndex(of: "<") {
        rest = rest[tag...]
        let content = rest.firstIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
        let value = content.prefix { $0 != "<" }
        if rest.hasPrefix("<key>") {
          use = uses[String(value.prefix { $0 != "~" })]
        } else if rest.hasPrefix("<string>"), let known = use {
          if !value.isEmpty, !value.contains("$"), !value.contains("&") {
            let column = line.distance(from: line.startIndex, to: value.startIndex) + 1
            let place = SourcePlace(file: file, line: number + 1, column: column)
            found.append(InfoPlistName(use: known, name: String(value), place: place))
          }
          use = nil
        }
        rest = rest.dropFirst()
      }
    }
    return found
  }
}
