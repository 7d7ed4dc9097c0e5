import ArgumentParser
import DiagnosticText
import Diagnostics
import InterfaceBuilder

struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print the objects of documents: class, id, frame, label and identifiers.",
    discussion: "Frames are in points, in the superview's coordinates.")

  @OptionGroup var input: InputOptions

  @Flag(name: .long, help: "Also print constraints, which JSON always includes.")
  var all = false

  func run() throws {
    let run = DocumentRun(input)
    let headline = !run.files.isSingle
    try run.run { [json = input.json, all] _, document, _ in
      if json { return DocumentRun.Report(output: document.treeJSON.bytes) }
      let title = headline ? "\(document.file ?? "")\n" : ""
      return DocumentRun.Report(text: title + document.outline(all: all) + (headline ? "\n" : ""))
    }
  }
}

extension IBDocument {
  /// The document in the format of `tree --json`.
  fileprivate var treeJSON: JSONValue {
    var members: [(String, JSONValue)] = [
      ("file", .text(file)), ("kind", .string(kind.rawValue)),
      ("platform", .string(platform.rawValue)), ("toolsVersion", .text(toolsVersion)),
    ]
    if kind == .storyboard {
      let scenes = scenes.map { scene in
        JSONValue.object([
          ("id", .text(scene.id)), ("objects", .array(scene.objects.map(\.treeJSON))),
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
    let numbers = frame.map { [$0.x, $0.y, $0.width, $0.height] }
    return .object([
      ("id", .text(id)), ("element", .string(element)), ("class", .text(className)),
      ("customClass", .text(customClass)), ("module", .text(customModule)), ("label", .text(label)),
      ("role", .string(role.rawValue)), ("key", .text(key)),
      ("restorationIdentifier", .text(restorationIdentifier)),
      ("frame", numbers.map { .array($0.map { .number($0) }) } ?? .null),
      ("children", .array(children.map(\.treeJSON))),
    ])
  }
}
