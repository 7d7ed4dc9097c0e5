import Diagnostics
import IBLint
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

/// References to objects that are not in the document. A document with one does not compile, so that lint reports each.
@Suite struct DanglingReferenceTests {
  private func findings(_ bytes: [UInt8]) throws -> [Diagnostic] {
    try Linter(LintConfiguration(only: ["dangling-connection", "dangling-constraint"])).lint(
      bytes, file: "Form.xib"
    ).findings
  }

  /// All attributes with references, with their elements.
  private static let attributes: [(element: Name, attribute: Name)] = {
    let names = (0..<UInt32(Vocabulary.interfaceBuilder.count)).map { Name(rawValue: $0) }
    return names.flatMap { element in
      [IBPlatform.iOS, .macOS].flatMap { platform in
        IBSchema.attributes(of: element, on: platform).filter { $0.type == .reference }
          .map { (element, $0.name) }
      }
    }
  }()

  private static func spelling(_ name: Name) -> String {
    Vocabulary.interfaceBuilder.spelling(of: name)
  }

  @Test func `every reference that stops the compiler has a finding`() throws {
    var errors = 0
    for (element, attribute) in Self.attributes {
      for value in ["gone", "there"] {
        let text = """
          <customObject id="there">
              <\(Self.spelling(element)) \(Self.spelling(attribute))="\(value)"/>
          </customObject>
          """
        let bytes = Array(Documents.macXib(text).utf8)
        let found = try findings(bytes).filter { $0.severity == .error }
        let document = try IBDocument(parsing: bytes)
        let expected = document.diagnostics.filter { $0.severity == .error }
        let places = Set(found.map(\.range?.start.offset))
        #expect(places.isSuperset(of: expected.map(\.range?.start.offset)), "\(text)")
        if value == "there", element.elementKind != .connection {
          #expect(found.isEmpty, "\(text)")
        }
        errors += expected.count
      }
    }
    #expect(errors > 20)
  }

  @Test(arguments: [
    (#"<toolbarItem reference="gone"/>"#, ""),
    (
      #"<popUpButtonCell key="cell" selectedItem="gone" id="c"/>"#,
      #"<popUpButtonCell key="cell" id="c"/>"#
    ),
    (#"<gridCell row="gone" column="a" id="c"/>"#, #"<gridCell row="gone" column="a" id="c"/>"#),
  ])
  func `a fix removes the reference, and the element that consists of it`(
    _ element: String, _ expected: String
  ) throws {
    func text(_ element: String) -> String {
      Documents.macXib("<customView id=\"a\">\n\(element)\n</customView>")
    }
    let bytes = Array(text(element).utf8)
    let found = try findings(bytes)
    #expect(found.map(\.severity) == [.error])
    let fixes = found.flatMap(\.fixes)
    #expect(fixes.allSatisfy { !$0.isSafe } && fixes.isEmpty == (element == expected))
    let document = try IBDocument(parsing: bytes)
    let fixed = document.source.bytes(
      replacing: fixes.flatMap(\.replacements).map {
        ($0.range.start.offset..<$0.range.end.offset, $0.text)
      })
    #expect(
      String(decoding: fixed, as: UTF8.self).filter { $0 != "\n" }
        == text(expected).filter { $0 != "\n" })
  }

  @Test func `an entry of a size class for a missing view has no effect`() throws {
    let text = Documents.xib(
      """
      <view id="a">
          <variation key="default">
              <mask key="subviews"><exclude reference="gone"/></mask>
          </variation>
      </view>
      """)
    let found = try findings(Array(text.utf8))
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("so it has no effect") == true)
    #expect(found.first?.fixes.first?.isSafe == true)
    let diagnostics = try IBDocument(parsing: text).diagnostics
    #expect(diagnostics.map(\.severity) == [.warning])
  }
}
