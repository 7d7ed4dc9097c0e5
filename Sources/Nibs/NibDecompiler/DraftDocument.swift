import InterfaceBuilder

/// A document that is being written.
final class DraftDocument {
  let root: DraftElement
  let objects = DraftElement("objects")
  private let resources = DraftElement("resources")
  private let customFonts = DraftElement("customFonts", ["key": "customFonts"])

  init(tools: IBToolsVersion) {
    root = DraftElement(
      "document",
      [
        "type": "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "version": "3.0",
        "toolsVersion": "\(tools.build)", "targetRuntime": "iOS.CocoaTouch",
        "propertyAccessControl": "none", "useAutolayout": "YES", "useTraitCollections": "YES",
        "useSafeAreas": "YES", "colorMatched": "YES",
      ])
  }

  /// Adds a resource, unless there is one with its name.
  func addResource(_ element: DraftElement) {
    let isKnown = resources.children.contains {
      $0.name == element.name && $0["name"] == element["name"]
    }
    if !isKnown { resources.children.append(element) }
  }

  /// Lists a font of the app, which the system does not have.
  func addCustomFont(_ name: String) {
    guard !customFonts.children.contains(where: { $0["key"] == name + ".ttf" }) else { return }
    let file = DraftElement("array", ["key": name + ".ttf"])
    let face = DraftElement("string")
    face.text = name
    file.children.append(face)
    customFonts.children.append(file)
  }

  /// The document in Interface Builder's format.
  var bytes: [UInt8] {
    let dependencies = DraftElement("dependencies")
    dependencies.children = [
      DraftElement("deployment", ["identifier": "iOS"]),
      DraftElement(
        "plugIn",
        [
          "identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin",
          "version": root["toolsVersion"] ?? "",
        ]),
      DraftElement(
        "capability",
        ["name": "documents saved in the Xcode 8 format", "minToolsVersion": "8.0"]),
    ]
    root.children = [dependencies]
    if !customFonts.children.isEmpty { root.children.append(customFonts) }
    root.children.append(objects)
    resources.children.sort { ($0.name, $0["name"] ?? "") < ($1.name, $1["name"] ?? "") }
    if !resources.children.isEmpty { root.children.append(resources) }
    var text = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8) + [0x0A]
    root.write(to: &text)
    return text
  }
}
