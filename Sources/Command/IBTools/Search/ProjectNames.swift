package import Diagnostics
package import IBSearch

/// The names of classes, storyboards, images and colors in the files of a project: the build settings of Xcode projects
/// and `.xcconfig` files, the manifests of XcodeGen, and Info.plist files.
package struct ProjectNames {
  /// The endings of the names of files that may contain names.
  static let endings = [".pbxproj", ".xcconfig", "project.yml", "project.yaml", ".plist"]

  /// The kind of name that a key has as its value. Build settings have the keys of Info.plist files after a prefix.
  private static let kinds: [String: DocumentUse.Kind] = {
    let keys: [(DocumentUse.Kind, [String])] = [
      (
        .class,
        [
          "NSPrincipalClass", "NSExtensionPrincipalClass", "UISceneDelegateClassName",
          "UISceneClassName", "WKExtensionDelegateClassName", "CLKComplicationPrincipalClass",
        ]
      ),
      (
        .storyboard,
        [
          "UIMainStoryboardFile", "UILaunchStoryboardName", "UISceneStoryboardFile",
          "NSMainStoryboardFile", "NSExtensionMainStoryboard",
        ]
      ),
      (.image, ["UIImageName", "UILaunchImageFile", "UILaunchImageName"]),
      (
        .color,
        [
          "UIColorName", "NSAccentColorName", "NSWidgetBackgroundColorName",
          "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
          "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
        ]
      ),
    ]
    return Dictionary(
      uniqueKeysWithValues: keys.flatMap { kind, names in names.map { ($0, kind) } })
  }()
  private static let prefix = "INFOPLIST_KEY_"

  /// A value of a key.
  private struct Value {
    /// The bytes, with quotation marks.
    let range: Range<Int>
    let form: ProjectText
    let text: String
  }

  /// A change of a name in a value.
  package struct Replacement {
    /// The bytes of the value.
    package let range: Range<Int>
    /// The bytes of the new value.
    package let bytes: [UInt8]
  }

  private let bytes: [UInt8]
  /// The form of the values in a file that is not XML.
  private let form: ProjectText
  private var index = 0

  /// Reads a file in UTF-8. A binary property list has no names that can be changed in place.
  /// - Parameter file: The path, whose ending tells the format.
  package init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes.starts(with: "bplist".utf8) ? [] : bytes
    form = ProjectText(file: file)
  }

  /// Returns the changes that give a name another one in the values of keys of its kind, in order.
  /// - Parameter module: The module of a class; nil for any.
  /// - Throws: A ``Diagnostic`` if a value cannot contain the new name.
  package mutating func replacements(
    of name: String, with new: String, _ kind: DocumentUse.Kind, module: String? = nil
  ) throws(Diagnostic) -> [Replacement] {
    var found: [Replacement] = []
    index = 0
    while let (key, value) = nextValue() {
      guard key == kind, let (before, after) = Self.around(name, kind, module, in: value.text)
      else { continue }
      guard !new.contains("$("), !new.contains("${"),
        let bytes = value.form.bytes(
          of: before + new + after, insteadOf: bytes[value.range])
      else {
        throw Diagnostic.usage("'\(new)' cannot be a value in this file; choose another name")
      }
      found.append(Replacement(range: value.range, bytes: bytes))
    }
    return found
  }

  /// The names that the file states, by kind. Of a class, this is the whole value, with a module.
  package var names: [DocumentUse.Kind: Set<String>] {
    mutating get {
      var names: [DocumentUse.Kind: Set<String>] = [:]
      index = 0
      while let (kind, value) = nextValue() {
        let storyboard = kind == .storyboard ? value.text.name(before: ".storyboard") : nil
        names[kind, default: []].insert(storyboard ?? value.text)
      }
      return names
    }
  }

  /// Returns the texts around a name in a value: `Name`, for a class also `Module.Name`, for a storyboard also its file.
  private static func around(
    _ name: String, _ kind: DocumentUse.Kind, _ module: String?, in value: String
  ) -> (before: String, after: String)? {
    // Bytes are compared, because strings with different spellings can be equal.
    if value.utf8.elementsEqual(name.utf8) { return ("", "") }
    switch kind {
    case .class:
      let owner = value.utf8.dropLast(name.utf8.count)
      guard owner.last == UInt8(ascii: "."), owner.count > 1,
        value.utf8.dropFirst(owner.count).elementsEqual(name.utf8)
      else { return nil }
      let before = String(decoding: owner, as: UTF8.self)
      // The module may be a build setting: $(PRODUCT_MODULE_NAME).
      guard module == nil || before == module! + "." || before.hasPrefix("$") else { return nil }
      return (before, "")
    case .storyboard where value.utf8.elementsEqual((name + ".storyboard").utf8):
      return ("", ".storyboard")
    default: return nil
    }
  }

  // MARK: Scanning

  private mutating func nextWord() -> String? {
    while index < bytes.count, !Self.isWord(bytes[index]) { index += 1 }
    guard index < bytes.count else { return nil }
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Returns the next value of a key for names, with their kind.
  private mutating func nextValue() -> (kind: DocumentUse.Kind, value: Value)? {
    while let key = nextWord() {
      let start = index - key.utf8.count
      let word = key.hasPrefix(Self.prefix) ? String(key.dropFirst(Self.prefix.count)) : key
      guard let kind = Self.kinds[word], let (range, form) = value(ofKeyAt: start),
        let text = form.text(of: bytes[range])
      else { continue }
      return (kind, Value(range: range, form: form, text: text))
    }
    return nil
  }

  /// Returns the range of the value after a key: `= value;`, `: value`, or `</key><string>value</string>`.
  private mutating func value(ofKeyAt key: Int) -> (range: Range<Int>, form: ProjectText)? {
    // Conditions of a setting and variants for a device: `[sdk=iphoneos*]`, `~ipad`.
    if peek == UInt8(ascii: "[") {
      skip { $0 != UInt8(ascii: "]") }
      if peek != nil { index += 1 }
    } else if peek == UInt8(ascii: "~") {
      index += 1
      skip(Self.isWord)
    }
    if starts(with: "</key>") {
      index += "</key>".utf8.count
      skip(Self.isSpace)
      guard starts(with: "<string>") else { return nil }
      index += "<string>".utf8.count
      let start = index
      while index < bytes.count, !starts(with: "</string>") { index += 1 }
      return index < bytes.count ? (start..<index, .xml) : nil
    }
    if let byte = peek, Self.isQuote(byte) { index += 1 }
    skip(Self.isBlank)
    guard let sign = peek, sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":") else {
      return nil
    }
    index += 1
    skip(Self.isBlank)
    let range =
      switch form {
      case .setting: restOfLine()
      case .yaml: scalar(ofKeyAt: key)
      case .project, .xml: string()
      }
    return range.flatMap { $0.isEmpty ? nil : ($0, form) }
  }

  /// Returns the string of a project that begins here.
  private mutating func string() -> Range<Int>? {
    if let quote = peek, Self.isQuote(quote) { return quoted(quote, hasEscapes: true) }
    let start = index
    skip { !Self.isSpace($0) && !";,(){}=\"'".utf8.contains($0) }
    return start..<index
  }

  /// Returns the value of a setting: the rest of the line without a comment and the semicolon.
  private mutating func restOfLine() -> Range<Int>? {
    let start = index
    while let byte = peek, byte != 0x0A, byte != 0x0D, !starts(with: "//") { index += 1 }
    var end = index
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    return start..<end
  }

  /// Returns the scalar of YAML that begins here; nil for one with several lines, and one that is more than a text.
  private mutating func scalar(ofKeyAt key: Int) -> Range<Int>? {
    guard let first = peek, !"&*!|>[{%@`".utf8.contains(first) else { return nil }
    if Self.isQuote(first) { return quoted(first, hasEscapes: first == UInt8(ascii: "\"")) }
    let line = bytes[..<key].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // In a list or mapping in brackets, these end the scalar.
    let isInBrackets = bytes[line..<key].contains { "{[".utf8.contains($0) }
    let start = index
    while let byte = peek, byte != 0x0A, byte != 0x0D {
      if isInBrackets, "{}[],".utf8.contains(byte) { break }
      if byte == UInt8(ascii: "#"), index > start, Self.isBlank(bytes[index - 1]) { break }
      index += 1
    }
    var end = index
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    guard !isInBrackets else { return start..<end }
    // A line that is indented more than the key continues the scalar.
    var next = index
    while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
    let isLast = next == bytes.count || bytes[next] == UInt8(ascii: "#")
    let indentation = next - (bytes[..<next].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
    return isLast || indentation <= key - line ? start..<end : nil
  }

  /// Returns the text in quotation marks that begins here, with them; nil if it does not end.
  private mutating func quoted(_ quote: UInt8, hasEscapes: Bool) -> Range<Int>? {
    let start = index
    index += 1
    while let byte = peek, byte != 0x0A {
      if byte == quote {
        // In YAML, two apostrophes are one.
        guard !hasEscapes, index + 1 < bytes.count, bytes[index + 1] == quote else {
          index += 1
          return start..<index
        }
        index += 1
      }
      index += hasEscapes && byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    return nil
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while let byte = peek, isSkipped(byte) { index += 1 }
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isSpace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == 0x0A || byte == 0x0D
  }
  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
