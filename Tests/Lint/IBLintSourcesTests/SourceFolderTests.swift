#if SourceChecks
  import Diagnostics
  import Foundation
  import IBLint
  import Testing

  @testable import IBLintSources

  @Suite("Folders of sources")
  struct SourceFolderTests {
    /// A folder that is gone after the test.
    private final class Scratch {
      let url = FileManager.default.temporaryDirectory.appending(
        path: "sources-\(UUID().uuidString)")

      init(_ files: [String: String]) throws {
        for (path, text) in files { try write(text, to: path) }
      }

      deinit { try? FileManager.default.removeItem(at: url) }

      func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }

      var path: String { url.path(percentEncoded: false) }

      func index(_ folder: String = "App", cached: Bool = true) -> SourceIndex {
        SourceIndex(
          folders: [path + "/" + folder], cache: cached ? SourceCache(folder: path + "/c/d") : nil)
      }

      /// The bytes of the only cache.
      var cache: URL? {
        try? FileManager.default.contentsOfDirectory(
          at: url.appending(path: "c/d"), includingPropertiesForKeys: nil
        ).first
      }
    }

    private func names(_ index: SourceIndex) -> [String] { index.declarations.map(\.name) }

    @Test
    func `a walk is sorted, passes over what others have made, and follows no links`() throws {
      let scratch = try Scratch([
        "App/B.swift": "class B: UIView {}", "App/A/C.m": "@interface C : NSObject\n@end",
        "App/Pods/P.swift": "class P {}", "App/.build/Q.swift": "class Q {}",
        "App/notes.txt": "class N {}", "App/T.xctemplate/T.swift": "class T {}",
        "App/._B.swift": "class M {}",
      ])
      try FileManager.default.createSymbolicLink(
        at: scratch.url.appending(path: "App/A/loop"),
        withDestinationURL: scratch.url.appending(path: "App"))
      #expect(names(scratch.index()) == ["C", "B"])
      #expect(names(scratch.index("App/Pods")) == ["P"])
      #expect(scratch.index().diagnostics.isEmpty)
    }

    @Test
    func `what cannot be read, or is not well formed, is said, and the rest is read`() throws {
      let scratch = try Scratch([
        "App/A.swift": "class A: UIView {\n  @IBOutlet var title: UILabel!\n  func broken( {\n}",
        "App/B.swift": "class B {}",
      ])
      let broken = scratch.index()
      #expect(names(broken) == ["A", "B"])
      #expect(broken.declaration(of: "A", module: nil)?.outlets.map(\.name) == ["title"])
      #expect(broken.diagnostics.map(\.id) == ["source-syntax"])
      #expect(broken.diagnostics.first?.range?.start.line == 3)
      #expect(scratch.index("Nowhere").diagnostics.map(\.severity) == [.error])
    }

    @Test
    func `folders and files without sources are said`() throws {
      let scratch = try Scratch([
        "App/A.swift": "class A {}", "Images/a.png": "", "App/Main.xib": "<document/>",
      ])
      func said(_ folders: String...) -> [String] {
        SourceIndex(folders: folders.map { scratch.path + "/" + $0 }).diagnostics.map {
          "\($0.severity) \($0.file?.split(separator: "/").last ?? "") \($0.message.prefix(20))"
        }
      }
      #expect(said("App").isEmpty)
      #expect(said("App/A.swift").isEmpty)
      #expect(said("Images") == ["error Images no sources in this f"])
      #expect(said("Images/", "App") == ["warning Images no sources in this f"])
      #expect(said("App/Main.xib", "App") == ["error Main.xib not a Swift or Objec"])
    }

    @Test
    func `a cache that cannot be kept is a warning, and everything is read`() throws {
      let scratch = try Scratch(["App/A.swift": "class A {}", "taken": "a file"])
      let index = SourceIndex(
        folders: [scratch.path + "/App"], cache: SourceCache(folder: scratch.path + "/taken"))
      #expect(names(index) == ["A"])
      #expect(index.diagnostics.map(\.id) == ["unwritable-cache"])
      #expect(index.diagnostics.map(\.severity) == [.warning])
      #expect(
        try String(contentsOf: scratch.url.appending(path: "taken"), encoding: .utf8) == "a file")
    }

    @Test
    func `a cache gives the same index, follows content, and drops what is gone`() throws {
      let scratch = try Scratch([
        "App/A.swift": """
        class A: UIView {
          @IBOutlet weak var title: (UILabel & P)!
          @IBAction func go(_ sender: UIButton) { performSegue(withIdentifier: "x", sender: self) }
          static let name = "A"
          init() { load(Self.name); UINib(nibName: Self.name, bundle: nil).instantiate(withOwner: self) }
          func show() { addSubview(title); let v = make(); addSubview(v) }
          func make() -> UIView { Bundle.main.loadNibNamed("\\(B.self)", owner: nil)![0] as! UIView }
        }
        typealias P = Q
        """,
        "App/Package.swift": "", "App/Sources/One/Q.swift": "public class Q: UIView {}",
        "App/Sources/Two/Q.swift": "public class Q: UILabel {}",
        "App/Sources/Main/M.swift": "import class One.Q\nimport Two\nclass M: Q {}",
        "App/B.m":
          "@interface B : UIView\n@property IBOutletCollection(UIView) NSArray *parts;\n@end",
        "App/C.swift": "class C { func (",
      ])
      let plain = scratch.index(cached: false)
      let cold = scratch.index()
      let written = try #require(scratch.cache.flatMap { try? Data(contentsOf: $0) })
      let warm = scratch.index()
      for index in [cold, warm] {
        #expect(index.declarations == plain.declarations)
        #expect(index.identifierUses == plain.identifierUses)
        #expect(index.diagnostics == plain.diagnostics)
        #expect(index.mentions("Bundle") && !index.mentions("Main") && !index.mentions("UIButton"))
        #expect(index.superclasses(of: "M", module: "Main") == ["Q", "UIView"])
        #expect(
          index.loading(ofNib: "A", className: "A", module: nil)
            == plain.loading(ofNib: "A", className: "A", module: nil))
      }
      try scratch.write("class A2: UIView {}", to: "App/A.swift")
      try FileManager.default.removeItem(at: scratch.url.appending(path: "App/C.swift"))
      #expect(names(scratch.index()) == ["A2", "B", "M", "Q", "Q"])
      let smaller = try #require(scratch.cache.flatMap { try? Data(contentsOf: $0) })
      #expect(smaller.count < written.count)
    }

    @Test
    func `a cache of another build is not read, and written again`() throws {
      let scratch = try Scratch(["App/A.swift": "class A: UIView {}"])
      let folders = [scratch.path + "/App"]
      let builds = try ["one", "another one"].map { name in
        try scratch.write(name, to: name)
        return try #require(ExecutableIdentity(path: scratch.path + "/" + name))
      }
      func cache(_ build: ExecutableIdentity?) -> SourceCache {
        SourceCache(scratch.path + "/c/d", isChosen: true, build: build)
      }
      for build in builds {
        #expect(cache(build).entries(for: folders).count == 0)
        #expect(names(SourceIndex(folders: folders, cache: cache(build))) == ["A"])
        #expect(cache(build).entries(for: folders).count == 1)
      }
      #expect(cache(builds[0]).entries(for: folders).count == 0)
      #expect(cache(nil).entries(for: folders).count == 0)
    }

    @Test
    func `a copy of an executable with a build id is the same build`() throws {
      let scratch = try Scratch(["App/A.swift": ""])
      func identity(_ id: [UInt8], name: String) throws -> ExecutableIdentity {
        var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + Array(repeating: 0, count: 114)
        file[32] = 64  // the program headers' place
        file[54] = 56  // their size
        file[56] = 1  // their number
        file[64] = 4  // a note
        file[72] = 120  // the note's place
        let note: [UInt8] =
          [4, 0, 0, 0, UInt8(id.count), 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0] + id
        file[96] = UInt8(note.count)
        try Data(file + note).write(to: URL(fileURLWithPath: scratch.path + "/" + name))
        return try #require(ExecutableIdentity(path: scratch.path + "/" + name))
      }
      let first = try identity([1, 0xAB, 2, 3], name: "one")
      #expect(first.text == "build 01ab0203")
      #expect(try identity([1, 0xAB, 2, 3], name: "copy") == first)
      #expect(try identity([1, 0xAB, 2, 4], name: "other") != first)
      // A file that ends within its notes has only the identity of the file.
      #expect(try identity([], name: "short").text.hasPrefix("build") == false)
    }

    @Test
    func `a damaged cache is not used, and is written again`() throws {
      let scratch = try Scratch(["App/A.swift": "class A: UIView { @IBOutlet var b: UIView! }"])
      let plain = scratch.index()
      let file = try #require(scratch.cache)
      let good = try Data(contentsOf: file)
      for place in good.indices {
        var bad = good
        bad[place] ^= 0x5A
        try bad.write(to: file)
        #expect(scratch.index().declarations == plain.declarations)
        #expect(try Data(contentsOf: file) == good)
      }
      for length in 0..<good.count {
        try good.prefix(length).write(to: file)
        #expect(scratch.index().declarations == plain.declarations)
      }
    }

    @Test
    func `two classes of one name are distinguished by their modules`() throws {
      let scratch = try Scratch([
        "App/One/Package.swift": "",
        "App/One/Sources/One/V.swift": "class V: UIView { @IBOutlet var a: UIView! }",
        "App/Two/Package.swift": "",
        "App/Two/Sources/Two-Kit/V.swift": "class V: UIView { @IBOutlet var b: UIView! }",
      ])
      let index = scratch.index()
      #expect(index.declaration(of: "V", module: "One")?.outlets.map(\.name) == ["a"])
      #expect(index.declaration(of: "V", module: "Two_Kit")?.outlets.map(\.name) == ["b"])
      #expect(index.declaration(of: "V", module: nil) == nil)
      #expect(index.declaration(of: "V", module: "Three") == nil)
      #expect(index.diagnostics.map(\.id) == ["ambiguous-class"])
      #expect(
        index.diagnostics[0].message.hasSuffix(
          "are ambiguous, so rules ignore the class; choose its module in the documents"))
    }

    @Test(arguments: [
      ("x = ", "[", "1"), ("", "if a { } else ", "{}"), ("x = a", ".b()", ""),
      ("x = ", "\"\\(", "a"),
      ("", "x = ", "y"), ("", "\n#if A\n", ""), ("let x: ", "A.", "B"), ("let x: ", "Array<", "B"),
    ])
    func `what goes deep ends neither the stack nor the patience`(
      start: String, part: String, end: String
    ) throws {
      let deep = start + String(repeating: part, count: 3000) + end
      let scratch = try Scratch([
        "App/A.swift": "class A: UIView { func a() { \(deep) } }", "App/B.swift": "class B {}",
        "App/C.m": "@implementation C\n- (void)c { \(deep) }\n@end",
      ])
      #expect(names(scratch.index(cached: false)).contains("B"))
    }
  }
#endif
