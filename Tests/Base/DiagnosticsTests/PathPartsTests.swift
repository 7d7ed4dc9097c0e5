import Diagnostics
import Testing

/// Paths are bytes: a slash separates, whatever follows it.
@Suite struct PathPartsTests {
  /// A combining mark, which is one character with the slash before it.
  private let mark = "\u{301}"

  @Test func `a path below a folder is relative to it`() {
    #expect("/app/Sources/A.swift".path(below: "/app") == "Sources/A.swift")
    #expect("/app/Sources/A.swift".path(below: "/app/") == "Sources/A.swift")
    #expect("/app".path(below: "/") == "app")
    #expect("Sources/A.swift".path(below: "Sources") == "A.swift")
  }

  @Test func `a folder contains neither itself nor a folder whose name only begins like its own`() {
    #expect(!"/app".isPath(below: "/app"))
    #expect(!"/application/A.swift".isPath(below: "/app"))
    #expect(!"/other/A.swift".isPath(below: "/app"))
  }

  @Test func `an empty folder contains relative paths only`() {
    #expect("A.swift".path(below: "") == "A.swift")
    #expect(!"/A.swift".isPath(below: ""))
  }

  @Test func `a name that begins with a combining mark is below its folder`() {
    #expect("/app/\(mark)A.swift".path(below: "/app") == "\(mark)A.swift")
    #expect("/app/\(mark)A/B.swift".path(below: "/app/\(mark)A") == "B.swift")
    #expect("a/\(mark)b/c".pathParts == ["a", "\(mark)b", "c"])
  }

  @Test func `two spellings of a letter are two folders`() {
    #expect(!"/caf\u{E9}/A.swift".isPath(below: "/cafe\(mark)"))
  }

  @Test func `an ending is removed whatever precedes its period`() {
    #expect("Main.storyboard".name(before: ".storyboard") == "Main")
    // U+0D4E forms one character with the period after it.
    #expect("Main\u{D4E}.storyboard".name(before: ".storyboard") == "Main\u{D4E}")
    #expect("Main.xib".name(before: ".storyboard") == nil)
  }

  @Test func `the parts of a path are those between slashes`() {
    #expect("/a//b/".pathParts == ["a", "b"])
    #expect("/a//b/".pathParts(omittingEmpty: false) == ["", "a", "", "b", ""])
    #expect("x/a//b/".dropFirst().pathParts == ["a", "b"])
    #expect("".pathParts.isEmpty && "".pathParts(omittingEmpty: false) == [""])
  }
}
