/// The symbol that Xcode generates for an image or color of an asset catalog: `.tideTable` for `tide_table`.
public struct AssetSymbol: Sendable {
  /// The name with the kind at its end, such as `moonImage`.
  public let full: String
  /// The name without the kind at its end, such as `moon`.
  public let name: String

  /// Makes the symbol of an asset; nil if there is none.
  public init?(_ asset: String, _ kind: DocumentUse.Kind) {
    let parts = asset.split { !($0.isLetter || $0.isNumber) }
    guard let first = parts.first else { return nil }
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    full = first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
    let suffix = kind == .image ? "Image" : "Color"
    let hasSuffix = full.hasSuffix(suffix) && full.count > suffix.count
    name = hasSuffix ? String(full.dropLast(suffix.count)) : full
  }

  /// Returns the ranges of the symbol in a source: `.moon` without a receiver, or of the type of a resource.
  public static func ranges(
    of name: String, in source: SourceNames, _ bytes: [UInt8]
  ) -> [Range<Int>] {
    let items = SourceItems(source, bytes)
    return items.items.indices.compactMap { index in
      guard case .word(let token) = items.items[index], token.text == name,
        items.isMark(index - 1, ".")
      else { return nil }
      if let receiver = items.word(index - 2) {
        return ["ImageResource", "ColorResource", "return"].contains(receiver) ? token.range : nil
      }
      let isChained = items.isAdjacent(index - 2, index - 1)
      return items.isMark(index - 2, "(", ",", ":", "=", "[")
        || items.isMark(index - 2, "?") && !isChained
        ? token.range : nil
    }
  }
}
