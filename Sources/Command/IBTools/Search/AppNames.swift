import Diagnostics
import FileWork
import Foundation
import IBSearch
import InterfaceBuilder
import PublishedAPI

/// A name that the app has.
struct AppName {
  let kind: DocumentUse.Kind
  let name: String
  /// The file or folder that contains it.
  let file: String
}

/// The names in the asset catalogs and sources of an app.
struct AppNames {
  /// The images and colors of asset catalogs, and loose images.
  private var assets: [DocumentUse.Kind: [String: String]] = [:]
  /// The groups of the catalogs.
  private var catalogs = CatalogNames()
  /// The words in the sources.
  private var words: Set<String> = []
  /// The outlets and actions that sources declare for documents, with their files.
  private var declared: [DocumentUse.Kind: [String: String]] = [:]
  /// The names that settings of projects and Info.plist files state, by kind.
  private var settings: [DocumentUse.Kind: Set<String>] = [:]
  /// The files that could not be read.
  private(set) var problems: [Diagnostic] = []

  init(folders: [String]) {
    let endings = [".swift", ".m", ".mm", ".h"]
    let files = FileWatch.files(
      below: folders,
      endings: endings + ["Contents.json"] + Self.images + ProjectNames.endings)
    for file in files where file.hasEnding("/Contents.json") { addGroup(file) }
    for file in files {
      if file.hasEnding("/Contents.json") {
        addAsset(file)
      } else if endings.contains(where: file.hasEnding) {
        addWords(file)
      } else if ProjectNames.endings.contains(where: file.hasEnding) {
        addSettings(file)
      } else if Self.images.contains(where: file.hasEnding) {
        addImage(file)
      } else if !FolderListing.isFolder(file) {
        // The user named a path that is not a folder; reading it shows why it cannot be read.
        _ = read(file) { _ in }
      }
    }
  }

  private mutating func addSettings(_ file: String) {
    let found = read(file) { bytes -> [DocumentUse.Kind: Set<String>] in
      var names = ProjectNames(bytes, file: file)
      return names.names
    }
    for (kind, stated) in found ?? [:] { settings[kind, default: []].formUnion(stated) }
  }

  /// Reads a file, and notes the problem if that is not possible.
  private mutating func read<Result>(_ file: String, _ body: ([UInt8]) -> Result) -> Result? {
    do {
      return try Supervisor.reading(file) { body(try LocalizedDocument.bytes(of: file)) }
    } catch {
      problems.append(Diagnostic(wrapping: error, file: file))
      return nil
    }
  }

  /// The endings of image files.
  static let images = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic"]

  private mutating func addAsset(_ file: String) {
    guard let folder = file.name(before: CatalogNames.fileName), let set = catalogs.set(folder)
    else { return }
    let path = (file.isAbsolutePath ? "/" : "") + folder.pathParts.joined(separator: "/")
    assets[set.kind, default: [:]][set.name] = path
  }

  /// Remembers a folder of a catalog that gives the names in it a prefix.
  private mutating func addGroup(_ file: String) {
    guard CatalogNames.isGroup(file), let bytes = read(file, { $0 }) else { return }
    catalogs.addGroup(file, bytes)
  }

  private mutating func addImage(_ file: String) {
    // The files of an image set share the name of the set.
    guard !file.contains(".xcassets/") else { return }
    var name = file.pathParts.last.map { String($0) } ?? file
    assets[.image, default: [:]][name] = file
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    for scale in ["@2x", "@3x"] { name = name.name(before: scale) ?? name }
    if assets[.image]?[name] == nil { assets[.image, default: [:]][name] = file }
  }

  private mutating func addWords(_ file: String) {
    guard
      let names = read(file, { SourceNames($0, nestsComments: file.hasEnding(".swift")) })
    else { return }
    for token in names.tokens {
      if token.isLiteral {
        words.formUnion(Self.words(in: Array(token.text.utf8)))
      } else {
        words.insert(token.text)
      }
    }
    for (kind, found) in [
      (DocumentUse.Kind.outlet, names.declaredOutlets), (.action, names.declaredActions),
    ] {
      for name in found where declared[kind]?[name] == nil {
        declared[kind, default: [:]][name] = file
      }
    }
  }

  private static func words(in bytes: [UInt8]) -> Set<String> {
    var words: Set<String> = []
    var start: Int?
    for index in 0...bytes.count {
      let isWord = index < bytes.count && bytes[index].isInIdentifier
      if isWord {
        if start == nil { start = index }
      } else if let first = start {
        words.insert(String(decoding: bytes[first..<index], as: UTF8.self))
        start = nil
      }
    }
    return words
  }

  /// Returns whether the app has a name; nil for a kind that is not looked up.
  func contains(_ kind: DocumentUse.Kind, _ name: String) -> Bool? {
    switch kind {
    case .image, .color: assets[kind]?[name] != nil
    // A class of the frameworks may declare an outlet or action.
    case .outlet: isMentioned(name) || PublishedAPI.hasKey(name)
    case .action:
      isMentioned(name) || FrameworkClass.allActions.contains(name)
        || SwiftSelector.starts(of: name).contains {
          words.contains($0.baseName) && $0.label.map(words.contains) != false
        }
    case .class, .segue, .identifier: isMentioned(name)
    case .storyboard: isMentioned(name) || settings[kind]?.contains(name) == true
    default: nil
    }
  }

  /// Returns whether the sources contain all words of a name.
  private func isMentioned(_ name: String) -> Bool {
    name.split { !($0.utf8.first ?? 0).isInIdentifier }.allSatisfy { words.contains(String($0)) }
  }

  private func isMentioned(_ symbol: AssetSymbol?) -> Bool {
    guard let symbol else { return false }
    return [symbol.name, symbol.full, symbol.objectiveCName].contains(where: words.contains)
  }

  /// Returns the outlets and actions that no document connects, and the images and colors that no document uses, no
  /// setting states and no source mentions, sorted.
  func unused(
    _ kinds: [DocumentUse.Kind], isUsed: (DocumentUse.Kind, String) -> Bool
  ) -> [AppName] {
    kinds.flatMap { kind in
      if let declared = declared[kind] {
        return declared.filter { !isUsed(kind, $0.key) }.inKeyOrder
          .map { AppName(kind: kind, name: $0.key, file: $0.value) }
      }
      return (assets[kind] ?? [:]).filter { name, _ in
        !isUsed(kind, name) && !isMentioned(name) && !name.contains(".")
          && settings[kind]?.contains(name) != true
          && !isMentioned(AssetSymbol(name, kind))
      }.inKeyOrder.map { AppName(kind: kind, name: $0.key, file: $0.value) }
    }
  }
}
