import Diagnostics
import InterfaceBuilder

extension ComparedTree {
  /// Returns a readable title for an item: its kind, and its name or text.
  /// - Parameter limit: The maximum number of characters of the name.
  func title(of index: Int, limit: Int = 40) -> String {
    // Bounded: the title of an end or referent is that of an object, and the parser limits the depth of scenes.
    let item = items[index]
    if let role = roleTitle(item) { return role }
    if let id = referent(of: index) { return title(ofObject: id, limit: limit) }
    switch item.role {
    case .constraint: return constraintText(index)
    case .connection: return connectionTitle(index)
    default: break
    }
    if item.role == .guide, let key = item["key"] { return Self.words(key) }
    if item.role == .guide, let type = item["type"] { return type + " layout guide" }
    if index == 0 || index == root { return "document" }
    if item.name == "scene" {
      let controller = child(index, "objects").flatMap { items[$0].children.first }
      return "scene of " + (controller.map { title(of: $0) } ?? "nothing")
    }
    let kind = item["customClass"] ?? item["class"] ?? Self.words(item.name)
    return kind + (name(of: index).map { " \"\(Self.short($0, limit: limit))\"" } ?? "")
  }

  /// Returns the title, followed by the object's id.
  func titleWithID(of index: Int) -> String {
    let identity = items[index].identity.map { " #\($0)" } ?? ""
    return title(of: index) + identity
  }

  /// Returns the title of the object with an id, or the id itself if there is no such object.
  func title(ofObject id: String, limit: Int = 40) -> String {
    identities[id].map { title(of: $0, limit: limit) } ?? "#\(id)"
  }

  private func roleTitle(_ item: ComparedItem) -> String? {
    let owner = item["customClass"].map { "File's Owner (\($0))" } ?? "File's Owner"
    if item.name == "placeholder" {
      switch item["placeholderIdentifier"] {
      case "IBFilesOwner": return owner
      case "IBFirstResponder": return "First Responder"
      case let name?: return "external object \(name)"
      case nil: return nil
      }
    }
    guard item.name == "customObject" else { return nil }
    switch item.identity {
    case "-2": return owner
    case "-1": return "First Responder"
    case "-3": return "Application"
    default: return nil
    }
  }

  private static let names = [
    "userLabel", "title", "text", "placeholder", "storyboardIdentifier", "reuseIdentifier", "image",
    "restorationIdentifier", "label",
  ]

  /// Returns the first label or text of an object.
  private func name(of index: Int) -> String? {
    let item = items[index]
    if let name = Self.names.lazy.compactMap({ item[$0] }).first(where: { !$0.isEmpty }) {
      return name
    }
    let inside = [("state", "title"), ("buttonConfiguration", "title"), ("string", "")]
    for (element, attribute) in inside {
      guard let child = child(index, element) else { continue }
      if attribute.isEmpty, items[child]["key"] != "text" { continue }
      let name = attribute.isEmpty ? content(of: child) : items[child][attribute]
      if let name, !name.isEmpty { return name }
    }
    if let child = child(index, "accessibility"),
      let name = items[child]["identifier"] ?? items[child]["label"]
    {
      return name
    }
    return item["explicitItemIdentifier"]
      ?? item["implicitItemIdentifier"].flatMap { ToolbarIdentifier.isMade($0) ? nil : $0 }
  }

  /// Returns the text directly inside an element.
  func content(of index: Int) -> String {
    items[index].children.map { items[$0].kind == .element ? "" : items[$0].text }.joined()
  }

  /// Returns text on one line, truncated if necessary.
  static func short(_ text: String, limit: Int = 40) -> String {
    ShortText.line(text, limit: limit)
  }

  /// Returns `table view cell` for `tableViewCell`.
  static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, words.last?.isLowercase == true { words += " " }
      words += character.lowercased()
    }
    return words
  }
}

// MARK: - Constraints and connections

extension ComparedTree {
  /// Returns text such as `text field "Email" width = 240`.
  /// - Parameters:
  ///   - owner: The object of the line, whose name is not repeated.
  ///   - showsConstant: Whether to include the constant.
  func constraintText(_ index: Int, of owner: Int? = nil, showsConstant: Bool = true) -> String {
    let item = items[index]
    let holder = nearest(item.parent) { $0.role == .object }
    func side(_ reference: String?, _ attribute: String?) -> String {
      let object = reference.flatMap { identities[$0] } ?? (reference == nil ? holder : nil)
      let attribute = attribute ?? ""
      if let object, object == owner { return attribute }
      let name = object.map { titleOfEnd($0) } ?? "#\(reference ?? "")"
      return "\(name) \(attribute)"
    }
    let relation =
      switch item["relation"] {
      case "greaterThanOrEqual": "≥"
      case "lessThanOrEqual": "≤"
      default: "="
      }
    let priority = item["priority"].map { " at priority \($0)" } ?? ""
    let first = side(item["firstItem"], item["firstAttribute"])
    guard let other = item["secondItem"] else {
      let value = showsConstant ? " \(relation) \(item["constant"] ?? "0")" : ""
      return first + value + priority
    }
    var text = "\(first) \(relation) \(side(other, item["secondAttribute"]))"
    if let multiplier = item["multiplier"] { text += " × \(multiplier)" }
    if showsConstant, let constant = item["constant"], let number = Double(constant), number != 0 {
      text += number < 0 ? " − \(constant.dropFirst())" : " + \(constant)"
    }
    return text + priority
  }

  /// Returns the title of a constraint's item. In a damaged document, the item may be a constraint, or even the same
  /// one; in that case, returns its id.
  private func titleOfEnd(_ index: Int) -> String {
    guard items[index].role == .constraint else { return title(of: index, limit: 20) }
    return "constraint #\(items[index].identity ?? "")"
  }

  /// Returns text such as `outlet email`.
  func connectionTitle(_ index: Int) -> String {
    let item = items[index]
    let name = item["property"] ?? item["selector"] ?? item["identifier"] ?? item["name"]
    let kind = item.name == "segue" ? "\(item["kind"] ?? "") segue" : Self.words(item.name)
    return kind + (name.map { " \($0)" } ?? "")
  }

  /// Returns the object that owns a connection.
  func source(ofConnection index: Int) -> Int? {
    nearest(items[index].parent) { $0.role == .object }
  }

  /// Returns a description of a connection's destination.
  func destinationTitle(ofConnection index: Int) -> String {
    (items[index]["destination"] ?? items[index]["target"]).map { title(ofObject: $0) } ?? "nothing"
  }
}
