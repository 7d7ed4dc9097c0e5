import Diagnostics
import NibFormat

/// The nib of a scene: its controller, and the controllers inside it.
struct SceneNib {
  /// The identity of a controller in all nibs of a storyboard.
  enum Key: Hashable {
    /// The name of the nib of the controller's view.
    case view(String)
    /// The identifier by which code or a segue instantiates the controller.
    case identifier(String)
    /// The classes of the controller and of those inside it, with the number among equal ones, for one without a name.
    case form(UInt64, Int)
  }

  /// A controller.
  struct Controller {
    let object: Int
    let key: Key
    /// The id of the controller, if the name of a nib contains it.
    let id: String?
    /// The name of the nib of the view; nil for a controller whose view has no nib.
    let viewNib: String?
    /// The id of the view.
    let viewID: String?
    /// The number that represents the controller's place.
    let seed: UInt64
  }

  /// The class of a reference to a controller of another storyboard.
  static let referenceClass = "UIStoryboardViewControllerPlaceholder"

  let decoder: GraphDecoder
  let identifier: String
  /// The controllers, outermost first.
  let controllers: [Controller]
  /// The key of the outermost controller in the nibs of others, which do not contain its identifier; nil if its own key
  /// is the same in all nibs.
  let alias: Key?

  /// The key of the outermost controller.
  var key: Key { controllers.first?.key ?? .identifier(identifier) }
  var seed: UInt64 { controllers.first?.seed ?? 0 }

  init(_ decoder: GraphDecoder, _ identifier: String, in storyboard: CompiledStoryboard) {
    self.decoder = decoder
    self.identifier = identifier
    let reader = decoder.reader
    let objects = Self.family(in: decoder)
    var forms: [Int: UInt64] = [:]
    // Controllers inside others come later.
    for object in objects.reversed() {
      forms[object] = Self.form(of: object, in: decoder, forms, storyboard)
    }
    var counts: [UInt64: Int] = [:]
    var alias: Key?
    controllers = objects.enumerated().map { place, object in
      let form = forms[object] ?? 0
      let key: Key
      if let name = Self.name(of: object, reader, storyboard) {
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
      let nib = reader.text("UINibName", of: object).flatMap {
        storyboard.nibs[$0] == nil ? nil : $0
      }
      let (id, view) = nib.map { Self.ids(inNib: $0) } ?? (nil, nil)
      var named = id
      // A controller without an identifier of its own is named after its class and id.
      let own = reader.text("UIStoryboardIdentifier", of: object)
      let isReference = reader.className(object) == Self.referenceClass
      let full = isReference ? own : place == 0 && own == nil ? identifier : nil
      if named == nil, let dash = full?.firstIndex(of: "-"), let full {
        named = String(full[full.index(after: dash)...])
      }
      var hash = StableHash()
      hash.add(identifier.utf8)
      hash.add(UInt8(truncatingIfNeeded: place))
      hash.add(UInt8(truncatingIfNeeded: place >> 8))
      return Controller(
        object: object, key: key, id: named, viewNib: nib, viewID: view, seed: hash.value)
    }
    self.alias = alias
  }

  /// Returns the controllers of a nib, depth first, each only once.
  private static func family(in decoder: GraphDecoder) -> [Int] {
    let reader = decoder.reader
    let scene = reader.members("UINibConnectionsKey", of: decoder.root).first {
      reader.text("UILabel", of: $0) == "sceneViewController"
    }
    guard let top = scene.flatMap({ reader.object("UIDestination", of: $0) }) else { return [] }
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
    of controller: Int, _ reader: NibReader, _ storyboard: CompiledStoryboard
  ) -> Key? {
    if let name = reader.text("UINibName", of: controller), storyboard.nibs[name] != nil {
      return .view(name)
    }
    return reader.text("UIStoryboardIdentifier", of: controller).map { .identifier($0) }
  }

  /// Returns a number for the classes of a controller and of those inside it, which have numbers.
  private static func form(
    of controller: Int, in decoder: GraphDecoder, _ forms: [Int: UInt64],
    _ storyboard: CompiledStoryboard
  ) -> UInt64 {
    var hash = StableHash()
    switch name(of: controller, decoder.reader, storyboard) {
    case .view(let name): hash.add(name.utf8)
    case .identifier(let name): hash.add(name.utf8)
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
