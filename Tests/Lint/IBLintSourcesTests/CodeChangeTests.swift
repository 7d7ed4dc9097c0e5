#if SourceChecks
  import Diagnostics
  import Foundation
  import IBLint
  import IBLintSources
  import InterfaceBuilder
  import TestSupport
  import Testing

  /// The changes of code that belong to the fix of a view as File's Owner.
  @Suite struct CodeChangeTests {
    /// A document whose File's Owner, a view, has outlets to the root view and to a label.
    private let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
      customClass="Banner" customModule="App" customModuleProvider="target">
                  <connections>
                      <outlet property="contentView" destination="root" id="a"/>
                      <outlet property="title" destination="label" id="b"/>
                  </connections>
              </placeholder>
              <view id="root">
                  <subviews>
                      <label id="label"/>
                  </subviews>
              </view>
          </objects>
      </document>

      """

    private func fixed(_ code: [String: String]) throws -> Fixer.Result {
      let linter = try Linter(LintConfiguration())
      return try #require(
        Fixer(linter, .unsafe).fix(
          Array(document.utf8), file: "Banner.xib", sources: SourceIndex(texts: code)))
    }

    private func changed(_ code: [String: String]) throws -> [String: String] {
      let edits = try fixed(code).fileEdits
      return try code.reduce(into: [:]) { result, file in
        let own = edits.filter { $0.file == file.key }
        guard !own.isEmpty else { return }
        let bytes = try #require(Diagnostic.FileEdit.apply(own, to: Array(file.value.utf8)))
        result[file.key] = String(decoding: bytes, as: UTF8.self)
      }
    }

    /// The reasons why the code cannot be changed.
    private func obstacles(_ code: [String: String]) throws -> [String] {
      let linter = try Linter(LintConfiguration(only: ["view-as-file-owner"]))
      let findings = linter.lint(
        Array(document.utf8), file: "Banner.xib", sources: SourceIndex(texts: code)
      ).findings
      let words = "the fix cannot change the code: "
      return findings.flatMap(\.notes).filter { $0.message.hasPrefix(words) }.map {
        "\($0.range?.start.line ?? 0) \($0.message.dropFirst(words.count))"
      }
    }

    private func banner(setUp: String, more: String = "") -> String {
      """
      import UIKit

      class Banner: UIView {
        @IBOutlet var contentView: UIView!
        @IBOutlet var title: UILabel!

        override init(frame: CGRect) {
          super.init(frame: frame)
          setUp()
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder)
          setUp()
        }

        private func setUp() {
          \(setUp.split(separator: "\n").joined(separator: "\n    "))
        }
      \(more)}
      """
    }

    @Test func `an emptied extension and the empty lines before the next member go`() throws {
      let code = """
        class Banner: UIView {
          @IBOutlet var contentView: UIView!

          @IBOutlet var title: UILabel!

          override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
          }
        }

        extension Banner {
          private func setUp() {
            \(plain.split(separator: "\n").joined(separator: "\n    "))
          }
        }

        func more() {}
        """
      let text = try #require(try changed(["Banner.swift": code])["Banner.swift"])
      #expect(
        text.hasPrefix("class Banner: UIView {\n  @IBOutlet var title: UILabel!\n\n  static func"))
      #expect(text.hasSuffix("    return view\n  }\n}\n\nfunc more() {}"))
    }

    private let plain = """
      Bundle.main.loadNibNamed("Banner", owner: self, options: nil)
      addSubview(contentView)
      contentView.frame = bounds
      contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      """

    @Test func `initializers become a factory, and creations call it`() throws {
      let result = try changed([
        "Banner.swift": banner(setUp: plain),
        "Board.swift": """
        class Board: UIViewController {
          lazy var banner: UIView = Banner(frame: view.bounds)
          let small = Banner()
        }
        """,
      ])
      #expect(
        result["Banner.swift"] == """
          import UIKit

          class Banner: UIView {
            @IBOutlet var title: UILabel!

            static func fromNib(frame: CGRect = .zero) -> Banner {
              let nib = UINib(nibName: "Banner", bundle: Bundle(for: Banner.self))
              let objects = nib.instantiate(withOwner: nil, options: nil)
              guard let view = objects.lazy.compactMap({ $0 as? Banner }).first else {
                preconditionFailure("Banner contains no Banner")
              }
              view.autoresizingMask = []
              view.frame = frame
              return view
            }
          }
          """)
      #expect(
        result["Board.swift"] == """
          class Board: UIViewController {
            lazy var banner: UIView = Banner.fromNib(frame: view.bounds)
            let small = Banner.fromNib()
          }
          """)
    }

    @Test func `the remaining setup moves to awakeFromNib, and self replaces the content`() throws {
      let result = try changed([
        "Banner.swift": banner(
          setUp: plain + "\ncontentView.backgroundColor = .blue\ntitle.text = \"Hello\"")
      ])
      let text = try #require(result["Banner.swift"])
      #expect(
        text.contains(
          """
            override func awakeFromNib() {
              super.awakeFromNib()
              setUp()
            }

            private func setUp() {
              self.backgroundColor = .blue
              title.text = "Hello"
            }
          """))
      #expect(!text.contains("init("))
    }

    @Test(arguments: [
      """
      let nib = UINib(nibName: "Banner", bundle: nil)
      guard let view = nib.instantiate(withOwner: self, options: nil).first as? UIView else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.widthAnchor.constraint(equalTo: self.widthAnchor),
      ])
      """,
      """
      let view = Bundle.main.loadNibNamed("Banner", owner: self)!.first as! UIView
      view.frame = bounds
      self.addSubview(view)
      """,
    ])
    func `setup that only attaches a loaded view is removed`(_ setUp: String) throws {
      let result = try changed(["Banner.swift": banner(setUp: setUp)])
      let text = try #require(result["Banner.swift"])
      #expect(!text.contains("setUp") && !text.contains("contentView"))
    }

    @Test func `other members of the class use the view itself instead of the outlet`() throws {
      let more =
        "  func mark() { contentView.backgroundColor = .red; self.contentView.alpha = 1 }\n"
      let text = try changed(["Banner.swift": banner(setUp: plain, more: more)])["Banner.swift"]
      #expect(text?.contains("func mark() { self.backgroundColor = .red; self.alpha = 1 }") == true)
    }

    @Test func `a helper that loads the nib of any class does not matter`() throws {
      let helper = """
        extension UIView {
          static func loaded() -> Self? {
            Bundle.main.loadNibNamed(String(describing: self), owner: nil, options: nil)?.first as? Self
          }
        }
        """
      let code = ["Banner.swift": banner(setUp: plain), "Loading.swift": helper]
      #expect(try changed(code)["Banner.swift"]?.contains("fromNib") == true)
      let used = code.merging(["Board.swift": "let banner = Banner.loaded()"]) { $1 }
      #expect(try obstacles(used) == ["1 Banner is created in another way here"])
    }

    @Test func `the fixed document has the class at its root, and no finding is left`() throws {
      let result = try fixed(["Banner.swift": banner(setUp: plain)])
      #expect(result.document.object(id: "root")?.customClass == "Banner")
      #expect(result.document.filesOwner?.customClass == nil)
      #expect(result.findings.filter { $0.severity == .error }.isEmpty)
    }

    @Test func `code that loads the document elsewhere passes nil as the owner`() throws {
      let code = [
        "Banner.swift": "class Banner: UIView {\n  @IBOutlet var title: UILabel!\n}",
        "Board.swift": """
        class Board: UIViewController {
          func show() {
            let banner = Bundle.main.loadNibNamed("Banner", owner: self, options: nil)?.first as? Banner
          }
        }
        """,
      ]
      #expect(try changed(code)["Board.swift"]?.contains("owner: nil, options") == true)
    }

    @Test func `comments stay, except the documentation of removed members`() throws {
      let code = """
        class Banner: UIView {
          let size = 4 // in points

          // MARK: Outlets

          /// The loaded view.
          @IBOutlet var contentView: UIView! // from the nib
          @IBOutlet var title: UILabel!

          override init(frame: CGRect) {
            super.init(frame: frame)
            // Both initializers load the nib.
            setUp()
          }

          required init?(coder: NSCoder) {
            super.init(coder: coder)
            // Both initializers load the nib.
            setUp()
          }

          /// Loads the nib.
          private func setUp() {
            /* The name of the class */ Bundle.main.loadNibNamed("Banner", owner: self)
            contentView.frame = bounds
            addSubview(contentView) // fills the banner
          }
        }
        """
      let text = try #require(try changed(["Banner.swift": code])["Banner.swift"])
      #expect(
        text.hasPrefix(
          """
          class Banner: UIView {
            let size = 4 // in points

            // MARK: Outlets
            // from the nib
            @IBOutlet var title: UILabel!

            static func fromNib(
          """))
      #expect(
        text.hasSuffix(
          """
              return view
            }

            // Both initializers load the nib.

            /* The name of the class */
            // fills the banner
          }
          """))
    }

    @Test func `comments of calls that remain move with them`() throws {
      let code = """
        class Banner: UIView {
          @IBOutlet var contentView: UIView!
          @IBOutlet var title: UILabel!

          override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
            // The title comes last.
            show()
          }

          required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
            // The title comes last.
            show()
          }

          func setUp() {
            Bundle.main.loadNibNamed("Banner", owner: self, options: nil)
            contentView.frame = bounds
            addSubview(contentView)
          }

          func show() {}
        }
        """
      let text = try #require(try changed(["Banner.swift": code])["Banner.swift"])
      #expect(
        text.contains(
          """
            override func awakeFromNib() {
              super.awakeFromNib()
              // The title comes last.
              show()
            }
          """))
      #expect(text.components(separatedBy: "The title comes last.").count == 2)
    }

    @Test func `files with Windows line ends keep them`() throws {
      let code = banner(setUp: plain + "\ntitle.text = \"Hello\"").replacing("\n", with: "\r\n")
      let text = try #require(try changed(["Banner.swift": code])["Banner.swift"])
      #expect(text.contains("awakeFromNib"))
      #expect(!text.replacing("\r\n", with: "").utf8.contains(UInt8(ascii: "\n")))
    }

    @Test(arguments: ["let _ = LOAD", "_ = LOAD", "LOAD", "_ = LOAD?.first as? Banner"])
    func `code that drops the loaded view is an obstacle`(_ statement: String) throws {
      let load = "Bundle.main.loadNibNamed(\"Banner\", owner: self, options: nil)"
      let code = [
        "Banner.swift": "class Banner: UIView {\n  @IBOutlet var title: UILabel!\n}",
        "Board.swift": """
        class Board: UIViewController {
          func show() {
            \(statement.replacing("LOAD", with: load))
          }
        }
        """,
      ]
      #expect(try changed(code).isEmpty)
      #expect(try obstacles(code) == ["3 the result of loading is not used here"])
    }

    @Test(arguments: [
      ("func more() { pin(contentView) }", "23 code uses the outlet 'contentView' here"),
      ("func more() { contentView.frame = .zero }", "23 code uses the outlet 'contentView' here"),
      ("func more() { setUp() }", "23 setUp() is also called here"),
      ("override func awakeFromNib() {}", "23 awakeFromNib() would run after the change"),
      (
        "convenience init() { self.init(frame: .zero) }", "7 Banner has another initializer"
      ),
    ])
    func `code that the fix does not understand is an obstacle`(_ member: String, _ reason: String)
      throws
    {
      let code = ["Banner.swift": banner(setUp: plain, more: "  \(member)\n")]
      #expect(try obstacles(code) == [reason])
    }

    @Test(arguments: [
      ("class Big: Banner {}", "Big is a subclass of Banner"),
      ("let banner: Banner = .init(frame: .zero)", "Banner is created in another way here"),
      ("typealias Tag = Banner", "Banner is created in another way here"),
      ("let box = Box<Banner>()", "Banner is created in another way here"),
      ("func register() { list.register(Banner.self) }", "Banner is created in another way here"),
    ])
    func `other uses of the class are an obstacle`(_ use: String, _ reason: String) throws {
      let found = try obstacles(["Banner.swift": banner(setUp: plain), "Other.swift": use])
      #expect(found.map { $0.drop { $0 != " " }.dropFirst() } == [reason[...]])
    }

    @Test(arguments: [
      "view.heightAnchor.constraint(equalToConstant: 44).isActive = true",
      "view.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true",
      "badge.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
      "NSLayoutConstraint.activate([view.topAnchor.constraint(equalTo: badge.topAnchor)])",
      "view.frame = bounds.insetBy(dx: 8, dy: 8)",
    ])
    func `places of the loaded view that are not the object's own are an obstacle`(_ line: String)
      throws
    {
      let setUp = """
        let view = Bundle.main.loadNibNamed("Banner", owner: self, options: nil)!.first as! UIView
        addSubview(view)
        \(line)
        """
      let found = try obstacles(["Banner.swift": banner(setUp: setUp)])
      #expect(found.count == 1 && found[0].hasSuffix("the loaded view is used in an unknown way"))
    }

    @Test func `a second function that loads the document is an obstacle`() throws {
      let more =
        "  func reload() { Bundle.main.loadNibNamed(\"Banner\", owner: self, options: nil) }\n"
      let code = ["Banner.swift": banner(setUp: plain, more: more)]
      #expect(try changed(code).isEmpty)
      #expect(try obstacles(code).count == 1)
    }

    @Test func `a document in another bundle is an obstacle`() throws {
      let setUp = """
        let view = Bundle.module.loadNibNamed("Banner", owner: self, options: nil)!.first as! UIView
        view.frame = bounds
        addSubview(view)
        """
      let found = try obstacles(["Banner.swift": banner(setUp: setUp)])
      #expect(
        found.count == 1
          && found[0].hasSuffix("the document and the class may be in different bundles"))
    }

    @Test func `code that other classes share and that loads the document is an obstacle`() throws {
      let base = """
        class NibView: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            load()
          }
          required init?(coder: NSCoder) { fatalError() }
          func load() {
            let name = String(describing: type(of: self))
            guard let view = Bundle.main.loadNibNamed(name, owner: self, options: nil)?.first as? UIView
            else { return }
            addSubview(view)
          }
        }
        """
      let code = [
        "Base.swift": base,
        "Banner.swift": """
        class Banner: NibView {
          @IBOutlet var contentView: UIView!
          @IBOutlet var title: UILabel!
        }
        """,
      ]
      #expect(try changed(code).isEmpty)
    }

    @Test(arguments: [
      "var b: Banner!\nfunc show() { b = .init(frame: .zero) }",
      "func show(_ banner: Banner) {}\nlet shown: Void = show(.init())",
    ])
    func `a call of init without a type in a file that names the class is an obstacle`(
      _ use: String
    ) throws {
      let found = try obstacles(["Banner.swift": banner(setUp: plain), "Other.swift": use])
      #expect(found == ["2 Banner is created in another way here"])
    }

    @Test func `a call of init for a property of the class's type in another file is an obstacle`()
      throws
    {
      var code = [
        "Banner.swift": banner(setUp: plain),
        "Board.swift": "class Board: UIView { var top: Banner? }",
        "Scene.swift": "func fill(_ board: Board) { board.top = .init(frame: .zero) }",
      ]
      #expect(try obstacles(code) == ["1 Banner may be created in another way here"])
      code["Scene.swift"] =
        "func fill(_ board: Board) { board.top = nil; size = .init(width: 1, height: 1) }"
      #expect(try obstacles(code) == [])
    }

    @Test(arguments: [
      ("alpha = 0.5", "alpha"), ("self.backgroundColor = .clear", "backgroundColor"),
      ("layer.cornerRadius = bounds.height / 2", "layer"),
      ("scale = self.frame.width / 310", "frame"),
    ])
    func `setup that uses the view's own look or frame is an obstacle`(
      _ statement: String, _ name: String
    ) throws {
      let words =
        "the setup uses the view's \(name), which comes from the document after the change"
      let found = try obstacles(["Banner.swift": banner(setUp: plain + "\n" + statement)])
      #expect(found == ["22 \(words)"])
      let more = "  func style() { \(statement) }\n"
      let inFunction = try obstacles([
        "Banner.swift": banner(setUp: plain + "\nstyle()", more: more)
      ])
      #expect(inFunction == ["24 \(words)"])
    }

    @Test(arguments: [
      "", "view.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "NSLayoutConstraint.activate([view.centerXAnchor.constraint(equalTo: centerXAnchor), view.centerYAnchor.constraint(equalTo: centerYAnchor)])",
      "view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
    ])
    func `a loaded view that need not fill the object is an obstacle`(_ placing: String) throws {
      let setUp = """
        let view = Bundle.main.loadNibNamed("Banner", owner: self, options: nil)!.first as! UIView
        addSubview(view)
        \(placing)
        """
      let found = try obstacles(["Banner.swift": banner(setUp: setUp)])
      #expect(found == ["18 the loaded view need not have the size of the object"])
    }

    @Test func `a constraint between different anchors is an obstacle`() throws {
      let setUp = """
        let view = Bundle.main.loadNibNamed("Banner", owner: self, options: nil)!.first as! UIView
        view.frame = bounds
        addSubview(view)
        view.topAnchor.constraint(equalTo: bottomAnchor).isActive = true
        """
      let found = try obstacles(["Banner.swift": banner(setUp: setUp)])
      #expect(found == ["21 the loaded view is used in an unknown way"])
    }

    @Test func `code that looks at the subviews of a view is an obstacle`() throws {
      let use = "func go(_ banner: Banner) { banner.subviews[0].isHidden = true }"
      let found = try obstacles(["Banner.swift": banner(setUp: plain), "Other.swift": use])
      #expect(found == ["1 code looks at subviews here, and the content moves up one level"])
      let own = "func go(_ banner: Banner) { view.subviews[0].isHidden = true }"
      #expect(
        try obstacles(["Banner.swift": banner(setUp: plain), "Other.swift": own]).isEmpty)
      // Something else may be called `view`.
      let other = "func go(_ view: Banner) { view.subviews[0].isHidden = true }"
      #expect(
        try obstacles(["Banner.swift": banner(setUp: plain), "Other.swift": other]) == found)
    }

    @Test func `setup that orders the subviews is an obstacle`() throws {
      let found = try obstacles([
        "Banner.swift": banner(setUp: plain + "\ninsertSubview(UIView(), at: 0)")
      ])
      #expect(
        found == ["22 the setup calls insertSubview here, and the content moves up one level"])
    }

    @Test func `an obstacle leaves sources and documents unchanged`() throws {
      let result = try fixed([
        "Banner.swift": banner(setUp: plain), "Big.swift": "class Big: Banner {}",
      ])
      #expect(result.fileEdits.isEmpty)
      #expect(result.bytes == Array(document.utf8))
    }
  }
#endif
