import Diagnostics
import Foundation
import IBLint
import IBTools
import TestSupport
import Testing

/// What a lint run knows of an app besides its documents.
@Suite struct LintAppTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), path)
  }

  private func path(_ name: String) -> String { scratch.url.appending(path: name).path }

  private func writeProject(deploymentTarget: String = "15.0", documents: String = "App") throws {
    try write(
      """
      name: Shop
      targets:
        Shop: {type: application, platform: iOS, deploymentTarget: "\(deploymentTarget)", sources: [\(documents)]}
        Kit: {type: framework, platform: iOS, deploymentTarget: "15.0", sources: [Kit]}
      """, "project.yml")
  }

  private func lint(_ rule: String, _ change: (inout LintOptions) -> Void = { _ in }) throws
    -> LintResult
  {
    var options = LintOptions(paths: [scratch.url.path])
    options.sourcesCache = .none
    options.onlyRules = [rule]
    options = options.findingApp()
    change(&options)
    return try LintRun(options).run()
  }

  private func messages(_ rule: String) throws -> [String] {
    try lint(rule).findings.map(\.message)
  }

  private static func label(font: String) -> String {
    Documents.xib(
      """
              <label id="a">
                  <fontDescription key="fontDescription" name="\(font)" family="\(font)" pointSize="17"/>
              </label>
      """)
  }

  /// A font file with one name: a directory with the table `name`.
  private static func font(named name: String) -> [UInt8] {
    func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
    func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value & 0xFFFF) }
    let text = name.utf16.flatMap { short(Int($0)) }
    let record = short(3) + short(1) + short(0x409) + short(6) + short(text.count) + short(0)
    let table = short(0) + short(1) + short(18) + record + text
    let directory =
      long(0x10000) + short(1) + short(16) + short(0) + short(0) + Array("name".utf8) + long(0)
      + long(28) + long(table.count)
    return directory + table
  }

  @Test func `a font is missing only if the readable font files of the project lack it`() throws {
    // Without sources, a library may contain the font.
    func missing() throws -> Int {
      try lint("font-not-in-app") { $0.evidence = .possible }.findings.count
    }
    try writeProject()
    try write(Self.label(font: "Harbour-Bold"), "App/Label.xib")
    #expect(try missing() == 1)
    #expect(try messages("font-not-in-app").isEmpty)
    try scratch.write(Self.font(named: "Harbour-Bold"), "App/Fonts/harbour.ttf")
    #expect(try missing() == 0)
    try scratch.write(Self.font(named: "Pier-Bold"), "App/Fonts/harbour.ttf")
    #expect(try missing() == 1)
    // A file that is no font may be one that is stored elsewhere.
    try write("version https://git-lfs.github.com/spec/v1\n", "App/Fonts/quay.otf")
    #expect(try missing() == 0)
  }

  @Test func `a feature is too new only for the oldest system of the document's targets`() throws {
    try write(Documents.xib(#"        <stackView id="a"/>"#), "App/Stack.xib")
    try writeProject(deploymentTarget: "8.0")
    #expect(try messages("newer-than-deployment-target").first?.contains("Stack view") == true)
    try writeProject(deploymentTarget: "9.0")
    #expect(try messages("newer-than-deployment-target").isEmpty)
  }

  @Test func `a storyboard reference leads to a storyboard of the same target`() throws {
    try writeProject()
    func scene(_ object: String, _ attributes: String = "") -> String {
      Documents.storyboard(
        """
                <scene sceneID="s"><objects>\(object)</objects></scene>
        """, attributes: attributes)
    }
    let reference =
      #"<viewControllerPlaceholder storyboardName="Detail" id="a" sceneMemberID="viewController"/>"#
    let controller = #"<viewController id="c" sceneMemberID="viewController"/>"#
    try write(scene(reference), "App/Main.storyboard")
    #expect(
      try messages("broken-storyboard-reference").first?.contains("no storyboard of the target")
        == true)
    // The framework's storyboard may be reached in other ways.
    try write(scene(controller), "Kit/Detail.storyboard")
    #expect(try messages("broken-storyboard-reference").isEmpty)
    try write(scene(controller), "App/Detail.storyboard")
    #expect(
      try messages("broken-storyboard-reference").first?.contains("no initial view controller")
        == true)
    try write(scene(controller, #"initialViewController="c""#), "App/Detail.storyboard")
    #expect(try messages("broken-storyboard-reference").isEmpty)
  }

  @Test func `documents with one name collide in a target, except versions for languages`() throws {
    try writeProject()
    let document = Documents.xib(#"        <view id="a"/>"#)
    for file in ["App/en.lproj/Row.xib", "App/de.lproj/Row.xib", "App/Row.xib", "Kit/Row.xib"] {
      try write(document, file)
    }
    #expect(try messages("same-name-in-target").isEmpty)
    try write(document, "App/Cells/Row.xib")
    let found = try lint("same-name-in-target").findings
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.message.contains("Row.xib") && $0.severity == .error })
  }

  @Test func `a path that differs only in case is in the target, as on a Mac`() throws {
    try write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = app/stream.xib; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R); };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F1; };
      }; rootObject = P; }
      """, "App.xcodeproj/project.pbxproj")
    try write(Documents.xib(#"        <view id="a"/>"#), "App/Stream.xib")
    #expect(try messages("document-in-no-target").isEmpty)
    try write(Documents.xib(#"        <view id="a"/>"#), "App/Streams.xib")
    #expect(try messages("document-in-no-target").count == 1)
  }

  @Test func `a document in no target has one finding, which counts the others`() throws {
    try write(
      "// !$*UTF8*$!\n{ objects = { P = { isa = PBXProject; targets = (); }; }; rootObject = P; }",
      "App.xcodeproj/project.pbxproj")
    try write(
      Documents.xib(
        #"        <view id="a"><connections><outlet property="x" destination="gone" id="b"/></connections></view>"#
      ),
      "App/Dead.xib")
    var options = LintOptions(paths: [scratch.url.path]).findingApp()
    options.sourcesCache = .none
    let findings = try LintRun(options).run().findings
    #expect(findings.map(\.id) == ["document-in-no-target"])
    #expect(findings.first?.notes.map(\.message).first?.contains("1 dangling-connection") == true)
    options.onlyRules = ["dangling-connection"]
    #expect(try LintRun(options).run().findings.map(\.id) == ["dangling-connection"])
  }

  private func settings(_ text: String) throws -> LintSettings {
    try write(text, ".xibinspect.yml")
    return try LintSettings(file: path(".xibinspect.yml"))
  }

  @Test func `a file defines rules, which its examples test`() throws {
    let rule = """
      custom:
        no-fixed-text:
          element: [textView, label]
          attributes: {adjustsFontForContentSizeCategory: absent, text: "Fixed*"}
          inside: stackView
          message: the text does not grow
          severity: error
          examples: ['<stackView id="a"><subviews><label text="Fixed size" id="b"/></subviews></stackView>']

      """
    let settings = try settings(
      rule + #"    counterexamples: ['<label text="Fixed size" id="a"/>']"#)
    let linter = try Linter(settings.configuration)
    let document = Documents.xib(
      """
              <stackView id="a"><subviews>
                  <label text="Fixed" id="b"/>
                  <label text="Other" id="c"/>
              </subviews></stackView>
      """)
    let findings = linter.lint(Array(document.utf8), file: "A.xib").findings
      .filter { $0.id == "no-fixed-text" }
    #expect(findings.map(\.objectID) == ["b"] && findings.map(\.severity) == [.error])
    let wrong = #expect(throws: ProblemList.self) {
      try self.settings(rule.replacing("Fixed size", with: "Other"))
    }
    #expect(wrong?.diagnostics.first?.message.contains("does not report its example") == true)
    let unknown = #expect(throws: ProblemList.self) {
      try self.settings("custom: {a: {element: labl, message: m}}")
    }
    #expect(unknown?.diagnostics.first?.message.contains("did you mean 'label'") == true)
  }

  @Test func `settings hold the options of a run`() throws {
    let run = try settings(
      "sources: [App, Kit]\nproject: App.xcodeproj\nlayout: true\nstrict: yes\nreporter: junit\nbaseline: b.json\n"
    ).run
    #expect(run.sources == ["App", "Kit"] && run.projects == ["App.xcodeproj"])
    #expect(run.layout == true && run.strict == true && run.reporter == .junit)
    #expect(run.baseline == "b.json" && run.lenient == nil)
    for (text, words) in [
      ("layout: maybe", "'layout' must be true or false"), ("reporter: xml", "use one of xcode"),
      ("sources: {}", "'sources' must be a path"),
      ("strict: on\nlenient: on", "contradict each other"),
    ] {
      let problem = #expect(throws: ProblemList.self) { try settings(text) }
      #expect(problem?.diagnostics.first?.message.contains(words) == true, "\(text)")
    }
  }

  @Test func `a parent file has the settings that a file leaves out`() throws {
    try write(
      """
      parent: more.yml
      evidence: possible
      excluded: [Old]
      strict: true
      sources: [App]
      rules: {duplicate-id: warning, default-text: off}
      """, "Shared/base.yml")
    try write("rules:\n  view-as-file-owner: {severity: note, suffixes: [Pane]}", "Shared/more.yml")
    let both = try settings(
      """
      parent: Shared/base.yml
      excluded: [New]
      lenient: true
      rules: {default-text: on, view-as-file-owner: {suffixes: [Tile]}}
      """)
    #expect(both.configuration.evidence == .possible)
    #expect(both.configuration.excluded.count == 2)
    #expect(both.run.sources == ["App"] && both.run.lenient == true && both.run.strict == nil)
    let rules = both.configuration.rules
    #expect(rules["duplicate-id"]?.severity == .warning && rules["default-text"]?.isOn == true)
    let owner = rules["view-as-file-owner"]
    #expect(owner?.severity == .note && owner?.options == ["suffixes": .strings(["Tile"])])
  }

  @Test(arguments: [
    ("parent: none.yml", "do not exist"), ("parent: [a]", "'parent' must be a path"),
    ("parent: ./.xibinspect.yml", "their own parent"), ("parent: bad.yml", "unknown key 'rulez'"),
  ])
  func `a parent file that cannot be used is an error`(_ text: String, _ words: String) throws {
    try write("rulez: {}", "bad.yml")
    let problem = #expect(throws: ProblemList.self) { try settings(text) }
    #expect(problem?.diagnostics.first?.message.contains(words) == true)
  }

  #if SourceChecks
    private func writeApp(infoPlist: String, settings: String = "") throws {
      try write("ref: refs/heads/main", "repo/.git/HEAD")
      try write("import UIKit\nclass Pier: UIView {}\n", "repo/App/Pier.swift")
      try write(Documents.xib(#"        <view id="a"/>"#), "repo/App/Pier.xib")
      try write(
        """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; targets = (T); mainGroup = G; };
          G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = App; buildPhases = (); productType = "com.apple.product-type.application";
            buildConfigurationList = L; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug;
            buildSettings = { INFOPLIST_FILE = "\(infoPlist)"; \(settings) }; };
        }; rootObject = P; }
        """, "repo/App.xcodeproj/project.pbxproj")
    }

    @Test
    func
      `an Info.plist names a storyboard that does not exist, but is not read outside of the repository`()
      throws
    {
      let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
          <!-- <key>UIMainStoryboardFile</key><string>Ghost</string> -->
          <key>UIMainStoryboardFile~ipad</key>
          <string>Fish &amp; Boats</string>
          <key>UILaunchStoryboardName</key>
          <string>$(LAUNCH)</string>
        </dict></plist>
        """
      try write(plist, "repo/App/Info.plist")
      try write(plist, "outside.plist")
      func findings() throws -> [Diagnostic] {
        try lint("document-name-not-found") { options in
          options = LintOptions(paths: [path("repo")])
          options.sourcesCache = .none
          options.onlyRules = ["document-name-not-found"]
          options = options.findingApp()
        }.findings
      }
      try writeApp(infoPlist: "App/Info.plist")
      let found = try findings()
      #expect(found.map { "\($0.range?.start.line ?? 0)" } == ["6"])
      #expect(found.first?.message.contains("'Fish & Boats'") == true)
      #expect(found.first?.file?.hasSuffix("App/Info.plist") == true)
      for outside in ["../outside.plist", "App/../../outside.plist"] {
        try writeApp(infoPlist: outside)
        #expect(try findings().isEmpty)
      }
    }

    @Test(arguments: [
      ("NSMainStoryboardFile", "Man", "no storyboard is called 'Man', so the app crashes"),
      ("UISceneStoryboardFile", "Man", "no storyboard is called 'Man', so the app crashes"),
      ("NSMainNibFile", "Main", "no nib is called 'Main', so the app crashes"),
      ("UILaunchStoryboardFile", "Man", "no storyboard is called 'Man', so the app has no launch"),
      ("UILaunchStoryboardName~ipad", "Start.xib", nil), ("NSMainNibFile", "Start", nil),
      ("NSMainNibFile~ipad", "Start.nib", nil), ("NSMainStoryboardFile", "Main", nil),
    ])
    func `all keys of an Info.plist with names of documents are read`(
      _ key: String, _ name: String, _ message: String?
    ) throws {
      let entry = "<key>\(key)</key><string>\(name)</string>"
      func messages(_ more: String = "") throws -> [String] {
        try write(
          "<plist version=\"1.0\"><dict>\(entry)\(more)</dict></plist>", "repo/App/Info.plist")
        return try lint("document-name-not-found") { options in
          options = LintOptions(paths: [path("repo")])
          options.sourcesCache = .none
          options.onlyRules = ["document-name-not-found"]
          options = options.findingApp()
        }.findings.map(\.message)
      }
      try writeApp(infoPlist: "App/Info.plist")
      try write(Documents.xib(#"        <view id="a"/>"#), "repo/App/Start.xib")
      try write(
        Documents.storyboard(
          """
          <scene sceneID="s"><objects>
              <viewController id="a" sceneMemberID="viewController"/>
          </objects></scene>
          """, attributes: #"initialViewController="a""#), "repo/App/Main.storyboard")
      let found = try messages()
      #expect(found.count == (message == nil ? 0 : 1))
      if let message { #expect(found.first?.contains(message) == true) }
      // The main nib of an app with a main storyboard is not loaded.
      if key == "NSMainNibFile" {
        #expect(try messages("<key>UIMainStoryboardFile</key><string>Main</string>").isEmpty)
      }
    }

    @Test(arguments: [
      "info: {path: App/Info.plist}", "settings: {base: {INFOPLIST_FILE: App/Info.plist}}",
    ])
    func `a manifest names the Info.plist with a storyboard that does not exist`(_ line: String)
      throws
    {
      try write(
        """
        name: Shop
        targets:
          Shop:
            type: application
            platform: iOS
            sources: [App]
            \(line)
        """, "project.yml")
      try write("class Pier {}", "App/Pier.swift")
      try write(Documents.storyboard(""), "App/Main.storyboard")
      try write(
        "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Man</string></dict></plist>",
        "App/Info.plist")
      #expect(try messages("document-name-not-found").first?.contains("'Man'") == true)
    }

    @Test func `build settings name a storyboard that does not exist, if they are used`() throws {
      func findings(_ settings: String) throws -> [Diagnostic] {
        try writeApp(infoPlist: "", settings: settings)
        var options = LintOptions(paths: [path("repo")])
        options.sourcesCache = .none
        options.onlyRules = ["document-name-not-found"]
        return try LintRun(options.findingApp()).run().findings
      }
      let key = "INFOPLIST_KEY_UIMainStoryboardFile"
      let found = try findings("GENERATE_INFOPLIST_FILE = YES;\n\(key) = Ghost;")
      #expect(found.map { "\($0.range?.start.line ?? 0)" } == ["10"])
      #expect(found.first?.message.contains("'Ghost', so the app crashes when it starts") == true)
      #expect(found.first?.file?.hasSuffix("App.xcodeproj/project.pbxproj") == true)
      #expect(try findings("\(key) = Ghost;").isEmpty)
      try write(Documents.xib(#"        <view id="a"/>"#), "repo/App/Start.xib")
      let launch = "INFOPLIST_KEY_UILaunchStoryboardName"
      #expect(try findings("GENERATE_INFOPLIST_FILE = YES;\n\(launch) = Start;").isEmpty)
    }

    @Test func `the project and its sources are found around one document`() throws {
      try writeProject()
      try write(
        Documents.xib(
          """
                  <view id="a" customClass="Card" customModule="Shop" customModuleProvider="target">
                      <connections><outlet property="gone" destination="a" id="b"/></connections>
                  </view>
          """), "App/Views/Card.xib")
      try write("import UIKit\nclass Card: UIView {}\n", "App/Models/Card.swift")
      var options = LintOptions(paths: [path("App/Views/Card.xib")])
      #expect(try LintRun(options).run().findings.isEmpty)
      #expect(try LintRun(options).run().used == nil)
      try write("", ".git/HEAD")
      options.sourcesCache = .none
      let result = try LintRun(options.findingApp()).run()
      #expect(result.findings.map(\.id) == ["missing-outlet"])
      #expect(result.used?.contains("(2 targets) and 1 source file below") == true)
      options.isLenient = true
      let lenient = try LintRun(options.findingApp()).run()
      #expect(lenient.findings.map(\.severity) == [.warning])
    }

    @Test func `code in a framework must not search the main bundle for the framework's nib`()
      throws
    {
      try writeProject()
      try write(Documents.xib(#"        <view id="a"/>"#), "Kit/Card.xib")
      for (bundle, count) in [("nil", 1), ("Bundle(for: Card.self)", 0)] {
        try write(
          #"class Card: UIView { let nib = UINib(nibName: "Card", bundle: \#(bundle)) }"#,
          "Kit/Card.swift")
        #expect(try messages("nib-in-other-bundle").count == count)
      }
      // The same document is also in the app's own bundle.
      try writeProject(documents: "App, Kit")
      try write(#"let nib = UINib(nibName: "Card", bundle: nil)"#, "Kit/Card.swift")
      #expect(try messages("nib-in-other-bundle").isEmpty)
    }

    @Test func `a name that no document of the project has is reported with a project alone`()
      throws
    {
      try write(#"let board = UIStoryboard(name: "Mooring", bundle: nil)"#, "App/Boards.swift")
      try write(Documents.xib(#"        <view id="a"/>"#), "App/Card.xib")
      #expect(try messages("document-name-not-found").isEmpty)
      try writeProject()
      #expect(try messages("document-name-not-found").count == 1)
      try write(
        Documents.storyboard(#"<viewController id="a" sceneMemberID="viewController"/>"#),
        "App/Mooring.storyboard")
      #expect(try messages("document-name-not-found").isEmpty)
    }

    @Test func `a package of tests that was generated beside the app is not read`() throws {
      try writeProject()
      try write(Documents.xib(#"        <view id="a" customClass="Card"/>"#), "App/Card.xib")
      try write("@objc(Card) class Card: UIView {}", "App/Card.swift")
      try write("class Generated: UIView {}", "ShopTests/Sources/Generated.swift")
      try write("{}", "ShopTests/Sources/app-sources.json")
      #expect(try lint("missing-outlet").used?.contains("1 source file ") == true)
    }
  #endif
}
