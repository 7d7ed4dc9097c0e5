/// The build settings of a target, which override those of the project.
struct BuildSettings {
  private var values: [String: String] = [:]
  /// Whether a settings file could not be read, so that settings may be missing.
  private(set) var isIncomplete = false
  /// Whether a settings file that may name the product could not be read, and later settings do not name it. The files
  /// of CocoaPods do not name the product.
  private(set) var mayRename = false

  /// The setting with the name of the Swift module.
  static let module = "PRODUCT_MODULE_NAME"

  /// A function that reads a settings file, or returns nil if that is impossible.
  typealias FileReader = (String) -> [UInt8]?

  /// Adds settings. They override existing settings with the same names, and may refer to these with `$(inherited)`.
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
    if name == Self.module || name == "PRODUCT_NAME" { mayRename = false }
    let old = values[name] ?? ""
    values[name] = Self.replaced(text) { $0 == "inherited" ? old : nil }
  }

  /// Adds the settings in an `.xcconfig` file and the files that it includes.
  mutating func add(file path: String, read: FileReader, depth: Int = 0) {
    guard depth < 8, let bytes = read(path) else {
      isIncomplete = true
      mayRename = mayRename || !ProjectPath.name(of: path).hasPrefix("Pods-")
      return
    }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = Self.trimmed(Self.uncommented(line))
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2 else { continue }
        let name = String(parts[1])
        // `#include?` ignores a missing file.
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

  /// Sets a setting if it has no value.
  mutating func complete(_ name: String, _ value: String) {
    if values[name] == nil { values[name] = value }
  }

  /// The value of a setting, with references to other settings resolved, or nil if it has none.
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

  /// Returns text with `$(NAME)` and `${NAME}` replaced. A reference without a replacement is unchanged.
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

/// Operations on the paths and names of a project, which do not access the file system.
enum ProjectPath {
  /// Returns a path relative to a folder, or an absolute path unchanged, with `.` and `..` resolved.
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

  /// Returns the folder of a file, or an empty string for a name without a folder.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// Returns the module name for a name, with an underscore for each character that identifiers cannot contain.
  static func identifier(_ name: String) -> String {
    var text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if text.first?.isNumber == true { text.replaceSubrange(...text.startIndex, with: "_") }
    return text
  }
}
