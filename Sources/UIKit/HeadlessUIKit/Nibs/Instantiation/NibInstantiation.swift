import Foundation
import NibFormat

/// The loading of one nib, in UIKit's order: decode, connect, set attributes, call `awakeFromNib`.
@MainActor
struct NibInstantiation {
  /// The session, which creates the objects and collects the problems.
  let session: NibSession
  private let graph: NibGraph
  private let setsAttributesFirst: Bool

  init(source: NibSource, surroundings: NibSurroundings, setsAttributesFirst: Bool = false) {
    session = NibSession(source: source, surroundings: surroundings)
    graph = source.graph
    self.setsAttributesFirst = setsAttributesFirst
  }

  /// The objects that a load has created.
  struct Result {
    /// The top-level objects, without placeholders.
    var topLevelObjects: [Any] = []
    /// Every object that the nib lists, with its number.
    var objects: [(index: Int, object: AnyObject)] = []
  }

  /// Creates the objects. If something fails, the session has errors, and the result contains what could be created.
  func run() -> Result {
    defer { session.end() }
    return HeadlessEnvironment.current.nibLoads.during(session) { made() }
  }

  private func made() -> Result {
    let connections = list("UINibConnectionsKey").compactMap { NibConnection($0, session) }
    var result = Result()
    for index in list("UINibTopLevelObjectsKey") where !isProxy(index) {
      if let object = session.object(at: index) { result.topLevelObjects.append(object) }
    }
    for index in list("UINibObjectsKey") where !isProxy(index) {
      if let object = session.object(at: index) {
        result.objects.append((index, reference(to: object)))
      }
    }
    applyTraits()
    guard session.errors.isEmpty || session.surroundings.makesStandIns else { return result }
    if setsAttributesFirst { applyAttributes() }
    for connection in connections { connection.connect(session) }
    if !setsAttributesFirst { applyAttributes() }
    for index in list("UINibAccessibilityConfigurationsKey") { applyAccessibility(index) }
    for index in list("UINibVisibleWindowsKey") {
      (session.object(at: index) as? UIWindow)?.makeKeyAndVisible()
    }
    guard session.errors.isEmpty || session.surroundings.makesStandIns else { return result }
    var awake: Set<Int> = []
    for (index, object) in result.objects where awake.insert(index).inserted {
      // Objects from another storyboard have already received the call there.
      if session.replaced.contains(index) { continue }
      if session.isTraced, object is UIResponder {
        LifecycleTrace.note(object, .awakeFromNib)
      }
      switch object {
      // Most objects have one of these classes, and casting to a class costs a fraction of casting to a protocol.
      case let object as UIResponder: object.awakeFromNib()
      case let object as NSLayoutConstraint: object.awakeFromNib()
      case let object as any NibAwakening: object.awakeFromNib()
      case let object as any NibObject: object.awakeFromNib()
      default: _ = ConnectionTable.call("awakeFromNib", of: object, [])
      }
    }
    return result
  }

  /// Applies the traits of the owner, if it is a controller, or of the screen to everything that depends on traits.
  private func applyTraits() {
    let lists = list("UINibTraitStorageListsKey").compactMap {
      session.object(at: $0) as? TraitStorageList
    }
    guard !lists.isEmpty else { return }
    let owner = session.surroundings.owner as? UIViewController
    let inherited = owner?.parent?.traitsForLoading ?? HeadlessEnvironment.current.traitCollection
    let traits = owner?.traits(from: inherited) ?? inherited
    for list in lists {
      list.apply(traits, in: session)
      // The view applies these records again when its traits change.
      guard let view = list.topLevelObject as? UIView else { continue }
      view.variations.append(list)
      if view.superview == nil, !(view is UIWindow) { view.keptTraits = inherited }
    }
  }

  private func isProxy(_ index: Int) -> Bool { graph.className(of: index) == "UIProxyObject" }

  /// Returns the objects in one of the root's arrays.
  private func list(_ key: NibKeyName) -> [Int] {
    guard !graph.objects.isEmpty, case .object(let array)? = session.value(key.key, of: 0),
      graph.objects.indices.contains(array)
    else { return [] }
    var listed: [Int] = []
    for case let object? in session.references(of: array)
    where graph.objects.indices.contains(object) {
      listed.append(object)
    }
    return listed
  }

  private func applyAttributes() {
    for index in list("UINibKeyValuePairsKey") { applyAttribute(index) }
  }

  /// Sets a runtime attribute. A failure is only recorded, because UIKit logs it and continues.
  private func applyAttribute(_ index: Int) {
    let values = session.values(of: index)
    guard let target = values.object("UIObject"), let path = values.string("UIKeyPath") else {
      return
    }
    let object = reference(to: target)
    let value = values.object("UIValue")
    var isSet = true
    do throws(KeyValueCoding.Failure) {
      try KeyValueCoding.set(value, forKeyPath: path, of: object)
    } catch {
      isSet = false
      if !session.isStandIn(object) {
        let name = "\(type(of: object))"
        session.note(
          NibError(
            .failedAttribute,
            "Failed to set (\(path)) user defined inspected property on (\(name)): "
              + error.text, at: session.place(ofReference: "UIObject", of: index), className: name,
            key: path))
      }
    }
    // The compiler adds a frame for every switch; the document does not have this attribute.
    if session.surroundings.makesStandIns, !(object is UISwitch && path == "frame") {
      session.connections.append(
        LoadedConnection(
          kind: .attribute, name: path, source: object,
          destinations: value.map { [asWritten($0, path, index)] } ?? [], isSet: isSet))
    }
  }

  /// Returns a value as in the document: nibs store Boolean values as numbers.
  private func asWritten(_ value: Any, _ path: String, _ index: Int) -> Any {
    guard let number = value as? Int,
      case .object(let target)? = session.value("UIObject", of: index),
      session.source.isTruthValue(path, of: target)
    else { return value }
    return number != 0
  }

  private func applyAccessibility(_ index: Int) {
    let values = session.values(of: index)
    guard let object = values.object("UIAccessibileObject") as? any NibAccessible
    else { return }
    var configuration = object.accessibility ?? UIAccessibilityConfiguration()
    configuration.apply(values)
    object.accessibility = configuration
  }
}

/// An object whose accessibility properties a nib can set.
@MainActor
protocol NibAccessible: AnyObject {
  var accessibility: UIAccessibilityConfiguration? { get set }
}

/// An object that is notified when its nib has been loaded.
@MainActor
protocol NibAwakening: AnyObject {
  func awakeFromNib()
}
