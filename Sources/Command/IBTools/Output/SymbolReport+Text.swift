package import AppSymbols
import AssetCatalog
package import DiagnosticText
package import Diagnostics
import FileWork
import Foundation
import SourceRewriting
import XcodeProjects

extension SymbolReport {
  /// Reads an app's Swift sources and Objective-C headers, and its asset catalogs.
  /// - Parameter paths: Files, or folders to search.
  /// - Returns: The report, and the problems with reading files.
  package static func read(_ paths: [String]) -> (report: SymbolReport, problems: [Diagnostic]) {
    var sources: [SymbolReport.Source] = []
    var problems: [Diagnostic] = []
    let files = InputFiles(paths, kind: .sources).unique
    for file in files {
      do {
        sources.append(SymbolReport.Source(path: file.path, bytes: try file.bytes()))
      } catch {
        problems.append(Diagnostic(wrapping: error, file: file.path))
      }
    }
    var names = AssetNames()
    for path in paths { names.add(below: URL(fileURLWithPath: path)) }
    problems += names.problems.map { $0.diagnostic(id: "unreadable-folder", severity: .error) }
    let report = SymbolReport(
      sources, assets: assets(names), ownModules: ownModules(paths, files.map(\.path)))
    return (report, problems)
  }

  /// Returns the modules of the projects and packages that contain sources.
  private static func ownModules(_ paths: [String], _ sources: [String]) -> Set<String> {
    let folders = paths.map { path in
      [".swift", ".h"].contains(where: path.hasEnding)
        ? path.lastSlash.map { String(path[..<$0]) } ?? "." : path
    }
    let targets = ProjectTargets(searching: folders, readManifest: ManifestFile.read).targets
    let projects = targets.flatMap { [$0.module] + $0.otherModules }
    // The sources in a folder belong to the same package.
    let first = Dictionary(
      sources.map { path in (path.lastSlash.map { String(path[..<$0]) } ?? ".", path) }
    ) { first, _ in first }
    return Set(projects + first.values.compactMap(ProjectPackages.bundle))
  }

  /// Whether a symbol is missing or a method is never called.
  package var hasFindings: Bool {
    files.contains { !$0.missing.isEmpty || !$0.uncalled.isEmpty }
  }

  /// Returns the colors and images in asset catalogs.
  private static func assets(_ names: AssetNames) -> [CatalogAsset] {
    names.colorSets.map { CatalogAsset(kind: .color, name: $0) }
      + names.imageSets.map { CatalogAsset(kind: .image, name: $0) }
  }

  /// Returns the missing symbols and totals as text.
  /// - Parameter line: Returns the line for a problem.
  package func text(line: (Diagnostic) -> String) -> String {
    var text = files.flatMap { file in
      file.missing.map { line($0.diagnostic(in: file.path)) }
        + file.uncalled.map { line(Self.diagnostic(of: $0)) }
    }.joined()
    text += "\(cleanCount) of \(files.count) files have no missing symbols or modules\n"
    text += Self.list(ranking, "missing symbols, most frequent first")
    text += Self.list(otherModules, "modules to depend on")
    return text
  }

  private static func diagnostic(of method: UncalledMethod) -> Diagnostic {
    Diagnostic(
      id: "uncalled-method", severity: .warning, file: method.path,
      range: SourceRange(
        at: SourcePosition(line: method.line, column: method.column, offset: method.offset)),
      message: method.message)
  }

  private static func list(_ ranks: [SymbolReport.Rank], _ title: String) -> String {
    guard !ranks.isEmpty else { return "" }
    let rows = ranks.prefix(10).map { rank in
      "  \(PrintableText.line(rank.symbol)): \(rank.files) file\(rank.files == 1 ? "" : "s")\n"
    }
    let rest = ranks.count > 10 ? "  and \(ranks.count - 10) more\n" : ""
    return "\(title):\n" + rows.joined() + rest
  }

  /// The report in the format of `doctor --json`.
  package var json: JSONValue {
    func list(_ ranks: [SymbolReport.Rank], _ key: String) -> JSONValue {
      .array(ranks.map { .object([(key, .string($0.symbol)), ("files", .int($0.files))]) })
    }
    return .object([
      (
        "files",
        .array(
          files.map { file in
            .object([
              ("file", .string(file.path)),
              ("missing", .array(file.missing.map(Self.json))),
              ("otherModules", .array(file.otherModules.map { .string($0) })),
              ("uncalled", .array(file.uncalled.map(Self.json))),
            ])
          })
      ),
      ("clean", .int(cleanCount)), ("total", .int(files.count)),
      ("symbols", list(ranking, "symbol")),
      ("otherModules", list(otherModules, "module")),
    ])
  }

  private static func json(of method: UncalledMethod) -> JSONValue {
    .object([
      ("method", .string(method.method)), ("class", .string(method.subclass)),
      ("base", .string(method.base)), ("protocol", .string(method.protocolName)),
      ("line", .int(method.line)), ("column", .int(method.column)),
    ])
  }

  private static func json(of missing: MissingSymbol) -> JSONValue {
    .object([
      ("symbol", .string(missing.symbol)), ("kind", .string(missing.kind.rawValue)),
      ("line", .int(missing.place.line)), ("column", .int(missing.place.column)),
      ("uses", .int(missing.uses)), ("advice", .string(missing.advice)),
    ])
  }
}
