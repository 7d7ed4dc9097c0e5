import NibFormat
import Testing

@Suite struct KeyedArchiveTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>$archiver</key><string>NSKeyedArchiver</string>
      <key>$version</key><integer>100000</integer>
      <key>$top</key><dict><key>root</key><dict><key>CF$UID</key><integer>1</integer></dict></dict>
      <key>$objects</key>
      <array>
        <string>$null</string>
        <dict>
          <key>$class</key><dict><key>CF$UID</key><integer>3</integer></dict>
          <key>NS.objects</key>
          <array>
            <dict><key>CF$UID</key><integer>2</integer></dict>
            <dict><key>CF$UID</key><integer>0</integer></dict>
          </array>
          <key>flag</key><true/>
          <key>tag</key><integer>7</integer>
          <key>alpha</key><real>0.5</real>
        </dict>
        <string>Title</string>
        <dict>
          <key>$classname</key><string>NSCustomArray</string>
          <key>$classes</key><array><string>NSCustomArray</string></array>
          <key>$classhints</key><array><string>NSArray</string></array>
        </dict>
      </array>
    </dict>
    </plist>
    """

  @Test func `an XML archive becomes a graph`() throws {
    let (graph, container) = try NibGraph.decode(Array(Self.xml.utf8))
    #expect(container == .xmlKeyedArchive)
    #expect(graph.value("root", of: 0) == .object(1))
    #expect(graph.className(of: 1) == "NSCustomArray")
    #expect(graph.fallbackClassNames(of: 1) == ["NSArray"])
    #expect(graph.value("flag", of: 1) == .bool(true))
    #expect(graph.value("tag", of: 1) == .integer(7))
    #expect(graph.value("alpha", of: 1) == .double(0.5))
    let members = graph.values(of: 1).filter { $0.key == "NS.objects" }.map(\.value)
    #expect(members == [.object(2), .nil])
    #expect(graph.className(of: 2) == "NSString")
  }

  @Test(arguments: [
    ("", "not-a-nib"), ("hello", "not-a-nib"), ("bplist00", "invalid-property-list"),
    ("\u{4}\u{B}streamtyped", "typed-stream"), ("<?xml version=\"1.0\"?><document/>", "not-a-nib"),
    ("<plist><dict/></plist>", "not-a-nib"),
    ("<plist><dict></plist>", "invalid-property-list"),
    ("NIBArchive", "truncated-nib"),
  ])
  func `what is not a nib is refused by name`(text: String, id: String) {
    let error = #expect(throws: NibFormatError.self) { try NibGraph.decode(Array(text.utf8)) }
    #expect(error?.kind.rawValue == id)
  }

  @Test(arguments: ["-1", "4", "4294967296", "9223372036854775807", "-9223372036854775808"])
  func `a reference to no object is refused or no reference`(number: String) throws {
    for reference in ["1", "2", "3"] {
      let text = Self.xml.replacing(
        "<key>CF$UID</key><integer>\(reference)<", with: "<key>CF$UID</key><integer>\(number)<")
      #expect(text != Self.xml)
      if let graph = try? NibGraph.decode(Array(text.utf8)).graph {
        #expect(number.hasPrefix("-") && !graph.objects.isEmpty)
      }
    }
  }

  @Test func `a list in a list in a list is refused before it is read`() {
    let open = String(repeating: "<array >", count: 100_000)
    for text in [open, open + String(repeating: "</array>", count: 100_000)] {
      let error = #expect(throws: NibFormatError.self) {
        try NibGraph.decode(Array("<plist>\(text)</plist>".utf8))
      }
      #expect(error?.kind == .tooDeep)
    }
    let flat = String(repeating: "<array/><dict></dict>", count: 1000)
    let error = #expect(throws: NibFormatError.self) {
      try NibGraph.decode(Array("<plist><array>\(flat)</array></plist>".utf8))
    }
    #expect(error?.kind == .notANib)
  }

  @Test func `comments, sections and instructions do not hide how deep a list is`() {
    for disguise in ["<!-- > </array> -->", "<?a </array> ?>", "<!-- </array></array> -->"] {
      let text = String(repeating: "<array>" + disguise, count: 20_000)
      let error = #expect(throws: NibFormatError.self) {
        try NibGraph.decode(Array("<plist>\(text)</plist>".utf8))
      }
      #expect(error?.kind == .tooDeep)
    }
  }

  @Test func `references, sections and comments are part of texts`() throws {
    let text = Self.xml.replacing(
      "<string>Title</string>",
      with: "<string>A &amp; &#66;<!-- no --><![CDATA[ <C> ]]>&#x44;</string>")
    let graph = try NibGraph.decode(Array(text.utf8)).graph
    #expect(graph.value("NS.bytes", of: 2) == .data(Array("A & B <C> D".utf8)[...]))
  }

  @Test func `a binary list that repeats a large text is refused`() {
    // An array that names one text of 200 kB 30,000 times.
    var bytes = Array("bplist00".utf8)
    bytes += [0xAF, 0x12, 0, 0, 0x75, 0x30]
    bytes += (0..<30_000).flatMap { _ in [0, 1] as [UInt8] }
    let text = bytes.count
    bytes += [0x5F, 0x12, 0, 3, 0x0D, 0x40] + [UInt8](repeating: 0x61, count: 200_000)
    let table = bytes.count
    for offset in [8, text] {
      bytes += [UInt8(offset >> 16 & 255), UInt8(offset >> 8 & 255), UInt8(offset & 255)]
    }
    bytes += [0, 0, 0, 0, 0, 0, 3, 2]
    for number in [2, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(number >> ($0 * 8) & 255) }
    }
    let error = #expect(throws: NibFormatError.self) { try NibGraph.decode(bytes) }
    #expect(error?.kind == .tooDeep && error?.message.contains("bytes when expanded") == true)
  }

  @Test func `a binary list that describes an endless value is refused`() {
    // Three arrays, each of the next one sixty-four times: a quarter of a million members in 260 bytes.
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    var lists: [UInt8] = []
    for level in UInt8(0)..<3 {
      offsets.append(UInt8(bytes.count + lists.count))
      lists += [0xAF, 0x10, 64] + [UInt8](repeating: level + 1, count: 64)
    }
    offsets.append(UInt8(bytes.count + lists.count))
    lists.append(0x09)
    bytes += lists
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(offsets.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    let error = #expect(throws: NibFormatError.self) { try NibGraph.decode(bytes) }
    #expect(error?.kind == .tooDeep)
  }
}
