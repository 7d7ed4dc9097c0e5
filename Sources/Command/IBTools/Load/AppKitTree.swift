import DiagnosticText
import Diagnostics
import Foundation
import HeadlessAppKit
import InterfaceBuilder
import NibFormat
import NibSources

/// The objects of a nib, of a scene with its views, or of several scenes, for macOS.
@MainActor
struct AppKitTree {
  /// A nib with its name, which is nil if there is only one.
  private struct Part {
    let name: String?
    let nib: LoadedNib
  }

  private let parts: [Part]
  private let isStoryboard: Bool
  let diagnostics: [Diagnostic]

  /// Loads a xib.
  init(_ document: IBDocument, path: NibSearchPath) throws(NibError) {
    try self.init(NSNib(document: document), path)
  }

  /// Loads a compiled nib; nil if it is not one of AppKit's.
  init?(compiled bytes: [UInt8], name: String, path: NibSearchPath) throws(NibError) {
    let source = try NibFiles.source(compiled: bytes, name: name, isFile: true)
    guard !source.graph.objects.isEmpty, source.graph.value("IB.objectdata", of: 0) != nil else {
      return nil
    }
    try self.init(NSNib(source), path)
  }

  private init(_ nib: NSNib, _ path: NibSearchPath) throws(NibError) {
    let loaded = try AppKitEnvironment(searchPath: path).run { () throws(NibError) in
      try nib.load(makesStandIns: true)
    }
    parts = [Part(name: nil, nib: loaded)]
    isStoryboard = false
    diagnostics = loaded.diagnostics
  }

  /// Loads scenes of a storyboard with the views of their controllers: the named scene, the initial one, or all if there
  /// is no initial one.
  init(_ contents: StoryboardContents, scene: String?, path: NibSearchPath) throws(NibError) {
    let storyboard = NSStoryboard(contents, makesStandIns: true)
    let identifiers =
      (scene ?? storyboard.initialIdentifier).map { [$0] } ?? storyboard.identifiers
    var parts: [Part] = []
    try AppKitEnvironment(searchPath: path).run { () throws(NibError) in
      for identifier in identifiers {
        let scene = try storyboard.scene(identifier)
        parts.append(Part(name: identifier, nib: scene.nib))
        for (controller, nib) in scene.views { parts.append(Part(name: controller, nib: nib)) }
      }
    }
    self.parts = parts
    isStoryboard = true
    var seen: Set<Diagnostic> = []
    diagnostics = (storyboard.diagnostics + parts.flatMap(\.nib.diagnostics))
      .filter { seen.insert($0).inserted }
  }

  var text: String {
    parts.map { part in
      (part.name.map { "\(PrintableText.line($0)).nib\n" } ?? "") + part.nib.outline()
    }.joined(separator: "\n")
  }

  var members: [(String, JSONValue)] {
    guard isStoryboard else { return members(of: parts[0].nib) }
    return [
      (
        "nibs",
        .array(
          parts.map { part in
            .object([("name", .text(part.name))] + members(of: part.nib))
          })
      )
    ]
  }

  private func members(of nib: LoadedNib) -> [(String, JSONValue)] {
    [("objects", .array(nib.hierarchy.map { json($0, nib) }))]
  }

  private func json(_ node: LoadedObject, _ nib: LoadedNib) -> JSONValue {
    // Bounded: the nib's session limits the depth of objects.
    func connections(_ kind: LoadedConnection.Kind) -> JSONValue {
      .array(node.connections.filter { $0.kind == kind }.map { json($0, nib) })
    }
    let toolTip = node.connections.first { $0.kind == .toolTip }?.value as? String
    let object = LiveObjectJSON(
      id: node.id, className: node.className, isCustom: node.isCustom,
      liveClass: node.object is NibStandIn ? nil : node.liveClassName, role: node.role.rawValue,
      frame: node.frame)
    return .object(
      object.members + [
        ("outlets", connections(.outlet)), ("actions", connections(.action)),
        ("attributes", connections(.attribute)), ("bindings", connections(.binding)),
        ("toolTip", .text(toolTip)), ("children", .array(node.children.map { json($0, nib) })),
      ])
  }

  private func json(_ connection: LoadedConnection, _ nib: LoadedNib) -> JSONValue {
    let end = connection.destination.flatMap { nib.id(of: $0) }
    switch connection.kind {
    case .outlet: return .object([("name", .string(connection.name)), ("to", .text(end))])
    case .action:
      return .object([
        ("name", .string(connection.name)), ("to", .text(end)), ("events", .array([])),
      ])
    case .binding:
      return .object([
        ("name", .string(connection.name)), ("to", .text(end)),
        ("keyPath", .text(connection.keyPath)),
        (
          "options",
          .object(
            connection.options.keys.sorted().map { ($0, json(connection.options[$0], nib)) })
        ),
      ])
    case .attribute, .toolTip, .accessibility:
      return .object([
        ("name", .string(connection.name)), ("value", json(connection.value, nib)),
      ])
    }
  }

  private func json(_ value: Any?, _ nib: LoadedNib) -> JSONValue {
    switch value {
    case nil, is NSNull: .null
    case let value?: JSONValue(nibValue: value) ?? .string(nib.text(ofValue: value))
    }
  }
}
