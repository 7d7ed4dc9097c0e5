import Diagnostics

extension NibGraph {
  /// The number of levels of embedded nibs that a dump shows; a nib contains at most prototypes, which are nibs.
  public static let shownLevels = 8
  /// The maximum number of bytes of a string shown with a reference to it.
  private static let referenceLength = 256

  /// Returns the graph as text with one value per line, as the `dump` command prints it and tests compare it.
  ///
  /// Embedded nibs are shown in place, up to ``shownLevels`` levels deep.
  public func dump(container: String = NibContainer.nibArchive.rawValue) -> String {
    var text = ""
    append(to: &text, container: container, indentation: "", depth: 0)
    return text
  }

  private func append(
    to text: inout String, container: String, indentation: String, depth: Int
  ) {
    // Bounded: `shownLevels` limits the depth.
    let keys = keys
    text += "\(indentation)\(container), \(objects.count) objects, \(values.count) values\n"
    for index in objects.indices {
      let fallbacks = fallbackClassNames(of: index)
      let alternatives = fallbacks.isEmpty ? "" : " (else \(fallbacks.joined(separator: ", ")))"
      let names = PrintableText.line(className(of: index) + alternatives)
      text += "\(indentation)\(index): \(names)\n"
      for record in values[objects[index].values] {
        let key = keys[Int(record.key)]
        let line = "\(key) = \(record.type.name)\(description(of: record))"
        text += "\(indentation)    \(PrintableText.line(line))\n"
        guard depth < Self.shownLevels, let nested = embedded(record) else { continue }
        nested.append(
          to: &text, container: NibContainer.nibArchive.rawValue,
          indentation: indentation + "    | ", depth: depth + 1)
      }
    }
  }

  /// Returns the nib inside a data value; nil if it contains none.
  public func embedded(_ record: ValueRecord) -> NibGraph? {
    guard record.type == .data else { return nil }
    if let nested = nested[record.dataRange.lowerBound], record.dataRange.isEmpty { return nested }
    guard NIBArchive.isArchive(data[record.dataRange]) else { return nil }
    return try? NIBArchive.decode(Array(data[record.dataRange]))
  }

  private func description(of record: ValueRecord) -> String {
    switch value(record) {
    case .integer(let value): " \(value)"
    case .bool, .nil: ""
    case .float(let value): " \(value)"
    case .double(let value): " \(value)"
    case .object(let index): " \(index) \(className(of: index))\(stringContent(of: index))"
    case .data(let bytes): " \(Self.description(of: bytes))"
    }
  }

  /// Returns the text of a string object, to make references to it easier to read.
  private func stringContent(of object: Int) -> String {
    guard className(of: object).hasSuffix("String"),
      case .data(let bytes)? = value("NS.bytes", of: object)
    else { return "" }
    // It is truncated, because any number of references may show the object.
    guard bytes.count > Self.referenceLength else { return " " + Self.description(of: bytes) }
    let beginning = String(decoding: bytes.prefix(Self.referenceLength), as: UTF8.self)
    return " " + Self.description(of: ArraySlice(Array(beginning.utf8))) + "…"
  }

  private static func description(of bytes: ArraySlice<UInt8>) -> String {
    if let numbers = NibGeometry(bytes)?.numbers {
      return "(" + numbers.map { "\($0)" }.joined(separator: ", ") + ")"
    }
    if NIBArchive.isArchive(bytes) { return "(\(bytes.count) bytes, a nib)" }
    if let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 || "\n\t\r".unicodeScalars.contains($0) })
    {
      let escaped = text.unicodeScalars.map { scalar -> String in
        switch scalar {
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        case "\"": "\\\""
        case "\\": "\\\\"
        default: String(scalar)
        }
      }
      return "\"\(escaped.joined())\""
    }
    let digits = Array("0123456789abcdef")
    let hex = bytes.prefix(32).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return "<\(String(hex))\(bytes.count > 32 ? "…" : "")> (\(bytes.count) bytes)"
  }
}

/// The numbers of a point, size, rectangle, insets or transform in a data value: a type byte, then numbers.
public struct NibGeometry: Sendable, Hashable {
  /// The numbers, in order.
  public var numbers: [Double]

  /// Creates the numbers of a data value; nil if the bytes have a different form.
  public init?(_ bytes: ArraySlice<UInt8>) {
    let width: Int
    switch bytes.first {
    case 7: width = 8
    case 6: width = 4
    default: return nil
    }
    let count = (bytes.count - 1) / width
    guard bytes.count == 1 + count * width, count == 2 || count == 4 || count == 6 else {
      return nil
    }
    numbers = bytes.withUnsafeBytes { bytes in
      (0..<count).map { index in
        let offset = 1 + index * width
        return width == 8
          ? Double(
            bitPattern: UInt64(
              littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
          : Double(
            Float(
              bitPattern: UInt32(
                littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))))
      }
    }
  }
}
