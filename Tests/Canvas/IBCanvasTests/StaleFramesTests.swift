import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import Testing

/// Stored frames that are older than the rest of the document.
@MainActor
struct StaleFramesTests {
  private func stale(_ document: IBDocument) throws -> StaleFrames {
    let layout = try document.solvedFrames()
    return StaleFrames(document, layout, LayoutComparison(document, layout))
  }

  /// A view at a place that constraints give, stored with some frame.
  private func view(_ frame: String) throws -> IBDocument {
    try Scenes.corner(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" \(frame)/>
      <constraints>
      <constraint firstAttribute="width" constant="80" id="width"/>
      <constraint firstAttribute="height" constant="50" id="height"/>
      </constraints>
      </view>
      """)
  }

  @Test func `frames that contradict required constraints are stale`() throws {
    #expect(try stale(view(#"x="0" y="0" width="80" height="50""#)).reasons.isEmpty)
    let document = try view(#"x="0" y="0" width="80" height="58""#)
    let found = try stale(document)
    #expect(Array(found.reasons.keys) == ["root"])
    guard case .contradiction(let ids) = found.reasons["root"] else {
      Issue.record("\(found.reasons)")
      return
    }
    #expect(ids.contains("height"))
    let views = LayoutComparison(document, try document.solvedFrames()).views
    #expect(!views.isEmpty && views.allSatisfy(found.contains))
  }

  /// A label whose text determines its height, stored with some height.
  private func label(
    _ height: Double, font: String = #"type="system" pointSize="17""#, attributes: String = ""
  ) throws -> StaleFrames {
    try stale(
      Scenes.corner(
        """
        <label text="Harbour" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" \
        \(attributes) id="inner">
        <rect key="frame" x="0" y="0" width="61" height="\(height)"/>
        <fontDescription key="fontDescription" \(font)/>
        </label>
        """))
  }

  @Test(arguments: [20.5, 21, 40.5, 41, 61, 81.5])
  func `a label may be as high as any number of lines`(_ height: Double) throws {
    #expect(try label(height).reasons.isEmpty)
  }

  @Test(arguments: [27.0, 34, 52, 75])
  func `a label that is higher than its lines by a part of one is stale`(_ height: Double) throws {
    #expect(try label(height).reasons == ["root": .heightOfLabel("inner")])
  }

  @Test func `nothing is said of a label whose lines the document does not determine`() throws {
    #expect(try label(34, font: #"style="UICTFontTextStyleBody""#).reasons.isEmpty)
    #expect(
      try label(34, font: #"name="Quayside-Bold" family="Quayside" pointSize="17""#).reasons.isEmpty
    )
    #expect(try label(34, attributes: #"customClass="Badge""#).reasons.isEmpty)
  }
}
