public import InterfaceBuilder
import XMLTree

extension IBObject {
  /// The way to the object as a person would say it: `Login scene › Stack › Email field`.
  public var displayPath: String {
    var parts: [String] = []
    var current: IBObject? = self
    while let object = current {
      let parent = object.parent
      parts.append(parent == nil && object.scene != nil ? object.sceneName : object.displayName)
      current = parent
    }
    return parts.reversed().joined(separator: " › ")
  }

  /// What a person would call the object: its label, its class, its text, or what it is.
  public var displayName: String {
    if let name = label ?? customClass ?? Self.roleName(role) { return name }
    let words = Self.words(of: element)
    guard let text = node.textProperty(Names.text) ?? node.textProperty(Names.title), !text.isEmpty
    else { return words }
    return "\(words) “\(Self.shortened(text))”"
  }

  private var sceneName: String {
    let isController = IBSchema.isController(node.name)
    let name = isController ? displayName : scene?.controller?.displayName
    let title = (name ?? displayName).removingSuffix("ViewController").removingSuffix("Controller")
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

  /// `stackView` as `Stack View`.
  private static func words(of element: String) -> String {
    var text = ""
    for character in element {
      if text.isEmpty {
        text += character.uppercased()
      } else {
        if character.isUppercase, text.last?.isUppercase == false { text += " " }
        text.append(character)
      }
    }
    return text
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map { String($0) } ?? ""
    return line.count > 24 ? line.prefix(23) + "…" : line
  }
}

extension String {
  /// The text without its end, as long as something is left.
  fileprivate func removingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}
