#if SourceChecks
  import Foundation
  import SwiftParser
  import SwiftSyntax
  import TestPackages
  import TestSupport
  import Testing

  /// The values with which skeletons create objects and fill properties.
  @Suite struct SkeletonValueTests {
    private let project: AppProject

    init() throws { project = try AppProject() }

    /// Returns the text of the skeleton of a source that imports a missing module.
    /// - Parameter dropped: The lines that do not compile.
    private func skeleton(_ source: String, without dropped: Set<String> = []) throws -> String {
      let files = ["Store.swift": "import Kelp\n" + source]
      var knowledge = TestPackage.Knowledge()
      let first = try file(files, knowledge)
      knowledge.droppedLines[first.name] = dropped
      return try file(files, knowledge).text
    }

    private func file(
      _ files: [String: String], _ knowledge: TestPackage.Knowledge
    ) throws -> (name: String, text: String) {
      let found = try #require(
        project.package(files, knowledge)
          .files(dependency: "/x", version: "1.0.0", package: "/work/Checks").first {
            $0.path.contains("/\(TestPackage.skeletonFolder)/Store_")
          })
      #expect(!Parser.parse(source: found.text).hasError, "\(found.text)")
      return (URL(fileURLWithPath: found.path).lastPathComponent, found.text)
    }

    @Test func `a class whose initializers take arguments can still be created without`() throws {
      let text = try skeleton(
        """
        class Reef { init(depth: Int) {} }
        class Atoll: Reef { init(name: String) {} }
        class Shoal { convenience init() { self.init(depth: 1) }; init(depth: Int) {} }
        class Bay { var reef: Reef }
        class Board: NSObject { init(depth: Int) {} }
        """)
      #expect(text.contains("class Reef {\n  init(depth: Int) {}\n  init() {}\n}"), "\(text)")
      #expect(text.contains("  init(name: String) {}\n  override init() {}\n}"), "\(text)")
      #expect(text.contains("  init() {}\n  init(depth: Int) {}\n}"), "\(text)")
      #expect(text.contains("lazy var reef: Reef = Reef()"), "\(text)")
      #expect(text.ranges(of: "init() {").count == 3, "\(text)")
    }

    @Test func `a value that does not compile gives way to one of the type`() throws {
      let source = """
        class Reef { static let empty = make(); let kind: Reef = Reef.empty; var count = 3 }
        struct Wave { var height: Double = Heights.low; enum Heights {} }
        """
      let before = try skeleton(source)
      #expect(before.contains("var kind: Reef = Reef.empty"), "\(before)")
      #expect(before.contains("var height: Double = Heights.low"), "\(before)")
      let after = try skeleton(
        source,
        without: [
          "class Reef {\nvar kind: Reef = Reef.empty", "var height: Double = Heights.low",
          "var count = 3",
        ])
      #expect(after.contains("lazy var kind: Reef = Reef()"), "\(after)")
      #expect(after.contains("var height: Double = 0"), "\(after)")
      #expect(!after.contains("count"), "\(after)")
    }
  }
#endif
