import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// An image by its name, written under a key.
  func image(_ property: Name, _ key: NibKey, of node: Node, to object: Int) {
    guard let image = document.image(property, of: node) else { return }
    add(key, object: self.image(image), to: object)
  }

  /// An image that is looked up when the nib is loaded; equal ones are one object.
  func image(_ image: ImageValue) -> Int {
    if let known = values.images[image] { return known }
    let number = builder.addObject("UIImageNibPlaceholder")
    values.images[image] = number
    add("UIImageWidth", float: image.size?.width ?? 1, to: number)
    add("UIImageHeight", float: image.size?.height ?? 1, to: number)
    add("UIResourceName", string: image.name, to: number)
    if image.catalog == "system" {
      add("UISystemSymbolResourceName", string: image.name, to: number)
    }
    return number
  }
}
