import DiagnosticText
import FoundationEssentials
import SchemaGenerator
import TestSupport
import Testing

@Suite struct SchemaGeneratorTests {
  private static let folder = Samples.package.appending(path: "Sources/InterfaceBuilder/Generated")

  private static func table(_ name: String) throws -> String {
    let file = Samples.package.appending(path: "Schema/\(name).tsv")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static func schema() throws -> Schema {
    try Schema(
      elements: table("elements"), attributes: table("attributes"),
      enumerations: table("enumerations"), classes: table("classes"))
  }

  @Test func `the committed sources are what the tables give`() throws {
    let schema = try Self.schema()
    let archive = try ArchiveSchema(
      classes: Self.table("archive-classes"), properties: Self.table("archive-properties"),
      schema: schema)
    let sources = SchemaGenerator(schema, archive: archive).sources()
    let committed = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(sources.keys.sorted() == committed.sorted())
    for (name, source) in sources {
      let stored = try Data(contentsOf: Self.folder.appending(path: name))
      if stored != Data(source.utf8) {
        let difference = UnifiedDiff.text(
          old: String(decoding: stored, as: UTF8.self), new: source, path: name)
        Issue.record("\(name) differs; run generate-schema:\n\(difference)")
      }
    }
  }

  @Test func `the order of the rows plays no part`() throws {
    func reversed(_ name: String) throws -> String {
      let lines = try Self.table(name).split(separator: "\n")
      return ([lines[0]] + lines.dropFirst().reversed()).joined(separator: "\n")
    }
    let other = try Schema(
      elements: reversed("elements"), attributes: reversed("attributes"),
      enumerations: Self.table("enumerations"), classes: reversed("classes"))
    #expect(SchemaGenerator(other).sources() == SchemaGenerator(try Self.schema()).sources())
  }

  @Test func `the tables know the whole corpus of names`() throws {
    let schema = try Self.schema()
    #expect(schema.elements.count >= 328)
    #expect(Set(schema.attributes.map(\.name)).count >= 731)
  }

  @Test(arguments: ["elements", "attributes", "enumerations", "classes"])
  func `rows are sorted, unique and without stray white space`(_ name: String) throws {
    let rows = try Self.table(name).split(separator: "\n").dropFirst()
    #expect(Set(rows).count == rows.count)
    for row in rows {
      for column in row.split(separator: "\t", omittingEmptySubsequences: false) {
        #expect(column.first != " " && column.last != " ", "\(row)")
      }
    }
  }

  // MARK: Bad tables

  private let elements = "element\tkind\tgroups\tclass\tappkit\twatchkit\tsummary\n"
  private let attributes = "owner\tattribute\ttype\tdefault\tsummary\n"
  private let enumerations = "enumeration\tvalue\tsummary\n"
  private let classes = "class\tsuperclass\toutlets\tactions\nNSObject\t\t\t\n"

  private func message(
    elements: String = "", attributes: String = "", enumerations: String = "",
    classes: String = ""
  ) -> String? {
    do {
      _ = try Schema(
        elements: self.elements + "view\tobject\tview\tUIView\t\t\tA view.\n" + elements,
        attributes: self.attributes + attributes,
        enumerations: self.enumerations + "axis\thorizontal\t\n" + enumerations,
        classes: self.classes + classes)
      return nil
    } catch {
      return (error as? Schema.Problem)?.description
    }
  }

  @Test func `good rows are no problem`() {
    #expect(
      message(attributes: "view\ttag\tint\t0\tA number.\n@view\thidden\tbool\tNO\t.\n") == nil)
    #expect(message(attributes: "*\tid\tid\t\t.\nview\taxis\tenum:axis\thorizontal\t.\n") == nil)
  }

  @Test func `a bad row is an error that names it`() {
    #expect(
      message(elements: "label\twidget\t\t\t\t.\n") == "elements.tsv: label: unknown kind widget")
    #expect(
      message(attributes: "view\ttag\tinteger\t0\t.\n")
        == "attributes.tsv: view tag: unknown type integer")
    #expect(
      message(attributes: "label\ttag\tint\t0\t.\n") == "attributes.tsv: label tag: no such owner")
    #expect(
      message(attributes: "@bar\ttag\tint\t0\t.\n") == "attributes.tsv: @bar tag: no such owner")
    #expect(
      message(attributes: "view\ttag\tint\t0\t.\nview\ttag\tint\t1\t.\n")
        == "attributes.tsv: view tag: stated twice")
    #expect(
      message(attributes: "view\ta\tenum:nope\t\t.\n")
        == "attributes.tsv: view a: unknown type enum:nope")
    #expect(
      message(attributes: "view\ta\tenum:\t\t.\n") == "attributes.tsv: view a: unknown type enum:")
  }

  @Test func `a row with too many or no columns names its line`() {
    #expect(
      message(attributes: "view\ttag\tint\t0\t.\tmore\n") == "attributes.tsv:2: expected 5 columns")
    #expect(message(enumerations: "\thorizontal\t\n") == "enumerations.tsv:3: expected 3 columns")
    #expect(message(elements: "label\n") == "elements.tsv:3: expected 7 columns")
  }

  @Test func `a class needs a row for its superclass, and is not its own`() {
    #expect(message(classes: "UIView\tNSObject\tdelegate\t\n") == nil)
    #expect(
      message(classes: "UIView\tUIResponder\t\t\n")
        == "classes.tsv: UIView: no row for its superclass UIResponder")
    #expect(
      message(classes: "A\tB\t\t\nB\tA\t\t\n") == "classes.tsv: A: no row for its superclass A")
    #expect(message(classes: "NSObject\t\t\t\n") == "classes.tsv: NSObject: stated twice")
  }

  @Test func `the defaults are written into the views`() throws {
    let schema = try Schema(
      elements: elements + "view\tobject\t\tUIView\t\t\tA view.\n",
      attributes: attributes + "view\talpha\tdouble\t1\tOpacity.\nview\ttitle\ttext\t\tText.\n",
      enumerations: enumerations)
    let source = SchemaGenerator(schema).sources()["ObjectElements.swift"]
    #expect(source?.contains("public var alpha: Double { node.double(Names.alpha) ?? 1 }") == true)
    #expect(
      source?.contains("public var title: String? { node.textProperty(Names.title) }") == true)
    #expect(source?.contains("/// Opacity.") == true)
  }
}
