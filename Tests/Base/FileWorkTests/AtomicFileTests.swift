import Diagnostics
import FileWork
import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct AtomicFileTests {
  private let scratch: ScratchFolder
  private let old = Array("the old bytes".utf8)
  private let new = Array("the new ones".utf8)

  init() throws { scratch = try ScratchFolder() }

  private func path(_ name: String) -> String { scratch.url.appending(path: name).path }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).sorted()
  }

  private func write(_ bytes: [UInt8], to path: String, _ fault: Fault) -> Diagnostic? {
    problem { try AtomicFile.write(bytes, to: path, calls: fault.calls) }
  }

  @Test(arguments: [true, false])
  func `a run that is killed leaves the old file or the new one, and the next run no litter`(
    _ exists: Bool
  ) throws {
    let file = path("a.xib")
    func reset() throws {
      try? FileManager.default.removeItem(atPath: file)
      if exists { try AtomicFile.write(old, to: file) }
    }
    try reset()
    let whole = Fault()
    #expect(write(new, to: file, whole) == nil)
    var found: Set<[UInt8]?> = []
    for step in whole.made.indices {
      try reset()
      #expect(write(new, to: file, Fault(.stop(at: step))) != nil)
      found.insert(try? scratch.bytes("a.xib"))
      try AtomicFile.write(new, to: file)
      #expect(try names() == ["a.xib"] && scratch.bytes("a.xib") == new, "stopped at \(step)")
    }
    #expect(found == [exists ? old : nil, new])
  }

  @Test func `a step that fails leaves the old file and no litter`() throws {
    let file = path("a.xib")
    try AtomicFile.write(old, to: file)
    let whole = Fault()
    #expect(write(old, to: file, whole) == nil)
    var refused = 0
    for step in whole.made.indices {
      try AtomicFile.write(old, to: file)
      let problem = write(new, to: file, Fault(.failure(at: step)))
      let isOld = problem?.message.contains("unchanged") == true
      #expect(try scratch.bytes("a.xib") == (isOld ? old : new), "failed at \(step)")
      #expect(try names() == ["a.xib"])
      #expect(problem.map { $0.message.contains("No space left") } != false)
      refused += isOld ? 1 : 0
    }
    // All but the owner, which not everybody may set, and the folder's own entry at the end.
    #expect(refused == whole.made.count - 2)
  }

  @Test func `a file keeps its mode, and a new one gets that of new files`() throws {
    try scratch.write(old, "plain")
    try scratch.write(old, "old")
    chmod(path("old"), 0o640)
    for name in ["old", "new"] { try AtomicFile.write(new, to: path(name)) }
    func mode(_ name: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }
    #expect(try mode("old") == 0o640)
    #expect(try mode("new") == mode("plain"))
  }

  @Test func `links stay, those to where nothing is as well`() throws {
    try scratch.write(old, "folder/real")
    for (link, destination) in [("a", "folder/real"), ("b", "a"), ("c", "folder/none")] {
      try FileManager.default.createSymbolicLink(
        atPath: path(link), withDestinationPath: destination)
    }
    for link in ["b", "c"] { try AtomicFile.write(new, to: path(link)) }
    #expect(try scratch.bytes("folder/real") == new)
    #expect(try scratch.bytes("folder/none") == new)
    for link in ["a", "b", "c"] {
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: path(link))) != nil)
    }
  }

  @Test func `a long name leaves room for the temporary one`() throws {
    let name = String(repeating: "é", count: 120) + ".xib"
    for bytes in [old, new] { try AtomicFile.write(bytes, to: path(name)) }
    #expect(try scratch.bytes(name) == new)
  }

  @Test(.enabled(if: SmallDisk.canMount, "only root may mount a small disk"))
  func `a full disk leaves the old file`() throws {
    let disk = try #require(SmallDisk())
    let file = disk.path + "/a.xib"
    try AtomicFile.write(old, to: file)
    let refused = problem {
      try AtomicFile.write(Array(repeating: 1, count: SmallDisk.size * 2), to: file)
    }
    #expect(refused?.message.contains("No space left") == true)
    #expect(try FileBytes.read(file, limit: 100) == old)
    #expect(FolderListing.names(of: disk.path) == ["a.xib"])
  }
}
