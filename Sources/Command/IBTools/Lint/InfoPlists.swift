import Diagnostics
import FileWork
package import IBLint
package import XMLTree
import XcodeProjects

/// The Info.plist files of apps and extensions.
package enum InfoPlists {
  /// The maximum size of a file, in bytes.
  private static let limit = 4 << 20
  /// The maximum size of a project, in bytes.
  private static let projectLimit = 64 << 20

  /// Returns the names of documents in the Info.plist files of the targets. Names that contain build settings are left
  /// out, and so are files that cannot be read, are not XML or are outside of the project's repository.
  static func names(in projects: ProjectTargets) -> [InfoPlistName] {
    let paths = projects.targets.compactMap { target -> String? in
      guard loadsDocuments(target), let file = target.infoPlist else {
        return nil
      }
      let home = target.project.lastSlash.map { String(target.project[..<$0]) } ?? "."
      let path = ([home] + file.pathParts.map { String($0) }).joined(separator: "/")
      // A project must not cause results to include other files on the machine.
      return FolderScope(around: home).contains(path) ? path : nil
    }
    let written = Set(paths).sorted().flatMap { path -> [InfoPlistName] in
      guard let bytes = try? FileBytes.read(path, limit: limit),
        let tree = try? Tree(parsingPropertyList: bytes)
      else { return [] }
      return names(in: tree, file: PathText.relative(path))
    }
    let generated = projects.targets.filter(loadsDocuments).flatMap(generatedNames)
    return written + Set(generated).sorted(on: \.place.line)
  }

  /// Returns whether the system loads the documents that a target's Info.plist names. An app for a watch always loads the
  /// same storyboard.
  private static func loadsDocuments(_ target: XcodeTarget) -> Bool {
    target.product == .main && !target.isForTests && target.productType?.contains("watch") != true
  }

  /// Returns the names of documents in the build settings of a target.
  private static func generatedNames(of target: XcodeTarget) -> [InfoPlistName] {
    guard !target.generatedDocumentNames.isEmpty else { return [] }
    let path = target.project + "/project.pbxproj"
    let lines = (try? FileBytes.read(path, limit: projectLimit))?
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return target.generatedDocumentNames.inKeyOrder.compactMap { key, name in
      guard let use = uses[key], !name.isEmpty, !name.contains("$") else { return nil }
      // The setting may also be in a settings file.
      let words = [XcodeTarget.setting(forKey: key), name].map { Array($0.utf8) }
      let line = lines?.firstIndex { line in words.allSatisfy { line.contains($0) } } ?? 0
      return InfoPlistName(
        use: use, name: name, place: SourcePlace(file: PathText.relative(path), line: line + 1))
    }
  }

  /// The keys with names of documents. A key may end in the name of a device, as in `UIMainStoryboardFile~ipad`.
  private static let uses: [String: InfoPlistName.Use] = [
    "UIMainStoryboardFile": .main, "UISceneStoryboardFile": .main, "NSMainStoryboardFile": .main,
    "NSExtensionMainStoryboard": .main, "NSMainNibFile": .mainNib,
    "UILaunchStoryboardName": .launchScreen, "UILaunchStoryboardFile": .launchScreen,
  ]

  /// Returns the names of documents in a file.
  package static func names(in tree: Tree, file: String) -> [InfoPlistName] {
    var found: [InfoPlistName] = []
    var use: InfoPlistName.Use?
    for node in tree.root.subtree where node.kind == .element {
      if node.spelling == "key" {
        use = uses[String(node.text.prefix { $0 != "~" })]
        continue
      }
      if let use, node.spelling == "string", !node.text.isEmpty, !node.text.contains("$") {
        let start = node.position
        let place = SourcePlace(file: file, line: start.line, column: start.column)
        found.append(InfoPlistName(use: use, name: node.text, place: place))
      }
      use = nil
    }
    return found
  }
}
