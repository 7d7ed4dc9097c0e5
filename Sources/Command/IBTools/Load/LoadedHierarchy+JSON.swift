import DiagnosticText
import Diagnostics
import Foundation
import HeadlessUIKit

extension LoadedHierarchy {
  /// The objects of the hierarchy as JSON.
  var jsonObjects: JSONValue { .array(hierarchy.map { json($0) }) }

  private func json(_ node: LoadedObject) -> JSONValue {
    // Bounded: the loader limits the depth of objects.
    func connections(_ kinds: Set<String>) -> JSONValue {
      .array(node.connections.filter { kinds.contains($0.kind.name) }.map { json($0) })
    }
    let object = LiveObjectJSON(
      id: node.id, className: node.className, isCustom: node.isCustom,
      liveClass: node.object is NibStandIn ? nil : node.liveClassName, role: node.role,
      placeholder: node.placeholderIdentifier, restorationIdentifier: node.restorationIdentifier,
      frame: node.frame)
    return .object(
      object.members + [
        ("texts", .object(node.texts.map { ($0.property, .string($0.value)) }.firstOfEach)),
        ("images", .object(node.images.map { ($0.property, .string($0.name)) }.firstOfEach)),
        ("outlets", connections(["outlet", "outletCollection"])),
        ("actions", connections(["action"])), ("attributes", connections(["attribute"])),
        ("children", .array(node.children.map { json($0) })),
      ])
  }

  private func json(_ connection: LoadedConnection) -> JSONValue {
    let ends = connection.destinations.map { json(end: $0) }
    switch connection.kind {
    case .outlet: return .object([("name", .string(connection.name)), ("to", ends.first ?? .null)])
    case .outletCollection:
      return .object([("name", .string(connection.name)), ("to", .array(ends))])
    case .action(let events):
      return .object([
        ("name", .string(connection.name)), ("to", ends.first ?? .null),
        ("events", .array(events.names.map { .string($0) })),
      ])
    case .attribute:
      return .object([("name", .string(connection.name)), ("value", ends.first ?? .null)])
    }
  }

  /// Returns the id of an object, or any other value as JSON.
  private func json(end value: Any) -> JSONValue {
    if let json = JSONValue(nibValue: value) { return json }
    return switch value {
    case let value as NSRange:
      .object([("location", .int(value.location)), ("length", .int(value.length))])
    case let value as UIColor:
      .array(
        [value.cgColor.red, value.cgColor.green, value.cgColor.blue, value.cgColor.alpha]
          .map { .number(Double($0)) })
    case let value as UIImage: .text(value.name)
    case let value as NSAttributedString: .string(value.string)
    case let value as NSObject: .text(id(of: value))
    default: .string("\(value)")
    }
  }
}

extension LoadedObject {
  fileprivate var role: String {
    switch placeholderIdentifier {
    case nil: "object"
    case "IBFilesOwner"?: "filesOwner"
    default: "externalObject"
    }
  }
}

extension LoadedConnection.Kind {
  fileprivate var name: String {
    switch self {
    case .outlet: "outlet"
    case .outletCollection: "outletCollection"
    case .action: "action"
    case .attribute: "attribute"
    }
  }
}
