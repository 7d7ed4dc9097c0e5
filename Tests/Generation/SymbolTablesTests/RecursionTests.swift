#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// `Scripts/check/check-budgets` finds what recurses or expands without a limit, by the compiler's index.
  @Suite struct RecursionTests {
    private static let hasPython = (try? run("python3", ["-c", ""]).status) == 0

    /// Runs a program of the machine, and returns its output and status.
    private static func run(
      _ program: String, _ arguments: [String]
    ) throws -> (output: String, status: Int32) {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [program] + arguments
      let pipe = Pipe()
      (process.standardOutput, process.standardError) = (pipe, pipe)
      try process.run()
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (String(decoding: output, as: UTF8.self), process.terminationStatus)
    }

    private static let script = Samples.package.appending(path: "Scripts/check/check-budgets").path

    /// Compiles sources as a target `Reader` that can use `Budgets`, and returns what the script says.
    private static func check(_ sources: [String: String]) throws -> (
      output: String, status: Int32
    ) {
      let scratch = try ScratchFolder()
      let root = scratch.url
      let budget = "Sources/Base/Budgets/Budget.swift"
      try scratch.write(
        [UInt8](try Data(contentsOf: Samples.package.appending(path: budget))), budget)
      for (name, text) in sources {
        try scratch.write(Array(text.utf8), "Sources/Base/Reader/\(name).swift")
      }
      for module in ["Budgets", "Reader"] {
        let folder = root.appending(path: "Sources/Base/\(module)").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let compiled = try run(
          "swiftc",
          [
            "-emit-module", "-o", root.appending(path: "\(module).swiftmodule").path,
            "-module-name", module, "-package-name", "fixture", "-swift-version", "6",
            "-index-store-path", root.appending(path: "store").path, "-I", root.path,
          ] + files.map { "\(folder)/\($0)" })
        try #require(compiled.status == 0, "\(compiled.output)")
      }
      return try run(
        script, ["--index", root.appending(path: "store").path, "--root", root.path])
    }

    /// Code that a hostile file can make endless, or far too deep for a stack, each by another way to call.
    private static let unlimited = [
      "OwnCall":
        "struct Chain { var next: [Chain]; func length() -> Int { next.map { $0.length() }.max() ?? 0 } }",
      "CallOfValue": """
      final class Branch {
        var twigs: [Branch] = []
        func height() -> Int {
          var most = 0
          for twig in twigs { let inner = twig; most = max(most, inner.height()) }
          return most + 1
        }
      }
      """,
      "TwoTypes": """
      struct Folder { var files: [Item]; func size() -> Int { files.reduce(0) { $0 + $1.bytes() } } }
      struct Item { var inside: Folder?; func bytes() -> Int { inside.map { $0.size() } ?? 1 } }
      """,
      "InitializerByName": """
      struct Value { var members: [Value] = []
        init(_ text: Substring) { members = text.isEmpty ? [] : [Value(text.dropFirst())] } }
      """,
      "InitializerAsFunction": """
      struct Part { var parts: [Part]
        init(_ depth: Int) { parts = Array(repeating: depth - 1, count: depth).map(Self.init) } }
      """,
      "ClosureInProperty": """
      final class Visitor { var visit: ([Int]) -> Void = { _ in }
        init() { visit = { [unowned self] rest in if !rest.isEmpty { self.visit(Array(rest.dropFirst())) } } } }
      """,
      "ClosureInVariable": """
      func count(_ bytes: ArraySlice<UInt8>) -> Int {
        var rest: ((ArraySlice<UInt8>) -> Int)!
        rest = { $0.isEmpty ? 0 : 1 + rest($0.dropFirst()) }
        return rest(bytes)
      }
      """,
      "TypeFunction": """
      enum Parser { static func parse(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.first == 0x28 ? Parser.parse(bytes.dropFirst()) : bytes.count } }
      """,
      "SecondParser": """
      struct Reader { var bytes: ArraySlice<UInt8>; init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }
        func value() -> Int { bytes.isEmpty ? 0 : Reader(bytes.dropFirst()).value() } }
      """,
      "Decoding": "struct Tree: Decodable { var name: String; var children: [Tree] }",
      "PropertyOfOther": """
      final class Group { var outer: Group?
        var root: Group { if let outer { return outer.root }; return self } }
      """,
      "WordInComment": """
      // The budget of this reader is large; visits are cheap, and isLeft.
      func nested(_ text: Substring) -> Int { text.first == "[" ? nested(text.dropFirst()) : 0 }
      """,
      "UnaskedBudget": """
      import Budgets
      func descend(_ levels: Int, _ budget: inout Budget) { if levels > 0 { descend(levels - 1, &budget) } }
      """,
      "GrowingList": """
      func all(_ names: [String], in members: [String: [String]]) -> [String] {
        var (open, found) = (names, [String]())
        while let next = open.popLast() { found.append(next); open += members[next] ?? [] }
        return found
      }
      """,
      "FamiliarName": """
      struct Output { var lines: [Output] = []; func write(_ text: inout String) { for line in lines { line.write(&text) } } }
      """,
      "LocalFunction": """
      func total(_ levels: Int) -> Int {
        func walk(_ level: Int) -> Int { level < levels ? walk(level + 1) + walk(level + 1) : 1 }
        return walk(0)
      }
      """,
      "Witness": """
      protocol Shape { func area() -> Int }
      struct Stack: Shape { var shapes: [any Shape]; func area() -> Int { shapes.reduce(0) { $0 + $1.area() } } }
      """,
      "Override": """
      class Node { func text() -> String { "" } }
      final class List: Node { var nodes: [Node] = []; override func text() -> String { joined(nodes) } }
      func joined(_ nodes: [Node]) -> String { nodes.map { $0.text() }.joined() }
      """,
      "WayAroundLimit": """
      import Budgets
      struct Walk { var budget = Budget(depth: 8, steps: 80)
        mutating func limited(_ n: Int) throws { try budget.enter(); free(n); budget.leave() }
        mutating func free(_ n: Int) { if n > 9 { try? limited(n) }; if n > 0 { free(n - 1) } } }
      """,
      "SameValues": """
      struct Pair: CustomStringConvertible { var pairs: [Pair]; var description: String { "(\\(pairs))" } }
      """,
    ]

    @Test(.enabled(if: hasPython))
    func `each kind of call or loop without a limit is found`() throws {
      let (output, status) = try Self.check(Self.unlimited)
      let missed = Self.unlimited.keys.filter { !output.contains("Reader/\($0).swift:") }
      #expect(missed.sorted() == [], "\(output)")
      #expect(status == 1)
    }

    @Test(.enabled(if: hasPython))
    func `what asks a limit, or says why it needs none, passes`() throws {
      let (output, status) = try Self.check([
        "Asking": """
        import Budgets
        struct Walk { var budget = Budget(depth: 8, steps: 80)
          mutating func walk(_ n: Int) throws { try budget.enter(); defer { budget.leave() }; if n > 0 { try other(n) } }
          mutating func other(_ n: Int) throws { try walk(n - 1) } }
        """,
        "Explained": """
        struct Tree { var trees: [Tree]
          /// The number of levels.
          // Bounded: the parser limits the depth.
          func depth() -> Int { trees.map { $0.depth() }.max() ?? 0 } }
        func total(_ levels: Int) -> Int {
          func walk(_ level: Int) -> Int {
            // Bounded: callers pass small numbers.
            level > 0 ? walk(level - 1) : 1
          }
          return walk(levels)
        }
        """,
        "Visiting": """
        func all(_ names: [String], in members: [String: [String]]) -> Set<String> {
          var (open, seen) = (names, Set<String>())
          while let next = open.popLast() {
            if seen.insert(next).inserted { open += members[next] ?? [] }
          }
          return seen
        }
        """,
        "NoCircle": """
        struct Outer { var inner: Inner; func text() -> String { inner.text() } }
        struct Inner { func text() -> String { "text" } }
        func place(_ places: [Int]) -> Int { let place = places.first ?? 0; return place }
        """,
      ])
      #expect(output.hasSuffix("each that recurses has a limit\n"), "\(output)")
      #expect(status == 0)
    }

    @Test func `a budget cannot be made without a number of steps`() throws {
      let scratch = try ScratchFolder()
      let file = try scratch.write(
        Array("func budget() -> Budget { Budget(depth: 64) }".utf8), "Depth.swift")
      let (output, status) = try Self.run(
        "swiftc",
        [
          "-typecheck", "-package-name", "fixture", file.path,
          Samples.package.appending(path: "Sources/Base/Budgets/Budget.swift").path,
        ])
      #expect(output.contains("missing argument for parameter 'steps'"))
      #expect(status == 1)
    }

    @Test(.enabled(if: hasPython))
    func `everything in this package that reads files has a limit`() throws {
      let store = Bundle.main.bundleURL.appending(path: "index/store")
      let (output, status) = try Self.run(Self.script, ["--index", store.path])
      #expect(status == 0, "\(output)")
    }
  }
#endif
