#if SourceChecks
  import Foundation
  import SwiftParser
  import SwiftSyntax
  import TestPackages
  import TestSupport
  import Testing

  /// What takes the place of libraries.
  @Suite struct LibraryStandInTests {
    private let project: AppProject

    init() throws { project = try AppProject() }

    private func package(
      _ files: [String: String], _ change: (inout TestPackage.Knowledge) -> Void = { _ in }
    ) throws -> TestPackage {
      var knowledge = TestPackage.Knowledge()
      knowledge.usesStandIns = true
      change(&knowledge)
      return try project.package(files, knowledge)
    }

    /// Returns the text of the files in a folder of the target.
    private func text(_ package: TestPackage, in folder: String = TestPackage.standInFolder)
      -> String
    {
      let files = package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks")
        .filter { $0.path.contains("/\(folder)/") }
      for file in files { #expect(!Parser.parse(source: file.text).hasError, "\(file.text)") }
      return files.map(\.text).joined()
    }

    private func settings(_ package: TestPackage) throws -> String {
      try #require(
        package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks").first {
          $0.path.hasSuffix("app-sources.json")
        }
      ).text
    }

    @Test(arguments: ["../../../Package", "a\"b", "a b", "A/B", "1st"])
    func `a module whose name is not an identifier gets no file`(module: String) throws {
      let package = try package([
        "Form.swift":
          "import UIKit\nimport `\(module)`\nclass Form: UIViewController { let a = Kelp() }\n"
      ])
      let paths = package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks")
        .map(\.path)
      #expect(Set(paths).count == paths.count && !paths.contains { $0.contains(module) })
      #expect(package.summary.standInModules.isEmpty)
    }

    @Test(arguments: ["$9223372036854775807", "$2000000000"])
    func `a huge number of a shorthand argument is not a number of parameters`(name: String) throws
    {
      let package = try package([
        "Form.swift":
          "import UIKit\nimport Kelp\nclass Form: UIViewController { let a = KelpStore { \(name) } }\n"
      ])
      #expect(text(package).utf8.count < 100_000)
    }

    @Test func `a source that imports a library is not left out`() throws {
      let files = [
        "Form.swift": """
        import UIKit
        import Kelp
        class Form: UIViewController, KelpListener {
          weak var listener: KelpListener?
          let store = KelpStore(name: "tide", depth: 3)
          let waves: KelpList<String> = KelpList()
          var mood: KelpStore.Mood?
          override func viewDidLoad() {
            store.load(after: 2) { [weak self] wave, error in self?.show(wave, error) }
            store.rows.map { $0.title }
            KelpStore.shared.tint = .green
            if let row = store.row(at: 1) { show(row, nil) }
            switch store.state { case .failed(let error): show(error, nil); default: break }
          }
          func show(_ first: Any?, _ second: Any?) {}
        }
        """
      ]
      let package = try package(files)
      #expect(package.leftOut.isEmpty)
      #expect(try settings(package).contains("\"Kelp\""))
      let classes = text(package, in: TestPackage.skeletonFolder)
      for line in [
        "class KelpStore: NSObject, LibraryObject, LibraryDefault {",
        "class KelpList<A0>: NSObject, LibraryObject, LibraryDefault {",
        "required override init() { super.init() }",
      ] {
        #expect(classes.contains(line), "\(line)\n\(classes)")
      }
      let text = text(package)
      for line in [
        "protocol KelpListener: AnyObject {}",
        "extension KelpStore { convenience init(name value0: Any?, depth value1: Any?) { self.init() } }",
        "extension KelpStore { public typealias Mood = LibraryValue }",
        "@discardableResult func load<R1>(after value0: Any?, _ value1: (LibraryValue, LibraryValue) throws -> R1) -> LibraryValue { LibraryValue.called(\"load\") }",
        "func map<R0, R>(_ value0: (LibraryValue) throws -> R0) -> R { LibraryValue.made(\"map\") }",
        "@discardableResult func row(at value0: Any?) -> LibraryValue? {",
        "case failed(LibraryValue)", "case green",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
    }

    @Test func `members that the app overrides belong to a library's class`() throws {
      let package = try package([
        "Form.swift": """
        import Kelp
        class Base: KelpController {
          func own() {}
          override func viewDidLoad() {}
          override class func tide(for depth: Int = 3) -> Bool { false }
        }
        class Form: Base {
          override func own() {}
          override var wave: String? { nil }
        }
        """
      ])
      let classes = text(package, in: TestPackage.skeletonFolder)
      #expect(classes.contains("class KelpController: UIViewController, LibraryObject {"))
      #expect(classes.contains("class func tide(for depth: Int) -> Bool { false }"), "\(classes)")
      #expect(classes.contains("var wave: String? { get { nil } set {} }"), "\(classes)")
      #expect(!classes.contains("own()") && !classes.contains("viewDidLoad"))
    }

    @Test func `names of the app, of UIKit and of Swift have no stand-ins`() throws {
      let package = try package([
        "Form.swift": """
        import UIKit
        import Kelp
        struct Wave<Crest> { var crest: Crest }
        class Form: UIViewController {
          var waves: [Wave<Int>] = []
          var pointer: UnsafePointer<CChar>?
          var queue: DispatchQoS?
          let store: KelpStore
        }
        """
      ])
      let all = text(package) + text(package, in: TestPackage.skeletonFolder)
      for name in ["Wave", "Crest", "Form", "UnsafePointer", "CChar", "DispatchQoS", "Int"] {
        #expect(!all.contains("class \(name)"), "\(name)")
      }
      #expect(all.contains("class KelpStore"))
    }

    @Test func `a screen of the app's own class says that libraries are stand-ins`() throws {
      let package = try package([
        "Form.swift": "import UIKit\nimport Kelp\nclass Form: UIViewController {}\n",
        "Form.xib": Documents.xib(
          #"        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form"/>"#
        ),
      ])
      let files = package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks")
      let tests = try #require(files.first { $0.path.hasSuffix("ScreenTests.swift") }).text
      #expect(tests.contains("func `Form loads (with stand-ins)`(device: String)"))
      #expect(package.summary.partial == 1 && package.summary.real == 0)
      #expect(package.summary.standInModules.map(\.name) == ["Kelp"])
      #expect(package.summary.modules.isEmpty)
    }

    @Test func `a library that the package has needs no stand-in, and SwiftUI cannot have one`()
      throws
    {
      let package = try package([
        "Form.swift": "import UIKit\nimport Kelp\nclass Form: KelpController {}\n",
        "Sheet.swift": "import SwiftUI\nimport Weed\nstruct Sheet: View {}\n",
      ]) { $0.modules = ["Kelp"] }
      #expect(package.leftOut.values.elementsEqual(["imports SwiftUI"]))
      #expect(try !settings(package).contains("\"Kelp\"") && settings(package).contains("\"Weed\""))
    }

    @Test func `what the compiler does not find in other types becomes their extension`() throws {
      let files = [
        "Form.swift": """
        import UIKit
        import Kelp
        class Form: UIView {
          func lay() {
            self.kelp.lay { make in make.left.equal(to: self) }
            backgroundColor = .seaGreen
            pierLog("x", level: 2)
            superview?.sway(by: 2)
          }
        }
        """
      ]
      let first = try package(files)
      let found = first.additions(for: [
        "value of type 'Form' has no member 'kelp'", "type 'UIColor' has no member 'seaGreen'",
        "cannot find 'pierLog' in scope", "value of type 'UIView?' has no member 'sway'",
        "cannot convert value of type 'Int' to expected argument type 'String'",
        "value of type 'UIView' has no member 'setNeedsLayout'",
      ])
      #expect(found.count == 4)
      let text = text(try package(files) { $0.libraryAdditions = found })
      for line in [
        "extension Form { var kelp: LibraryValue { get { .libraryValue } set {} } }",
        "extension UIColor { static var seaGreen: UIColor {",
        "@discardableResult func pierLog(_ value0: Any?, level value1: Any?) -> LibraryValue {",
        "extension UIView { @discardableResult func sway(by value0: Any?) -> LibraryValue {",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
      // Without stand-ins, the source is what is wrong.
      #expect(
        try project.package(files).additions(for: ["cannot find 'pierLog' in scope"]).isEmpty)
    }

    @Test func `a method does not hide a property, and a handler has the closure's parameters`()
      throws
    {
      let text = text(
        try package([
          "Form.swift": """
          import Kelp
          func form(_ store: KelpStore) {
            print(KelpStore.shared.depth, Reef.shared(), store.tint, store.tint(3))
            store.whenHigh = { wave, depth in print(wave, depth) }
            store.open()?.close(); store.close(); _ = KelpPath(3)!
          }
          """
        ]))
      #expect(!text.contains("func shared(") && !text.contains("func tint("), "\(text)")
      for line in [
        "var whenHigh: ((LibraryValue, LibraryValue) throws -> Void)? {",
        "@_disfavoredOverload @discardableResult func open() -> LibraryValue? {",
        "extension KelpPath { convenience init?(_ value0: Any?) { self.init() } }",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
    }

    @Test
    func `errors show the superclass of a library's class, and what loops and conditions need`()
      throws
    {
      let files = [
        "Form.swift": """
        import UIKit
        import Kelp
        let list = KelpList<Int>()
        let path = KelpPath(name: "x")
        let layout = KelpLayout()
        """
      ]
      let first = try package(files)
      let found = first.additions(for: [
        "cannot convert value of type 'KelpLayout' to expected argument type 'UICollectionViewLayout'",
        "for-in loop requires 'KelpList<Int>' to conform to 'Sequence'",
        "cannot use optional chaining on non-optional value of type 'KelpPath'",
        // These are not about libraries.
        "cannot convert value of type 'Int' to expected argument type 'UIView'",
        "cannot use optional chaining on non-optional value of type 'UIView'",
      ])
      #expect(found.count == 3)
      let package = try package(files) { $0.libraryAdditions = found }
      let all = text(package) + text(package, in: TestPackage.skeletonFolder)
      for line in [
        "class KelpLayout: UICollectionViewLayout, LibraryObject {",
        "extension KelpList: Sequence { public func makeIterator() -> IndexingIterator<[A0]> { [].makeIterator() } }",
        "extension KelpPath { convenience init?(name value0: Any?) { self.init() } }",
      ] {
        #expect(all.contains(line), "\(line)\n\(all)")
      }
    }

    /// Returns the package that takes account of errors, each at the first place of a text in a source.
    private func package(
      _ source: String, errors: [(place: String, message: String)]
    ) throws -> TestPackage {
      let app = try project.app(["Form.swift": source])
      var knowledge = TestPackage.Knowledge()
      knowledge.usesStandIns = true
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let found = try errors.map { place, message in
        let line = try #require(lines.firstIndex { $0.contains(place) })
        let start = try #require(lines[line].range(of: place)).lowerBound
        return SourceError(
          path: app.sources[0], line: line + 1,
          column: lines[line].utf8.distance(from: lines[line].startIndex, to: start) + 1,
          message: message)
      }
      let first = TestPackage(app, knowledge)
      knowledge.libraryAdditions = first.additions(for: found, in: app, known: [])
      #expect(first.additions(for: found, in: app, known: knowledge.libraryAdditions).isEmpty)
      return TestPackage(app, knowledge)
    }

    @Test func `an error shows the type of the member whose value is in the wrong place`() throws {
      let text = text(
        try package(
          """
          import Kelp
          func form(_ store: KelpStore) {
            show(store.title)
            let depth = store.depth(at: 3)
            let reading = depth
            paint(reading)
            if store.count > 3 { show(store.name()!) }
            if let tide = store.tide { show(tide) }
            for wave in store.waves { show(wave) }
          }
          """,
          errors: [
            (
              "title)",
              "cannot convert value of type 'LibraryValue' to expected argument type 'URL'"
            ),
            (
              "reading)",
              "cannot convert value of type 'LibraryValue' to expected argument type '[Int]'"
            ),
            (
              "> 3",
              "binary operator '>' cannot be applied to operands of type 'LibraryValue' and 'Int'"
            ),
            (
              "tide =",
              "initializer for conditional binding must have Optional type, not 'LibraryValue'"
            ),
            ("!)", "cannot force unwrap value of non-optional type 'LibraryValue'"),
            ("waves {", "for-in loop requires 'LibraryValue' to conform to 'Sequence'"),
          ]))
      for line in [
        "var title: URL { get { LibraryValue.made(\"title\") } nonmutating set {} }",
        "@discardableResult func depth(at value0: Any?) -> [Int] { LibraryValue.made(\"depth\") }",
        "var count: Int {", "var tide: LibraryValue? {",
        "@discardableResult func name() -> LibraryValue? {",
        "@_disfavoredOverload @discardableResult func name() -> LibraryValue {",
        "extension LibraryValue: Sequence { public func makeIterator()",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
    }

    @Test func `a switch without a default shows all values of its subject`() throws {
      let text = text(
        try package(
          """
          import Kelp
          func form(_ store: KelpStore, _ mood: KelpMood) {
            switch store.state {
            case .high, .low: break
            case .failed(let error): show(error)
            }
            switch mood { case .calm: break; case .wild: break }
          }
          """, errors: [("switch store", "switch must be exhaustive")]))
      for line in [
        "public enum LibraryCases_state: LibraryObject, LibraryDefault, Hashable { case high, low, failed(LibraryValue); init() { self = .high } }",
        "var state: LibraryCases_state {",
        "public enum KelpMood: LibraryObject, LibraryDefault, Hashable { case calm, wild; init() { self = .calm } }",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
    }

    @Test func `a class has the initializers that its subclasses call, and those of UIKit`() throws
    {
      let package = try package([
        "Form.swift": """
        import UIKit
        import Kelp
        class Sheet: KelpView {
          init(_ depth: Int) { super.init(depth: depth, tide: .high) }
          required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        """
      ])
      let classes = text(package, in: TestPackage.skeletonFolder)
      for line in [
        "public init(depth value0: Any?, tide value1: LibraryValue) { super.init(frame: .zero) }",
        "public override init(frame: CGRect) { super.init(frame: frame) }",
        "public required init?(coder: NSCoder) { super.init(coder: coder) }",
      ] {
        #expect(classes.contains(line), "\(line)\n\(classes)")
      }
    }

    @Test func `a closure that returns a member without a base returns an unknown value`() throws {
      let text = text(
        try package([
          "Form.swift": """
          import Kelp
          func form(_ store: KelpStore) {
            store.watch { wave in print(wave); return .success }
            store.sort { .ascending }
          }
          """
        ]))
      for line in [
        "func watch(_ value0: (LibraryValue) throws -> LibraryValue) -> LibraryValue {",
        "func sort(_ value0: () throws -> LibraryValue) -> LibraryValue {",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
    }

    @Test func `errors show types that are other names, and members that are assigned`() throws {
      let package = try package(
        """
        import UIKit
        import Kelp
        let fields: KelpFields = ["a": "b"]
        func form(_ button: KelpButton) { button.image = nil }
        """,
        errors: [
          (
            "[\"a\"",
            "cannot convert value of type '[String : String]' to specified type 'KelpFields'"
          ),
          ("image =", "cannot assign to value: 'image' is a method"),
        ])
      let text = text(package)
      #expect(text.contains("public typealias KelpFields = [String : String]"), "\(text)")
      #expect(text.contains("var image: Any? { get { nil } nonmutating set {} }"), "\(text)")
      #expect(!self.text(package, in: TestPackage.skeletonFolder).contains("class KelpFields"))
    }

    @Test
    func
      `errors show the types of assigned values, types that no source declares, and plain classes`()
      throws
    {
      let package = try package(
        """
        import UIKit
        import Kelp
        class Page: NSObject, UICloudSharingControllerDelegate { var mole: Mole? }
        extension KelpStore: Equatable {}
        func form(_ store: KelpStore) { store.isLow = true; KelpPath()!.open() }
        """,
        errors: [
          ("true", "cannot assign value of type 'Bool' to type 'LibraryValue'"),
          (
            "UICloudSharingControllerDelegate",
            "cannot find type 'UICloudSharingControllerDelegate' in scope"
          ),
          ("Mole?", "cannot find type 'Mole' in scope"),
          ("KelpStore: E", "redundant conformance of 'KelpStore' to protocol 'Equatable'"),
        ])
      let all = text(package) + text(package, in: TestPackage.skeletonFolder)
      for line in [
        "var isLow: Bool { get { LibraryValue.made(\"isLow\") } nonmutating set {} }",
        "\nprotocol UICloudSharingControllerDelegate {}", "class Mole: NSObject",
        "class KelpStore: LibraryObject, LibraryDefault {", "public required init() {}",
        "class KelpPath: LibraryObject {", "public init?() {}",
      ] {
        #expect(all.contains(line), "\(line)\n\(all)")
      }
    }

    @Test func `errors show property wrappers, operators and conversions of values`() throws {
      let text = text(
        try package(
          """
          import Kelp
          class Form {
            @Tidal(depth: 3) var tide = 1
            func form(_ store: KelpStore) { tide <~ store; tide = Int(store.depth) }
          }
          """,
          errors: [
            ("@Tidal", "unknown attribute 'Tidal'"),
            ("<~", "cannot find operator '<~' in scope"),
            ("Int(", "no exact matches in call to initializer "),
          ]))
      for line in [
        "@propertyWrapper public struct Tidal<Value> {",
        "extension Tidal { public init(wrappedValue: Value, depth value0: Any?) { self.init() } }",
        "infix operator <~\n",
        "@discardableResult func <~ (_ value0: Any?, _ value1: Any?) -> LibraryValue {",
        "extension Int { init(_ value: LibraryValue) { self.init() } }",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
    }

    @Test func `a name that only qualifies others is not a class`() throws {
      let package = try package([
        "Form.swift": """
        import Kelp
        import Weed
        let store: Kelp.Store = Kelp.Store()
        let weed: Weed? = Weed.shared
        """
      ])
      let all = text(package) + text(package, in: TestPackage.skeletonFolder)
      #expect(all.contains("enum Kelp: LibraryObject {}") && !all.contains("class Kelp"))
      #expect(all.contains("class Weed: NSObject") && !all.contains("enum Weed"))
    }

    @Test func `a line of a stand-in that does not compile is left out`() throws {
      let files = [
        "Form.swift": "import Kelp\nfunc form() { kelp.dive(1); kelp.rise(2) }\n"
      ]
      #expect(text(try package(files)).contains("func dive("))
      let less = text(
        try package(files) {
          $0.droppedLines["LibraryValue.swift"] = [
            "@discardableResult func dive(_ value0: Any?) -> LibraryValue { LibraryValue.called(\"dive\") }",
            "func dive<R>(_ value0: Any?) -> R { LibraryValue.made(\"dive\") }",
          ]
        })
      #expect(!less.contains("func dive(") && less.contains("func rise("))
    }
  }
#endif
