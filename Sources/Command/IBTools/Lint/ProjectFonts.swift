import FileWork

/// The fonts in the folders of projects.
struct ProjectFonts {
  private var names: Set<String> = []
  private var variableFamilies: Set<String> = []
  /// The numbers of bytes in the names of the families: comparing each name with each family would take quadratic time.
  private let familyLengths: Set<Int>

  /// Reads the font files.
  /// - Parameter listed: The files that the projects list.
  /// - Returns: Nil if a listed font file is missing, if a font file cannot be read, or if a folder exceeds a limit, so that
  ///   other fonts may exist.
  init?(folders: [String], listed: [String]) {
    var paths = Set(listed.filter(FontFile.isFont))
    for folder in Set(folders).sorted() {
      guard Self.addFonts(in: folder, to: &paths) else { return nil }
    }
    for path in paths.sorted() {
      guard let font = FontFile(path: path) else { return nil }
      names.formUnion(font.names)
      variableFamilies.formUnion(font.variableFamilies)
    }
    familyLengths = Set(variableFamilies.map(\.utf8.count))
  }

  /// Returns whether one of the files contains a font with the given PostScript name.
  func contains(_ name: String) -> Bool {
    let name = FontFile.folded(name)
    if names.contains(name) { return true }
    // The instances of a variable font have names that begin with that of the family.
    let bytes = Array(name.utf8)
    return familyLengths.contains { length in
      length <= bytes.count
        && variableFamilies.contains(String(decoding: bytes.prefix(length), as: UTF8.self))
    }
  }

  /// Adds the font files in a folder, and returns whether all of it was searched.
  private static func addFonts(in folder: String, to paths: inout Set<String>) -> Bool {
    var walk = FolderWalk(folder)
    while let step = walk.next() {
      switch step {
      case .problem(let problem): if problem.isLimit { return false }
      case .folder: break
      case .entry(let entry):
        if entry.isHidden { continue }
        if FontFile.isFont(entry.name) {
          paths.insert(entry.path)
        } else if entry.kind == .folder {
          walk.enter(entry)
        }
      }
    }
    return true
  }
}
