import Diagnostics
import NibFormat

/// The identity of a controller in all nibs of a storyboard.
enum SceneKey: Hashable {
  /// The identifier that a nib for macOS has for each controller.
  case unique(String)
  /// The name of the nib of the controller's view.
  case view(String)
  /// The identifier by which code or a segue instantiates the controller.
  case identifier(String)
  /// The classes of the controller and of those inside it, with the number among equal ones, for one without a name.
  case form(UInt64, Int)
}

/// A controller in the nib of a scene.
struct SceneController {
  let object: Int
  let key: SceneKey
  /// The identifier by which the property list names the controller; nil for one that only others contain.
  let identifier: String?
  /// The id of the controller, if the name of a nib contains it.
  let id: String?
  /// The name of the nib of the view; nil for a controller whose view has no nib.
  let viewNib: String?
  /// The id of the view.
  let viewID: String?
  /// The number that represents the controller's place.
  let seed: UInt64
}

/// A decoder of the nibs of scenes, in the terms of one framework.
protocol SceneDecoder: AnyObject {
  var reader: NibReader { get }
  /// The keys that controllers have.
  var names: SceneNames { get }
  /// The controller of the nib's scene; nil if there is none.
  var sceneController: Int? { get }
  /// Returns the controllers inside a controller, in order.
  func children(of controller: Int) -> [Int]
  /// The class of an object in the framework, and its class at run time if that is another one.
  func classes(of object: Int) -> (original: String, custom: String?)
}

extension SceneDecoder {
  /// Returns the objects of a scene that its view's nib has placeholders for.
  func externalObjects(of controller: Int) -> [(name: String, object: Int)] {
    let table = reader.object(names.externalObjects, of: controller)
    return (table.map { reader.entries(of: $0) } ?? []).compactMap { entry in
      reader.text(entry.key).map { ($0, entry.value) }
    }
  }
}

/// The keys that a framework's controllers have in nibs.
struct SceneNames {
  /// The key of the name of the view's nib.
  let nibName: String
  /// The key of the storyboard identifier.
  let identifier: String
  /// The key of the table of objects that the view's nib has placeholders for.
  let externalObjects: String
  /// The key of the identifier that is the same in all nibs.
  var unique: String?
  /// The class of a reference to a controller of another storyboard.
  var referenceClass: String?

  static let uiKit = SceneNames(
    nibName: "UINibName", identifier: "UIStoryboardIdentifier",
    externalObjects: "UIExternalObjectsTableForViewLoading",
    referenceClass: "UIStoryboardViewControllerPlaceholder")
  static let appKit = SceneNames(
    nibName: "NSNibName", identifier: "explicitStoryboardIdentifier",
    externalObjects: "NSExternalObjectsTableForViewLoading",
    unique: "uniqueIdentifierForStoryboardCompilation")
}

/// The nib of a scene: its controller, and the controllers inside it.
struct SceneNib<Decoder: SceneDecoder> {
  let decoder: Decoder
  let identifier: String
  /// The controllers, outermost first.
  let controllers: [SceneController]
  /// The key of the outermost controller in the nibs of others, which do not contain its identifier; nil if its own key
  /// is the same in all nibs.
  let alias: SceneKey?

  /// The key of the outermost controller.
  var key: SceneKey { controllers.first?.key ?? .identifier(identifier) }
  var seed: UInt64 { controllers.first?.seed ?? 0 }

  init(_ decoder: Decoder, _ identifier: String, in storyboard: CompiledStoryboard) {
    self.decoder = decoder
    self.identifier = identifier
    let reader = decoder.reader
    let names = decoder.names
    let objects = Self.family(in: decoder)
    var forms: [Int: UInt64] = [:]
    // Controllers inside others come later.
    for object in objects.reversed() {
      forms[object] = Self.form(of: object, in: decoder, forms, storyboard)
    }
    let identifiers = storyboard.uniqueIdentifiers.reduce(into: [SceneKey: String]()) {
      $0[.unique($1.value)] = $1.key
    }
    var counts: [UInt64: Int] = [:]
    var alias: SceneKey?
    controllers = objects.enumerated().map { place, object in
      let form = forms[object] ?? 0
      let key: SceneKey
      if let name = Self.name(of: object, in: decoder, storyboard) {
        key = name
      } else {
        let number = counts[form, default: 0]
        counts[form] = number + 1
        if place == 0 {
          key = .identifier(identifier)
          alias = .form(form, number)
        } else {
          key = .form(form, number)
        }
      }
      let nib = reader.text(names.nibName, of: object).flatMap {
        storyboard.nibs[$0] == nil ? nil : $0
      }
      let (id, view) = nib.map { Self.ids(inNib: $0) } ?? (nil, nil)
      var named = id
      // A controller without an identifier of its own is named after its class and id.
      let own = reader.text(names.identifier, of: object)
      let isReference = reader.className(object) == names.referenceClass
      let listed = place == 0 ? identifier : identifiers[key]
      let full = isReference ? own : own == nil ? listed : nil
      if named == nil, let dash = full?.firstIndex(of: "-"), let full {
        named = String(full[full.index(after: dash)...])
      }
      var hash = StableHash()
      hash.add(identifier.utf8)
      hash.add(UInt8(truncatingIfNeeded: place))
      hash.add(UInt8(truncatingIfNeeded: place >> 8))
      return SceneController(
        object: object, key: key, identifier: listed, id: named, viewNib: nib, viewID: view,
        seed: hash.value)
    }
    self.alias = alias
  }

  /// Returns the controllers of a nib, depth first, each only once.
  private static func family(in decoder: Decoder) -> [Int] {
    guard let top = decoder.sceneController else { return [] }
    var family: [Int] = []
    var waiting = [top]
    var seen: Set<Int> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      family.append(next)
      waiting += decoder.children(of: next).reversed()
    }
    return family
  }

  /// Returns the key of a controller that the nib names; nil for others.
  private static func name(
    of controller: Int, in decoder: Decoder, _ storyboard: CompiledStoryboard
  ) -> SceneKey? {
    let reader = decoder.reader
    if let key = decoder.names.unique, let identifier = reader.text(key, of: controller) {
      return .unique(identifier)
    }
    if let name = reader.text(decoder.names.nibName, of: controller),
      storyboard.nibs[name] != nil
    {
      return .view(name)
    }
    return reader.text(decoder.names.identifier, of: controller).map { .identifier($0) }
  }

  /// Returns a number for the classes of a controller and of those inside it, which have numbers.
  private static func form(
    of controller: Int, in decoder: Decoder, _ forms: [Int: UInt64],
    _ storyboard: CompiledStoryboard
  ) -> UInt64 {
    var hash = StableHash()
    switch name(of: controller, in: decoder, storyboard) {
    case .unique(let name), .view(let name), .identifier(let name): hash.add(name.utf8)
    default:
      let (original, custom) = decoder.classes(of: controller)
      hash.add("\(original) \(custom ?? "")".utf8)
    }
    for child in decoder.children(of: controller) {
      let form = forms[child] ?? 0
      for shift in stride(from: 0, to: 64, by: 8) { hash.add(UInt8(form >> UInt64(shift) & 0xFF)) }
    }
    return hash.value
  }

  /// Returns the ids in the name of a view's nib: `CONTROLLER-view-VIEW`.
  private static func ids(inNib name: String) -> (controller: String?, view: String?) {
    guard let middle = name.firstRange(of: "-view-"), !name[..<middle.lowerBound].isEmpty,
      !name[middle.upperBound...].isEmpty
    else { return (nil, nil) }
    return (String(name[..<middle.lowerBound]), String(name[middle.upperBound...]))
  }
}

extension SceneNib {
  /// The nibs of a storyboard, in the order in which they are decoded.
  struct List {
    var nibs: [SceneNib]
    /// The keys of the outermost controllers by their keys in the nibs of others.
    var aliases: [SceneKey: SceneKey]
  }

  /// Reads the nibs that a storyboard names. The ids that the names of nibs contain are taken, before other objects get
  /// ids.
  static func all(
    in storyboard: CompiledStoryboard, ids: ObjectIDs, losses: Losses,
    decoder: (NibGraph) -> Decoder
  ) -> List {
    var aliases: [SceneKey: SceneKey] = [:]
    var nibs: [SceneNib] = []
    for (identifier, name) in storyboard.nibNames.inKeyOrder {
      guard let graph = storyboard.nibs[name] else {
        losses.add("the controller '\(identifier)', whose nib is missing")
        continue
      }
      let nib = SceneNib(decoder(graph), identifier, in: storyboard)
      if let alias = nib.alias, aliases[alias] == nil { aliases[alias] = nib.key }
      nibs.append(nib)
    }
    // Most nibs contain one controller; those with more than one show the controllers in their places.
    nibs.sort { left, right in
      let isFirst = (
        left.identifier == storyboard.entryPoint, right.identifier == storyboard.entryPoint
      )
      if isFirst.0 != isFirst.1 { return isFirst.0 }
      return (-left.controllers.count, left.identifier) < (
        -right.controllers.count, right.identifier
      )
    }
    for controller in nibs.flatMap(\.controllers) {
      for id in [controller.id, controller.viewID].compactMap({ $0 }) { _ = ids.take(id) }
    }
    return List(nibs: nibs, aliases: aliases)
  }
}
