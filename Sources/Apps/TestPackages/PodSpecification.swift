import Diagnostics
import FileWork
import SourceRewriting

/// A local pod, as far as the text of its specification shows it. Names and paths must be literals.
struct PodSpecification {
  /// The name of the module.
  let module: String
  /// The folders with sources, and whether their subfolders belong to the pod.
  let folders: [(path: String, isDeep: Bool)]

  /// Reads a specification.
  /// - Returns: Nil if the text states no module or no sources.
  init?(_ bytes: [UInt8], folder: String) {
    let text = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.first { $0 != " " && $0 != "\t" } != "#" }.joined(separator: "\n")
    guard
      let name =
        (text.firstMatch(of: /\.module_name[ \t]*=[ \t]*["']([^"'\n]+)["']/)
        ?? text.firstMatch(of: /\.name[ \t]*=[ \t]*["']([^"'\n]+)["']/))?.1
    else { return nil }
    module = Self.module(named: name)
    var found: [(path: String, isDeep: Bool)] = []
    var known: Set<String> = []
    for start in text.matches(of: /\.source_files[ \t]*=/) {
      for pattern in Self.list(text[start.range.upperBound...]) where FolderScope.isBelow(pattern) {
        let parts = pattern.pathParts
        let fixed = parts.prefix { part in !part.contains { "*?[{".contains($0) } }
        // The last part is a file unless it is a folder without a pattern.
        let isFile = fixed.count == parts.count && (fixed.last?.contains(".") ?? false)
        let path = ([folder[...]] + fixed.dropLast(isFile ? 1 : 0)).joined(separator: "/")
        let isDeep = parts.contains("**") || fixed.count == parts.count && !isFile
        if known.insert("\(path)\n\(isDeep)").inserted { found.append((path, isDeep)) }
      }
    }
    guard SwiftLiteral.isIdentifier(module), !found.isEmpty else { return nil }
    folders = found
  }

  /// Returns the name of a pod's module.
  static func module(named name: Substring) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns the literals in a list that may continue on the next lines after commas and brackets.
  private static func list(_ text: Substring) -> [String] {
    var found: [String] = []
    var rest = text
    while !rest.isEmpty {
      // Another assignment ends the list, so that no part of the text is read twice.
      let line = rest.prefix { $0 != "\n" && $0 != "=" }
      found += line.matches(of: /["']([^"'\n]+)["']/).map { String($0.1) }
      rest = rest[line.endIndex...]
      let last = line.last { $0 != " " && $0 != "\t" && $0 != "\r" }
      guard rest.first == "\n", last == "," || last == "[" else { break }
      rest = rest.dropFirst()
    }
    return found
  }

  /// Returns whether a file belongs to the pod.
  func contains(_ path: String) -> Bool {
    let folder = ProjectFiles.folder(of: path)
    return folders.contains { folder == $0.path || $0.isDeep && folder.isPath(below: $0.path) }
  }
}
