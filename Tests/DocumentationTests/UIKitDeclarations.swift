import Foundation

/// The public declarations of HeadlessUIKit, type by type, as its sources have them.
///
/// The sources are formatted, so a declaration is a line, and how far it is indented says what it is in.
struct UIKitDeclarations {
  private struct Open {
    let indentation: Int
    let name: String
    let kind: Substring
  }

  /// The functions, constants and aliases outside types.
  private(set) var globals: Set<String> = []
  /// The names of public members of each type.
  private(set) var members: [String: Set<String>] = [:]
  /// The members that only record their calls.
  private(set) var recorded: [String: Set<String>] = [:]
  private var superclasses: [String: String] = [:]
  /// The public properties without code of their own, and how often each of their names is declared.
  private var stored: [(type: String, name: String)] = []
  private var storedNames: [String: Int] = [:]
  private var words: [Substring: Int] = [:]

  /// Reads the sources in a folder.
  /// - Parameter users: Folders of sources that may use what the first one declares.
  init(folder: URL, users: [URL] = []) {
    for text in Self.sources(in: folder) {
      read(text)
      count(text)
    }
    for user in users {
      for text in Self.sources(in: user) { count(text) }
    }
  }

  private static func sources(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".swift") }.map { path in
      (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
    }
  }

  /// The members of each type that only record their calls, or keep a value that no source uses.
  var inert: [String: Set<String>] {
    var inert = recorded
    for (type, name) in stored where words[Substring(name), default: 0] <= storedNames[name] ?? 0 {
      inert[type, default: []].insert(name)
    }
    return inert
  }

  private mutating func count(_ text: String) {
    for line in text.split(separator: "\n") where line.drop(while: { $0 == " " }).first != "/" {
      for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        words[word, default: 0] += 1
      }
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
    var latest: (type: String, name: String)?
    for line in text.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      guard let first = content.first, first != "/", first != "#" else { continue }
      let indentation = line.count - content.count
      while let top = stack.last, top.indentation >= indentation { stack.removeLast() }
      let outer = stack.last
      let isMember = outer.map { $0.indentation + 2 == indentation } ?? (indentation == 0)
      let found = isMember ? declaration(in: content) : nil
      if let found { latest = (outer?.name ?? found.name, found.name) }
      if let latest, content.contains("RecordedCalls.record(") {
        recorded[latest.type, default: []].insert(latest.name)
      }
      guard let found else { continue }
      let isPublic =
        found.isPublic || found.kind == "extension"
        || (found.kind == "case" && outer?.kind == "enum") || outer?.kind == "protocol"
      guard isPublic else { continue }
      if Self.types.contains(found.kind) {
        let name =
          found.kind == "extension" || outer == nil ? found.name : outer!.name + "." + found.name
        if let outer { members[outer.name, default: []].insert(found.name) }
        if found.kind != "extension" { members[name, default: []].formUnion([]) }
        if found.kind == "class", let parent = superclass(in: content) {
          superclasses[name] = parent
        }
        stack.append(Open(indentation: indentation, name: name, kind: found.kind))
      } else if let outer {
        members[outer.name, default: []].formUnion(found.names)
        if found.kind == "var", !content.contains("{") {
          stored.append((outer.name, found.name))
          storedNames[found.name, default: 0] += 1
        }
      } else {
        globals.insert(found.name)
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
