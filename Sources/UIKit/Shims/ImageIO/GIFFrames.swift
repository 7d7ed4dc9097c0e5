import Foundation

/// The images of a GIF file, as far as its blocks say: the pixels stay compressed.
struct GIFFrames {
  /// One image: the file that contains it alone, and the time for which it is shown.
  struct Frame {
    let file: Data
    /// The delay in seconds as stored; nil if there is none.
    let delay: Double?
  }

  let width: Int
  let height: Int
  private(set) var frames: [Frame] = []
  /// How often the images are repeated, as stored: 0 for endlessly; nil if the file does not say it.
  private(set) var loopCount: Int?
  /// Whether the file ends where its blocks do.
  private(set) var isComplete = false

  private let bytes: [UInt8]
  private var position = 0
  /// The extension before the next image that says how it is shown.
  private var control = 0..<0

  /// Reads a file; nil if it is not a GIF.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    guard bytes.count >= 13, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    width = Int(bytes[6]) | Int(bytes[7]) << 8
    height = Int(bytes[8]) | Int(bytes[9]) << 8
    let head = 13 + Self.tableSize(bytes[10])
    guard head <= bytes.count else { return }
    position = head
    while position < bytes.count, readBlock(head: head) {}
  }

  /// The size of the color table that a byte of flags announces.
  private static func tableSize(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// Reads a block.
  /// - Returns: Whether another one follows.
  private mutating func readBlock(head: Int) -> Bool {
    switch bytes[position] {
    case 0x21: return readExtension()
    case 0x2C: return readImage(head: head)
    case 0x3B: isComplete = true
    default: break
    }
    return false
  }

  /// Moves past sub-blocks, which end with one of length 0.
  private mutating func skipSubBlocks() -> Bool {
    while position < bytes.count {
      let length = Int(bytes[position])
      position += length + 1
      if length == 0 { return position <= bytes.count }
    }
    return false
  }

  private mutating func readExtension() -> Bool {
    let start = position
    guard position + 2 < bytes.count else { return false }
    let label = bytes[position + 1]
    position += 2
    let content = position + 1
    guard skipSubBlocks() else { return false }
    if label == 0xF9 { control = start..<position }
    let loops = Array("NETSCAPE2.0".utf8) + [3, 1]
    if label == 0xFF, bytes[content..<position].starts(with: loops), content + 14 < position {
      loopCount = Int(bytes[content + 13]) | Int(bytes[content + 14]) << 8
    }
    return true
  }

  private mutating func readImage(head: Int) -> Bool {
    let start = position
    guard position + 9 < bytes.count else { return false }
    position += 10 + Self.tableSize(bytes[position + 9]) + 1
    guard position < bytes.count, skipSubBlocks() else { return false }
    let delay: Double? =
      control.count >= 8
      ? Double(Int(bytes[control.lowerBound + 4]) | Int(bytes[control.lowerBound + 5]) << 8) / 100
      : nil
    let file = bytes[..<head] + bytes[control] + bytes[start..<position] + [0x3B]
    frames.append(Frame(file: Data(file), delay: delay))
    control = 0..<0
    return true
  }
}
