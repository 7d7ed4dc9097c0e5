import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Returns a string; equal strings are one object.
  func string(_ text: String) -> Int {
    if let known = values.strings[text] { return known }
    let number = builder.addObject("NSString")
    values.strings.insert(number, for: text)
    builder.add("NS.bytes", data: text.utf8, to: number)
    return number
  }

  /// Returns a text, which is localizable if the document localizes it.
  /// - Parameter property: The name of the property for translators, the second half of the text's key.
  func localizable(_ text: String, property: String, of source: IBObject) -> Int {
    guard options.localizesStrings, !text.isEmpty, let id = source.id else { return string(text) }
    let key = "\(id).\(property)"
    guard features.localizableKeys.contains(key) else { return string(text) }
    let number = builder.addObject("NSLocalizableString")
    builder.add("NS.bytes", data: text.utf8, to: number)
    builder.add("NSKey", object: string(key), to: number)
    builder.add("NSDev", object: string(text), to: number)
    return number
  }

  /// Returns an integer as an object.
  func number(_ value: Int) -> Int {
    if let known = values.integers[value] { return known }
    let number = builder.addObject("NSNumber")
    values.integers[value] = number
    builder.add("NS.intval", Int64(value), to: number)
    return number
  }

  /// Returns a number as an object: an integer if it is whole, unless it must be a double.
  func number(_ value: Double, asDouble: Bool = false) -> Int {
    if !asDouble, let integer = Int(exactly: value) { return number(integer) }
    if let known = values.doubles[value] { return known }
    let number = builder.addObject("NSNumber")
    values.doubles[value] = number
    builder.add("NS.dblval", value, to: number)
    return number
  }

  /// Returns a pair of layout priorities as a string.
  func priorities(_ horizontal: Double, _ vertical: Double) -> Int {
    let key = ValueCache.Priorities(horizontal: horizontal, vertical: vertical)
    if let known = values.priorities[key] { return known }
    let number = string(
      "{\(Decimals.general(horizontal, digits: 6)), \(Decimals.general(vertical, digits: 6))}")
    values.priorities[key] = number
    return number
  }

  /// Returns numbers in braces: `{4, 8}`.
  func braced(_ numbers: [Double]) -> String {
    let texts = numbers.map { Decimals.general($0, digits: 17) }
    return "{" + texts.joined(separator: ", ") + "}"
  }
}
