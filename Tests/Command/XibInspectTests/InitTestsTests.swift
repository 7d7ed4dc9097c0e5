import Foundation
import TestSupport
import Testing

/// `init-tests`: a package for the app of a project.
@Suite struct InitTestsTests {
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

  private func run(_ arguments: String...) throws -> Command {
    try Command(["init-tests"] + arguments, in: scratch.url)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: scratch.url.appending(path: path), encoding: .utf8)
  }

  @Test func `an app without Swift sources is refused, with the reason`() throws {
    try write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T, U, V); mainGroup = G; };
        G = { isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Mole.m; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Mole; buildPhases = (S);
          productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (B1); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        U = { isa = PBXNativeTarget; name = Light; buildPhases = ();
          productType = "com.apple.product-type.application"; };
        V = { isa = PBXNativeTarget; name = Tools; buildPhases = ();
          productType = "com.apple.product-type.framework"; };
      }; rootObject = P; }
      """, "Mole.xcodeproj/project.pbxproj")
    let unnamed = try run("Mole.xcodeproj", "--xibinspect", "../xibinspect")
    #expect(unnamed.errors.contains("name one of the targets of 'Mole.xcodeproj': 'Mole', 'Light'"))
    let arguments = ["Mole.xcodeproj", "--xibinspect", "../xibinspect", "--target", "Mole"]
    let missing = try Command(["init-tests"] + arguments, in: scratch.url)
    #expect(missing.status == 2 && missing.errors.contains("none of its files exist"))
    try write("@implementation Mole @end", "Mole.m")
    let old = try Command(["init-tests"] + arguments, in: scratch.url)
    #expect(old.status == 2 && old.errors.contains("Objective-C cannot be compiled here"))
  }

  @Test func `the package has the app's module, its folder, and what the folder has too much`()
    throws
  {
    let command = try run("Tide.xcodeproj", "--xibinspect", "https://example.com/xibinspect")
    #expect(command.status == 0 && command.errors.isEmpty, "\(command.errors)")
    let manifest = try text("Tide_TableScreenTests/Package.swift")
    let version = try Command("--version").output.trimmingCharacters(in: .newlines)
    #expect(
      manifest.contains(#".package(url: "https://example.com/xibinspect", from: "\#(version)")"#))
    #expect(manifest.contains(#"name: "Tide_Table", dependencies:"#))
    #expect(manifest.contains("swiftLanguageModes: [.v5]"))
    let link = scratch.url.appending(path: "Tide_TableScreenTests/Sources/Tide_Table/app").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../../Tide")
    let excluded = try text("Tide_TableScreenTests/Sources/Tide_Table/app-sources.json")
    #expect(excluded.contains(#""app/Unused.swift""#) && excluded.contains(#""app/Watch""#))
    #expect(!excluded.contains("Board") && !excluded.contains("Form"))
  }

  @Test func `modules that the package does not have are named, with the next step`() throws {
    try write("import UIKit\nimport Kelp\nimport SwiftUI\n", "Tide/Form.swift")
    try write("import UIKit\nimport Kelp\n", "Tide/Board/Row.swift")
    let command = try run("Tide.xcodeproj", "--xibinspect", "..")
    #expect(command.status == 0)
    #expect(
      command.output.contains(
        "\nnote: the app imports modules that the package does not have: Kelp (2 files), SwiftUI (1 file); add their"
          + " packages to Package.swift, or leave the files that import them out with app-sources.json\n"
      ))
    try write("import UIKit\nimport CoreLocation\n", "Tide/Form.swift")
    try write("import UIKit\nimport os\n", "Tide/Board/Row.swift")
    #expect(
      !(try run("Tide.xcodeproj", "--xibinspect", "..", "-o", "Whole")).output.contains("note"))
  }

  @Test func `an app's own unit tests, and a package that exists, are left alone`() throws {
    try write("import XCTest\n", "Tide_TableTests/Tide_TableTests.swift")
    #expect(try run("Tide.xcodeproj", "--xibinspect", "..").status == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.appending(path: "Tide_TableTests").path)
    #expect(names == ["Tide_TableTests.swift"])
    // Nothing is written if any of the files exists.
    try write("", "Half/Tests/Tide_TableTests/ScreenTests.swift")
    let second = try run("Tide.xcodeproj", "--xibinspect", "..", "-o", "Half")
    #expect(second.status == 2)
    #expect(second.errors.contains("ScreenTests.swift' exists; name another folder with --output"))
    #expect(throws: (any Error).self) { try text("Half/Package.swift") }
  }

  @Test func `a project that is not there is named`() throws {
    let command = try run("Reef.xcodeproj", "--xibinspect", "..")
    #expect(command.status == 2 && command.errors.contains("'Reef.xcodeproj': cannot read"))
  }

  @Test func `a package inside of the app's folder leaves itself and other libraries out`() throws {
    try write("import UIKit\n", "Tide/Pods/Snap/Snap.swift")
    try write("import UIKit\n", "Tide/build/Made.swift")
    _ = try run("Tide.xcodeproj", "--xibinspect", "..", "-o", "Tide/Checks")
    let excluded = try text("Tide/Checks/Sources/Tide_Table/app-sources.json")
    for path in ["app/Pods", "app/build", "app/Checks"] {
      #expect(excluded.contains("\"\(path)\""), "\(path)")
    }
    let link = scratch.url.appending(path: "Tide/Checks/Sources/Tide_Table/app").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../..")
  }

  @Test func `documents and sources in several folders are all in the package`() throws {
    let links = try linksOfPackage(
      for: "Inner/Tide.xcodeproj",
      moving: ["Tide/Row.xib": "Views/Row.xib", "Tide/Form.swift": "../Shared/Forms/Form.swift"],
      sources: ["Shared/Forms/Form", "Shared/Forms/Unused", "Inner/Tide/Board/Row"],
      document: "Inner/Views/Row.xib")
    #expect(links == ["../../../Inner", "../../../Shared/Forms"])
    #expect(try text("Checks/Package.swift").contains(#"["app", "app2", "app-sources.json"]"#))
    #expect(try text("Checks/Sources/Tide_Table/app-sources.json").contains("app2/Unused.swift"))
    #expect(try text("Checks/Tests/Tide_TableTests/ScreenTests.swift").contains("Row loads"))
  }

  @Test func `a folder around the project's folder does not have the app's files twice`() throws {
    let links = try linksOfPackage(
      for: "Out/Inner/Tide.xcodeproj", moving: ["Tide/Form.swift": "../Form.swift"],
      sources: [
        "Out/Form", "Out/Unused", "Out/Inner/Tide/Board/Row", "Out/Inner/Tide/Watch/Clock",
      ],
      document: "Out/Inner/Tide/Row.xib")
    #expect(links == ["../../../Out/Inner/Tide", "../../../Out"])
    let excluded = try text("Checks/Sources/Tide_Table/app-sources.json")
    for path in ["app/Watch", "app2/Inner/Tide", "app2/Unused.swift"] {
      #expect(excluded.contains("\"\(path)\""), "\(path)")
    }
    #expect(!excluded.contains("app2/Form.swift"))
  }

  /// Writes the package for a copy of the project with files in other places, and returns the folders that its two
  /// links lead to.
  private func linksOfPackage(
    for project: String, moving places: [String: String], sources: [String], document: String
  ) throws -> [String] {
    var settings = try text("Tide.xcodeproj/project.pbxproj")
    for (old, new) in places {
      settings = settings.replacing("path = \(old)", with: "path = \(new)")
    }
    try write(settings, "\(project)/project.pbxproj")
    for name in sources { try write("import UIKit\n", "\(name).swift") }
    try write(Documents.xib(#"        <view id="a"/>"#), document)
    let command = try run(project, "--xibinspect", "..", "-o", "Checks")
    #expect(command.status == 0, "\(command.errors)")
    let folder = scratch.url.appending(path: "Checks/Sources/Tide_Table")
    return try ["app", "app2"].map { name in
      try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.appending(path: name).path)
    }
  }

  @Test func `nothing is overwritten`() throws {
    _ = try run("Tide.xcodeproj", "--xibinspect", "..", "-o", "Checks")
    let again = try run("Tide.xcodeproj", "--xibinspect", "..", "-o", "Checks")
    #expect(again.status == 2 && again.errors.contains("exists; name another folder"))
  }
}
