import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// A string; equal ones are one object.
  func string(_ text: String) -> Int {
    if let known = values.strings[text] { return known }
    let number = builder.addObject("NSString")
    values.strings[text] = number
    builder.add("NS.bytes", data: text.utf8, to: number)
    return number
  }

  /// A text that a translation may replace: its key is the object's id and the property.
  func localizable(_ text: String, _ property: Name, of node: Node) -> Int {
    guard options.localizesStrings, let id = document.object(around: node)?.id else {
      return string(text)
    }
    let number = builder.addObject("NSLocalizableString")
    builder.add("NS.bytes", data: text.utf8, to: number)
    add("NSKey", string: "\(id).\(node.tree.spelling(of: property))", to: number)
    add("NSDev", string: text, to: number)
    return number
  }

  /// A whole number as an object.
  func number(_ value: Int) -> Int {
    if let known = values.integers[value] { return known }
    let number = builder.addObject("NSNumber")
    values.integers[value] = number
    add("NS.intval", value, to: number)
    return number
  }

  /// A number with a fraction as an object.
  func number(_ value: Double) -> Int {
    if let known = values.doubles[value] { return known }
    let number = builder.addObject("NSNumber")
    values.doubles[value] = number
    add("NS.dblval", double: value, to: number)
    return number
  }
}
