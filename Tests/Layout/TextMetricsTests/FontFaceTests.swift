import Testing
import TextMetrics

@Suite struct FontFaceTests {
  @Test(arguments: [
    (".SFUI-Regular", 0.0, false), (".SFUI-Semibold", 0.3, false),
    (".SFUI-RegularItalic", 0, true), (".HelveticaNeueInterface-Bold", 0.4, false),
    (".SFUI-Unheard", 0, false),
  ])
  func `private names are those of the system font`(name: String, weight: Double, isItalic: Bool) {
    #expect(
      FontFace(name: name) == .system(weight: weight, isItalic: isItalic, design: .plain))
  }

  @Test func `any other name is a font by name`() {
    #expect(FontFace(name: "Helvetica-Bold") == .named("Helvetica-Bold"))
  }

  @Test func `a request for San Francisco by name gives Times, as Core Text says`() {
    #expect(FontFace(requested: ".SFUI-Regular") == .named("TimesNewRomanPSMT"))
    #expect(FontFace(requested: "Menlo-Regular") == .named("Menlo-Regular"))
  }

  @Test func `the line height of the system font is the sum of its parts`() {
    let face = FontFace.system(weight: 0, isItalic: false, design: .plain)
    #expect(face.ascent + face.descent == FontFace.systemLineHeight)
    #expect(face.leading == 0)
  }
}
