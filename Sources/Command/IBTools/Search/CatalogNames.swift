import Diagnostics
import FileWork
import Foundation
import IBSearch

/// The names of the sets in asset catalogs: a group gives the names in it a prefix if its `Contents.json` says so.
struct CatalogNames {
  /// The part of the `Contents.json` of a group that says whether the names in it get a prefix.
  private struct GroupContents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    let properties: Properties?
  }

  /// A set of an image or color.
  struct NamedSet {
    let kind: DocumentUse.Kind
    let name: String
    /// The ending of its folder.
    let ending: String
  }

  static let fileName = "/Contents.json"
  private static let catalogEnding = ".xcassets"
  /// The endings of the folders of sets, by the kind of their names.
  private static let endings: [(ending: String, kind: DocumentUse.Kind)] = [
    (".imageset", .image), (".symbolset", .image), (".colorset", .color),
  ]

  /// The folders of catalogs that give the names in them a prefix.
  private var prefixing: Set<String> = []

  init() {}

  /// Reads the groups around sets, also those that contain the folders that the user named.
  /// - Parameter files: The paths of the sets' `Contents.json`.
  /// - Throws: A ``Diagnostic`` if a file cannot be read.
  init(around files: [String]) throws {
    var groups: Set<String> = []
    for file in files {
      var folder = String.realPath(file) ?? file
      // Bounded by the levels of the path.
      while let slash = folder.lastSlash {
        folder = String(folder[..<slash])
        if folder.hasEnding(Self.catalogEnding) { break }
        guard folder.contains("\(Self.catalogEnding)/"), groups.insert(folder).inserted else {
          break
        }
      }
    }
    for folder in groups.sorted() {
      let file = folder + Self.fileName
      guard Self.isGroup(file), FileManager.default.fileExists(atPath: file) else { continue }
      addGroup(file, try Supervisor.reading(file) { try LocalizedDocument.bytes(of: file) })
    }
  }

  /// Returns whether a `Contents.json` is that of a group in a catalog.
  static func isGroup(_ file: String) -> Bool {
    let parts = file.pathParts.dropLast()
    guard let folder = parts.last else { return false }
    return parts.contains { $0.hasEnding(catalogEnding) }
      && !endings.contains { folder.hasEnding($0.ending) }
  }

  /// Remembers a group of a catalog if it gives the names in it a prefix.
  mutating func addGroup(_ file: String, _ bytes: [UInt8]) {
    let contents = try? JSONDecoder().decode(GroupContents.self, from: Data(bytes))
    guard contents?.properties?.providesNamespace == true else { return }
    prefixing.insert(file.pathParts.dropLast().joined(separator: "/"))
  }

  /// Returns the set in a folder; nil for other folders.
  func set(_ folder: String) -> NamedSet? {
    let parts = folder.pathParts
    guard let last = parts.last,
      let (ending, kind) = Self.endings.first(where: { last.hasEnding($0.ending) })
    else { return nil }
    let name = namespace(of: parts.dropLast()) + last.dropLast(ending.count)
    return NamedSet(kind: kind, name: name, ending: ending)
  }

  /// Returns the prefix that the folders around a set give its name.
  private func namespace(of folders: ArraySlice<Substring>) -> String {
    guard let catalog = folders.lastIndex(where: { $0.hasEnding(Self.catalogEnding) }) else {
      return ""
    }
    return folders.indices[(catalog + 1)...].reduce(into: "") { prefix, index in
      let path = folders[...index].joined(separator: "/")
      if prefixing.contains(path) { prefix += folders[index] + "/" }
    }
  }
}
