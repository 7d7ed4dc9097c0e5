import Foundation
import HeadlessUIKit
import InterfaceBuilder
import NibCompiler
import NibFormat
import TestSupport
import Testing

/// Files that are damaged or no nibs are refused by name when they are loaded.
@MainActor @Suite(.ownEnvironment) struct DamagedFileTests {
  private let file = "Folder/Damaged.nib"

  /// A compiled nib with a view, a label and an outlet.
  private func archive() throws -> [UInt8] {
    let document = Documents.xib(
      """
              <view id="roo-tv-iew">
                  <subviews>
                      <label id="lab-el-one" text="Slip"/>
                      <textField id="fie-ld-one">
                          <connections><outlet property="delegate" destination="roo-tv-iew" id="o"/></connections>
                      </textField>
                  </subviews>
              </view>
      """)
    return NIBArchive.encode(
      try NibCompiler().compile(IBDocument(parsing: Array(document.utf8))).graph)
  }

  /// The error of a file's bytes, which names the file; nil where they load.
  private func error(_ bytes: [UInt8]) -> NibError? {
    do throws(NibError) {
      _ = try UINib(contents: bytes, name: file).instantiated(withOwner: nil)
      return nil
    } catch {
      return error
    }
  }

  @Test func `every truncation is an error that names the file`() throws {
    let bytes = try archive()
    #expect(error(bytes) == nil)
    for length in 0..<bytes.count {
      let error = error(Array(bytes[..<length]))
      #expect(error?.kind == .unreadableNib && error?.document == file, "\(length) bytes")
    }
  }

  @Test func `no flipped bit crashes a load, and what is refused names the file`() throws {
    let bytes = try archive()
    var refused = 0
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      guard let error = error(damaged), error.kind == .unreadableNib else { continue }
      refused += 1
      #expect(error.document == file)
    }
    #expect(refused > 0 && refused < bytes.count)
  }

  @Test(arguments: Array(0..<8), [0xFFFF_FFFF, 0x8000_0000] as [UInt32])
  func `a count or offset that is out of range is an error that names the file`(
    _ field: Int, _ number: UInt32
  ) throws {
    var bytes = try archive()
    // Behind the magic and two versions: a count and an offset for each of four tables.
    let start = 18 + field * 4
    for byte in 0..<4 { bytes[start + byte] = UInt8(truncatingIfNeeded: number >> (byte * 8)) }
    let error = error(bytes)
    #expect(error?.kind == .unreadableNib && error?.document == file)
  }

  @Test(
    arguments: [
      ([0x7F, 0x7F, 0x7F, 0x7F, 0x87], "truncated-nib"),
      ([0x00, 0x00, 0x00, 0x00, 0x90], "number-too-large"),
    ] as [([UInt8], String)])
  func `a length of two or four gibibytes is an error that names the file`(
    _ length: [UInt8], _ rule: String
  ) throws {
    var bytes = try archive()
    // The length of four bytes, marked as its last digit, and the bytes; then one of five digits of seven bits.
    let text = [0x84] + Array("Slip".utf8)
    let places = bytes.indices.filter { bytes[$0...].starts(with: text) }
    let place = try #require(places.first)
    bytes.replaceSubrange(place..<place + text.count, with: length)
    let error = error(bytes)
    #expect(places.count == 1 && error?.kind == .unreadableNib && error?.document == file)
    #expect(error?.rule == rule)
  }

  @Test(arguments: [
    ("bplist00", "invalid-property-list"),
    (
      "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>App</string></dict></plist>",
      "not-a-nib"
    ),
    ("<plist version=\"1.0\"><array><string>a</string></array></plist>", "not-a-nib"),
    ("<plist version=\"1.0\"><dict>", "invalid-property-list"),
    ("", "not-a-nib"), ("{\"objects\": []}", "not-a-nib"), ("NIBArchive", "truncated-nib"),
  ])
  func `a property list that is not a nib, or not a list, is refused by the rule`(
    _ text: String, _ rule: String
  ) {
    let error = error(Array(text.utf8))
    #expect(error?.kind == .unreadableNib && error?.document == file && error?.rule == rule)
  }

  @Test func `both forms of a load say the same of a file that is none`() throws {
    let nib = UINib(data: Data("no nib".utf8), bundle: nil)
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: nil) }
    #expect(FailureLog.during { _ = nib.instantiate(withOwner: nil) } == [error])
    #expect(error.document == "nib in memory")
  }

  // MARK: Nibs in nibs

  /// A list with a prototype, whose nib is that of the list inside it, so many times.
  private func nested(_ levels: Int) throws -> [UInt8] {
    var inner = try archive()
    for _ in 0..<levels {
      var builder = NibGraphBuilder()
      let root = builder.addObject("NSObject")
      let objects = builder.addObject("NSArray")
      let list = builder.addObject("UITableView")
      let prototypes = builder.addObject("NSDictionary")
      let key = builder.addObject("NSString")
      let nib = builder.addObject("UINib")
      let data = builder.addObject("NSData")
      builder.add("NS.bytes", data: Array("Row".utf8), to: key)
      builder.add("NS.bytes", data: inner, to: data)
      builder.add("archiveData", object: data, to: nib)
      builder.add("UINibEncoderEmptyKey", object: key, to: prototypes)
      builder.add("UINibEncoderEmptyKey", object: nib, to: prototypes)
      builder.add("UITableViewCellPrototypeNibs", object: prototypes, to: list)
      builder.add("UINibEncoderEmptyKey", object: list, to: objects)
      builder.add("UINibTopLevelObjectsKey", object: objects, to: root)
      builder.add("UINibObjectsKey", object: objects, to: root)
      inner = NIBArchive.encode(builder.finish())
    }
    return inner
  }

  @Test func `nibs nested hundreds deep are read one at a time, as they are asked for`() throws {
    var loaded = try UINib(contents: nested(300), name: file).load(withOwner: nil)
    for _ in 0..<300 { loaded = try #require(try loaded.prototypes().first).nib }
    #expect((loaded.topLevelObjects.first as? UIView)?.subviews.count == 2)
  }
}
