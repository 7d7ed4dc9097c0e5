import Testing
import XcodeProjects

@Suite struct FolderIndexTests {
  private func index(_ folders: String...) -> FolderIndex<String> {
    var index = FolderIndex<String>()
    for folder in folders { index.add(folder, of: folder) }
    return index
  }

  @Test func `the folders around a path are found, the outermost first`() {
    let index = index("/a/b/c", "/a", "/a/b", "/a/bc", "/x", "/a/b/c/d.xib", "a")
    #expect(index.values(around: "/a/b/c/d.xib") == ["/a", "/a/b", "/a/b/c"])
    #expect(index.values(around: "/a/b/c") == ["/a", "/a/b"])
    #expect(index.values(around: "/b/a/c").isEmpty)
    #expect(index.values(around: "a/d.xib") == ["a"])
  }

  @Test func `the root contains absolute paths, and an empty folder relative ones`() {
    let index = index("/", "")
    #expect(index.values(around: "/a/b") == ["/"])
    #expect(index.values(around: "a/b") == [""])
    #expect(index.values(around: "a") == [""])
  }

  @Test func `a slash at the end of a folder changes nothing`() {
    #expect(index("/a/b/").values(around: "/a/b/c") == ["/a/b/"])
    #expect(index("/a/b/").values(around: "/a/bc/d").isEmpty)
  }

  @Test func `folders whose names differ in their normalization are different ones`() {
    let (composed, decomposed) = ("/\u{E9}", "/e\u{301}")
    let index = index(composed, decomposed)
    #expect(index.values(around: composed + "/a").map { Array($0.utf8) } == [Array(composed.utf8)])
    #expect(
      index.values(around: decomposed + "/a").map { Array($0.utf8) } == [Array(decomposed.utf8)])
    // The mark would join the slash if paths were compared as characters.
    #expect(self.index("/a").values(around: "/a/\u{301}b") == ["/a"])
  }

  @Test func `a folder may have several values`() {
    var index = FolderIndex<Int>()
    for number in [3, 1, 2] { index.add(number, of: "/a") }
    #expect(index.values(around: "/a/b") == [3, 1, 2])
  }

  @Test func `the outermost folders are those inside of no other`() {
    #expect(index("/a/b", "/c", "/a", "/ab", "/a/b/c").outermost.sorted() == ["/a", "/ab", "/c"])
  }
}
