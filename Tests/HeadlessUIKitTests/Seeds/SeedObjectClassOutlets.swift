import Diagnostics
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct SeedObjectClassOutlets {
  init() { SampleNibs.prepare() }

  @Test func `both views come in document order, each with its class`() {
    let views = UINib(nibName: "MyViews", bundle: nil).instantiate(withOwner: nil, options: nil)
    #expect(views.map { "\(type(of: $0))" } == ["MyView", "MyView2"])
    #expect((views.last as? MyView2)?.lbl?.text == "Low water 14:20")
  }

  @Test func `a view is chosen by its restoration identifier, its weak outlets set`() {
    let view = MyView.loadViewFromNib()
    #expect(view.restorationIdentifier == "1")
    #expect(view.subView1 === view.subviews[0] && view.subView2 === view.subviews[1])
    #expect(view.subView1.documentObjectID == "DwM-Ub-hOi")
  }

  @Test func `an outlet says whether it is the owner's or the object's own`() throws {
    func roles(_ name: String) throws -> Set<IBRole> {
      Set(try IBDocument(contentsOf: Samples.folder.appending(path: name)).connections.map(\.role))
    }
    #expect(try roles("MyViews.xib") == [.object])
    #expect(try roles("LoadingView.xib") == [.filesOwner])
    #expect(try roles("ExternalObject.xib") == [.filesOwner, .externalObject, .object])
  }

  @Test func `a class that is not there is UIKit's message, and the original class is made`() throws
  {
    NibSearchPath.shared.remove(module: "HeadlessUIKitTests")
    defer { NibSearchPath.shared.add(module: "HeadlessUIKitTests") }
    let document = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <label id="lab-el-one" customClass="Headline" customModule="Nowhere"/>
      """)
    let nib = try UINib(document: IBDocument(parsing: Array(document.utf8)))
    let loaded = try nib.load(withOwner: nil)
    #expect(loaded.topLevelObjects.first.map { type(of: $0) == UILabel.self } == true)
    let problem = try #require(loaded.diagnostics.first { $0.id == "unknown-class" })
    #expect(problem.message == "Unknown class Nowhere.Headline in Interface Builder file.")
    #expect(problem.severity == .warning && problem.objectID == "lab-el-one")
    #expect(problem.range?.start.line == 5)
  }

  private func nib(_ property: String) throws -> UINib {
    let document = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view id="roo-tv-iew" customClass="MyView2" customModule="Samples">
                  <subviews>
                      <switch id="swi-tc-hon"/>
                  </subviews>
                  <connections>
                      <outlet property="\(property)" destination="swi-tc-hon" id="out-le-tid"/>
                  </connections>
              </view>
      """)
    return try UINib(document: IBDocument(parsing: Array(document.utf8), file: "Switches.xib"))
  }

  @Test
  func `an outlet without a property is UIKit's exception, with document, object, class and key`()
    throws
  {
    let nib = try nib("knob")
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: nil) }
    #expect(error.kind == .undefinedKey)
    #expect(error.document == "Switches.xib" && error.objectID == "roo-tv-iew" && error.line == 5)
    #expect(error.className == "MyView2" && error.key == "knob")
    #expect(
      error.message.contains("this class is not key value coding-compliant for the key knob."))
  }

  @Test func `an outlet of another type is an error, and nothing is stored`() throws {
    let nib = try nib("lbl")
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: nil) }
    #expect(error.kind == .wrongType && error.key == "lbl")
    #expect(error.message.contains("UILabel") && error.message.contains("UISwitch"))
  }
}
