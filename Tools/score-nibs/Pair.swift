import FoundationEssentials
import InterfaceBuilder

/// A document and Apple's compiled version of it.
struct Pair {
  /// The name of the pair in tables: its folder without the common prefix.
  var name: String
  /// The path of the document.
  var document: String
  /// The path of the compiled file or folder.
  var compiled: String
  /// Whether the document is a storyboard.
  var isStoryboard: Bool
  /// The set of pairs to which the pair belongs.
  var set: PairSet
  /// The path of the document in its original project.
  var originalPath: String
  /// The version that saved the newest document of the app, if the compiled app was committed with its documents.
  var newestInApp: IBToolsVersion?
}

/// A set of pairs that are scored together.
enum PairSet: CaseIterable {
  case iOS
  /// Documents for macOS in a folder of samples, each of which shows a few features.
  case macOSSamples
  /// Documents of apps for macOS.
  case macOSApps
}

/// A reader of the pairs in a corpus, from `nib-pairs.tsv`.
enum PairList {
  /// Returns the pairs with a nib of the form that the compiler writes, in the order of the list. Unless all rows are
  /// requested, each distinct document occurs once.
  static func read(corpus: String, allRows: Bool) throws -> [Pair] {
    let text = try String(contentsOf: URL(filePath: corpus + "/nib-pairs.tsv"), encoding: .utf8)
    var lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    guard !lines.isEmpty else { return [] }
    let columns = lines.removeFirst().map(String.init)
    var seen: Set<[UInt8]> = []
    var newest: [String: IBToolsVersion] = [:]
    var pairs: [(pair: Pair, app: String?)] = []
    for line in lines {
      let row = Dictionary(zip(columns, line.map(String.init))) { first, _ in first }
      guard let set = set(of: row), let folder = row["pair_dir"] else { continue }
      let path = corpus + "/" + folder
      let files = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      guard
        let document = files.first(where: { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }),
        let compiled = files.first(where: { $0.hasSuffix(".nib") || $0.hasSuffix(".storyboardc") })
      else { continue }
      let bytes = try CompiledFiles.bytes(path + "/" + document)
      let app = app(of: row)
      if let app, let tools = try? IBDocument(parsing: bytes).tools.released {
        newest[app] = max(newest[app] ?? tools, tools)
      }
      guard seen.insert(bytes).inserted || allRows else { continue }
      let pair = Pair(
        name: folder.split(separator: "/").dropFirst().joined(separator: "/") + "/" + document,
        document: path + "/" + document, compiled: path + "/" + compiled,
        isStoryboard: document.hasSuffix(".storyboard"), set: set,
        originalPath: row["xib_path"] ?? "")
      pairs.append((pair, app))
    }
    return pairs.map { pair, app in
      var pair = pair
      pair.newestInApp = app.flatMap { newest[$0] }
      return pair
    }
  }

  /// Returns the folder of an app that was committed together with its documents, or nil for other nibs, because their
  /// documents may be newer than the app.
  private static func app(of row: [String: String]) -> String? {
    guard row["kind"] == "same-commit", let nib = row["nib_path"] else { return nil }
    let folders = nib.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }
    return ([row["repo"] ?? "", row["commit"] ?? ""] + folders.map(String.init))
      .joined(separator: "/")
  }

  /// Returns the set of a pair; nil for a pair that is not scored. A sample without connections cannot be verified by
  /// them, but is beside the nib of the same commit.
  private static func set(of row: [String: String]) -> PairSet? {
    guard let type = row["doc_type"], let format = row["nib_format"] else { return nil }
    if isIOS(type) {
      return row["quality"] == "verified" && format == "NIBArchive" ? .iOS : nil
    }
    guard type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa."), format.hasPrefix("NIBArchive")
    else { return nil }
    let isSample = row["xib_path"]?.hasPrefix("samples/") == true
    guard row["quality"] == "verified" || isSample && row["quality"] == "no-connections" else {
      return nil
    }
    return isSample ? .macOSSamples : .macOSApps
  }

  private static func isIOS(_ type: String) -> Bool {
    type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.")
      || type.hasPrefix("com.apple.InterfaceBuilder.AppleTV.")
  }
}

/// Functions that read compiled nibs.
enum CompiledFiles {
  /// Returns the bytes of a nib. In a folder, this is the file that the newest system loads.
  static func nib(at path: String, chosen: (_ names: [String]) -> String?) throws -> [UInt8]? {
    guard isFolder(path) else { return try bytes(path) }
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    return try chosen(names).map { try bytes(path + "/" + $0) }
  }

  /// Returns the relative paths of all files in a folder.
  static func paths(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      !isFolder(folder + "/" + $0)
    }.sorted()
  }

  /// Returns the contents of a file.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  /// Returns whether a path refers to a folder.
  static func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
  }
}
