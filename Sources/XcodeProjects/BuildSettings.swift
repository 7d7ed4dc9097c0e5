/// The build settings of a target: those of the project with those of the target above them.
struct BuildSettings {
  private var values: [String: String] = [:]
  /// Whether a file of settings could not be read, which may contain settings that are missing here.
  private(set) var isIncomplete = false

  /// Reads a file of settings; nil if that is impossible.
  typealias FileReader = (String) -> [UInt8]?

  /// Adds settings; they replace what is known by the same name, and may refer to it by `$(inherited)`.
  mutating func add(_ settings: PropertyListValue?) {
    guard case .dictionary(let entries)? = settings else { return }
    for (name, value) in entries {
      guard
        let text = value.text ?? (value.texts.isEmpty ? nil : value.texts.joined(separator: " "))
      else { continue }
      set(name, text)
    }
  }

  private mutating func set(_ name: String, _ text: String) {
    let old = values[name] ?? ""
    values[name] = Self.replaced(text) { $0 == "inherited" ? old : nil }
  }

  /// Adds the settings of an `.xcconfig` file and of those that it includes.
  mutating func add(file path: String, read: FileReader, depth: Int = 0) {
    guard depth < 8, let bytes = read(path) else {
      isIncomplete = true
      return
    }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = Self.trimmed(Self.uncommented(line))
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2 else { continue }
        let name = String(parts[1])
        // `#include?` is silent about a file that is not there.
        if text.hasPrefix("#include?"),
          read(ProjectPath.joined(ProjectPath.folder(of: path), name)) == nil
        {
          continue
        }
        add(
          file: ProjectPath.joined(ProjectPath.folder(of: path), name), read: read, depth: depth + 1
        )
      } else if let sign = text.firstIndex(of: "=") {
        let name = Self.trimmed(text[..<sign])
        set(String(name), String(Self.trimmed(text[text.index(after: sign)...])))
      }
    }
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

  /// Gives a setting a value where it has none.
  mutating func complete(_ name: String, _ value: String) {
    if values[name] == nil { values[name] = value }
  }

  /// The value of a setting, with references to other settings replaced; nil if it has none.
  subscript(name: String) -> String? { value(of: name, depth: 0) }

  private func value(of name: String, depth: Int) -> String? {
    guard depth < 8, let value = values[name] else { return nil }
    return Self.replaced(value) { reference in
      let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
      guard let first = parts.first else { return nil }
      var text = self.value(of: String(first), depth: depth + 1) ?? ""
      for operation in parts.dropFirst() {
        switch operation {
        case "c99extidentifier", "identifier": text = ProjectPath.identifier(text)
        case "lower": text = text.lowercased()
        case "upper": text = text.uppercased()
        case _ where operation.hasPrefix("default=") && text.isEmpty:
          text = String(operation.dropFirst("default=".count))
        default: break
        }
      }
      return text
    }
  }

  /// Replaces `$(NAME)` and `${NAME}`; a reference without a replacement stays.
  private static func replaced(_ text: String, _ replacement: (Substring) -> String?) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let name = rest[rest.index(after: rest.startIndex)..<end]
      result += replacement(name) ?? "$" + rest[...end]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// Paths and names of a project, as strings only.
enum ProjectPath {
  /// A path from a folder; an absolute one is itself. `.` and `..` are resolved.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    for part in whole.split(separator: "/") {
      if part == "..", parts.last != nil, parts.last != ".." {
        parts.removeLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    return (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The folder of a file, empty for a name without a folder.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  static func name(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// A module's name: characters that are not allowed in identifiers become underscores.
  static func identifier(_ name: String) -> String {
    var text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if text.first?.isNumber == true { text.replaceSubrange(...text.startIndex, with: "_") }
    return text
  }
}
