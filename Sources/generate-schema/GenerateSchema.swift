// Writes the generated sources from Schema/*.tsv: `swift run generate-schema`, from the package's folder.
import FoundationEssentials
import SchemaGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@main
enum GenerateSchema {
  static func main() throws {
    func table(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: "Schema/\(name).tsv")), as: UTF8.self)
    }
    let schema: Schema
    let archive: ArchiveSchema
    let devices: DeviceTable
    do {
      schema = try Schema(
        elements: table("elements"), attributes: table("attributes"),
        enumerations: table("enumerations"), classes: table("classes"))
      archive = try ArchiveSchema(
        classes: table("archive-classes"), properties: table("archive-properties"), schema: schema)
      devices = try DeviceTable(table("devices"))
    } catch let problem as Schema.Problem {
      print(problem)
      exit(1)
    }
    for folder in SchemaGenerator.folders {
      try FileManager.default.createDirectory(
        at: URL(filePath: "Sources/\(folder)"), withIntermediateDirectories: true)
    }
    let sources = SchemaGenerator(schema, archive: archive, devices: devices).sources()
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) {
      try Data(source.utf8).write(to: URL(filePath: "Sources/\(path)"), options: .atomic)
      print("wrote Sources/\(path)")
    }
  }
}
