import TestSupport

/// A mutator that damages documents as disks, merges and scripts do. Equal seeds result in equal damage.
public struct Mutator: Sendable {
  private let originals: [[UInt8]]

  /// Creates a mutator of documents.
  public init(_ originals: [[UInt8]]) { self.originals = originals }

  /// Returns a mutator of all samples, including invalid and legacy ones.
  public static func samples() throws -> Mutator {
    let broken = [
      "entity-bomb", "external-entity", "foreign-root", "legacy-parent-cycle", "merge-conflict",
      "mismatched-tags", "not-xml", "truncated",
    ].map { "Broken/\($0).xib" }
    let names = Samples.readable + broken + ["LegacyPanel.xib", "LegacyView.xib"]
    return Mutator(try names.map { try Samples.bytes($0) })
  }

  /// Returns the document that ``sample(seed:)`` damages.
  public func original(seed: UInt64) -> [UInt8] {
    var random = RandomSource(seed: seed)
    return random.pick(originals)
  }

  /// Returns a damaged document.
  public func sample(seed: UInt64) -> [UInt8] {
    var random = RandomSource(seed: seed)
    var bytes = random.pick(originals)
    // Half of the documents are kept well-formed, so that the damage also reaches code after the parser.
    let isGentle = random.below(2) == 0
    for _ in 0...random.below(4) {
      if isGentle { mutateGently(&bytes, &random) } else { mutate(&bytes, &random) }
    }
    return bytes
  }

  private func mutateGently(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    guard bytes.count > 16 else { return }
    switch random.below(6) {
    case 0, 1: swapValues(&bytes, &random)
    case 2: duplicateID(&bytes, &random)
    case 3: moveElement(&bytes, &random)
    case 4: insertSoundMarkup(&bytes, &random)
    default: changeName(&bytes, &random)
    }
  }

  /// Returns the offsets between tags: after each `>` that a newline follows.
  private func gaps(_ bytes: [UInt8]) -> [Int] {
    bytes.indices.dropLast().filter {
      bytes[$0] == UInt8(ascii: ">") && bytes[$0 + 1] == 0x0A
    }.map { $0 + 1 }
  }

  /// Copies or moves a self-closing element, possibly to an invalid position.
  private func moveElement(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    let ends = bytes.indices.dropFirst().filter {
      bytes[$0] == UInt8(ascii: ">") && bytes[$0 - 1] == UInt8(ascii: "/")
    }
    guard !ends.isEmpty else { return }
    let end = random.pick(ends)
    guard let start = bytes[..<end].lastIndex(of: UInt8(ascii: "<")) else { return }
    let element = Array(bytes[start...end])
    if random.below(2) == 0 { bytes.removeSubrange(start...end) }
    let gaps = gaps(bytes)
    if !gaps.isEmpty { bytes.insert(contentsOf: element, at: random.pick(gaps)) }
  }

  private func insertSoundMarkup(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    let pieces = [
      "<![CDATA[ <x> ]]>", "<!-- c -->", "<?p q?>", "&amp;", " &#10; ", "text", "<view/>",
      "<objects><view id=\"x\"/></objects>", "<scenes/>", "<p:q xmlns:p=\"u&amp;v\" p:r=\"\"/>",
      "<string> </string>", "<string key=\"k\" base64-UTF8=\"YES\">C!</string>", "\t", "\r\n ",
      "<connections><outlet property=\"p\" destination=\"x\"/><nothing/></connections>",
      "<connections><connections><outlet/></connections></connections>",
      "<scene><objects/></scene>",
      "<variation key=\"default\"><mask key=\"subviews\"><exclude/></mask></variation>",
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath=\"\" type=\"range\"/>"
        + "</userDefinedRuntimeAttributes>", "<constraint firstItem=\"\" id=\"\"/>", "<é/>",
    ]
    let gaps = gaps(bytes)
    if !gaps.isEmpty {
      bytes.insert(contentsOf: Array(random.pick(pieces).utf8), at: random.pick(gaps))
    }
  }

  /// Replaces a value with an unexpected one.
  private func changeName(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    let words = [
      "", "-1", "-2", "x", "YES", "1e999", "nan", "-0", "99999999999999999999",
      "{{0, 0}, {nan, 1}}",
      "1/0", "0:0", "é", "&#10;", "&lt;", "default", "widthClass=regular-", "IBFilesOwner",
    ]
    let values = values(bytes)
    // Skip the values of the XML declaration and of the root element.
    guard values.count > 12 else { return }
    bytes.replaceSubrange(
      values[12 + random.below(values.count - 12)], with: random.pick(words).utf8)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    guard bytes.count > 16 else { return }
    let at = random.below(bytes.count)
    let length = min(bytes.count - at, 1 + random.below(random.below(2) == 0 ? 8 : 400))
    switch random.below(11) {
    case 0: bytes[at] ^= 1 << UInt8(random.below(8))
    case 1: bytes.removeSubrange(at..<at + length)
    case 2: bytes.insert(contentsOf: (0..<length).map { _ in UInt8(random.below(256)) }, at: at)
    case 3: bytes.removeSubrange(at...)
    case 4: bytes.insert(contentsOf: Array(bytes[at..<at + length]), at: random.below(bytes.count))
    case 5: swapChunks(&bytes, length, &random)
    case 6, 7: swapValues(&bytes, &random)
    case 8: duplicateID(&bytes, &random)
    case 9: swapLines(&bytes, &random)
    default: insertMarkup(&bytes, &random)
    }
  }

  private func swapChunks(_ bytes: inout [UInt8], _ length: Int, _ random: inout RandomSource) {
    let half = bytes.count / 2
    let length = min(length, half)
    let one = random.below(half - length + 1)
    let other = half + random.below(bytes.count - half - length + 1)
    for offset in 0..<length { bytes.swapAt(one + offset, other + offset) }
  }

  /// Returns the ranges between quotation marks on each line, which are approximately the attribute values.
  private func values(_ bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: Int?
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
      if let start = open {
        found.append(start..<index)
        open = nil
      } else if index > 0, bytes[index - 1] == UInt8(ascii: "=") {
        open = index + 1
      }
    }
    return found
  }

  private func swapValues(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    let values = values(bytes)
    guard values.count > 1 else { return }
    let first = random.below(values.count - 1)
    let second = first + 1 + random.below(values.count - first - 1)
    let (one, other) = (Array(bytes[values[first]]), Array(bytes[values[second]]))
    bytes.replaceSubrange(values[second], with: one)
    bytes.replaceSubrange(values[first], with: other)
  }

  private func duplicateID(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    let mark = Array(" id=\"".utf8)
    let ids = values(bytes).filter { bytes[..<$0.lowerBound].suffix(5).elementsEqual(mark) }
    guard ids.count > 1 else { return }
    let id = Array(bytes[random.pick(ids)])
    bytes.replaceSubrange(random.pick(ids), with: id)
  }

  /// Swaps lines, so that elements change their parents.
  private func swapLines(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    lines.swapAt(random.below(lines.count), random.below(lines.count))
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  private func insertMarkup(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    let pieces = [
      "<![CDATA[x]]>", "<!-- c -->", "<?p q?>", "&amp;", "&#10;", "&#x110000;", "<a>", "</view>",
      "<view/>", " id=\"x\"", "<objects>", "<connections>", "]]>", "--", "\r\n", "\u{0}", "\t",
      " xmlns:p=\"u\" p:a=\"b\"", "<p:q/>", "é", "🎏", "<string base64-UTF8=\"YES\">CA</string>",
      "<variation key=\"default\"><mask key=\"subviews\"/></variation>", "&lt;", "&nope;", "<",
    ]
    let gaps = bytes.indices.filter { bytes[$0] == UInt8(ascii: ">") }
    let at =
      gaps.isEmpty || random.below(3) == 0 ? random.below(bytes.count) : random.pick(gaps) + 1
    bytes.insert(contentsOf: Array(random.pick(pieces).utf8), at: at)
  }
}
