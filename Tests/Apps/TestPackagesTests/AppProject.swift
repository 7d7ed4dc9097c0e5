#if SourceChecks
  import Foundation
  import IBLintSources
  import TestPackages
  import TestSupport

  /// A project with one app, from which tests create packages.
  struct AppProject {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    func write(_ text: String, _ path: String) throws {
      try scratch.write(Array(text.utf8), path)
    }

    /// Writes a project whose only target has the files, and returns the package for it.
    func package(
      _ files: [String: String], _ knowledge: TestPackage.Knowledge = .init()
    ) throws -> TestPackage {
      TestPackage(try app(files), knowledge)
    }

    /// Writes a project whose only target has the files, and returns the app.
    func app(_ files: [String: String]) throws -> TestedApp {
      let names = files.keys.sorted()
      var references: [String] = []
      var builds: [String] = []
      for (number, name) in names.enumerated() {
        try write(files[name] ?? "", "Tide/\(name)")
        references.append(
          "F\(number) = { isa = PBXFileReference; path = Tide/\(name); sourceTree = \"<group>\"; };"
        )
        builds.append("B\(number) = { isa = PBXBuildFile; fileRef = F\(number); };")
      }
      let numbers = names.indices.filter { !names[$0].hasSuffix(".h") }
      try write(
        """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; targets = (T); mainGroup = G; };
          G = { isa = PBXGroup; children = (\(names.indices.map { "F\($0)" }.joined(separator: ", "))); sourceTree = "<group>"; };
          \(references.joined(separator: "\n"))
          T = { isa = PBXNativeTarget; name = Tide; buildPhases = (S);
            productType = "com.apple.product-type.application"; };
          S = { isa = PBXSourcesBuildPhase; files = (\(numbers.map { "B\($0)" }.joined(separator: ", "))); };
          \(builds.joined(separator: "\n"))
        }; rootObject = P; }
        """, "Tide.xcodeproj/project.pbxproj")
      return try TestedApp(project: scratch.url.appending(path: "Tide.xcodeproj").path) {
        SourceIndex(folders: [$0], projects: $1)
      }
    }
  }
#endif
