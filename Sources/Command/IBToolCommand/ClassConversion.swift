/// The renaming of a class, or of all classes whose names begin alike: `OldView-NewView`, `Old*-New`.
struct ClassConversion: Sendable {
  private let old: String
  private let new: String
  /// Whether ``old`` and ``new`` are only the beginnings of names.
  private let isPrefix: Bool

  /// Parses the value of `--convert`; nil if it has a different form.
  init?(_ text: String) {
    let names = text.split(separator: "-", omittingEmptySubsequences: false)
    guard names.count == 2, !names[1].isEmpty else { return nil }
    isPrefix = names[0].hasSuffix("*")
    old = String(isPrefix ? names[0].dropLast() : names[0])
    new = String(names[1])
    if old.isEmpty { return nil }
  }

  /// Returns the new name of a class; nil if it keeps its name.
  func name(for name: String) -> String? {
    if isPrefix { return name.hasPrefix(old) ? new + name.dropFirst(old.count) : nil }
    return name == old ? new : nil
  }
}
