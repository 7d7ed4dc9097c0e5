import Foundation
import HeadlessUIKit
import IBCanvas
import IBLint
package import InterfaceBuilder
import XMLTree

extension IBDocument {
  /// Returns the document with the frames that its constraints produce, as `ibtool --update-frames` does.
  /// - Throws: An error if the document cannot be laid out.
  @MainActor
  package func bytesWithUpdatedFrames() throws -> [UInt8] {
    guard dialect == .document else { return bytes }
    let layout = try solvedFrames()
    var edits = SourceEdits(source)
    for view in objects {
      // A view without constraints, or with several solutions, keeps its frame.
      guard let id = view.id, let place = layout.places[id], place.isConstrained,
        place.isDetermined, let rect = view.node.child(keyed: "frame"), let stored = rect.rect
      else { continue }
      let frame = Rect(
        x: place.frame.minX, y: place.frame.minY, width: place.frame.width,
        height: place.frame.height)
      for part in FramePart.allCases where abs(stored[part] - frame[part]) > 0.01 {
        edits.setAttribute("\(part)", to: frame[part].shortDecimal, on: rect)
      }
      if view.node["misplaced"] != nil { edits.removeAttribute("misplaced", from: view.node) }
    }
    return edits.bytes
  }
}

extension Double {
  /// The number in Interface Builder's format: `0.0`, `20`, `20.5`.
  fileprivate var shortDecimal: String {
    guard self != 0 else { return "0.0" }
    return Int(exactly: self).map { String($0) } ?? String(self)
  }
}
