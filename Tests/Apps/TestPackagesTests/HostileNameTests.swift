#if SourceChecks
  import DiagnosticText
  import Foundation
  import SourceRewriting
  import SwiftParser
  import SwiftSyntax
  import TestSupport
  import Testing

  @testable import TestPackages

  /// Packages for projects and documents whose names are not what anyone expects.
  @Suite struct HostileNameTests {
    /// Pieces that end literals, identifiers, lines and comments, or join the character before them.
    private static let pieces = [
      "\"", "\\", "\\(", ")", "`", "\n", "\r", "\r\n", "\t", "\0", "\u{301}", "\u{85}", "\u{2028}",
      "\u{202E}", "\u{1B}", "\u{7F}", "\u{FEFF}", "'", "//", "*/", "/*", "#", "\"\"\"", "\"#", "{",
      "}",
      "a", "é", "日本", "🚢", "\u{200D}", "\u{E0001}", "\u{FFFE}", "..", "/", " ", "$(x)", "%", "&",
      "<",
      ",", ":", "-", "[", "]", "\u{10FF0A}", "\u{0}b",
    ]

    private static func text(_ random: inout RandomSource) -> String {
      (0..<random.below(8) + 1).map { _ in random.pick(pieces) }.joined()
    }

    private func package(_ random: inout RandomSource) -> TestPackage {
      let text = Self.text
      let screens: [TestScreen] = [
        TestScreen(document: text(&random), kind: .initialScene),
        TestScreen(document: text(&random), kind: .scene(text(&random))),
        TestScreen(document: text(&random), kind: .nib(nil)),
        TestScreen(document: text(&random), kind: .nib(.view("Buoy"))),
      ]
      let summary = TestSummary(
        screens: 8, real: 8, partial: 0, incomplete: 0, skeletons: 0, standIns: 0,
        unknownClasses: [],
        unreadable: [], stoppingTests: [],
        sources: 1, compiled: 0, shortened: (0, 0), omittedMembers: [], ownModules: [],
        standInModules: [], modules: [],
        screensWithAllModules: 0)
      return TestPackage(
        module: "Tide", languageMode: 5,
        folders: [
          TestPackage.Folder(
            link: "app", path: "/work/app", excluded: (0..<3).map { _ in text(&random) })
        ],
        sources: [], leftOut: ["/work/app/\(text(&random))": text(&random)], bodies: [:],
        usesCombine: false,
        screens: ScreenList.named(screens + screens, stops: [:]), standIns: [], usesStandIns: false,
        ownModules: [],
        skeletons: AppSkeletons(files: [], standIns: []),
        summary: summary)
    }

    /// Collects the values of string literals and the names of functions.
    private final class Literals: SyntaxVisitor {
      var strings: [String] = []
      var functions: [String] = []

      override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        strings.append(node.representedLiteralValue ?? "(interpolated)")
        return .visitChildren
      }

      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append(node.name.text)
        return .visitChildren
      }
    }

    private func literals(in source: String) -> Literals {
      let tree = Parser.parse(source: source)
      #expect(!tree.hasError, "\(source)")
      let literals = Literals(viewMode: .all)
      literals.walk(tree)
      return literals
    }

    @Test func `the generated Swift parses, and its literals are the names`() throws {
      var random = RandomSource(seed: 41)
      for _ in 0..<1_000 {
        let package = package(&random)
        // The path of a folder is written relative to the package, and other texts as they are.
        let dependency = "x" + Self.text(&random)
        let files = package.files(
          dependency: dependency, version: "1.0.0", package: "/work/Tests")
        let manifest = try #require(files.first { $0.path == "Package.swift" })
        let found = literals(in: manifest.text)
        #expect(found.strings.contains(dependency), "\(manifest.text)")
        #expect(found.functions.isEmpty)
        let tests = try #require(files.first { $0.path.hasSuffix("ScreenTests.swift") })
        let screens = literals(in: tests.text)
        for screen in package.screens {
          #expect(screens.strings.contains(screen.document))
          if case .scene(let identifier) = screen.kind {
            #expect(screens.strings.contains(identifier))
          }
        }
        #expect(screens.functions.count == package.screens.count)
        #expect(Set(screens.functions).count == package.screens.count)
      }
    }

    @Test func `the generated JSON has the excluded paths`() throws {
      var random = RandomSource(seed: 42)
      for _ in 0..<1_000 {
        let package = package(&random)
        let files = package.files(dependency: "x", version: "1.0.0", package: "/work/Tests")
        let list = try #require(files.first { $0.path.hasSuffix("app-sources.json") })
        let value = try JSONSerialization.jsonObject(with: Data(list.text.utf8)) as? [String: Any]
        let outside = try #require(value?["notInTarget"] as? [String])
        #expect(outside == package.folders[0].excluded.map { "app/\($0)" })
        let reasons = try #require(value?["leftOut"] as? [String: String])
        #expect(Array(reasons.values) == Array(package.leftOut.values))
      }
    }

    @Test func `no file is outside of the package`() {
      var random = RandomSource(seed: 43)
      for _ in 0..<200 {
        let package = package(&random)
        for file in package.files(dependency: "x", version: "1.0.0", package: "/work/Tests") {
          #expect(!file.path.hasPrefix("/") && !file.path.split(separator: "/").contains(".."))
        }
      }
    }

    @Test func `any text is one literal with the same characters`() {
      var random = RandomSource(seed: 44)
      for _ in 0..<3_000 {
        let text = Self.text(&random)
        let found = literals(in: "let a = \(SwiftLiteral.string(text))\n")
        #expect(found.strings.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
      }
    }

    @Test(arguments: [
      ("Tide", true), ("_tide", true), ("Größe", true), ("日本", true), ("Tide2", true), ("", false),
      ("2Tide", false), ("../x", false), ("a/b", false), ("a b", false), ("a\"b", false),
      ("class", false), ("_", false), ("a\u{202E}b", false), ("\u{301}a", false), ("a\nb", false),
      (String(repeating: "a", count: 300), false), ("$(X)", false), ("a.b", false), ("a-b", false),
    ])
    func `only identifiers are names of modules`(name: String, isIdentifier: Bool) {
      #expect(SwiftLiteral.isIdentifier(name) == isIdentifier)
    }
  }
#endif
