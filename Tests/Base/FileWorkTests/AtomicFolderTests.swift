import Diagnostics
import FileWork
import FoundationEssentials
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct AtomicFolderTests {
  private let scratch: ScratchFolder
  private let old = files(["Info.plist": "old", "a.nib": "old a", "gone/deep/b.nib": "old b"])
  private let new = files(["Info.plist": "new", "a.nib": "new a", "Base.lproj/c.nib": "new c"])

  init() throws { scratch = try ScratchFolder() }

  private static func files(_ texts: [String: String]) -> [String: [UInt8]] {
    texts.mapValues { Array($0.utf8) }
  }

  private var target: String { path("Main.storyboardc") }
  private func path(_ name: String) -> String { scratch.url.appending(path: name).path }

  /// The files in a folder by their paths, nil where there is no folder.
  private func content(of folder: String) throws -> [String: [UInt8]]? {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
      return nil
    }
    var content: [String: [UInt8]] = [:]
    for path in paths {
      content[path] = try? FileBytes.read("\(folder)/\(path)", limit: 1000)
    }
    return content
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).sorted()
  }

  private func write(_ files: [String: [UInt8]], to path: String, _ fault: Fault = Fault())
    -> Diagnostic?
  {
    let files = files.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: $0.value) }
    return problem { try AtomicFolder.write(files, to: path, calls: fault.calls) }
  }

  private func reset() {
    try? FileManager.default.removeItem(atPath: target)
    #expect(write(old, to: target) == nil)
  }

  @Test(arguments: [true, false])
  func
    `a run that is killed leaves the whole old folder or the whole new one, and the next no litter`(
      _ exchanges: Bool
    ) throws
  {
    reset()
    let whole = Fault(exchanges: exchanges)
    #expect(write(new, to: target, whole) == nil)
    var found: [[String: [UInt8]]?] = []
    for step in whole.made.indices {
      reset()
      let fault = Fault(.stop(at: step), exchanges: exchanges)
      _ = write(new, to: target, fault)
      let content = try content(of: target)
      found.append(content)
      if content == nil {
        #expect(try self.content(of: path(".Main.storyboardc.xibinspect-old")) == old)
      }
      // The next run may fail as well, and then finds what was there.
      let failing = Fault(.failure(at: content == nil ? 1 : 0), exchanges: exchanges)
      #expect(write(new, to: target, failing) != nil)
      #expect(try self.content(of: target) == content ?? old)
      #expect(write(new, to: target, Fault(exchanges: exchanges)) == nil)
      #expect(try self.content(of: target) == new, "stopped at \(step)")
      #expect(try names() == ["Main.storyboardc"], "stopped at \(step)")
    }
    let states = [old, new]
    #expect(states.allSatisfy { found.contains($0) })
    #expect(found.allSatisfy { $0.map { states.contains($0) } ?? !exchanges })
    // Without an exchange there is one moment at which the folder is beside its place.
    #expect(found.count { $0 == nil } == (exchanges ? 0 : 1))
  }

  @Test(arguments: [true, false])
  func `a step that fails leaves the whole old folder and no litter`(_ exchanges: Bool) throws {
    reset()
    let whole = Fault(exchanges: exchanges)
    #expect(write(new, to: target, whole) == nil)
    for (step, call) in whole.made.enumerated() where call != .exchange || exchanges {
      reset()
      let problem = write(new, to: target, Fault(.failure(at: step), exchanges: exchanges))
      let isOld = problem?.message.contains("unchanged") == true
      #expect(try content(of: target) == (isOld ? old : new), "failed at \(step), \(call)")
      switch call {
      // Not everybody may set owners; what cannot be removed is removed by the next run.
      case .setOwner: #expect(problem == nil)
      case .remove:
        #expect(problem == nil)
        #expect(write(new, to: target) == nil)
      default: #expect(problem?.message.contains("No space left") == true)
      }
      #expect(try names() == ["Main.storyboardc"], "failed at \(step), \(call)")
    }
  }

  @Test func `a new folder is there as a whole or not at all`() throws {
    let whole = Fault()
    #expect(write(new, to: target, whole) == nil)
    for step in whole.made.indices {
      try FileManager.default.removeItem(atPath: target)
      #expect(write(new, to: target, Fault(.stop(at: step))) != nil)
      let content = try content(of: target)
      #expect(content == nil || content == new)
      #expect(write(new, to: target) == nil)
      #expect(try names() == ["Main.storyboardc"])
    }
  }

  @Test func `many files are forced to disk by one call, and replace nothing if it fails`() throws {
    let many = Dictionary(
      uniqueKeysWithValues: (0..<300).map { ("part\($0 % 3)/\($0).nib", [UInt8($0 & 255)]) })
    let syncs = Mutex(0)
    let counting = FileCalls { call in
      if call == .sync { syncs.withLock { $0 += 1 } }
      return nil
    }
    let files = many.map { (path: $0.key, bytes: $0.value) }
    _ = try AtomicFolder.write(files, to: target, calls: counting)
    #expect(try content(of: target)?["part1/4.nib"] == [4])
    // One for all files, and one for the folder around the new one.
    #expect(syncs.withLock { $0 } == 2)
    for code in [EIO, ENOTSUP] {
      let failing = FileCalls { $0 == .sync ? code : nil }
      #expect(throws: Diagnostic.self) {
        try AtomicFolder.write(
          (0..<20).map { (path: "\($0)", bytes: [1]) }, to: target, calls: failing)
      }
      #expect(try content(of: target)?["part1/4.nib"] == [4])
    }
  }

  @Test func `runs that write one folder at once leave the files of one of them`() async throws {
    let versions = (0..<4).map { number in
      Self.files(["a.nib": "\(number)", "b.nib": "\(number)", "c/d.nib": "\(number)"])
    }
    await withTaskGroup { group in
      for files in versions {
        group.addTask { for _ in 0..<25 { #expect(write(files, to: target) == nil) } }
      }
    }
    let content = try #require(try content(of: target))
    #expect(versions.contains(content))
    #expect(try names() == ["Main.storyboardc"])
  }

  @Test func `folders and files keep their modes, and new ones get those of new files`() throws {
    reset()
    try scratch.write([], "plain/file")
    chmod(target, 0o750)
    chmod(target + "/a.nib", 0o600)
    #expect(write(new, to: target) == nil)
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(target) == 0o750)
    #expect(try mode(target + "/a.nib") == 0o600)
    #expect(try mode(target + "/Base.lproj") == mode(path("plain")))
    #expect(try mode(target + "/Base.lproj/c.nib") == mode(path("plain/file")))
  }

  @Test func `a link to a folder stays, and a file is not replaced by a folder`() throws {
    reset()
    try FileManager.default.createSymbolicLink(
      atPath: path("Link.storyboardc"), withDestinationPath: "Main.storyboardc")
    #expect(write(new, to: path("Link.storyboardc/")) == nil)
    #expect(try content(of: target) == new)
    #expect(try names() == ["Link.storyboardc", "Main.storyboardc"])
    try scratch.write([1], "file")
    #expect(write(new, to: path("file"))?.message.contains("Not a directory") == true)
    #expect(try scratch.bytes("file") == [1])
  }

  @Test(arguments: [true, false])
  func `a file and a folder replace each other on request, or the old one stays`(
    _ exchanges: Bool
  ) throws {
    let files = new.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: $0.value) }
    func toFolder(_ fault: Fault) -> Diagnostic? {
      problem {
        try AtomicFolder.write(files, to: target, replacesFile: true, calls: fault.calls)
      }
    }
    func toFile(_ fault: Fault) -> Diagnostic? {
      problem {
        _ = try AtomicFile.write([2], to: target, replacesFolder: true, calls: fault.calls)
      }
    }
    func resetFile() throws {
      try? FileManager.default.removeItem(atPath: target)
      try scratch.write([1], "Main.storyboardc")
    }
    try resetFile()
    let whole = Fault(exchanges: exchanges)
    #expect(toFolder(whole) == nil)
    #expect(try content(of: target) == new)
    for (step, call) in whole.made.enumerated() where call != .exchange || exchanges {
      try resetFile()
      let failed = toFolder(Fault(.failure(at: step), exchanges: exchanges))
      if failed?.message.contains("unchanged") == true {
        #expect(try scratch.bytes("Main.storyboardc") == [1], "\(call)")
      } else {
        #expect(try content(of: target) == new, "\(call)")
      }
    }
    reset()
    let back = Fault(exchanges: exchanges)
    #expect(toFile(back) == nil)
    #expect(try scratch.bytes("Main.storyboardc") == [2])
    for (step, call) in back.made.enumerated() where call != .exchange || exchanges {
      reset()
      let failed = toFile(Fault(.failure(at: step), exchanges: exchanges))
      if failed?.message.contains("unchanged") == true {
        #expect(try content(of: target) == old, "\(call)")
      } else {
        #expect(try scratch.bytes("Main.storyboardc") == [2], "\(call)")
      }
    }
    #expect(toFile(Fault()) == nil)
    #expect(try names() == ["Main.storyboardc"])
    reset()
    #expect(problem { _ = try AtomicFile.write([2], to: target) } != nil)
    #expect(try content(of: target) == old)
  }

  // Root may write everywhere.
  @Test(.enabled(if: getuid() != 0, "root may write every folder"))
  func `what is read-only is refused and stays as it is`() throws {
    reset()
    chmod(target, 0o555)
    #expect(write(new, to: target)?.message.contains("unchanged") == true)
    chmod(target, 0o755)
    chmod(scratch.url.path, 0o555)
    defer { chmod(scratch.url.path, 0o755) }
    #expect(write(new, to: target)?.message.contains("unchanged") == true)
    #expect(try content(of: target) == old)
  }

  @Test(.enabled(if: SmallDisk.canMount, "only root may mount a small disk"))
  func `a full disk leaves the old folder`() throws {
    let disk = try #require(SmallDisk())
    let folder = disk.path + "/Main.storyboardc"
    #expect(write(old, to: folder) == nil)
    var large = new
    large["z.nib"] = Array(repeating: 1, count: SmallDisk.size * 2)
    #expect(write(large, to: folder)?.message.contains("No space left") == true)
    #expect(try content(of: folder) == old)
    #expect(FolderListing.names(of: disk.path) == ["Main.storyboardc"])
  }
}
