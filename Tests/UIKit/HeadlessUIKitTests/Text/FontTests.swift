import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct FontTests {
  private func font(_ name: NibSketch, traits: NibSketch = 0, usage: NibSketch) throws -> UIFont {
    try NibSketch.object(
      "UIFont",
      [
        "UIFontName": name, "UIFontPointSize": 15.0, "UIFontTraits": traits, "UISystemFont": true,
        "UIFontDescriptor": .object(
          "UIFontDescriptor",
          [
            "UIFontDescriptorAttributes": .table([
              (.text("NSCTFontUIUsageAttribute"), usage),
              (.text("NSFontSizeAttribute"), .number(15)),
            ])
          ]),
      ]
    ).load()
  }

  @Test func `a nib's fonts of the system are those that code makes`() throws {
    #expect(
      try font(".SFUI-Regular", usage: "CTFontRegularUsage") == .systemFont(ofSize: 15))
    #expect(
      try font(".SFUI-Medium", usage: "CTFontMediumUsage")
        == .systemFont(ofSize: 15, weight: .medium))
    #expect(
      try font(".SFUI-Semibold", traits: 2, usage: "CTFontEmphasizedUsage")
        == .boldSystemFont(ofSize: 15))
    #expect(
      try font(".SFUI-RegularItalic", traits: 1, usage: "CTFontObliqueUsage")
        == .italicSystemFont(ofSize: 15))
  }

  @Test func `a nib's font of an earlier system is the system's`() throws {
    let old: UIFont = try NibSketch.object(
      "UIFont",
      [
        "UIFontName": ".HelveticaNeueInterface-Bold", "UIFontPointSize": 13.0, "UIFontTraits": 2,
        "UISystemFont": true,
      ]
    ).load()
    #expect(old == .boldSystemFont(ofSize: 13))
    #expect(old.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `a nib's font by name is that font`() throws {
    let font: UIFont = try NibSketch.object(
      "UIFont",
      ["UIFontName": "Poppins-Bold", "UIFontPointSize": 24.0, "UISystemFont": false]
    ).load()
    #expect(font == UIFont(name: "Poppins-Bold", size: 24))
    #expect(font.fontName == "Poppins-Bold")
    #expect(font.familyName == "Poppins")
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test func `a nib's font with a private name of San Francisco is Times New Roman since iOS 13`()
    throws
  {
    func font() throws -> UIFont {
      try NibSketch.object(
        "UIFont",
        ["UIFontName": ".SFUIText", "UIFontPointSize": 20.0, "UISystemFont": false]
      ).load()
    }
    let label = UILabel()
    label.font = try font()
    #expect(label.font.fontName == "TimesNewRomanPSMT")
    label.text = "People"
    // Stored by Interface Builder on a 2x screen: 54.5 by 22.5.
    #expect(abs(label.intrinsicContentSize.width - 54.5) <= 0.5)
    #expect(abs(label.intrinsicContentSize.height - 22.5) <= 0.5)
    UIKitEra.current = UIKitEra(major: 12)
    #expect(try font() == .systemFont(ofSize: 20))
  }

  @Test func `an accented letter of Times and Helvetica is as wide as its base letter`() throws {
    for name in ["TimesNewRomanPSMT", "Helvetica"] {
      let font = try #require(UIFont(name: name, size: 20))
      let attributes: [NSAttributedString.Key: Any] = [.font: font]
      #expect(
        "café".size(withAttributes: attributes).width
          == "cafe".size(withAttributes: attributes).width)
    }
  }

  @Test func `a text style has the size of the user's choice`() throws {
    #expect(try font(".SFUI-Regular", usage: "UICTFontTextStyleBody").pointSize == 17)
    let old = UITraitCollection.current
    defer { UITraitCollection.current = old }
    UITraitCollection.current = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(try font(".SFUI-Regular", usage: "UICTFontTextStyleBody").pointSize == 40)
    #expect(UIFont.preferredFont(forTextStyle: .caption1).pointSize == 32)
    UITraitCollection.current = old
    #expect(
      UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: large) == 46)
  }

  @Test func `lines of the system's font are as high as on a device`() {
    let height = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(height - 1.193359375 * 17) < 1e-9)
  }

  @Test func `descriptors change traits and designs`() throws {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 12, weight: .bold))
    let mono = try #require(descriptor.withDesign(.monospaced))
    #expect(
      UIFont(descriptor: mono, size: 14) == .monospacedSystemFont(ofSize: 14, weight: .regular))
    #expect(UIFontDescriptor(name: "Poppins", size: 12).withDesign(.rounded) == nil)
  }
}
