import InterfaceBuilder

/// A document that is being written.
final class DraftDocument {
  let platform: IBPlatform
  let root: DraftElement
  /// The top-level objects, or the scenes of a storyboard.
  let objects: DraftElement
  /// The device that the canvas shows; nil for a document without one.
  var device: DraftElement?
  private let resources = DraftElement("resources")
  private let customFonts = DraftElement("customFonts", ["key": "customFonts"])

  private var resourceNames: Set<[String]> = []
  private var prototypeCount = 0
  private var placedSegues: Set<ObjectIdentifier> = []

  init(tools: IBToolsVersion, isStoryboard: Bool = false, platform: IBPlatform = .iOS) {
    self.platform = platform
    objects = DraftElement(isStoryboard ? "scenes" : "objects")
    let framework = platform == .macOS ? "Cocoa" : "CocoaTouch"
    root = DraftElement(
      "document",
      [
        "type": "com.apple.InterfaceBuilder3.\(framework).\(isStoryboard ? "Storyboard." : "")XIB",
        "version": "3.0", "toolsVersion": "\(tools.build)",
        "targetRuntime": platform == .macOS ? "MacOSX.Cocoa" : "iOS.CocoaTouch",
        "propertyAccessControl": "none", "useAutolayout": "YES",
      ])
    guard platform != .macOS else { return }
    for name in ["useTraitCollections", "useSafeAreas", "colorMatched"] { root[name] = "YES" }
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

  /// Writes a segue into the object that triggers it.
  func place(_ segue: DraftElement, in source: DraftElement) {
    guard placedSegues.insert(ObjectIdentifier(segue)).inserted else { return }
    source.container("connections").children.append(segue)
  }

  /// Returns whether a segue has a source.
  func isPlaced(_ segue: DraftElement) -> Bool { placedSegues.contains(ObjectIdentifier(segue)) }

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
      DraftElement("deployment", ["identifier": platform == .macOS ? "macosx" : "iOS"]),
      DraftElement(
        "plugIn",
        [
          "identifier":
            "com.apple.InterfaceBuilder.\(platform == .macOS ? "CocoaPlugin" : "IBCocoaTouchPlugin")",
          "version": root["toolsVersion"] ?? "",
        ]),
      DraftElement(
        "capability",
        ["name": "documents saved in the Xcode 8 format", "minToolsVersion": "8.0"]),
    ]
    root.children = [device, dependencies].compactMap { $0 }
    if !customFonts.children.isEmpty { root.children.append(customFonts) }
    root.children.append(objects)
    resources.children.sort { ($0.name, $0["name"] ?? "") < ($1.name, $1["name"] ?? "") }
    if !resources.children.isEmpty { root.children.append(resources) }
    var text = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8) + [0x0A]
    root.write(to: &text, limit: limit)
    return text.count <= limit ? text : nil
  }
}
