import InterfaceBuilder

/// A document that is being written.
final class DraftDocument {
  let root: DraftElement
  let objects = DraftElement("objects")
  private let resources = DraftElement("resources")
  private let customFonts = DraftElement("customFonts", ["key": "customFonts"])

  private var resourceNames: Set<[String]> = []
  private var prototypeCount = 0

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
    let isNew = resourceNames.insert([element.name, element["name"] ?? ""]).inserted
    if isNew { resources.children.append(element) }
  }

  /// Counts one more prototype; false if there are too many.
  ///
  /// Lists in a nib can share the nibs of prototypes, which can share others, but a document repeats them: without a limit,
  /// a small nib becomes a huge document.
  func takesPrototype() -> Bool {
    prototypeCount += 1
    return prototypeCount <= Self.mostPrototypes
  }

  /// The maximum number of prototypes, which is more than real nibs have.
  static let mostPrototypes = 2_000

  /// Lists a font of the app, which the system does not have.
  func addCustomFont(_ name: String) {
    guard !customFonts.children.contains(where: { $0["key"] == name + ".ttf" }) else { return }
    let file = DraftElement("array", ["key": name + ".ttf"])
    let face = DraftElement("string")
    face.text = name
    file.children.append(face)
    customFonts.children.append(file)
  }

  /// Returns the document in Interface Builder's format; nil if it has more bytes than the limit.
  func bytes(limit: Int) -> [UInt8]? {
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
    root.write(to: &text, limit: limit)
    return text.count <= limit ? text : nil
  }
}
