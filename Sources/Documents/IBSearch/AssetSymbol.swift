import Diagnostics
import PublishedAPI

/// The symbol that Xcode generates for an image or color of an asset catalog: `.tideTable` for `tide_table`, and
/// `.Icons.tide` for an image in a folder that provides a namespace.
public struct AssetSymbol: Sendable {
  /// The name with the kind at its end, such as `moonImage`, which Xcode 15.0 generated.
  public let full: String
  /// The name without the kind at its end, such as `moon` for `moon_image`.
  public let name: String
  /// The types of the folders that provide namespaces, outermost first.
  public let namespaces: [String]
  /// The name of the constant in Objective-C, such as `ACImageNameMoon`.
  public let objectiveCName: String
  private let kind: DocumentUse.Kind

  /// Makes the symbol of an asset; nil if there is none.
  public init?(_ asset: String, _ kind: DocumentUse.Kind) {
    var folders = asset.pathParts
    guard let last = folders.popLast(), let full = Self.identifier(last) else { return nil }
    self.full = full
    let suffix = kind == .image ? "Image" : "Color"
    let hasSuffix = full.hasSuffix(suffix) && full.count > suffix.count
    name = hasSuffix ? String(full.dropLast(suffix.count)) : full
    namespaces = folders.compactMap { Self.identifier($0).map(Self.capitalized) }
    objectiveCName =
      "AC\(suffix)Name" + (namespaces + [Self.capitalized(name)]).joined()
    self.kind = kind
  }

  private static func identifier(_ text: Substring) -> String? {
    let parts = text.split { !($0.isLetter || $0.isNumber) }
    guard let first = parts.first else { return nil }
    return first.prefix(1).lowercased() + first.dropFirst()
      + parts.dropFirst().map { capitalized(String($0)) }.joined()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The uses of a symbol in a source.
  public struct Uses: Sendable {
    /// The words that are the symbol.
    public var ranges: [Range<Int>] = []
    /// The words of which the source does not tell whether they are the symbol or a member of another type.
    public var unclear: [Range<Int>] = []
  }

  /// Returns the uses in a source of Swift: after a type of images or colors, or where one is expected.
  public func uses(in source: SourceNames, _ bytes: [UInt8]) -> Uses {
    var uses = Uses()
    guard source.tokens.contains(where: { !$0.isLiteral && $0.text == name }) else { return uses }
    let items = SourceItems(source, bytes)
    for index in items.items.indices {
      guard case .word(let token) = items.items[index], token.text == name,
        items.isMark(index - 1, "."), let start = start(of: index, items)
      else { continue }
      switch meaning(at: start, items) {
      case true?: uses.ranges.append(token.range)
      case false?: break
      case nil: uses.unclear.append(token.range)
      }
    }
    return uses
  }

  /// Returns the place of the period before the symbol and its namespaces; nil for another namespace.
  private func start(of index: Int, _ items: SourceItems) -> Int? {
    var start = index - 1
    for namespace in namespaces.reversed() {
      guard items.word(start - 1) == namespace, items.isMark(start - 2, ".") else { return nil }
      start -= 2
    }
    return start
  }

  /// Returns whether the name after a period is that of the asset; nil if the source does not tell.
  private func meaning(at period: Int, _ items: SourceItems) -> Bool? {
    let receiver = items.isAdjacent(period - 1, period) ? items.word(period - 1) : nil
    if let receiver, receiver != "return" {
      guard receivers.contains(receiver) else { return false }
      return !isOfFrameworks
    }
    guard receiver == nil, !items.isMark(period - 1, ")", "]", "}", ">") else { return false }
    // An optional value, such as `a?.moon`, in contrast to `a ? .moon : b`.
    if items.isMark(period - 1, "?", "!"), items.isAdjacent(period - 1, period) { return false }
    guard !isOfFrameworks else { return false }
    return isExpected(items.expectation(before: period)) ? true : nil
  }

  private var receivers: Set<String> {
    kind == .image
      ? ["ImageResource", "NSImage", "UIImage"]
      : ["Color", "ColorResource", "NSColor", "UIColor"]
  }

  /// Returns whether what is assigned or called takes an image or color: a variable of such a type, or a property, method or
  /// class that Apple publishes. An app's own property or function may take a type of the app.
  private func isExpected(_ expectation: SourceItems.Expectation?) -> Bool {
    switch expectation {
    case .assignment(let word):
      receivers.contains(word) || isHint(word) && PublishedAPI.hasKey(word)
    case .argument(let label?, let function):
      receivers.contains(function)
        ? label == "resource"
        : isHint(label) && (PublishedAPI.has(function) || Self.views.contains(function))
    case .argument(nil, let function):
      receivers.contains(function) || kind == .image && function == "Image"
        || isHint(function) && PublishedAPI.hasMember(function)
        || kind == .color && Self.modifiers.contains(function)
    case nil: false
    }
  }

  /// Returns whether a word names what takes an image or color: `image`, `setImage`, `backgroundColor`.
  private func isHint(_ word: String) -> Bool {
    let kind = self.kind.rawValue
    return word == kind || word.hasSuffix(kind.prefix(1).uppercased() + kind.dropFirst())
  }

  /// The views of SwiftUI that take an image with a label.
  private static let views: Set<String> = ["Label"]

  /// The methods of SwiftUI that take a color.
  private static let modifiers: Set<String> = [
    "background", "fill", "foregroundColor", "foregroundStyle", "stroke", "tint",
  ]

  /// Whether the class of images or colors has a member with the name, such as `label` for `UIColor.labelColor`.
  private var isOfFrameworks: Bool {
    let type = kind == .image ? "UIImage" : "UIColor"
    return [name, name + (kind == .image ? "Image" : "Color")].contains {
      PublishedAPI.has($0, in: type) == true
    }
  }
}

extension SourceItems {
  /// The purpose of an expression.
  fileprivate enum Expectation {
    /// The value of a property, or of a variable with a type.
    case assignment(String)
    /// An argument of a function or initializer, with its label.
    case argument(String?, of: String)
  }

  /// Returns what an expression is for, as far as the words before it tell.
  fileprivate func expectation(before index: Int) -> Expectation? {
    if isMark(index - 1, "=") {
      return word(isMark(index - 2, "?", "!") ? index - 3 : index - 2).map { .assignment($0) }
    }
    guard isMark(index - 1, "(", ":", ","), let opening = enclosingOpening(of: index),
      isMark(opening, "("), let function = word(opening - 1)
    else { return nil }
    let label = isMark(index - 1, ":") ? word(index - 2) : nil
    let owner = function == "init" && isMark(opening - 2, ".") ? word(opening - 3) : nil
    return .argument(label, of: owner ?? function)
  }
}
