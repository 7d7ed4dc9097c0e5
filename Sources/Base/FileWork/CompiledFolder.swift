import Diagnostics

/// A folder that a compiler may replace.
package enum CompiledFolder {
  /// Returns something in a folder that belongs neither to a compiled storyboard nor to a compiled nib; nil if there is
  /// nothing.
  package static func foreignFile(in folder: String) -> String? {
    for name in FolderListing.names(of: folder) ?? [] {
      let path = "\(folder)/\(name)"
      guard isPart(name) || name.hasPrefix("Info") && name.hasEnding(".plist") else { return name }
      guard FolderListing.isFolder(path) else { continue }
      // A nib in a storyboard may be a folder, which contains no other one.
      guard name.hasEnding(".nib"), let inner = FolderListing.names(of: path) else { return name }
      let other = inner.first { !isPart($0) || FolderListing.isFolder("\(path)/\($0)") }
      if let other { return "\(name)/\(other)" }
    }
    return nil
  }

  /// Returns whether a name is that of a nib, or of the document that a nib may contain.
  private static func isPart(_ name: String) -> Bool {
    name.hasEnding(".nib") || name.hasPrefix("designable.")
  }
}
