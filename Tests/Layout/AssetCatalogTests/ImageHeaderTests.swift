import AssetCatalog
import Testing

@Suite struct ImageHeaderTests {
  private func size(_ bytes: [UInt8], allowsSVG: Bool = false) -> [Int]? {
    ImageHeader(bytes, allowsSVG: allowsSVG).map { [$0.width, $0.height] }
  }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 2, 0, 0, 0, 3]

  @Test func `the size of a PNG is in its first chunk`() {
    #expect(size(Self.png) == [258, 3])
    #expect(size(Array(Self.png.dropLast())) == nil)
  }

  @Test func `the size of a GIF has its low bytes first`() {
    #expect(size(Array("GIF89a".utf8) + [4, 1, 2, 0]) == [260, 2])
  }

  @Test func `the size of a JPEG is in its frame, after other segments`() {
    let comment: [UInt8] = [0xFF, 0xFE, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0, 30, 0, 40, 3]
    #expect(size([0xFF, 0xD8] + comment + frame) == [40, 30])
    // A table of Huffman codes has a number like those of frames.
    let table: [UInt8] = [0xFF, 0xC4, 0, 8, 0, 1, 0, 2, 0, 3]
    #expect(size([0xFF, 0xD8] + table + frame) == [40, 30])
    #expect(size([0xFF, 0xD8] + comment) == nil)
  }

  @Test func `an SVG has a size only where it is allowed`() {
    let text = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="12" height="34"/>"#.utf8)
    #expect(size(text) == nil)
    #expect(size(text, allowsSVG: true) == [12, 34])
  }

  @Test(arguments: ["nan 0 1 1", "1e308 -1e308 1e308 1e308", "0 0 1e999 5"])
  func `a page whose corners are no numbers or beyond any page has no size`(box: String) {
    #expect(ImageHeader(Array("%PDF-1.4 <</MediaBox [\(box)] /CropBox [0 0 9 9]>>".utf8)) == nil)
    #expect(
      ImageHeader(Array("%PDF-1.4 <</MediaBox [0 0 9 8] /CropBox [\(box)]>>".utf8))?.height == 8)
  }

  @Test func `every prefix of a file is read or refused`() {
    for count in 0...Self.png.count { _ = size(Array(Self.png.prefix(count)), allowsSVG: true) }
    #expect(size([]) == nil && size(Array("text".utf8), allowsSVG: true) == nil)
  }
}
