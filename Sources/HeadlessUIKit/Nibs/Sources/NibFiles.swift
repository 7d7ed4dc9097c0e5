import Diagnostics
import Foundation
import InterfaceBuilder
import Localization
import NibCompiler
import NibFormat

/// Reads the files of nibs.
@MainActor
enum NibFiles {
  /// The nib with a name: in the bundle, then on the search path.
  /// - Throws: ``NibError`` that lists every place looked at.
  static func source(named name: String, bundle: Bundle?) throws(NibError) -> NibSource {
    let search = NibSearch(name: name, extensions: ["nib", "xib"], bundle: bundle)
    if let url = search.first { return try source(at: url, bundle: bundle) }
    let path = (bundle ?? .main).bundlePath
    throw NibError(
      .missingNib,
      "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name '\(name)'; "
        + search.places, at: NibPlace(document: name))
  }

  /// The nib in a file or folder.
  /// - Throws: ``NibError`` that names the file.
  static func source(at url: URL, bundle: Bundle?) throws(NibError) -> NibSource {
    let place = NibPlace(document: url.path)
    let file = try file(at: url)
    guard let data = try? Data(contentsOf: file) else {
      throw NibError(.missingNib, "cannot read the file", at: place)
    }
    return try source(contents: [UInt8](data), name: url.path, bundle: bundle)
  }

  /// A compiled nib or a document, told apart by what the bytes begin with.
  static func source(contents: [UInt8], name: String, bundle: Bundle?) throws(NibError)
    -> NibSource
  {
    guard isDocument(contents) else {
      return try source(compiled: contents, name: name, isFile: true)
    }
    return try source(document: document(contents: contents, name: name), bundle: bundle)
  }

  /// A document from its bytes.
  static func document(contents: [UInt8], name: String) throws(NibError) -> IBDocument {
    do {
      return try IBDocument(parsing: contents, file: name)
    } catch {
      throw unreadable(error, NibPlace(document: name))
    }
  }

  /// Whether the bytes are XML, but not that of a property list: then they are a keyed archive.
  static func isDocument(_ bytes: [UInt8]) -> Bool {
    // A byte order mark, and the zeros of UTF-16, stand before and between the characters.
    let text = bytes.prefix(1024).filter { $0 != 0 && $0 < 0x80 }
    guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return false }
    let plist = Array("<plist".utf8)
    return !text.indices.contains { text[$0...].starts(with: plist) }
  }

  /// The file itself, or the one that a folder has for the newest system.
  private static func file(at url: URL) throws(NibError) -> URL {
    let place = NibPlace(document: url.path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw NibError(.missingNib, "no such file", at: place)
    }
    guard isFolder.boolValue else { return url }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    guard let name = NibDirectory.file(among: names) else {
      throw NibError(.unreadableNib, "no nib in this folder", at: place)
    }
    return url.appendingPathComponent(name)
  }

  /// A compiled nib.
  static func source(
    compiled bytes: [UInt8], name: String, isFile: Bool = false,
    localization: LocalizedFile? = nil
  ) throws(NibError) -> NibSource {
    do throws(NibFormatError) {
      return NibSource(
        name: name, graph: try NibGraph.decode(bytes).graph, isFile: isFile,
        localization: localization)
    } catch {
      throw unreadable(error.diagnostic(file: nil), NibPlace(document: name))
    }
  }

  /// A document, compiled.
  static func source(document: IBDocument, bundle: Bundle?) throws(NibError) -> NibSource {
    let name = name(of: document)
    do {
      let result = try compiler(for: document).compile(document)
      return NibSource(
        name: name, graph: result.graph, isFile: document.file != nil,
        diagnostics: result.diagnostics, facts: NibDocumentFacts(document))
    } catch {
      throw unreadable(error, NibPlace(document: name))
    }
  }

  /// A storyboard, compiled.
  static func storyboard(_ document: IBDocument, includingUnreachableScenes: Bool = false)
    throws(NibError) -> NibCompiler.StoryboardResult
  {
    do {
      var compiler = compiler(for: document)
      compiler.options.includesUnreachableScenes = includingUnreachableScenes
      return try compiler.compileStoryboard(document)
    } catch {
      throw unreadable(error, NibPlace(document: name(of: document)))
    }
  }

  /// What messages call a document.
  static func name(of document: IBDocument) -> String { document.file ?? "document in memory" }

  private static func compiler(for document: IBDocument) -> NibCompiler {
    // The folder that a relative path does not name counts as well.
    let path = document.file.map { URL(fileURLWithPath: $0).path }
    return NibCompiler(options: path.map { NibCompiler.Options(path: $0) } ?? .init())
  }

  private static func unreadable(_ error: any Error, _ place: NibPlace) -> NibError {
    guard let problem = error as? Diagnostic else {
      return NibError(.unreadableNib, "\(error)", at: place)
    }
    let kind = NibError.Kind(rawValue: problem.id) ?? .unreadableNib
    var result = NibError(kind, problem.message, at: place)
    result.line = problem.range?.start.line
    result.rule = problem.id
    return result
  }
}
