/// A parser that splits a stream of bytes into messages. Each message has a header with its length: `Content-Length:
/// 52`.
public struct MessageFraming: Sendable {
  private var bytes: [UInt8] = []
  private static let longestHeader = 4096
  /// The maximum length of a message, in bytes.
  private static let longestMessage = 1 << 28

  /// An error after which the stream is unusable.
  public struct Failure: Error, Hashable, Sendable {
    /// A description of the problem.
    public let reason: String
  }

  /// Creates a parser for a new stream.
  public init() {}

  /// Adds received bytes.
  public mutating func add(_ bytes: some Sequence<UInt8>) { self.bytes += bytes }

  /// Removes and returns the next message, or returns nil if it is not complete.
  /// - Throws: A ``Failure`` if the header contains no valid length.
  public mutating func next() throws(Failure) -> [UInt8]? {
    guard let end = headerEnd else {
      guard bytes.count <= Self.longestHeader else {
        throw Failure(reason: "the header of a message has more than \(Self.longestHeader) bytes")
      }
      return nil
    }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(whereSeparator: \.isNewline)
    let lengths = lines.compactMap { line -> Int? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
      return Int(parts[1].filter { !$0.isWhitespace })
    }
    guard let length = lengths.first, (0...Self.longestMessage).contains(length) else {
      throw Failure(reason: "the header of a message has no valid Content-Length")
    }
    let start = end + 4
    guard bytes.count - start >= length else { return nil }
    let message = Array(bytes[start..<start + length])
    bytes.removeFirst(start + length)
    return message
  }

  private var headerEnd: Int? {
    guard bytes.count >= 4 else { return nil }
    let last = min(bytes.count - 4, Self.longestHeader)
    return (0...last).first {
      bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
    }
  }

  /// Returns a message with its header.
  public static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
