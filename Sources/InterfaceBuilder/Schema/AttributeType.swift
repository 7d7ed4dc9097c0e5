/// The type of an attribute's value.
public enum AttributeType: Hashable, Sendable {
  case bool, int, double, priority, multiplier, component, date
  case point, size, rect
  /// The element's own id, and the id of another object.
  case id, reference
  /// Names: of a class, a module, a selector, a property or key path, an image, a colour, a font.
  case className, module, selector, keyPath, imageName, colorName, fontName
  /// A name that an app chooses: a reuse, storyboard, restoration or segue identifier.
  case identifier
  /// Text for people.
  case text
  case version, url, base64, sizeClass
  /// One word of a closed list, or several of them.
  case enumeration(String)
  case flags(String)
  /// Nothing narrower is known.
  case string

  init(_ spelling: Substring) {
    switch spelling {
    case "bool": self = .bool
    case "int": self = .int
    case "double": self = .double
    case "priority": self = .priority
    case "multiplier": self = .multiplier
    case "component": self = .component
    case "date": self = .date
    case "point": self = .point
    case "size": self = .size
    case "rect": self = .rect
    case "id": self = .id
    case "ref": self = .reference
    case "class": self = .className
    case "module": self = .module
    case "selector": self = .selector
    case "keyPath": self = .keyPath
    case "imageName": self = .imageName
    case "colorName": self = .colorName
    case "fontName": self = .fontName
    case "identifier": self = .identifier
    case "text": self = .text
    case "version": self = .version
    case "url": self = .url
    case "base64": self = .base64
    case "sizeClass": self = .sizeClass
    default:
      if spelling.hasPrefix("enum:") {
        self = .enumeration(String(spelling.dropFirst(5)))
      } else if spelling.hasPrefix("flags:") {
        self = .flags(String(spelling.dropFirst(6)))
      } else {
        self = .string
      }
    }
  }

  /// Whether the type says more than that the value is some text.
  public var isNarrow: Bool { self != .string }
}

extension AttributeType {
  /// Whether a value has this type.
  public func accepts(_ value: String, in schema: IBSchema) -> Bool {
    switch self {
    case .bool: value == "YES" || value == "NO"
    case .int: Int(value) != nil
    case .double, .component, .date: value == "infinite" || Double(value) != nil
    case .priority: Double(value).map { (0...1000).contains($0) } ?? false
    case .multiplier: Multiplier(value) != nil
    case .point: Point(value) != nil
    case .size: Size(value) != nil
    case .rect: Rect(value) != nil
    case .id, .reference, .className, .module, .selector, .keyPath, .imageName, .colorName,
      .fontName, .identifier, .text, .url, .string:
      true
    case .version: value.utf8.contains { (0x30...0x39).contains($0) }
    case .base64: Base64.decode(value) != nil
    case .sizeClass: SizeClassKey(value) != nil
    case .enumeration(let name): schema.values(of: name).contains(value)
    case .flags(let name):
      value.split { $0 == " " || $0 == "," || $0 == "|" || $0 == "-" }
        .allSatisfy { schema.values(of: name).contains(String($0)) }
    }
  }

  /// What a value of this type looks like, for messages.
  public var expectation: String {
    switch self {
    case .bool: "YES or NO"
    case .int: "a whole number"
    case .double, .component, .date: "a number"
    case .priority: "a priority between 0 and 1000"
    case .multiplier: "a multiplier such as 0.25, 16:9 or 1/3"
    case .point: "a point such as {0, 0}"
    case .size: "a size such as {10, 10}"
    case .rect: "a rectangle such as {{0, 0}, {10, 10}}"
    case .version: "a version"
    case .base64: "Base64"
    case .sizeClass: "a variation key such as widthClass=regular"
    case .enumeration(let name), .flags(let name): "a value of \(name)"
    default: "text"
    }
  }
}
