#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// UIKit's methods are called by name, and named by the rewriter, through tables that the compiler's symbol graph gives.
  @Suite struct FrameworkMethodsTable {
    @Test func `the tables of UIKit's methods are those of the module`() throws {
      let scratch = try ScratchFolder()
      let text = FrameworkMethodsText(
        graph: try SymbolGraph(
          modules: ["HeadlessUIKit"], products: Bundle.main.bundleURL, scratch: scratch.url))
      try GeneratedFile.check(
        "Sources/HeadlessUIKit/Classes/Generated/FrameworkMethods+Classes.swift",
        is: text.calls, then: "build and run again")
      try GeneratedFile.check(
        "Sources/SourceRewriting/Generated/FrameworkSelectors.swift", is: text.names,
        then: "build and run again")
    }
  }
#endif
