/// The font families with which backends draw a picture's fonts.
public enum FontFamilies {
  /// Returns the families of the system font in a design, most similar first.
  public static func system(_ design: Picture.Font.Design) -> [String] {
    switch design {
    case .standard:
      [
        "-apple-system", "SF Pro Text", "SF Pro", "Inter", "Helvetica Neue", "Arial", "sans-serif",
      ]
    case .rounded: ["ui-rounded", "SF Pro Rounded"] + system(.standard).dropFirst()
    case .serif: ["ui-serif", "New York", "Georgia", "serif"]
    case .monospaced: ["ui-monospace", "SF Mono", "Menlo", "monospace"]
    }
  }

  /// The generic CSS family names for each design.
  public static let generic: Set<String> = ["sans-serif", "serif", "monospace"]

  /// Returns the families for a font, most similar first. If the font's own family is not installed, a font of the same
  /// design is drawn.
  public static func families(of font: Picture.Font) -> [String] {
    let system = system(font.design)
    guard let family = font.family else { return system }
    return names(of: family) + system.suffix(1)
  }

  /// Returns the names of a family on different systems: `HelveticaNeue` is installed as `Helvetica Neue`.
  public static func names(of family: String) -> [String] {
    let own = family.filter { $0 != "'" && $0 != "," }
    var spaced = ""
    for character in own {
      if character.isUppercase, spaced.last?.isLowercase == true { spaced += " " }
      spaced.append(character)
    }
    return spaced == own ? [own] : [own, spaced]
  }
}
