import Foundation
import NibFormat

/// The loading of one nib, in UIKit's order: decode, connect, set attributes, wake.
@MainActor
struct NibInstantiation {
  private let session: NibSession
  private let graph: NibGraph
  /// Records what could not be set instead of failing; for objects that stand in for an app's own.
  var standsIn = false

  init(source: NibSource, surroundings: NibSurroundings) {
    session = NibSession(source: source, surroundings: surroundings)
    graph = source.graph
  }

  /// What was met that is no error.
  var notes: [NibError] { session.notes }

  /// Makes the objects and returns those at the top level, placeholders left out.
  /// - Throws: the first ``NibError``.
  func run() throws(NibError) -> [Any] {
    let connections = list("UINibConnectionsKey").compactMap { NibConnection($0, session) }
    let topLevel = list("UINibTopLevelObjectsKey").filter {
      graph.className(of: $0) != "UIProxyObject"
    }
    let result = topLevel.compactMap { session.object(at: $0) }
    let objects = list("UINibObjectsKey").compactMap { index -> AnyObject? in
      guard graph.className(of: index) != "UIProxyObject" else { return nil }
      return session.object(at: index) as AnyObject?
    }
    try throwFirstError()
    for connection in connections { connection.connect(session) }
    for index in list("UINibKeyValuePairsKey") { applyAttribute(index) }
    for index in list("UINibAccessibilityConfigurationsKey") { applyAccessibility(index) }
    for index in list("UINibVisibleWindowsKey") {
      (session.object(at: index) as? UIWindow)?.makeKeyAndVisible()
    }
    try throwFirstError()
    for object in objects { (object as? any NibAwakening)?.awakeFromNib() }
    return result
  }

  private func throwFirstError() throws(NibError) {
    if let error = session.errors.first { throw error }
  }

  /// The objects that one of the root's arrays lists.
  private func list(_ key: String) -> [Int] {
    guard !graph.objects.isEmpty, case .object(let array)? = graph.value(key, of: 0) else {
      return []
    }
    return session.references(of: array).compactMap { $0 }
  }

  /// A failed attribute is a note: UIKit logs it and goes on.
  private func applyAttribute(_ index: Int) {
    let values = session.values(of: index)
    guard let object = values.object("UIObject"), let path = values.string("UIKeyPath") else {
      return
    }
    do throws(KeyValueCoding.Failure) {
      try KeyValueCoding.set(values.object("UIValue"), forKeyPath: path, of: object as AnyObject)
    } catch {
      let name = "\(type(of: object))"
      session.note(
        NibError(
          .undefinedKey,
          "Failed to set (\(path)) user defined inspected property on (\(name)): \(error.text(key: path))",
          at: session.place(of: index), className: name, key: path))
    }
  }

  private func applyAccessibility(_ index: Int) {
    let values = session.values(of: index)
    guard let object = values.object("UIAccessibileObject") as? any UIAccessibilityIdentification
    else { return }
    object.accessibility = UIAccessibilityConfiguration(values)
  }
}

/// An object that is told when its nib is loaded.
@MainActor
protocol NibAwakening: AnyObject {
  func awakeFromNib()
}

extension KeyValueCoding.Failure {
  /// The failure in words.
  func text(key: String) -> String {
    switch self {
    case .undefinedKey: "this class is not key value coding-compliant for the key \(key)."
    case .wrongType(let property): "the property is \(property)"
    case .notSettable(let reason): reason
    }
  }
}
