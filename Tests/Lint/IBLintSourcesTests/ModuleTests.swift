#if SourceChecks
  import Diagnostics
  import IBLint
  import IBLintSources
  import TestSupport
  import Testing

  /// Classes of one name in two modules: what a file imports decides which one it means, and doubt is silence.
  @Suite struct ModuleTests {
    /// Two modules with a class of one name each, one a control, and a file of a third.
    private func code(_ file: String, name: String = "App.swift") -> [String: String] {
      [
        "Package.swift": "",
        "Sources/One/Base.swift": """
        open class Base: UIControl { @IBOutlet var first: UILabel! }
        public final class Names { public static let nib = "Form" }
        """,
        "Sources/Two/Base.swift": """
        open class Base: UIViewController { @IBOutlet var second: UILabel! }
        public final class Names { public static let nib = "Other" }
        """,
        "Sources/App/\(name)": file,
      ]
    }

    /// The module of a class in a package with a manifest, or nil if it is unknown.
    private func module(_ manifest: String, file: String) -> String? {
      SourceIndex(texts: ["Kit/Package.swift": manifest, file: "public class Badge: UIView {}"])
        .declarations.first?.module
    }

    @Test(arguments: [
      (
        #".target(name: "DesignKit", path: "Sources/UI")"#, "Kit/Sources/UI/Badge.swift",
        "DesignKit"
      ),
      (#".target(name: "DesignKit", path: "Code")"#, "Kit/Code/Views/Badge.swift", "DesignKit"),
      (#".target(name: "Design-Kit", path: "./Code/")"#, "Kit/Code/Badge.swift", "Design_Kit"),
      (#".target(name: "UI"), .testTarget(name: "UITests")"#, "Kit/Sources/UI/Badge.swift", "UI"),
      (#".testTarget(name: "UITests")"#, "Kit/Tests/UITests/Badge.swift", "UITests"),
      (
        #".target(name: "All", path: ".", exclude: ["Parts"]), .target(name: "Parts", path: "Parts")"#,
        "Kit/Parts/Badge.swift", "Parts"
      ),
      (
        #".target(name: "All", path: "Code", sources: ["Views", "Badge.swift"])"#,
        "Kit/Code/Badge.swift", "All"
      ),
      (#".target(name: "DesignKit", path: "Sources/UI")"#, "Kit/Sources/Other/Badge.swift", nil),
      (#".target(name: "All", path: "Code", sources: ["Views"])"#, "Kit/Code/Badge.swift", nil),
      (#".target(name: "UI", path: folder)"#, "Kit/Sources/UI/Badge.swift", nil),
      (#".target(name: name)"#, "Kit/Sources/UI/Badge.swift", nil),
      (#".plugin(name: "UI", capability: .buildTool())"#, "Kit/Sources/UI/Badge.swift", nil),
    ])
    func `the targets of a package manifest determine modules`(
      _ targets: String, _ file: String, _ expected: String?
    ) {
      let manifest =
        "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [\(targets)])"
      #expect(module(manifest, file: file) == expected)
    }

    @Test func `modules are unknown if code computes the targets of a package`() {
      let manifest =
        "let package = Package(name: \"Kit\", targets: names.map { .target(name: $0) })"
      #expect(module(manifest, file: "Kit/Sources/UI/Badge.swift") == nil)
    }

    @Test func `a document with the module of a target with its own folder has no finding`() throws
    {
      let manifest =
        #"let package = Package(name: "Kit", targets: [.target(name: "DesignKit", path: "Sources/UI")])"#
      let sources = SourceIndex(texts: [
        "Package.swift": manifest, "Sources/UI/Badge.swift": "public class Badge: UIView {}",
      ])
      func findings(_ module: String) throws -> [Diagnostic] {
        let text = Documents.xib(#"<view id="a" customClass="Badge" customModule="\#(module)"/>"#)
        return try Linter(LintConfiguration(only: ["wrong-module"]))
          .lint(Array(text.utf8), file: "Badge.xib", sources: sources).findings
      }
      #expect(try findings("DesignKit").isEmpty)
      #expect(try findings("UI").map(\.message).first?.contains("found in DesignKit") == true)
    }

    private func superclasses(_ file: String, of name: String = "Form") -> [String]? {
      SourceIndex(texts: code(file)).superclasses(of: name, module: "App")
    }

    @Test(arguments: [
      ("import One\nclass Form: Base {}", "UIControl"),
      ("import UIKit\n@testable import Two\nclass Form: Base {}", "UIViewController"),
      ("import One\nimport class Two.Base\nclass Form: Base {}", "UIViewController"),
      ("import class One.Base\nimport Two\nclass Form: Base {}", "UIControl"),
      ("import One\nimport class Two.Names\nclass Form: Base {}", "UIControl"),
      ("import One.Parts\nclass Form: Base {}", "UIControl"),
      ("#if canImport(Two)\nimport Two\n#endif\nclass Form: Base {}", "UIViewController"),
      ("import One\nimport Two\nclass Form: Two.Base {}", "UIViewController"),
      ("import One\nimport Two\nclass Base: UILabel {}\nclass Form: Base {}", "UILabel"),
      ("import One\ntypealias Root = Base\nclass Form: Root {}", "UIControl"),
    ])
    func `a superclass is the one of the own module, then of the one that is imported`(
      _ file: String, _ framework: String
    ) {
      #expect(superclasses(file)?.last == framework)
    }

    @Test(arguments: [
      "import One\nimport Two\nclass Form: Base {}", "import UIKit\nclass Form: Base {}",
      "import class One.Base\nimport class Two.Base\nclass Form: Base {}",
    ])
    func `where two remain nothing is known of the superclass`(_ file: String) {
      let ancestry = SourceIndex(texts: code(file)).ancestry(of: "Form", module: "App")
      #expect(ancestry?.isUncertain == true && ancestry?.classes.map(\.name) == ["Form"])
    }

    @Test func `another name means what it means in the file that declares it`() {
      var code = code("import Two\nclass Form: Root {}")
      code["Sources/App/Root.swift"] = "import One\ntypealias Root = Base"
      #expect(
        SourceIndex(texts: code).superclasses(of: "Form", module: "App") == ["Base", "UIControl"])
    }

    @Test func `branches that name one class in two ways agree`() {
      let file = "import One\n#if A\nclass Form: Base {}\n#else\nclass Form: One.Base {}\n#endif"
      #expect(superclasses(file) == ["Base", "UIControl"])
      let other = "import One\n#if A\nclass Form: Base {}\n#else\nclass Form: Two.Base {}\n#endif"
      #expect(superclasses(other) == [])
    }

    @Test(arguments: [
      ("import One", ["first", "more"], ["second"]),
      ("import Two", ["first"], ["second", "more"]),
      ("import One\nimport Two", ["first"], ["second"]),
    ])
    func `an extension adds to the class that its file sees`(
      _ imports: String, _ one: [String], _ two: [String]
    ) {
      let index = SourceIndex(
        texts: code(imports + "\nextension Base { @IBOutlet var more: UIView? { nil } }"))
      #expect(index.declaration(of: "Base", module: "One")?.outlets.map(\.name) == one)
      #expect(index.declaration(of: "Base", module: "Two")?.outlets.map(\.name) == two)
    }

    @Test(arguments: [
      ("import One", [true]), ("import Two", [false]), ("import One\nimport Two", []),
    ])
    func `a nib's name is that of the type that its file sees`(
      _ imports: String, _ loadsForm: [Bool]
    ) {
      let index = SourceIndex(
        texts: code(
          """
          \(imports)
          class Form: UIView {
            func show() { Bundle.main.loadNibNamed(Names.nib, owner: nil) }
          }
          """))
      let form = index.loading(ofNib: "Form", className: "Form", module: "App")
      let other = index.loading(ofNib: "Other", className: "Form", module: "App")
      #expect(form?.sites.map { _ in true } == loadsForm.filter { $0 })
      #expect(other?.sites.map { _ in false } == loadsForm.filter { !$0 })
      // A name that may be either is any.
      let isDoubtful = other?.doubts.contains { $0.reason == .computedName }
      #expect(isDoubtful == loadsForm.isEmpty)
    }

    @Test(arguments: [
      ("@import One;", "One"), ("#import <Two/Two-Swift.h>", "Two"),
      ("  #  include <One/One.h>", "One"), ("#import <One/One.h>\n@import Two;", nil),
      ("#import \"One/One.h\"", nil), ("#import <One.h>\n#pragma mark <Two/x>", nil),
    ])
    func `Objective-C imports modules and headers of frameworks`(
      _ imports: String, _ module: String?
    ) throws {
      let index = SourceIndex(
        texts: code(
          "\(imports)\n@interface Form : UIView\n@property IBOutlet Base *base;\n@end",
          name: "Form.m"))
      let outlet = try #require(index.declaration(of: "Form", module: nil)?.outlets.first)
      #expect(outlet.typeModule == module)
      #expect(outlet.type == module.map { _ in "Base" })
    }

    // MARK: Documents

    private func messages(
      _ rules: Set<String>, _ document: String, _ code: [String: String]
    ) throws -> [String] {
      let linter = try Linter(LintConfiguration(only: rules))
      let index = SourceIndex(texts: code)
      let result = linter.lint(
        Example(document, in: .view).document.bytes, file: "Form.xib", sources: index)
      let read = try #require(result.document)
      return (result.findings + linter.lint(project: [DocumentUses(read)], sources: index))
        .map(\.message)
    }

    private func document(_ attributes: String, formModule: String = "App") -> String {
      """
      <view id="base" customClass="Base"\(attributes)/>
      <view id="form" customClass="Form" customModule="\(formModule)">
          <connections><outlet property="part" destination="base" id="o"/></connections>
      </view>
      """
    }

    private func form(_ imports: String) -> [String: String] {
      var code = code("\(imports)\nclass Form: UIView { @IBOutlet var part: Base! }")
      code["Sources/Two/Base.swift"] = "open class Base: UIView {}"
      return code
    }

    @Test func `an outlet's type is that of the imported module`() throws {
      let rule: Set = ["outlet-type-mismatch"]
      let one = document(#" customModule="One""#)
      let two = document(#" customModule="Two""#)
      #expect(try messages(rule, one, form("import One")).isEmpty)
      #expect(try messages(rule, two, form("import Two")).isEmpty)
      let found = try messages(rule, two, form("import One"))
      #expect(
        found == [
          """
          'part' of Form has the type One.Base, but is connected to a Two.Base; change the property's type, or connect \
          it to a One.Base
          """
        ])
      // Which one is meant, here or there, nobody can tell.
      #expect(try messages(rule, two, form("import One\nimport Two")).isEmpty)
      #expect(try messages(rule, document(""), form("import One")).isEmpty)
    }

    @Test func `of a class without a module that two modules have only that is said`() throws {
      let text = """
        <view id="base" customClass="Base">
            <connections><outlet property="third" destination="base" id="o"/></connections>
        </view>
        """
      let all = Set(RuleRegistry.all.map { $0.info }.filter { $0.needs == [.sources] }.map(\.id))
      #expect(
        try messages(all, text, code("")) == [
          "the Swift class Base cannot be found without its module (found in One and Two); choose its module"
        ])
    }

    @Test func `a class without a module comes before those with one`() throws {
      var code = code("")
      code["Old/Base.h"] = "@interface Base : UILabel\n@end"
      let index = SourceIndex(texts: code)
      #expect(index.superclasses(of: "Base", module: nil) == ["UILabel"])
      #expect(index.superclasses(of: "Base", module: "One") == ["UIControl"])
      #expect(index.superclasses(of: "Base", module: "Vendor") == ["UILabel"])
    }

    @Test func `an outlet that a document may connect counts as connected`() throws {
      let text = """
        <view id="base" customClass="Base">
            <connections><outlet property="first" destination="base" id="o"/></connections>
        </view>
        <view id="other" customClass="Base" customModule="One"/>
        """
      let rule: Set = ["unconnected-outlet"]
      #expect(try messages(rule, text, code("")).isEmpty)
      let unconnected = text.replacing(#"property="first""#, with: #"property="second""#)
      #expect(try messages(rule, unconnected, code("")).count == 1)
    }
  }
#endif
