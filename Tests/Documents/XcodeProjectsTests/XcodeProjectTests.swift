import Diagnostics
import FoundationEssentials
import TestSupport
import Testing
import XcodeProjects

/// What a project tells of its targets and their files.
@Suite struct XcodeProjectTests {
  /// A project with an app for iOS and one for macOS.
  private func project(
    settings: String = "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;", own: String = "",
    attributes: String = "", objects: String = "", children: String = "", readFile: Bool = true
  ) throws -> XcodeProject {
    let text = """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T1, T2); mainGroup = G; developmentRegion = en;
              buildConfigurationList = L0; attributes = { \(attributes) }; };
        G = { isa = PBXGroup; children = (G1, V, H, S, \(children)); sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; path = App; children = (F1, F2, F3, F4); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Form.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Form.xib; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Other/Old.xib; sourceTree = SOURCE_ROOT; };
        F4 = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        V = { isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2); path = App; sourceTree = "<group>"; };
        V1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        H = { isa = PBXFileReference; path = App/Form.m; sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = New; exceptions = (E); sourceTree = "<group>"; };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Info.plist, Drafts/Old.xib); };
        T1 = { isa = PBXNativeTarget; name = "My App"; buildPhases = (B1, B2); buildConfigurationList = L1;
               fileSystemSynchronizedGroups = (S); productType = "com.apple.product-type.application"; };
        T2 = { isa = PBXNativeTarget; name = Desk; buildPhases = (B3); buildConfigurationList = L2; };
        B1 = { isa = PBXSourcesBuildPhase; files = (X1, X4); };
        B2 = { isa = PBXResourcesBuildPhase; files = (X2, X3); };
        B3 = { isa = PBXResourcesBuildPhase; files = (X5); };
        X1 = { isa = PBXBuildFile; fileRef = F1; };
        X2 = { isa = PBXBuildFile; fileRef = F2; };
        X3 = { isa = PBXBuildFile; fileRef = V; };
        X4 = { isa = PBXBuildFile; fileRef = H; };
        X5 = { isa = PBXBuildFile; fileRef = F2; };
        L0 = { buildConfigurations = (C0, C1); };
        L1 = { buildConfigurations = (C2); };
        L2 = { buildConfigurations = (C3); };
        C0 = { name = Debug; buildSettings = { SWIFT_VERSION = 1.0; }; };
        C1 = { name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 13.0; \(settings) }; };
        C2 = { name = Release; buildSettings = { \(own) }; };
        C3 = { name = Release; buildSettings = { SDKROOT = macosx; PRODUCT_MODULE_NAME = "$(PRODUCT_NAME:c99extidentifier)Kit"; }; };
        \(objects)
      }; rootObject = P; }
      """
    return try XcodeProject(parsing: Array(text.utf8), path: "/repo/My.xcodeproj") { path in
      readFile && path == "/repo/Shared.xcconfig"
        ? Array("SWIFT_VERSION = 2.3 // old\n#include? \"Local.xcconfig\"\n".utf8) : nil
    }
  }

  @Test func `targets have their names, modules, platforms and versions`() throws {
    let targets = try project().targets
    #expect(targets.map(\.name) == ["My App", "Desk"])
    #expect(targets.map(\.module) == ["My_App", "DeskKit"])
    #expect(targets.map(\.platforms) == [[.iOS], [.macOS]])
    #expect(targets[0].swiftVersion == "5.0" && targets[0].isBeforeSwift3 == false)
    #expect(targets[0].deploymentTargets == [.iOS: "13.0"])
    #expect(targets[0].developmentRegion == "en")
  }

  @Test func `files belong to the targets that build them`() throws {
    let project = try project()
    #expect(project.targets(of: "/repo/App/Form.swift") == [0])
    #expect(project.targets(of: "/repo/App/Form.xib") == [0, 1])
    #expect(project.targets(of: "/repo/Other/Old.xib") == [])
    #expect(project.targets(of: "/repo/App/Unlisted.xib") == nil)
  }

  @Test func `a document with languages belongs to the targets of its group`() throws {
    #expect(try project().targets(of: "/repo/App/Base.lproj/Main.storyboard") == [0])
  }

  @Test func `all files of a synchronized folder belong to its target but the exceptions`() throws {
    let project = try project()
    #expect(project.targets(of: "/repo/New/Views/Row.xib") == [0])
    #expect(project.targets(of: "/repo/New/Info.plist") == [])
    #expect(project.targets(of: "/repo/New/Drafts/Old.xib") == [])
  }

  @Test func `settings of a target replace those of the project and may refer to them`() throws {
    let targets = try project(
      settings: "SWIFT_VERSION = 4.0; PRODUCT_NAME = Base;",
      own: #"SWIFT_VERSION = 4.2; PRODUCT_NAME = "$(inherited)-$(TARGET_NAME:lower)";"#
    ).targets
    #expect(targets[0].swiftVersion == "4.2" && targets[0].module == "Base_my_app")
    #expect(targets[1].swiftVersion == "4.0")
  }

  @Test func `a setting that refers to itself means the value that it replaces`() throws {
    let named = try project(
      settings: "PRODUCT_NAME = Base; SUFFIX = One;",
      own:
        #"PRODUCT_NAME = "$(FIRST)"; FIRST = "$(PRODUCT_NAME)$(SUFFIX)"; SUFFIX = "${SUFFIX}Two";"#
    ).targets[0]
    #expect(named.module == "BaseOneTwo")
    let unnamed = try project(settings: "", own: #"PRODUCT_NAME = "$(PRODUCT_NAME)";"#).targets[0]
    #expect(unnamed.module == "My_App")
  }

  @Test func `a file of settings lies under the target's own`() throws {
    let file = "K = { isa = PBXFileReference; path = Shared.xcconfig; sourceTree = \"<group>\"; };"
    let with = "C4 = { name = Release; baseConfigurationReference = K; buildSettings = {}; };"
    let objects = file + with + "L1 = { buildConfigurations = (C4); };"
    let known = try project(settings: "", objects: objects, children: "K").targets[0]
    #expect(known.swiftVersion == "2.3" && known.isBeforeSwift3 == true)
    let unknown = try project(settings: "", objects: objects, children: "K", readFile: false)
    #expect(unknown.targets[0].isBeforeSwift3 == nil)
  }

  @Test(arguments: [
    ("SWIFT_VERSION = 3.0;", true), ("SWIFT_VERSION = 4.2;", false),
    ("SWIFT_VERSION = 4.2; SWIFT_SWIFT3_OBJC_INFERENCE = On;", true),
  ])
  func `the version of Swift decides whether Objective-C sees members`(
    _ settings: String, _ exposes: Bool
  ) throws {
    #expect(try project(settings: settings).targets[0].exposesMembers == exposes)
  }

  @Test func `a module is certain if all files that may name the product can be read`() throws {
    func target(_ own: String, file: String = "Shared.xcconfig") throws -> XcodeTarget {
      let objects = """
        K = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
        C4 = { name = Debug; baseConfigurationReference = K; buildSettings = { \(own) }; };
        L1 = { buildConfigurations = (C4, C2); };
        """
      return try project(objects: objects, children: "K", readFile: false).targets[0]
    }
    #expect(try !target("").isModuleKnown)
    #expect(try target("", file: "Pods-App.debug.xcconfig").isModuleKnown)
    #expect(try !target("", file: "PodsApp.xcconfig").isModuleKnown)
    let named = try target("PRODUCT_NAME = Trial;")
    #expect(named.isModuleKnown && named.module == "My_App" && named.otherModules == ["Trial"])
  }

  @Test func `projects without a version of Swift are as old as their Xcode`() throws {
    let old = try project(settings: "", attributes: "LastUpgradeCheck = 0730;")
    #expect(old.targets[0].swiftVersion == nil && old.targets[0].isBeforeSwift3 == true)
    let new = try project(settings: "", attributes: "LastUpgradeCheck = 1500;")
    #expect(new.targets[0].isBeforeSwift3 == nil)
  }

  @Test(arguments: ["", "{}", "{ objects = { ", "<?xml version=\"1.0\"?><plist/>"])
  func `what is not a project is a warning that says so`(_ text: String) {
    let problem = #expect(throws: Diagnostic.self) {
      try XcodeProject(parsing: Array(text.utf8), path: "/repo/My.xcodeproj")
    }
    #expect(problem?.severity == .warning && problem?.file == "/repo/My.xcodeproj/project.pbxproj")
  }

  @Test func `of several projects each file has the targets of all`() throws {
    let targets = ProjectTargets([try project(), try project()])
    #expect(targets.membership(of: "/repo/App/Form.xib") == .targets([0, 1, 2, 3]))
    #expect(targets.membership(of: "/repo/App/Form.h") == .targets([0, 2]))
    #expect(targets.membership(of: "/repo/App/Unlisted.xib") == .noTarget)
    #expect(targets.membership(of: "/elsewhere/Form.xib") == .unknown)
  }

  @Test(arguments: ["Kit/Package.swift", "Kit/Kit.podspec", "Kit.playground/contents.xcplayground"])
  func `a package, pod or playground may contain documents that no project lists`(
    _ manifest: String
  ) throws {
    let folder = try ScratchFolder()
    let parent = manifest.split(separator: "/")[0]
    let file = try folder.write([], "\(parent)/Sources/Card.xib")
    let text = """
      { objects = { P = { isa = PBXProject; targets = (); mainGroup = G; };
        G = { isa = PBXGroup; children = (); sourceTree = "<group>"; }; }; rootObject = P; }
      """
    try folder.write(Array(text.utf8), "My.xcodeproj/project.pbxproj")
    let projects = ProjectTargets.search([folder.url.path])
    if parent == "Kit" {
      #expect(ProjectTargets(projects: projects).membership(of: file.path) == .noTarget)
    }
    try folder.write([], manifest)
    #expect(ProjectTargets(projects: projects).membership(of: file.path) == .unknown)
  }
}
