import Diagnostics
import FileWork
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A cache of the records of source files by their contents, so that unchanged files need not be parsed again.
public struct SourceCache: Sendable {
  /// The folder of the caches, with one file for each list of source folders.
  public let folder: String

  /// Whether the user chose the folder; only then is a warning issued if the folder is unusable.
  private let isChosen: Bool

  /// The running build, or nil if unknown, in which case nothing is cached. Caches of other builds are discarded,
  /// because other builds may have a different record format or find different declarations.
  private let build: ExecutableIdentity?

  /// Creates a cache in a folder. Writing to the cache creates the folder if necessary.
  public init(folder: String) { self.init(folder, isChosen: true) }

  init(_ folder: String, isChosen: Bool, build: ExecutableIdentity? = .current) {
    self.folder = folder
    self.isChosen = isChosen
    self.build = build
  }

  /// The default cache: `$XDG_CACHE_HOME/xibinspect` or `~/.cache/xibinspect`, or nil if there is no such folder.
  public static var standard: SourceCache? {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.isAbsolutePath ? $0 : nil }
    }
    if let folder = variable("XDG_CACHE_HOME") {
      return SourceCache(folder + "/xibinspect", isChosen: false)
    }
    return variable("HOME").map { SourceCache($0 + "/.cache/xibinspect", isChosen: false) }
  }

  private static let magic = Array("xibinspect sources".utf8)
  /// The maximum size of a cache that is read, in bytes.
  private static let limit = 1 << 30

  /// Returns the entries for source folders, or no entries if they are missing or damaged.
  func entries(for roots: [String]) -> Entries {
    guard let build, let bytes = try? FileBytes.read(path(for: roots), limit: Self.limit) else {
      return Entries()
    }
    return (try? Entries(bytes, build)) ?? Entries()
  }

  /// Writes entries. Errors are ignored unless the user chose the folder.
  /// - Returns: A warning if there was such an error.
  func write(_ records: [(ContentHash, [UInt8])], for roots: [String]) -> Diagnostic? {
    guard let build else { return nil }
    var header = RecordWriter()
    header.write(build.text)
    header.write(records.count)
    for (hash, bytes) in records {
      header.write(Int(Int64(bitPattern: hash.low)))
      header.write(Int(Int64(bitPattern: hash.high)))
      header.write(bytes.count)
    }
    var content: [UInt8] = []
    content.reserveCapacity(header.bytes.count + records.reduce(16) { $0 + $1.1.count })
    var length = RecordWriter()
    length.write(header.bytes.count)
    content += length.bytes
    content += header.bytes
    for (_, bytes) in records { content += bytes }
    var checksum = RecordWriter()
    checksum.write(Int(Int64(bitPattern: ContentHash(content).low)))
    let bytes = Self.magic + [UInt8(checksum.bytes.count)] + checksum.bytes + content
    do {
      try OutputFolder.make(folder)
      try AtomicFile.write(bytes, to: path(for: roots))
      return nil
    } catch {
      guard isChosen else { return nil }
      return Diagnostic(
        id: "unwritable-cache", severity: .warning, file: folder,
        message: """
          cannot write the cache, so the next run will read all sources again; choose a writable folder, or use \
          --no-sources-cache
          """)
    }
  }

  private func path(for roots: [String]) -> String {
    let real = roots.map { root in
      guard let path = realpath(root, nil) else { return root }
      defer { free(path) }
      return String(cString: path)
    }
    let hash = ContentHash(Array(real.joined(separator: "\0").utf8))
    return folder + "/sources-" + String(hash.low, radix: 16) + ".cache"
  }

  /// The entries of a cache by the contents of files.
  struct Entries: Sendable {
    private let bytes: [UInt8]
    private var ranges: [ContentHash: Range<Int>] = [:]

    init() { bytes = [] }

    /// Reads the entries.
    /// - Throws: ``RecordReader/Damage`` if the bytes are damaged or were written by another build.
    init(_ bytes: [UInt8], _ build: ExecutableIdentity) throws {
      self.bytes = bytes
      let magic = SourceCache.magic
      guard bytes.starts(with: magic), bytes.count > magic.count else {
        throw RecordReader.Damage()
      }
      let start = magic.count + 1 + Int(bytes[magic.count])
      guard start <= bytes.count else { throw RecordReader.Damage() }
      var checksum = RecordReader(bytes[(magic.count + 1)..<start])
      let content = bytes[start...]
      guard try checksum.int() == Int(Int64(bitPattern: ContentHash(content).low)) else {
        throw RecordReader.Damage()
      }
      var reader = RecordReader(content)
      let length = try reader.int()
      var writer = RecordWriter()
      writer.write(length)
      let header = start + writer.bytes.count
      guard length >= 0, length <= bytes.count - header else { throw RecordReader.Damage() }
      reader = RecordReader(bytes[header..<header + length])
      guard try reader.string() == build.text else { throw RecordReader.Damage() }
      var position = header + length
      let list = try reader.list { reader in
        let hash = ContentHash(
          low: UInt64(bitPattern: Int64(try reader.int())),
          high: UInt64(bitPattern: Int64(try reader.int())))
        return (hash, try reader.int())
      }
      for (hash, count) in list {
        guard count >= 0, count <= bytes.count - position else { throw RecordReader.Damage() }
        ranges[hash] = position..<position + count
        position += count
      }
    }

    /// Returns the bytes of a record, or nil if the cache does not contain it.
    func bytes(for hash: ContentHash) -> ArraySlice<UInt8>? { ranges[hash].map { bytes[$0] } }

    var count: Int { ranges.count }
  }
}
