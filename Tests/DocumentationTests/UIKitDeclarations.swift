import Foundation

/// The public declarations of HeadlessUIKit, type by type, as its sources have them.
///
/// The sources are formatted, so a declaration is a line, and how far it is indented says what it is in.
struct UIKitDeclarations {
  private struct Open {
    let indentation: Int
    let name: String
    let isEnumeration: Bool
  }

  /// The names of public members of each type; free functions and constants are under their own names.
  private(set) var members: [String: Set<String>] = [:]
  private var superclasses: [String: String] = [:]

  init(folder: URL) {
    let files = FileManager.default.enumerator(atPath: folder.path)
    for case let path as String in files ?? .init() where path.hasSuffix(".swift") {
      let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      read(text ?? "")
    }
  }

  /// The members of a type and of its superclasses.
  func membersInherited(by type: String) -> Set<String> {
    var all: Set<String> = []
    var current: String? = type
    while let name = current {
      all.formUnion(members[name] ?? [])
      current = superclasses[name]
    }
    return all
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "var", "let", "func", "init", "subscript",
    "case", "typealias", "actor",
  ]
  private static let types: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "actor",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "open", "static", "final", "override", "convenience", "required", "weak", "lazy",
    "nonisolated", "mutating", "indirect", "dynamic",
  ]

  private mutating func read(_ text: String) {
    var stack: [Open] = []
    for line in text.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      guard let first = content.first, first != "/", first != "#" else { continue }
      let indentation = line.count - content.count
      while let top = stack.last, top.indentation >= indentation { stack.removeLast() }
      guard let found = declaration(in: content) else { continue }
      let outer = stack.last
      let isMember = outer.map { $0.indentation + 2 == indentation } ?? (indentation == 0)
      guard isMember else { continue }
      let isPublic =
        found.isPublic || found.kind == "extension"
        || (found.kind == "case" && outer?.isEnumeration == true)
      guard isPublic else { continue }
      if Self.types.contains(found.kind) {
        let name =
          found.kind == "extension" || outer == nil ? found.name : outer!.name + "." + found.name
        if let outer { members[outer.name, default: []].insert(found.name) }
        if found.kind != "extension" { members[name, default: []].formUnion([]) }
        if found.kind == "class", let parent = superclass(in: content) {
          superclasses[name] = parent
        }
        stack.append(
          Open(indentation: indentation, name: name, isEnumeration: found.kind == "enum"))
      } else if let outer {
        members[outer.name, default: []].formUnion(found.names)
      } else {
        members[found.name, default: []].formUnion([])
      }
    }
  }

  private struct Found {
    let kind: Substring
    let names: [String]
    let isPublic: Bool
    var name: String { names[0] }
  }

  private func declaration(in line: Substring) -> Found? {
    var isPublic = false
    var rest = line
    while let word = rest.split(separator: " ", maxSplits: 1).first {
      let plain = word.prefix { $0 != "(" && $0 != "?" }
      if word.first == "@" || Self.modifiers.contains(plain) {
        isPublic = isPublic || word == "public" || word == "open"
      } else if plain == "class", let next = rest.dropFirst(6).split(separator: " ").first,
        next == "var" || next == "func"
      {
        // A class member.
      } else if Self.kinds.contains(plain) {
        let name = rest.dropFirst(plain.count).drop { $0 == " " }
        if plain == "init" || plain == "subscript" {
          return Found(kind: plain, names: [String(plain)], isPublic: isPublic)
        }
        let names =
          plain == "case"
          ? name.split(separator: ",").map { Self.identifier($0.drop { $0 == " " }) }
          : [Self.identifier(name)]
        return names[0].isEmpty ? nil : Found(kind: plain, names: names, isPublic: isPublic)
      } else {
        return nil
      }
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    return nil
  }

  private static func identifier(_ text: Substring) -> String {
    String(text.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }

  private func superclass(in line: Substring) -> String? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = Self.identifier(line[line.index(after: colon)...].drop { $0 == " " })
    return name.isEmpty ? nil : name
  }
}
