import DiagnosticText
import FoundationEssentials
import SchemaGenerator
import TestSupport
import Testing

@Suite struct SchemaGeneratorTests {
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
    let devices = try DeviceTable(Self.table("devices"))
    let names = SchemaGenerator.NameTables(
      published: try Self.table("published-members"), swiftNames: try Self.table("swift-names"),
      oldNames: try Self.table("old-names"), storedProperties: try Self.table("stored-properties"))
    let appKitKeys = try AppKitKeyTable(Self.table("appkit-keys"), schema: schema)
    let listDelegates = try ListDelegateTable(Self.table("list-delegates"))
    var sources = SchemaGenerator(
      schema, archive: archive, devices: devices, names: names, appKitKeys: appKitKeys,
      listDelegates: listDelegates
    ).sources()
    let folder = Samples.package.appending(path: "Sources")
    let committed = try SchemaGenerator.folders.flatMap { name in
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)
        .map { "\(name)/\($0)" }
    }
    #expect(sources.keys.sorted() == committed.sorted())
    for path in ListDelegateTable.controllerPaths {
      let source = try Data(contentsOf: folder.appending(path: path))
      sources[path] = try listDelegates.controllerSource(
        String(decoding: source, as: UTF8.self), path: path)
    }
    for (name, source) in sources {
      let stored = try Data(contentsOf: folder.appending(path: name))
      if stored != Data(source.utf8) {
        let difference = UnifiedDiff.text(
          old: String(decoding: stored, as: UTF8.self), new: source, path: name)
        Issue.record("\(name) differs; run make generate:\n\(difference)")
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

  /// The rows that `Schema/README.md` follows, and what of the generated sources hangs on each.
  @Test(arguments: [
    (
      table: "elements", row: "hoverGestureRecognizer\t",
      generated: [
        "Documents/InterfaceBuilder/Generated/Names.swift": "var hoverGestureRecognizer:",
        "Documents/InterfaceBuilder/Generated/SchemaTables.swift": "\"UIHoverGestureRecognizer\"",
      ]
    ),
    (
      table: "attributes", row: "stepper\twraps\t",
      generated: [
        "Nibs/NibCompiler/Generated/NibRows.swift": "PlainKey(\"UIWraps\", .bool, omitting: 0)"
      ]
    ),
    (
      table: "enumerations", row: "barButtonStyle\tprominent\t",
      generated: [
        "Documents/InterfaceBuilder/Generated/SchemaTables.swift": "\\u{9}prominent\""
      ]
    ),
  ])
  func `one row adds an element, an attribute or a word`(
    table: String, row: String, generated: [String: String]
  ) throws {
    func sources(_ change: (String) -> String) throws -> [String: String] {
      func text(_ name: String) throws -> String {
        let text = try Self.table(name)
        return name == table ? change(text) : text
      }
      return SchemaGenerator(
        try Schema(
          elements: text("elements"), attributes: text("attributes"),
          enumerations: text("enumerations"), classes: text("classes"))
      ).sources()
    }
    let with = try sources { $0 }
    let without = try sources { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let others = lines.filter { !$0.hasPrefix(row) }
      #expect(others.count == lines.count - 1)
      return others.joined(separator: "\n")
    }
    for (path, piece) in generated {
      let count = { (source: String?) in (source ?? "").split(separator: piece).count }
      #expect(count(with[path]) == count(without[path]) + 1, "\(path)")
    }
  }

  @Test func `every typed wrapper is used by a source`() throws {
    let folder = Samples.package.appending(path: "Sources").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && !$0.contains("/Generated/") }
    var words: Set<Substring> = []
    for file in files {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber })
    }
    let typed = try Self.schema().elements.filter(\.isTyped)
    #expect(!typed.isEmpty)
    for element in typed {
      let name = "IB" + element.name.prefix(1).uppercased() + element.name.dropFirst()
      #expect(words.contains(Substring(name)), "no source uses \(name)")
    }
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

  @Test(arguments: [
    (
      row: "retina\tPhone\tphone\t390\ttall\t3",
      message: "devices.tsv: retina: a number is missing or malformed"
    ),
    (
      row: "retina\tPhone\tphone\t390\t844\t3\t\t47 0",
      message: "devices.tsv: retina: a number is missing or malformed"
    ),
    (row: "watch\tWatch\twatch\t184\t224\t2", message: "devices.tsv: watch: unknown idiom watch"),
    (
      row: "tv\tTV\ttv\t1\t1\t1\ntv\tTV\ttv\t1\t1\t1",
      message: "devices.tsv: two rows have the same device"
    ),
    (row: "retina\tPhone", message: "devices.tsv:2: expected 10 columns"),
  ])
  func `a bad row of the devices is named`(row: String, message: String) throws {
    let problem = #expect(throws: Schema.Problem.self) { _ = try DeviceTable("header\n" + row) }
    #expect(problem?.description == message)
  }

  private let elements = "element\tkind\tgroups\tclass\tappkit\twatchkit\tnib\ttyped\tsummary\n"
  private let attributes = "owner\tattribute\ttype\tdefault\tnib\tsummary\n"
  private let enumerations = "enumeration\tvalue\tnumber\tsummary\n"
  private let classes = "class\tsuperclass\toutlets\tactions\nNSObject\t\t\t\n"

  private func message(
    elements: String = "", attributes: String = "", enumerations: String = "",
    classes: String = ""
  ) -> String? {
    do {
      _ = try Schema(
        elements: self.elements + "view\tobject\tview\tUIView\t\t\tclass\tyes\tA view.\n"
          + elements,
        attributes: self.attributes + attributes,
        enumerations: self.enumerations + "axis\thorizontal\t0\t\n" + enumerations,
        classes: self.classes + classes)
      return nil
    } catch {
      return (error as? Schema.Problem)?.description
    }
  }

  @Test func `good rows are no problem`() {
    #expect(
      message(attributes: "view\ttag\tint\t0\t\tA number.\n@view\thidden\tbool\tNO\t-\t.\n") == nil)
    #expect(
      message(attributes: "*\tid\tid\t\t\t.\nview\taxis\tenum:axis\thorizontal\t\t.\n") == nil)
  }

  @Test func `a bad row is an error that names it`() {
    #expect(
      message(elements: "label\twidget\t\t\t\t\t\t\t.\n")
        == "elements.tsv: label: unknown kind widget")
    #expect(
      message(elements: "label\tobject\t\t\t\t\t\tno\t.\n")
        == "elements.tsv: label: typed is yes or empty, not no")
    #expect(
      message(elements: "objects\tcontainer\t\t\t\t\t\tyes\t.\n")
        == "elements.tsv: objects: container elements have no typed wrappers")
    #expect(
      message(attributes: "view\ttag\tinteger\t0\t\t.\n")
        == "attributes.tsv: view tag: unknown type integer")
    #expect(
      message(attributes: "label\ttag\tint\t0\t\t.\n") == "attributes.tsv: label tag: no such owner"
    )
    #expect(
      message(attributes: "@bar\ttag\tint\t0\t\t.\n") == "attributes.tsv: @bar tag: no such owner")
    #expect(
      message(attributes: "view\ttag\tint\t0\t\t.\nview\ttag\tint\t1\t\t.\n")
        == "attributes.tsv: view tag: stated twice")
    #expect(
      message(attributes: "view\ta\tenum:nope\t\t\t.\n")
        == "attributes.tsv: view a: unknown type enum:nope")
    #expect(
      message(attributes: "view\ta\tenum:\t\t\t.\n") == "attributes.tsv: view a: unknown type enum:"
    )
  }

  @Test func `a key of a nib has a kind that suits its attribute`() {
    #expect(message(attributes: "view\talpha\tdouble\t1\tfloat UIAlpha\t.\n") == nil)
    #expect(message(attributes: "view\taxis\tenum:axis\t\tword UIAxis\t.\n") == nil)
    #expect(
      message(attributes: "view\talpha\tdouble\t1\tUIAlpha\t.\n")
        == "attributes.tsv: view alpha: no key of a nib: UIAlpha")
    #expect(
      message(attributes: "view\talpha\tdouble\t1\tbool UIAlpha\t.\n")
        == "attributes.tsv: view alpha: double cannot be written as bool")
    #expect(
      message(
        attributes: "view\taxis\tenum:axis\t\tword UIAxis\t.\n",
        enumerations: "axis\tdepth\t\tDepth\n")
        == "attributes.tsv: view axis: some words of enum:axis have no number")
    #expect(
      message(enumerations: "axis\tdepth\ttwo\tDepth\n")
        == "enumerations.tsv: axis depth: no number two")
    #expect(
      message(elements: "label\tobject\t\t\t\t\tclass\t\t.\n")
        == "elements.tsv: label: no class for a nib to name")
  }

  @Test func `a row with too many or no columns names its line`() {
    #expect(
      message(attributes: "view\ttag\tint\t0\t\t.\tmore\n")
        == "attributes.tsv:2: expected 6 columns")
    #expect(message(enumerations: "\thorizontal\t\t\n") == "enumerations.tsv:3: expected 4 columns")
    #expect(message(elements: "label\n") == "elements.tsv:3: expected 9 columns")
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
      elements: elements + "view\tobject\t\tUIView\t\t\tclass\tyes\tA view.\n",
      attributes: attributes + "view\talpha\tdouble\t1\t\tOpacity.\nview\ttitle\ttext\t\t\tText.\n",
      enumerations: enumerations)
    let source = SchemaGenerator(schema).sources()[
      "Documents/InterfaceBuilder/Generated/TypedWrappers.swift"]
    #expect(source?.contains("public var alpha: Double { node.double(Names.alpha) ?? 1 }") == true)
    #expect(
      source?.contains("public var title: String? { node.textProperty(Names.title) }") == true)
    #expect(source?.contains("/// Opacity.") == true)
  }
}
