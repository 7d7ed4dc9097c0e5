import Foundation
import TestPackages
import TestSupport
import Testing

/// The contents of a package for an app, which no file is written for.
@Suite struct TestPackageTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T, U); mainGroup = G; };
        G = { isa = PBXGroup; children = (F1, F2, F3, F4, F5, F6); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Tide/Form.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Tide/Board/Row.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Tide/Row.xib; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Tide/Pier.storyboard; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = Tide/Watch/Clock.swift; sourceTree = "<group>"; };
        F6 = { isa = PBXFileReference; path = Tide/Launch.storyboard; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = "Tide Table"; buildPhases = (S, R);
          productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        R = { isa = PBXResourcesBuildPhase; files = (B3, B4, B6); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
        B4 = { isa = PBXBuildFile; fileRef = F4; };
        B6 = { isa = PBXBuildFile; fileRef = F6; };
        U = { isa = PBXNativeTarget; name = Watch; buildPhases = (V);
          productType = "com.apple.product-type.watchapp2-extension"; };
        V = { isa = PBXSourcesBuildPhase; files = (B5); };
        B5 = { isa = PBXBuildFile; fileRef = F5; };
      }; rootObject = P; }
      """, "Tide.xcodeproj/project.pbxproj")
    for name in ["Tide/Form", "Tide/Board/Row", "Tide/Watch/Clock", "Tide/Unused"] {
      try write("import UIKit\n", "\(name).swift")
    }
    try write(Documents.xib(#"        <view id="a"/>"#), "Tide/Row.xib")
    try scratch.copy("Pier.storyboard", to: "Tide/Pier.storyboard")
    try scratch.copy("Launch.storyboard", to: "Tide/Launch.storyboard")
  }

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), path)
  }

  private func package(_ project: String = "Tide.xcodeproj", target: String? = nil) throws
    -> TestPackage
  {
    TestPackage(
      try TestedApp(project: scratch.url.appending(path: project).path, target: target))
  }

  /// Returns the text of a file of the package.
  private func text(_ path: String, dependency: String = "/xibinspect") throws -> String {
    let files = try package().files(
      dependency: dependency, version: "1.2.3", package: scratch.url.appending(path: "Checks").path)
    return try #require(files.first { $0.path == path }).text
  }

  @Test func `a package has the app's module and its sources`() throws {
    let package = try package()
    #expect(package.module == "Tide_Table" && package.name == "Tide_TableScreenTests")
    let names = package.sources.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(names.sorted() == ["Form.swift", "Row.swift"])
    #expect(package.languageMode == 5)
  }

  @Test(arguments: [
    ("3.0", "\"]), .swiftLanguageMode(.v4)]"), ("4.0", "\"]), .swiftLanguageMode(.v4)]"),
    ("4.2", "\"]), .swiftLanguageMode(.v4_2)]"), ("5.0", "\"])]"), ("6.0", "\"])]"),
    ("2.3", "\"])]"),
  ])
  func `the app's target alone has the language mode of an earlier Swift`(
    _ version: String, _ ending: String
  ) throws {
    let path = "Tide.xcodeproj/project.pbxproj"
    let project = try String(contentsOf: scratch.url.appending(path: path), encoding: .utf8)
    try write(
      project.replacing(
        "name = \"Tide Table\";", with: "name = \"Tide Table\"; buildConfigurationList = L;"
      )
      .replacing(
        "U = { isa",
        with: "L = { isa = XCConfigurationList; buildConfigurations = (C); };\n"
          + "C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = \(version); }; };\nU = { isa"
      ), path)
    let manifest = try text("Package.swift")
    #expect(
      manifest.contains(
        "\n      swiftSettings: [.unsafeFlags([\"-continue-building-after-errors\(ending),\n"),
      "\(manifest)")
    #expect(manifest.contains("swiftLanguageModes: [.v\(version == "6.0" ? 6 : 5)]"))
  }

  @Test func `every screen that has a name has a test, and the launch screen has none`() throws {
    let tests = try text("Tests/Tide_TableTests/ScreenTests.swift")
    for title in [
      "Row loads", "Pier begins (stand-in)", "Pier shows Gate (stand-in)",
      "Pier shows Log (stand-in)",
    ] {
      #expect(tests.contains("func `\(title)`(device: String)"), "\(title)")
    }
    #expect(tests.contains(#"nibProblems(of: "Row", on: device)"#))
    #expect(tests.contains(#".instantiateViewController(withIdentifier: "Gate")"#))
    #expect(!tests.contains("Launch"))
    #expect(tests.contains("@testable import Tide_Table"))
  }

  @Test func `the package is found by a relative path, or by the name that its URL ends in`() throws
  {
    let folder = scratch.url.appending(path: "tools/xib \"main\"").path
    #expect(
      try text("Package.swift", dependency: folder)
        .contains(#".package(name: "xibinspect", path: "../tools/xib \"main\"")"#))
    let manifest = try text("Package.swift", dependency: "https://example.com/mine/xib-fork.git")
    #expect(manifest.contains(#".product(name: "UIKitShim", package: "xib-fork")"#))
    #expect(manifest.contains(#".plugin(name: "AppSources", package: "xib-fork")"#))
  }

  @Test func `an app that imports Combine gets the trait for it`() throws {
    #expect(try !text("Package.swift").contains("traits"))
    try write("import UIKit\nimport Combine\n", "Tide/Form.swift")
    #expect(try text("Package.swift").contains(#", traits: ["Combine"])"#))
    // A change of the trait would compile the whole dependency again.
    try write("import UIKit\nimport Combine\nimport Unknown\n", "Tide/Form.swift")
    #expect(try text("Package.swift").contains(#", traits: ["Combine"])"#))
    #expect(
      try text("Package.swift", dependency: "https://example.com/x")
        .contains(#"from: "1.2.3", traits: ["Combine"])"#))
  }

  @Test(arguments: [
    (
      "class Owner: UIViewController {}",
      "nibProblems(of: \"Row\", on: device) { Owner(nibName: nil, bundle: nil) }"
    ),
    (
      "class Owner: Base {}; class Base: UIView { override init(frame: CGRect) {} }",
      "nibProblems(of: \"Row\", on: device) { Owner(frame: .zero) }"
    ),
    ("class Owner: NSObject {}", "nibProblems(of: \"Row\", on: device) { Owner() }"),
    ("class Owner: UIView { init(name: String) {} }", "nibProblems(of: \"Row\", on: device)\n"),
    ("private class Owner: UIView {}", "nibProblems(of: \"Row\", on: device)\n"),
    // The class of a library has a stand-in.
    ("class Owner: Unknown {}", "nibProblems(of: \"Row\", on: device) { Owner() }"),
    ("class Owner: UICollectionView {}", "nibProblems(of: \"Row\", on: device)\n"),
    ("class Owner: UIPresentationController {}", "nibProblems(of: \"Row\", on: device)\n"),
  ])
  func `the test of a xib creates its owner if it can`(_ source: String, _ call: String) throws {
    try write("import UIKit\n\(source)\n", "Tide/Form.swift")
    let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>"#
    try write(Documents.xib("        \(owner)\n        <view id=\"a\"/>"), "Tide/Row.xib")
    #expect(try text("Tests/Tide_TableTests/ScreenTests.swift").contains(call))
  }

  @Test(arguments: [
    ("Owner", "", "nibProblems(of: \"Row\", on: device) { Owner(nibName: nil, bundle: nil) }"),
    ("Owner", "view", "screenProblems(on: device) { Owner(nibName: \"Row\", bundle: nil) }"),
    ("Row", "", "screenProblems(on: device) { Row(nibName: \"Row\", bundle: nil) }"),
    (
      "RowController", "header",
      "screenProblems(on: device) { RowController(nibName: \"Row\", bundle: nil) }"
    ),
  ])
  func `a xib is a controller's own if it connects the view or has its name`(
    _ owner: String, _ outlet: String, _ call: String
  ) throws {
    try write("import UIKit\nclass \(owner): UIViewController {}\n", "Tide/Form.swift")
    let connection =
      #"<connections><outlet property="\#(outlet)" destination="a" id="b"/></connections>"#
    let placeholder =
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"\(owner)\">"
      + (outlet.isEmpty ? "" : connection) + "</placeholder>"
    try write(Documents.xib("        \(placeholder)\n        <view id=\"a\"/>"), "Tide/Row.xib")
    #expect(try text("Tests/Tide_TableTests/ScreenTests.swift").contains(call))
  }

  @Test func `a target that has no app, and a project that is none, are errors`() throws {
    let unknown = #expect(throws: TestedApp.Failure.self) { try package(target: "Harbour") }
    #expect(unknown?.message.contains("'Tide Table', 'Watch'") == true)
    let missing = #expect(throws: TestedApp.Failure.self) { try package("Nowhere.xcodeproj") }
    #expect(missing?.message.contains("cannot read the project") == true)
  }
}
