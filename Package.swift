// swift-tools-version: 6.1
import PackageDescription

// MARK: - How targets are written: a folder, which ends in the name, and the names of the targets that it uses
typealias Dependencies = [Target.Dependency]

func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

let features = words("ExistentialAny InternalImportsByDefault MemberImportVisibility")
let settings = [SwiftSetting.swiftLanguageMode(.v6)] + features.map { .enableUpcomingFeature($0) }

func names(_ text: String) -> Dependencies { words(text).map { .byName(name: $0) } }
func name(_ folder: String) -> String { folder.split(separator: "/").last.map(String.init) ?? "" }

func code(_ folder: String, _ uses: String = "", more: Dependencies = []) -> Target {
  .target(
    name: name(folder), dependencies: names(uses) + more, path: folder, swiftSettings: settings)
}

func program(_ folder: String, _ uses: String, more: Dependencies = []) -> Target {
  .executableTarget(
    name: name(folder), dependencies: names(uses) + more, path: folder, swiftSettings: settings)
}

func tests(
  _ target: String, _ uses: String, more: Dependencies = [], settings: [SwiftSetting] = settings
) -> Target {
  .testTarget(
    name: name(target) + "Tests", dependencies: names(uses) + more, path: "Tests/\(target)Tests",
    swiftSettings: settings)
}

/// Reads entries such as `name: uses`, each in a line or ended by a semicolon.
func table(_ text: String) -> [(name: String, uses: String)] {
  text.split { "\n;".contains($0) }.map { $0.split(separator: ":").map(String.init) + [""] }
    .map { (words($0[0])[0], $0[1]) }
}

func target(_ name: String, trait: String) -> Target.Dependency {
  .target(name: name, condition: .when(traits: [trait]))
}

func product(_ name: String, of package: String, trait: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: [trait]))
}

let documents = "InterfaceBuilder XMLTree Diagnostics "
let nibs = "NibFormat NibCompiler InterfaceBuilder Diagnostics "
let screens = "HeadlessUIKit " + nibs
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

// MARK: - Sources/<district>/<target>, in the order in which data flows

let foreign: [Target] =
  words(
    "Base/CFileWork Base/CStackSpace UIKit/CFieldRecords Generation/CIndexStore"
  ).map { .target(name: name($0), path: "Sources/\($0)") } + [
    .systemLibrary(
      name: "CLibXML2", path: "Sources/Documents/CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev", "pkg-config"])]),
    .target(name: "CXMLEvents", dependencies: ["CLibXML2"], path: "Sources/Documents/CXMLEvents"),
    .systemLibrary(
      name: "CPangoCairo", path: "Sources/Canvas/CPangoCairo", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CPixbuf", path: "Sources/Canvas/CPixbuf", pkgConfig: "gdk-pixbuf-2.0"),
    .target(
      name: "CPaint",
      dependencies: [
        target("CPangoCairo", trait: "Pictures"), target("CPixbuf", trait: "Pictures"),
      ], path: "Sources/Canvas/CPaint",
      cSettings: [.define("PICTURES", .when(traits: ["Pictures"]))]),
  ]

let syntax = words("SwiftSyntax SwiftParser SwiftParserDiagnostics SwiftDiagnostics")
  .map { product($0, of: "swift-syntax", trait: "SourceChecks") }

// Products of other packages, and targets that depend on a trait.
let moreUses: [String: Dependencies] = [
  "MapKit": ["CoreLocation"], "Lint/IBLintSources": syntax,
  "Apps/TestPackages": syntax + [target("IBLintSources", trait: "SourceChecks")],
  "TestPackagesTests": syntax,
  "Lint/YAMLFiles": [yams],
  "Command/IBTools": [target("IBLintSources", trait: "SourceChecks")],
  "UIKit": ["TestIssues", "ImageIO", "UserNotifications", target("CombineShim", trait: "Combine")],
  "CombineShim": [product("OpenCombine", of: "OpenCombine", trait: "Combine")],
  "Command/xibinspect": [.product(name: "ArgumentParser", package: "swift-argument-parser")],
]

let sources = table(
  """
  Base/Budgets; Base/Diagnostics; Base/PublishedAPI
  Base/PropertyLists: Budgets; Base/StackSpace: CStackSpace; Base/DiagnosticText: Diagnostics
  Base/FileWork: CFileWork Budgets Diagnostics
  Base/Localization: Budgets Diagnostics FileWork PropertyLists
  Documents/XMLTree: CXMLEvents Diagnostics
  Documents/InterfaceBuilder: XMLTree Diagnostics
  Documents/DocumentStrings: Localization \(documents)
  Documents/IBCompare: DiagnosticText \(documents)
  Documents/IBSearch: PublishedAPI \(documents)
  Documents/XcodeProjects: Budgets Diagnostics FileWork
  Nibs/NibFormat: Budgets Diagnostics PropertyLists
  Nibs/NibCompiler: NibFormat TextMetrics StackSpace \(documents)
  Nibs/NibDecompiler: StackSpace XMLTree \(nibs)
  Nibs/NibSources: FileWork Localization XMLTree \(nibs)
  Layout/AutoLayout; Layout/TextMetrics
  Layout/AssetCatalog: Diagnostics FileWork
  UIKit/ObjectFields: CFieldRecords; UIKit/TestIssues: HeadlessUIKit
  UIKit/HeadlessUIKit: ObjectFields NibSources NibFormat AutoLayout TextMetrics AssetCatalog Localization \
    Diagnostics CFieldRecords StackSpace
  AppKit/HeadlessAppKit: ObjectFields NibSources NibFormat Diagnostics StackSpace
  UIKit/UIKitTesting: HeadlessUIKit TestIssues Diagnostics
  Canvas/IBCanvas: AutoLayout HeadlessUIKit TextMetrics \(documents)
  Canvas/IBRender: HeadlessUIKit TextMetrics AssetCatalog DiagnosticText Diagnostics FileWork
  Canvas/CairoPictures: CPaint IBRender HeadlessUIKit Diagnostics FileWork
  Canvas/ViewSnapshots: IBRender CairoPictures HeadlessUIKit Diagnostics
  Canvas/SnapshotAssertions: ViewSnapshots
  Lint/IBLint: PublishedAPI DiagnosticText DocumentStrings Localization \(documents)
  Lint/IBLintSources: Budgets PublishedAPI IBLint InterfaceBuilder Diagnostics FileWork XcodeProjects
  Lint/IBLintLayout: IBLint HeadlessUIKit IBCanvas InterfaceBuilder XMLTree
  Lint/YAMLFiles: Budgets Diagnostics IBLint XcodeProjects
  Lint/IBLanguageServer: IBLint IBSearch DiagnosticText \(documents)
  Apps/SourceRewriting: Budgets PublishedAPI Diagnostics
  Apps/AppSymbols: Budgets FileWork SourceRewriting PublishedAPI Diagnostics
  Apps/TestPackages: Budgets PublishedAPI IBLint InterfaceBuilder XcodeProjects FileWork SourceRewriting AppSymbols \
    XMLTree DiagnosticText Diagnostics
  Command/IBTools: Budgets PublishedAPI DocumentStrings IBSearch IBLanguageServer IBCanvas IBCompare IBRender \
    NibDecompiler CairoPictures IBLint IBLintLayout XMLTree FileWork DiagnosticText Localization \
    XcodeProjects TestPackages AppSymbols AssetCatalog SourceRewriting YAMLFiles HeadlessAppKit NibSources \(screens)
  Command/IBToolCommand: DocumentStrings FileWork Localization PropertyLists XMLTree \(nibs)
  Generation/SchemaGenerator
  Generation/SymbolTables: CIndexStore
  """
).map { code("Sources/\($0.name)", $0.uses, more: moreUses[$0.name] ?? []) }

let programs = table(
  """
  Apps/app-sources: SourceRewriting FileWork Diagnostics
  Command/ibtool: IBToolCommand FileWork
  Command/xibinspect: Budgets NibSources DocumentStrings IBSearch IBTools IBToolCommand HeadlessUIKit IBCanvas \
    IBLint InterfaceBuilder NibFormat DiagnosticText Diagnostics FileWork AppSymbols
  Generation/generate-sources: SchemaGenerator SymbolTables
  """
).map { program("Sources/\($0.name)", $0.uses, more: moreUses[$0.name] ?? []) }

// MARK: - Modules that apps import under Apple's names, where there is no Apple SDK to clash with

#if os(Linux)
  let shims = words(
    """
    UIKit _Testing_UIKit QuartzCore CoreGraphics _Testing_CoreGraphics WebKit MapKit MetalKit \
    SceneKit SpriteKit GLKit PDFKit AVKit ARKit AVFoundation OSLog CoreImage _Testing_CoreImage \
    SafariServices MessageUI UserNotifications LocalAuthentication StoreKit CoreLocation Photos \
    PhotosUI UniformTypeIdentifiers MobileCoreServices AuthenticationServices AudioToolbox CoreText \
    ImageIO simd CombineShim
    """
  ).map { code("Sources/UIKit/Shims/\($0)", "HeadlessUIKit", more: moreUses[$0] ?? []) }
#else
  let shims: [Target] = []
#endif

// MARK: - Tests, and programs that measure and fuzz. These use what is `package`, so they are in this package

let testLibraries = table(
  """
  Tests/Support/LintExamples: IBLint \(documents)
  Tests/Support/TestSupport: DiagnosticText \(documents)
  Tests/Support/UIKitTestSupport: HeadlessUIKit
  Tools/CompareScore: IBCompare TestSupport \(documents)
  Tools/DocumentMutation: IBCompare IBLint TestSupport \(documents)
  Tools/LoadMutation: HeadlessAppKit NibSources CairoPictures DocumentMutation IBCanvas IBRender TestSupport XMLTree \(screens)
  Tools/NibMutation: NibDecompiler TestSupport \(nibs)
  Tools/ProjectMutation: AppSymbols AssetCatalog DiagnosticText DocumentStrings FileWork IBCompare IBLanguageServer \
    IBLintSources IBSearch IBToolCommand IBTools Localization PropertyLists SourceRewriting XcodeProjects XMLTree \
    YAMLFiles IBLint TestSupport \(nibs)
  Tools/NibScore: \(nibs)
  Tools/RemovalCheck: XMLTree \(nibs)
  """
).map { code($0.name, $0.uses) }

let tools = table(
  """
  check-removals: RemovalCheck; draw-screen: HeadlessUIKit IBRender; fuzz-nibs: NibMutation TestSupport
  fuzz-documents: DocumentMutation TestSupport; fuzz-loading: LoadMutation TestSupport; fuzz-pictures: LoadMutation TestSupport
  fuzz-screens: LoadMutation TestSupport; fuzz-projects: ProjectMutation TestSupport
  sample-text: HeadlessUIKit IBCanvas InterfaceBuilder XMLTree; score-nibs: NibDecompiler NibScore \(nibs)
  score-convert: NibDecompiler NibScore \(nibs); score-controllers: XMLTree \(screens)
  score-layout: HeadlessUIKit IBCanvas InterfaceBuilder TextMetrics XMLTree; score-compare: CompareScore IBCompare
  score-renames: IBSearch InterfaceBuilder; score-strings: DocumentStrings Localization InterfaceBuilder XMLTree
  """
).map { program("Tools/\($0.name)", $0.uses) }

// Each also uses the target that it tests.
let targetTests = table(
  """
  Base/Budgets; Base/Diagnostics: DiagnosticText TestSupport; Base/FileWork: Diagnostics TestSupport
  Base/Localization: Diagnostics TestSupport; Documents/XcodeProjects: Diagnostics TestSupport
  Documents/InterfaceBuilder: XMLTree Diagnostics DiagnosticText TestSupport DocumentMutation
  Documents/DocumentStrings: DocumentMutation Localization XMLTree TestSupport \(nibs)
  Documents/XMLTree: DiagnosticText Diagnostics TestSupport; Documents/IBSearch: TestSupport \(documents)
  Documents/IBCompare: CompareScore DocumentMutation TestSupport \(documents)
  Nibs/NibCompiler: NibFormat InterfaceBuilder Diagnostics NibScore RemovalCheck TestSupport
  AppKit/HeadlessAppKit: LoadMutation TestSupport InterfaceBuilder NibCompiler NibFormat NibSources Diagnostics
  Nibs/NibFormat: Diagnostics NibMutation TestSupport; Nibs/NibSources: NibFormat InterfaceBuilder TestSupport
  Layout/AutoLayout; Layout/TextMetrics; Layout/AssetCatalog: TestSupport
  Nibs/NibDecompiler: DocumentStrings NibScore TestSupport XMLTree \(nibs)
  UIKit/HeadlessUIKit: ObjectFields UIKitTesting IBCanvas LoadMutation TestSupport UIKitTestSupport \(nibs)
  UIKit/UIKitTesting: HeadlessUIKit UIKitTestSupport; Canvas/IBCanvas: HeadlessUIKit InterfaceBuilder TestSupport
  Canvas/IBRender: HeadlessUIKit LoadMutation TestSupport UIKitTesting \(documents)
  Canvas/CairoPictures: Diagnostics IBRender HeadlessUIKit; Canvas/ViewSnapshots: SnapshotAssertions HeadlessUIKit
  Lint/IBLint: DiagnosticText LintExamples TestSupport \(documents)
  Lint/IBLintSources: IBLint InterfaceBuilder Diagnostics LintExamples TestSupport XcodeProjects
  Lint/IBLintLayout: IBLint HeadlessUIKit IBCanvas LintExamples TestSupport \(documents)
  Lint/IBLanguageServer: IBLint InterfaceBuilder TestSupport; Apps/SourceRewriting: TestSupport
  Apps/AppSymbols: PublishedAPI Diagnostics SourceRewriting
  Apps/TestPackages: IBLint IBLintSources SourceRewriting DiagnosticText TestSupport
  Command/IBTools: DocumentStrings IBSearch HeadlessUIKit IBCompare IBLint NibCompiler NibFormat DiagnosticText Diagnostics TestSupport \
    XcodeProjects YAMLFiles
  Command/IBToolCommand: InterfaceBuilder NibFormat XMLTree TestSupport
  Generation/SchemaGenerator: DiagnosticText TestSupport; Tools/ProjectMutation: TestSupport
  """
).map {
  tests($0.name, name($0.name) + " " + $0.uses, more: moreUses[name($0.name) + "Tests"] ?? [])
}

let shimNames = shims.map(\.name).joined(separator: " ")
let testsOfShims = [
  tests("UIKit/Shims", shimNames + " HeadlessUIKit"),
  // The modules whose symbols the generator reads.
  tests(
    "Generation/SymbolTables",
    shimNames + " SymbolTables UIKitTesting IBCanvas IBRender ViewSnapshots TestSupport " + screens),
]

let otherTests =
  [
    tests(
      "Command/XibInspect", documents + "xibinspect IBLint TestSupport NibFormat DocumentMutation"),
    // As a reader would compile the examples: without the settings of this package.
    tests(
      "Documentation",
      """
      AutoLayout HeadlessUIKit UIKitTesting IBCanvas IBCompare IBLint IBRender IBTools \
      SnapshotAssertions ViewSnapshots InterfaceBuilder NibCompiler NibFormat PropertyLists \
      SourceRewriting TestPackages XMLTree XcodeProjects YAMLFiles xibinspect FileWork TestSupport
      """, more: [yams], settings: [.swiftLanguageMode(.v6)]),
  ] + (shims.isEmpty ? [] : testsOfShims)

// MARK: - The package

let libraries = words(
  """
  Diagnostics XMLTree InterfaceBuilder NibFormat AutoLayout NibCompiler NibSources HeadlessUIKit HeadlessAppKit \
  UIKitTesting IBCanvas DocumentStrings IBCompare IBSearch IBRender CairoPictures ViewSnapshots \
  SnapshotAssertions IBLint IBLintSources IBLintLayout IBLanguageServer XcodeProjects IBTools
  """)

// For plugins, SwiftPM compiles the command a second time, as a tool of the host. Builds of the tests use no plugin.
let hasPlugins = Context.environment["XIBINSPECT_PLUGINS"] != "no"

let plugins: [Target] = [
  .plugin(
    name: "LintCommand",
    capability: .command(
      intent: .custom(
        verb: "lint-documents", description: "Check Interface Builder documents against rules."),
      permissions: [.writeToPackageDirectory(reason: "--fix changes the documents in place.")]),
    dependencies: ["xibinspect"]),
  .plugin(name: "LintOnBuild", capability: .buildTool(), dependencies: ["xibinspect"]),
  .plugin(name: "CompileInterface", capability: .buildTool(), dependencies: ["ibtool"]),
  .plugin(name: "AppSources", capability: .buildTool(), dependencies: ["app-sources"]),
]

// While one works on a target, a build for its tests alone is much shorter:
// XIBINSPECT_TESTS="HeadlessUIKitTests IBRenderTests" swift build --product xibinspectPackageTests
let wantedTests = Context.environment["XIBINSPECT_TESTS"].map(words)

func isWanted(_ target: Target) -> Bool {
  guard let wantedTests else { return true }
  return target.type == .test ? wantedTests.contains(target.name) : target.type != .executable
}

let package = Package(
  name: "xibinspect",
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "xibinspect", targets: ["xibinspect"]),
    .executable(name: "ibtool", targets: ["ibtool"]),
    .library(name: "UIKitShim", targets: shims.map(\.name)),
  ] + (hasPlugins ? plugins.map { .plugin(name: $0.name, targets: [$0.name]) } : []),
  traits: [
    .trait(name: "SourceChecks", description: "Checks an app's sources, with swift-syntax."),
    .trait(name: "Pictures", description: "Writes PNG and PDF, with Cairo, Pango, GdkPixbuf."),
    .trait(name: "Combine", description: "Adds Combine to UIKitShim, with OpenCombine."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: foreign + sources + programs + shims
    + (testLibraries + tools + targetTests + otherTests).filter(isWanted)
    + (hasPlugins ? plugins : [])
)
