/// Which of Apple's symbols an app's sources use that a test package on Linux lacks, file by file.
///
/// The check reads names, not types: it reports a member only where the source itself says which type it belongs to.
/// So a source without a finding may still not compile.
public struct SymbolReport: Sendable {
  /// A source of an app.
  public struct Source: Sendable {
    let path: String
    let bytes: [UInt8]

    /// - Parameters:
    ///   - path: The path that findings name; a path that ends in `.h` is a header in Objective-C.
    ///   - bytes: The source in UTF-8.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// What a Swift source lacks.
  public struct File: Sendable {
    /// The path as it was given.
    public let path: String
    /// Each missing symbol once, in the order of first use.
    public let missing: [MissingSymbol]
    /// Modules that it imports and that are neither Apple's nor Swift's: the package must depend on them.
    public let otherModules: [String]
  }

  /// A symbol and how many files lack it.
  public struct Rank: Hashable, Sendable {
    public let symbol: String
    public let files: Int
  }

  /// The Swift sources in their order.
  public let files: [File]

  /// Checks the sources of an app together.
  /// - Parameter sources: Swift sources, and headers that declare types for them.
  public init(_ sources: [Source]) {
    var declarations = AppDeclarations()
    var parsed: [SwiftSource] = []
    for source in sources {
      if source.path.hasSuffix(".h") {
        declarations.addHeader(source.bytes)
      } else {
        let swift = SwiftSource(path: source.path, bytes: source.bytes)
        declarations.add(swift)
        parsed.append(swift)
      }
    }
    let modelled = ModelledSymbols()
    let scanners = parsed.map { source in
      var scanner = SymbolScanner(source, declarations, modelled)
      scanner.scan()
      return scanner
    }
    // A name is Apple's where only Apple's modules can declare it, and so it is next to a library.
    let certain = Set(scanners.flatMap { $0.missing.map(\.symbol) })
    files = zip(parsed, scanners).map { source, scanner in
      let missing = scanner.missing + scanner.unsure.filter { certain.contains($0.symbol) }
      return File(
        path: source.path, missing: missing.sorted { $0.place < $1.place },
        otherModules: scanner.otherModules.sorted())
    }
  }

  /// The number of files without a missing symbol.
  public var cleanCount: Int { files.filter(\.missing.isEmpty).count }

  /// The missing symbols, those that most files lack first.
  public var ranking: [Rank] {
    var counts: [String: Int] = [:]
    for file in files {
      for symbol in Set(file.missing.map(\.symbol)) { counts[symbol, default: 0] += 1 }
    }
    return Self.ranked(counts)
  }

  /// The modules that the package must depend on, those that most files import first.
  public var otherModules: [Rank] {
    var counts: [String: Int] = [:]
    for file in files {
      for module in file.otherModules { counts[module, default: 0] += 1 }
    }
    return Self.ranked(counts)
  }

  private static func ranked(_ counts: [String: Int]) -> [Rank] {
    counts.map { Rank(symbol: $0.key, files: $0.value) }
      .sorted { (-$0.files, $0.symbol) < (-$1.files, $1.symbol) }
  }
}
