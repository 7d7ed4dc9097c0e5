import Foundation
import NibFormat

/// A text with attributes as a nib holds it; ``string`` is what Foundation has for it.
final class NibAttributedString: NSObject, NibDecodable {
  var nibReference: NibReference?
  let string: NSAttributedString

  /// Reads a text, its dictionaries of attributes and the runs that they are for.
  init?(coder: NSCoder) {
    let nib = coder.nib
    let result = NSMutableAttributedString(string: nib.string("NSString") ?? "")
    if let runs = nib.bytes("NSAttributeInfo") {
      let attributes = nib.array("NSAttributes", of: [AnyHashable: Any].self) ?? []
      Self.apply(runs, of: attributes, to: result)
    } else if let attributes = nib.object("NSAttributes") as? [AnyHashable: Any] {
      result.setAttributes(Self.keyed(attributes), range: NSRange(0..<result.length))
    }
    string = NSAttributedString(attributedString: result)
    super.init()
    nib.register(self)
  }

  /// Dictionary and number of UTF-16 units in turn: seven bits a byte, the last byte of a number below 128.
  private static func apply(
    _ bytes: [UInt8], of attributes: [[AnyHashable: Any]], to text: NSMutableAttributedString
  ) {
    var numbers = bytes[...]
    var start = 0
    while let length = popNumber(&numbers), let index = popNumber(&numbers), start < text.length {
      let end = min(start + length, text.length)
      if attributes.indices.contains(index) {
        text.setAttributes(keyed(attributes[index]), range: NSRange(start..<end))
      }
      start = end
    }
  }

  private static func popNumber(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    var shift = 0
    while let byte = bytes.popFirst(), shift < 28 {
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    return nil
  }

  private static func keyed(_ attributes: [AnyHashable: Any]) -> [NSAttributedString.Key: Any] {
    var keyed: [NSAttributedString.Key: Any] = [:]
    for case (let name as String, let value) in attributes {
      keyed[NSAttributedString.Key(rawValue: name)] = value
    }
    return keyed
  }
}

extension NibValues {
  /// A text with attributes.
  func attributedString(_ key: NibKeyName) -> NSAttributedString? {
    object(key, as: NibAttributedString.self)?.string
  }

  /// Attributes for a whole text.
  func textAttributes(_ key: NibKeyName) -> [NSAttributedString.Key: Any]? {
    (object(key) as? [AnyHashable: Any]).map { attributes in
      Dictionary(
        uniqueKeysWithValues: attributes.compactMap { name, value in
          (name as? String).map { (NSAttributedString.Key(rawValue: $0), value) }
        })
    }
  }
}
