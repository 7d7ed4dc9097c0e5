/// The rules for the Objective-C selectors of Swift functions.
package enum SwiftSelector {
  /// Returns the selector of a function.
  /// - Parameters:
  ///   - baseName: The name without labels.
  ///   - labels: A label for each parameter, empty for `_`.
  package static func selector(
    _ baseName: String, labels: [String], isAsync: Bool = false, throwsError: Bool = false
  ) -> String {
    var pieces = labels
    var name = baseName
    if let first = labels.first {
      if !first.isEmpty { name += joined(baseName, first) }
      pieces.removeFirst()
    }
    var selector = labels.isEmpty ? name : name + ":"
    for piece in pieces { selector += piece + ":" }
    // An asynchronous function passes its error to the completion handler.
    let extra: (first: String, later: String)? =
      isAsync
      ? ("WithCompletionHandler:", "completionHandler:")
      : throwsError ? ("AndReturnError:", "error:") : nil
    if let extra { selector += labels.isEmpty ? extra.first : extra.later }
    return selector
  }

  /// The start of a function in Swift: `tap(sender:` or `tap(_:`.
  package struct Start: Hashable, Sendable {
    /// The name without labels.
    package let baseName: String
    /// The first label; nil for `_`.
    package let label: String?
  }

  /// Returns how Swift functions with a selector can start: `tapWithSender:` is `tap(sender:` or `tapWithSender(_:`.
  package static func starts(of selector: String) -> [Start] {
    let first = String(selector.prefix { $0 != ":" })
    var starts = [Start(baseName: first, label: nil)]
    guard selector.contains(":") else { return starts }
    for index in first.indices.dropFirst() where first[index].isUppercase {
      let base = String(first[..<index])
      for rest in [first[index...], first[index...].dropFirst("With".count)] {
        let label = rest.prefix(1).lowercased() + rest.dropFirst()
        if !label.isEmpty, base + joined(base, label) == first {
          starts.append(Start(baseName: base, label: label))
        }
      }
    }
    return starts
  }

  /// Returns the part that a first label adds to a selector: `WithSender` for `tap` and `sender`.
  private static func joined(_ baseName: String, _ label: String) -> String {
    let capitalized = label.prefix(1).uppercased() + label.dropFirst()
    let isSaid =
      prepositions.contains(firstWord(label).lowercased())
      || prepositions.contains(lastWord(baseName).lowercased())
    return isSaid ? capitalized : "With" + capitalized
  }

  private static func firstWord(_ name: String) -> Substring {
    let rest = name.dropFirst()
    let end = rest.firstIndex { $0.isUppercase || $0 == "_" } ?? name.endIndex
    return name[..<end]
  }

  private static func lastWord(_ name: String) -> Substring {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else {
      return name[...]
    }
    return name[start...].drop { $0 == "_" }
  }

  static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
