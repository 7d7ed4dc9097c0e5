#if SourceChecks
  import IBLintSources
  import Testing
  import XcodeProjects

  @Suite struct TuistManifestTests {
    private func manifest(_ text: String) -> ProjectManifest? {
      (try? TuistManifest.read(Array(text.utf8), path: "/repo/Project.swift")) ?? nil
    }

    private let text = """
      import ProjectDescription

      let project = Project(
        name: "Shop",
        settings: .settings(base: ["SWIFT_VERSION": "5.9"]),
        targets: [
          .target(
            name: "Shop", destinations: [.iPhone, .iPad], product: .app, bundleId: "org.example.shop",
            deploymentTargets: .iOS("15.0"), sources: ["Shop/Sources/**"],
            resources: [.glob(pattern: "Shop/Resources/**", excluding: ["Shop/Resources/Old/**"])]),
          Target(
            name: "Shop-Desk", platform: .macOS, product: .app,
            deploymentTarget: .macOS(targetVersion: "12.0"), sources: "Desk/**"),
        ])
      """

    @Test func `targets have their names, modules, platforms and versions`() throws {
      let targets = try #require(manifest(text)).targets.map(\.properties)
      #expect(targets.map(\.name) == ["Shop", "Shop-Desk"])
      #expect(targets.map(\.module) == ["Shop", "Shop_Desk"])
      #expect(targets.map(\.platforms) == [[.iOS], [.macOS]])
      #expect(targets.map(\.deploymentTargets) == [[.iOS: "15.0"], [.macOS: "12.0"]])
      #expect(targets.map(\.swiftVersion) == ["5.9", "5.9"])
    }

    @Test func `files belong to the targets whose patterns match`() throws {
      let project = XcodeProject(try #require(manifest(text)))
      #expect(project.targets(of: "/repo/Shop/Sources/Deep/Form.swift") == [0])
      #expect(project.targets(of: "/repo/Shop/Resources/Form.xib") == [0])
      #expect(project.targets(of: "/repo/Shop/Resources/Old/Form.xib") == nil)
      #expect(project.targets(of: "/repo/Desk/Window.xib") == [1])
    }

    @Test func `what code computes is unknown`() throws {
      #expect(try #require(manifest(text)).mayHaveMore == false)
      for (old, new) in [
        ("sources: \"Desk/**\"", "sources: deskSources"), ("Target(\n", "makeTarget(\n"),
      ] {
        #expect(try #require(manifest(text.replacing(old, with: new))).mayHaveMore)
      }
      #expect(manifest("let package = Package(name: \"Shop\")") == nil)
    }
  }
#endif
