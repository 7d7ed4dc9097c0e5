import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes a button's configuration.
  func writeButtonConfiguration() {
    write("baseStyle", word: Names.style, in: Self.styles, default: 0)
    write("title", text: Names.title, property: "configuration.title")
    write("subtitle", text: Names.subtitle, property: "configuration.subtitle")
    write("image", image: Names.image)
    write("baseForegroundColor", color: "baseForegroundColor")
    write("baseBackgroundColor", color: "baseBackgroundColor")
    write("buttonSize", word: Names.buttonSize, in: Self.sizes, omitting: nil)
    write("cornerStyle", word: Names.cornerStyle, in: Self.cornerStyles, omitting: nil)
    write("imagePlacement", word: Names.imagePlacement, in: Self.placements, omitting: nil)
    write("imagePadding", double: Names.imagePadding)
    write("titlePadding", double: Names.titlePadding)
    write("titleAlignment", word: Names.titleAlignment, in: Self.titleAlignments, omitting: nil)
    write("titleLineBreakMode", word: Names.titleLineBreakMode, in: .lineBreakMode, omitting: nil)
    write(
      "subtitleLineBreakMode", word: Names.subtitleLineBreakMode, in: .lineBreakMode,
      omitting: nil)
    writeTrue("showsActivityIndicator", ifYes: Names.showsActivityIndicator)
    if let insets = node.child("contentInsets")?.insets {
      write(
        "UIButtonConfigurationContentInset",
        string: encoder.braced([insets.top, insets.left, insets.bottom, insets.right]))
    }
  }

  private static let styles: Words = ["plain": 0, "gray": 1, "tinted": 2, "filled": 3]
  private static let sizes: Words = ["medium": 0, "small": 1, "mini": 2, "large": 3]
  private static let cornerStyles: Words = [
    "fixed": -1, "dynamic": 0, "small": 1, "medium": 2, "large": 3, "capsule": 4,
  ]
  private static let placements: Words = ["top": 1, "leading": 2, "bottom": 4, "trailing": 8]
  private static let titleAlignments: Words = [
    "automatic": 0, "leading": 1, "center": 2, "trailing": 3,
  ]
}
