import Foundation
import TestSupport
import Testing

@Suite("lint --sources")
struct LintSourcesTests {
  #if SourceChecks
    private func folder(_ source: String) throws -> ScratchFolder {
      let scratch = try ScratchFolder()
      try FileManager.default.copyItem(
        at: Samples.folder.appending(path: "LoadingView.xib"),
        to: scratch.url.appending(path: "LoadingView.xib"))
      try Data(source.utf8).write(to: scratch.url.appending(path: "LoadingView.swift"))
      return scratch
    }

    private func write(_ text: String, _ path: String, in scratch: ScratchFolder) throws {
      let folder = scratch.url.appending(path: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try scratch.write(Array(text.utf8), path)
    }

    private func lint(_ scratch: ScratchFolder, _ more: String...) throws -> Command {
      try Command(
        ["lint", ".", "--sources", ".", "--sources-cache", "cache", "--only", "view-as-file-owner"]
          + more, in: scratch.url)
    }

    @Test
    func `a class that sources declare a view is certainly one, and call sites are named`() throws {
      let scratch = try folder(
        """
        class LoadingView: UIView {
          @IBOutlet var dots: [UIView]!
          static func make() { Bundle.main.loadNibNamed("LoadingView", owner: nil) }
        }
        """)
      let result = try lint(scratch, "--evidence", "certain")
      #expect(result.output.contains("File's Owner LoadingView is a view;"))
      #expect(result.output.contains("the document is loaded here; pass nil as the owner"))
      #expect(result.output.contains("(LoadingView.swift:3)"))
      #expect(result.status == 0)
      #expect(try lint(scratch, "--evidence", "certain").output == result.output)
    }

    @Test
    func `the fix is safe where sources show that no initializer loads the document`() throws {
      let safe = try folder("class LoadingView: UIView { @IBOutlet var dots: [UIView]! }")
      #expect(try lint(safe, "--fix").status == 0)
      #expect(try lint(safe).output.isEmpty)
      for body in [
        "Bundle.main.loadNibNamed(\"LoadingView\", owner: self)", "xibSetup()",
        "Bundle.main.loadNibNamed(name, owner: self)",
      ] {
        let scratch = try folder(
          """
          class LoadingView: UIView {
            @IBOutlet var dots: [UIView]!
            override init(frame: CGRect) { super.init(frame: frame); \(body) }
          }
          """)
        let before = try scratch.bytes("LoadingView.xib")
        // The finding is only a warning where the view loads the document itself.
        #expect(try lint(scratch, "--fix", "--strict").status == 1, "\(body)")
        #expect(try scratch.bytes("LoadingView.xib") == before, "\(body)")
      }
    }

    @Test
    func `linting one document takes the other documents of the app into account`() throws {
      let scratch = try ScratchFolder()
      func view(_ className: String, _ outlets: String...) -> String {
        let connections = outlets.map {
          #"<outlet property="\#($0)" destination="v" id="\#($0)"/>"#
        }
        return """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
              <view id="v" customClass="\(className)">
                <connections>\(connections.joined())</connections>
              </view>
            </objects>
          </document>
          """
      }
      try write(view("Card", "title"), "App/Card.xib", in: scratch)
      try write(view("Card", "note"), "App/WideCard.xib", in: scratch)
      try write(view("Chip"), "App/Chip.xib", in: scratch)
      try write(
        """
        class Card: UIView {
          @IBOutlet var title: UIView!
          @IBOutlet var note: UIView!
          @IBOutlet var icon: UIView!
        }
        """, "App/Card.swift", in: scratch)
      try write(
        "class Chip: UIView { @IBOutlet var icon: UIView! }", "App/Chip.swift", in: scratch)
      func lint(_ more: String...) throws -> Command {
        try Command(
          ["lint", "App/Card.xib", "--sources", "App", "--no-sources-cache"] + more,
          in: scratch.url)
      }
      let result = try lint("--only", "unconnected-outlet")
      // The other document connects the note, and the chip is in no linted document.
      #expect(result.output.contains("'icon' of Card"))
      #expect(result.output.split(separator: "\n").count == 1)
      let explanation = try lint("--explain", "unconnected-outlet")
      #expect(explanation.output.contains("compares 3 documents with the sources: 1 finding"))
      // A named source file is no document that may contain the missing connections.
      let alone = try Command(
        [
          "lint", "App/Card.xib", "App/WideCard.xib", "App/Chip.xib", "--sources", "App/Card.swift",
          "--sources", "App/Chip.swift", "--no-sources-cache", "--explain", "unconnected-outlet",
        ], in: scratch.url)
      #expect(alone.output.contains("compares 3 documents with the sources: 2 findings"))
    }

    /// A view that loads its own document.
    private static let loading = """
      class LoadingView: UIView {
        @IBOutlet var dots: [UIView]!
        override init(frame: CGRect) { super.init(frame: frame); setUp() }
        required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
        func setUp() {
          let view = Bundle.main.loadNibNamed("LoadingView", owner: self)!.first as! UIView
          view.frame = bounds
          addSubview(view)
        }
      }
      let loading = LoadingView()
      """

    @Test
    func `if a document cannot be written, the sources are as before`() throws {
      let scratch = try folder(Self.loading)
      let code = try scratch.bytes("LoadingView.swift")
      // The document is longer than the command may write files, and the sources are shorter.
      let padding = "<!--" + String(repeating: "x", count: 1 << 20) + "-->"
      let text = String(decoding: try scratch.bytes("LoadingView.xib"), as: UTF8.self)
      let document = Array(text.replacing("</document>", with: padding + "</document>").utf8)
      try scratch.write(document, "LoadingView.xib")
      let result = try Command(
        [
          "lint", ".", "--sources", ".", "--no-sources-cache", "--only", "view-as-file-owner",
          "--fix=unsafe",
        ], in: scratch.url, setUp: "trap '' XFSZ; ulimit -f 512")
      #expect(result.errors.contains("could not be written, so none was changed"))
      #expect(result.status == 2)
      // The finding is still there, and nothing claims to have fixed it.
      #expect(result.output.contains("File's Owner LoadingView is a view;"))
      #expect(!result.errors.contains("fixed"), "\(result.errors)")
      #expect(try scratch.bytes("LoadingView.swift") == code)
      #expect(try scratch.bytes("LoadingView.xib") == document)
    }

    @Test
    func `an unsafe fix also changes the code that loads the document`() throws {
      let scratch = try folder(Self.loading)
      let before = try scratch.bytes("LoadingView.swift")
      let dry = try lint(scratch, "--fix=unsafe", "--dry-run")
      #expect(dry.output.contains("+++ b/LoadingView.xib"))
      #expect(dry.output.contains("+++ b/LoadingView.swift"))
      #expect(try scratch.bytes("LoadingView.swift") == before)
      #expect(try lint(scratch, "--fix=unsafe").status == 0)
      let after = String(decoding: try scratch.bytes("LoadingView.swift"), as: UTF8.self)
      #expect(after.contains("let loading = LoadingView.fromNib()"))
      #expect(!after.contains("loadNibNamed") && !after.contains("init("))
      #expect(try lint(scratch).output.isEmpty)
    }

    @Test
    func `fixes of two documents that need the same change of code are applied together`() throws {
      let scratch = try folder(Self.loading)
      let document = try scratch.bytes("LoadingView.xib")
      for language in ["Base", "de"] {
        try FileManager.default.createDirectory(
          at: scratch.url.appending(path: "\(language).lproj"), withIntermediateDirectories: true)
        try scratch.write(document, "\(language).lproj/LoadingView.xib")
      }
      try FileManager.default.removeItem(at: scratch.url.appending(path: "LoadingView.xib"))
      let result = try lint(scratch, "--fix=unsafe")
      #expect(result.status == 0, "\(result.output)\(result.errors)")
      #expect(result.errors.contains("2 fixed"), "\(result.errors)")
      let code = String(decoding: try scratch.bytes("LoadingView.swift"), as: UTF8.self)
      #expect(code.contains("let loading = LoadingView.fromNib()"))
      #expect(!code.contains("loadNibNamed"))
      #expect(try lint(scratch).output.isEmpty)
    }

    @Test
    func `a fix that would make a view load itself is not offered, and not counted`() throws {
      // The condition decides nothing about the load.
      let scratch = try folder(
        Self.loading.replacing(
          "addSubview(view)", with: "addSubview(view); if tag == 1 { alpha = 0 }"
        )
        .replacing(
          "let loading = LoadingView()", with: "let loading = Loader.load(LoadingView.self)"))
      let result = try lint(scratch)
      #expect(result.output.contains("[view-as-file-owner]"))
      #expect(!result.errors.contains("fixable"), "\(result.output)\(result.errors)")
      let before = try scratch.bytes("LoadingView.xib")
      _ = try lint(scratch, "--fix=unsafe")
      #expect(try scratch.bytes("LoadingView.xib") == before)
    }

    @Test
    func `findings in sources follow those in documents, in every form of report`() throws {
      let scratch = try folder(
        """
        class LoadingView: UIView {
          @IBOutlet var dots: [UIView]!
          /* größer */ @IBOutlet var title: UILabel!
        }
        """)
      func lint(_ arguments: String...) throws -> Command {
        try Command(
          ["lint", ".", "--sources", ".", "--no-sources-cache", "--only", "unconnected-outlet"]
            + arguments, in: scratch.url)
      }
      let text = try lint()
      #expect(text.output.contains("LoadingView.swift:3:32: warning: no document connects"))
      #expect(text.status == 0)
      #expect(try lint("--strict").status == 1)
      // SARIF counts scalars where everything else counts bytes.
      #expect(try lint("--reporter", "sarif").output.contains("\"startColumn\": 30"))
      #expect(try lint("--write-baseline", "known.json").status == 0)
      #expect(try lint("--baseline", "known.json").output.isEmpty)
    }

    @Test
    func `a controller that sources declare is not a view, whatever its name`() throws {
      let scratch = try folder("class LoadingView: UIViewController {}")
      #expect(try lint(scratch).output.isEmpty)
    }

    @Test
    func `without a project, images are missing only if most others are in the app's folders`()
      throws
    {
      let scratch = try folder("class LoadingView: UIViewController {}")
      let names = ["add", "drop", "open", "gone", "kept"]
      let data = "<mutableData key=\"keyedArchiveRepresentation\">AA==</mutableData>"
      let views = names.map { "<imageView image=\"\($0)\" id=\"\($0)\"/>" }.joined()
      let entries = names.map {
        "<image name=\"\($0)\" width=\"8\" height=\"8\">\($0 == "kept" ? data : "")</image>"
      }.joined()
      try write(
        Documents.xib(
          "<view id=\"a\"><subviews>\(views)</subviews></view>",
          resources: "<resources>\(entries)</resources>"), "App/Screen.xib", in: scratch)
      func lint() throws -> [Substring] {
        try Command(
          ["lint", ".", "--sources", ".", "--no-sources-cache", "--only", "asset-not-found"],
          in: scratch.url
        ).output.split(separator: "\n")
      }
      try write("{}", "App/Assets.xcassets/add.imageset/Contents.json", in: scratch)
      try write("{}", "App/Assets.xcassets/drop.imageset/Contents.json", in: scratch)
      #expect(try lint().isEmpty)
      try write("", "Images/open.png", in: scratch)
      let found = try lint()
      #expect(found.count == 1 && found.first?.contains("no image 'gone'") == true)
    }

    /// Writes a project with one target for each folder.
    private func writeProject(_ targets: [String: [String]], in scratch: ScratchFolder) throws {
      var objects = ""
      var listed: [String] = []
      for (target, files) in targets {
        for (number, file) in files.enumerated() {
          let id = "\(target)\(number)"
          listed.append(id)
          objects += """
            \(id) = { isa = PBXFileReference; path = \(target)/\(file); sourceTree = "<group>"; };
            B\(id) = { isa = PBXBuildFile; fileRef = \(id); };

            """
        }
        let built = files.indices.map { "B\(target)\($0)" }.joined(separator: ", ")
        objects += """
          \(target) = { isa = PBXNativeTarget; name = \(target); buildPhases = (R\(target)); };
          R\(target) = { isa = PBXResourcesBuildPhase; files = (\(built)); };

          """
      }
      try write(
        """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; targets = (\(targets.keys.joined(separator: ", "))); mainGroup = G; };
          G = { isa = PBXGroup; children = (\(listed.joined(separator: ", "))); sourceTree = "<group>"; };
          \(objects)
        }; rootObject = P; }
        """, "App.xcodeproj/project.pbxproj", in: scratch)
    }

    @Test
    func `code that registers cells concerns only the documents of its targets`() throws {
      let scratch = try folder("")
      for (target, name) in [("One", "Row"), ("Two", "Line")] {
        try write(
          Documents.xib("<tableViewCell reuseIdentifier=\"\(name)\" id=\"a\"/>"),
          "\(target)/Cell.xib", in: scratch)
        try write(
          """
          class \(target): UITableViewController {
            override func viewDidLoad() {
              tableView.register(
                UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "\(name)")
            }
          }
          """, "\(target)/List.swift", in: scratch)
      }
      try write(
        Documents.storyboard(
          """
          <scene sceneID="s"><objects>
          <tableViewController id="t" customClass="One" sceneMemberID="viewController">
          <tableView key="view" id="v"><prototypes>
          <tableViewCell reuseIdentifier="Trap" id="c" customClass="Trap"/>
          </prototypes></tableView>
          </tableViewController>
          </objects></scene>
          """), "One/Main.storyboard", in: scratch)
      try write(
        "class Trap: UITableViewCell { required init?(coder: NSCoder) { fatalError() } }",
        "One/Trap.swift", in: scratch)
      try write(
        """
        func prepare(_ list: UITableView) {
          list.register(UITableViewCell.self, forCellReuseIdentifier: "Trap")
        }
        """, "Two/Help.swift", in: scratch)
      try write("func start(_ list: UITableView) { prepare(list) }", "Two/Start.swift", in: scratch)
      func lint(_ rule: String) throws -> String {
        try Command(
          ["lint", ".", "--sources", ".", "--no-sources-cache", "--only", rule], in: scratch.url
        ).output
      }
      #expect(try lint("registered-reuse-id").contains("Cell.xib"))
      #expect(try lint("trapping-initializer").isEmpty)
      try writeProject(
        [
          "One": ["Cell.xib", "List.swift", "Main.storyboard", "Trap.swift"],
          "Two": ["Cell.xib", "List.swift", "Help.swift", "Start.swift"],
        ], in: scratch)
      #expect(try lint("registered-reuse-id").isEmpty)
      #expect(try lint("trapping-initializer").contains("Main.storyboard"))
    }

    @Test
    func `folders that cannot be read make the run exit 2, and broken sources do not`() throws {
      let scratch = try folder("class LoadingView: UIViewController {")
      let broken = try lint(scratch)
      #expect(broken.status == 0)
      #expect(broken.errors.contains("LoadingView.swift:1:38: warning: "))
      let missing = try lint(scratch, "--sources", "Nowhere")
      #expect(missing.status == 2)
      #expect(missing.errors.contains("Nowhere: error: cannot read the file"))
      let unnamed = try lint(scratch, "--sources", "")
      #expect(unnamed.status == 2)
      #expect(unnamed.errors.contains("--sources needs a value; it is empty"))
      let document = try lint(scratch, "--sources", "LoadingView.xib")
      #expect(document.status == 2)
      #expect(document.errors.contains("LoadingView.xib: error: not a Swift"))
    }
  #else
    @Test
    func `a command without the reader says how to build one with it`() throws {
      let result = try Command("lint", ".", "--sources", ".")
      #expect(result.status == 2)
      #expect(result.errors.contains("swift build -c release --traits SourceChecks"))
    }
  #endif

  @Test
  func `options of the cache need sources, and exclude each other`() throws {
    #expect(try Command("lint", ".", "--documents-only", "--no-sources-cache").status == 2)
    #expect(
      try Command("lint", ".", "--sources", ".", "--no-sources-cache", "--sources-cache", "c")
        .status
        == 2)
  }
}
