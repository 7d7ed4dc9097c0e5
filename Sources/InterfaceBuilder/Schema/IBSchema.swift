public import XMLTree

/// What is known of elements and attributes: the tables of `Schema/*.tsv`, compiled in.
public enum IBSchema {
  /// One attribute of one element or group.
  public struct AttributeRow: Hashable, Sendable {
    /// The attribute.
    public let name: Name
    /// The type of its value.
    public let type: AttributeType
    private let defaultNumber: UInt16

    init(name: Name, type: AttributeType, defaultNumber: UInt16 = 0) {
      self.name = name
      self.type = type
      self.defaultNumber = defaultNumber
    }

    /// What an absent attribute means, as it would be written; nil if that is not known.
    public var defaultValue: String? { SchemaTables.defaultValue(Int(defaultNumber))?.description }
  }

  /// The run-time class of an element, nil if the platform has none for it.
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

  /// The row of an attribute of an element.
  ///
  /// The element's own row wins, then its groups from the last to the first, then what holds for every
  /// element. An attribute that is nowhere stated for this element has the type that all other elements
  /// agree on, if they do.
  public static func attribute(_ attribute: Name, of element: Name) -> AttributeRow? {
    let number = Int(attribute.rawValue)
    guard number < SchemaTables.unanimousTypes.count else { return nil }
    if Int(element.rawValue) < SchemaTables.kinds.count {
      if let row = row(attribute, owner: element.rawValue) { return row }
      for group in groups(of: element).reversed() {
        if let row = row(attribute, owner: UInt32(group)) { return row }
      }
    }
    if let row = row(attribute, owner: 0xFFFF) { return row }
    return AttributeType(code: SchemaTables.unanimousTypes[number]).map {
      AttributeRow(name: attribute, type: $0)
    }
  }

  /// The attributes that are stated for an element on a platform: its own, its groups' and those that every
  /// element has.
  ///
  /// In the order of their names' numbers, each once.
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

  /// Whether an element becomes a view on a platform: whether it has the attributes that all views have there.
  ///
  /// WatchKit's interface objects are not views.
  public static func isView(_ element: Name, on platform: IBPlatform) -> Bool {
    switch platform {
    case .macOS: shareGroup(element, Names.customView)
    case .watchOS: false
    case .iOS, .iPadOS, .tvOS, .visionOS: shareGroup(element, Names.tableViewCell)
    }
  }

  /// Whether an element becomes a view controller or, on macOS, a window controller.
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

  private static func row(_ attribute: Name, owner: UInt32) -> AttributeRow? {
    let key = owner << 16 | attribute.rawValue
    let keys = SchemaTables.attributeKeys
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    guard low < keys.count, keys[low] == key,
      let type = AttributeType(code: SchemaTables.attributeTypes[low])
    else { return nil }
    return AttributeRow(
      name: attribute, type: type, defaultNumber: SchemaTables.attributeDefaults[low])
  }
}
