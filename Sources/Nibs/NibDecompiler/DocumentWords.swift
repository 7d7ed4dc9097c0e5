import InterfaceBuilder
import XMLTree

/// The words of the schema's enumerations by their numbers in nibs.
enum DocumentWords {
  /// Returns the word of an element's attribute for a number; nil if there is none.
  static func word(_ number: Int, _ attribute: String, of element: String) -> String? {
    let names = Vocabulary.interfaceBuilder
    guard let attribute = names.name(attribute), let element = names.name(element),
      let type = IBSchema.attribute(attribute, of: element)?.type
    else { return nil }
    switch type {
    case .enumeration(let words), .flags(let words):
      return words.words.first { words.number(of: $0) == number }
    default: return nil
    }
  }

  /// Returns the words of an element's attribute; empty if it is not a word.
  static func words(_ attribute: String, of element: String) -> [String] {
    let names = Vocabulary.interfaceBuilder
    guard let attribute = names.name(attribute), let element = names.name(element),
      case .enumeration(let words)? = IBSchema.attribute(attribute, of: element)?.type
    else { return [] }
    return words.words
  }

  /// Returns the element for each class of a platform's nibs: of several, the one whose name is that of the class.
  static func elements(on platform: IBPlatform) -> [String: String] {
    var elements: [String: String] = [:]
    let names = Vocabulary.interfaceBuilder
    for number in 0..<names.count {
      let name = Name(rawValue: UInt32(number))
      guard name.elementKind == .object,
        let className = IBSchema.className(of: name, on: platform)
      else { continue }
      let spelling = names.spelling(of: name)
      let isNamesake = className.dropFirst(2).lowercased() == spelling.lowercased()
      if elements[className] == nil || isNamesake { elements[className] = spelling }
    }
    return elements
  }

  /// The element for each class of a nib for iOS.
  static let elements: [String: String] = {
    var elements = DocumentWords.elements(on: .iOS)
    elements["UIView"] = "view"
    elements["UIViewController"] = "viewController"
    // Classes that the compiler chooses by the place or the type of an object.
    elements["UITableViewLabel"] = "label"
    elements["UIRoundedRectButton"] = "button"
    elements["_UIVisualEffectContentView"] = "view"
    elements["UICustomObject"] = "customObject"
    return elements
  }()
}
