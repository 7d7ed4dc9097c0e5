import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes a button's configuration; nearly every setting is written.
  func writeButtonConfiguration() {
    write(
      "UIButtonConfigurationButtonStyle", word: Names.style, in: .buttonConfigurationStyle,
      default: 0)
    let background = encoder.builder.addObject("UIBackgroundConfiguration")
    write("UIButtonConfigurationBackground", object: background)
    part(node, number: background).writeButtonBackground(node.child("background"))
    write(
      "UIButtonConfigurationCornerStyle", word: Names.cornerStyle, in: .cornerStyle, default: 0
    )
    write("UIButtonConfigurationButtonSize", word: Names.buttonSize, in: .buttonSize, default: 0)
    write(
      "UIButtonConfigurationMacIdiomStyle", word: Names.macIdiomStyle, in: .macIdiomStyle,
      default: 0)
    writeColor("UIButtonConfigurationBaseBackgroundColor", "baseBackgroundColor")
    writeColor("UIButtonConfigurationBaseForegroundColor", "baseForegroundColor")
    write(
      "UIButtonConfigurationImage",
      object: document.image(Names.image, of: node).map { encoder.image($0) })
    write(
      "UIButtonConfigurationPreferredSymbolConfigurationForImage",
      object: node.child("preferredSymbolConfigurationForImage")
        .map { encoder.symbolConfiguration($0) })
    write(
      "UIButtonConfigurationShowsActivityIndicator", flag: Names.showsActivityIndicator,
      default: false)
    writeTitle(
      "UIButtonConfigurationTitle", Names.title, "attributedTitle", "titleFontDescription")
    writeTitle(
      "UIButtonConfigurationSubtitle", Names.subtitle, "attributedSubtitle",
      "subtitleFontDescription")
    write(
      "UIButtonConfigurationImagePlacement", word: Names.imagePlacement, in: .imagePlacement,
      default: 2)
    write("UIButtonConfigurationImagePadding", float: node.double(Names.imagePadding) ?? 0)
    write("UIButtonConfigurationTitlePadding", float: node.double(Names.titlePadding) ?? 1)
    write(
      "UIButtonConfigurationTitleAlignment", word: Names.titleAlignment,
      in: .buttonTitleAlignment, default: 0)
    if let insets = node.child("contentInsets")?.insets {
      write(
        "UIButtonConfigurationContentInset",
        string: encoder.braced([insets.top, insets.left, insets.bottom, insets.right]))
    }
  }

  private func writeColor(_ key: NibKey, _ property: StaticString) {
    write(key, object: color(property).map { encoder.color($0) })
  }

  /// Writes a title, which is always an attributed text, even if the document specifies a plain one.
  private func writeTitle(
    _ key: NibKey, _ name: Name, _ attributed: StaticString, _ font: StaticString
  ) {
    if let text = node.child(attributed) {
      write(key, object: encoder.attributedString(text))
    } else {
      let description = node.child(font)
      let value = description.flatMap { FontValue($0) }
      let property = "configuration." + node.tree.spelling(of: name)
      write(
        key,
        object: encoder.plainAttributedString(
          font: value.map { encoder.font($0, sizeName: description?[Names.size]) }
        ) { localizable(node.textProperty(name) ?? "", property: property) })
    }
  }
}
