import AppSymbols
import SourceRewriting

/// The sources of an app that can compile in a test package, and the reasons why the others cannot.
package struct AppClosure: Sendable {
  /// The reason why a source is excluded.
  package enum Reason: Hashable, Sendable {
    /// The source imports modules that the package does not contain.
    case modules([String])
    /// The source uses Apple symbols that are not available here.
    case symbols([String])
    /// The compiler reports an error.
    case failure(String)
    /// The source stops the tests of a screen, for example because it needs values that only another screen sets.
    case stop(String)
    /// The user excluded the source.
    case excluded

    /// The reason as text.
    package var text: String {
      switch self {
      case .modules(let names): "imports " + names.joined(separator: ", ")
      case .symbols(let names): "uses " + names.joined(separator: ", ")
      case .failure(let message): "does not compile: \(message)"
      case .stop(let message): "stops the tests: \(message)"
      case .excluded: "excluded"
      }
    }
  }

  /// The excluded sources.
  package private(set) var leftOut: [String: Reason] = [:]
  /// The sources that import each module that the package does not contain.
  package private(set) var importers: [String: Set<String>] = [:]
  /// The modules with stand-ins.
  let standIns: Set<String>

  /// Finds the sources that can compile.
  /// - Parameters:
  ///   - report: The symbols that the sources use.
  ///   - modules: The modules of the package, in addition to those of every test package.
  ///   - standIns: The modules with stand-ins.
  ///   - usesStandIns: Whether missing types can have stand-ins, so that only the compiler knows what is missing.
  ///   - failures: The first compiler error in each source that does not compile.
  ///   - stops: The error message of each source that stops the tests.
  ///   - isExcluded: Returns whether the user excluded a source.
  init(
    _ report: SymbolReport, modules: Set<String>, standIns: Set<String>, usesStandIns: Bool,
    failures: [String: String], stops: [String: String], isExcluded: (String) -> Bool
  ) {
    self.standIns = standIns
    for file in report.files {
      let missing = Self.missingModules(of: file)
      for module in missing where !modules.contains(module) {
        importers[module, default: []].insert(file.path)
      }
      let absent = missing.filter { !modules.contains($0) && !standIns.contains($0) }
      // Other missing symbols are better determined by the compiler than by tables. A library may declare a missing
      // name.
      let symbols =
        usesStandIns
        ? [] : file.missing.filter { [.name, .attribute].contains($0.kind) }.map(\.symbol)
      if isExcluded(file.path) {
        leftOut[file.path] = .excluded
      } else if !absent.isEmpty {
        leftOut[file.path] = .modules(absent)
      } else if let message = failures[file.path] {
        leftOut[file.path] = .failure(message)
      } else if let message = stops[file.path] {
        leftOut[file.path] = .stop(message)
      } else if !symbols.isEmpty {
        leftOut[file.path] = .symbols(symbols)
      }
    }
  }

  /// Returns the missing modules for which there can be stand-ins.
  static func standIns(for report: SymbolReport, modules: Set<String>) -> Set<String> {
    Set(report.files.flatMap(missingModules)).subtracting(modules)
      .filter { AvailableNames.canStandIn(for: $0) && SwiftLiteral.isIdentifier($0) }
  }

  /// Returns whether a source imports a module with stand-ins.
  func usesStandIns(_ path: String) -> Bool {
    importers.contains { standIns.contains($0.key) && $0.value.contains(path) }
  }

  private static func missingModules(of file: SymbolReport.File) -> [String] {
    file.otherModules + file.missing.filter { $0.kind == .framework }.map(\.symbol)
  }

  /// Returns the sources that would also compile if the package contained a module, as far as the imports show.
  func additions(with module: String) -> Set<String> {
    Set(
      leftOut.filter { _, reason in
        if case .modules(let names) = reason { names == [module] } else { false }
      }.keys)
  }
}
