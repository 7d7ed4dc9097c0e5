import Diagnostics
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite("Legacy archives")
struct LegacyArchiveTests {
  // MARK: The samples against independent truth

  @Test(
    "Every object record is one object, with the record's id",
    arguments: ["LegacyView.xib", "LegacyPanel.xib", "Broken/legacy-parent-cycle.xib"])
  func recordsAreObjects(file: String) throws {
    let truth = try Truth(of: file)
    let document = try sample(file)
    #expect(document.dialect == .archive)
    let expected = truth.ids.filter { $0 != 0 }.map { String($0) }
    #expect(document.objects.compactMap(\.id).sorted() == expected.sorted())
    #expect(document.objects.count == expected.count)
  }

  @Test(
    "Connections stand in the order of their records, with label and both ends",
    arguments: ["LegacyView.xib", "LegacyPanel.xib", "Broken/legacy-parent-cycle.xib"])
  func recordsAreConnections(file: String) throws {
    let truth = try Truth(of: file)
    let found = try sample(file).connections.map { connection in
      [connection.id, connection.name, connection.source?.id, connection.destination?.id]
    }
    let expected = truth.connections.map { record -> [String?] in
      let ends = [String(record.source), String(record.destination)]
      // The modern action stands in the control, which the archive calls the destination.
      let isReversed = record.class == "IBActionConnection"
      let isBinding = record.class == "IBBindingConnection"
      let name = isBinding ? String(record.label.prefix { $0 != ":" }) : record.label
      return [
        String(record.connectionID), name, ends[isReversed ? 1 : 0], ends[isReversed ? 0 : 1],
      ]
    }
    #expect(found == expected)
  }

  // MARK: iOS

  @Test("The owner's and the first responder's roles come from the proxies' identifiers")
  func rolesOfProxies() throws {
    let document = try sample("LegacyView.xib")
    #expect(document.platform == .iOS)
    #expect(document.filesOwner?.id == "-1")
    #expect(document.filesOwner?.customClass == "ChandleryViewController")
    #expect(document.object(id: "-2")?.role == .firstResponder)
    #expect(document.object(id: "6")?.customClass == "OrderButton")
    #expect(document.object(id: "5")?.label == "Title")
  }

  @Test("An owner's outlets are told from those of the document's own objects")
  func rolesOfConnections() throws {
    let document = try sample("LegacyView.xib")
    let owned = document.connections.filter { $0.role == .filesOwner }.compactMap(\.name)
    #expect(owned == ["view", "titleLabel", "swatches", "swatches"])
  }

  @Test("Subviews keep their order, frames and masks")
  func viewsAndFrames() throws {
    let view = try #require(try sample("LegacyView.xib").object(id: "4"))
    #expect(view.frame == Rect(x: 0, y: 0, width: 320, height: 200))
    #expect(view.subviews.compactMap(\.id) == ["5", "6", "7", "8"])
    #expect(view.subviews.map(\.element) == ["label", "button", "view", "view"])
    #expect(view.subviews.map(\.frame).last == Rect(x: 170, y: 130, width: 130, height: 40))
    let mask = view.subviews[0].node.child(keyed: "autoresizingMask")
    #expect(mask?.flags == ["widthSizable", "flexibleMaxY"])
  }

  @Test("Text, colors and fonts of a label are read")
  func labelValues() throws {
    let label = try #require(try sample("LegacyView.xib").object(id: "5")?.node)
    #expect(label[Names.text] == "Rope & canvas")
    #expect(label[Names.textAlignment] == "center")
    #expect(label[Names.contentMode] == "left")
    #expect(label.bool(Names.userInteractionEnabled) == false)
    let color = label.child(keyed: "textColor").flatMap { ColorValue($0) }
    #expect(
      color?.components
        == ColorValue.Components(space: "calibratedRGB", values: [0.2, 0.25, 0.4], alpha: 1))
    let font = label.child(keyed: "fontDescription").flatMap { FontValue($0) }
    #expect(font == .system(size: 17, weight: "regular"))
  }

  @Test("A button's titles and colors stand in its states")
  func buttonStates() throws {
    let button = try #require(try sample("LegacyView.xib").object(id: "6")?.node)
    let normal = button.child(keyed: "normal")
    #expect(normal?[Names.title] == "Order more")
    #expect(normal?.child(keyed: "titleShadowColor")?.double(Names.white) == 0.5)
    #expect(button.child(keyed: "highlighted")?.child(keyed: "titleColor") != nil)
  }

  @Test("Events have the modern names, and collections say whether they append")
  func eventsAndCollections() throws {
    let connections = try sample("LegacyView.xib").connections
    #expect(
      connections.filter { $0.kind == .action }.map(\.event) == [
        "touchUpInside", nil, "touchDragExit",
      ])
    let collections = connections.filter { $0.kind == .outletCollection }
    #expect(collections.map { $0.node[Names.appends] } == ["YES", nil, nil])
    #expect(collections.map(\.collectionIndex) == [0, 0, 1])
  }

  @Test("User-defined runtime attributes keep their order and types")
  func runtimeAttributes() throws {
    let attributes = try #require(try sample("LegacyView.xib").object(id: "6")).runtimeAttributes
    #expect(attributes.map(\.keyPath) == ["layer.cornerRadius", "orderKind"])
    #expect(attributes.map(\.value) == [.integer(6), .string("rope")])
  }

  // MARK: macOS

  @Test("On macOS the reserved ids are the roles")
  func rolesOnMac() throws {
    let document = try sample("LegacyPanel.xib")
    #expect(document.platform == .macOS)
    #expect(document.filesOwner?.customClass == "PanelController")
    #expect(document.object(id: "-1")?.role == .firstResponder)
    #expect(document.object(id: "-3")?.role == .application)
  }

  @Test("A window has its content view, controls have their cells")
  func windowAndCells() throws {
    let window = try #require(try sample("LegacyPanel.xib").object(id: "10"))
    #expect(window.element == "window")
    #expect(window.customClass == "NSPanel")
    #expect(window.node[Names.title] == "Find a berth")
    #expect(window.frame == Rect(x: 220, y: 300, width: 300, height: 96))
    let content = try #require(window.child(keyed: "contentView"))
    #expect(content.subviews.map(\.element) == ["textField", "button"])
    let cells = content.subviews.compactMap { $0.child(keyed: "cell") }
    #expect(cells.map(\.element) == ["textFieldCell", "buttonCell"])
    #expect(cells[0].node[Names.placeholderString] == "Name or number")
    #expect(cells[0].node.bool(Names.editable) == true)
    #expect(cells[1].node[Names.title] == "Find")
  }

  @Test("A binding has its name, key path and options")
  func bindings() throws {
    let binding = try #require(
      try sample("LegacyPanel.xib").connections.first { $0.kind == .binding })
    #expect(binding.name == "value")
    #expect(binding.keyPath == "values.lastBerth")
    let option = binding.node.child(keyed: "options")?.child(keyed: "NSContinuouslyUpdatesValue")
    #expect(option?.bool(Names.value) == true)
  }

  // MARK: Damaged archives

  @Test("Objects that are each other's parents are kept at the top level and reported")
  func parentCycle() throws {
    let document = try sample("Broken/legacy-parent-cycle.xib")
    #expect(document.topLevelObjects.compactMap(\.id) == ["-1", "4", "5"])
    #expect(document.diagnostics.map(\.id) == ["legacy-parent-cycle"])
  }

  @Test("A connection to nothing is kept and reported")
  func danglingConnection() throws {
    let document = try archive(
      records: record(-1, ref: "10") + record(4, ref: "11"),
      connections: connection(7, source: "10", destination: "99")
        + connection(8, source: "98", destination: "11") + connection(9, source: "10"))
    #expect(document.connections.compactMap(\.id) == ["7", "8", "9"])
    #expect(document.connections.map { $0.source?.id } == ["-1", nil, "-1"])
    #expect(document.connections.map { $0.destination?.id } == [nil, "4", nil])
    #expect(document.diagnostics.filter { $0.id == "dangling-reference" }.count == 3)
  }

  @Test("A record without an object, an id or a known class is still an object")
  func strangeRecords() throws {
    let document = try archive(
      records: record(4, ref: "nowhere") + record(5, ref: "12") + record(nil, ref: "11"))
    #expect(document.objects.map(\.element) == ["customObject", "bwCustomView", "view"])
    #expect(document.objects.compactMap(\.id).prefix(2) == ["4", "5"])
    #expect(document.diagnostics.filter { $0.id == "unknown-archive-class" }.count == 1)
  }

  @Test("The string ids of the last Xcode 4 are ids like any other")
  func stringIDs() throws {
    let document = try archive(
      records: "<object class=\"IBObjectRecord\"><string key=\"id\">8jX-3c</string>"
        + "<reference key=\"object\" ref=\"11\"/></object>")
    #expect(document.objects.compactMap(\.id) == ["8jX-3c"])
  }

  @Test("Two records of one archived object are two objects")
  func sharedObject() throws {
    let document = try archive(records: record(4, ref: "11") + record(5, ref: "11"))
    #expect(document.objects.compactMap(\.id) == ["4", "5"])
  }

  @Test("A key that stands twice gives one attribute, the first")
  func repeatedKey() throws {
    let document = try archive(
      objects: "<object class=\"IBUIView\" id=\"11\"><int key=\"IBUITag\">3</int>"
        + "<int key=\"IBUITag\">4</int></object>",
      records: record(4, ref: "11"))
    let view = try #require(document.object(id: "4")?.node)
    #expect(view.attributes.map(\.spelling) == ["id", "tag"])
    #expect(view.int(Names.tag) == 3)
  }

  @Test("A text with a control character is written in Base64, because XML cannot contain it")
  func controlCharacters() throws {
    let document = try archive(
      objects: "<object class=\"IBUILabel\" id=\"11\">"
        + "<string key=\"IBUIText\" type=\"base64-UTF8\">YRti</string></object>",
      records: record(4, ref: "11"))
    let again = try IBDocument(parsing: TreeWriter().bytes(of: document.tree))
    #expect(again.object(id: "4")?.node.textProperty(Names.text) == "a\u{1B}b")
  }

  @Test("What many objects share of a large value is left out in the end, the objects are not")
  func entangled() throws {
    let text = String(repeating: "QUJD", count: 20_000)
    var objects = "<string type=\"base64-UTF8\" id=\"5\">\(text)</string>"
    var records = ""
    for number in 0..<2_000 {
      objects +=
        "<object class=\"IBUILabel\" id=\"\(number + 100)\">"
        + "<reference key=\"IBUIText\" ref=\"5\"/></object>"
      records += record(number + 1, ref: "\(number + 100)")
    }
    let document = try archive(objects: objects, records: records)
    #expect(document.objects.count == 2_000)
    #expect(document.object(id: "1")?.node[Names.text]?.count == 60_000)
    #expect(document.diagnostics.map(\.id) == ["legacy-entangled"])
  }

  @Test("Objects nest as deeply as elements may: what they become is walked by recursion")
  func deepNesting() throws {
    func nested(_ levels: Int) throws -> IBDocument {
      var objects = ""
      var records = ""
      for level in 0..<levels {
        objects += "<object class=\"IBUIView\" id=\"\(level + 100)\"/>"
        records += record(level + 1, ref: "\(level + 100)", parent: "\(level + 99)")
      }
      return try archive(objects: objects, records: records)
    }
    let document = try nested(400)
    #expect(document.objects.count == 400)
    #expect(document.topLevelObjects.count == 1)
    let found = problem { _ = try nested(100_000) }
    #expect(found?.id == "too-deep")
    #expect(found?.range != nil)
  }

  @Test("An archive without a list of objects is an empty document with an error")
  func noObjects() throws {
    let document = try IBDocument(
      parsing: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data/></archive>")
    #expect(document.objects.isEmpty)
    #expect(document.diagnostics.map(\.id) == ["legacy-no-objects"])
  }
}

// MARK: - Inputs

/// What `Scripts/generate/make-truth` found in a sample with another parser.
private struct Truth: Decodable {
  struct Connection: Decodable {
    var `class`: String
    var connectionID: Int
    var destination: Int
    var label: String
    var source: Int
  }

  var connections: [Connection]
  var ids: [Int]

  init(of file: String) throws {
    let name = URL(filePath: file).deletingPathExtension().lastPathComponent
    let url = packageFolder.appending(path: "Tests/Truth/\(name).json")
    self = try JSONDecoder().decode(Truth.self, from: Data(contentsOf: url))
  }
}

private let packageFolder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private func sample(_ file: String) throws -> IBDocument {
  try IBDocument(contentsOf: packageFolder.appending(path: "SampleXibs/\(file)"))
}

private func record(_ id: Int?, ref: String, parent: String = "0") -> String {
  "<object class=\"IBObjectRecord\">"
    + (id.map { "<int key=\"objectID\">\($0)</int>" } ?? "")
    + "<reference key=\"object\" ref=\"\(ref)\"/><reference key=\"parent\" ref=\"\(parent)\"/></object>"
}

private func connection(_ id: Int, source: String, destination: String? = nil) -> String {
  "<object class=\"IBConnectionRecord\"><object class=\"IBCocoaTouchOutletConnection\""
    + " key=\"connection\"><string key=\"label\">view</string><reference key=\"source\" ref=\"\(source)\"/>"
    + "<reference key=\"destination\"" + (destination.map { " ref=\"\($0)\"" } ?? "")
    + "/></object><int key=\"connectionID\">\(id)</int></object>"
}

private func archive(objects: String? = nil, records: String, connections: String = "") throws
  -> IBDocument
{
  let objects =
    objects
    ?? "<object class=\"IBProxyObject\" id=\"10\"><string key=\"IBProxiedObjectIdentifier\">"
    + "IBFilesOwner</string></object><object class=\"IBUIView\" id=\"11\"/>"
    + "<object class=\"BWCustomView\" id=\"12\"/>"
  return try IBDocument(
    parsing: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data>"
      + "<array key=\"IBDocument.RootObjects\">\(objects)</array>"
      + "<object class=\"IBObjectContainer\" key=\"IBDocument.Objects\">"
      + "<array key=\"connectionRecords\">\(connections)</array>"
      + "<object class=\"IBMutableOrderedSet\" key=\"objectRecords\"><array key=\"orderedObjects\">"
      + "\(records)</array></object></object></data></archive>")
}
