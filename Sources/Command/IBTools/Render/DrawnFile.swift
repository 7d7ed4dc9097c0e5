import Diagnostics
package import Foundation
import HeadlessUIKit
import IBRender
package import InterfaceBuilder

/// The contents of a file to draw.
package enum DrawnFile {
  case document(IBDocument)
  case nib([UInt8], name: String)
  /// A compiled storyboard, which is a folder.
  case storyboard(URL)

  /// Reads a file.
  /// - Throws: A ``Diagnostic`` if the file cannot be read.
  package init(_ file: InputFile) throws {
    if file.isCompiledStoryboard {
      self = .storyboard(URL(fileURLWithPath: file.path))
      return
    }
    let bytes = try file.bytes()
    // The document reader has better error messages.
    if file.isNamedAsDocument
      || MainActor.assumeIsolated({ LoadableContents.isDocument(bytes) })
    {
      self = .document(try IBDocument(parsing: bytes, file: file.name))
    } else {
      self = .nib(bytes, name: file.name)
    }
  }

  /// The document, or nil for compiled files.
  package var document: IBDocument? {
    if case .document(let document) = self { document } else { nil }
  }

  /// Draws the contents on a device, or on their own device if `device` is nil.
  /// - Throws: A ``Diagnostic`` if the contents cannot be drawn.
  @MainActor
  func picture(
    _ renderer: DocumentRenderer, _ compiled: CompiledRenderer, on device: HeadlessDevice?
  ) throws -> Picture {
    switch self {
    case .document(let document): return try renderer.picture(of: document, on: device)
    case .storyboard(let file): return try compiled.picture(ofStoryboard: file, on: device)
    case .nib(let bytes, let name):
      do {
        guard case .nib(let nib) = try LoadableContents(bytes, name: name) else {
          throw Diagnostic(
            id: "unreadable-nib", severity: .error, file: name, message: "not a compiled nib")
        }
        return try compiled.picture(of: nib, named: name, on: device)
      } catch let error as NibError {
        throw error.diagnostic
      }
    }
  }
}
