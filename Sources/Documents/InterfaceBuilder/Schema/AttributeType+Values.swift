extension AttributeType {
  /// Returns whether a value has this type.
  public func accepts(_ value: String) -> Bool {
    var value = value
    return value.withUTF8 { accepts($0) }
  }

  /// Returns whether the bytes of a value have this type.
  func accepts(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    var text: String { String(decoding: value, as: UTF8.self) }
    switch self {
    case .bool: return value.isEqual(to: "YES") || value.isEqual(to: "NO")
    case .int: return value.isPlainNumber(fraction: false) || Int(text) != nil
    case .double, .component, .date:
      return value.isPlainNumber(fraction: true) || text == "infinite"
        || Double(finite: text) != nil
    case .decimal:
      return value.isPlainNumber(fraction: true) || value.isEqual(to: "NaN")
        || Double(finite: text) != nil
    case .priority:
      // Nearly all values are 250, 750 or 1000.
      if value.count < 4, value.isPlainNumber(fraction: false), value.first != UInt8(ascii: "-") {
        return true
      }
      return Double(text).map { (0...1000).contains($0) } ?? false
    case .multiplier: return Multiplier(text) != nil
    case .point: return Point(text) != nil
    case .size: return Size(text) != nil
    case .rect: return Rect(text) != nil
    case .version: return value.contains { (0x30...0x39).contains($0) }
    case .base64: return Base64.decode(text) != nil
    case .sizeClass: return SizeClassKey(text) != nil
    case .enumeration(let enumeration): return enumeration.contains(value)
    case .flags(let enumeration):
      let separators = " ,|-+".utf8
      return value.split { separators.contains($0) }.allSatisfy {
        enumeration.contains(UnsafeBufferPointer(rebasing: $0))
      }
    case .id, .reference, .className, .module, .selector, .keyPath, .imageName, .colorName,
      .fontName, .identifier, .text, .url, .string:
      return true
    }
  }

  /// A description of values of this type, for messages.
  public var expectation: String {
    switch self {
    case .bool: "YES or NO"
    case .int: "a whole number"
    case .double, .component, .date: "a number"
    case .decimal: "a number or NaN"
    case .priority: "a priority between 0 and 1000"
    case .multiplier: "a multiplier such as 0.25, 16:9 or 1/3"
    case .point: "a point such as {0, 0}"
    case .size: "a size such as {10, 10}"
    case .rect: "a rectangle such as {{0, 0}, {10, 10}}"
    case .version: "a version"
    case .base64: "Base64"
    case .sizeClass: "a variation key such as widthClass=regular"
    case .enumeration(let enumeration): "a case of \(enumeration.name)"
    case .flags(let enumeration): "cases of \(enumeration.name)"
    default: "text"
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes equal a text.
  fileprivate func isEqual(to text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] != text.utf8Start[index] { return false }
    return true
  }

  /// Returns whether the bytes are a short decimal number, as nearly all numbers in a document are, without creating a
  /// string.
  fileprivate func isPlainNumber(fraction: Bool) -> Bool {
    guard count < 16 else { return false }
    var digits = 0
    var points = 0
    for (index, byte) in enumerated() {
      switch byte {
      case 0x30...0x39: digits += 1
      case UInt8(ascii: "-") where index == 0: break
      case UInt8(ascii: ".") where fraction && digits > 0 && points == 0: points += 1
      default: return false
      }
    }
    return digits > 0 && last != UInt8(ascii: ".")
  }
}
