import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import Testing

/// The sizes that a document states for views whose classes run on the canvas.
@MainActor
struct DesignableTests {
  /// A xib with a view at the upper-left corner of its root, and the size that the view's class returned.
  private func document(_ view: String, size: String?, constraints: String = "") throws
    -> IBDocument
  {
    let list = size.map {
      """
      <designables>
      <designable name="inner"><size key="intrinsicContentSize" \($0)/></designable>
      </designables>
      """
    }
    return try Scenes.corner(view, constraints: constraints, resources: list ?? "")
  }

  private func view(_ element: String, _ attributes: String = "") -> String {
    """
    <\(element) customClass="Gauge" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="inner">
    <rect key="frame" x="7" y="9" width="71" height="33"/>
    </\(element)>
    """
  }

  private func constraint(_ attribute: String, _ constant: Int) -> String {
    """
    <constraint firstItem="inner" firstAttribute="\(attribute)" constant="\(constant)" id="\(attribute)"/>
    """
  }

  @Test(arguments: ["view", "label", "button", "slider"])
  func `a view has the size that its class returned on the canvas`(_ element: String) throws {
    let frame = try document(view(element), size: #"width="130" height="18""#).solved("inner")
    var plain = DocumentLayoutOptions()
    plain.withoutRules = [.designableSize]
    let other = try document(view(element), size: #"width="230" height="58""#)
    // The insets of an alignment rectangle stay what they are.
    let larger = try other.solved("inner")
    #expect(larger[2] - frame[2] == 100 && larger[3] - frame[3] == 40)
    #expect(
      try other.solved("inner", plain) == document(view(element), size: nil).solved("inner"))
  }

  @Test func `a class may return only one length`() throws {
    let document = try document(
      view("view"), size: #"width="-1" height="12""#, constraints: constraint("width", 40))
    #expect(try document.solved("inner") == [0, 0, 40, 12])
  }

  @Test func `a placeholder comes before the size that the class returned`() throws {
    let placeholder = #"placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="45""#
    let document = try document(view("view", placeholder), size: #"width="7" height="8""#)
    #expect(try document.solved("inner") == [0, 0, 120, 45])
  }

  @Test func `a label whose class sets a larger font breaks its lines in that font`() throws {
    let text = #"text="Ferries leave at noon" numberOfLines="0""#
    func label(_ width: Int) throws -> [CGFloat] {
      try document(
        view("label", text), size: #"width="262" height="31.5""#,
        constraints: constraint("width", width)
      ).solved("inner")
    }
    let line = try label(270)
    #expect(line[2] == 270 && abs(line[3] - 31.5) < 0.2, "\(line)")
    // Two lines of 26 points.
    let lines = try label(170)
    #expect(abs(lines[3] - 62.33) < 0.01, "\(lines)")
  }

  @Test func `with another text or text size the returned size means nothing`() throws {
    let sized = try document(
      view("label", #"text="Pier""#), size: #"width="200" height="70""#)
    let plain = try document(view("label", #"text="Pier""#), size: nil)
    var options = DocumentLayoutOptions()
    options.doublesTexts = true
    #expect(try sized.solved("inner", options) == plain.solved("inner", options))
    options = DocumentLayoutOptions()
    options.contentSizeCategory = .extraLarge
    #expect(try sized.solved("inner", options) == plain.solved("inner", options))
    #expect(try sized.solved("inner") == [0, 0, 200, 70])
  }
}
