import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Returns an image that is looked up when the nib is loaded; equal images are one object.
  ///
  /// Its size is always 1 × 1 point, because the compiler does not open the app's images.
  func image(_ image: ImageValue) -> Int {
    if let known = values.images[image] { return known }
    let number = builder.addObject("UIImageNibPlaceholder")
    values.images[image] = number
    builder.add("UIImageWidth", Float(1), to: number)
    builder.add("UIImageHeight", Float(1), to: number)
    builder.add("UIResourceName", object: string(image.name), to: number)
    guard era.writesSymbolNames else { return number }
    let symbol = image.catalog == "system" ? string(image.name) : nil
    builder.add("UISystemSymbolResourceName", object: symbol, to: number)
    builder.add("UISymbolImageConfiguration", object: configuration(of: image), to: number)
    if era.writesImageCatalogs { builder.add("UIResourceCatalogName", object: nil, to: number) }
    if let mode = image.renderingMode.flatMap({
      AttributeType.Enumeration.renderingMode.number(of: $0)
    }) {
      builder.add("UIImageRenderingMode", Int64(mode), to: number)
    }
    return number
  }

  private func configuration(of image: ImageValue) -> Int? {
    guard
      let scale = image.symbolScale.flatMap({ AttributeType.Enumeration.symbolScale.number(of: $0) }
      )
    else {
      return nil
    }
    let number = builder.addObject("UIImageSymbolConfiguration")
    builder.add("UISymbolScale", Int64(scale), to: number)
    return number
  }

  /// Returns the configuration of symbols: size, scale and weight, or those of a font.
  func symbolConfiguration(_ node: Node) -> Int {
    let number = builder.addObject("UIImageSymbolConfiguration")
    if let size = node.double(Names.pointSize) {
      builder.add("UIPointSize", Float(size), to: number)
    }
    for (key, name, words) in [
      ("UISymbolScale" as NibKey, Names.scale, AttributeType.Enumeration.symbolScale),
      ("UISymbolWeight", Names.weight, .symbolWeight),
    ] {
      if let record = node.attributeRecord(name),
        let value = words.number(of: record, in: node.tree)
      {
        builder.add(key, Int64(value), to: number)
      }
    }
    if let child = node.child("fontDescription"), let font = FontValue(child) {
      let face = ArchivedFont(font, sizeName: child[Names.size], era: era)
      if let style = face.style {
        builder.add("UITextStyle", object: string(style), to: number)
      } else {
        builder.add("UIPointSize", Float(face.size), to: number)
      }
    }
    return number
  }
}
