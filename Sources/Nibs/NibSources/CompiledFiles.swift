package import Foundation
import Synchronization

/// The files that a process has compiled, so that tests that load the same screen compile it only once.
///
/// A file is compiled again if its bytes have changed, so a lookup never returns the contents of an older file.
package final class CompiledFiles<Compiled: Sendable>: Sendable {
  private struct Entry {
    let contents: Data
    let compiled: Compiled
  }

  private struct Entries {
    var byPath: [String: Entry] = [:]
    var size = 0
  }

  private let limit: Int
  private let entries = Mutex(Entries())

  /// Creates an empty store.
  /// - Parameter limit: The number of bytes of files to keep. When a file would exceed this number, all other files are
  ///   discarded.
  package init(limit: Int = 16 << 20) { self.limit = limit }

  /// Returns the result of compiling a file with these bytes, or compiles it.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - contents: The bytes of the file.
  ///   - compile: Compiles the file, on the calling thread.
  package func result(
    for path: String, contents: Data, compile: () throws(NibError) -> Compiled
  ) throws(NibError) -> Compiled {
    // The comparison is Foundation's, because comparing arrays takes longer than parsing in a debug build.
    if let known = entries.withLock({ $0.byPath[path] }), known.contents == contents {
      return known.compiled
    }
    let compiled = try compile()
    entries.withLock { entries in
      entries.size -= entries.byPath.removeValue(forKey: path)?.contents.count ?? 0
      guard contents.count <= limit else { return }
      if entries.size + contents.count > limit { entries = Entries() }
      entries.size += contents.count
      entries.byPath[path] = Entry(contents: contents, compiled: compiled)
    }
    return compiled
  }
}
