#if SourceChecks
  import Diagnostics
  import IBLint
  import IBLintSources
  import InterfaceBuilder
  import LintExamples
  import Testing

  /// A run whose projects list sources that do not exist.
  private struct PartialRun: RunFacts {
    var names: Set<String> = []
    var lacksFolder = false
    func documents(placing className: String) -> [String] { [] }
    func targets(of file: String) -> [String]? { ["App"] }
    func lacksSource(named name: String?) -> Bool { name.map(names.contains) ?? lacksFolder }
  }

  /// Classes that the sources at hand do not tell everything about.
  @Suite struct MissingSourceTests {
    private func evidences(_ name: String, _ run: PartialRun) throws -> [Evidence] {
      let bytes = Example(
        #"<view id="a" customClass="\#(name)" customModule="App" customModuleProvider="target"/>"#,
        in: .view
      ).document.bytes
      let index = SourceIndex(texts: ["Badge.swift": "class Badge: UIView {}"])
      return try [Evidence.possible, .likely].filter { evidence in
        let linter = try Linter(
          LintConfiguration(only: ["custom-class-not-found"], evidence: evidence))
        return !linter.lint(bytes, file: "Panel.xib", sources: index, run: run).findings.isEmpty
      }
    }

    @Test func `a class whose file a target compiles but that does not exist is not missing`()
      throws
    {
      #expect(try evidences("Ripple", PartialRun()) == [.possible, .likely])
      #expect(try evidences("Ripple", PartialRun(names: ["Ripple"])).isEmpty)
      #expect(try evidences("Ripple", PartialRun(names: ["Other"])) == [.possible, .likely])
    }

    @Test func `a class may be in a folder that is missing, unless its name is misspelled`() throws
    {
      #expect(try evidences("Ripple", PartialRun(lacksFolder: true)) == [.possible])
      #expect(try evidences("Badges", PartialRun(lacksFolder: true)) == [.possible, .likely])
    }

    @Test func `the owner of the main nib of an app is the application, whatever its class`() throws
    {
      func found(_ file: String, owner: String = "Wheel", _ outlet: String = "pier") throws -> Int {
        let bytes = Example(
          """
          <customObject id="-2" userLabel="File's Owner" customClass="\(owner)">
              <connections><outlet property="\(outlet)" destination="a" id="o"/></connections>
          </customObject>
          <customObject id="a" customClass="NSObject"/>
          """, in: .macXib
        ).document.bytes
        let linter = try Linter(LintConfiguration(only: ["missing-outlet"], evidence: .likely))
        let index = SourceIndex(texts: [
          "Wheel.swift": """
          class Wheel: NSWindowController {}
          class Harbor: NSApplication {}
          """
        ])
        return linter.lint(bytes, file: file, sources: index).findings.count
      }
      #expect(try found("MainMenu.xib") == 0)
      #expect(try found("Wheel.xib") == 1)
      #expect(try found("MainMenu.xib", owner: "Harbor") == 1)
      #expect(try found("MainMenu.xib", owner: "Harbor", "delegate") == 0)
    }
  }
#endif
