/// A property list as a keyed archive has it, written in both of its forms.
indirect enum ArchivedList {
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case data([UInt8])
  case uid(Int)
  case array([ArchivedList])
  case dictionary([(key: String, value: ArchivedList)])

  // MARK: XML

  /// The list as an XML document.
  var xml: [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(element)
      </plist>

      """.utf8)
  }

  private var element: String {
    switch self {
    case .bool(let value): value ? "<true/>" : "<false/>"
    case .integer(let value): "<integer>\(value)</integer>"
    case .real(let value): "<real>\(value)</real>"
    case .string(let text): "<string>\(Self.escaped(text))</string>"
    case .data(let bytes): "<data>\(Self.base64(bytes))</data>"
    case .uid(let number): "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
    case .array(let members): "<array>\n" + members.map { $0.element + "\n" }.joined() + "</array>"
    case .dictionary(let members):
      "<dict>\n"
        + members.map { "<key>\(Self.escaped($0.key))</key>\($0.value.element)\n" }.joined()
        + "</dict>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : String($0) }.joined()
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      let letters = (0...group.count).map { digits[bits >> (18 - 6 * $0) & 63] }
      return String(letters) + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }

  // MARK: Binary

  /// The list as `bplist00`.
  var binary: [UInt8] {
    var objects: [(head: [UInt8], members: [Int])] = []
    let top = add(to: &objects)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for (head, members) in objects {
      offsets.append(bytes.count)
      bytes += head
      for member in members { bytes += Self.bigEndian(member, 4) }
    }
    let table = bytes.count
    for offset in offsets { bytes += Self.bigEndian(offset, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 4]
    for number in [objects.count, top, table] { bytes += Self.bigEndian(number, 8) }
    return bytes
  }

  private func add(to objects: inout [(head: [UInt8], members: [Int])]) -> Int {
    let number = objects.count
    objects.append(([], []))
    switch self {
    case .bool(let value): objects[number].head = [value ? 0x09 : 0x08]
    case .integer(let value): objects[number].head = [0x13] + Self.bigEndian(Int(value), 8)
    case .real(let value):
      objects[number].head = [0x23] + Self.bigEndian(Int(bitPattern: UInt(value.bitPattern)), 8)
    case .string(let text):
      let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      objects[number].head =
        text.utf8.count == text.utf16.count
        ? Self.head(0x50, text.utf8.count) + Array(text.utf8)
        : Self.head(0x60, text.utf16.count) + units
    case .data(let bytes): objects[number].head = Self.head(0x40, bytes.count) + bytes
    case .uid(let uid): objects[number].head = [0x83] + Self.bigEndian(uid, 4)
    case .array(let members):
      objects[number].head = Self.head(0xA0, members.count)
      objects[number].members = members.map { $0.add(to: &objects) }
    case .dictionary(let members):
      let keys = members.map { ArchivedList.string($0.key).add(to: &objects) }
      objects[number].head = Self.head(0xD0, members.count)
      objects[number].members = keys + members.map { $0.value.add(to: &objects) }
    }
    return number
  }

  private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 0x0F, 0x12] + bigEndian(count, 4)
  }

  private static func bigEndian(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
