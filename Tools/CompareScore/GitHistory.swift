public import Foundation

/// The history of a repository's documents, read with git.
public struct GitHistory {
  /// Two consecutive versions of a document.
  public struct Step: Hashable {
    public var old: String
    public var new: String
    public var path: String
  }

  /// A document that both sides of a merge changed.
  public struct Merge: Hashable {
    public var base: String
    public var ours: String
    public var theirs: String
    public var path: String
  }

  private static let missing = String(repeating: "0", count: 40)
  private let folder: URL

  /// Unpacks a bundle into a folder.
  /// - Throws: An error if git fails.
  public init(bundle: URL, into folder: URL) throws {
    self.folder = folder
    _ = try Self.git(["clone", "--quiet", "--bare", bundle.path, folder.path])
  }

  private func git(_ arguments: [String], input: Data? = nil) throws -> Data {
    try Self.git(["-C", folder.path] + arguments, input: input)
  }

  private func lines(_ arguments: String...) throws -> [Substring] {
    String(decoding: try git(arguments), as: UTF8.self).split(separator: "\n")
  }

  static func git(
    _ arguments: [String], input: Data? = nil, accepting isAccepted: (Int32) -> Bool = { $0 == 0 }
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let output = Pipe()
    process.standardOutput = output
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    if let input {
      try input.write(to: scratch)
      process.standardInput = try FileHandle(forReadingFrom: scratch)
    }
    defer { try? FileManager.default.removeItem(at: scratch) }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard isAccepted(process.terminationStatus) else {
      throw CocoaError(.executableLoad, userInfo: [NSDebugDescriptionErrorKey: "\(arguments)"])
    }
    return data
  }

  /// Returns all pairs of consecutive versions of all documents, without duplicates.
  public func steps() throws -> [Step] {
    let rows = try lines(
      "log", "--all", "-m", "--raw", "--no-abbrev", "--no-renames", "--format=",
      "--diff-filter=M")
    return Set(rows.compactMap(Self.change)).sorted {
      ($0.path, $0.old, $0.new) < ($1.path, $1.old, $1.new)
    }
  }

  /// Returns all merges of documents that both sides changed differently, without duplicates.
  public func merges() throws -> [Merge] {
    var found = Set<Merge>()
    for row in try lines("rev-list", "--merges", "--parents", "--all") {
      let parents = row.split(separator: " ").dropFirst().map(String.init)
      guard parents.count == 2,
        let base = try? lines("merge-base", parents[0], parents[1]).first.map(String.init)
      else { continue }
      let ours = try changes(from: base, to: parents[0])
      let theirs = try changes(from: base, to: parents[1])
      for (path, one) in ours {
        guard let two = theirs[path], one.new != two.new else { continue }
        let blobs = [one.old, one.new, two.new]
        guard !blobs.contains(Self.missing) else { continue }
        found.insert(Merge(base: one.old, ours: one.new, theirs: two.new, path: path))
      }
    }
    return found.sorted {
      ($0.path, $0.base, $0.ours, $0.theirs) < ($1.path, $1.base, $1.ours, $1.theirs)
    }
  }

  private func changes(from old: String, to new: String) throws -> [String: Step] {
    let rows = try lines("diff-tree", "-r", "--raw", "--no-abbrev", "--no-renames", old, new)
    return Dictionary(rows.compactMap(Self.change).map { ($0.path, $0) }) { first, _ in first }
  }

  /// Parses `:100644 100644 OLD NEW M<tab>PATH`.
  private static func change(_ row: Substring) -> Step? {
    let halves = row.split(separator: "\t")
    let fields = halves[0].split(separator: " ")
    guard halves.count == 2, fields.count == 5 else { return nil }
    return Step(old: String(fields[2]), new: String(fields[3]), path: String(halves[1]))
  }

  /// Returns the contents of blobs.
  public func blobs(_ names: Set<String>) throws -> [String: [UInt8]] {
    let order = names.sorted()
    let input = Data((order.joined(separator: "\n") + "\n").utf8)
    let output = [UInt8](try git(["cat-file", "--batch"], input: input))
    var blobs: [String: [UInt8]] = [:]
    var at = 0
    for name in order {
      guard let end = output[at...].firstIndex(of: 0x0A) else { break }
      let header = String(decoding: output[at..<end], as: UTF8.self).split(separator: " ")
      guard header.count == 3, let size = Int(header[2]) else {
        at = end + 1
        continue
      }
      blobs[name] = Array(output[(end + 1)..<(end + 1 + size)])
      at = end + size + 2
    }
    return blobs
  }

  /// Returns the number of conflicts in git's line-by-line merge of three texts.
  public static func conflictsByLines(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], in folder: URL
  ) throws -> Int {
    let paths = ["ours", "base", "theirs"].map { folder.appending(path: $0) }
    for (path, bytes) in zip(paths, [ours, base, theirs]) { try Data(bytes).write(to: path) }
    var conflicts: Int32 = 0
    _ = try git(["merge-file", "-p", "--quiet"] + paths.map(\.path)) {
      conflicts = $0
      return true
    }
    return Int(conflicts)
  }
}
