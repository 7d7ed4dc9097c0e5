import NibFormat
import Testing

@Suite struct NIBArchiveTests {
  /// A small nib with a value of every type.
  static func sample() -> NibGraph {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let color = builder.addObject("UIColor", fallbacks: ["NSColor"])
    builder.add("small", Int64(127), to: root)
    builder.add("medium", Int64(128), to: root)
    builder.add("large", Int64(40_000), to: root)
    builder.add("huge", Int64(3_000_000_000), to: root)
    builder.add("negative", Int64(-1), to: root)
    builder.add("yes", true, to: root)
    builder.add("no", false, to: root)
    builder.add("float", Float(0.5), to: color)
    builder.add("double", 0.25, to: color)
    builder.add("text", data: "Größe".utf8, to: color)
    builder.add("nothing", object: nil, to: color)
    builder.add("self", object: color, to: color)
    builder.add("member", object: color, to: root)
    builder.add("member", object: root, to: root)
    return builder.finish()
  }

  @Test func `a graph survives its container`() throws {
    let graph = Self.sample()
    #expect(try NIBArchive.decode(NIBArchive.encode(graph)) == graph)
  }

  @Test func `values are what was put in`() throws {
    let graph = try NIBArchive.decode(NIBArchive.encode(Self.sample()))
    #expect(graph.className(of: 1) == "UIColor")
    #expect(graph.fallbackClassNames(of: 1) == ["NSColor"])
    #expect(graph.value("negative", of: 0) == .integer(-1))
    #expect(graph.value("yes", of: 0) == .bool(true))
    #expect(graph.value("float", of: 1) == .float(0.5))
    #expect(graph.value("double", of: 1) == .double(0.25))
    #expect(graph.value("nothing", of: 1) == .nil)
    #expect(graph.value("missing", of: 1) == nil)
    guard case .data(let bytes)? = graph.value("text", of: 1) else {
      Issue.record("no data")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "Größe")
    let members = graph.values(of: 0).filter { $0.key == "member" }.map(\.value)
    #expect(members == [.object(1), .object(0)])
  }

  @Test(arguments: [
    (Int64(0), NibValueType.int8), (127, .int8), (128, .int16), (32_767, .int16), (32_768, .int32),
    (2_147_483_647, .int32), (2_147_483_648, .int64), (-1, .int64),
  ])
  func `a number takes the type that Apple's encoder chooses`(
    number: Int64, type: NibValueType
  ) throws {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    builder.add("n", number, to: root)
    let graph = try NIBArchive.decode(NIBArchive.encode(builder.finish()))
    #expect(graph.values[0].type == type)
    #expect(graph.value("n", of: root) == .integer(number))
  }

  @Test func `long keys, long data and narrow negative numbers are read as the usual ones are`()
    throws
  {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let lengths = [0, 1, 127, 128, 16_383, 16_384, 70_000]
    for number in 0..<20_000 {
      let key = NibKey(named: "key\(number)")
      switch number % 4 {
      case 0: builder.add(key, Int64(number), to: root)
      case 1: builder.add(key, Double(number), to: root)
      case 2: builder.add(key, object: number % 8 == 2 ? root : nil, to: root)
      default:
        let length = number < 40 ? lengths[number / 4 % lengths.count] : 3
        builder.add(key, data: [UInt8](repeating: UInt8(number % 256), count: length), to: root)
      }
    }
    var graph = builder.finish()
    for (index, type) in [NibValueType.int8, .int16, .int32, .int64].enumerated() {
      graph.values[index * 4].type = type
      graph.values[index * 4].bits = UInt64(bitPattern: -1 - Int64(index))
    }
    let read = try NIBArchive.decode(NIBArchive.encode(graph))
    #expect(read == graph)
    #expect(read.value("key8", of: root) == .integer(-3))
    #expect(read.value("key19999", of: root) == .data([31, 31, 31]))
  }

  @Test func `values may be the last table, and their data may not end behind the file`() throws {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    builder.add("small", Int64(1), to: root)
    builder.add("data", data: Array(1...100), to: root)
    let graph = builder.finish()
    var bytes = NIBArchive.encode(graph)
    // The offsets of the values and of the classes behind them are numbers of the header.
    let values = bytes[Int(bytes[38])..<Int(bytes[38]) + 3 + 103]
    #expect(bytes[46] == UInt8(values.endIndex))
    bytes[38] = UInt8(bytes.count)
    bytes += values
    let read = try NIBArchive.decode(bytes)
    #expect(read == graph)
    bytes[bytes.count - 101] += 1
    let error = #expect(throws: NibFormatError.self) { try NIBArchive.decode(bytes) }
    #expect(error?.kind == .truncated)
  }

  @Test func `names beyond ASCII are read, and invalid UTF-8 is refused`() throws {
    var builder = NibGraphBuilder()
    let root = builder.addObject("Größe")
    builder.add("länge", Int64(1), to: root)
    let bytes = NIBArchive.encode(builder.finish())
    let graph = try NIBArchive.decode(bytes)
    #expect(graph.className(of: 0) == "Größe" && graph.keys == ["länge"])
    for (index, byte) in bytes.enumerated() where byte == 0xC3 {
      var damaged = bytes
      damaged[index] = 0xFF
      let error = #expect(throws: NibFormatError.self) { try NIBArchive.decode(damaged) }
      #expect(error?.kind == .invalidText)
    }
  }

  @Test func `bytes behind the tables stay`() throws {
    let bytes = NIBArchive.encode(Self.sample()) + Array("LNE\0".utf8)
    let graph = try NIBArchive.decode(bytes)
    #expect(graph.trailing == Array("LNE\0".utf8))
    #expect(NIBArchive.encode(graph) == bytes)
  }

  @Test func `the dump names classes, keys, types and values`() {
    let lines = Self.sample().dump().split(separator: "\n").map { String($0) }
    #expect(lines[0] == "NIBArchive, 2 objects, 14 values")
    #expect(lines.contains("1: UIColor (else NSColor)"))
    #expect(lines.contains("    member = object 1 UIColor"))
    #expect(lines.contains("    text = data \"Größe\""))
    #expect(lines.contains("    negative = int64 -1"))
  }

  @Test func `an embedded nib is shown in place`() {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSData")
    builder.add("NS.bytes", data: NIBArchive.encode(Self.sample()), to: root)
    #expect(builder.finish().dump().contains("    | 1: UIColor (else NSColor)"))
  }

  // MARK: Damage

  @Test func `every truncation is an error`() {
    let bytes = NIBArchive.encode(Self.sample())
    for length in 0..<bytes.count {
      #expect(throws: NibFormatError.self) {
        try NIBArchive.decode(Array(bytes[..<length]))
      }
    }
  }

  @Test func `no flipped byte crashes, and what still reads can be written`() {
    let bytes = NIBArchive.encode(Self.sample())
    var read = 0
    for index in bytes.indices {
      for flip: UInt8 in [0x01, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= flip
        guard let graph = try? NIBArchive.decode(damaged) else { continue }
        read += 1
        _ = graph.dump()
        #expect(!NIBArchive.encode(graph).isEmpty)
      }
    }
    #expect(read > 0 && read < bytes.count * 3)
  }

  @Test func `a table larger than the file is refused before memory is taken`() {
    var bytes = NIBArchive.encode(Self.sample())
    for index in 18..<22 { bytes[index] = 0xFF }
    #expect(throws: NibFormatError.self) { try NIBArchive.decode(bytes) }
  }

  @Test func `objects that share values, and classes with endless alternatives, are refused`()
    throws
  {
    var graph = Self.sample()
    graph.objects[1].firstValue = 0
    graph.objects[1].valueCount = graph.values.count
    var error = #expect(throws: NibFormatError.self) {
      try NIBArchive.decode(NIBArchive.encode(graph))
    }
    #expect(error?.kind == .invalidCount)
    graph = Self.sample()
    graph.classes[0].fallbacks = Array(repeating: 1, count: 1000)
    error = #expect(throws: NibFormatError.self) {
      try NIBArchive.decode(NIBArchive.encode(graph))
    }
    #expect(error?.kind == .invalidCount)
  }

  @Test func `a nib in a nib in a nib is shown to a depth, in time that grows with its size`() {
    var bytes = NIBArchive.encode(Self.sample())
    for _ in 0..<100 {
      var builder = NibGraphBuilder()
      let data = builder.addObject("NSData")
      builder.add("NS.bytes", data: bytes, to: data)
      bytes = NIBArchive.encode(builder.finish())
    }
    let dump = (try? NIBArchive.decode(bytes))?.dump() ?? ""
    let marks = dump.split(separator: "\n").map { $0.split(separator: "|").count - 1 }
    #expect(marks.max() == NibGraph.shownLevels)
  }

  @Test func `a long string is cut where it is referred to`() {
    var builder = NibGraphBuilder()
    let list = builder.addObject("NSArray")
    let text = builder.addObject("NSString")
    builder.add("NS.bytes", data: Array(repeating: UInt8(ascii: "x"), count: 100_000), to: text)
    for _ in 0..<1000 { builder.add("UINibEncoderEmptyKey", object: text, to: list) }
    #expect(builder.finish().dump().utf8.count < 600_000)
  }

  @Test func `an index out of range names what it refers to`() throws {
    var graph = Self.sample()
    graph.objects[1].classIndex = 99
    let error = #expect(throws: NibFormatError.self) {
      try NIBArchive.decode(NIBArchive.encode(graph))
    }
    #expect(error?.kind == .indexOutOfRange)
    #expect(error?.message.contains("class 99") == true)
  }
}
