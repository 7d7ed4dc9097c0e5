public import InterfaceBuilder
public import XMLTree

/// Documents of one object, made from the schema.
public enum SchemaSamples {
  /// The elements of UIKit's objects on iOS.
  public static let elements: [Name] = (0..<Vocabulary.interfaceBuilder.count)
    .map { Name(rawValue: UInt32($0)) }
    .filter { element in
      // A scene's place in another storyboard has the attributes of controllers in the schema alone.
      element.elementKind == .object && element != Names.viewControllerPlaceholder
        && IBSchema.className(of: element, on: .iOS) != nil
    }

  /// Values that an attribute may have.
  public static func values(of row: IBSchema.AttributeRow) -> [String] {
    switch row.type {
    case .bool: ["YES", "NO"]
    case .int, .double, .priority: ["3", "1"]
    case .multiplier, .component: ["0.25"]
    case .date: ["100"]
    case .point, .size: ["{3, 4}"]
    case .rect: ["{{1, 2}, {3, 4}}"]
    case .enumeration(let list), .flags(let list): list.words
    default: ["x"]
    }
  }

  /// A xib of an object with a frame and the given attributes.
  public static func document(_ element: Name, _ attributes: String = "") throws -> IBDocument {
    let name = Vocabulary.interfaceBuilder.spelling(of: element)
    let frame = #"<rect key="frame" x="1" y="2" width="30" height="40"/>"#
    return try IBDocument(
      parsing: Documents.xib(#"<\#(name) id="a" \#(attributes)>\#(frame)</\#(name)>"#))
  }
}
