/// Where to find the images and colors of documents, in addition to the catalogs around them.
public struct AssetSearch: Hashable, Sendable {
  /// Folders to search first, with the folders inside.
  public var folders: [String]
  /// The Xcode projects, or manifests of XcodeGen or Tuist, whose catalogs come next. If the list is empty, the project
  /// around each document is found.
  public var projects: [String]

  /// Creates a search from the paths of folders and projects.
  public init(folders: [String] = [], projects: [String] = []) {
    (self.folders, self.projects) = (folders, projects)
  }

  /// Whether the search names neither a folder nor a project.
  package var isEmpty: Bool { folders.isEmpty && projects.isEmpty }
}
