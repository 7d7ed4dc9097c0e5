import Diagnostics
import InterfaceBuilder
import NibFormat
import PropertyLists
import XMLTree

/// The contents of a document in the form of Apple's property lists.
struct DocumentContents {
  private let document: IBDocument

  init(_ document: IBDocument) { self.document = document }

  /// Returns the parts that the arguments name, under the keys of Apple's tool.
  func selected(by arguments: IBToolArguments) -> [(key: String, value: PropertyList)] {
    let parts: [(IBToolOption, isInAll: Bool, () -> PropertyList)] = [
      (.objects, true, { objects }), (.hierarchy, true, { hierarchy }),
      (.connections, true, { connections }), (.classes, true, { classes }),
      (.localizableStrings, false, { localizable([.strings]) }),
      (.localizableStringArrays, false, { localizable([.stringArrays]) }),
      (.localizableGeometry, false, { localizable([.geometry]) }),
      (.localizableOther, false, { localizable([]) }),
      (.localizableToManyRelationships, false, { localizable([]) }),
      (.localizableAll, true, { localizable(LocalizableKind.allCases) }),
      (.versionHistory, true, { versionHistory }),
    ]
    return parts.filter { option, isInAll, _ in
      arguments.contains(option) || isInAll && arguments.contains(.all)
    }.map { ("com.apple.ibtool.document.\($0.0.rawValue)", $0.2()) }
  }

  /// The objects that have an id, by id.
  private func byID(_ value: (IBObject) -> PropertyList?) -> PropertyList {
    var seen: Set<String> = []
    var members: [(key: String, value: PropertyList)] = []
    for object in document.objects {
      guard let id = object.id, seen.insert(id).inserted, let value = value(object) else {
        continue
      }
      members.append((key: id, value: value))
    }
    return .dictionary(members.sorted(on: \.key))
  }

  // MARK: Objects

  /// The class and the attributes of each object.
  private var objects: PropertyList {
    byID { object in
      var members: [(key: String, value: PropertyList)] = []
      if let name = object.frameworkClass { members.append(("class", .string(name))) }
      if let name = object.customClass { members.append(("custom-class", .string(name))) }
      for attribute in object.node.attributes {
        switch attribute.name {
        case Names.id, Names.customClass, Names.key: continue
        default: members.append((attribute.spelling, PropertyList(attribute: attribute.value)))
        }
      }
      return .dictionary(members.sorted(on: \.key))
    }
  }

  /// The nested objects; the scenes of a storyboard come one after the other.
  private var hierarchy: PropertyList {
    .array(document.topLevelObjects.compactMap(Self.branch))
  }

  private static func branch(_ object: IBObject) -> PropertyList? {
    // Bounded: the parser of documents limits the depth of elements.
    guard let id = object.id else { return nil }
    var members: [(key: String, value: PropertyList)] = []
    let children = object.children.compactMap(branch)
    if !children.isEmpty { members.append(("children", .array(children))) }
    if let name = object.customClass { members.append(("custom-class", .string(name))) }
    members.append(("label", .string(object.title)))
    if let name = object.label { members.append(("name", .string(name))) }
    members.append(("object-id", .string(id)))
    return .dictionary(members)
  }

  // MARK: Connections

  private var connections: PropertyList {
    var members: [(key: String, value: PropertyList)] = []
    // One object may be the end of thousands of connections, so its texts are shortened.
    for connection in document.connections {
      guard let id = connection.id, let type = typeName(of: connection) else { continue }
      var details: [(key: String, value: PropertyList)] = []
      func add(_ key: String, _ value: String?) {
        if let value { details.append((key: key, value: .string(value))) }
      }
      add(
        "destination-id",
        (connection.destinationID ?? connection.destination?.id).map { ShortText.id($0) })
      add("destination-label", (connection.destination?.title).map { ShortText.title($0) })
      add("event", connection.event)
      add("label", connection.name)
      add("source-id", (connection.source?.id).map { ShortText.id($0) })
      add("source-label", (connection.source?.title).map { ShortText.title($0) })
      add("type", type)
      members.append((key: id, value: .dictionary(details)))
    }
    return .dictionary(members.sorted(on: \.key))
  }

  private func typeName(of connection: IBConnection) -> String? {
    let isIOS = document.platform.isIOSFamily
    return switch connection.kind {
    case .outlet: isIOS ? "IBCocoaTouchOutletConnection" : "IBOutletConnection"
    case .outletCollection: "IBCocoaTouchOutletCollectionConnection"
    case .action: isIOS ? "IBCocoaTouchEventConnection" : "IBActionConnection"
    case .segue: isIOS ? "IBCocoaTouchSegueConnection" : "IBStoryboardSegueConnection"
    case .binding: "IBBindingConnection"
    case .accessibility: "IBAccessibilityConnection"
    case nil: nil
    }
  }

  /// The custom classes, with the outlets and actions that the document connects.
  private var classes: PropertyList {
    var superclasses: [String: String] = [:]
    var outlets: [String: [String: String]] = [:]
    var actions: [String: [String: String]] = [:]
    for object in document.objects {
      guard let name = object.customClass else { continue }
      superclasses[name] = object.frameworkClass ?? superclasses[name] ?? "NSObject"
    }
    for connection in document.connections {
      guard let label = connection.name else { continue }
      switch connection.kind {
      case .outlet, .outletCollection:
        guard let owner = connection.source?.customClass else { continue }
        outlets[owner, default: [:]][label] = ShortText.title(
          connection.destination?.className ?? "id")
      case .action:
        guard let owner = connection.destination?.customClass else { continue }
        actions[owner, default: [:]][label] = ShortText.title(connection.source?.className ?? "id")
      default: continue
      }
    }
    func list(_ names: [String: String]?) -> PropertyList {
      .dictionary((names ?? [:]).inKeyOrder.map { ($0.key, .string($0.value)) })
    }
    return .dictionary(
      superclasses.inKeyOrder.map { name, superclass in
        var members: [(key: String, value: PropertyList)] = []
        if let actions = actions[name] { members.append(("actions", list(actions))) }
        members.append(("class", .string(name)))
        if let outlets = outlets[name] { members.append(("outlets", list(outlets))) }
        members.append(("superclass", .string(superclass)))
        return (name, .dictionary(members))
      })
  }

  /// The build of Interface Builder that saved the document.
  private var versionHistory: PropertyList {
    guard let version = document.toolsVersion else { return .dictionary([]) }
    let versions = [(key: "com.apple.InterfaceBuilderKit", value: PropertyList.string(version))]
    return .dictionary([(key: "interface-builder-version", value: .dictionary(versions))])
  }

  // MARK: Localizable properties

  private enum LocalizableKind: CaseIterable {
    case strings
    case stringArrays
    case geometry
  }

  /// The texts by the id of their object, each with the name of its property; the texts of a list are one array.
  private func textsByID(_ kinds: [LocalizableKind]) -> [String: [(
    key: String, value: PropertyList
  )]] {
    var texts: [String: [(key: String, value: PropertyList)]] = [:]
    // Copying a list for each of its texts would take quadratic time.
    var lists: [[String]: [PropertyList]] = [:]
    for text in document.localizableTexts {
      guard let bracket = text.property.lastIndex(of: "[") else {
        if kinds.contains(.strings) {
          texts[text.id, default: []].append((text.property, .string(text.value)))
        }
        continue
      }
      guard kinds.contains(.stringArrays) else { continue }
      let property = String(text.property[..<bracket])
      let list = [text.id, property]
      if lists[list] == nil { texts[text.id, default: []].append((property, .array([]))) }
      lists[list, default: []].append(.string(text.value))
    }
    for (id, members) in texts {
      for (index, member) in members.enumerated() {
        guard let list = lists[[id, member.key]] else { continue }
        texts[id]?[index].value = .array(list)
      }
    }
    return texts
  }

  private func localizable(_ kinds: [LocalizableKind]) -> PropertyList {
    let texts = textsByID(kinds)
    return byID { object in
      var members: [(key: String, value: PropertyList)] = []
      if let id = object.id { members += texts[id] ?? [] }
      if kinds.contains(.geometry), let frame = object.frame {
        members.append((key: "frameOrigin", value: .string(frame.bracedOrigin)))
        members.append((key: "frameSize", value: .string(frame.bracedSize)))
      }
      return members.isEmpty ? nil : .dictionary(members)
    }
  }
}

extension Rect {
  /// The form of `NSStringFromRect`: `{{0, 0}, {320, 44}}`.
  var braced: String { "{\(bracedOrigin), \(bracedSize)}" }

  /// The form of `NSStringFromPoint`: `{0, 0}`.
  fileprivate var bracedOrigin: String { Self.braced(x, y) }

  /// The form of `NSStringFromSize`: `{320, 44}`.
  fileprivate var bracedSize: String { Self.braced(width, height) }

  private static func braced(_ first: Double, _ second: Double) -> String {
    let numbers = [first, second].map { number in
      Int(exactly: number).map { String($0) } ?? String(number)
    }
    return "{\(numbers[0]), \(numbers[1])}"
  }
}

extension IBObject {
  /// The name of the object in Interface Builder's list: its label, its role, or a readable form of its class.
  var title: String {
    if let label { return label }
    if IBSchema.isController(node.name), let title = node["title"], !title.isEmpty { return title }
    switch role {
    case .filesOwner: return "File's Owner"
    case .firstResponder: return "First Responder"
    case .application: return "Application"
    case .externalObject: return "External Object"
    case .object: break
    }
    guard let name = frameworkClass else { return element }
    var words = ""
    for letter in name.drop(while: { $0.isUppercase }).isEmpty ? name[...] : name.dropFirst(2) {
      if letter.isUppercase, let last = words.last, last.isLowercase { words += " " }
      words.append(letter)
    }
    return words
  }
}
