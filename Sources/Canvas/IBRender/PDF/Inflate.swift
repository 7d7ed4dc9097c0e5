/// A decoder of zlib streams (RFC 1950 and 1951), which PDF files contain.
struct Inflate {
  /// The stream has an invalid code, ends early, or exceeds the budget of its file.
  struct Failure: Error {}

  private let bytes: ArraySlice<UInt8>
  private let budget: PDFBudget
  /// The maximum number of decoded bytes.
  private let limit: Int
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// Returns the bytes of a zlib stream. The checksum at the end is not verified.
  /// - Throws: A ``Failure`` if the stream is damaged, or if it exceeds the budget.
  static func decode(_ bytes: ArraySlice<UInt8>, _ budget: PDFBudget) throws(Failure) -> [UInt8] {
    // The first byte names the method, 8, and the first two are a multiple of 31.
    let start = bytes.startIndex
    guard bytes.count > 2, bytes[start] & 15 == 8,
      (Int(bytes[start]) << 8 | Int(bytes[start + 1])) % 31 == 0
    else { throw Failure() }
    var decoder = Inflate(bytes, start + 2, budget)
    try decoder.run()
    return decoder.output
  }

  private init(_ bytes: ArraySlice<UInt8>, _ place: Int, _ budget: PDFBudget) {
    (self.bytes, self.place, self.budget) = (bytes, place, budget)
    limit = budget.decodedBytesLeft
  }

  private mutating func run() throws(Failure) {
    // A truncated stream uses memory as well.
    defer { _ = budget.spend(.decodedBytes, output.count) }
    var fixed: (literals: Code, distances: Code)?
    while true {
      guard budget.spend(.blocks) else { throw Failure() }
      let isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1:
        let codes = fixed ?? (Code.fixed(literals: true), Code.fixed(literals: false))
        fixed = codes
        try copyCompressed(codes.literals, codes.distances)
      case 2:
        let (literals, distances) = try readCodes()
        try copyCompressed(literals, distances)
      default: throw Failure()
      }
      if isLast { return }
    }
  }

  // MARK: Bits

  /// Returns the next bits as a number, starting with the lowest bit.
  private mutating func take(_ count: Int) throws(Failure) -> Int {
    while bitCount < count {
      guard place < bytes.endIndex else { throw Failure() }
      bits |= UInt32(bytes[place]) << UInt32(bitCount)
      place += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func symbol(_ code: Code) throws(Failure) -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      value |= try take(1)
      let count = code.counts[length]
      // A damaged code may use up more code words than exist.
      guard value >= first else { throw Failure() }
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Failure()
  }

  // MARK: Blocks

  private mutating func copyStored() throws(Failure) {
    (bits, bitCount) = (0, 0)
    guard place + 4 <= bytes.endIndex else { throw Failure() }
    let length = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    place += 4
    guard place + length <= bytes.endIndex else { throw Failure() }
    try makeRoom(for: length)
    output += bytes[place..<place + length]
    place += length
  }

  private mutating func copyCompressed(_ literals: Code, _ distances: Code) throws(Failure) {
    while true {
      let symbol = try symbol(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        try makeRoom(for: 1)
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengths.count else { throw Failure() }
      let (base, extra) = Self.lengths[symbol - 257]
      let length = base + (try take(extra))
      let code = try self.symbol(distances)
      guard code < Self.distances.count else { throw Failure() }
      let (start, more) = Self.distances[code]
      let distance = start + (try take(more))
      guard distance <= output.count else { throw Failure() }
      try makeRoom(for: length)
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// Checks that the budget allows some more bytes.
  private func makeRoom(for count: Int) throws(Failure) {
    guard output.count + count <= limit else {
      _ = budget.spend(.decodedBytes, count)
      throw Failure()
    }
  }

  private mutating func readCodes() throws(Failure) -> (literals: Code, distances: Code) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var sizes = Array(repeating: 0, count: 19)
    for index in 0..<(try take(4)) + 4 { sizes[order[index]] = try take(3) }
    let code = Code(sizes[...])
    var all: [Int] = []
    while all.count < literalCount + distanceCount {
      switch try symbol(code) {
      case 16:
        guard let last = all.last else { throw Failure() }
        all += Array(repeating: last, count: try take(2) + 3)
      case 17: all += Array(repeating: 0, count: try take(3) + 3)
      case 18: all += Array(repeating: 0, count: try take(7) + 11)
      case let size: all.append(size)
      }
    }
    guard all.count == literalCount + distanceCount else { throw Failure() }
    return (Code(all[..<literalCount]), Code(all[literalCount...]))
  }

  // MARK: Codes

  /// A canonical Huffman code.
  private struct Code {
    /// The number of symbols for each length of a code word.
    private(set) var counts = Array(repeating: 0, count: 16)
    /// The symbols in the order of their code words.
    private(set) var symbols: [Int] = []

    init(_ sizes: ArraySlice<Int>) {
      for size in sizes where size > 0 { counts[size] += 1 }
      // The place of the next symbol of each length.
      var places = Array(repeating: 0, count: 16)
      for length in 2...15 { places[length] = places[length - 1] + counts[length - 1] }
      symbols = Array(repeating: 0, count: places[15] + counts[15])
      for (symbol, size) in sizes.enumerated() where size > 0 {
        symbols[places[size]] = symbol
        places[size] += 1
      }
    }

    /// Returns the fixed Huffman code for literals and lengths, or for distances.
    static func fixed(literals: Bool) -> Code {
      guard literals else { return Code(Array(repeating: 5, count: 30)[...]) }
      return Code(
        (Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
          + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))[...])
    }
  }

  /// The first length and the number of extra bits for each symbol from 257.
  private static let lengths: [(Int, Int)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
    (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
    (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
  ]
  /// The first distance and the number of extra bits for each symbol.
  private static let distances: [(Int, Int)] = [
    (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4),
    (49, 4), (65, 5), (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8),
    (1025, 9), (1537, 9), (2049, 10), (3073, 10), (4097, 11), (6145, 11), (8193, 12), (12289, 12),
    (16385, 13), (24577, 13),
  ]
}
