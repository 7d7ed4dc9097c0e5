import Budgets

/// The `.xcconfig` files of a project, each read once.
struct SettingsFiles {
  /// A file, with the files that it includes.
  struct File {
    /// The lines, in order.
    var lines: [Line] = []
    /// Whether the file could not be read.
    var isMissing = false
  }

  /// A line of a settings file.
  enum Line {
    case setting(name: String, text: String)
    /// A file that is included but cannot be read.
    case missing(path: String)
  }

  /// A function that reads a settings file, or returns nil if that is impossible.
  typealias Reader = (String) -> [UInt8]?

  private var files: [String: File] = [:]
  /// The paths of the files that include themselves.
  private(set) var cycles: Set<String> = []

  /// The lines of a file that has been read.
  subscript(path: String) -> [Line] {
    guard let file = files[path], !file.isMissing else { return [.missing(path: path)] }
    return file.lines
  }

  /// Reads a file and those that it includes.
  /// - Throws: `Budget.Exceeded` if the files include each other too deeply, or contain too many settings in total.
  mutating func read(_ path: String, _ budget: inout Budget, _ reader: Reader)
    throws(Budget.Exceeded)
  {
    switch budget.begin(path) {
    case .again: return
    case .inside: cycles.insert(path)
    case .first:
      files[path] = try contents(of: path, &budget, reader)
      budget.end(path)
    }
  }

  private mutating func contents(of path: String, _ budget: inout Budget, _ reader: Reader)
    throws(Budget.Exceeded) -> File
  {
    guard let bytes = reader(path) else { return File(isMissing: true) }
    try budget.enter()
    defer { budget.leave() }
    try budget.spend(bytes: bytes.count)
    var file = File()
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      try budget.spend()
      let text = Self.trimmed(Self.uncommented(line))
      if text.hasPrefix("#include") {
        let parts = text.split(
          separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count > 2 else { continue }
        let name = ProjectPath.joined(ProjectPath.folder(of: path), String(parts[1]))
        try read(name, &budget, reader)
        // `#include?` ignores a missing file.
        if text.hasPrefix("#include?"), files[name]?.isMissing == true { continue }
        try budget.spend(self[name].count)
        file.lines += self[name]
      } else if let sign = text.firstIndex(of: "=") {
        file.lines.append(
          .setting(
            name: String(Self.trimmed(text[..<sign])),
            text: String(Self.trimmed(text[text.index(after: sign)...]))))
      }
    }
    return file
  }

  private static func uncommented(_ line: Substring) -> Substring {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
      previous = line[index]
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    if text.last == ";" { text.removeLast() }
    return text
  }
}
