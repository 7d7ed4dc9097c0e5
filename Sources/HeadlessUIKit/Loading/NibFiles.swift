import Diagnostics
import Foundation
import InterfaceBuilder
import NibCompiler
import NibFormat

/// Finds and reads the files of nibs.
@MainActor
enum NibFiles {
  private static let extensions = ["nib", "xib"]

  /// The nib with a name: in the bundle, then on the search path.
  /// - Throws: ``NibError`` that lists every place looked at.
  static func source(named name: String, bundle: Bundle?) throws(NibError) -> NibSource {
    var folders = [(bundle ?? .main).resourceURL].compactMap { $0 }
    folders += NibSearchPath.shared.folders
    for folder in folders {
      for ending in extensions {
        let url = folder.appendingPathComponent("\(name).\(ending)")
        if FileManager.default.fileExists(atPath: url.path) {
          return try source(at: url, bundle: bundle)
        }
      }
    }
    let places = folders.map(\.path).joined(separator: ", ")
    let path = bundle?.bundlePath ?? Bundle.main.bundlePath
    throw NibError(
      .missingNib,
      "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name '\(name)'; looked for"
        + " \(name).nib and \(name).xib in \(places). Add the folder to NibSearchPath.shared.",
      at: NibPlace(document: name))
  }

  /// The nib in a file or folder.
  static func source(at url: URL, bundle: Bundle?) throws(NibError) -> NibSource {
    let file = try file(at: url)
    let bytes: [UInt8]
    do {
      bytes = [UInt8](try Data(contentsOf: file))
    } catch {
      throw NibError(
        .missingNib, "the file cannot be read", at: NibPlace(document: url.path))
    }
    guard url.pathExtension == "xib" || url.pathExtension == "storyboard" else {
      return try source(compiled: bytes, name: url.path)
    }
    do {
      return try source(document: IBDocument(parsing: bytes, file: url.path), bundle: bundle)
    } catch let problem as Diagnostic {
      throw NibError(.unreadableNib, problem.message, at: NibPlace(document: url.path))
    } catch let error as NibError {
      throw error
    } catch {
      throw NibError(.unreadableNib, "\(error)", at: NibPlace(document: url.path))
    }
  }

  /// The file itself, or the one that a folder has for the newest system.
  private static func file(at url: URL) throws(NibError) -> URL {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw NibError(.missingNib, "there is no such file", at: NibPlace(document: url.path))
    }
    guard isFolder.boolValue else { return url }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    guard let name = NibDirectory.file(among: names) else {
      throw NibError(.unreadableNib, "the folder holds no nib", at: NibPlace(document: url.path))
    }
    return url.appendingPathComponent(name)
  }

  static func source(compiled bytes: [UInt8], name: String) throws(NibError) -> NibSource {
    do throws(NibFormatError) {
      return NibSource(name: name, graph: try NibGraph.decode(bytes).graph)
    } catch {
      throw NibError(
        .unreadableNib, error.diagnostic(file: nil).message, at: NibPlace(document: name))
    }
  }

  static func source(document: IBDocument, bundle: Bundle?) throws(NibError) -> NibSource {
    let name = document.file ?? "document in memory"
    do {
      return NibSource(name: name, graph: try NibCompiler().compile(document).graph)
    } catch {
      let message = (error as? Diagnostic)?.message ?? "\(error)"
      throw NibError(.unreadableNib, message, at: NibPlace(document: name))
    }
  }
}
