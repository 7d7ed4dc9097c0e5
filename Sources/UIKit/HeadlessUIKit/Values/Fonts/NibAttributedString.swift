import Foundation
import NibFormat

/// An attributed string in a nib; ``string`` is Foundation's equivalent.
final class NibAttributedString: NSObject, NibDecodable {
  var nibReference: NibReference?
  let string: NSAttributedString

  /// Decodes a text, its dictionaries of attributes and their runs.
  init?(coder: NSCoder) {
    let nib = coder.nib
    let result = NSMutableAttributedString(string: nib.string("NSString") ?? "")
    // Keyed archives store the bytes inline; nibs store them in an object.
    if let runs = nib.bytes("NSAttributeInfo")
      ?? nib.object("NSAttributeInfo", as: Data.self).map({ Array($0) })
    {
      let attributes = nib.array("NSAttributes", of: [AnyHashable: Any].self) ?? []
      Self.apply(runs, of: attributes, to: result)
    } else if let attributes = nib.object("NSAttributes") as? [AnyHashable: Any] {
      result.setAttributes(Self.keyed(attributes), range: NSRange(0..<result.length))
    }
    string = NSAttributedString(attributedString: result)
    super.init()
    nib.register(self)
  }

  /// Applies runs of attributes to a text.
  ///
  /// The bytes contain lengths in UTF-16 units alternating with indices of dictionaries. A number is encoded with seven
  /// bits per byte; its last byte is below 128.
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
  /// Returns the attributed string under a key.
  func attributedString(_ key: NibKeyName) -> NSAttributedString? {
    object(key, as: NibAttributedString.self)?.string
  }

  /// Returns the attributes for a complete text under a key.
  func textAttributes(_ key: NibKeyName) -> [NSAttributedString.Key: Any]? {
    (object(key) as? [AnyHashable: Any]).map { attributes in
      Dictionary(
        uniqueKeysWithValues: attributes.compactMap { name, value in
          (name as? String).map { (NSAttributedString.Key(rawValue: $0), value) }
        })
    }
  }
}
