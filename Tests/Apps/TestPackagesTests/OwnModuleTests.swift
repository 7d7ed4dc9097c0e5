#if SourceChecks
  import Foundation
  import TestPackages
  import TestSupport
  import Testing

  /// The modules of an app's repository: frameworks of its projects and targets of its Swift packages.
  @Suite struct OwnModuleTests {
    private let project: AppProject

    init() throws {
      project = try AppProject()
      // The root of the repository.
      try FileManager.default.createDirectory(
        at: project.scratch.url.appending(path: ".git"), withIntermediateDirectories: true)
    }

    private func names(_ package: TestPackage) -> [String] {
      package.sources.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
    }

    private func settings(_ package: TestPackage) throws -> String {
      try #require(
        package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks").first {
          $0.path.hasSuffix("app-sources.json")
        }
      ).text
    }

    @Test func `the target of a local package is compiled with the app that imports it`() throws {
      try project.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Reef", targets: [
          .target(name: "Reef", dependencies: [.product(name: "Kelp", package: "kelp")]),
          .target(name: "ReefTools", path: "Tools", exclude: ["Old", "Readme.swift"]),
          .target(name: "Outside", path: "../Tide"),
          .testTarget(name: "ReefTests"),
        ])
        """, "Packages/Reef/Package.swift")
      try project.write(
        "import ReefTools\npublic class Reef {}\n", "Packages/Reef/Sources/Reef/Reef.swift")
      try project.write("public struct Tool {}\n", "Packages/Reef/Tools/Tool.swift")
      for path in ["Tools/Old/Rust.swift", "Tools/Readme.swift", "Tests/ReefTests/Check.swift"] {
        try project.write("import XCTest\n", "Packages/Reef/\(path)")
      }
      let package = try project.package([
        "Form.swift":
          "import UIKit\nimport Reef\nclass Form: UIViewController { let reef = Reef() }\n"
      ])
      #expect(names(package) == ["Form.swift", "Reef.swift", "Tool.swift"])
      #expect(package.leftOut.isEmpty)
      #expect(package.summary.modules.isEmpty)
      #expect(package.summary.ownModules.map(\.name) == ["Reef", "ReefTools"])
      #expect(
        try settings(package).contains("\"standIns\": [\n    \"Reef\",\n    \"ReefTools\"\n  ]"))
      #expect(package.folders.map(\.link) == ["app"])
    }

    @Test func `a framework of another project is compiled with the app, with its documents`()
      throws
    {
      try project.write(
        """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; targets = (T, U); mainGroup = G; };
          G = { isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
          F1 = { isa = PBXFileReference; path = Reef.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = Reef.xib; sourceTree = "<group>"; };
          F3 = { isa = PBXFileReference; path = ReefTests.swift; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = Reef; buildPhases = (S, R);
            productType = "com.apple.product-type.framework"; };
          S = { isa = PBXSourcesBuildPhase; files = (B1); };
          R = { isa = PBXResourcesBuildPhase; files = (B2); };
          B1 = { isa = PBXBuildFile; fileRef = F1; };
          B2 = { isa = PBXBuildFile; fileRef = F2; };
          U = { isa = PBXNativeTarget; name = ReefTests; buildPhases = (V);
            productType = "com.apple.product-type.bundle.unit-test"; };
          V = { isa = PBXSourcesBuildPhase; files = (B3); };
          B3 = { isa = PBXBuildFile; fileRef = F3; };
        }; rootObject = P; }
        """, "Reef/Reef.xcodeproj/project.pbxproj")
      try project.write("public class Reef {}\n", "Reef/Reef.swift")
      try project.write("import XCTest\n", "Reef/ReefTests.swift")
      try project.write(Documents.xib(#"        <view id="a"/>"#), "Reef/Reef.xib")
      let files = ["Form.swift": "import Reef\nclass Form { let reef = Reef() }\n"]
      let package = try project.package(files)
      #expect(names(package) == ["Form.swift", "Reef.swift"])
      #expect(package.summary.screens == 1)
      // A framework that the app does not import is no part of it.
      let other = try project.package(["Form.swift": "class Form {}\n"])
      #expect(names(other) == ["Form.swift"] && other.summary.screens == 0)
    }

    @Test func `a manifest whose calls do not end is read in linear time`() throws {
      var texts = ["let package = Package(name: \"Reef\", targets: [.target(name: \"Reef\")])"]
      for open in [".target(", ".target(name: \"Reef\", exclude: ["] {
        texts.append(texts[0] + String(repeating: open, count: 20_000))
      }
      for text in texts {
        try project.write(text, "Reef/Package.swift")
        try project.write("public class Reef {}\n", "Reef/Sources/Reef/Reef.swift")
        let files = ["Form.swift": "import Reef\nclass Form { let reef = Reef() }\n"]
        #expect(names(try project.package(files)) == ["Form.swift", "Reef.swift"])
      }
    }

    @Test func `a public declaration of a module can use the stand-ins for its libraries`() throws {
      try project.write(
        "let package = Package(name: \"Reef\", targets: [.target(name: \"Reef\")])\n",
        "Reef/Package.swift")
      try project.write(
        "import Kelp\npublic class Reef: NSObject, KelpListener { public func feed(_ store: KelpStore) {} }\n",
        "Reef/Sources/Reef/Reef.swift")
      var knowledge = TestPackage.Knowledge()
      knowledge.usesStandIns = true
      let package = try project.package(
        ["Form.swift": "import Reef\nlet reef = Reef()\n"], knowledge)
      #expect(package.leftOut.isEmpty)
      let text = package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks")
        .map(\.text).joined()
      for line in [
        "open class KelpStore: NSObject", "public protocol KelpListener",
        "public indirect enum LibraryValue: LibraryObject",
      ] {
        #expect(text.contains(line), "\(line)")
      }
      #expect(try settings(package).contains("\"standIns\": [\n    \"Kelp\",\n    \"Reef\"\n  ]"))
    }

    @Test func `a local pod is compiled with the app, and its headers are seen`() throws {
      try project.write(
        """
        Pod::Spec.new do |s|
          s.name = 'Reef-Kit'
          # s.source_files = 'Old/*.swift'
          s.source_files = 'Reef/**/*.{h,m}',
                           "Reef/Code/*.swift"
          s.resources = 'Old/*.png'
        end
        """, "Pods2/ReefKit.podspec")
      try project.write("public class Reef {}\n", "Pods2/Reef/Code/Reef.swift")
      try project.write("public class Rust {}\n", "Pods2/Old/Rust.swift")
      try project.write("#define REEF_DEPTH 3\n", "Pods2/Reef/Depth.h")
      let package = try project.package([
        "Form.swift": "import Reef_Kit\nclass Form { let reef = Reef() }\n"
      ])
      #expect(names(package) == ["Form.swift", "Reef.swift"])
      #expect(package.leftOut.isEmpty && package.summary.modules.isEmpty)
      #expect(try declarations(package).contains("public var REEF_DEPTH: Int32 { 3 }"))
    }

    @Test func `a module map names headers of a framework that is checked in`() throws {
      try project.write(
        """
        // The module `Old` is gone.
        framework module Kelp [system] {
          umbrella header "Kelp.h"
          exclude header "Hidden.h"
          module * { export * }
        }
        """, "Libraries/Kelp.framework/Modules/module.modulemap")
      try project.write("#import <Kelp/Leaf.h>\n", "Libraries/Kelp.framework/Headers/Kelp.h")
      try project.write("#define KELP_LEAF 4\n", "Libraries/Kelp.framework/Headers/Leaf.h")
      try project.write("#define KELP_HIDDEN 5\n", "Libraries/Kelp.framework/Headers/Hidden.h")
      try project.write(
        """
        framework module Crab { header "Crab.h" }
        module Crab.Swift { header "Crab-Swift.h" }
        """, "Libraries/Crab.framework/Modules/module.modulemap")
      try project.write("#define CRAB 6\n", "Libraries/Crab.framework/Headers/Crab.h")
      let package = try project.package([
        "Form.swift": "import Kelp\nlet leaf = KELP_LEAF\n", "Crab.swift": "import Crab\n",
      ])
      #expect(package.summary.modules.map(\.name) == ["Crab"])
      #expect(package.summary.ownModules.map(\.name) == ["Kelp"])
      let text = try declarations(package)
      #expect(text.contains("public var KELP_LEAF: Int32 { 4 }"), "\(text)")
      #expect(!text.contains("HIDDEN") && !text.contains("CRAB"), "\(text)")
    }

    @Test func `classes of pods that are checked in are those of their headers`() throws {
      for (pod, code) in [("Kelp-Kit", "Kelp.m"), ("Crab", "Crab.swift")] {
        let module = pod == "Crab" ? "Crab" : "Kelp_Kit"
        let support = "Pods/Target Support Files/\(pod)/\(pod)"
        try project.write(
          "framework module \(module) {\n  umbrella header \"\(pod)-umbrella.h\"\n}\n",
          "\(support).modulemap")
        try project.write("#import \"\(module).h\"\n", "\(support)-umbrella.h")
        try project.write("", "Pods/\(pod)/\(code)")
      }
      try project.write(
        """
        #import <Weed/Weed.h>
        @interface KelpCell : WeedCell
        @property (weak) UILabel *leafLabel;
        - (void)grow;
        @end
        """, "Pods/Kelp-Kit/Code/Kelp_Kit.h")
      try project.write("@interface WeedCell : UITableViewCell\n@end\n", "Pods/Weed/Weed.h")
      try project.write("@interface CrabCell : UITableViewCell\n@end\n", "Pods/Crab/Crab.h")
      let package = try project.package([
        "Form.swift": "import Kelp_Kit\nclass Form: KelpCell {}\n", "Crab.swift": "import Crab\n",
        "Form.xib": Documents.xib(
          """
                  <tableViewCell customClass="KelpCell" id="a">
                      <tableViewCellContentView key="contentView" tableViewCell="a" id="b"/>
                      <connections><outlet property="leafLabel" destination="c" id="d"/></connections>
                  </tableViewCell>
                  <label id="c"/>
          """),
      ])
      #expect(package.summary.modules.map(\.name) == ["Crab"])
      let files = package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks")
      let text = try #require(files.first { $0.path.hasSuffix("OtherClasses.swift") }).text
      for line in [
        "@objc(KelpCell) open class KelpCell: WeedCell {", "@IBInspectable var leafLabel: UILabel!",
        "public func grow() {}",
        "@objc(WeedCell) open class WeedCell: UITableViewCell",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
      #expect(!text.contains("Crab"), "\(text)")
    }

    private func declarations(_ package: TestPackage) throws -> String {
      try #require(
        package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks").first {
          $0.path.hasSuffix("ObjectiveCDeclarations.swift")
        }
      ).text
    }

    @Test func `a specification whose lists do not end is read in linear time`() throws {
      try project.write(
        "s.name = 'Reef'\n" + String(repeating: "s.source_files = 'Reef',\n", count: 20_000)
          + String(repeating: "s.source_files =", count: 20_000),
        "Reef.podspec")
      try project.write("public class Reef {}\n", "Reef/Reef.swift")
      let files = ["Form.swift": "import Reef\nclass Form { let reef = Reef() }\n"]
      #expect(names(try project.package(files)) == ["Form.swift", "Reef.swift"])
    }
  }
#endif
