import Foundation
import InterfaceBuilder
import XMLTree

/// A text of a Mac document in the system's font, which is the same font on both systems.
///
/// No engine here lays out Mac documents, so nothing tells whether a frame is as wide as its text: Scripts/generate/fit-advances
/// uses the texts that are about as wide as a model from the other documents says.
@MainActor
struct MacText {
  private let object: IBObject
  private let text: String
  private let weight: String
  private let size: Double
  private let frame: (width: Double, height: Double)
  private let build: Int

  /// The first version of Xcode for OS X 10.11, the first system with the font.
  private static let firstBuild = 9_000
  /// The first version of Xcode for macOS 11, which changed the margins of buttons.
  private static let firstBuildOfMac11 = 17_000

  private static let fonts: [String: (weight: String, size: Double)] = [
    "system": ("Regular", 13), "systemBold": ("Bold", 13), "smallSystem": ("Regular", 11),
    "smallSystemBold": ("Bold", 11), "message": ("Regular", 13), "cellTitle": ("Regular", 12),
    "label": ("Regular", 10), "miniSystem": ("Regular", 9),
  ]

  init?(_ object: IBObject) {
    guard let cell = object.node.child(keyed: "cell"), let text = cell["title"],
      !text.isEmpty, !text.contains("\n"),
      let node = cell.child(keyed: "font"),
      let font = node["metaFont"].flatMap({ Self.fonts[$0] }),
      let rect = object.node.child(keyed: "frame")?.rect
    else { return nil }
    build = object.document.tools.released.build
    guard build >= Self.firstBuild else { return nil }
    (self.object, self.text, weight) = (object, text, font.weight)
    size = node["size"].flatMap { Double($0) } ?? font.size
    guard let margin = Self.margin(of: object.element, cell, size, build) else { return nil }
    frame = (rect.width - margin, rect.height)
  }

  /// How much wider a frame is than its text; nil for views that are not as wide as their text.
  ///
  /// The margins are those of most documents: nearly all frames differ from the text by these amounts or by arbitrary
  /// ones.
  private static func margin(of element: String, _ cell: Node, _ size: Double, _ build: Int)
    -> Double?
  {
    let isNew = build >= firstBuildOfMac11
    switch (element, cell["type"]) {
    case ("textField", _):
      let isLabel =
        cell["borderStyle"] == nil && cell["editable"] != "YES"
        && cell["drawsBackground"] != "YES"
      return isLabel ? 4 : nil
    case ("button", "check"?), ("button", "radio"?):
      return size == 13 ? (isNew ? 26 : 22) : size == 11 ? 21 : nil
    case ("button", "push"?):
      return size == 13 && cell["image"] == nil ? (isNew ? 34 : 40) : nil
    default: return nil
    }
  }

  /// The fields of ``TextSample/header``, between tabs; the widths of the model and the layout are left out.
  func line(group: String, file: String) -> String {
    [
      group, file, object.id ?? "", "mac", "plain", "1", ".SFUI-\(weight)", "\(size)", "", "1.0",
      "\(build)", "\(frame.width)", "\(frame.height)", "0", "0", "0", "0", "0", "0", "0", "",
      TextSample.escaped(text),
    ].joined(separator: "\t")
  }
}
