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

    /// Writes an app whose bridging header imports a header.
    private func writeApp(_ header: String) throws {
      let files = ["Form.swift", "Reef.m", "Reef.h", "Tide-Bridging-Header.h"]
      let references = files.enumerated().map {
        "F\($0) = { isa = PBXFileReference; path = Tide/\($1); sourceTree = \"<group>\"; };"
      }
      try write(
        """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; targets = (T); mainGroup = G; };
          G = { isa = PBXGroup; children = (F0, F1, F2, F3); sourceTree = "<group>"; };
          \(references.joined(separator: "\n"))
          T = { isa = PBXNativeTarget; name = Tide; buildPhases = (S);
            productType = "com.apple.product-type.application"; };
          S = { isa = PBXSourcesBuildPhase; files = (B0, B1); };
          B0 = { isa = PBXBuildFile; fileRef = F0; };
          B1 = { isa = PBXBuildFile; fileRef = F1; };
        }; rootObject = P; }
        """, "Tide.xcodeproj/project.pbxproj")
      try write("import UIKit\n", "Tide/Form.swift")
      try write("#import \"Reef.h\"\n", "Tide/Reef.m")
      try write("#import \"Reef.h\"\n", "Tide/Tide-Bridging-Header.h")
      try write(header, "Tide/Reef.h")
    }

    private static let initTests = [
      "init-tests", "--no-build", "Tide.xcodeproj", "--xibinspect", "..",
    ]

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

    @Test func `messages to many variables of a function are read in linear time`() throws {
      try scratch.checkGrowth(Self.lint, size: 800) { size in
        let messages = (0..<size).map {
          "UITableView *t\($0) = x; [t\($0) registerClass:A.class forCellReuseIdentifier:@\"a\"];\n"
        }
        try write(
          "@implementation Pier\n- (void)f {\n\(messages.joined())}\n@end\n", "s/Pier.m")
      }
    }

    @Test func `macros that are nested too deeply are not read`() throws {
      let depth = 201
      let value = String(repeating: "(", count: depth) + "3" + String(repeating: ")", count: depth)
      try write("#define DEPTH \(value)\n", "s/Pier.m")
      let found = try Command(Self.lint, in: scratch.url, setUp: "ulimit -t 20")
      #expect((found.output + found.errors).contains("nested too deeply"), "\(found.errors)")
    }

    @Test func `initializers with other initializers' names are read in linear time`() throws {
      try scratch.checkGrowth(Self.initTests, size: 200) { size in
        let pairs = (0..<size).map {
          "- (void)initWith\($0):(id)a with\($0):(id)b;\n- (instancetype)initWith\($0):(id)a;\n"
        }
        try writeApp("@interface Reef : UIView\n\(pairs.joined())@end\n")
      }
    }
  }
#endif
