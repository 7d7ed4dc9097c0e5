#if os(Linux)
  import Foundation
  import SymbolTables
  import TestSupport
  import Testing

  /// What is generated from the compiler's knowledge of the modules.
  @Suite struct GeneratedFileTests {
    @Test func `the committed files are what the modules give`() throws {
      for (path, text) in try Build.tables.get().files() {
        let file = Samples.package.appending(path: path)
        let committed = try? String(contentsOf: file, encoding: .utf8)
        #expect(committed == text, "\(path) is out of date; run make generate")
      }
    }
  }
#endif
