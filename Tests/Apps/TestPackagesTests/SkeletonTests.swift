#if SourceChecks
  import Foundation
  import SwiftParser
  import SwiftSyntax
  import TestPackages
  import TestSupport
  import Testing

  /// What takes the place of sources that cannot compile.
  @Suite struct SkeletonTests {
    private let project: AppProject

    init() throws { project = try AppProject() }

    private func package(
      _ files: [String: String], _ knowledge: TestPackage.Knowledge = .init()
    ) throws -> TestPackage {
      try project.package(files, knowledge)
    }

    /// Returns the text of all skeletons.
    private func skeletons(_ package: TestPackage) -> String {
      let files = package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks")
      let found = files.filter { $0.path.contains("/\(TestPackage.skeletonFolder)/") }
      for file in found { #expect(!Parser.parse(source: file.text).hasError, "\(file.text)") }
      return found.map(\.text).joined()
    }

    private func tests(_ package: TestPackage) throws -> String {
      let files = package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks")
      return try #require(files.first { $0.path.hasSuffix("ScreenTests.swift") }).text
    }

    private static func xib(_ owner: String, _ connections: String = "") -> String {
      Documents.xib(
        """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
                    <connections>\(connections)</connections>
                </placeholder>
                <label id="a"/>
        """)
    }

    @Test func `a class that imports a missing module keeps what documents connect`() throws {
      let package = try package([
        "Form.swift": """
        import UIKit
        import Kelp

        final class Form: Base, KelpListener, UITextFieldDelegate {
          @IBOutlet private weak var title2: UILabel! { didSet { Kelp.run() } }
          @IBOutlet var rows: [UIView]!
          @IBOutlet weak var chart: KelpChart!
          @IBInspectable var spacing: CGFloat = 4
          private let kelp = KelpStore()
          override func viewDidLoad() { super.viewDidLoad() }
          @IBAction private func save(_ sender: KelpButton) { Kelp.save() }
          @IBAction func undo() {}
        }
        """,
        "Base.swift": "import UIKit\nimport Kelp\nclass Base: UIViewController {}\n",
        "Form.xib": Self.xib("Form"),
      ])
      let text = skeletons(package)
      for line in [
        "class Form: Base, UITextFieldDelegate {", "class Base: UIViewController {",
        "@IBOutlet var title2: UILabel!", "@IBOutlet var rows: [UIView]!",
        "@IBOutlet var chart: NSObject!", "@IBInspectable var spacing: CGFloat = 4",
        "@IBAction func save(_ sender: Any) {}", "@IBAction func undo() {}",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
      #expect(!text.contains("Kelp") && !text.contains("viewDidLoad"), "\(text)")
      #expect(package.leftOut.values.allSatisfy { $0 == "imports Kelp" })
      #expect(try tests(package).contains("func `Form loads (skeleton)`(device: String)"))
      #expect(try tests(package).contains("Form(nibName: \"Form\", bundle: nil)"))
    }

    @Test func `a plain object's initializers stay, and enumerations have cases`() throws {
      let text = try skeletons(
        package([
          "Store.swift": """
          import Kelp
          class Store: NSObject, NSCoding {
            override init() {}
            required init?(coder: NSCoder) {}
            func encode(with coder: NSCoder) {}
          }
          class Board: UIView { required init?(coder: NSCoder) {} }
          enum Mood { case calm, rough }
          extension Mood { init?(level: Int) { self = .calm } }
          """
        ]))
      #expect(
        text.contains("required convenience init?(coder: NSCoder) { self.init() }"), "\(text)")
      #expect(text.ranges(of: "init?(coder").count == 1, "\(text)")
      #expect(text.contains("  init?(level: Int) { self = .calm }"), "\(text)")
    }

    @Test func `a skeleton has no member that could not return`() throws {
      let text = skeletons(
        try package([
          "Store.swift": """
          import Kelp
          enum Mood: String { case calm, rough }
          struct Wave { let height: Double; var mood: Mood = .calm }
          protocol Tidal { func rise() -> Wave; var level: Int { get } }
          class Store {
            static let shared = Store()
            var waves: [Wave] = []
            func count() -> Int { Kelp.count() }
            func wave(at index: Int) -> Wave { waves[index] }
            func mood() -> Mood { .rough }
            func next(_ then: @escaping (Wave?) -> Void) { Kelp.next(then) }
            func kelp() -> KelpStore { KelpStore() }
            init(name: String) {}
          }
          """
        ]))
      for line in [
        "enum Mood: String {", "case calm, rough", "var height: Double", "var mood: Mood = .calm",
        "func rise() -> Wave", "static let shared = Store()", "var waves: [Wave] = []",
        "func count() -> Int { 0 }", "func mood() -> Mood { Mood.calm }",
        "func next(_ then: @escaping (Wave?) -> Void) {}", "init(name: String) {}",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
      #expect(!text.contains("wave(at") && !text.contains("kelp()"), "\(text)")
    }

    @Test func `a line that does not compile is left out, and a type loses its protocols first`()
      throws
    {
      var knowledge = TestPackage.Knowledge()
      let files = [
        "Form.swift":
          "import UIKit\nimport Kelp\nclass Form: UIView, Codable {\n  var depth = 3\n  var width = 4\n}\n"
      ]
      let first = try package(files)
      let file = try #require(
        first.files(dependency: "/x", version: "1.0.0", package: "/work/Checks").first {
          $0.path.contains("/skeletons/")
        })
      let name = URL(fileURLWithPath: file.path).lastPathComponent
      knowledge.droppedLines[name] = ["var depth = 3", "class Form: UIView, Codable {"]
      let text = skeletons(try package(files, knowledge))
      #expect(text.contains("class Form: UIView {") && text.contains("var width = 4"), "\(text)")
      #expect(!text.contains("Codable") && !text.contains("depth"))
      knowledge.droppedLines[name]?.insert("class Form: UIView {")
      #expect(!skeletons(try package(files, knowledge)).contains("Form"))
    }

    @Test func `an Objective-C class has a skeleton, with its actions and properties`() throws {
      let package = try package([
        "Reef.h": """
        @interface Reef : UIViewController
        @property (nonatomic, weak) IBOutlet UILabel *depth;
        - (IBAction)dive:(id)sender;
        - (IBAction)rise:(id)sender event:(UIEvent *)event;
        @end
        """,
        "Reef.m": "#import \"Reef.h\"\n@implementation Reef\n@end\n",
        "Form.swift": "import UIKit\n",
        "Reef.xib": Self.xib("Reef"),
      ])
      let text = skeletons(package)
      for line in [
        "@objc(Reef) open class Reef: UIViewController {", "@IBOutlet var depth: UILabel!",
        "@IBAction @objc(dive:) func dive(_ value0: Any) {}",
        "@IBAction @objc(rise:event:) func rise(_ value0: Any, event value1: Any) {}",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
      #expect(try tests(package).contains("`Reef loads (skeleton)`"))
    }

    @Test func `of two classes with one name, the target's has a skeleton`() throws {
      func header(_ outlet: String) -> String {
        "@interface Reef : UIViewController\n@property (weak) IBOutlet UILabel *\(outlet);\n@end\n"
      }
      for folder in ["Bay", "Zone"] {
        try project.write(header("other"), "\(folder)/Reef.h")
        try project.write(
          "#import \"Reef.h\"\n@implementation Reef\n@end\n", "\(folder)/Reef.m")
      }
      let text = try skeletons(
        package([
          "Reef.h": header("depth"),
          "Reef.m": "#import \"Reef.h\"\n@implementation Reef\n@end\n",
          "Form.swift": "import UIKit\n",
        ]))
      #expect(text.ranges(of: "class Reef: UIViewController {").count == 1, "\(text)")
      #expect(text.contains("depth"), "\(text)")
    }

    @Test func `an Objective-C outlet with another type than its object has that of the object`()
      throws
    {
      let text = try skeletons(
        package([
          "Reef.h": """
          @interface Shell : UIButton
          @end
          @interface Reef : UIViewController
          @property (weak) IBOutlet UIBarButtonItem *send;
          @property (weak) IBOutlet Shell *shell;
          @property (weak) IBOutlet Shell *plain;
          @property (weak) IBOutlet UIView *any;
          @end
          """,
          "Reef.m": "#import \"Reef.h\"\n@implementation Reef\n@end\n@implementation Shell\n@end\n",
          "Form.swift": "import UIKit\n",
          "Form.xib": Documents.xib(
            """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Reef">
                        <connections>
                            <outlet property="send" destination="a" id="w"/>
                            <outlet property="shell" destination="b" id="x"/>
                            <outlet property="plain" destination="a" id="y"/>
                            <outlet property="any" destination="b" id="z"/>
                        </connections>
                    </placeholder>
                    <button id="a"/>
                    <button id="b" customClass="Shell"/>
            """),
        ]))
      for line in ["send: UIButton!", "shell: Shell!", "plain: UIButton!", "any: UIView!"] {
        #expect(text.contains("@IBOutlet var \(line)"), "\(line)\n\(text)")
      }
    }

    @Test func `a skeleton has no property that a superclass's skeleton has`() throws {
      let text = try skeletons(
        package([
          "Reef.h": """
          @interface Base : UIViewController
          @property (weak) IBOutlet UILabel *depth;
          @end
          @interface Reef : Base
          @property (weak) IBOutlet UILabel *depth;
          @property (weak) IBOutlet UILabel *width;
          @end
          """,
          "Reef.m": "#import \"Reef.h\"\n@implementation Base\n@end\n@implementation Reef\n@end\n",
          "Form.swift": "import UIKit\n",
        ]))
      #expect(text.ranges(of: "var depth: UILabel!").count == 1, "\(text)")
      #expect(text.contains("class Reef: Base {\n  @IBOutlet var width: UILabel!"), "\(text)")
    }

    @Test func `a class without a known superclass has that of its objects in documents`() throws {
      let text = try skeletons(
        package([
          "Reef.h": "@interface Reef\n@end\n@interface Shoal\n@end\n",
          "Reef.m":
            "#import \"Reef.h\"\n@implementation Reef\n@end\n@implementation Shoal\n@end\n",
          "Form.swift": "import UIKit\n",
          "Form.xib": Documents.xib(#"        <button id="a" customClass="Reef"/>"#),
        ]))
      #expect(text.contains("class Reef: UIButton {"), "\(text)")
      #expect(text.contains("class Shoal: NSObject {"), "\(text)")
    }

    @Test func `an app in Objective-C has tests with skeletons`() throws {
      let package = try package([
        "Reef.h": "@interface Reef : UIViewController\n@end\n",
        "Reef.m": "#import \"Reef.h\"\n@implementation Reef\n@end\n",
        "Reef.xib": Self.xib("Reef"),
      ])
      #expect(package.sources.isEmpty && package.summary.skeletons == 1)
      #expect(skeletons(package).contains("class Reef: UIViewController {"))
    }

    @Test func `a library's class has what documents connect and its subclasses do not declare`()
      throws
    {
      let package = try package([
        "Form.swift":
          "import UIKit\nclass Form: KelpController {\n  @IBOutlet var own: UILabel!\n}\n",
        "Form.xib": Self.xib(
          "Form",
          #"<outlet property="own" destination="a" id="x"/><outlet property="list" destination="a" id="y"/>"#
        ),
      ])
      let text = skeletons(package)
      #expect(
        text.contains("@objc(KelpController) open class KelpController: UIViewController {"))
      #expect(text.contains("@IBOutlet var list: UILabel!") && !text.contains("var own"))
      #expect(package.leftOut.isEmpty)
    }

    /// Returns the package without lines of the skeleton that the name begins.
    private func package(
      _ files: [String: String], dropping lines: Set<String>, of skeleton: String
    ) throws -> TestPackage {
      let names = try package(files).files(dependency: "/x", version: "1", package: "/work/Checks")
        .map { URL(fileURLWithPath: $0.path).lastPathComponent }
      var knowledge = TestPackage.Knowledge()
      knowledge.droppedLines[try #require(names.first { $0.hasPrefix(skeleton) })] = lines
      return try package(files, knowledge)
    }

    @Test func `an open class stays, if need be with less access`() throws {
      let files = [
        "Form.swift":
          "import UIKit\nimport Kelp\nopen class Form: KelpController, Codable {\n  open var depth = 3\n}\n"
      ]
      let all = try skeletons(package(files))
      #expect(all.contains("open class KelpController: UIViewController {"), "\(all)")
      let headers = [
        "open class Form: KelpController, Codable {", "open class Form: KelpController {",
        "public class Form: KelpController, Codable {", "public class Form: KelpController {",
        "class Form: KelpController, Codable {", "class Form: KelpController {",
      ]
      for (number, header) in headers.enumerated() {
        let text = try skeletons(
          package(files, dropping: Set(headers.prefix(number)), of: "Form_"))
        #expect(text.contains("\n\(header)"), "\(text)")
      }
    }

    @Test func `a member that does not compile in one type stays in the others`() throws {
      let files = [
        "Form.swift":
          "import UIKit\nimport Kelp\nclass Form: UIView { var depth = 3 }\nclass Row: UIView { var depth = 3 }\n"
      ]
      let text = skeletons(
        try package(files, dropping: ["class Row: UIView {\nvar depth = 3"], of: "Form"))
      #expect(text.contains("class Form: UIView {\n  var depth = 3"), "\(text)")
      #expect(text.contains("class Row: UIView {\n}"), "\(text)")
    }

    @Test func `the key of a member begins with the line that begins its type`() {
      let lines = """
        class Form {
          class Row {
        #if DEBUG
            var depth = 3
        #endif
          }
          var width = 4
        }
        """.split(separator: "\n", omittingEmptySubsequences: false)
      let keys = AppSkeletons.DropKeys(lines)
      #expect(keys.key(of: 0) == "class Form {")
      #expect(keys.key(of: 3) == "class Row {\nvar depth = 3")
      #expect(keys.key(of: 6) == "class Form {\nvar width = 4")
    }

    @Test func `the keys of many members are found in linear time`() {
      let growth = Growth.ofDoubled(4_000) { size in
        let text = "class Form {\n" + String(repeating: "  var depth = 3\n", count: size) + "}\n"
        let keys = AppSkeletons.DropKeys(text.split(separator: "\n"))
        #expect(keys.lines.indices.allSatisfy { keys.key(of: $0).hasPrefix("class") || $0 > size })
      }
      #expect(growth < 3)
    }

    @Test func `what the compiler misses both as a type and as a value is a type`() throws {
      var knowledge = TestPackage.Knowledge()
      knowledge.usesStandIns = true
      knowledge.libraryAdditions = Set(
        [
          "cannot find type 'KelpFile' in scope", "cannot find 'KelpFile' in scope",
          "value of type 'AnyObject' has no member 'tag'", "type 'Any?' has no member 'white'",
        ].compactMap { LibraryAddition(message: $0) })
      let package = try package(
        ["Form.swift": "import Kelp\nfunc form(_ file: KelpFile) { _ = KelpFile(depth: 3) }\n"],
        knowledge)
      let text = package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks")
        .map(\.text).joined()
      #expect(text.contains("open class KelpFile: NSObject"), "\(text)")
      #expect(text.contains("extension KelpFile { convenience init(depth value0: "), "\(text)")
      #expect(!text.contains("func KelpFile"), "\(text)")
      #expect(!text.contains("extension Any"), "\(text)")
    }

    @Test func `a class without a source is left out whole, or keeps what compiles`() throws {
      let files = [
        "Reef.h": """
        @interface Reef : UIViewController
        @property (nonatomic, weak) IBOutlet UILabel *depth;
        @property (nonatomic, weak) IBOutlet UILabel *width;
        - (IBAction)dive:(id)sender;
        @end
        """,
        "Reef.m": "#import \"Reef.h\"\n@implementation Reef\n@end\n",
        "Form.swift": "import UIKit\nclass Form: KelpController {}\n",
      ]
      let header = "@objc(Reef) open class Reef: UIViewController {"
      let closed = "@objc(Reef) public class Reef: UIViewController {"
      func text(without lines: String...) throws -> String {
        skeletons(try package(files, dropping: Set(lines), of: "OtherClasses"))
      }
      // A member that does not compile leaves the others; an outlet connects with another type.
      let less = try text(
        without: "@IBOutlet var depth: UILabel!",
        "@IBAction @objc(dive:) func dive(_ value0: Any) {}",
        "}")
      #expect(less.contains(header) && less.contains("@IBOutlet var depth: Any?"), "\(less)")
      #expect(less.contains("@IBOutlet var width: UILabel!") && !less.contains("dive"), "\(less)")
      let plain = try text(without: header, closed)
      #expect(plain.contains("@objc(Reef) open class Reef: NSObject {") && plain.contains("dive"))
      let none = try text(
        without: header, closed, "@objc(Reef) open class Reef: NSObject {",
        "@objc(Reef) public class Reef: NSObject {")
      #expect(!none.contains("Reef") && !none.contains("depth") && !none.contains("dive"))
      #expect(none.contains("class KelpController: UIViewController {"), "\(none)")
    }

    @Test func `an outlet whose type does not compile has another type`() throws {
      let files = [
        "Form.swift":
          "import UIKit\nimport Weed\nclass Form: UIViewController {\n  @IBOutlet var chart: KelpChart!\n}\n",
        "Chart.swift": "import UIKit\nclass Chart: KelpChart {}\n",
        "Form.xib": Self.xib(
          "Form", #"<outlet property="chart" destination="a" id="x"/>"#),
      ]
      #expect(try skeletons(package(files)).contains("@IBOutlet var chart: KelpChart!"))
      let other = try skeletons(
        package(files, dropping: ["@IBOutlet var chart: KelpChart!"], of: "Form_"))
      #expect(other.contains("@IBOutlet var chart: UILabel!"), "\(other)")
      let any = try skeletons(
        package(
          files, dropping: ["@IBOutlet var chart: KelpChart!", "@IBOutlet var chart: UILabel!"],
          of: "Form_"))
      #expect(any.contains("@IBOutlet var chart: Any?"), "\(any)")
    }

    @Test func `a class is only as real as its superclasses`() throws {
      let package = try package([
        "Form.swift": "import UIKit\nclass Form: Middle {}\nclass Middle: KelpController {}\n",
        "Base.swift": "import UIKit\nimport Kelp\nclass Base: UIViewController {}\n",
        "Board.swift": "import UIKit\nclass Board: Base {}\n",
        "Pier.swift": "import UIKit\nclass Pier: UIViewController {}\n",
        "Form.xib": Self.xib("Form"), "Board.xib": Self.xib("Board"), "Pier.xib": Self.xib("Pier"),
      ])
      let tests = try tests(package)
      for title in ["Form loads (stand-in)", "Board loads (skeleton)", "Pier loads"] {
        #expect(tests.contains("func `\(title)`(device"), "\(title)\n\(tests)")
      }
      let summary = package.summary
      #expect(summary.real == 1 && summary.skeletons == 1 && summary.standIns == 1)
    }

    @Test func `a reference to another storyboard is no screen`() throws {
      let package = try package([
        "Form.swift": "import UIKit\n",
        "Pier.storyboard": Documents.storyboard(
          """
                  <scene sceneID="s1"><objects>
                      <viewController storyboardIdentifier="Gate" id="a" sceneMemberID="viewController"/>
                  </objects></scene>
                  <scene sceneID="s2"><objects>
                      <viewControllerPlaceholder storyboardIdentifier="Shed" storyboardName="Quay" referencedIdentifier="Shed" id="b" sceneMemberID="viewController"/>
                  </objects></scene>
          """),
      ])
      let tests = try tests(package)
      #expect(tests.contains("`Pier shows Gate`") && !tests.contains("Shed"), "\(tests)")
      #expect(package.summary.screens == 1)
    }

    @Test func `the summary counts screens, and what each module would add`() throws {
      let summary = try package([
        "A.swift": "import UIKit\nclass A: UIViewController {}\n",
        "B.swift": "import UIKit\nimport Kelp\nclass B: UIViewController {}\n",
        "C.swift": "import UIKit\nimport Kelp\nimport Weed\nclass C: UIViewController {}\n",
        "A.xib": Self.xib("A"), "B.xib": Self.xib("B"), "C.xib": Self.xib("C"),
        "D.xib": Self.xib("Nowhere"), "E.xib": "<document",
      ]).summary
      #expect(summary.screens == 5 && summary.real == 1 && summary.skeletons == 2)
      #expect(summary.standIns == 1 && summary.unreadable.map(\.name) == ["E"])
      #expect(summary.modules.map(\.name) == ["Kelp", "Weed"])
      #expect(summary.modules.map(\.files) == [2, 1] && summary.modules.map(\.screens) == [1, 0])
      #expect(summary.screensWithAllModules == 2)
      #expect(summary.sources == 3 && summary.compiled == 1)
    }

    @Test func `the user's modules and exclusions decide what is left out`() throws {
      let files = [
        "A.swift": "import UIKit\nimport Kelp\nclass A: UIView {}\n",
        "B.swift": "import UIKit\nclass B: UIView {}\n",
      ]
      var knowledge = TestPackage.Knowledge()
      knowledge.modules = ["Kelp"]
      #expect(try package(files, knowledge).leftOut.isEmpty)
      knowledge.excluded = ["app/B.swift"]
      #expect(try package(files, knowledge).leftOut.values.elementsEqual(["excluded"]))
      knowledge.failures = [
        project.scratch.url.appending(path: "Tide/A.swift").path: "no such member"
      ]
      #expect(
        Set(try package(files, knowledge).leftOut.values) == [
          "excluded", "does not compile: no such member",
        ])
    }
  }
#endif
