/// The fonts that iOS contains, by their families.
///
/// Source: Apple's lists of the fonts in iOS since version 9. They include fonts that iOS downloads on demand, because
/// these may be installed.
enum SystemFonts {
  /// Returns whether iOS contains a font.
  /// - Parameters:
  ///   - name: The PostScript name, which nearly always begins with the name of the family.
  ///   - family: The name of the family, or nil if the document does not contain it.
  static func contains(_ name: String, family: String?) -> Bool {
    let names = [name, family].compactMap { $0 }.map(folded)
    return names.contains { name in families.contains { name.hasPrefix($0) } }
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }

  private static let families: [String] = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Braille",
    "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
    "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bangla Sangam MN",
    "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments",
    "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier",
    "Courier New", "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate",
    "DIN Condensed", "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia",
    "Gill Sans", "Grantha Sangam MN", "Gujarati Sangam MN", "Gurmukhi MN", "Heiti SC", "Heiti TC",
    "Helvetica", "Helvetica Neue", "Hiragino Kaku Gothic ProN", "Hiragino Maru Gothic ProN",
    "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text", "Impact", "Iowan Old Style",
    "Kailasa",
    "Kannada Sangam MN", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari",
    "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marion",
    "Marker Felt", "Menlo", "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "New York",
    "Noteworthy", "Noto Nastaliq Urdu", "Optima", "Oriya Sangam MN", "Palatino", "Papyrus",
    "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "PingFang MO", "Rockwell",
    "Savoye LET", "Seravek", "SF Mono", "SF Pro", "SF Pro Display", "SF Pro Text",
    "SF Pro Rounded", "SF UI Display", "SF UI Text", "Sinhala Sangam MN", "Skia",
    "Snell Roundhand",
    "STIX Two Math", "STIX Two Text", "Superclarendon", "Symbol", "System Font",
    "Tamil Sangam MN",
    "Telugu Sangam MN", "Thonburi", "Times", "Times New Roman", "Trebuchet MS", "Verdana",
    "Zapf Dingbats", "Zapfino", "Bodoni Svty", "Hira", "STHeiti", "STKaiti", "STSong", "STXihei",
    "PingFang", "SF Compact", "Lucida Grande", "Noto",
  ].map(folded)
}
