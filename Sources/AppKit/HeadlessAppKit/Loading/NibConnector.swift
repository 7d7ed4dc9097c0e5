import Foundation
import NibFormat
import NibSources

/// A connector of a nib.
@MainActor
struct NibConnector {
  private let session: NibSession
  private let number: Int
  private let className: String
  private let values: NibValues

  /// Reads a connector; nil if it is of a class that establishes nothing.
  init?(_ number: Int, _ session: NibSession) {
    className = session.source.graph.className(of: number)
    (self.session, self.number) = (session, number)
    values = session.values(of: number)
  }

  /// Establishes the connection; a failure becomes a note, as AppKit logs it.
  func connect() -> [LoadedConnection] {
    switch className {
    case "NSNibOutletConnector": [outlet()].compactMap { $0 }
    case "NSNibControlConnector": [action()].compactMap { $0 }
    case "NSNibAuxiliaryActionConnector": [auxiliaryAction()].compactMap { $0 }
    case "NSNibBindingConnector": [binding()].compactMap { $0 }
    case "NSIBHelpConnector":
      [value(.toolTip, "toolTip", "NSDestination", values.string("NSMarker"))].compactMap { $0 }
    case "NSNibAXAttributeConnector":
      [
        value(
          .accessibility, values.string("AXAttributeTypeArchiveKey") ?? "",
          "AXDestinationArchiveKey", values.string("AXAttributeValueArchiveKey"))
      ].compactMap { $0 }
    case "NSNibAXRelationshipConnector": [relationship()].compactMap { $0 }
    case "NSIBUserDefinedRuntimeAttributesConnector": attributes()
    default: []
    }
  }

  private func end(_ key: String) -> (number: Int, object: AnyObject)? {
    guard let number = session.reference(key, of: number), let object = session.object(at: number),
      type(of: object) is AnyObject.Type
    else { return nil }
    return (number, object as AnyObject)
  }

  private func connection(
    _ kind: LoadedConnection.Kind, _ name: String, _ source: (number: Int, object: AnyObject),
    _ destination: (number: Int, object: AnyObject)? = nil, value: Any? = nil, isSet: Bool
  ) -> LoadedConnection {
    LoadedConnection(
      kind: kind, name: name, source: source.object, destination: destination?.object,
      keyPath: kind == .binding ? values.string("NSKeyPath") ?? "" : nil,
      options: kind == .binding ? values.object("NSOptions") ?? [:] : [:], value: value,
      isSet: isSet, sourceNumber: source.number, destinationNumber: destination?.number)
  }

  private func outlet() -> LoadedConnection? {
    guard let source = end("NSSource"), let destination = end("NSDestination") else { return nil }
    let name = values.string("NSLabel") ?? ""
    let reason =
      source.object is NibStandIn
      ? nil : KeyValueCoding.set(destination.object, forKey: name, of: source.object)
    if let keyed = source.object as? NibStandIn { keyed.nibProperties[name] = destination.object }
    if let reason {
      session.note(
        NibError(
          .undefinedKey,
          "Failed to connect (\(name)) outlet from (\(session.className(of: source.number))) to"
            + " (\(session.className(of: destination.number))): \(reason)",
          at: session.place(of: source.number), className: session.className(of: source.number),
          key: name))
    }
    return connection(.outlet, name, source, destination, isSet: reason == nil)
  }

  private func action() -> LoadedConnection? {
    guard let source = end("NSSource") else { return nil }
    let name = values.string("NSLabel") ?? ""
    let destination = end("NSDestination")
    let sender = source.object as? any ActionSource
    sender?.action = Selector(name)
    sender?.target = destination?.object
    return connection(.action, name, source, destination, isSet: sender != nil)
  }

  /// Sets the action of a double click, which is sent to the target of the other action.
  private func auxiliaryAction() -> LoadedConnection? {
    guard let source = end("NSSource") else { return nil }
    let name = values.string("NSLabel") ?? ""
    let destination = end("NSDestination")
    let table = values.string("NSTrigger") == "doubleAction" ? source.object as? NSTableView : nil
    table?.doubleAction = Selector(name)
    if let table, table.target == nil { table.target = destination?.object }
    return connection(.action, name, source, destination, isSet: table != nil)
  }

  private func binding() -> LoadedConnection? {
    guard let source = end("NSSource"), let destination = end("NSDestination") else { return nil }
    return connection(
      .binding, values.string("NSBinding") ?? "", source, destination, isSet: true)
  }

  private func relationship() -> LoadedConnection? {
    guard let source = end("NSSource"), let destination = end("NSDestination") else { return nil }
    return connection(
      .accessibility, values.string("NSLabel") ?? "", source, destination, isSet: true)
  }

  private func value(
    _ kind: LoadedConnection.Kind, _ name: String, _ key: String, _ text: String?
  ) -> LoadedConnection? {
    guard let target = end(key) else { return nil }
    if kind == .toolTip, let view = target.object as? NSView { view.toolTip = text }
    return connection(kind, name, target, value: text, isSet: true)
  }

  private func attributes() -> [LoadedConnection] {
    guard let target = end("NSObject") else { return [] }
    let paths = values.list("NSKeyPaths", of: String.self)
    let given = values.list("NSValues", of: Any.self)
    return zip(paths, given).map { path, value in
      let reason =
        target.object is NibStandIn
        ? nil
        : KeyValueCoding.set(value is NSNull ? nil : value, forKeyPath: path, of: target.object)
      if let reason {
        session.note(
          NibError(
            .failedAttribute,
            "Failed to set (\(path)) user defined inspected property on"
              + " (\(session.className(of: target.number))): \(reason)",
            at: session.place(of: target.number), key: path))
      }
      return connection(.attribute, path, target, value: value, isSet: reason == nil)
    }
  }
}
