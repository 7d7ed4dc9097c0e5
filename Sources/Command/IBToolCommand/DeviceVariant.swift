import Diagnostics
import InterfaceBuilder
import XMLTree

/// A kind of device with a nib of its own for systems before iOS 8, which know no size classes.
///
/// Apple's compiler writes `NAME~iphone.nib` and `NAME~ipad.nib` instead of `NAME.nib` for documents with size classes,
/// if the app runs on both devices. Each is a folder whose `runtime.nib` has the views and constraints of the device's
/// size class, and a root as large as its screen.
enum DeviceVariant: String, CaseIterable {
  case iPhone = "iphone"
  case iPad = "ipad"

  /// The first version of iOS whose nibs are the same for all devices.
  static let end = SystemVersion(8)

  private var traits: [String: String] {
    [
      "widthClass": self == .iPad ? "regular" : "compact", "heightClass": "regular",
      "userInterfaceIdiom": self == .iPad ? "pad" : "phone",
    ]
  }

  /// The size of the screen in points: that of iPhone 5 and of the iPads before iOS 8.
  private var screen: (width: String, height: String) {
    self == .iPad ? ("768", "1024") : ("320", "568")
  }

  /// Returns the path of the device's nib.
  /// - Parameter path: The path of the nib for all devices.
  func path(_ path: String) -> String {
    path.name(before: ".nib").map { "\($0)~\(rawValue).nib" } ?? "\(path)~\(rawValue)"
  }

  /// Returns the document as the device shows it, without size classes.
  func resolved(_ document: IBDocument) throws -> IBDocument {
    var edits = SourceEdits(document.tree)
    edits.removeAttribute("useTraitCollections", from: document.root)
    for object in document.objects where !object.variations.isEmpty {
      resolveVariations(of: object, &edits)
    }
    for view in Self.roots(of: document) {
      guard let frame = view.node.elements.first(where: { $0[Names.key] == "frame" }) else {
        continue
      }
      edits.setAttribute("width", to: screen.width, on: frame)
      edits.setAttribute("height", to: screen.height, on: frame)
    }
    return try IBDocument(parsing: edits.bytes, file: document.file)
  }

  /// The views that fill the screen: those at the top level, and those of controllers.
  private static func roots(of document: IBDocument) -> [IBObject] {
    document.objects.filter { object in
      guard let owner = object.parent else {
        return object.node.name == Names.view && object.simulatedMetrics.destination != .freeform
      }
      return IBSchema.isController(owner.node.name) && object.node[Names.key] == "view"
        && owner.simulatedMetrics.destination != .freeform
    }
  }

  /// Moves the values of the variations that apply to the object, and leaves what they exclude to the default
  /// variation.
  private func resolveVariations(of object: IBObject, _ edits: inout SourceEdits) {
    let traits = traits
    let holding = object.variations.filter { variation in
      !variation.key.isDefault
        && variation.key.conditions.allSatisfy { traits[$0.key] == $0.value }
    }
    let ordered = holding.enumerated().sorted {
      ($0.element.key.conditions.count, $0.offset) < ($1.element.key.conditions.count, $1.offset)
    }
    for (_, variation) in ordered {
      for attribute in variation.node.attributes where attribute.name != Names.key {
        edits.setAttribute(attribute.spelling, to: attribute.value, on: object.node)
      }
    }
    let masks = ["subviews", "constraints"].compactMap { property -> String? in
      let excluded = object.excluded(from: property, under: traits).sorted()
      guard !excluded.isEmpty else { return nil }
      let members = excluded.map { "        <exclude reference=\"\($0)\"/>\n" }.joined()
      return "    <mask key=\"\(property)\">\n\(members)    </mask>\n"
    }
    for variation in object.variations { edits.remove(variation.node) }
    guard !masks.isEmpty else { return }
    edits.insert(
      "<variation key=\"default\">\n\(masks.joined())</variation>", .lastIn(object.node))
  }
}
