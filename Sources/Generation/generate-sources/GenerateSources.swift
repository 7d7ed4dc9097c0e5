// Writes all generated sources and pages, from the package's folder:
//
//     generate-sources schema    what Schema/*.tsv alone gives
//     generate-sources symbols   what the compiler says about the modules that are built next to this program
//     generate-sources           both
import Foundation
import SchemaGenerator
import SymbolTables

@main
enum GenerateSources {
  static func main() {
    do {
      let part = CommandLine.arguments.dropFirst().first
      switch part {
      case nil:
        try write(schema())
        try write(symbols())
      case "schema": try write(schema())
      case "symbols": try write(symbols())
      case let other?:
        print("unknown part '\(other)'; the parts are schema and symbols")
        exit(2)
      }
    } catch {
      print(error)
      exit(1)
    }
  }

  /// The sources that are generated from the tables, by their paths.
  private static func schema() throws -> [String: String] {
    func table(_ name: String) throws -> String {
      try String(contentsOf: URL(filePath: "Schema/\(name).tsv"), encoding: .utf8)
    }
    let schema = try Schema(
      elements: table("elements"), attributes: table("attributes"),
      enumerations: table("enumerations"), classes: table("classes"))
    let archive = try ArchiveSchema(
      classes: table("archive-classes"), properties: table("archive-properties"), schema: schema)
    let names = SchemaGenerator.NameTables(
      published: try table("published-members"), swiftNames: try table("swift-names"),
      oldNames: try table("old-names"), storedProperties: try table("stored-properties"))
    let listDelegates = try ListDelegateTable(table("list-delegates"))
    var sources = SchemaGenerator(
      schema, archive: archive, devices: try DeviceTable(table("devices")), names: names,
      appKitKeys: try AppKitKeyTable(table("appkit-keys"), schema: schema),
      listDelegates: listDelegates
    ).sources()
    for path in ListDelegateTable.controllerPaths {
      let source = try String(contentsOf: URL(filePath: "Sources/\(path)"), encoding: .utf8)
      sources[path] = try listDelegates.controllerSource(source, path: path)
    }
    return Dictionary(uniqueKeysWithValues: sources.map { ("Sources/\($0.key)", $0.value) })
  }

  /// The sources and pages that are generated from the build's symbols, by their paths.
  private static func symbols() throws -> [String: String] {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    return try GeneratedTables(
      root: URL(filePath: FileManager.default.currentDirectoryPath),
      products: Bundle.main.bundleURL,
      scratch: scratch
    ).files()
  }

  /// Writes the files that differ.
  private static func write(_ files: [String: String]) throws {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = URL(filePath: path)
      guard (try? String(contentsOf: file, encoding: .utf8)) != text else { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      print("wrote \(path)")
    }
  }
}
