/// The font families with which backends draw a picture's fonts.
public enum FontFamilies {
  /// The families of the system font, most similar first.
  public static let system = [
    "-apple-system", "SF Pro Text", "SF Pro", "Inter", "Helvetica Neue", "Arial", "sans-serif",
  ]
  public static let monospaced = ["ui-monospace", "SF Mono", "Menlo", "monospace"]

  /// Returns the families for a font, separated by commas.
  public static func list(of font: Picture.Font) -> String {
    let named = font.family.map { names(of: $0) + ["sans-serif"] }
    return (named ?? (font.isMonospaced ? monospaced : system)).joined(separator: ",")
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
