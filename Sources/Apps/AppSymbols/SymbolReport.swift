import Budgets
public import Diagnostics
import FileWork
public import SourceRewriting

/// The Apple symbols that an app's sources use but that are not available in a test package on Linux, by file.
///
/// The check compares names and does not infer types. It reports a member only if the source itself shows the type that
/// the member belongs to. A source without findings may therefore not compile.
public struct SymbolReport: Sendable {
  /// A source of an app.
  public struct Source: Sendable {
    let path: String
    let bytes: [UInt8]

    /// Creates a source.
    /// - Parameters:
    ///   - path: The path to use in findings. A path that ends in `.h` is an Objective-C header.
    ///   - bytes: The text in UTF-8.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The results for one Swift source.
  public struct File: Sendable {
    /// The path of the source, as passed by the caller.
    public let path: String
    /// The missing symbols without duplicates, in the order of their first use.
    public let missing: [MissingSymbol]
    /// The imported third-party modules, which the package must depend on.
    public let otherModules: [String]
    /// The methods of delegates and data sources that are never called without the Objective-C runtime.
    public let uncalled: [UncalledMethod]
  }

  /// A name, and the number of files that use it.
  public struct Rank: Hashable, Sendable {
    /// The symbol or module.
    public let symbol: String
    /// The number of files that use it.
    public let files: Int
  }

  /// The results for the Swift sources, in order.
  public let files: [File]
  /// The problems with sources that exceed a limit and are ignored.
  public let problems: [Diagnostic]

  /// Checks an app's sources together.
  /// - Parameters:
  ///   - sources: Swift sources, and headers that declare types for them.
  ///   - assets: The colors and images in the app's asset catalogs, for which symbols are generated.
  ///   - ownModules: The modules of the app's own targets, which do not count as third-party modules.
  public init(
    _ sources: [Source], assets: [CatalogAsset] = [], ownModules: Set<String> = []
  ) {
    var declarations = AppDeclarations()
    declarations.add(AssetSymbols(assets))
    var parsed: [SwiftSource] = []
    var problems: [Diagnostic] = []
    for source in sources {
      if source.path.hasEnding(".h") {
        declarations.addHeader(source.bytes)
      } else {
        do {
          let swift = try Supervisor.reading(source.path) {
            try SwiftSource(path: source.path, bytes: source.bytes)
          }
          declarations.add(swift)
          parsed.append(swift)
        } catch let problem as Diagnostic {
          problems.append(problem)
        } catch {
          let reason = (error as? Budget.Exceeded)?.reason ?? ErrorText.sentence(error)
          problems.append(
            Diagnostic(
              id: "unreadable-source", severity: .error, file: source.path,
              message: "cannot read the source: \(reason)"))
        }
      }
    }
    self.problems = problems
    let modelled = ModelledSymbols()
    let hasPlainModule = parsed.allSatisfy(\.importsOnlyApple)
    let scanners = parsed.map { source in
      var scanner = SymbolScanner(
        source, declarations, modelled, hasPlainModule: hasPlainModule)
      Supervisor.working(on: source.path) { scanner.scan() }
      return scanner
    }
    // If a name is Apple's in a source that imports no third-party modules, it is Apple's in all other sources as well.
    let certain = Set(scanners.flatMap { $0.missing.map(\.symbol) })
    let uncalled = Dictionary(
      grouping: UncalledMethod.all(in: parsed.map { ($0.path, $0.bytes, $0.facts) }), by: \.path)
    files = zip(parsed, scanners).map { source, scanner in
      let missing = scanner.missing + scanner.unsure.filter { certain.contains($0.symbol) }
      return File(
        path: source.path, missing: missing.sorted(on: \.place),
        otherModules: scanner.otherModules.subtracting(ownModules).sorted(),
        uncalled: uncalled[source.path] ?? [])
    }
  }

  /// The number of files without missing symbols that import only modules that a test package contains.
  public var cleanCount: Int {
    files.count { $0.missing.isEmpty && $0.otherModules.isEmpty }
  }

  /// The missing symbols, sorted by the number of files that use them.
  public var ranking: [Rank] {
    var counts: [String: Int] = [:]
    for file in files {
      for symbol in Set(file.missing.map(\.symbol)) { counts[symbol, default: 0] += 1 }
    }
    return Self.ranked(counts)
  }

  /// The modules that the package must depend on, sorted by the number of files that import them.
  public var otherModules: [Rank] {
    var counts: [String: Int] = [:]
    for file in files {
      for module in file.otherModules { counts[module, default: 0] += 1 }
    }
    return Self.ranked(counts)
  }

  /// All imported modules that a test package does not contain, sorted by the number of files that import them:
  /// third-party modules, and Apple's frameworks without a replacement.
  public var missingModules: [Rank] {
    var counts: [String: Int] = [:]
    for file in files {
      let frameworks = file.missing.filter { $0.kind == .framework }.map(\.symbol)
      for module in Set(file.otherModules + frameworks) { counts[module, default: 0] += 1 }
    }
    return Self.ranked(counts)
  }

  private static func ranked(_ counts: [String: Int]) -> [Rank] {
    counts.map { Rank(symbol: $0.key, files: $0.value) }
      .sorted { (-$0.files, $0.symbol) < (-$1.files, $1.symbol) }
  }
}
