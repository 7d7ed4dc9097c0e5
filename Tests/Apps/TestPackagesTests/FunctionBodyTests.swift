#if SourceChecks
  import Foundation
  import SourceRewriting
  import TestPackages
  import TestSupport
  import Testing

  /// Functions that do not compile, in sources that otherwise do.
  @Suite struct FunctionBodyTests {
    private let project: AppProject

    init() throws { project = try AppProject() }

    /// Returns the source with code in place of the bodies that contain the texts.
    private func shortened(_ source: String, errorsAt places: [String]) throws -> String? {
      let app = try project.app(["Form.swift": source])
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let errors = try places.map { place in
        let line = try #require(lines.firstIndex { $0.contains(place) })
        let start = try #require(lines[line].range(of: place)).lowerBound
        return SourceError(
          path: app.sources[0], line: line + 1,
          column: lines[line].utf8.distance(from: lines[line].startIndex, to: start) + 1,
          message: "cannot find '\(place)' in scope")
      }
      let found = app.bodies(for: errors, known: [:])
      guard let codes = found[app.sources[0]] else { return nil }
      // An error in code that is already replaced excludes the whole source.
      #expect(app.bodies(for: errors, known: found).isEmpty)
      let result = ReplacedBodies(codes).applied(to: Array(source.utf8))
      #expect(result.missing.isEmpty, "\(result.missing)")
      return String(decoding: result.source, as: UTF8.self)
    }

    @Test func `only the functions with errors are left out`() throws {
      let text = try shortened(
        """
        import UIKit
        class Form: UIViewController {
          var depth = 3
          override func viewDidLoad() { super.viewDidLoad(); missing1() }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) { missing2() }
          func count() -> Int { missing3() }
          func count(_ tide: Int) -> Int { tide }
          func tide() -> Tide { { missing4() }() }
          var title2: String { missing5 }
          var level: Int { get { missing6 } set { depth = newValue } }
          var state = 1 { didSet { missing7() } }
          lazy var label: UILabel = { missing8() }()
          convenience init(tide: Int) { missing9() }
          required init?(coder: NSCoder) { missing10() }
          deinit { missing11() }
        }
        struct Tide { init(_ x: Int) { missing12() } }
        func outside() { func inner() { missing13() } }
        """, errorsAt: (1...13).map { "missing\($0)" + ([5, 6].contains($0) ? " " : "(") })
      let stop = "fatalError(\"init-tests left out this code, which does not compile\")"
      #expect(
        text == """
          import UIKit
          class Form: UIViewController {
            var depth = 3
            override func viewDidLoad() { super.viewDidLoad() }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
            func count() -> Int { return 0 }
            func count(_ tide: Int) -> Int { tide }
            func tide() -> Tide { \(stop) }
            var title2: String { return "" }
            var level: Int { get { return 0 } set {} }
            var state = 1 { didSet {} }
            lazy var label: UILabel = { return UILabel() }()
            convenience init(tide: Int) { self.init(nibName: nil, bundle: nil) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            deinit {}
          }
          struct Tide { init(_ x: Int) { \(stop) } }
          func outside() {}
          """)
    }

    @Test(arguments: [
      "class Form { var tide: Missing? }",
      "class Form: Missing {}",
      "class Form { func lay(_ tide: Missing) {} }",
      "struct Form { var body: some Error { Missing() } }",
      "struct Form { let tide = { Missing() }() }",
    ])
    func `a source with an error outside of bodies is left out whole`(_ source: String) throws {
      #expect(try shortened(source, errorsAt: ["Missing"]) == nil)
    }

    @Test func `a screen says that its class is incomplete`() throws {
      let files = [
        "Form.swift": "import UIKit\nclass Form: UIViewController { func lay() { missing() } }\n",
        "Form.xib": Documents.xib(
          #"        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form"/>"#
        ),
      ]
      let app = try project.app(files)
      var knowledge = TestPackage.Knowledge()
      let path = try #require(app.sources.first)
      knowledge.bodies = app.bodies(
        for: [SourceError(path: path, line: 2, column: 49, message: "")], known: [:])
      let package = TestPackage(app, knowledge)
      #expect(package.summary.incomplete == 1 && package.summary.compiled == 1)
      #expect(package.summary.shortened == (1, 1))
      let written = package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks")
        .map(\.text).joined()
      #expect(written.contains("func `Form loads (incomplete)`(device: String)"))
      #expect(
        written.contains(
          "\"bodies\": {\n    \"app/Form.swift\": {\n      \"func lay()\": \"\"\n    }\n  }"))
      // A source that is left out whole has no bodies.
      knowledge.failures = [path: "cannot find 'missing' in scope"]
      #expect(TestPackage(app, knowledge).summary.shortened == (0, 0))
    }
  }
#endif
