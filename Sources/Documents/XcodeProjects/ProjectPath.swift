import Diagnostics

/// Operations on the paths and names of a project, which do not access the file system.
enum ProjectPath {
  /// Returns a path relative to a folder, or an absolute path unchanged, with `.` and `..` resolved.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    let whole = path.isAbsolutePath ? path : folder + "/" + path
    for part in whole.pathParts {
      if part == "..", parts.last != nil, parts.last != ".." {
        parts.removeLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    return (whole.isAbsolutePath ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns the folder of a file, or an empty string for a name without a folder.
  static func folder(of path: String) -> String {
    path.lastSlash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> Substring {
    path.lastSlash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  /// Returns the module name for a name, with an underscore for each character that identifiers cannot contain.
  static func identifier(_ name: String) -> String {
    var text = String(name.map { $0.isNamePart || $0 == "_" ? $0 : "_" })
    if text.first?.isNumber == true { text.replaceSubrange(...text.startIndex, with: "_") }
    return text
  }
}
