/// A color space of AppKit that documents refer to by name, with an ICC profile that describes it.
enum ColorProfile: Int {
  case sRGB = 7
  /// Gray with a gamma of 2.2.
  case greyGamma22 = 9

  /// The profile: version 2.4 of the format, with only the required tags.
  var bytes: [UInt8] {
    var tags: [(name: String, data: [UInt8])] = [
      ("desc", Self.description(self == .sRGB ? "sRGB" : "Gray gamma 2.2")),
      ("cprt", Self.tag("text", Array("No copyright, use freely".utf8) + [0])),
      ("wtpt", Self.xyz(0.9505, 1, 1.0891)),
    ]
    switch self {
    case .greyGamma22: tags.append(("kTRC", Self.gamma(2.2)))
    case .sRGB:
      tags += [
        ("rXYZ", Self.xyz(0.4361, 0.2225, 0.0139)), ("gXYZ", Self.xyz(0.3851, 0.7169, 0.0971)),
        ("bXYZ", Self.xyz(0.1431, 0.0606, 0.7141)), ("rTRC", Self.gamma(2.2)),
        ("gTRC", Self.gamma(2.2)), ("bTRC", Self.gamma(2.2)),
      ]
    }
    var table = Self.big(tags.count)
    var contents: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    for (name, data) in tags {
      table += Array(name.utf8) + Self.big(start + contents.count) + Self.big(data.count)
      contents += data + Array(repeating: 0, count: (4 - data.count % 4) % 4)
    }
    return header(size: start + contents.count) + table + contents
  }

  private func header(size: Int) -> [UInt8] {
    var header = Self.big(size) + Self.big(0) + Self.big(0x0240_0000)
    header += Array((self == .sRGB ? "mntrRGB XYZ " : "mntrGRAYXYZ ").utf8)
    header += Array(repeating: 0, count: 12) + Array("acsp".utf8)
    header += Array(repeating: 0, count: 28)
    // The illuminant D50.
    header += Self.fixed(0.9642) + Self.fixed(1) + Self.fixed(0.8249)
    return header + Array(repeating: 0, count: 128 - header.count)
  }

  private static func description(_ text: String) -> [UInt8] {
    let ascii = Array(text.utf8) + [0]
    // The text in ASCII, followed by empty texts in Unicode and for old systems.
    return tag("desc", big(ascii.count) + ascii + Array(repeating: 0, count: 4 + 4 + 2 + 1 + 67))
  }

  private static func gamma(_ value: Double) -> [UInt8] {
    let number = UInt16((value * 256).rounded())
    return tag("curv", big(1) + [UInt8(number >> 8), UInt8(number & 0xff)])
  }

  private static func xyz(_ numbers: Double...) -> [UInt8] {
    tag("XYZ ", numbers.flatMap { fixed($0) })
  }

  private static func tag(_ type: String, _ data: [UInt8]) -> [UInt8] {
    Array(type.utf8) + big(0) + data
  }

  private static func fixed(_ value: Double) -> [UInt8] { big(Int((value * 65_536).rounded())) }

  private static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
