public import NibFormat
public import TestSupport

/// Damages compiled nibs; equal seeds give equal damage.
///
/// A third of the nibs keep the form of an archive, so that what comes after decoding has its share: objects
/// of other classes, references to anything, values of other types, names of other keys.
public struct NibMutator: Sendable {
  private let files: [[UInt8]]
  private let archives: [[UInt8]]
  private let lists: [[UInt8]]
  private let graphs: [NibGraph]

  /// Works on the given files, and on the archives among them as graphs.
  public init(_ files: [[UInt8]]) {
    self.files = files
    archives = files.filter { NIBArchive.isArchive($0) }
    lists = files.filter { !NIBArchive.isArchive($0) }
    graphs = archives.compactMap { try? NIBArchive.decode($0) }
  }

  /// Works on the samples.
  public static func samples() throws -> NibMutator { NibMutator(try NibOriginals.files()) }

  /// One damaged nib.
  public func sample(seed: UInt64) -> [UInt8] {
    var random = RandomSource(seed: seed)
    switch random.below(12) {
    case 0..<4: return NIBArchive.encode(graph(&random))
    case 4: return random.below(2) == 0 ? nested(&random) : sharing(&random)
    case 5..<8:
      var bytes = random.pick(archives)
      for _ in 0...random.below(3) { damageNumbers(&bytes, &random) }
      return bytes
    default:
      var bytes = random.pick(random.below(2) == 0 || lists.isEmpty ? archives : lists)
      for _ in 0...random.below(4) { damage(&bytes, &random) }
      return bytes
    }
  }

  /// A sound graph that says what no compiler would.
  public func graph(_ random: inout RandomSource) -> NibGraph {
    var graph = random.pick(graphs)
    for _ in 0...random.below(8) { graph.mutate(&random) }
    return graph
  }

  // MARK: Nibs in nibs

  /// A nib in a nib in a nib, as deep as the seed wants, where the innermost may be damaged.
  private func nested(_ random: inout RandomSource) -> [UInt8] {
    var bytes = random.pick(files)
    if random.below(2) == 0 { damage(&bytes, &random) }
    for _ in 0...random.below(random.below(4) == 0 ? 400 : 12) {
      var builder = NibGraphBuilder()
      let root = builder.addObject(random.pick(["NSObject", "UITableView", "NSData"]))
      let data = builder.addObject("NSData")
      builder.add("UITableViewCellPrototypeNibs", object: data, to: root)
      builder.add("NS.bytes", data: bytes, to: data)
      builder.add("archiveData", data: bytes.prefix(random.below(64)), to: root)
      bytes = NIBArchive.encode(builder.finish())
    }
    return bytes
  }

  /// Lists whose prototypes share the nib of the next level, so that a document would repeat it again and again.
  private func sharing(_ random: inout RandomSource) -> [UInt8] {
    var bytes = random.pick(archives)
    let levels = 1 + random.below(random.below(8) == 0 ? 20 : 4)
    for _ in 0..<levels {
      var builder = NibGraphBuilder()
      let root = builder.addObject("NSObject")
      let list = builder.addObject("UITableView")
      let dictionary = builder.addObject("NSDictionary")
      let nib = builder.addObject("UINib")
      let data = builder.addObject("NSMutableData")
      let top = builder.addObject("NSArray")
      builder.add("UINibTopLevelObjectsKey", object: top, to: root)
      builder.add("UINibEncoderEmptyKey", object: list, to: top)
      builder.add("UITableViewCellPrototypeNibs", object: dictionary, to: list)
      builder.add("archiveData", object: data, to: nib)
      builder.add("NS.bytes", data: bytes, to: data)
      for number in 0...random.below(3) {
        let name = builder.addObject("NSString")
        builder.add("NS.bytes", data: Array("p\(number)".utf8), to: name)
        builder.add("UINibEncoderEmptyKey", object: name, to: dictionary)
        builder.add("UINibEncoderEmptyKey", object: nib, to: dictionary)
      }
      bytes = NIBArchive.encode(builder.finish())
    }
    return bytes
  }

  // MARK: Numbers of an archive

  /// Counts, offsets and indices become ones that are out of range, or nearly so.
  private func damageNumbers(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    guard bytes.count > 60 else { return }
    let extremes: [UInt32] = [
      0, 1, 2, 0x7F, 0x80, 0xFF, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF,
      UInt32(bytes.count), UInt32(bytes.count - 1), UInt32(random.below(bytes.count)),
    ]
    switch random.below(4) {
    case 0, 1:
      // The versions, then a count and an offset for each table.
      let place = 10 + 4 * random.below(10)
      let number = random.below(3) == 0 ? nudged(bytes, place, &random) : random.pick(extremes)
      for (offset, byte) in number.littleEndianBytes.enumerated() { bytes[place + offset] = byte }
    case 2:
      let place = 50 + random.below(bytes.count - 54)
      for (offset, byte) in random.pick(extremes).littleEndianBytes.enumerated() {
        bytes[place + offset] = byte
      }
    default:
      // A number of seven bits a byte, of 32 bits or more.
      let place = 50 + random.below(bytes.count - 50)
      let long: [[UInt8]] = [
        [0x7F, 0x7F, 0x7F, 0x7F, 0x8F], [0x7F, 0x7F, 0x7F, 0x7F, 0xFF], [0, 0, 0, 0, 0x80],
        [0, 0, 0, 0, 0, 0, 0, 0, 0x81], [0x7F, 0x7F, 0x7F, 0xFF], [0x80], [0xFF],
      ]
      bytes.replaceSubrange(
        place..<min(place + 1 + random.below(2), bytes.count), with: random.pick(long))
    }
  }

  private func nudged(_ bytes: [UInt8], _ place: Int, _ random: inout RandomSource) -> UInt32 {
    let number = bytes[place..<place + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return number &+ UInt32(truncatingIfNeeded: random.below(7) - 3)
  }

  // MARK: Bytes

  private func damage(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    guard bytes.count > 16 else { return }
    let at = random.below(bytes.count)
    let length = min(bytes.count - at, 1 + random.below(random.below(2) == 0 ? 8 : 400))
    switch random.below(8) {
    case 0, 1: bytes[at] ^= 1 << UInt8(random.below(8))
    case 2: bytes[at] = UInt8(random.below(256))
    case 3: bytes.removeSubrange(at..<at + length)
    case 4: bytes.insert(contentsOf: (0..<length).map { _ in UInt8(random.below(256)) }, at: at)
    case 5: bytes.removeSubrange(at...)
    case 6: bytes.insert(contentsOf: Array(bytes[at..<at + length]), at: random.below(bytes.count))
    default: damageList(&bytes, &random)
    }
  }

  /// Words of XML lists, the trailer of binary ones.
  private func damageList(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    if bytes.starts(with: "bplist00".utf8) {
      let place = bytes.count - 1 - random.below(34)
      if bytes.indices.contains(place) {
        bytes[place] = random.pick([0, 1, 8, 9, 0x7F, 0x80, 0xFF])
      }
      return
    }
    let pieces = [
      "<array>", "</array>", "<dict>", "</dict>", "<key>", "<key>CF$UID</key>", "<true/>",
      "<null/>",
      "<integer>99999999999999999999</integer>", "<integer>0x</integer>", "<real>nan</real>",
      "<real>1e999</real>", "<date>x</date>", "<data>!!</data>", "<!--", "]]>", "&lt;", "&nope;",
      "\u{0}",
      "<dict><key>CF$UID</key><integer>-1</integer></dict>",
      "<dict><key>CF$UID</key><integer>4294967295</integer></dict>",
      String(repeating: "<array>", count: 150), String(repeating: "<dict><key>a</key>", count: 300),
    ]
    let gaps = bytes.indices.filter { bytes[$0] == UInt8(ascii: ">") }
    let at =
      gaps.isEmpty || random.below(3) == 0 ? random.below(bytes.count) : random.pick(gaps) + 1
    bytes.insert(contentsOf: Array(random.pick(pieces).utf8), at: at)
  }
}

extension UInt32 {
  fileprivate var littleEndianBytes: [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
  }
}
