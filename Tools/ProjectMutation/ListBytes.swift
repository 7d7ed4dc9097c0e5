import TestSupport

/// The bytes of property lists and strings files.
enum ListBytes {
  /// A strings file in one of its three forms.
  static func strings(_ random: inout RandomSource) -> [UInt8] {
    switch random.below(4) {
    case 0: return xml(&random)
    case 1: return binary(&random)
    default:
      let lines = (0..<random.amount(6, rarely: 300)).map { index in
        let value = random.pick([
          "\"b\"", "c", "{ a = b; }", "(a, b)", "<0fbd>", "\"\\U00e9\\n\"", "",
        ])
        return "\(random.pick(["/* note */ ", "", "// x\n"]))\"k\(index)\" = \(value);"
      }
      return Array(
        (lines + [random.nested([("{ a = ", "; }"), ("(", ")")], "x")]).joined(separator: "\n").utf8
      )
    }
  }

  /// A list in XML, with comments that contain tags.
  static func xml(_ random: inout RandomSource) -> [UInt8] {
    let leaf = random.pick([
      "<string>a &amp; &#66; <![CDATA[ </array> ]]></string>", "<integer>0x10</integer>", "<true/>",
      "<data>AAEC</data>", "<date>2011-10-08T01:02:03Z</date>", "<real>nan</real>",
      "<dict><key>CF$UID</key><integer>1</integer></dict>", "<array/>", "<string/>",
    ])
    let body = random.nested(
      [
        ("<array>", "</array>"), ("<dict><key>a</key>", "</dict>"),
        ("<array><!-- > </array> -->", "</array>"), ("<array ><?x </array> ?>", "</array>"),
      ], leaf)
    let head = random.pick(["<?xml version=\"1.0\"?>", "<!DOCTYPE plist [<!ENTITY a \"b\">]>", ""])
    let archive =
      "<dict><key>$archiver</key><string>A</string><key>$top</key><dict/><key>$objects</key><array>\(body)</array></dict>"
    return Array("\(head)<plist>\(random.below(2) == 0 ? body : archive)</plist>".utf8)
  }

  /// A binary list whose objects refer to random ones, including themselves.
  static func binary(_ random: inout RandomSource) -> [UInt8] {
    let count = 1 + random.amount(12, rarely: 200)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for index in 0..<count {
      offsets.append(bytes.count)
      let forward = random.below(3) > 0
      func reference(_ random: inout RandomSource) -> UInt8 {
        UInt8(forward ? min(count - 1, index + 1 + random.below(3)) : random.below(count))
      }
      let size = random.below(15)
      switch index == count - 1 ? 3 : random.below(6) {
      case 0, 1: bytes += [0xA0 | UInt8(size)] + (0..<size).map { _ in reference(&random) }
      case 2: bytes += [0xD0 | UInt8(size)] + (0..<(2 * size)).map { _ in reference(&random) }
      case 3:
        let length = random.amount(20, rarely: 60_000)
        bytes += [0x5F, 0x11, UInt8(length >> 8), UInt8(length & 255)]
        bytes += [UInt8](repeating: 0x61, count: length)
      case 4: bytes += [0x10, UInt8(random.below(256))]
      default: bytes += [random.pick([0x08, 0x09, 0x33, 0x23, 0x80, 0x6F, 0x4F, 0xF0])]
      }
    }
    let table = bytes.count
    for offset in offsets {
      bytes += [UInt8(offset >> 16 & 255), UInt8(offset >> 8 & 255), UInt8(offset & 255)]
    }
    bytes += [0, 0, 0, 0, 0, 0, 3, 1]
    for number in [count, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(number >> ($0 * 8) & 255) }
    }
    return bytes
  }
}
