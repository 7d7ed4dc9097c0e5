/// The Objective-C names that Swift gives methods.
enum ObjectiveCName {
  /// The selector of a method: `tap(_:)` becomes `tap:`, `move(to:animated:)` becomes `moveTo:animated:`.
  static func selector(base: String, _ shape: MethodShape) -> String {
    var labels = shape.labels
    if shape.isAsync {
      labels.append("completionHandler")
    } else if shape.canThrow {
      labels.append("error")
    }
    guard let first = labels.first else { return base }
    var name =
      base + joint(base: base, label: first, isFailure: !shape.isAsync && shape.labels.isEmpty)
    for label in labels.dropFirst() { name += ":" + (label == "_" ? "" : label) }
    return name + ":"
  }

  /// The selector of a setter: `title` has the setter `setTitle:`.
  static func setter(of property: String) -> String { "set\(capitalized(property)):" }

  /// Returns the part that the first argument label adds to the name.
  private static func joint(base: String, label: String, isFailure: Bool) -> String {
    if label == "_" { return "" }
    if isFailure, label == "error" { return "AndReturnError" }
    let joins = prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(base))
    return (joins ? "" : "With") + capitalized(label)
  }

  private static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    else { return text }
    return String(UnicodeScalar(first - 32)) + text.dropFirst()
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func firstWord(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var end = 1
    while end < bytes.count, !isUpper(bytes[end]) { end += 1 }
    return lowercased(bytes.prefix(end))
  }

  private static func lastWord(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let start = bytes.lastIndex(where: isUpper) ?? 0
    return lowercased(bytes[start...])
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { isUpper($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }

  /// The words that Swift treats as prepositions.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
