import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import XMLTree

/// Documents that have something in common besides their repository, which is left out of the evidence as a whole.
struct DocumentFamily: Hashable {
  enum Kind: String, CaseIterable {
    case era
    case device
  }

  let kind: Kind
  let name: String

  /// Returns the families of a document.
  static func all(of entry: CorpusDocument) -> [DocumentFamily] {
    let era = UIKitEra(entry.document.tools)
    return [
      DocumentFamily(kind: .era, name: "iOS \(era.major)"),
      DocumentFamily(kind: .device, name: device(of: entry.document)),
    ]
  }

  private static func device(of document: IBDocument) -> String {
    guard let id = document.device?.node["id"] else { return "no device" }
    guard let device = HeadlessDevice(identifier: id) else { return "unknown device" }
    let button = device.safeArea.bottom > 0 ? "without a home button" : "with a home button"
    let kind = device.idiom == .pad ? "tablet" : device.idiom == .phone ? "phone" : "other device"
    let orientation = document.device?.isLandscape == true ? " in landscape" : ""
    return "\(kind) \(button)\(orientation)"
  }
}
