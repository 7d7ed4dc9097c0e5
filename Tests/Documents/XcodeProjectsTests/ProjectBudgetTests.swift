import Diagnostics
import Testing
import XcodeProjects

/// Small projects that describe endless work.
@Suite struct ProjectBudgetTests {
  private func project(
    groups: String = "", settings: String = "", base: String = "", files: [String: String] = [:]
  ) throws -> XcodeProject {
    let reference = base.isEmpty ? "" : "baseConfigurationReference = X;"
    let text = """
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (F, X, \(groups.isEmpty ? "" : "A")); };
        F = { isa = PBXFileReference; path = Form.xib; };
        X = { isa = PBXFileReference; path = "\(base)"; };
        \(groups)
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R); buildConfigurationList = L; };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; \(reference) buildSettings = { \(settings) }; };
      }; rootObject = P; }
      """
    return try XcodeProject(parsing: Array(text.utf8), path: "/repo/App.xcodeproj") { path in
      files[String(path.dropFirst("/repo/".count))].map { Array($0.utf8) }
    }
  }

  private func problem(_ body: () throws -> Void) -> Diagnostic? {
    #expect(throws: Diagnostic.self) { try body() }
  }

  @Test func `a group that contains itself is named, and the other files are known`() throws {
    let project = try project(
      groups: "A = { isa = PBXGroup; name = Screens; children = (A, B, A); };")
    #expect(project.targets(of: "/repo/Form.xib") == [0])
    let problem = try #require(project.problems.first)
    #expect(project.problems.count == 1 && problem.severity == .error)
    #expect(problem.message.contains("the group 'Screens' contains itself"))
  }

  @Test func `a file is compared with patterns once, and all files take a limited number of steps`()
  {
    let known = KnownMemberships(mostSteps: 20)
    var asked: [String] = []
    func membership(_ path: String) -> ProjectTargets.Membership {
      known.membership(of: path) { path, steps in
        asked.append(path)
        steps += 10
        return .targets([0])
      }
    }
    #expect(membership("a.xib") == .targets([0]) && membership("a.xib") == .targets([0]))
    #expect(known.problem == nil)
    #expect(membership("b.xib") == .targets([0]))
    #expect(membership("c.xib") == .unknown && membership("b.xib") == .targets([0]))
    #expect(asked == ["a.xib", "b.xib"])
    #expect(known.problem?.message.contains("20 steps") == true)
  }

  @Test func `groups that list the next one twice are read once`() throws {
    let groups = (0..<40).map { level in
      "A\(level == 0 ? "" : "\(level)") = { isa = PBXGroup; children = (A\(level + 1), A\(level + 1)); };"
    }
    #expect(try project(groups: groups.joined()).problems.isEmpty)
  }

  @Test func `groups that are nested too deeply are refused by name`() {
    let groups = (0..<100).map { level in
      "A\(level == 0 ? "" : "\(level)") = { isa = PBXGroup; children = (A\(level + 1)); };"
    }
    let problem = problem { _ = try project(groups: groups.joined()) }
    #expect(problem?.message.contains("nested more than 64 levels deep") == true)
    #expect(problem?.file == "/repo/App.xcodeproj/project.pbxproj")
  }

  @Test func `a setting that doubles itself is refused only if it matters`() throws {
    let lines = "X = a\n" + String(repeating: "X = $(inherited)$(inherited)\n", count: 45)
    #expect(
      try project(base: "a.xcconfig", files: ["a.xcconfig": lines]).targets[0].module == "App")
    let problem = problem {
      _ = try project(
        base: "a.xcconfig", files: ["a.xcconfig": lines + "PRODUCT_MODULE_NAME = $(X)\n"])
    }
    #expect(problem?.message.contains("bytes when expanded") == true)
  }

  @Test(arguments: [":lower:upper", ":c99extidentifier"])
  func `a long setting is not changed character by character again and again`(_ operation: String) {
    let lines =
      "X = abcdefgh\n" + String(repeating: "X = $(inherited)$(inherited)\n", count: 16)
      + "PRODUCT_MODULE_NAME = $(X\(String(repeating: operation, count: 2000)))\n"
    let problem = problem { _ = try project(base: "a.xcconfig", files: ["a.xcconfig": lines]) }
    #expect(problem?.message.contains("bytes when expanded") == true)
  }

  @Test func `operations on names are applied in their order`() throws {
    let lines = "X = my App\nPRODUCT_MODULE_NAME = $(X:upper:identifier)\n"
    #expect(
      try project(base: "a.xcconfig", files: ["a.xcconfig": lines]).targets[0].module == "MY_APP")
  }

  @Test func `settings that name each other many times are refused by name`() {
    let levels = (0..<8).map { level in
      "S\(level) = \"\((0..<200).map { _ in "$(S\(level + 1))" }.joined())\";"
    }
    let problem = problem {
      _ = try project(settings: levels.joined() + "S8 = x; PRODUCT_MODULE_NAME = \"$(S0)\";")
    }
    #expect(problem?.message.contains("when expanded") == true)
  }

  @Test func `a chain of settings is followed as far as it goes, and a cycle inserts nothing`()
    throws
  {
    let chain = (0..<30).map { "S\($0) = \"$(S\($0 + 1))\";" }.joined() + "S30 = Tide;"
    #expect(
      try project(settings: chain + "PRODUCT_MODULE_NAME = \"$(S0)\";").targets[0].module == "Tide")
    #expect(
      try project(settings: #"A = "$(B)x"; B = "$(A)y"; PRODUCT_MODULE_NAME = "$(A)";"#)
        .targets[0].module == "yx")
  }

  @Test func `references without an end and operations are text`() throws {
    let open = String(repeating: "$(", count: 50_000)
    #expect(
      try project(settings: "PRODUCT_MODULE_NAME = \"\(open)\";").targets[0].module == open)
    #expect(
      try project(
        settings:
          #"A = "My App"; PRODUCT_MODULE_NAME = "${A:c99extidentifier:lower}_$(B:default=x)";"#
      ).targets[0].module == "my_app_x")
  }

  @Test func `a settings file that includes itself is named`() throws {
    let file =
      "PRODUCT_MODULE_NAME = Sea\n" + String(repeating: "#include \"a.xcconfig\"\n", count: 20)
    let project = try project(base: "a.xcconfig", files: ["a.xcconfig": file])
    #expect(project.targets[0].module == "Sea")
    #expect(
      project.problems.map(\.message) == [
        "the settings file '/repo/a.xcconfig' includes itself; remove the '#include'"
      ])
  }

  @Test func `settings files that include the next one twice are refused by name`() {
    var files = ["a40.xcconfig": "X = 1\n"]
    for level in 0..<40 {
      let line = "#include \"a\(level + 1).xcconfig\"\n"
      files["a\(level).xcconfig"] = line + line
    }
    let problem = problem { _ = try project(base: "a0.xcconfig", files: files) }
    #expect(problem?.message.contains("parts when expanded") == true)
  }
}
