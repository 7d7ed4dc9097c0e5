/// The URIs of files in the protocol: `file:///Users/me/My%20App/Main.xib`.
enum FileURI {
  /// Returns the path for a URI, or the URI itself if it is not a file URI.
  static func path(of uri: String) -> String {
    guard uri.hasPrefix("file://") else { return uri }
    let rest = uri.dropFirst("file://".count)
    // A host before the path refers to this machine.
    let path = Array((rest.utf8.firstIndex(of: UInt8(ascii: "/")).map { rest[$0...] } ?? rest).utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < path.count {
      if path[index] == UInt8(ascii: "%"), index + 2 < path.count,
        let byte = UInt8(String(decoding: path[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(path[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the URI of a file.
  /// - Parameter path: An absolute path.
  static func uri(of path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "file://") { uri, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~/+@".utf8.contains(byte): uri.unicodeScalars.append(Unicode.Scalar(byte))
      default: uri += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
