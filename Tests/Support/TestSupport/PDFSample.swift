/// A PDF file under construction, with one page of 20 by 10 points.
public struct PDFSample {
  private var bytes = Array("%PDF-1.5\n".utf8)

  /// Creates a file with a page whose content is the object 4.
  /// - Parameters:
  ///   - page: More entries of the page, such as `/Rotate 90`.
  ///   - resources: The dictionary of the page's resources.
  ///   - contents: The content streams of the page.
  public init(page: String = "", resources: String = "<< >>", contents: String = "4 0 R") {
    add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    add(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >>")
    add(3, "<< /Type /Page /Parent 2 0 R /Contents \(contents) /Resources \(resources) \(page) >>")
  }

  /// The bytes of the file.
  public var file: [UInt8] { bytes + Array("%%EOF\n".utf8) }

  /// Adds an object.
  public mutating func add(_ number: Int, _ value: String) {
    bytes += Array("\(number) 0 obj \(value) endobj\n".utf8)
  }

  /// Adds an object with a stream.
  /// - Parameter entries: The entries of the stream's dictionary except its length.
  public mutating func add(_ number: Int, _ entries: String = "", stream: [UInt8]) {
    bytes += Array("\(number) 0 obj << \(entries) /Length \(stream.count) >>\nstream\n".utf8)
    bytes += stream + Array("\nendstream endobj\n".utf8)
  }

  /// Adds an object with a stream of text.
  public mutating func add(_ number: Int, _ entries: String = "", stream: String) {
    add(number, entries, stream: Array(stream.utf8))
  }

  /// Adds objects in a compressed stream.
  public mutating func add(_ number: Int, packing objects: [(number: Int, value: String)]) {
    var (index, values) = ("", "")
    for object in objects {
      index += "\(object.number) \(values.utf8.count) "
      values += object.value + " "
    }
    add(
      number, "/Type /ObjStm /N \(objects.count) /First \(index.utf8.count) /Filter /FlateDecode",
      stream: ZlibSample.stored(Array((index + values).utf8)))
  }
}

/// Streams in the format of zlib, whose checksums are zero.
public enum ZlibSample {
  /// Returns a stream that contains bytes as they are.
  public static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, bytes.count)
      let (low, high) = (UInt8((end - start) & 255), UInt8((end - start) >> 8))
      stream += [end == bytes.count ? 1 : 0, low, high, ~low, ~high] + bytes[start..<end]
      start = end
    } while start < bytes.count
    return stream + [0, 0, 0, 0]
  }

  /// Returns a stream that contains many spaces, 258 of them in each 13 bits.
  /// - Parameter count: The number of repetitions of 258 spaces.
  public static func spaces(_ count: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.append(0b011, 3)
    // A space has the number 32, and so the code word 0x30 + 32.
    bits.append(word: 0x50, 8)
    for _ in 0..<count {
      bits.append(word: 0b1100_0101, 8)
      bits.append(word: 0, 5)
    }
    bits.append(word: 0, 7)
    return [0x78, 0x01] + bits.bytes + [0, 0, 0, 0]
  }

  /// Returns a stream of empty blocks with the fixed code.
  public static func emptyBlocks(_ count: Int) -> [UInt8] {
    var bits = BitWriter()
    for index in 0..<count { bits.append(index == count - 1 ? 0b011 : 0b010, 10) }
    return [0x78, 0x01] + bits.bytes + [0, 0, 0, 0]
  }

  /// Bits that fill bytes from their lowest bits.
  private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    mutating func append(_ value: Int, _ length: Int) {
      for bit in 0..<length {
        if count % 8 == 0 { bytes.append(0) }
        bytes[count / 8] |= UInt8(value >> bit & 1) << UInt8(count % 8)
        count += 1
      }
    }

    /// Appends a code word, whose highest bit comes first.
    mutating func append(word: Int, _ length: Int) {
      for bit in (0..<length).reversed() { append(word >> bit & 1, 1) }
    }
  }
}
