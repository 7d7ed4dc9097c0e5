import Foundation
import NibFormat

/// The making of one nib's objects: each once, at the first reference to it, depth first.
@MainActor
final class NibSession {
  private enum Slot {
    case unseen
    /// In its initializer; the object itself as soon as `super.init(coder:)` has made it known.
    case decoding((any NibDecodable)?)
    case done(Any?)
  }

  nonisolated let source: NibSource
  let surroundings: NibSurroundings
  /// What was met on the way, in order.
  private(set) var errors: [NibError] = []
  private(set) var notes: [NibError] = []
  private var slots: [Slot]
  private var currentObject = 0
  private var depth = 0
  private lazy var coder = NibCoder(session: self)

  /// The stack of a thread holds about three times as many, with the frames of an app's initializers.
  static let deepestNesting = 400

  init(source: NibSource, surroundings: NibSurroundings) {
    self.source = source
    self.surroundings = surroundings
    slots = Array(repeating: .unseen, count: source.graph.objects.count)
  }

  /// The values of the object in the making.
  var current: NibValues { values(of: currentObject) }

  func values(of object: Int) -> NibValues { NibValues(session: self, object: object) }

  func place(of object: Int) -> NibPlace {
    NibReference(source: source, object: object).place
  }

  func fail(_ error: NibError) { errors.append(error) }

  func note(_ note: NibError) { notes.append(note) }

  func register(_ decoded: any NibDecodable, for object: Int) {
    guard case .decoding = slots[object] else { return }
    slots[object] = .decoding(decoded)
  }

  /// The object with a number: made when it is asked for the first time.
  func object(at index: Int) -> Any? {
    switch slots[index] {
    case .done(let object): return object
    case .decoding(let object?): return object
    case .decoding(nil):
      note(
        NibError(
          .unfinishedObject,
          "\(source.graph.className(of: index)) is referred to before its init(coder:) has called"
            + " super; the reference is nil", at: place(of: index)))
      return nil
    case .unseen:
      return make(index)
    }
  }

  private func make(_ index: Int) -> Any? {
    guard depth < Self.deepestNesting else {
      fail(
        NibError(
          .tooDeep, "objects are nested more than \(Self.deepestNesting) deep", at: place(of: index)
        ))
      return nil
    }
    let outer = currentObject
    slots[index] = .decoding(nil)
    depth += 1
    currentObject = index
    let object = decode(index)
    currentObject = outer
    depth -= 1
    slots[index] = .done(object)
    return object
  }

  private func decode(_ index: Int) -> Any? {
    let name = source.graph.className(of: index)
    if let kind = NibValueClass(rawValue: name) { return decodeValue(kind, at: index) }
    switch name {
    case "UIProxyObject": return surroundings.object(forProxy: current.proxyIdentifier)
    case "UIClassSwapper": return decodeSwapped(index)
    default:
      let names = [name] + source.graph.fallbackClassNames(of: index)
      for name in names {
        if let type = ClassRegistry.frameworkClass(named: name) { return create(type, index) }
      }
      return decodeUnknown(name, index)
    }
  }

  /// A class of the frameworks that is not modelled: a plain view where the keys are a view's.
  private func decodeUnknown(_ name: String, _ index: Int) -> Any? {
    let values = current
    note(
      NibError(
        .malformedNib, "the class \(name) is not modelled; the nearest superclass takes its place",
        at: place(of: index), className: name))
    let type = ClassRegistry.nearest(to: name, isView: values.contains("UIBounds"))
    return create(type, index)
  }

  /// An object with a class of the app's: that class where it is found, else the one it stands on.
  private func decodeSwapped(_ index: Int) -> Any? {
    let values = current
    let original = values.string("UIOriginalClassName") ?? "NSObject"
    let name = values.string("UIClassName") ?? original
    if surroundings.makesCustomObjects {
      if let type = ClassRegistry.appClass(named: name, modules: surroundings.modules) {
        if let type = type as? any NibDecodable.Type { return create(type, index) }
        if let type = type as? any NibObject.Type { return type.init() }
      } else if name != original, ClassRegistry.frameworkClass(named: name) == nil {
        note(
          NibError(
            .undefinedKey,
            "Unknown class \(ClassRegistry.readable(name)) in Interface Builder file.",
            at: place(of: index), className: ClassRegistry.readable(name)))
      }
    }
    if let type = ClassRegistry.frameworkClass(named: name) { return create(type, index) }
    if let type = ClassRegistry.frameworkClass(named: original) { return create(type, index) }
    return decodeUnknown(original, index)
  }

  private func create(_ type: any NibDecodable.Type, _ index: Int) -> Any? {
    let object = type.init(coder: coder)
    if let object {
      if object.nibReference == nil {
        object.nibReference = NibReference(source: source, object: index)
      }
      return object
    }
    fail(
      NibError(
        .failedInitializer, "init(coder:) of \(type) returned nil", at: place(of: index),
        className: "\(type)"))
    return nil
  }
}
