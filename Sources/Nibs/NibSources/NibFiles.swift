import Diagnostics
import FileWork
package import Foundation
import InterfaceBuilder
package import Localization
import NibCompiler
import NibFormat

/// Reads the files of nibs.
package enum NibFiles {
  /// Returns the nib with a name, from the bundle or else the search path.
  /// - Throws: ``NibError`` that lists all searched places if there is no such nib, and the errors of ``source(at:)``.
  package static func source(
    named name: String, bundle: Bundle?, preferences: NibPreferences,
    for framework: NibFramework = .uiKit
  ) throws(NibError) -> NibSource {
    let search = search(name, bundle, preferences)
    if let url = search.first { return try source(at: url, for: framework) }
    let path = (bundle ?? .main).bundlePath
    throw NibError(
      .missingNib,
      "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name '\(name)'; "
        + search.places, at: NibError.Place(document: name))
  }

  /// Returns whether there is a nib with a name.
  package static func exists(named name: String, bundle: Bundle?, preferences: NibPreferences)
    -> Bool
  {
    search(name, bundle, preferences).first != nil
  }

  private static func search(_ name: String, _ bundle: Bundle?, _ preferences: NibPreferences)
    -> NibSearch
  {
    NibSearch(name: name, extensions: ["nib", "xib"], bundle: bundle, preferences: preferences)
  }

  /// Returns the nib in a file or folder.
  /// - Throws: ``NibError`` that names the file if it cannot be read or compiled.
  package static func source(at url: URL, for framework: NibFramework = .uiKit) throws(NibError)
    -> NibSource
  {
    let place = NibError.Place(document: url.path)
    let file = try file(at: url)
    let bytes = try bytes(of: file, at: place)
    let path = framework == .uiKit ? url.path : "\(framework) \(url.path)"
    return try compiled.result(for: path, contents: Data(bytes)) { () throws(NibError) in
      try source(contents: bytes, name: url.path, for: framework)
    }
  }

  private static let compiled = CompiledFiles<NibSource>()
  /// The maximum size of a file, in bytes.
  private static let limit = 256 << 20

  /// Reads the bytes of a regular file.
  static func bytes(of file: URL, at place: NibError.Place) throws(NibError) -> [UInt8] {
    do {
      return try FileBytes.readFollowingLinks(file.path, limit: limit)
    } catch {
      throw NibError(.missingNib, "cannot read the file: \(ErrorText.sentence(error))", at: place)
    }
  }

  /// Returns a compiled nib or a compiled document; the first bytes determine which of the two it is.
  /// - Throws: ``NibError`` if the bytes are damaged, are neither, or cannot be compiled.
  package static func source(
    contents: [UInt8], name: String, for framework: NibFramework = .uiKit
  ) throws(NibError) -> NibSource {
    guard isDocument(contents) else {
      return try source(compiled: contents, name: name, isFile: true)
    }
    return try source(document: document(contents: contents, name: name), for: framework)
  }

  /// Reads a document from its bytes.
  static func document(contents: [UInt8], name: String) throws(NibError) -> IBDocument {
    do {
      return try IBDocument(parsing: contents, file: name)
    } catch {
      throw unreadable(error, NibError.Place(document: name))
    }
  }

  /// Returns whether the bytes are XML other than a property list, which would be a keyed archive.
  package static func isDocument(_ bytes: [UInt8]) -> Bool {
    // A byte order mark may precede the characters, and UTF-16 has zeros between them.
    let text = bytes.prefix(1024).filter { $0 != 0 && $0 < 0x80 }
    guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return false }
    let plist = Array("<plist".utf8)
    return !text.indices.contains { text[$0...].starts(with: plist) }
  }

  /// Returns the file itself, or the file of a folder for the newest system.
  private static func file(at url: URL) throws(NibError) -> URL {
    let place = NibError.Place(document: url.path)
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

  /// Reads a compiled nib.
  /// - Throws: ``NibError`` if the bytes are damaged or not a compiled nib.
  package static func source(
    compiled bytes: [UInt8], name: String, isFile: Bool = false,
    localization: LocalizedFile? = nil
  ) throws(NibError) -> NibSource {
    do throws(NibFormatError) {
      return NibSource(
        name: name, graph: try NibGraph.decode(bytes).graph, isFile: isFile,
        localization: localization)
    } catch {
      throw unreadable(error.diagnostic(file: nil), NibError.Place(document: name))
    }
  }

  /// Compiles a document as a xib.
  static func source(document: IBDocument, for framework: NibFramework = .uiKit) throws(NibError)
    -> NibSource
  {
    let name = name(of: document)
    try refuseOthers(document, framework)
    do {
      let result = try compiler(for: document).compile(document)
      return NibSource(
        name: name, graph: result.graph, isFile: document.file != nil,
        diagnostics: result.diagnostics, facts: NibDocumentFacts(document))
    } catch {
      throw unreadable(error, NibError.Place(document: name))
    }
  }

  /// Refuses documents whose objects are not those of a framework.
  private static func refuseOthers(_ document: IBDocument, _ framework: NibFramework)
    throws(NibError)
  {
    guard (document.platform == .macOS) != (framework == .appKit) else { return }
    // The compiler refuses documents for watchOS with its own message.
    guard NibCompiler.compiles(document.platform) else { return }
    throw NibError(
      .unsupportedPlatform,
      framework == .uiKit
        ? "documents for macOS cannot be laid out; load them, compile them, or read their outlets"
        : "the document is for \(document.platform), not for macOS",
      at: NibError.Place(document: name(of: document)))
  }

  /// Compiles a document as a storyboard.
  static func storyboard(
    _ document: IBDocument, includingUnreachableScenes: Bool = false,
    for framework: NibFramework = .uiKit
  ) throws(NibError) -> NibCompiler.StoryboardResult {
    try refuseOthers(document, framework)
    do {
      var compiler = compiler(for: document)
      compiler.options.includesUnreachableScenes = includingUnreachableScenes
      return try compiler.compileStoryboard(document)
    } catch {
      throw unreadable(error, NibError.Place(document: name(of: document)))
    }
  }

  /// Returns the name of a document in messages.
  static func name(of document: IBDocument) -> String { document.file ?? "document in memory" }

  private static func compiler(for document: IBDocument) -> NibCompiler {
    // Resolves a relative path, because its absolute form may contain the language folder.
    let path = document.file.map { URL(fileURLWithPath: $0).path }
    return NibCompiler(options: path.map { NibCompiler.Options(path: $0) } ?? .init())
  }

  private static func unreadable(_ error: any Error, _ place: NibError.Place) -> NibError {
    guard let problem = error as? Diagnostic else {
      return NibError(.unreadableNib, ErrorText.sentence(error), at: place)
    }
    let kind = NibError.Kind(rawValue: problem.id) ?? .unreadableNib
    var result = NibError(kind, problem.message, at: place)
    result.line = problem.range?.start.line
    result.rule = problem.id
    return result
  }
}
