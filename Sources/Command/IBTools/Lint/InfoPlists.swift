import Diagnostics
import FileWork
import IBLint
import XMLTree
import XcodeProjects

/// The Info.plist files of apps and extensions.
enum InfoPlists {
  /// The maximum size of a file, in bytes.
  private static let limit = 4 << 20

  /// Returns the names of documents in the Info.plist files of the targets. Names that contain build settings are left
  /// out, and so are files that cannot be read, are not XML or are outside of the project's repository.
  static func names(in projects: ProjectTargets) -> [InfoPlistName] {
    let paths = projects.targets.compactMap { target -> String? in
      guard target.product == .main, !target.isForTests, let file = target.infoPlist else {
        return nil
      }
      let home = target.project.lastSlash.map { String(target.project[..<$0]) } ?? "."
      let path = ([home] + file.pathParts.map { String($0) }).joined(separator: "/")
      // A project must not cause results to include other files on the machine.
      return FolderScope(around: home).contains(path) ? path : nil
    }
    return Set(paths).sorted().flatMap { path -> [InfoPlistName] in
      guard let bytes = try? FileBytes.read(path, limit: limit),
        let tree = try? Tree(parsing: bytes)
      else { return [] }
      return names(in: tree, file: PathText.relative(path))
    }
  }

  /// The keys with names of documents. A key may end in the name of a device, as in `UIMainStoryboardFile~ipad`.
  private static let uses: [String: InfoPlistName.Use] = [
    "UIMainStoryboardFile": .main, "UISceneStoryboardFile": .main,
    "NSExtensionMainStoryboard": .main, "UILaunchStoryboardName": .launchScreen,
  ]

  private static func names(in tree: Tree, file: String) -> [InfoPlistName] {
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
