#if SourceChecks
  import Foundation
  import TestSupport
  import Testing

  /// Errors in parts of documents that the app does not create.
  @Suite("lint of unused content")
  struct LintUnusedContentTests {
    /// A storyboard with a scene that only code can show, and a cell that only code can create.
    private static let storyboard = Documents.storyboard(
      """
      <scene sceneID="s"><objects>
      <tableViewController id="a" customClass="Home" sceneMemberID="viewController">
      <tableView key="view" id="t"><prototypes>
      <tableViewCell reuseIdentifier="Row" id="c" customClass="RowCell"><connections>
      <outlet property="gone" destination="t" id="o"/>
      </connections></tableViewCell>
      </prototypes></tableView>
      </tableViewController>
      </objects></scene>
      <scene sceneID="r"><objects>
      <viewController storyboardIdentifier="old" id="b" customClass="Old" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><button id="d"><connections>
      <action selector="pay:" destination="b" eventType="touchUpInside" id="p"/>
      </connections></button></subviews></view>
      </viewController>
      </objects></scene>
      """, attributes: #"initialViewController="a""#)

    private func lint(
      _ code: String, rule: String = "missing-action", storyboards: [String] = [storyboard]
    ) throws -> String {
      let scratch = try ScratchFolder()
      for (number, storyboard) in storyboards.enumerated() {
        try scratch.write(Array(storyboard.utf8), "Main\(number).storyboard")
      }
      try scratch.write(
        Array(
          """
          import UIKit
          class Home: UITableViewController { func show() { \(code) } }
          class Old: UIViewController {}
          class RowCell: UITableViewCell {}
          """.utf8), "Home.swift")
      return try Command(
        ["lint", "--no-sources-cache", "--only", rule, "."], in: scratch.url
      ).output
    }

    @Test
    func `an error in a cell that no code creates is a warning`() throws {
      let unused = try lint("", rule: "missing-outlet")
      #expect(unused.contains("warning: RowCell has no outlet 'gone'"))
      #expect(unused.contains("no code names the reuse id 'Row'"))
      let used = try lint(
        #"tableView.dequeueReusableCell(withIdentifier: "Row")"#, rule: "missing-outlet")
      #expect(used.contains("error: RowCell has no outlet 'gone'"))
    }

    @Test
    func `an error in a cell that only code of another list creates is a warning`() throws {
      func scene(_ name: String, _ connections: String) -> String {
        """
        <scene sceneID="s\(name)"><objects>
        <tableViewController id="\(name)" customClass="\(name)" sceneMemberID="viewController">
        <tableView key="view" id="t\(name)"><prototypes>
        <tableViewCell reuseIdentifier="Row" id="c\(name)" customClass="RowCell">\(connections)</tableViewCell>
        </prototypes></tableView>
        <connections><segue destination="Copy" kind="show" id="g\(name)"/></connections>
        </tableViewController>
        </objects></scene>
        """
      }
      let gone = #"<connections><outlet property="gone" destination="tCopy" id="o"/></connections>"#
      let storyboard = Documents.storyboard(
        scene("Home", "") + scene("Copy", gone), attributes: #"initialViewController="Home""#)
      func lint(_ copy: String, _ other: String = "") throws -> String {
        let scratch = try ScratchFolder()
        try scratch.write(Array(storyboard.utf8), "Main.storyboard")
        func write(_ name: String, _ body: String) throws {
          let code = "class \(name): UITableViewController { func go() { \(body) } }"
          try scratch.write(Array(code.utf8), "\(name).swift")
        }
        try write("Home", #"tableView.dequeueReusableCell(withIdentifier: "Row")"#)
        try write("Copy", copy)
        try scratch.write(
          Array("class RowCell: UITableViewCell {}\n\(other)".utf8), "RowCell.swift")
        return try Command(
          ["lint", "--no-sources-cache", "--only", "missing-outlet", "."], in: scratch.url
        ).output
      }
      let unused = try lint("")
      #expect(unused.contains("warning: RowCell has no outlet 'gone'"))
      #expect(unused.contains("only code of other controllers with such a cell names"))
      for (copy, other) in [(#"make("Row")"#, ""), ("", #"let row = "Row""#)] {
        #expect(try lint(copy, other).contains("error: RowCell has no outlet 'gone'"), "\(copy)")
      }
    }

    @Test
    func `an error in a scene that nothing shows is a warning`() throws {
      let unused = try lint("")
      #expect(unused.contains("warning: Old has no action 'pay:'"))
      #expect(unused.contains("note: no segue leads to this scene, and no code"))
    }

    @Test
    func `an error in a scene that code shows remains an error`() throws {
      for code in [
        #"storyboard?.instantiateViewController(withIdentifier: "old")"#,
        #"let name = "old"; make(name)"#, "Router.old.show()",
      ] {
        let result = try lint(code)
        #expect(result.contains("error: Old has no action 'pay:'"), "\(code)")
        #expect(!result.contains("note:"), "\(code)")
      }
    }

    @Test
    func `code that creates the controller itself may not show its scene`() throws {
      let named = Self.storyboard.replacing(
        #"storyboardIdentifier="old""#, with: #"storyboardIdentifier="Old""#)
      let generic = "storyboard?.instantiateViewController(withIdentifier: name(of: Old.self))"
      let used = try lint(generic, storyboards: [named])
      #expect(used.contains("error: Old has no action 'pay:'"))
      let created = try lint("\(generic); show(Old(), sender: nil)", storyboards: [named])
      #expect(created.contains("warning: Old has no action 'pay:'"))
      let shown = try lint(
        #"storyboard?.instantiateViewController(withIdentifier: "Old"); show(Old(), sender: nil)"#,
        storyboards: [named])
      #expect(shown.contains("error: Old has no action 'pay:'"))
    }

    /// Lints a xib with an outlet that does not exist, next to code in a file for its class and in another file.
    private func lintNib(_ own: String, _ other: String, scene: String = "") throws -> String {
      let scratch = try ScratchFolder()
      let xib = Documents.xib(
        #"<tableViewCell id="c" customClass="RowCell"><connections><outlet property="gone" destination="c" id="o"/></connections></tableViewCell>"#
      )
      try scratch.write(Array(xib.utf8), "Line.xib")
      try scratch.write(Array(own.utf8), "Line.swift")
      try scratch.write(Array("class RowCell: UITableViewCell {}\n\(other)".utf8), "Row.swift")
      if !scene.isEmpty {
        try scratch.write(
          Array(
            Documents.storyboard("<scene sceneID=\"s\"><objects>\(scene)</objects></scene>").utf8),
          "Main.storyboard")
      }
      return try Command(
        ["lint", "--no-sources-cache", "--only", "missing-outlet", "."], in: scratch.url
      ).output
    }

    private static let controller = "class LineController: UIViewController {}"
    private static let helper = """
      extension UIView {
        static func load() -> Self { Bundle.main.loadNibNamed("\\(Self.self)", owner: nil)!.first as! Self }
      }
      """

    @Test
    func `an error in a document that no code names is a warning`() throws {
      for (own, other) in [
        ("", "let name = 1"), (Self.controller, ""),
        ("class Line: UIView { static let name = \"Line\" }\nextension Line {}", ""),
        // Only a controller loads the document with the name of its class by itself.
        ("class Line: UIView {}\nfunc add() { Line() }", ""),
        ("class Line: UITableViewCell {}", "func go() { list.register(Line.self) }"),
        ("class Line: UIView {}", "// The view of \"Line.xib\""),
      ] {
        let unnamed = try lintNib(own, other)
        #expect(unnamed.contains("warning: RowCell has no outlet 'gone'"), "\(own)")
        #expect(unnamed.contains("no code names this document"))
      }
      for (own, other) in [
        ("", #"let name = "Line""#), (Self.controller, "func show() { LineController() }"),
        (Self.controller, "func show() { LineController.present() }"),
        ("class Line: UIView {}", #"let name = "Line""#),
        ("class Line: UIView {}", "func add() { Line.load() }\n\(Self.helper)"),
        (
          "class Line: UIView { init() { Bundle.main.loadNibNamed(\"\\(Self.self)\", owner: nil) } }",
          "func add() { Line() }"
        ),
      ] {
        #expect(
          try lintNib(own, other).contains("error: RowCell has no outlet 'gone'"), "\(own) \(other)"
        )
      }
    }

    @Test
    func `a controller that scenes create with its view loads no document`() throws {
      let cast = "func show() { (segue.destination as? LineController)?.reload() }"
      func scene(_ view: String) -> String {
        #"<viewController id="a" customClass="LineController" sceneMemberID="viewController">\#(view)</viewController>"#
      }
      let view = #"<view key="view" id="v"/>"#
      for (code, scene, severity) in [
        (cast, scene(view), "warning"), (cast, scene(""), "error"), (cast, "", "error"),
        ("", scene(""), "error"), ("func show() { LineController() }", scene(view), "error"),
      ] {
        let result = try lintNib(Self.controller, code, scene: scene)
        #expect(
          result.contains("\(severity): RowCell has no outlet 'gone'"), "\(code) \(scene)")
      }
    }

    @Test
    func `a storyboard reference of another document shows a scene`() throws {
      let reference = Documents.storyboard(
        """
        <scene sceneID="s"><objects>
        <viewControllerPlaceholder storyboardName="Main0" referencedIdentifier="old" id="x" \
        sceneMemberID="viewController"/>
        </objects></scene>
        """)
      let result = try lint("", storyboards: [Self.storyboard, reference])
      #expect(result.contains("error: Old has no action 'pay:'"))
    }

    @Test
    func `an action for an event that the control may not send is a warning`() throws {
      func lint(_ control: String) throws -> String {
        let scratch = try ScratchFolder()
        try scratch.write(
          Array(
            Documents.storyboard(
              """
              <scene sceneID="s"><objects>
              <viewController id="b" customClass="Old" sceneMemberID="viewController">
              <view key="view" id="v"><subviews>\(control)</subviews></view>
              </viewController>
              </objects></scene>
              """, attributes: #"initialViewController="b""#
            ).utf8), "Main.storyboard")
        try scratch.write(Array("class Old: UIViewController {}".utf8), "Old.swift")
        return try Command(
          ["lint", "--no-sources-cache", "--only", "missing-action", "."], in: scratch.url
        ).output
      }
      func control(_ element: String, _ event: String) -> String {
        """
        <\(element) id="d" customClass="LibraryControl"><connections>
        <action selector="pay:" destination="b" eventType="\(event)" id="p"/>
        </connections></\(element)>
        """
      }
      for (element, event) in [("view", "touchUpInside"), ("slider", "valueChanged")] {
        #expect(try lint(control(element, event)).contains("error: "), "\(element) \(event)")
      }
      for (element, event) in [("view", "valueChanged"), ("textField", "valueChanged")] {
        #expect(try lint(control(element, event)).contains("warning: "), "\(element) \(event)")
      }
    }
  }
#endif
