/// The name of a Swift class in the Objective-C runtime, as stored in documents from old versions of Xcode:
/// `_TtC3App4Card` for the class `Card` in the module `App`.
public struct RuntimeName: Hashable, Sendable {
  /// The module.
  public let module: String
  /// The name in the sources. The name of a nested class includes the enclosing types: `Sheet.Row`.
  public let name: String

  /// Reads a name. Returns nil if it is not the runtime name of a class without generic parameters.
  public init?(_ text: String) {
    var rest = text.utf8[...]
    guard rest.starts(with: "_Tt".utf8) else { return nil }
    rest = rest.dropFirst(3)
    let depth = rest.prefix { Self.kinds.contains($0) }.count
    rest = rest.dropFirst(depth)
    var parts: [String] = []
    while !rest.isEmpty {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0,
        length <= rest.count
      else { return nil }
      parts.append(String(decoding: rest.prefix(length), as: UTF8.self))
      rest = rest.dropFirst(length)
    }
    // The module, and one name for each class or enclosing type.
    guard depth > 0, parts.count == depth + 1 else { return nil }
    module = parts[0]
    name = parts.dropFirst().joined(separator: ".")
  }

  /// The letters for classes, structures and enumerations.
  private static let kinds: [UInt8] = Array("CVO".utf8)
}
