import Diagnostics
import Foundation
import IBTools
import SourceRewriting
import TestSupport

/// What the tests of an app are made from: the app, the files of an earlier run, and the settings of the package.
enum PackageSample {
  private static let paths = [
    "Package.swift", "Sources/App/app-sources.json", "../outside.txt", "/etc/hostname", "",
    "Tests/AppTests/ScreenTests.swift", "a/../../outside.txt", "Sources", "é",
  ]

  /// The settings of a test package.
  static func leftOut(_ random: inout RandomSource) -> [UInt8] {
    let names = (0..<random.amount(5, rarely: 3000)).map { _ in
      random.pick([
        "\"a.swift\"", "\"b\\u0041\\ud83d\\ude00\"", "\"x/y.swift\"", "\"\\", "1", "{}", "\"\\\"\"",
      ])
    }
    let list = random.nested([("[", "]"), ("{\"a\":", "}")], names.joined(separator: ","))
    let reasons = names.map { "\($0):\"because \\n\"" }.joined(separator: ",")
    return Array("{\"exclude\":[\(list)],\"leftOut\":{\(reasons)},\"x\":\(list)}".utf8)
  }

  static func probeLeftOut(_ bytes: [UInt8]) -> ProbeOutcome {
    guard let settings = LeftOutSources(bytes) else { return .refused }
    for path in ["a.swift", "x/y.swift", "", "/", "b/c/d/e.swift"] { _ = settings.contains(path) }
    let size = settings.excluded.reduce(0) { $0 + $1.utf8.count }
    return size <= 3 * bytes.count ? .read : .broken("settings without bounds")
  }

  /// The list of files that an earlier run wrote.
  static func state(_ random: inout RandomSource) -> [UInt8] {
    let files = (0..<random.amount(5, rarely: 800)).map { _ in
      let hash = random.pick(["\"cbf29ce484222325\"", "\"0\"", "1", "null", "\"\""])
      return "\"\(random.pick(paths))\":\(hash)"
    }
    let place = random.pick([
      "\"../xibinspect\"", "\"https://a.b/c.git\"", "\"git@a:b\"", "\"\\u0000\\n\\\"\"", "1", "[]",
      "\"\"",
      "\"/\\\")); import x //\"",
    ])
    return Array("{\"files\":{\(files.joined(separator: ","))},\"xibinspect\":\(place)}".utf8)
  }

  static func probeState(_ bytes: [UInt8], seed: UInt64) -> ProbeOutcome {
    var random = RandomSource(seed: seed)
    let settings = random.below(2) == 0 ? leftOut(&random) : Array("{\"exclude\":[\"b\"]}".utf8)
    return write(source: Array("import UIKit\nclass C0: UIView {}\n".utf8)) { folder in
      _ = try folder.write(bytes, "repo/AppScreenTests/init-tests.json")
      _ = try folder.write(settings, "repo/AppScreenTests/Sources/App/app-sources.json")
      let manifest = ManifestText.package(&random)
      _ = try folder.write(Array(manifest.utf8), "repo/AppScreenTests/Package.swift")
    }
  }

  static func probeApp(_ bytes: [UInt8]) -> ProbeOutcome { write(source: bytes) { _ in } }

  private static let project = """
    { objects = {
      P = { isa = PBXProject; targets = (T); mainGroup = G; };
      G = { isa = PBXGroup; children = (A, X); path = app; sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = a.xib; sourceTree = "<group>"; };
      BA = { isa = PBXBuildFile; fileRef = A; }; BX = { isa = PBXBuildFile; fileRef = X; };
      S = { isa = PBXSourcesBuildPhase; files = (BA); }; R = { isa = PBXResourcesBuildPhase; files = (BX); };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (S, R); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = App; SDKROOT = iphoneos; }; };
    }; rootObject = P; }
    """

  private static let document = TranslationProbe.document
    .replacing("<view id", with: "<view customClass=\"C0\" id")

  /// Writes the test package of an app, and checks that nothing else was written.
  private static func write(source: [UInt8], _ prepare: (ScratchFolder) throws -> Void)
    -> ProbeOutcome
  {
    do {
      let folder = try ScratchFolder()
      _ = try folder.write(Array(project.utf8), "repo/App.xcodeproj/project.pbxproj")
      _ = try folder.write(source, "repo/app/a.swift")
      _ = try folder.write(Array(document.utf8), "repo/app/a.xib")
      _ = try folder.write([0x61], "outside.txt")
      _ = try folder.write([0x61], "repo/outside.txt")
      try prepare(folder)
      var options = TestPackageFolder.Options(project: folder.url.path + "/repo/App.xcodeproj")
      options.builds = false
      options.dependency = "/x/xibinspect"
      let before = try others(folder)
      defer { _ = folder }
      do {
        let written = try TestPackageFolder.write(options)
        if written.target != "App" { return .broken("another target: \(written.target)") }
        guard try others(folder) == before else {
          return .broken("files outside of the package changed")
        }
        return .read
      } catch {
        guard try others(folder) == before else {
          return .broken("files outside of the package changed")
        }
        return ProjectProbe.refusal(error, namesFile: false)
      }
    } catch {
      return .broken("\(error)")
    }
  }

  /// The files outside of the package, with their bytes.
  private static func others(_ folder: ScratchFolder) throws -> [String: [UInt8]] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    return try paths.filter { !$0.hasPrefix("repo/AppScreenTests") }.reduce(into: [:]) {
      found, path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: "\(folder.url.path)/\(path)", isDirectory: &isFolder)
      found[path] = isFolder.boolValue ? [] : try folder.bytes(path)
    }
  }
}
