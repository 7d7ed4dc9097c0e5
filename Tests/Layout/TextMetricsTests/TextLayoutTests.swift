import Testing
import TextMetrics

@Suite struct TextLayoutTests {
  private let font = FontSpec(
    .system(weight: 0, isItalic: false, design: .plain), pointSize: 17, system: .variable)

  private func layout(_ text: String) -> TextLayout { TextLayout(text, font: font) }

  private func count(_ text: String) -> Int { text.unicodeScalars.count }

  @Test func `lines end between words, and no line is wider than allowed`() {
    let text = "The harbor opens at nine and closes at five every day of the week"
    let whole = layout(text).lines()
    #expect(whole.count == 1)
    for width in [60.0, 100, 170, 300] {
      let lines = layout(text).lines(width: width)
      #expect(lines.allSatisfy { $0.width <= width }, "\(width)")
      #expect(lines.count > 1)
      // Every character is in a line, apart from the spaces between lines.
      let characters = lines.reduce(0) { $0 + $1.range.count }
      #expect(characters == count(text) - (lines.count - 1), "\(width)")
    }
  }

  @Test(arguments: [SystemFontVersion.variable, .textAndDisplay])
  func `large sizes narrow letters more than digits`(_ system: SystemFontVersion) {
    func width(_ text: String, _ size: Double) -> Double {
      let font = FontSpec(
        .system(weight: 0, isItalic: false, design: .plain), pointSize: size, system: system)
      return TextLayout(text, font: font).lines()[0].width / size
    }
    let letters = width("nnnn", 34) / width("nnnn", 16)
    let digits = width("0000", 34) / width("0000", 16)
    #expect(letters < digits - 0.01)
    // At 16 and 15 points, both have the same tracking.
    #expect(
      abs(width("nnnn", 15) - width("nnnn", 16) - (width("0000", 15) - width("0000", 16))) < 1e-9)
  }

  @Test func `a narrower width never needs fewer lines`() {
    let text = "One two three four five six seven eight nine ten eleven twelve"
    let counts = stride(from: 400.0, to: 40, by: -20).map { layout(text).lines(width: $0).count }
    #expect(counts == counts.sorted())
  }

  @Test func `a line ends with the spaces at which it was broken, which are not part of its width`()
  {
    let space = layout("a  b").lines()[0].width - layout("ab").lines()[0].width
    let lines = layout("one  two").lines(width: 40)
    #expect(lines.count == 2)
    #expect(lines[0].width == layout("one").lines()[0].width)
    #expect(lines[0].space > 0 && abs(lines[0].space - space) < 1)
    #expect(lines[1].space == 0)
    #expect(lines.widthWithSpaces == lines[0].width + lines[0].space)
    #expect(layout("one\ntwo").lines().allSatisfy { $0.space == 0 })
  }

  @Test func `a word that is too long breaks anywhere`() {
    let lines = layout("Donaudampfschifffahrt").lines(width: 50)
    #expect(lines.count > 2 && lines.allSatisfy { $0.width <= 50 })
  }

  @Test func `line breaks of the text begin lines, those of Windows once`() {
    #expect(layout("a\nb").lines().count == 2)
    #expect(layout("a\r\nb").lines().count == 2)
    #expect(layout("a\n\nb").lines().count == 3)
  }

  @Test func `the last allowed line contains the rest, truncated`() {
    let lines = layout("one two three four five six").lines(width: 60, limit: 2)
    #expect(lines.count == 2 && lines[1].width <= 60)
    #expect(lines[1].range.upperBound == count("one two three four five six"))
  }

  @Test func `a flag and a family of joined people are as wide as one character`() {
    let smile = layout("😀").lines()[0].width
    #expect(layout("🇳🇴").lines()[0].width == smile)
    #expect(layout("👨‍👩‍👧").lines()[0].width == smile)
    #expect(layout("🇳🇴🇩🇰").lines()[0].width > smile)
  }

  @Test func `dots in the middle of a line are as wide as a full stop`() {
    let dot = layout(".").lines()[0].width
    for middle in ["∙", "⋅"] { #expect(layout(middle).lines()[0].width == dot, "\(middle)") }
  }

  @Test func `relations are as wide as the equals sign`() {
    let equals = layout("=").lines()[0].width
    for relation in ["≈", "≠", "≤", "≥", "−"] {
      #expect(layout(relation).lines()[0].width == equals, "\(relation)")
    }
  }

  @Test func `an underscore is about as wide as a letter`() {
    let letters = ["a", "n"].map { layout($0).lines()[0].width }
    let underscore = layout("_").lines()[0].width
    #expect(underscore > letters[0] * 0.95 && underscore < letters[1] * 1.05)
  }

  @Test func `width grows with the size and the weight`() {
    func width(_ size: Double, _ weight: Double) -> Double {
      let font = FontSpec(
        .system(weight: weight, isItalic: false, design: .plain), pointSize: size,
        system: .variable)
      return TextLayout("Harbor", font: font).lines()[0].width
    }
    #expect(width(34, 0) > width(17, 0))
    #expect(width(17, 0.4) > width(17, 0))
  }

  @Test func `an empty text has the height of its font and no lines`() {
    let empty = layout("")
    #expect(empty.isEmpty && empty.lines().isEmpty)
    #expect(!layout(" ").isEmpty)
  }
}
