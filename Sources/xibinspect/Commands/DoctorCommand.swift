import AppSymbols
import ArgumentParser
import AssetCatalog
import DiagnosticText
import Diagnostics
import Foundation
import SourceRewriting

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "List the UIKit symbols that an app's Swift sources use and that are missing on Linux.",
    discussion: """
      Reads names without inferring types: a member is reported only where the source names its type, so a file \
      without findings may still fail to compile. Pass all sources of one app together, with its Objective-C headers.
      """)

  @Argument(
    help: "Swift sources, or folders to search.", completion: .file(extensions: ["swift"]))
  var paths: [String]

  @Flag(name: .long, help: "Print JSON.")
  var json = false

  func run() throws {
    var status = ExitStatus.fine
    var sources: [SymbolReport.Source] = []
    for file in InputFiles(paths, kind: .sources).unique {
      do {
        sources.append(SymbolReport.Source(path: file.path, bytes: try file.bytes()))
      } catch let problem as Diagnostic {
        StandardError.write(problem.line)
        status = .cannot
      }
    }
    let report = SymbolReport(sources, assets: assets())
    StandardOutput.write(json ? Self.json(of: report).text + "\n" : Self.text(of: report))
    StandardOutput.flush()
    let hasUncalled = report.files.contains { !$0.uncalled.isEmpty }
    if report.cleanCount < report.files.count || hasUncalled { status = max(status, .findings) }
    try status.leave()
  }

  /// The colors and images in the asset catalogs of the folders.
  private func assets() -> [CatalogAsset] {
    var names = AssetNames()
    for path in paths { names.add(below: URL(fileURLWithPath: path)) }
    return names.colorSets.map { CatalogAsset(kind: .color, name: $0) }
      + names.imageSets.map { CatalogAsset(kind: .image, name: $0) }
  }

  private static func text(of report: SymbolReport) -> String {
    var text = report.files.flatMap { file in
      file.missing.map { $0.diagnostic(in: file.path).line }
        + file.uncalled.map { diagnostic(of: $0).line }
    }.joined()
    text += "\(report.cleanCount) of \(report.files.count) files have no missing symbols\n"
    text += list(report.ranking, "missing symbols, most frequent first")
    text += list(report.otherModules, "modules to depend on")
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
      "  \(rank.symbol): \(rank.files) file\(rank.files == 1 ? "" : "s")\n"
    }
    let rest = ranks.count > 10 ? "  and \(ranks.count - 10) more\n" : ""
    return "\(title):\n" + rows.joined() + rest
  }

  private static func json(of report: SymbolReport) -> JSONValue {
    func list(_ ranks: [SymbolReport.Rank], _ key: String) -> JSONValue {
      .array(ranks.map { .object([(key, .string($0.symbol)), ("files", .int($0.files))]) })
    }
    return .object([
      (
        "files",
        .array(
          report.files.map { file in
            .object([
              ("file", .string(file.path)),
              ("missing", .array(file.missing.map(json))),
              ("otherModules", .array(file.otherModules.map { .string($0) })),
              ("uncalled", .array(file.uncalled.map(json))),
            ])
          })
      ),
      ("clean", .int(report.cleanCount)), ("total", .int(report.files.count)),
      ("symbols", list(report.ranking, "symbol")),
      ("otherModules", list(report.otherModules, "module")),
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
