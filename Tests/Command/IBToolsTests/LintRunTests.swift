import Diagnostics
import Foundation
import IBLint
import IBTools
import TestSupport
import Testing

/// Linting a project in process.
@Suite struct LintRunTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = App/In.xib; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = App/Out.xib; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R); };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F1; };
      }; rootObject = P; }
      """, "App.xcodeproj/project.pbxproj")
    for name in ["In", "Out", "Stray"] { try write(Self.clean, "App/\(name).xib") }
  }

  private static let clean = Documents.xib(#"        <view id="a"/>"#)
  private static let owner = Documents.xib(
    """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView">
                <connections><outlet property="bar" destination="b" id="c"/></connections>
            </placeholder>
            <view id="root"><subviews><view id="b"/></subviews></view>
    """)

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), path)
  }

  private func path(_ name: String) -> String { scratch.url.appending(path: name).path }

  private func options(_ paths: String...) -> LintOptions {
    LintOptions(paths: paths.map(path))
  }

  /// The findings of a rule, each as a file's name.
  private func files(_ result: LintResult, _ rule: String) -> [String] {
    result.findings.filter { $0.id == rule }.map {
      ($0.file ?? "").replacing(scratch.url.path + "/", with: "")
    }
  }

  @Test func `documents in no target are found with a project alone`() throws {
    var options = options("App")
    #expect(try LintRun(options).run().findings.isEmpty)
    options.projects = [path("App.xcodeproj")]
    let result = try LintRun(options).run()
    #expect(files(result, "document-in-no-target") == ["App/Out.xib", "App/Stray.xib"])
    #expect(result.isComplete && result.report.files == 3)
  }

  @Test func `a project that cannot be read is a problem, and nothing is in no target`() throws {
    try write("{ objects", "App.xcodeproj/project.pbxproj")
    var options = options("App")
    options.projects = [path("App.xcodeproj")]
    let result = try LintRun(options).run()
    #expect(result.findings.isEmpty)
    #expect(result.problems.map(\.id) == ["unreadable-project"])
  }

  @Test func `an image that no project contains is found, in catalogs and as a file`() throws {
    func isMissing(_ image: String, project: Bool = true, _ assets: String...) throws -> Bool {
      try write(
        Documents.xib(
          "        <view id=\"a\"><subviews><imageView image=\"\(image)\" id=\"b\"/></subviews></view>"
        ), "App/In.xib")
      var options = options("App")
      options.onlyRules = ["asset-not-found"]
      if project { options.projects = [path("App.xcodeproj")] }
      options.assets = assets.map(path)
      return try !files(LintRun(options).run(), "asset-not-found").isEmpty
    }
    try write("{}", "App/Assets.xcassets/logo.imageset/Contents.json")
    try write(
      "{\"properties\": {\"provides-namespace\": true}}", "App/Assets.xcassets/Icons/Contents.json")
    try write("{}", "App/Assets.xcassets/Icons/star.imageset/Contents.json")
    try write("", "App/Images/frame@2x.png")
    for name in ["logo", "Logo", "Icons/star", "frame", "frame.png", "logo.png"] {
      #expect(try !isMissing(name), "\(name)")
    }
    for name in ["star", "frame.jpg"] { #expect(try isMissing(name), "\(name)") }
    try write("{}", "More.xcassets/late.imageset/Contents.json")
    #expect(try isMissing("late", project: false, "App"))
    #expect(try !isMissing("late", project: false, "More.xcassets"))
  }

  @Test func `a manifest of XcodeGen names the targets of documents`() throws {
    try FileManager.default.removeItem(at: scratch.url.appending(path: "App.xcodeproj"))
    try write(
      """
      name: App
      options: { deploymentTarget: { iOS: "15.0" } }
      targetTemplates:
        Screens:
          platform: iOS
          sources: [{ path: "${target_name}/Screens" }]
      targets:
        App:
          templates: [Screens]
          type: application
          sources:
            - path: App
              excludes: ["Out.*", "Old"]
            - path: Notes
              buildPhase: none
      """, "project.yml")
    for path in ["App/Old/Deep.xib", "Notes/Note.xib", "App/Screens/Form.xib"] {
      try write(Self.clean, path)
    }
    var options = options("App", "Notes")
    options.projects = [path("project.yml")]
    func found() throws -> [String] {
      files(try LintRun(options).run(), "document-in-no-target")
    }
    #expect(try found() == ["App/Old/Deep.xib", "App/Out.xib", "Notes/Note.xib"])
    // Another file may add sources.
    let text = String(decoding: try scratch.bytes("project.yml"), as: UTF8.self)
    try write("include: more.yml\n" + text, "project.yml")
    #expect(try found().isEmpty)
    // Settings of another tool have the same name.
    try write("rules: []", "project.yml")
    #expect(try found().isEmpty)
  }

  @Test func `a view that another document of the run creates is a note`() throws {
    try write(Self.owner, "App/LoadingView.xib")
    var options = options("App")
    options.onlyRules = ["view-as-file-owner"]
    #expect(try LintRun(options).run().findings.map(\.severity) == [.warning])
    try write(Documents.xib(#"        <view id="a" customClass="LoadingView"/>"#), "App/In.xib")
    let result = try LintRun(options).run()
    #expect(result.findings.map(\.severity) == [.note])
    #expect(result.findings.first?.message.hasPrefix("In.xib creates a LoadingView") == true)
  }

  @Test func `a leftover class of the owner is no finding, whoever creates the view`() throws {
    try write(
      Documents.xib(
        """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingView"/>
                <view id="a" customClass="LoadingView"/>
        """), "App/LoadingView.xib")
    try write(Documents.xib(#"        <view id="a" customClass="LoadingView"/>"#), "App/In.xib")
    var options = options("App")
    options.onlyRules = ["view-as-file-owner"]
    #expect(try LintRun(options).run().findings.isEmpty)
  }

  @Test func `fixes are written, and a dry run only returns the difference`() throws {
    let dangling = Documents.xib(
      """
              <view id="a">
                  <connections>
                      <outlet property="x" destination="gone" id="b"/>
                  </connections>
              </view>
      """)
    try write(dangling, "App/In.xib")
    var options = options("App")
    options.fixing = .init(.unsafe, isDry: true)
    let dry = try LintRun(options).run()
    #expect(dry.difference.contains(#"-                <outlet property="x" destination="gone""#))
    #expect(dry.fixed.map(\.id) == ["dangling-connection"])
    #expect(try scratch.bytes("App/In.xib") == Array(dangling.utf8))
    options.fixing = .init(.unsafe)
    let fixed = try LintRun(options).run()
    #expect(fixed.difference.isEmpty && fixed.findings.isEmpty && fixed.report.fixed == 1)
    #expect(!String(decoding: try scratch.bytes("App/In.xib"), as: UTF8.self).contains("gone"))
  }

  @MainActor @Test func `layout needs the main actor`() throws {
    var options = options("App")
    options.laysOut = true
    let error = #expect(throws: Diagnostic.self) { try LintRun(options).run() }
    #expect(error?.message.contains("runOnMainActor()") == true)
    let result = try LintRun(options).runOnMainActor()
    #expect(result.layoutProblems.isEmpty && result.report.files == 3)
  }

  @Test func `an unknown rule, a rule without its facts and broken settings say what to do`() throws
  {
    var options = options("App")
    options.onlyRules = ["missing-outlet"]
    let missing = #expect(throws: Diagnostic.self) { try LintRun(options) }
    #expect(missing?.message.contains("needs the app's sources") == true)
    options.onlyRules = ["no-such-rule"]
    #expect(throws: Diagnostic.self) { try LintRun(options) }
    options.onlyRules = []
    try write("rules: [", "broken.yml")
    options.settingsFile = path("broken.yml")
    let problems = #expect(throws: ProblemList.self) { try LintRun(options) }
    #expect(problems?.diagnostics.map(\.id) == ["configuration"])
  }

  @MainActor @Test func `explaining lists the places that a rule checks`() throws {
    try write(Self.owner, "App/LoadingView.xib")
    try write("<document", "App/Broken.xib")
    let found = try LintRun(options("App")).explain("view-as-file-owner")
    #expect(found.text.contains("App/LoadingView.xib:4:9: finding: File's Owner LoadingView"))
    #expect(found.text.contains("App/In.xib: the rule has nothing to check here"))
    #expect(found.unreadable == [path("App/Broken.xib")])
    #expect(throws: Diagnostic.self) { try LintRun(options("App")).explain("no-such-rule") }
  }
}
