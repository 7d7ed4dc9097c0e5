public import XMLTree

// Attributes as values. Each accessor is nil if the attribute is absent or does not parse; `IBDocument.diagnostics`
// distinguishes the two cases.
extension Node {
  /// Returns the text of an attribute.
  public func string(_ name: Name) -> String? { self[name] }

  /// Returns the value of an attribute that is `YES` or `NO`.
  public func bool(_ name: Name) -> Bool? {
    attributeRecord(name).flatMap { record in
      tree.withValue(of: record) { value in
        if value.isEqual(to: "YES") { return true }
        return value.isEqual(to: "NO") ? false : nil
      }
    }
  }

  /// Returns the value of an attribute as an integer.
  public func int(_ name: Name) -> Int? { self[name].flatMap { Int($0) } }

  /// Returns the value of an attribute as a decimal number; `infinite` is infinity.
  public func double(_ name: Name) -> Double? {
    guard let record = attributeRecord(name) else { return nil }
    return tree.withValue(of: record) { bytes in
      if let exact = Self.plainDecimal(bytes) { return exact }
      let text = String(decoding: bytes, as: UTF8.self)
      return text == "infinite" ? .infinity : Double(finite: text)
    }
  }

  /// Returns a number with few digits and no exponent. Its digits and its power of ten are both exact as doubles, so
  /// their quotient is the nearest double.
  private static func plainDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var index = 0
    let isNegative = bytes.first == 0x2D
    if isNegative { index = 1 }
    guard bytes.count > index, bytes.count - index <= 15 else { return nil }
    var digits = 0
    var scale = 1.0
    var isFraction = false
    var sawDigit = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x2E, !isFraction, sawDigit {
        isFraction = true
        sawDigit = false
      } else {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        digits = digits * 10 + Int(byte - 0x30)
        if isFraction { scale *= 10 }
        sawDigit = true
      }
      index += 1
    }
    guard sawDigit else { return nil }
    let value = Double(digits) / scale
    return isNegative ? -value : value
  }

  /// Returns whether an attribute has a given value; nil if the attribute is absent.
  func attribute(_ name: Name, is text: String) -> Bool? {
    guard let record = attributeRecord(name) else { return nil }
    return tree.withValue(of: record) { bytes in
      var text = text
      return text.withUTF8 { $0.isEqual(to: bytes) }
    }
  }

  /// Returns the value of an attribute as a constraint's multiplier.
  public func multiplier(_ name: Name) -> Multiplier? { self[name].flatMap { Multiplier($0) } }

  /// Returns the value of an attribute as a point written `{x, y}`.
  public func pointValue(_ name: Name) -> Point? { self[name].flatMap { Point($0) } }

  /// Returns the value of an attribute as a size written `{width, height}`.
  public func sizeValue(_ name: Name) -> Size? { self[name].flatMap { Size($0) } }

  /// Returns the value of an attribute as a rectangle written `{{x, y}, {width, height}}`.
  public func rectValue(_ name: Name) -> Rect? { self[name].flatMap { Rect($0) } }

  /// Returns the child that is the value of a property, which has `key="…"`.
  public func child(keyed key: String) -> Node? {
    var key = key
    return key.withUTF8 { firstElement(with: Names.key, $0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes are those of a literal.
  fileprivate func isEqual(to text: StaticString) -> Bool {
    isEqual(to: Self(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension Node {
  /// The rectangle of a `rect` element, in points.
  public var rect: Rect? {
    guard let x = double(Names.x), let y = double(Names.y), let width = double(Names.width),
      let height = double(Names.height)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The point of a `point` element.
  public var point: Point? {
    guard let x = double(Names.x), let y = double(Names.y) else { return nil }
    return Point(x: x, y: y)
  }

  /// The size of a `size` element, in points.
  public var size: Size? {
    guard let width = double(Names.width), let height = double(Names.height) else { return nil }
    return Size(width: width, height: height)
  }

  /// The insets of an `inset` (minX, minY, maxX, maxY), `edgeInsets` or `directionalEdgeInsets` element, in points.
  public var insets: Insets? {
    if let minX = double(Names.minX), let minY = double(Names.minY) {
      return Insets(
        top: minY, left: minX, bottom: double(Names.maxY) ?? 0, right: double(Names.maxX) ?? 0)
    }
    guard let top = double(Names.top), let bottom = double(Names.bottom) else { return nil }
    return Insets(
      top: top, left: double(Names.left) ?? double(Names.leading) ?? 0, bottom: bottom,
      right: double(Names.right) ?? double(Names.trailing) ?? 0)
  }

  /// The range of a `range` element.
  public var indexRange: IndexRange? {
    guard let location = int(Names.location), let length = int(Names.length) else { return nil }
    return IndexRange(location: location, length: length)
  }

  /// The names of the attributes whose value is `YES`, as masks, traits and flags are written.
  public var flags: Set<String> {
    Set(attributes.filter { $0.name != Names.key && $0.value == "YES" }.map(\.spelling))
  }
}
