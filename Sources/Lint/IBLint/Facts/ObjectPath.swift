import Diagnostics
public import InterfaceBuilder
import XMLTree

extension IBObject {
  /// The path to the object in readable form: `Login scene › Stack › Email field`.
  public var displayPath: String {
    var parts: [String] = []
    var current: IBObject? = self
    while let object = current {
      parts.append(object.pathComponent)
      current = object.parent
    }
    return ShortText.path(parts.reversed().joined(separator: Self.pathSeparator))
  }

  static let pathSeparator = " › "

  /// The object's component in its path.
  var pathComponent: String {
    parent == nil && scene != nil ? sceneName : displayName
  }

  /// The readable name of the object: its label, class, text or kind.
  public var displayName: String {
    if let name = label ?? customClass ?? Self.roleName(role) { return ShortText.title(name) }
    let number = Int(node.name.rawValue)
    let words =
      number < Self.knownWords.count
      ? Self.knownWords[number] : ShortText.title(Self.words(of: element))
    guard let text = node.textProperty(Names.text) ?? node.textProperty(Names.title), !text.isEmpty
    else { return words }
    return String(joining: words, " “", Self.shortened(text) + "”")
  }

  private var sceneName: String {
    let isController = IBSchema.isController(node.name)
    let name = isController ? displayName : scene?.controller?.displayName
    let title = (name ?? displayName).removingSuffix("ViewController").removingSuffix("Controller")
      .removingSuffix(" ")
    let scene = "\(title) scene"
    return isController ? scene : "\(scene) › \(displayName)"
  }

  private static func roleName(_ role: IBRole) -> String? {
    switch role {
    case .filesOwner: "File's Owner"
    case .firstResponder: "First Responder"
    case .application: "Application"
    case .externalObject, .object: nil
    }
  }

  /// The words for the names of the schema, by number.
  private static let knownWords = (0..<UInt32(Vocabulary.interfaceBuilder.count)).map {
    words(of: Vocabulary.interfaceBuilder.spelling(of: Name(rawValue: $0)))
  }

  /// Returns `Stack View` for `stackView`.
  private static func words(of element: String) -> String {
    var text: [UInt8] = []
    var wasUppercase = true
    for byte in element.utf8 {
      let isUppercase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if text.isEmpty {
        let isLowercase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        text.append(isLowercase ? byte & ~0x20 : byte)
        continue
      }
      if isUppercase && !wasUppercase { text.append(UInt8(ascii: " ")) }
      text.append(byte)
      wasUppercase = isUppercase
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let longest = 24

  private static func shortened(_ text: String) -> String {
    // Most texts begin with a line of ASCII, in which each byte is a character. Finding characters is expensive.
    let start = text.utf8.prefix(longest + 1)
    if start.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return start.count <= longest ? text : String(Substring(start.prefix(longest - 1))) + "…"
    }
    return ShortText.firstLine(text, limit: longest)
  }
}

extension String {
  /// Returns the text without a suffix, unless the result would be empty.
  fileprivate func removingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}
