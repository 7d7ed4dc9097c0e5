import Diagnostics
import Foundation
import HeadlessUIKit

/// The text of an SVG file under construction. Numbers are formatted with integer arithmetic, so they are the same on
/// every machine.
struct SVGBytes {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ other: SVGBytes) { bytes += other.bytes }

  mutating func append(_ other: [UInt8]) { bytes += other }

  // MARK: Numbers

  /// Appends a number with at most three decimal places.
  mutating func append(_ number: CGFloat) {
    let limited = min(max(number.isFinite ? Double(number) : 0, -1e9), 1e9)
    let thousandths = Int((limited * 1000).rounded())
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let size = thousandths.magnitude
    append(integer: size / 1000)
    var rest = size % 1000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit: UInt = 100
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  mutating func append(integer: UInt) {
    if integer >= 10 { append(integer: integer / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(integer % 10))
  }

  /// Appends ` name="1.5"`.
  mutating func attribute(_ name: StaticString, _ number: CGFloat) {
    open(name)
    append(number)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends ` name="text"`, with special characters escaped.
  mutating func attribute(_ name: StaticString, _ text: String) {
    open(name)
    escape(text, isAttribute: true)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends ` name="url(#id)"`.
  mutating func reference(_ name: StaticString, _ id: String) {
    open(name)
    append("url(#")
    append(id)
    append(")\"")
  }

  private mutating func open(_ name: StaticString) {
    bytes.append(UInt8(ascii: " "))
    append(name)
    append("=\"")
  }

  /// Appends the attributes of a rectangle.
  mutating func attributes(_ rect: CGRect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// Appends ` transform="matrix(…)"`, with six decimal places for the scale factors.
  mutating func attribute(_ name: StaticString, _ transform: CGAffineTransform) {
    open(name)
    append("matrix(")
    for part in [transform.a, transform.b, transform.c, transform.d] {
      append(fine: part)
      bytes.append(UInt8(ascii: " "))
    }
    append(transform.tx)
    bytes.append(UInt8(ascii: " "))
    append(transform.ty)
    append(")\"")
  }

  /// Appends a number with at most six decimal places.
  private mutating func append(fine number: CGFloat) {
    let limited = min(max(number.isFinite ? Double(number) : 0, -1e6), 1e6)
    let millionths = Int((limited * 1e6).rounded())
    if millionths < 0 { bytes.append(UInt8(ascii: "-")) }
    append(integer: millionths.magnitude / 1_000_000)
    var rest = millionths.magnitude % 1_000_000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit: UInt = 100_000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  // MARK: Colors

  /// Appends a color and, unless it is opaque, its opacity: ` fill="#0a84ff" fill-opacity=".5"`.
  mutating func color(_ name: StaticString, _ opacity: StaticString, _ color: CGColor) {
    open(name)
    append(color)
    bytes.append(UInt8(ascii: "\""))
    if color.alpha < 1 { attribute(opacity, color.alpha) }
  }

  /// Appends a color without its alpha: `#0a84ff`.
  mutating func append(_ color: CGColor) {
    bytes.append(UInt8(ascii: "#"))
    append(component: color.red)
    append(component: color.green)
    append(component: color.blue)
  }

  private mutating func append(component: CGFloat) {
    let limited = min(max(component.isFinite ? Double(component) : 0, 0), 1)
    let value = UInt8((limited * 255).rounded())
    append(hexadecimal: value >> 4)
    append(hexadecimal: value & 15)
  }

  private mutating func append(hexadecimal digit: UInt8) {
    bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }

  // MARK: Text

  /// Appends text with special characters escaped and invalid characters omitted.
  mutating func escape(_ text: String, isAttribute: Bool = false) {
    // Most texts need no escapes. The first byte of U+FFFE and U+FFFF is EF; C2, D8, E2 and F4 begin the control
    // characters that terminals and viewers interpret.
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
        UInt8(ascii: "#"), 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF4:
        false
      default: true
      }
    }
    if isPlain { return append(text) }
    var isAfterHash = false
    for scalar in text.unicodeScalars {
      defer { isAfterHash = scalar == "#" }
      switch scalar {
      // Two of them begin a command to a CI service, as PrintableText explains.
      case "#" where isAfterHash: append("&#35;")
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"" where isAttribute: append("&quot;")
      case "\t", "\n", "\r": bytes.append(UInt8(ascii: " "))
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): break
      case _ where PrintableText.isUnsafe(scalar): append("&#\(scalar.value);")
      default: bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }

  // MARK: Paths

  /// Appends the data of a path.
  mutating func append(_ path: CGPath) {
    func point(_ letter: StaticString?, _ point: CGPoint) {
      if let letter { append(letter) } else { bytes.append(UInt8(ascii: " ")) }
      append(point.x)
      bytes.append(UInt8(ascii: " "))
      append(point.y)
    }
    for element in path.elements {
      switch element {
      case .move(let end): point("M", end)
      case .line(let end): point("L", end)
      case .quadCurve(let control, let end):
        point("Q", control)
        point(nil, end)
      case .curve(let first, let second, let end):
        point("C", first)
        point(nil, second)
        point(nil, end)
      case .close: append("Z")
      }
    }
  }
}
