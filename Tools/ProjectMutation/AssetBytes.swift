import TestSupport

/// The contents of asset catalogs, and the beginnings of image files.
enum AssetBytes {
  /// The `Contents.json` of a set, with values of the wrong type, names that lead elsewhere, and endless depth.
  static func contents(_ random: inout RandomSource) -> String {
    let colors = (0..<random.amount(4, rarely: 300)).map { _ in
      let number = random.pick(["1.000", "0x80", "255", "nan", "1e999", "-0.5", "", "0xFFF"])
      return """
        {"idiom":"\(random.pick(["universal", "ipad", "?"]))","color":{"color-space":"\(random.pick(["srgb", "display-p3", ""]))",
        "components":{"red":"\(number)","green":"0.5","blue":"0","alpha":"\(number)"}}\(appearances(&random))}
        """
    }
    let images = (0..<random.amount(4, rarely: 300)).map { _ in
      let name = random.pick([
        "a.png", "../../a.png", "/etc/hostname", "", ".", "\\u0000.png", "a.pdf", "no.png",
      ])
      let file = random.pick(["\"filename\":\"\(name)\",", "", "\"filename\":{},"])
      return
        "{\(file)\"scale\":\"\(random.pick(["1x", "2x", "9x", "x", "-1x", "1e400x"]))\"\(appearances(&random))}"
    }
    let extra = random.nested([("[", "]"), ("{\"a\":", "}")], "1")
    return """
      {"info":{"version":1,"author":"xcode"},"colors":[\(colors.joined(separator: ","))],
      "images":[\(images.joined(separator: ","))],"data":[{"filename":"a.png"}],"properties":{"x":\(extra)}}
      """
  }

  private static func appearances(_ random: inout RandomSource) -> String {
    random.pick([
      "", ",\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]",
      ",\"appearances\":{}",
    ])
  }

  /// The beginning of an image file with sizes at the edges of their types.
  static func image(_ random: inout RandomSource) -> [UInt8] {
    func number(_ count: Int, _ random: inout RandomSource) -> [UInt8] {
      let all: [UInt8] = (0..<count).map { _ in random.pick([0, 1, 0x7F, 0xFF, 0x20]) }
      return random.below(3) == 0 ? all : [UInt8](repeating: 0, count: count - 1) + [64]
    }
    switch random.below(5) {
    case 0:
      return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        + number(4, &random) + number(4, &random) + [8, 6, 0, 0, 0]
    case 1:
      return Array("GIF89a".utf8) + number(2, &random).reversed() + number(2, &random).reversed()
    case 2:
      var bytes: [UInt8] = [0xFF, 0xD8]
      for _ in 0..<random.amount(5, rarely: 2000) {
        bytes += [0xFF, random.pick([0xE0, 0xC4, 0xDB, 0xFE, 0xD0])] + number(2, &random)
        bytes += [UInt8](repeating: 7, count: random.below(70))
      }
      return bytes + [0xFF, 0xC0, 0, 17, 8] + number(2, &random) + number(2, &random) + [3, 1]
    case 3:
      let value = random.pick([
        "0 0 10 20", "1e308 -1e308 1e308 1e308", "nan 0 1 1", "5 5 5 5", "0 0 9",
      ])
      return Array(
        "%PDF-1.4\n1 0 obj <</MediaBox [\(value)] /CropBox [0 0 \(random.below(9)) 1e99] /UserUnit \(random.pick(["1", "1e300", "-1", "nan"])) /Rotate \(random.pick(["90", "1e400", "-", "45"]))>>"
          .utf8)
    default:
      let size = random.pick(["10", "1e300pt", "50%", "-1", "nan", "1in", ".", "1e308in"])
      return Array(
        "<svg width=\"\(size)\" height='\(size)' viewBox=\"\(random.pick(["0 0 5 5", "0,0,1e999,1", "a", ""]))\" \(random.pick(["", "=", "a=b", "a=\""]))>"
          .utf8)
    }
  }
}
