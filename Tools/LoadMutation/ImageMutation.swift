import Foundation
import TestSupport

extension PictureProbe {
  /// Writes an image file with damaged bytes for a seed, and returns its location.
  static func damagedImage(seed: UInt64) throws -> URL {
    var random = RandomSource(seed: seed)
    let kinds: [(bytes: [UInt8], ending: String)] = [
      (png, "png"), (gif, "gif"), (jpeg, "jpg"), (Array(svg.utf8), "svg"),
      (Array(pdf.utf8), "pdf"),
    ]
    let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
    var bytes = kind.bytes
    for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place...)
      case 2: bytes.insert(contentsOf: bytes[place...].prefix(16), at: place)
      default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    }
    let file = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString).\(kind.ending)")
    try Data(bytes).write(to: file)
    return file
  }

  /// A PNG with one gray pixel.
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
    0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78,
    0x9C, 0x63, 0x68, 0, 0, 0, 0x82, 0, 0x81, 0x77, 0xCD, 0x72, 0xB6, 0, 0, 0, 0, 0x49, 0x45, 0x4E,
    0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
  /// A GIF with one white pixel.
  private static let gif: [UInt8] =
    Array("GIF89a".utf8) + [
      1, 0, 1, 0, 0x80, 0, 0, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2,
      0x44,
      1, 0, 0x3B,
    ]
  /// The headers of a JPEG of eight by eight pixels, with an empty scan.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + Array(repeating: 16, count: 64) + [
      0xFF, 0xC0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0, 0xFF, 0xC4, 0, 20, 0, 1, 0, 0, 0, 0, 0, 0, 0,
      0,
      0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xC4, 0, 20, 0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0,
      0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x3F, 0xFF, 0xD9,
    ]
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="4" fill="red"/></svg>
    """
  private static let pdf = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /MediaBox [0 0 8 8] >> endobj
    3 0 obj << /Type /Page /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >> endobj
    4 0 obj << /Length 41 >> stream
    q 1 0 0 rg 2 0 0 2 0 0 cm 0 0 2 2 re f /F Do Q
    endstream endobj
    5 0 obj << /Subtype /Form /BBox [0 0 4 4] /Length 30 >> stream
    0 0 m 1 2 3 4 5 6 c h W* n 0 0 8 8 re S
    endstream endobj
    """
}
