package import HeadlessUIKit

extension HeadlessDevice {
  /// Returns a device by Interface Builder's name for it, or by the name of a model: `retina6_12`, `iPhone 15`,
  /// `iphone15`. Returns nil if there is none, or if the name of a model without its generation is ambiguous.
  package static func named(_ name: String) -> HeadlessDevice? {
    if let device = Self(identifier: name) { return device }
    let wanted = letters(of: name[...])
    if let exact = all.first(where: { $0.models.contains { letters(of: $0[...]) == wanted } }) {
      return exact
    }
    let similar = all.filter {
      $0.models.contains { letters(of: $0.prefix { $0 != "(" }) == wanted }
    }
    return similar.count == 1 ? similar[0] : nil
  }

  /// The names of the models that have this screen. In ``name``, later models omit the first word.
  private var models: [String] {
    let parts = name.split(separator: ", ").map(String.init)
    let family = name.prefix { $0 != " " && $0 != "," }
    return parts.map { $0.hasPrefix(family.prefix(2)) ? $0 : "\(family) \($0)" }
  }

  private static func letters(of name: Substring) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
