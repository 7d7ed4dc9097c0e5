import Diagnostics

/// A color or image in an asset catalog, which Swift code can refer to by a symbol.
public struct CatalogAsset: Hashable, Sendable {
  /// The kind of the asset.
  public enum Kind: String, CaseIterable, Sendable {
    /// A color set or an image set.
    case color, image
  }

  /// The kind of the asset.
  public let kind: Kind
  /// The name, preceded by the names of the enclosing folders that provide a namespace: `Icons/bird`.
  public let name: String

  /// Creates an asset.
  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// The symbol that Xcode derives from the name of an asset, or of a folder that provides a namespace.
///
/// Apple does not document the rules. They were inferred from the sources that Xcode 15 and later generated for the
/// catalogs of about twenty public projects:
/// - A name consists of words, which end at characters other than letters and digits, between letters and digits,
///   before an uppercase letter that follows a lowercase one, and, in a sequence of uppercase letters followed by a
///   lowercase one, before the last uppercase letter.
/// - A last word "color" or "image" is left out unless it is the only one, regardless of the kind of asset.
/// - The first word begins with a lowercase letter, the others with an uppercase letter: `VTGymApp_Logo` becomes
///   `vtGymAppLogo`.
/// - A name without lowercase letters keeps its letters, and its words are joined with `_`: `TLS2016` becomes
///   `TLS_2016`.
/// - An initial digit is preceded by `_`.
struct AssetName {
  private let words: [String]

  /// Creates the symbol for one component of a name.
  init(_ name: some StringProtocol) {
    words = Self.words(of: name)
  }

  /// The symbol of an asset; empty if the name contains neither letters nor digits.
  var symbol: String {
    var words = words
    if words.count > 1, let last = words.last?.lowercased(), ["color", "image"].contains(last) {
      words.removeLast()
    }
    guard Self.hasLowercase(words), let first = words.first else {
      return Self.valid(words.joined(separator: "_"))
    }
    return Self.valid(
      first.lowercased() + words.dropFirst().map(Self.capitalized).joined())
  }

  /// The type name of a folder; empty if the name contains neither letters nor digits.
  var namespace: String {
    Self.valid(
      Self.hasLowercase(words)
        ? words.map(Self.capitalized).joined() : words.joined(separator: "_"))
  }

  private enum Place {
    case digit, lowercase, uppercase

    init?(_ character: Character) {
      guard character.isNamePart else { return nil }
      if character.isNumber {
        self = .digit
      } else if character.isLetter {
        self = character.isUppercase ? .uppercase : .lowercase
      } else {
        return nil
      }
    }
  }

  private static func words(of name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Place?
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in name {
      let place = Place(character)
      defer { last = place }
      guard let place else {
        end()
        continue
      }
      if let last, last != place {
        if last == .uppercase, place == .lowercase {
          // The last of several uppercase letters begins the next word.
          let first = word.removeLast()
          end()
          word.append(first)
        } else {
          end()
        }
      }
      word.append(character)
    }
    end()
    return words
  }

  private static func hasLowercase(_ words: [String]) -> Bool {
    words.contains { $0.contains { $0.isLetter && !$0.isUppercase } }
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func valid(_ symbol: String) -> String {
    if symbol.first?.isNumber == true { return "_" + symbol }
    return reserved.contains(symbol) ? "`\(symbol)`" : symbol
  }

  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
