public import XMLTree

/// The schema of elements and attributes: the compiled tables of `Schema/*.tsv`.
public enum IBSchema {
  /// The entry for one attribute of one element or group.
  public struct AttributeRow: Hashable, Sendable {
    /// The name of the attribute.
    public let name: Name
    /// The type of the attribute's value.
    public let type: AttributeType
    private let defaultNumber: UInt16

    init(name: Name, type: AttributeType, defaultNumber: UInt16 = 0) {
      self.name = name
      self.type = type
      self.defaultNumber = defaultNumber
    }

    /// The value that an absent attribute represents, as a document would spell it; nil if it is unknown.
    public var defaultValue: String? { SchemaTables.defaultValue(Int(defaultNumber))?.description }
  }

  /// Returns the run-time class of an element; nil if the platform has none for it.
  public static func className(of element: Name, on platform: IBPlatform) -> String? {
    let number = Int(element.rawValue)
    let name =
      switch platform {
      case .macOS: SchemaTables.appKitClassName(number)
      case .watchOS: SchemaTables.watchKitClassName(number)
      case .iOS, .iPadOS, .tvOS, .visionOS: SchemaTables.className(number)
      }
    return name?.description
  }

  /// Returns the row for an attribute of an element.
  ///
  /// The element's own row takes precedence, then those of its groups from last to first, then the row for all
  /// elements. An attribute without such a row has the type that the rows of all other elements agree on, if they do.
  public static func attribute(_ attribute: Name, of element: Name) -> AttributeRow? {
    let number = Int(attribute.rawValue)
    guard number < SchemaTables.unanimousTypes.count else { return nil }
    if let place = rowNumber(of: attribute, of: element),
      let type = AttributeType(code: SchemaTables.attributeTypes[place])
    {
      return AttributeRow(
        name: attribute, type: type, defaultNumber: SchemaTables.attributeDefaults[place])
    }
    return AttributeType(code: SchemaTables.unanimousTypes[number]).map {
      AttributeRow(name: attribute, type: $0)
    }
  }

  /// Returns the index, in the generated tables, of the row for an attribute of an element; nil if there is none.
  package static func rowNumber(of attribute: Name, of element: Name) -> Int? {
    if Int(element.rawValue) < SchemaTables.kinds.count {
      if let place = place(attribute, owner: element.rawValue) { return place }
      for group in groups(of: element).reversed() {
        if let place = place(attribute, owner: UInt32(group)) { return place }
      }
    }
    return place(attribute, owner: 0xFFFF)
  }

  /// The attributes of the rows of the generated tables, in table order.
  package static var rowAttributes: some Sequence<Name> {
    SchemaTables.attributeKeys.lazy.map { Name(rawValue: $0 & 0xFFFF) }
  }

  /// The attributes that contain the id of another object in some elements.
  package static let referenceAttributes: Set<Name> = Set(
    zip(rowAttributes, SchemaTables.attributeTypes).lazy
      .filter { AttributeType(code: $1) == .reference }.map { $0.0 })

  /// Returns the names of an element's groups, most general first.
  package static func groupNames(of element: Name) -> [String] {
    groups(of: element).compactMap {
      SchemaTables.groupName(Int($0 - SchemaTables.firstGroup[0]))?.description
    }
  }

  /// Returns the attributes of an element on a platform: its own, those of its groups, and those of every element.
  ///
  /// The attributes are in the order of their names' numbers, each once.
  public static func attributes(of element: Name, on platform: IBPlatform) -> [AttributeRow] {
    let number = Int(element.rawValue)
    guard number < SchemaTables.kinds.count else { return [] }
    let owners =
      [element.rawValue, 0xFFFF]
      + groups(of: element).filter { group($0, isOn: platform) }.map { UInt32($0) }
    let names = owners.flatMap { owner in
      SchemaTables.attributeKeys.lazy.filter { $0 >> 16 == owner }.map { $0 & 0xFFFF }
    }
    return Set(names).sorted().compactMap { attribute(Name(rawValue: $0), of: element) }
  }

  /// Returns whether an element becomes a view on a platform, which is the case if it has the attributes of all views
  /// there.
  ///
  /// WatchKit's interface objects are not views.
  public static func isView(_ element: Name, on platform: IBPlatform) -> Bool {
    switch platform {
    case .macOS: shareGroup(element, Names.customView)
    case .watchOS: false
    case .iOS, .iPadOS, .tvOS, .visionOS: shareGroup(element, Names.tableViewCell)
    }
  }

  /// Returns whether an element becomes a view controller or, on macOS, a window controller.
  public static func isController(_ element: Name) -> Bool {
    shareGroup(element, Names.viewController)
  }

  private static func shareGroup(_ element: Name, _ other: Name) -> Bool {
    groups(of: element).contains { groups(of: other).contains($0) }
  }

  private static func groups(of element: Name) -> ArraySlice<UInt16> {
    let number = Int(element.rawValue)
    guard number < SchemaTables.kinds.count else { return [] }
    return SchemaTables.groupItems[
      Int(SchemaTables.groupStarts[number])..<Int(SchemaTables.groupStarts[number + 1])]
  }

  private static func group(_ group: UInt16, isOn platform: IBPlatform) -> Bool {
    switch SchemaTables.groupPlatforms[Int(group - SchemaTables.firstGroup[0])] {
    case 1: platform == .macOS
    case 2: platform == .watchOS
    default: true
    }
  }

  private static func place(_ attribute: Name, owner: UInt32) -> Int? {
    let key = owner << 16 | attribute.rawValue
    let keys = SchemaTables.attributeKeys
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key ? low : nil
  }
}
