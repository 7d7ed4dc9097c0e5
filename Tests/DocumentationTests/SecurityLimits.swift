import Foundation
import IBRender
import IBTools
import Testing
import XMLTree

/// The table of limits in `SECURITY.md`, from the constants that the readers use.
@Suite struct SecurityLimits {
  private static let rows: [(String, String)] = {
    let limits = Limits()
    return [
      ("size of a document", "\(limits.bytes >> 30) GiB"),
      ("depth of elements in a document", number(limits.depth)),
      ("elements, texts and comments in a document", number(limits.nodes)),
      ("attributes in a document", number(limits.attributes)),
      ("size of a value in a document", "\(limits.valueBytes / 1_000_000) MB"),
      ("size of an image file", "\(ImageLimits.bytes >> 20) MiB"),
      ("side of an image or a picture", "\(number(Int(Picture.longestSide))) pixels"),
      (
        "area of an image, of a PNG, and of all translucent layers of a PNG",
        "\(Picture.mostPixels / 1_000_000) megapixels"
      ),
      ("filters in an SVG", number(ImageLimits.filters)),
      ("radius, deviation, octaves or matrix of a filter", number(Int(ImageLimits.filterSize))),
      ("time for a picture", "\(FileRenderer.secondsPerPicture) s"),
    ]
  }()

  private static func number(_ value: Int) -> String {
    var digits = String(value)
    var place = digits.endIndex
    while let next = digits.index(place, offsetBy: -3, limitedBy: digits.startIndex),
      next > digits.startIndex
    {
      digits.insert(",", at: next)
      place = next
    }
    return digits
  }

  @Test func `the page on security lists the limits of the code`() throws {
    let path = "SECURITY.md"
    let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    let head = "| limit | value |\n| --- | ---: |\n"
    let begin = try #require(text.range(of: head))
    let end = text.range(of: "\n\n", range: begin.upperBound..<text.endIndex)?.lowerBound
    let table = Self.rows.map { "| \($0) | \($1) |" }.joined(separator: "\n")
    let page = text[..<begin.upperBound] + table + text[(end ?? text.endIndex)...]
    try GeneratedFile.check(path, is: String(page), then: "run the tests again")
  }
}
