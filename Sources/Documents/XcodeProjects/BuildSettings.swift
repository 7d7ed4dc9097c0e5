import Budgets

/// The build settings of a target, which override those of the project.
struct BuildSettings {
  /// The values of each setting; the last one applies. Each may insert the previous one with `$(inherited)`, or with the
  /// setting's own name.
  private var values: [String: [String]] = [:]
  /// Whether a settings file could not be read, so that settings may be missing.
  private(set) var isIncomplete = false
  /// Whether a settings file that may set the product name could not be read, and no later setting does. CocoaPods'
  /// settings files do not set the product name.
  private(set) var mayRename = false

  /// The setting that contains the name of the Swift module.
  static let module = "PRODUCT_MODULE_NAME"

  /// Adds settings. They override existing settings with the same names, and may refer to these with `$(inherited)`.
  mutating func add(_ settings: PropertyListValue?, _ budget: inout Budget) throws(Budget.Exceeded)
  {
    guard case .dictionary(let entries)? = settings else { return }
    try budget.spend(entries.count)
    for (name, value) in entries {
      if let text = value.text {
        set(name, text)
      } else if case let texts = value.texts, !texts.isEmpty {
        try budget.spend(texts.count)
        set(name, texts.joined(separator: " "))
      }
    }
  }

  /// Adds the settings of a file.
  mutating func add(_ lines: [SettingsFiles.Line], _ budget: inout Budget) throws(Budget.Exceeded) {
    try budget.spend(lines.count)
    for line in lines {
      switch line {
      case .setting(let name, let text): set(name, text)
      case .missing(let path):
        isIncomplete = true
        mayRename = mayRename || !ProjectPath.name(of: path).hasPrefix("Pods-")
      }
    }
  }

  private mutating func set(_ name: String, _ text: String) {
    if name == Self.module || name == "PRODUCT_NAME" { mayRename = false }
    values[name, default: []].append(text)
  }

  /// Sets the value that a setting has if nothing else sets it, and that its first value may refer to.
  mutating func complete(_ name: String, _ value: String) {
    values[name, default: []].insert(value, at: 0)
  }

  /// Returns the value of a setting, with references to other settings resolved, or nil if it has none.
  /// - Throws: `Budget.Exceeded` if the settings reference each other too often.
  func value(of name: String, _ budget: inout Budget) throws(Budget.Exceeded) -> String? {
    guard let texts = values[name] else { return nil }
    var resolution = Resolution(values: values)
    return try resolution.value(of: name, before: texts.count, &budget)
  }

  /// The maximum number of values that one value may insert.
  private struct Resolution {
    private struct Place: Hashable {
      let name: String
      let index: Int
    }

    private static let longest = XcodeProject.longestInsertion
    /// The cost of changing one byte in an operation, which works character by character, as a number of plain bytes.
    private static let operationCost = 16

    let values: [String: [String]]
    private var length = 0
    /// The resolved texts; nil for those that are currently being resolved, which insert nothing into themselves.
    private var known: [Place: String?] = [:]
    /// The index of the innermost value of each setting that is currently being resolved. A reference to the setting
    /// inserts the value before it.
    private var open: [String: Int] = [:]

    init(values: [String: [String]]) { self.values = values }

    /// Returns the last value of a setting before an index.
    mutating func value(of name: String, before end: Int, _ budget: inout Budget)
      throws(Budget.Exceeded) -> String
    {
      let place = Place(name: name, index: end - 1)
      guard let texts = values[name], place.index >= 0 else { return "" }
      if let found = known[place] { return found ?? "" }
      try budget.enter()
      defer { budget.leave() }
      known[place] = .some(nil)
      let outer = open.updateValue(place.index, forKey: name)
      defer { open[name] = outer }
      var result = ""
      for piece in SettingText(texts[place.index]).pieces {
        try budget.spend()
        let text =
          switch piece {
          case .text(let text): text
          case .inherited: try value(of: name, before: place.index, &budget)[...]
          case .reference(let other, let operations):
            try Self.applied(
              operations,
              to: value(of: other, before: open[other] ?? values[other]?.count ?? 0, &budget),
              &budget)[...]
          }
        try budget.spend(bytes: text.utf8.count)
        length += text.utf8.count
        guard length <= Self.longest else {
          throw Budget.Exceeded(file: nil, limit: .bytes, amount: Self.longest)
        }
        result += text
      }
      known[place] = result
      return result
    }

    private static func applied(
      _ operations: [Substring], to text: String, _ budget: inout Budget
    ) throws(Budget.Exceeded) -> String {
      var text = text
      for operation in operations {
        try budget.spend()
        try budget.spend(bytes: text.utf8.count * operationCost)
        switch operation {
        case "c99extidentifier", "identifier": text = ProjectPath.identifier(text)
        case "lower": text = text.lowercased()
        case "upper": text = text.uppercased()
        case _ where operation.hasPrefix("default=") && text.isEmpty:
          text = String(operation.dropFirst("default=".count))
        default: break
        }
      }
      return text
    }
  }
}

/// The value of a setting, split at `$(NAME)` and `${NAME:operation}`.
private struct SettingText {
  enum Piece {
    case text(Substring)
    case inherited
    case reference(String, operations: [Substring])
  }

  private(set) var pieces: [Piece] = []

  init(_ text: String) {
    var rest = text[...]
    while let sign = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
      if sign > rest.startIndex { pieces.append(.text(rest[..<sign])) }
      let open = rest.index(after: sign)
      let closing: Character? =
        open == rest.endIndex ? nil : rest[open] == "(" ? ")" : rest[open] == "{" ? "}" : nil
      guard let closing else {
        pieces.append(.text(rest[sign..<open]))
        rest = rest[open...]
        continue
      }
      // If there is no end here, there is none for a later reference of this kind either.
      guard let end = rest[open...].firstIndex(of: closing) else { break }
      let parts = rest[rest.index(after: open)..<end]
        .split(separator: ":", omittingEmptySubsequences: false)
      if parts.first == "inherited" {
        pieces.append(.inherited)
      } else {
        pieces.append(.reference(String(parts[0]), operations: Array(parts.dropFirst())))
      }
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(rest)) }
  }
}
