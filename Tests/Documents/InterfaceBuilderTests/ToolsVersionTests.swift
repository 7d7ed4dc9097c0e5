import InterfaceBuilder
import TestSupport
import Testing

/// The one reading of `toolsVersion`.
@Suite struct ToolsVersionTests {
  @Test(arguments: [
    ("6250", 6250), ("23504", 23504), ("9531.1.2", 9531), ("32700.99.1234", 32700),
    ("4510 beta", 4510),
  ])
  func `a version is the number before the first point`(_ text: String, _ build: Int) {
    #expect(IBToolsVersion(text)?.build == build)
  }

  @Test(arguments: ["", "later", ".5", "-1", "9999999999999999999999"])
  func `a text that does not begin with a number is not a version`(_ text: String) {
    #expect(IBToolsVersion(text) == nil)
  }

  @Test func `versions are in the order in which they were released`() {
    let order: [IBToolsVersion] = [
      .xcode4_6, .xcode5, .xcode6, .xcode7, .xcode7_0_1, .xcode7_1, .xcode7_2, .xcode7_3, .xcode8,
      .xcode9,
      .xcode9_3, .xcode10, .xcode11, .xcode11_2, .xcode12, .xcode12_2, .xcode12_5, .xcode13,
      .xcode14, .xcode14_3, .xcode15, .xcode15_3, .xcode16, .xcode16_3, .xcode26,
    ]
    #expect(order == order.sorted() && Set(order).count == order.count)
  }

  @Test func `a build of Apple's developers counts as a release`() {
    let build = IBToolsVersion(build: 32700)
    #expect(build.isDeveloperBuild && build > .xcode26 && build.released == .xcode15_3)
    #expect(!IBToolsVersion.xcode26.isDeveloperBuild && IBToolsVersion.xcode26.released == .xcode26)
  }

  @Test(arguments: ["", #"toolsVersion="soon""#])
  func `a document that names no version is as new as its author`(_ attribute: String) throws {
    let document = try IBDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attribute) \
        targetRuntime="iOS.CocoaTouch"><objects/></document>
        """)
    #expect(document.tools == .xcode16)
  }

  @Test func `an archive that names no version is old`() throws {
    let document = try IBDocument(
      parsing:
        #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data/></archive>"#
    )
    #expect(document.tools < .xcode4_6)
  }
}
