import Budgets
import FileWork

/// The fonts in the folders of projects.
struct ProjectFonts {
  private var names: Set<String> = []
  private var variableFamilies: Set<String> = []

  /// Reads the font files.
  /// - Parameter listed: The files that the projects list.
  /// - Returns: Nil if a listed font file is missing, or if a font file cannot be read, so that other fonts may exist.
  init?(folders: [String], listed: [String]) {
    var paths = Set(listed.filter(FontFile.isFont))
    for folder in Set(folders).sorted() {
      var budget = Budget(depth: 64)
      Self.addFonts(in: folder, to: &paths, &budget)
    }
    for path in paths.sorted() {
      guard let font = FontFile(path: path) else { return nil }
      names.formUnion(font.names)
      variableFamilies.formUnion(font.variableFamilies)
    }
  }

  /// Returns whether one of the files contains a font with the given PostScript name.
  func contains(_ name: String) -> Bool {
    let name = FontFile.folded(name)
    return names.contains(name) || variableFamilies.contains { name.hasPrefix($0) }
  }

  private static func addFonts(
    in folder: String, to paths: inout Set<String>, _ budget: inout Budget
  ) {
    guard (try? budget.enter()) != nil else { return }
    defer { budget.leave() }
    for name in FolderListing.names(of: folder) ?? [] where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if FontFile.isFont(name) {
        paths.insert(path)
      } else if FolderListing.isFolder(path) {
        addFonts(in: path, to: &paths, &budget)
      }
    }
  }
}
