package import DiagnosticText
import Diagnostics
package import InterfaceBuilder

extension IBDocument {
  /// The document in the format of `tree --json`.
  package var treeJSON: JSONValue {
    var members: [(String, JSONValue)] = [
      ("file", .text(file)), ("kind", .string(kind.rawValue)),
      ("platform", .string(platform.rawValue)), ("toolsVersion", .text(toolsVersion)),
    ]
    if kind == .storyboard {
      let scenes = scenes.map { scene in
        JSONValue.object([
          ("id", .text(scene.id)), ("name", .text(scene.name)),
          ("objects", .array(scene.objects.map(\.treeJSON))),
        ])
      }
      members.append(("scenes", .array(scenes)))
    } else {
      members.append(("objects", .array(topLevelObjects.map(\.treeJSON))))
    }
    members.append(("diagnostics", .array(diagnostics.map(\.json))))
    return .object(members)
  }
}

extension IBObject {
  fileprivate var treeJSON: JSONValue {
    // Bounded: the parser of documents limits the depth of elements.
    let numbers = frame.map { [$0.x, $0.y, $0.width, $0.height] }
    return .object([
      ("id", .text(id)), ("element", .string(element)), ("class", .text(className)),
      ("customClass", role == .firstResponder ? .null : .text(customClass)),
      ("module", .text(customModule)), ("label", .text(label)),
      ("role", .string(role.rawValue)), ("key", .text(key)),
      ("restorationIdentifier", .text(restorationIdentifier)),
      ("reuseIdentifier", .text(reuseIdentifier)),
      ("storyboardIdentifier", .text(storyboardIdentifier)),
      ("frame", numbers.map { .array($0.map { .number($0) }) } ?? .null),
      ("texts", .object(texts.map { ($0.property, .string($0.value)) }.firstOfEach)),
      ("images", .object(images.map { ($0.property, .string($0.name)) }.firstOfEach)),
      ("children", .array(children.map(\.treeJSON))),
    ])
  }
}

extension [(String, JSONValue)] {
  /// The members of an object: the first one with each key.
  var firstOfEach: Self {
    var seen: Set<String> = []
    return filter { seen.insert($0.0).inserted }
  }
}
