import DiagnosticText
import Foundation

/// The members that `load --json` prints first for every live object, of UIKit and of AppKit.
struct LiveObjectJSON {
  var id: String?
  /// The class in the document, with its module.
  var className: String?
  var isCustom: Bool
  /// The class of the live object; nil for a stand-in.
  var liveClass: String?
  var role: String
  var placeholder: String?
  var restorationIdentifier: String?
  var frame: CGRect?

  var members: [(String, JSONValue)] {
    let names = className?.split(separator: ".").map { String($0) } ?? []
    return [
      ("id", .text(id)), ("class", .text(names.last)),
      ("customClass", isCustom ? .text(names.last) : .null),
      ("module", names.count > 1 ? .text(names.first) : .null),
      ("liveClass", .text(liveClass)), ("role", .string(role)),
      ("placeholder", .text(placeholder)), ("restorationIdentifier", .text(restorationIdentifier)),
      ("frame", frame.map { .rect($0) } ?? .null),
    ]
  }
}

extension JSONValue {
  /// Creates the JSON of a value that nibs of every platform contain: a number, a text or a geometry; nil for others.
  init?(nibValue: Any) {
    switch nibValue {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .number(value)
    case let value as String: self = .string(value)
    case let value as CGPoint: self = .array([.number(value.x), .number(value.y)])
    case let value as CGSize: self = .array([.number(value.width), .number(value.height)])
    case let value as CGRect: self = .rect(value)
    default: return nil
    }
  }

  /// The origin and size of a rectangle.
  static func rect(_ rect: CGRect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .number(Double($0)) })
  }
}
