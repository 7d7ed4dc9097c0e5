import Foundation

/// A check of SVG files, which are drawn by picture libraries and browsers.
enum SVGFile {
  /// Returns why a file cannot be drawn, or nil if it can be.
  ///
  /// A few bytes can cause any amount of work, through large filters and nested entities. Therefore, a file may have
  /// only small filters (``ImageLimits``), and may declare no entities.
  static func problem(with data: Data) -> String? {
    guard data.range(of: Data("<svg".utf8)) != nil || data.range(of: Data(":svg".utf8)) != nil
    else { return "it contains no SVG" }
    if data.range(of: Data("<!ENTITY".utf8)) != nil { return "it declares entities" }
    if data.contains(0) { return "it is not encoded in UTF-8" }
    let text = String(decoding: data, as: UTF8.self)
    var filters = 0
    for part in text.split(separator: "<").dropFirst() {
      let tag = part.prefix { $0 != ">" }
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" }.split(separator: ":").last ?? ""
      guard name.hasPrefix("fe"), name.dropFirst(2).first?.isUppercase == true else { continue }
      filters += 1
      guard filters <= ImageLimits.filters else {
        return "it has more than \(ImageLimits.filters) filters"
      }
      for attribute in ["stdDeviation", "radius", "numOctaves", "order"] {
        guard let largest = numbers(of: attribute, in: tag).max() else { continue }
        guard largest <= ImageLimits.filterSize else {
          return
            "the '\(attribute)' of a filter is \(largest), but the maximum is \(Int(ImageLimits.filterSize))"
        }
      }
    }
    return nil
  }

  /// Returns the numbers in an attribute of a tag, and in attributes whose names end in its name.
  private static func numbers(of attribute: String, in tag: Substring) -> [Double] {
    tag.ranges(of: attribute).flatMap { place -> [Double] in
      let value = tag[place.upperBound...].drop { $0.isWhitespace || $0 == "=" }
      guard let quote = value.first, quote == "\"" || quote == "'" else { return [] }
      let numbers = value.dropFirst().prefix { $0 != quote }
      return numbers.split { $0.isWhitespace || $0 == "," }.map { abs(Double($0) ?? .infinity) }
    }
  }
}
