import SchemaGenerator
import Testing

/// The table of keys for AppKit's nibs.
@Suite struct AppKitKeyTests {
  private static let header = "owners\tattribute\tform\tkey\twords\tabsent\tomitted\tsummary\n"

  private static func schema() throws -> Schema {
    try Schema(
      elements: """
        element\tkind\tgroups\tclass\tappkit\twatchkit\tnib\ttyped\tsummary
        dial\tobject\tnsview\t\tNSDial\t\t\t\tA dial.
        """,
      attributes: """
        owner\tattribute\ttype\tdefault\tnib\tsummary
        @nsview\thidden\tbool\tNO\t\tHidden.
        dial\tsteps\tint\t1\t\tSteps.
        """,
      enumerations: "enumeration\tvalue\tnumber\tsummary\n")
  }

  private func problem(_ row: String) throws -> String? {
    let schema = try Self.schema()
    do {
      _ = try AppKitKeyTable(Self.header + row, schema: schema)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `rows name owners, attributes and forms that exist`() throws {
    #expect(try problem("dial\tsteps\tint\tNSSteps\t\t1\t\tSteps.\n") == nil)
    #expect(try problem("knob\tsteps\tint\tNSSteps\t\t1\t\t\n")?.contains("no such owner") == true)
    #expect(try problem("dial\tcolour\tint\tNSX\t\t\t\t\n")?.contains("no such attribute") == true)
    #expect(try problem("dial\tsteps\tsum\tNSSteps\t\t\t\t\n")?.contains("no key") == true)
    #expect(try problem("dial\tsteps\tint\tNSSteps\t\tone\t\t\n")?.contains("no number") == true)
    #expect(try problem("dial\tsteps\tint\tNS|X\t\t1\t\t\n")?.contains("a vertical bar") == true)
  }

  @Test func `an element has the rows of its groups, and its own in place of them`() throws {
    let schema = try Self.schema()
    let table = try AppKitKeyTable(
      Self.header + "@nsview\thidden\tflags\tNSFlags\tYES=0x80,NO=0\t0\t\thidden\n"
        + "@nsview\t\tint\tNSMode\t\t1\t\t\n" + "dial\t\tint\tNSMode\t\t2\t\t\n",
      schema: schema)
    let source = SchemaGenerator(schema, appKitKeys: table).sources()[
      "Nibs/NibCompiler/Generated/AppKitRows.swift"]
    #expect(source?.contains("\nNSMode|int||||2|\n") == true)
    #expect(source?.contains("||YES=128,NO=0|0|\n") == true)
    // The first and the last row; the group's row for the same key is replaced.
    #expect(source?.contains(" 0 2\n") == true)
  }
}
