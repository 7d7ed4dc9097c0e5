import CIndexStore
package import Foundation

/// The uses of each declaration in sources, as indexed by the compiler when it built the package.
package struct CompilerIndex {
  /// The uses of a declaration, grouped by the declaration that contains them.
  package struct Uses {
    package var calls: Set<String> = []
    package var reads: Set<String> = []
    package var writes: Set<String> = []
  }

  /// The accessors of a property, and whether the compiler generated them, which means that the property is stored.
  package struct Accessors {
    package var getter: String?
    package var usrs: Set<String> = []
    /// The accessors defined in sources: the code of a computed property, or observers.
    package var written: Set<String> = []
    package var isStored = false
  }

  package private(set) var uses: [String: Uses] = [:]
  /// The declarations that the code of each declaration calls, reads or writes.
  package private(set) var contents: [String: Set<String>] = [:]
  package private(set) var accessors: [String: Accessors] = [:]
  /// The declarations defined in sources.
  package private(set) var defined: Set<String> = []
  /// The requirements and overridden members that each declaration in the sources implements.
  package private(set) var bases: [String: Set<String>] = [:]

  package enum Failure: Error, CustomStringConvertible {
    case unreadable(URL, reason: String)

    package var description: String {
      switch self {
      case .unreadable(let store, let reason):
        "\(store.path): \(reason); build the package in debug mode first, which writes the index"
      }
    }
  }

  /// Reads the index of a build.
  /// - Parameters:
  ///   - products: The folder of the build's products, which contains the index.
  ///   - modules: The modules whose sources count.
  ///   - root: The package's folder. A file that no longer exists does not count.
  package init(products: URL, modules: Set<String>, root: URL) throws {
    let store = products.appending(path: "index/store")
    var reader = Reader(modules: modules, root: root)
    let failure = withUnsafeMutablePointer(to: &reader) { reader in
      index_store_read(
        Self.library, store.path, reader,
        { context, module, file in
          context!.assumingMemoryBound(to: Reader.self).pointee.wants(text(module), text(file))
            ? 1 : 0
        },
        { context, occurrence in
          context!.assumingMemoryBound(to: Reader.self).pointee.add(occurrence.pointee)
        })
    }
    if let failure { throw Failure.unreadable(store, reason: String(cString: failure)) }
    uses = reader.uses
    contents = reader.contents
    accessors = reader.accessors
    defined = reader.defined
    bases = reader.bases
  }

  /// The path of libIndexStore, which is next to the compiler.
  private static var library: String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let compiler = URL(filePath: "\(folder)/swiftc").resolvingSymlinksInPath()
      let library = compiler.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "lib/libIndexStore.so")
      if FileManager.default.fileExists(atPath: library.path) { return library.path }
    }
    return "libIndexStore.so"
  }
}

private func text(_ text: index_text) -> String {
  guard let bytes = text.bytes else { return "" }
  return String(
    decoding: UnsafeRawBufferPointer(start: bytes, count: text.length), as: UTF8.self)
}

/// The index while it is read.
private struct Reader {
  /// The roles of libIndexStore that matter here.
  private enum Role {
    static let definition: UInt64 = 1 << 1
    static let reference: UInt64 = 1 << 2
    static let read: UInt64 = 1 << 3
    static let write: UInt64 = 1 << 4
    static let call: UInt64 = 1 << 5
    static let implicit: UInt64 = 1 << 8
    static let overrides: UInt64 = 1 << 11
    static let calledBy: UInt64 = 1 << 13
    static let accessorOf: UInt64 = 1 << 15
    static let containedBy: UInt64 = 1 << 16
  }

  let modules: Set<String>
  let root: URL
  var uses: [String: CompilerIndex.Uses] = [:]
  var contents: [String: Set<String>] = [:]
  var accessors: [String: CompilerIndex.Accessors] = [:]
  var defined: Set<String> = []
  var bases: [String: Set<String>] = [:]

  /// Returns whether a file counts. Its path may come from another machine, so only the part inside the package's
  /// folder is used.
  func wants(_ module: String, _ file: String) -> Bool {
    guard modules.contains(module), let start = file.range(of: "/Sources/") else { return false }
    let path = root.path + file[start.lowerBound...]
    return FileManager.default.fileExists(atPath: path)
  }

  mutating func add(_ occurrence: index_occurrence) {
    let usr = text(occurrence.usr)
    let relations = UnsafeBufferPointer(
      start: occurrence.relations, count: occurrence.relation_count)
    if occurrence.roles & Role.definition != 0 {
      defined.insert(usr)
      for relation in relations where relation.roles & Role.accessorOf != 0 {
        let property = text(relation.usr)
        accessors[property, default: CompilerIndex.Accessors()].usrs.insert(usr)
        if usr.hasSuffix("g") || usr.hasSuffix("gZ") { accessors[property]?.getter = usr }
        if occurrence.roles & Role.implicit != 0 {
          accessors[property]?.isStored = true
        } else {
          accessors[property]?.written.insert(usr)
        }
      }
    }
    for relation in relations where relation.roles & Role.overrides != 0 {
      bases[usr, default: []].insert(text(relation.usr))
    }
    guard occurrence.roles & Role.reference != 0 else { return }
    let containers = relations.filter { $0.roles & (Role.calledBy | Role.containedBy) != 0 }
    // Code outside declarations, such as a default value, has no container.
    for container in containers.isEmpty ? [""] : containers.map({ text($0.usr) }) {
      contents[container, default: []].insert(usr)
      if occurrence.roles & Role.call != 0 {
        uses[usr, default: CompilerIndex.Uses()].calls.insert(container)
      }
      if occurrence.roles & Role.read != 0 {
        uses[usr, default: CompilerIndex.Uses()].reads.insert(container)
      }
      if occurrence.roles & Role.write != 0 {
        uses[usr, default: CompilerIndex.Uses()].writes.insert(container)
      }
    }
  }
}
