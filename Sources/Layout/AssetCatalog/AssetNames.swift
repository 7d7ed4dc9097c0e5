import Budgets
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

  private var budget = Budget(depth: 512)

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
    guard (try? budget.enter()) != nil else { return }
    defer { budget.leave() }
    if folder.pathExtension == "xcassets" { return add(catalog: folder) }
    for item in Self.contents(of: folder) {
      let kind = item.pathExtension
      if Self.imageExtensions.contains(kind.lowercased()) {
        add(imageFile: item.lastPathComponent)
      } else if Self.isFolder(item) {
        add(below: item)
      }
    }
  }

  /// Adds the images and colors in an asset catalog.
  package mutating func add(catalog: URL) { walk(catalog, prefix: "") }

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

  private mutating func walk(_ folder: URL, prefix: String) {
    guard (try? budget.enter()) != nil else { return }
    defer { budget.leave() }
    for item in Self.contents(of: folder) where Self.isFolder(item) {
      let name = prefix + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "colorset":
        colors.insert(name.lowercased())
        colorSets.append(name)
      case let kind where Self.imageKinds.contains(kind):
        catalogImages.insert(name.lowercased())
        if kind == "imageset" { imageSets.append(name) }
      case "":
        let isNamespace = AssetContents(in: item)?.properties?.providesNamespace ?? false
        walk(item, prefix: isNamespace ? name + "/" : prefix)
      default: break
      }
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

  private static func isFolder(_ item: URL) -> Bool {
    let values = try? item.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    return values?.isDirectory == true && values?.isSymbolicLink != true
  }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)) ?? []
  }
}
