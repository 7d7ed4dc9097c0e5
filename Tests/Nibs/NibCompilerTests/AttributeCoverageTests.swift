import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing
import XMLTree

/// What the schema knows of UIKit's objects is compiled, or a diagnostic names it.
@Suite struct AttributeCoverageTests {
  @Test func `every attribute of every UIKit object changes the nib or is named in a diagnostic`()
    throws
  {
    for element in SchemaSamples.elements {
      let spelling = Vocabulary.interfaceBuilder.spelling(of: element)
      let plain = try compiled(element, "")
      // An element that is itself left out says so.
      guard plain.diagnostics.isEmpty else { continue }
      for row in IBSchema.attributes(of: element, on: .iOS) {
        let name = Vocabulary.interfaceBuilder.spelling(of: row.name)
        if Self.staysInDocument.contains(name) { continue }
        if Self.staysInDocument.contains("\(spelling).\(name)") { continue }
        let matters = try SchemaSamples.values(of: row).contains { value in
          let stated = try compiled(element, "\(name)=\"\(value)\"")
          return stated.bytes != plain.bytes || !stated.diagnostics.isEmpty
        }
        #expect(matters, "\(spelling) \(name)")
      }
    }
  }

  @Test(arguments: [
    (#"<view id="v" springLoaded="YES"/>"#, "'springLoaded' of <view>"),
    (#"<view id="v" unheardOf="YES"/>"#, "'unheardOf' of <view>"),
    (
      #"<view id="v"><keyCommands><keyCommand input="s" id="k"/></keyCommands></view>"#,
      "<keyCommand>"
    ),
    (
      #"""
      <view id="v"><accessibility key="accessibilityConfiguration">
        <accessibilityTraits key="traits" button="YES" toggleButton="YES"/>
      </accessibility></view>
      """#, "'toggleButton' of <accessibilityTraits>"
    ),
  ])
  func `what has no key is named, with its place`(_ object: String, _ words: String) throws {
    let document = try IBDocument(parsing: Documents.xib(object), file: "A.xib")
    let diagnostics = try NibCompiler().compile(document).diagnostics
    #expect(diagnostics.count == 1)
    let first = try #require(diagnostics.first)
    #expect(first.id == "not-compiled" && first.severity == .warning && first.file == "A.xib")
    #expect(first.message == "cannot compile \(words), because its nib key is unknown; left out")
    #expect(first.range != nil && first.objectID != nil)
  }

  /// What Interface Builder alone needs, or says elsewhere as well.
  private static let staysInDocument: Set<String> = [
    // Notes of the editor.
    "id", "key", "userLabel", "colorLabel", "sceneMemberID", "propertyAccessControl", "misplaced",
    "ambiguous", "verifyAmbiguity", "fixedFrame", "simulatedAppContext", "usesAttributedText",
    "hasAttributedTitle", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "identifier",
    "interfaceStyle", "appearanceType", "collectionView.dataMode", "tableViewCell.rowHeight",
    // Of the custom class, which this test states nowhere; of the image, likewise.
    "customModule", "customModuleProvider", "catalog",
    // Of the storyboard identifier, and of the table's rows, which are not stated here.
    "useStoryboardIdentifierAsRestorationIdentifier", "tableView.dataMode",
    // Other elements say the same: a cell's style, the cell around its content.
    "tableViewCell.textLabel", "tableViewCell.detailTextLabel", "tableViewCell.imageView",
    "tableViewCellContentView.tableViewCell",
    // Apple's compiler writes nothing for NO, the only value that occurs.
    "tableViewCell.hidesAccessoryWhenEditing",
  ]

  private func compiled(
    _ element: Name, _ attributes: String
  ) throws -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    let result = try NibCompiler().compile(SchemaSamples.document(element, attributes))
    return (NIBArchive.encode(result.graph), result.diagnostics)
  }
}
