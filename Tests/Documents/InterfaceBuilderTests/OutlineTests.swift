import Diagnostics
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct OutlineTests {
  @Test(arguments: Samples.readable)
  func `the outline of a sample is the golden one`(_ sample: String) throws {
    let document = try IBDocument(parsing: Samples.bytes(sample))
    let name = sample.split(separator: "/").last.map { String($0) } ?? sample
    if let mismatch = try Golden.mismatch(document.outline(all: true), "\(name).txt") {
      Issue.record(Comment(rawValue: mismatch))
    }
  }

  @Test func `constraints are left out unless they are asked for`() throws {
    let document = try IBDocument(parsing: Samples.bytes("MyViews.xib"))
    #expect(
      document.outline() == """
        xib iOS tools 22505
        ├─ File's Owner (no class) #-1 "File's Owner"
        ├─ First Responder UIResponder #-2
        ├─ Samples.MyView (UIView) #8jD-b2-TnQ [0, 0, 240, 128] restoration="1"
        │  ├─ UIView #DwM-Ub-hOi [16, 16, 100, 96] "Left Tile"
        │  ├─ UIView #bFl-4I-UnF [124, 16, 100, 96] "Right Tile"
        │  └─ UILayoutGuide #bZ3-yQ-ZCt key=safeArea
        └─ Samples.MyView2 (UIView) #2Ss-0t-iXi [0, 0, 240, 80] restoration="2"
           ├─ UILabel #DZK-5C-z3m [20, 30, 200, 20.5]
           └─ UILayoutGuide #H0q-mz-qyx key=safeArea

        """)
    #expect(document.outline(all: true).contains("NSLayoutConstraint #kZI-HL-cF0"))
  }
}
