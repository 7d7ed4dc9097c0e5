#if SourceChecks
  import Foundation
  import TestSupport
  import Testing

  /// Small Objective-C files whose parts multiply: the work for them is limited.
  @Suite struct HostileObjectiveCTests {
    private let scratch: ScratchFolder

    init() throws {
      scratch = try ScratchFolder()
      try write("", ".git/HEAD")
      try write(Documents.xib(#"        <view id="a"/>"#), "a.xib")
    }

    private func write(_ text: String, _ path: String) throws {
      try scratch.write(Array(text.utf8), path)
    }

    private static let lint = ["lint", "a.xib", "--sources", "s", "--no-sources-cache"]

    @Test(arguments: [")a", "(a", "- (void)a) b:", "#define a (3)\n"])
    func `brackets without counterparts are read in linear time`(part: String) throws {
      try scratch.checkGrowth(Self.lint, size: 6_000) { size in
        try write(String(repeating: part, count: size), "s/Pier.m")
      }
    }

    @Test func `imports and functions that load nibs are read in linear time`() throws {
      try scratch.checkGrowth(Self.lint, size: 3_000) { size in
        let imports = (0..<size).map { "#import <Kit\($0)/Kit.h>\n" }
        let functions = (0..<size).map { "void f\($0)(void) { loadNibNamed; }\n" }
        try write(imports.joined() + functions.joined(), "s/Pier.m")
      }
    }

    @Test func `macros that are nested too deeply are not read`() throws {
      let depth = 201
      let value = String(repeating: "(", count: depth) + "3" + String(repeating: ")", count: depth)
      try write("#define DEPTH \(value)\n", "s/Pier.m")
      let found = try Command(Self.lint, in: scratch.url, setUp: "ulimit -t 20")
      #expect((found.output + found.errors).contains("nested too deeply"), "\(found.errors)")
    }
  }
#endif
