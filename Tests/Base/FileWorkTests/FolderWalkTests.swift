import FileWork
import Foundation
import TestSupport
import Testing

@Suite struct FolderWalkTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func make(_ paths: String...) throws {
    for path in paths { try scratch.write([], path) }
  }

  /// The paths that a search of all folders finds, relative to the root, and its problems.
  private func search(
    limit: (depth: Int, entries: Int) = FolderWalk.limit
  ) -> (paths: [String], problems: [FolderWalk.Problem]) {
    var walk = FolderWalk(scratch.url.path, limit: limit)
    var found: (paths: [String], problems: [FolderWalk.Problem]) = ([], [])
    while let step = walk.next() {
      switch step {
      case .folder: break
      case .problem(let problem): found.problems.append(problem)
      case .entry(let entry):
        found.paths.append(String(entry.path.dropFirst(scratch.url.path.count + 1)))
        if entry.kind == .folder { walk.enter(entry) }
      }
    }
    return found
  }

  @Test func `entries come in the order of their names, those in a folder after the folder`() throws
  {
    try make("b/2", "b/1/x", "a", "c")
    #expect(search().paths == ["a", "b", "b/1", "b/1/x", "b/2", "c"])
    #expect(search().problems == [])
  }

  @Test func `a folder that is not entered is left out, and so is the rest of a skipped one`()
    throws
  {
    try make("a/1", "a/2/x", "a/3", "b/1")
    var walk = FolderWalk(scratch.url.path)
    var names: [String] = []
    while let step = walk.next() {
      guard case .entry(let entry) = step else { continue }
      names.append(entry.name)
      if entry.name == "2" { walk.skip() }
      if entry.name == "a" { walk.enter(entry) }
    }
    #expect(names == ["a", "1", "2", "b"])
  }

  @Test func `the depth of an entry is the number of folders around it below the root`() throws {
    try make("a/b/c", "d")
    var walk = FolderWalk(scratch.url.path)
    var depths: [String: Int] = [:]
    while let step = walk.next() {
      guard case .entry(let entry) = step else { continue }
      depths[entry.name] = entry.depth
      if entry.kind == .folder { walk.enter(entry) }
    }
    #expect(depths == ["a": 0, "b": 1, "c": 2, "d": 0])
  }

  @Test func `links are entries of their own kind, even if they lead to a folder`() throws {
    try make("a/x")
    for name in ["again", "a/back"] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.url.appending(path: name).path, withDestinationPath: ".")
    }
    #expect(search().paths == ["a", "a/back", "a/x", "again"])
  }

  @Test func `a folder that is nested too deeply is a problem, and the search goes on`() throws {
    try make("a/b/c/x", "d")
    let found = search(limit: (2, 100))
    #expect(found.paths == ["a", "a/b", "d"])
    let problem = try #require(found.problems.first)
    #expect(problem.folder == scratch.url.path + "/a/b")
    #expect(problem.message == "cannot search the folder: it is nested more than 2 levels deep")
    #expect(problem.isLimit && found.problems.count == 1)
  }

  @Test func `a folder with too many entries is a problem that ends the search`() throws {
    try make("a/1", "a/2", "a/3", "b")
    // The root counts as well.
    #expect(search(limit: (10, 6)).problems == [])
    let found = search(limit: (10, 4))
    #expect(found.paths == ["a", "a/1", "a/2", "a/3"])
    let problem = try #require(found.problems.first)
    #expect(problem.folder == scratch.url.path)
    #expect(
      problem.message == "cannot search the folder: it contains more than 4 files and folders")
    #expect(problem.isLimit && found.problems.count == 1)
  }

  @Test func `a folder that cannot be read is a problem with the reason`() throws {
    var walk = FolderWalk(scratch.url.path + "/missing")
    guard case .problem(let problem)? = walk.next() else {
      Issue.record("a missing folder is not a problem")
      return
    }
    #expect(problem.message == "cannot read the folder: No such file or directory")
    #expect(!problem.isLimit && walk.next() == nil)
  }

  @Test
  func `a folder that a link leads to is searched, unless the link leads out of its repository`()
    throws
  {
    try make("outside/secret", "repository/.git/HEAD", "repository/inside/a")
    let repository = scratch.url.appending(path: "repository").path
    for (link, place) in [("in", "inside"), ("out", "../outside"), ("deep", "../outside/..")] {
      try FileManager.default.createSymbolicLink(
        atPath: repository + "/" + link, withDestinationPath: place)
    }
    var found: [String: [String]] = [:]
    for name in ["inside", "in", "out", "deep", "deep/outside"] {
      var walk = FolderWalk(repository + "/" + name)
      while let step = walk.next() {
        if case .entry(let entry) = step { found[name, default: []].append(entry.name) }
        if case .problem(let problem) = step {
          #expect(problem.message.contains("leads out of its repository"))
        }
      }
    }
    #expect(found == ["inside": ["a"], "in": ["a"]])
    // A link that no repository contains belongs to the user.
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appending(path: "own").path, withDestinationPath: "outside")
    var walk = FolderWalk(scratch.url.appending(path: "own").path)
    guard case .folder(_, let names)? = walk.next() else {
      Issue.record("the folder is not searched")
      return
    }
    #expect(names == ["secret"])
  }
}
