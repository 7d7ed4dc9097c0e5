#if SourceChecks
  import Diagnostics
  import IBLint
  import IBLintSources
  import InterfaceBuilder
  import LintExamples
  import Testing
  import XcodeProjects

  /// Classes of one name in several targets: a document means that of its own, and without a project neither.
  @Suite struct ProjectTargetTests {
    /// A project with two apps, each with a folder and files of its own.
    private func project(swift: String = "5.0", settings: String = "") throws -> ProjectTargets {
      func file(_ id: String, _ path: String) -> String {
        """
        \(id) = { isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
        B\(id) = { isa = PBXBuildFile; fileRef = \(id); };
        """
      }
      let names = ["Form.swift", "Form.xib", "Form.m", "Form+More.swift"]
      var ids: [String] = []
      var files = ""
      for target in ["Phone", "Desk"] {
        for name in names {
          let id = "F\(ids.count)"
          ids.append(id)
          files += file(id, "\(target)/\(name)")
        }
      }
      func target(_ id: String, _ name: String, _ files: ArraySlice<String>) -> String {
        """
        \(id) = { isa = PBXNativeTarget; name = \(name); buildPhases = (S\(id)); };
        S\(id) = { isa = PBXSourcesBuildPhase; files = (\(files.map { "B" + $0 }.joined(separator: ", "))); };
        """
      }
      let text = """
        { objects = {
          P = { isa = PBXProject; targets = (T1, T2); mainGroup = G; buildConfigurationList = L; };
          L = { buildConfigurations = (C); };
          C = { name = Release; buildSettings = { SWIFT_VERSION = \(swift); \(settings) }; };
          G = { isa = PBXGroup; children = (\(ids.joined(separator: ", "))); sourceTree = "<group>"; };
          \(files)
          \(target("T1", "Phone", ids.prefix(4)))
          \(target("T2", "Desk", ids.suffix(4)))
        }; rootObject = P; }
        """
      return ProjectTargets([
        try XcodeProject(parsing: Array(text.utf8), path: "/repo/App.xcodeproj")
      ])
    }

    private let form = #"""
      <view id="form" customClass="Form" customModule="Phone" customModuleProvider="target">
          <connections><outlet property="title" destination="label" id="o"/></connections>
      </view>
      <label id="label"/>
      """#

    /// What a rule says of the document in a folder, with two classes of one name.
    private func findings(
      _ rule: String, in folder: String, projects: ProjectTargets?, _ code: [String: String]
    ) throws -> [String] {
      let linter = try Linter(LintConfiguration(only: [rule]))
      let index = SourceIndex(texts: code, projects: projects)
      return linter.lint(
        Example(form, in: .view).document.bytes, file: "/repo/\(folder)/Form.xib", sources: index
      ).findings.map(\.message)
    }

    private let twins = [
      "/repo/Phone/Form.swift": "class Form: UIView { @IBOutlet var title: UILabel! }",
      "/repo/Desk/Form.swift": "class Form: UIView { @IBOutlet var title: UIButton! }",
    ]

    @Test func `a document means the class of its own target`() throws {
      let projects = try project()
      #expect(
        try findings("outlet-type-mismatch", in: "Phone", projects: projects, twins).isEmpty)
      #expect(
        try findings("outlet-type-mismatch", in: "Desk", projects: projects, twins).count == 1)
    }

    @Test func `without a project nothing tells two classes apart, and rules are silent`() throws {
      for folder in ["Phone", "Desk"] {
        #expect(try findings("outlet-type-mismatch", in: folder, projects: nil, twins).isEmpty)
        #expect(
          try findings(
            "missing-outlet", in: folder, projects: nil,
            twins.mapValues { _ in
              "class Form: UIView {}"
            }
          ).isEmpty)
      }
    }

    @Test func `an extension adds to the class of its own target`() throws {
      var code = twins.mapValues { _ in "class Form: UIView {}" }
      code["/repo/Phone/Form+More.swift"] =
        "extension Form { @IBOutlet var title: UILabel? { get { nil } set {} } }"
      let projects = try project()
      #expect(try findings("missing-outlet", in: "Phone", projects: projects, code).isEmpty)
      #expect(try findings("missing-outlet", in: "Desk", projects: projects, code).count == 1)
    }

    @Test func `classes of Objective-C belong to targets by their implementations`() throws {
      func form(_ type: String) -> String {
        "@interface Form : UIView\n@property IBOutlet \(type) *title;\n@end"
      }
      let code = [
        "/repo/Phone/Form.h": form("UILabel"), "/repo/Desk/Form.h": form("UIButton"),
        "/repo/Phone/Form.m": "@implementation Form\n@end",
        "/repo/Desk/Form.m": "@implementation Form\n@end",
      ]
      let projects = try project()
      #expect(
        try findings("outlet-type-mismatch", in: "Phone", projects: projects, code).isEmpty)
      #expect(try findings("outlet-type-mismatch", in: "Desk", projects: projects, code).count == 1)
    }

    @Test func `a Swift class of no target is another class than one in Objective-C`() throws {
      let index = SourceIndex(
        texts: [
          "/repo/Demo/Form.swift": "class Form: UIView {}",
          "/repo/Phone/Form.h": "@interface Form : UIView\n@end",
          "/repo/Phone/Form.m": "@implementation Form\n@end",
        ], projects: try project())
      let languages = index.declarations(named: "Form").map(\.language)
      #expect(languages == [.swift, .objectiveC])
    }

    @Test func `code for systems before the deployment target uses no identifiers`() throws {
      func found(_ name: String, _ code: String, _ version: String) throws -> [String] {
        SourceIndex(
          texts: ["/repo/Phone/" + name: code],
          projects: try project(settings: "IPHONEOS_DEPLOYMENT_TARGET = \(version);")
        ).identifierUses.map(\.identifier)
      }
      let swift = """
        class Form: UIViewController {
          func show() {
            if #available(iOS 13.0, *) {
              performSegue(withIdentifier: "new", sender: nil)
            } else if wide {
              performSegue(withIdentifier: "old", sender: nil)
            }
            if #available(iOS 13, *), wide {} else { performSegue(withIdentifier: "any", sender: nil) }
            if #unavailable(iOS 14) { performSegue(withIdentifier: "older", sender: nil) }
            guard #available(iOS 12, *) else { return performSegue(withIdentifier: "oldest", sender: nil) }
            performSegue(withIdentifier: "last", sender: nil)
          }
        }
        """
      #expect(try found("Form.swift", swift, "15.0") == ["new", "any", "last"])
      #expect(try found("Form.swift", swift, "13.0") == ["new", "any", "older", "last"])
      #expect(
        try found("Form.swift", swift, "11.0") == ["new", "old", "any", "older", "oldest", "last"])
      let objectiveC = """
        @implementation Form
        - (void)show {
          if (@available(iOS 13.0, *)) {
            [self performSegueWithIdentifier:@"new" sender:nil];
          } else {
            [self performSegueWithIdentifier:@"old" sender:nil];
          }
          if (@available(iOS 13, *)) { [self log]; } else [self performSegueWithIdentifier:@"older" sender:nil];
          [self performSegueWithIdentifier:@"last" sender:nil];
        }
        @end
        """
      #expect(try found("Form.m", objectiveC, "13.0") == ["new", "last"])
      #expect(try found("Form.m", objectiveC, "12.4") == ["new", "old", "older", "last"])
    }

    /// A project with an app that compiles some files and lists others.
    private func project(compiled: [String], listed: [String]) throws -> ProjectTargets {
      let paths = compiled + listed
      let ids = paths.indices.map { "F\($0)" }
      let references = zip(ids, paths).map { id, path in
        """
        \(id) = { isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
        B\(id) = { isa = PBXBuildFile; fileRef = \(id); };
        """
      }
      let text = """
        { objects = {
          P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
          L = { buildConfigurations = (C); };
          C = { name = Release; buildSettings = {}; };
          G = { isa = PBXGroup; children = (\(ids.joined(separator: ", "))); sourceTree = "<group>"; };
          \(references.joined(separator: "\n"))
          T = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
          S = { isa = PBXSourcesBuildPhase; files = (\(ids.prefix(compiled.count).map { "B" + $0 }.joined(separator: ", "))); };
        }; rootObject = P; }
        """
      return ProjectTargets([
        try XcodeProject(parsing: Array(text.utf8), path: "/repo/App.xcodeproj")
      ])
    }

    @Test func `an implementation that no target compiles joins no class`() throws {
      func form(_ type: String) -> String {
        "@interface Form : UIView\n@property IBOutlet \(type) *title;\n@end"
      }
      let projects = try project(
        compiled: ["New/Form.m", "New/Form.xib"], listed: ["Old/Form.m"])
      for (old, new, count) in [("UIButton", "UILabel", 0), ("UILabel", "UIButton", 1)] {
        let code = [
          "/repo/Old/Form.h": form(old), "/repo/Old/Form.m": "@implementation Form\n@end",
          "/repo/New/Form.h": form(new), "/repo/New/Form.m": "@implementation Form\n@end",
        ]
        let found = try findings("outlet-type-mismatch", in: "New", projects: projects, code)
        #expect(found.count == count, "\(new)")
      }
    }

    @Test func `code that no target compiles uses nothing`() throws {
      let code = [
        "/repo/Form.swift": "class Form: UIView {}",
        "/repo/List.swift": #"class List { func add() { title = "row"; add(Form()) } }"#,
      ]
      let used = SourceIndex(
        texts: code, projects: try project(compiled: ["Form.swift", "List.swift"], listed: []))
      #expect(used.creates("Form") == true && used.names("row") == true)
      #expect(used.uses("title", in: .everywhere) == true)
      let unused = SourceIndex(
        texts: code, projects: try project(compiled: ["Form.swift"], listed: ["List.swift"]))
      #expect(unused.creates("Form") == false && unused.names("row") == false)
      #expect(unused.containsText("row", outside: []) == false)
      #expect(unused.uses("title", in: .everywhere) == false)
      #expect(unused.declarations.count == 2)
    }

    @Test
    func `a file counts as using a word if a target compiles it, or if nothing is known of it`()
      throws
    {
      let list = "/repo/List.swift"
      let code = [
        "/repo/Form.swift": "class Form: UIView {}",
        list: #"class List { func add() { table.dataSource = self; show("row") } }"#,
      ]
      func index(_ compiled: [String], listed: [String]) throws -> SourceIndex {
        SourceIndex(texts: code, projects: try project(compiled: compiled, listed: listed))
      }
      let used = try index(["Form.swift", "List.swift"], listed: [])
      #expect(used.uses("dataSource", in: .files([list])) == true)
      #expect(used.uncompiledFile(naming: "dataSource") == nil)
      let unused = try index(["Form.swift"], listed: ["List.swift"])
      #expect(unused.uses("dataSource", in: .files([list])) == false)
      for name in ["dataSource", "row"] {
        #expect(unused.uncompiledFile(naming: name) == list)
      }
      #expect(unused.uncompiledFile(naming: "delegate") == nil)
      // The file is not among the sources.
      #expect(unused.uses("dataSource", in: .files(["/repo/Other.swift"])) == true)
      let unknown = SourceIndex(texts: code)
      #expect(unknown.uses("dataSource", in: .files([list])) == true)
      #expect(unknown.uncompiledFile(naming: "dataSource") == nil)
    }

    @Test func `code that no target compiles loads no nib`() throws {
      let code = [
        "/repo/Card.swift": "class Card: UIView {}",
        "/repo/List.swift": #"class List { func add() { UINib(nibName: "Card", bundle: nil) } }"#,
      ]
      for isCompiled in [true, false] {
        let index = SourceIndex(
          texts: code,
          projects: try project(
            compiled: ["Card.swift"] + (isCompiled ? ["List.swift"] : []),
            listed: isCompiled ? [] : ["List.swift"]))
        #expect(index.nibLoads(named: "Card").count == (isCompiled ? 1 : 0))
        let loading = try #require(index.loading(ofNib: "Card", className: "Card", module: nil))
        #expect(loading.sites.isEmpty == !isCompiled && loading.doubts.isEmpty)
      }
    }

    @Test func `a finding names the file that no target compiles`() throws {
      let linter = try Linter(LintConfiguration(only: ["unread-outlet"]))
      let form = #"""
        <view id="form" customClass="Form" customModule="App" customModuleProvider="target">
            <connections><outlet property="title" destination="label" id="o"/></connections>
        </view>
        <label id="label"/>
        """#
      let document = try #require(
        linter.lint(Example(form, in: .view).document.bytes, file: "/repo/Form.xib").document)
      let code = [
        "/repo/Form.swift": "class Form: UIView { @IBOutlet var title: UILabel! }",
        "/repo/Old.swift": #"func show(_ form: Form) { form.title.text = "Old" }"#,
      ]
      func messages(_ projects: ProjectTargets) -> [String] {
        linter.lint(
          project: [DocumentUses(document)], sources: SourceIndex(texts: code, projects: projects)
        ).map(\.message)
      }
      #expect(try messages(project(compiled: ["Form.swift", "Old.swift"], listed: [])).isEmpty)
      #expect(
        try messages(project(compiled: ["Form.swift"], listed: ["Old.swift"])) == [
          """
          Form.xib connects the outlet 'title' of Form, but no code uses it (no target compiles \
          '/repo/Old.swift', which names it); remove the connection and the outlet
          """
        ])
    }

    @Test func `a document that names another module than its own target's is wrong`() throws {
      let linter = try Linter(LintConfiguration(only: ["wrong-module"]))
      let code = ["/repo/Phone/Form.swift": "class Form: UIView {}"]
      let index = SourceIndex(texts: code, projects: try project())
      func messages(_ attributes: String) -> [String] {
        let example = Example(#"<view id="form" customClass="Form" \#(attributes)/>"#, in: .view)
        return linter.lint(
          example.document.bytes, file: "/repo/Phone/Form.xib", sources: index
        ).findings.map(\.message)
      }
      #expect(messages(#"customModule="Phone""#).isEmpty)
      // Xcode replaces the module when it compiles the document.
      #expect(messages(#"customModule="Old" customModuleProvider="target""#).isEmpty)
      #expect(
        messages(#"customModule="Old""#) == [
          "the class Form is not in the module 'Old' (found in Phone); choose its module"
        ])
      // A library has a class with the same name.
      let library = SourceIndex(
        texts: ["/repo/Phone/Form.swift": "import Kit\nclass Form: Kit.Form {}"],
        projects: try project())
      let document = Example(#"<view id="form" customClass="Form" customModule="Kit"/>"#, in: .view)
        .document.bytes
      let found = linter.lint(document, file: "/repo/Phone/Form.xib", sources: library).findings
      #expect(found.isEmpty)
      #expect(
        library.seen(from: "/repo/Phone/Form.xib").declaration(of: "Form", module: "Kit") == nil)
    }

    @Test(arguments: ["2.3", "3.0", "5.0"])
    func `before Swift 4, members need no attribute`(_ version: String) throws {
      let projects = try project(swift: version)
      let code = ["/repo/Phone/Form.swift": "class Form: UIView { var title: UILabel! }"]
      let found = try findings("missing-outlet", in: "Phone", projects: projects, code)
      #expect(found.count == (version == "5.0" ? 1 : 0))
    }

    @Test func `the module is the target's`() throws {
      let code = [twins.keys.sorted()[1]: "class Form: UIView {}"]
      let index = SourceIndex(texts: code, projects: try project())
      #expect(index.declarations.map(\.modules) == [["Phone"]])
      #expect(index.declaration(of: "Form", module: "Phone") != nil)
      #expect(index.declaration(of: "Form", module: "Desk") == nil)
    }

    @Test(arguments: [("2.3", "save:"), ("5.0", "saveWithSender:")])
    func `the project's version of Swift decides about selectors`(
      _ version: String, _ selector: String
    ) throws {
      let code = [
        "/repo/Phone/Form.swift": "class Form: UIView { @IBAction func save(sender: Any) {} }"
      ]
      let index = SourceIndex(texts: code, projects: try project(swift: version))
      #expect(index.declarations.flatMap(\.actions).map(\.selector) == [selector])
      #expect(index.declarations.flatMap(\.actions).map(\.olderSelector) == [nil])
    }

    @Test func `where versions are mixed and unknown an action has both selectors`() {
      let index = SourceIndex(texts: [
        "Old.swift":
          "class Old: UIViewController { override func viewDidAppear(animated: Bool) {} }",
        "New.swift":
          "class New: UIViewController { override func viewDidAppear(_ animated: Bool) {} }",
        "Form.swift": "class Form: UIView { @IBAction func save(sender: Any, event: UIEvent) {} }",
      ])
      let action = index.declaration(of: "Form", module: nil)?.actions.first
      #expect(action?.selector == "saveWithSender:event:" && action?.olderSelector == "save:event:")
      #expect(action?.mayAnswer("save:event:") == true && action?.mayAnswer("save:") == false)
    }
  }
#endif
