package import FileWork
package import Foundation

/// The names of all images and colors in folders: in asset catalogs, and as image files.
package struct AssetNames: Sendable {
  // The names are in lowercase, because it depends on the system whether lookups are case-sensitive.
  private var catalogImages: Set<String> = []
  private var imageFiles: Set<String> = []
  /// The names, without their extensions, of image files that UIKit finds only by their full names.
  private var imageStems: Set<String> = []
  private var colors: Set<String> = []
  /// The names of the color sets in catalogs, prefixed with those of the enclosing folders that provide a namespace.
  package private(set) var colorSets: [String] = []
  /// The names of the image sets in catalogs, prefixed with those of the enclosing folders that provide a namespace.
  package private(set) var imageSets: [String] = []

  /// The folders that exceed a limit of the search, so that names may be missing.
  package private(set) var problems: [FolderWalk.Problem] = []

  /// Creates an empty list.
  package init() {}

  /// Returns whether there is an image with a name, ignoring case.
  package func hasImage(_ name: String) -> Bool {
    let name = name.lowercased()
    if catalogImages.contains(name) || imageFiles.contains(name) { return true }
    // Code and documents may include the extension in the name of a catalog image.
    return name.lastIndex(of: ".").map { catalogImages.contains(String(name[..<$0])) } == true
  }

  /// Returns whether there is an image with a name, or an image file with this name and any extension.
  package func hasImage(withAnyExtension name: String) -> Bool {
    hasImage(name) || imageStems.contains(name.lowercased())
  }

  /// Returns whether there is a color with a name, ignoring case.
  package func hasColor(_ name: String) -> Bool { colors.contains(name.lowercased()) }

  /// Adds all assets in a folder and its subfolders. Does not follow symbolic links, and skips hidden folders.
  package mutating func add(below folder: URL) {
    if folder.pathExtension == "xcassets" { return add(catalog: folder) }
    var walk = FolderWalk(folder.path)
    while let step = walk.next() {
      switch step {
      case .problem(let problem): note(problem)
      case .folder: break
      case .entry(let entry):
        if entry.isHidden { continue }
        let ending = Self.parts(of: entry.name).ending
        if Self.imageExtensions.contains(ending.lowercased()) {
          add(imageFile: entry.name)
        } else if entry.kind == .folder {
          if ending == "xcassets" { add(catalog: Self.url(entry)) } else { walk.enter(entry) }
        }
      }
    }
  }

  /// Adds the images and colors in an asset catalog.
  package mutating func add(catalog: URL) {
    var walk = FolderWalk(catalog.path)
    // The prefixes of the names in each open folder.
    var prefixes = [""]
    while let step = walk.next() {
      switch step {
      case .problem(let problem): note(problem)
      case .folder: break
      case .entry(let entry):
        guard !entry.isHidden, entry.kind == .folder else { continue }
        prefixes.removeLast(prefixes.count - entry.depth - 1)
        if let prefix = add(entry, prefix: prefixes[entry.depth]) {
          prefixes.append(prefix)
          walk.enter(entry)
        }
      }
    }
  }

  /// Adds the set in a folder of a catalog.
  /// - Returns: The prefix of the names in the folder, or nil if it contains no further sets.
  private mutating func add(_ entry: FolderWalk.Entry, prefix: String) -> String? {
    let (stem, ending) = Self.parts(of: entry.name)
    let name = prefix + stem
    switch ending {
    case "colorset":
      colors.insert(name.lowercased())
      colorSets.append(name)
    case let kind where Self.imageKinds.contains(kind):
      catalogImages.insert(name.lowercased())
      if kind == "imageset" { imageSets.append(name) }
    default:
      if CatalogGroup.isGroup(entry.name) {
        return CatalogGroup.prefix(of: Self.url(entry), in: prefix)
      }
    }
    return nil
  }

  private mutating func note(_ problem: FolderWalk.Problem) {
    if problem.isLimit { problems.append(problem) }
  }

  /// Adds an image file, with and without its modifiers for scales and devices.
  ///
  /// Apple's documentation of `UIImage(named:)`: only the names of PNG files may omit the extension.
  package mutating func add(imageFile name: String) {
    let name = name.lowercased()
    guard let dot = name.lastIndex(of: ".") else { return }
    let ending = name[dot...]
    guard Self.imageExtensions.contains(String(ending.dropFirst())) else { return }
    var stem = name[..<dot]
    add(stem, ending)
    for modifier in ["~iphone", "~ipad", "@2x", "@3x"] where stem.hasSuffix(modifier) {
      stem = stem.dropLast(modifier.count)
      add(stem, ending)
    }
  }

  private mutating func add(_ stem: Substring, _ ending: Substring) {
    imageFiles.insert(String(stem + ending))
    if ending == ".png" {
      imageFiles.insert(String(stem))
    } else {
      imageStems.insert(String(stem))
    }
  }

  /// The extensions of the folders that a catalog turns into images.
  private static let imageKinds: Set<String> = [
    "appiconset", "brandassets", "iconset", "imageset", "imagestack", "launchimage",
    "solidimagestack", "symbolset",
  ]

  private static let imageExtensions: Set<String> = [
    "bmp", "gif", "heic", "icns", "ico", "jpeg", "jpg", "pdf", "png", "svg", "tif", "tiff", "webp",
  ]

  /// Returns a name without its extension, and the extension; empty if there is none.
  private static func parts(of name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: ".") else { return (name, "") }
    let ending = name[name.index(after: dot)...]
    return ending.isEmpty ? (name, "") : (String(name[..<dot]), String(ending))
  }

  private static func url(_ entry: FolderWalk.Entry) -> URL {
    URL(filePath: entry.path, directoryHint: .isDirectory)
  }
}
