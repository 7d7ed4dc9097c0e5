import InterfaceBuilder
import NibFormat
import XMLTree

// The backgrounds of cells and buttons.
extension ObjectWriter {
  /// Writes a background configuration without settings from the document.
  /// - Parameters:
  ///   - color: The graph's object for the fill color.
  ///   - style: The number of the style that provides the other settings.
  func writeBackgroundConfiguration(color: Int, style: Int) {
    writeBackground(color: color, style: style, stated: nil)
  }

  /// Writes the background configuration of a button, with the settings that the document specifies.
  func writeButtonBackground(_ stated: Node?) {
    let fill = stated?.child("backgroundColor").flatMap { ColorValue($0) } ?? .clear
    writeBackground(color: encoder.color(fill), style: 0, stated: stated)
  }

  private func writeBackground(color: Int, style: Int, stated: Node?) {
    let insets = stated?.child("backgroundInsets")?.insets
    let stroke = stated?.child("strokeColor").flatMap { ColorValue($0) }
    write("customView", object: nil)
    write("cornerRadius", double: stated?.double(Names.cornerRadius) ?? 0)
    write("maskedCorners", 15)
    write("backgroundColor", object: color)
    write("backgroundColorTransformerIdentifier", 0)
    write("visualEffect", object: nil)
    write(
      "image",
      object: stated.flatMap { document.image(Names.image, of: $0) }.map { encoder.image($0) })
    write("imageContentMode", 0)
    write(
      "backgroundInsets",
      string: encoder.braced([
        insets?.top ?? 0, insets?.left ?? 0, insets?.bottom ?? 0, insets?.right ?? 0,
      ]))
    write("edgesAddingLayoutMarginsToBackgroundInsets", 0)
    write("strokeColor", color: stroke ?? .clear)
    write("strokeColorTransformerIdentifier", 0)
    write("strokeWidth", double: stated?.double(Names.strokeWidth) ?? 0)
    write("strokeOutset", double: stated?.double(Names.strokeOutset) ?? 0)
    if style != 0 { write("shadowType", 0) }
    write("defaultStyle", style)
    for (key, name) in Self.customizations {
      write(key, name.map { stated?.attributeRecord($0) != nil } ?? false)
    }
    write("hasCustomized-backgroundInsets", insets != nil)
    write("hasCustomized-backgroundColor", stated?.child("backgroundColor") != nil)
    write("hasCustomized-strokeColor", stroke != nil)
  }

  /// The keys for parts of a configuration that differ from its style, with the attribute that sets each part.
  private static let customizations: [(NibKey, Name?)] = [
    ("hasCustomized-customView", nil), ("hasCustomized-cornerRadius", Names.cornerRadius),
    ("hasCustomized-edgesAddingLayoutMarginsToBackgroundInsets", nil),
    ("hasCustomized-backgroundColorTransformerIdentifier", nil),
    ("hasCustomized-visualEffect", nil), ("hasCustomized-image", Names.image),
    ("hasCustomized-imageContentMode", nil),
    ("hasCustomized-strokeColorTransformerIdentifier", nil),
    ("hasCustomized-strokeWidth", Names.strokeWidth),
    ("hasCustomized-strokeOutset", Names.strokeOutset),
  ]
}
