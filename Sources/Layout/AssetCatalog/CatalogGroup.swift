import Foundation

/// The folders of an asset catalog that only group sets, and may give the names of the sets a prefix.
///
/// A group may have a dot in its name, such as "Signup 2.0", so only the extensions of sets tell sets from groups.
enum CatalogGroup {
  /// Returns whether a folder in a catalog groups sets, and is not a set itself.
  static func isGroup(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return true }
    return !sets.contains(String(name[name.index(after: dot)...]))
  }

  /// Returns the prefix of the names in a group.
  /// - Parameter prefix: The prefix of the names in the enclosing folder.
  static func prefix(of folder: URL, in prefix: String) -> String {
    let properties = AssetContents(in: folder)?.properties
    return properties?.providesNamespace == true ? prefix + folder.lastPathComponent + "/" : prefix
  }

  /// The extensions of the folders that are assets or contain the parts of one, according to Apple's reference of the
  /// format of asset catalogs.
  private static let sets: Set<String> = [
    "appiconset", "arreferenceimage", "arreferenceobject",
    "arresourcegroup", "brandassets", "colorset", "complicationset", "cubetextureset", "dataset",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imageset", "imagestack",
    "imagestacklayer", "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer",
    "spriteatlas", "sticker", "stickerpack", "stickersequence", "stickersiconset", "symbolset",
    "textureset",
  ]
}
