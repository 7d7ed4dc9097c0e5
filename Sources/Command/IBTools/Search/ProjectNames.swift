import Diagnostics
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

  private let bytes: [UInt8]
  private var index = 0

  /// Reads a file in UTF-8. A binary property list has no names that can be changed in place.
  package init(_ bytes: [UInt8]) { self.bytes = bytes.starts(with: "bplist".utf8) ? [] : bytes }

  /// Returns the ranges of a name in the values of keys of its kind, in order.
  /// - Parameter module: The module of a class; nil for any.
  package mutating func ranges(
    of name: String, _ kind: DocumentUse.Kind, module: String? = nil
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    index = 0
    while let key = nextWord() {
      let word = key.hasPrefix(Self.prefix) ? String(key.dropFirst(Self.prefix.count)) : key
      guard Self.kinds[word] == kind, let value = nextValue() else { continue }
      if let range = range(of: name, kind, module, in: value) { found.append(range) }
    }
    return found
  }

  /// The names that the file states, by kind. Of a class, this is the whole value, with a module.
  package var names: [DocumentUse.Kind: Set<String>] {
    mutating get {
      var names: [DocumentUse.Kind: Set<String>] = [:]
      index = 0
      while let key = nextWord() {
        let word = key.hasPrefix(Self.prefix) ? String(key.dropFirst(Self.prefix.count)) : key
        guard let kind = Self.kinds[word], let value = nextValue() else { continue }
        let name = String(decoding: bytes[value], as: UTF8.self)
        let storyboard = kind == .storyboard ? name.name(before: ".storyboard") : nil
        names[kind, default: []].insert(storyboard ?? name)
      }
      return names
    }
  }

  /// Returns the range of a name in a value: `Name`, for a class also `Module.Name`, for a storyboard also its file.
  private func range(
    of name: String, _ kind: DocumentUse.Kind, _ module: String?, in value: Range<Int>
  ) -> Range<Int>? {
    // A file may contain bytes that are not UTF-8, so that text and bytes differ in length.
    let (text, own) = (bytes[value], Array(name.utf8))
    if text.elementsEqual(own) { return value }
    switch kind {
    case .class:
      let place = value.upperBound - own.count
      guard place > value.lowerBound, bytes[place - 1] == UInt8(ascii: "."),
        bytes[place..<value.upperBound].elementsEqual(own)
      else { return nil }
      let owner = String(decoding: text.prefix(place - 1 - value.lowerBound), as: UTF8.self)
      // The module may be a build setting: $(PRODUCT_MODULE_NAME).
      guard module == nil || owner == module! || owner.hasPrefix("$") else { return nil }
      return place..<value.upperBound
    case .storyboard where text.elementsEqual((name + ".storyboard").utf8):
      return value.lowerBound..<value.lowerBound + own.count
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

  /// Returns the range of the value after a key: `= value;`, `: value`, or `</key><string>value</string>`.
  private mutating func nextValue() -> Range<Int>? {
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
      skip { $0 != UInt8(ascii: "<") }
      return start..<index
    }
    if let byte = peek, Self.isQuote(byte) { index += 1 }
    skip(Self.isBlank)
    guard let sign = peek, sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":") else {
      return nil
    }
    index += 1
    skip(Self.isBlank)
    if let quote = peek, Self.isQuote(quote) {
      index += 1
      let start = index
      skip { $0 != quote && $0 != 0x0A }
      return start..<index
    }
    let start = index
    skip { !Self.isSpace($0) && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "#") }
    return start..<index
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
