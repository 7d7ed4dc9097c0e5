import Diagnostics
import Foundation

/// Live objects with their names in the documents.
///
/// They come from one nib (``LoadedNib``), or from the several nibs of a scene (``LoadedScene``).
@preconcurrency @MainActor
public protocol LoadedHierarchy {
  /// The root objects, with their children.
  var hierarchy: [LoadedObject] { get }
  /// Returns the id of an object in the document; nil for an object from outside.
  func id(of object: AnyObject) -> String?
  /// Returns the identifier of the placeholder that represents the object; nil for other objects.
  func placeholder(of object: AnyObject) -> String?
}

extension LoadedNib: LoadedHierarchy {}

extension LoadedHierarchy {
  /// Returns the live objects as indented text, one per line, with their outlets, actions and attributes.
  ///
  /// This is the output of `load`. A line contains the class (a custom class before its stand-in), the id, the frame in
  /// points, and the object's names.
  public func outline() -> String {
    OutlineText.lines(
      of: hierarchy, children: \.children,
      details: { $0.connections.map { PrintableText.line(summary(of: $0)) } },
      line: { PrintableText.line(summary(of: $0)) })
  }

  private func summary(of node: LoadedObject) -> String {
    var parts: [String] = []
    switch node.placeholderIdentifier {
    case nil: break
    case NibProxy.filesOwner?: parts.append("File's Owner")
    case let identifier?: parts.append("External Object \(identifier)")
    }
    parts.append(node.className ?? "(no class)")
    // The classes that implement UIKit's private classes have other names, which are not useful here.
    let isPrivate = node.className?.hasPrefix("_") ?? false
    if node.liveClassName != node.className, !isPrivate, !(node.object is NibStandIn) {
      parts.append("(\(node.liveClassName))")
    }
    if let id = node.id { parts.append("#\(id)") }
    if let frame = node.frame {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.shortText)
      parts.append("[\(numbers.joined(separator: ", "))]")
    }
    if let content = (node.object as? any ShowsText)?.shownText, !content.isEmpty {
      parts.append(NibValueText.quoted(content))
    }
    if let view = node.object as? UIView, view.isHidden { parts.append("hidden") }
    if let identifier = node.restorationIdentifier {
      parts.append("restoration=\"\(identifier)\"")
    }
    if let segue = node.object as? UIStoryboardSegueTemplate { parts.append(segue.summary) }
    if let identifier = (node.object as? UIResponder)?.accessibilityIdentifier {
      parts.append("accessibility=\"\(identifier)\"")
    }
    return parts.joined(separator: " ")
  }

  private func summary(of connection: LoadedConnection) -> String {
    let ends = connection.destinations.map { end($0, of: connection.kind) }
      .joined(separator: ", ")
    switch connection.kind {
    case .outlet: return "outlet \(connection.name) -> \(ends.isEmpty ? "nil" : ends)"
    case .outletCollection: return "outlets \(connection.name) -> \(ends)"
    case .attribute: return "attribute \(connection.name) = \(ends.isEmpty ? "nil" : ends)"
    case .action(let events):
      let names = events.names.isEmpty ? "" : " on \(events.names.joined(separator: ", "))"
      return "action \(connection.name)\(names) -> \(ends.isEmpty ? "First Responder" : ends)"
    }
  }

  private func end(_ value: Any, of kind: LoadedConnection.Kind) -> String {
    if kind == .attribute, let text = NibValueText(value)?.text { return text }
    let object = reference(to: value)
    switch placeholder(of: object) {
    case NibProxy.filesOwner?: return "File's Owner"
    case let identifier?: return "External Object \(identifier)"
    case nil: break
    }
    let reference = (object as? any NibMade)?.nibReference
    let name = reference?.className ?? LoadedObject.className(of: object) ?? "(no class)"
    return name + (id(of: object).map { " #\($0)" } ?? "")
  }
}

extension CGFloat {
  /// The number with up to four decimal places, without trailing zeros.
  var shortText: String {
    let value = (Double(self) * 10_000).rounded() / 10_000
    return Int(exactly: value).map { String($0) } ?? String(value)
  }
}

extension UIControl.Event {
  /// The names of the individual events in documents.
  package var names: [String] {
    Self.all.filter { contains($0.event) }.map(\.name)
  }

  private static let all: [(name: String, event: UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
    ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered),
    ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit),
  ]
}
