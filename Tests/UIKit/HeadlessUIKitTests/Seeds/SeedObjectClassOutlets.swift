import Diagnostics
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

@MainActor @Suite(.ownEnvironment) struct SeedObjectClassOutlets {
  init() { SampleNibs.prepare() }

  @Test func `both views load without errors, in order and with their classes`() {
    var views: [Any] = []
    let failures = SampleNibs.failures {
      views = UINib(nibName: "MyViews", bundle: nil).instantiate(withOwner: nil, options: nil)
    }
    #expect(failures.isEmpty)
    #expect(views.map { "\(type(of: $0))" } == ["MyView", "MyView2"])
    #expect((views.last as? MyView2)?.lbl?.text == "Low water 14:20")
  }

  @Test func `code finds a view by restoration identifier, with its weak outlets set`() {
    let view = MyView.loadViewFromNib()
    #expect(view.restorationIdentifier == "1")
    #expect(view.subView1 === view.subviews[0] && view.subView2 === view.subviews[1])
    #expect(view.subView1.documentObjectID == "DwM-Ub-hOi")
  }

  @Test func `an outlet reports whether it belongs to the owner or an object`() throws {
    func roles(_ name: String) throws -> Set<IBRole> {
      Set(try IBDocument(contentsOf: Samples.folder.appending(path: name)).connections.map(\.role))
    }
    #expect(try roles("MyViews.xib") == [.object])
    #expect(try roles("LoadingView.xib") == [.filesOwner])
    #expect(try roles("ExternalObject.xib") == [.filesOwner, .externalObject, .object])
  }

  @Test func `the same outlets on the owner and on the view's own class are distinguished`() throws
  {
    let outlets = """
      <connections>
          <outlet property="subView1" destination="fir-st-001" id="o-1"/>
          <outlet property="subView2" destination="sec-on-d01" id="o-2"/>
      </connections>
      """
    func connections(owner: String, root: String) throws -> [IBConnection] {
      let document = Documents.xib(
        """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MyView">\(owner)</placeholder>
                <view id="roo-tv-iew" customClass="MyView">\(root)
                    <subviews><view id="fir-st-001"/><view id="sec-on-d01"/></subviews>
                </view>
        """)
      return Array(try IBDocument(parsing: Array(document.utf8)).connections)
    }
    let wrong = try connections(owner: outlets, root: "")
    let right = try connections(owner: "", root: outlets)
    #expect(wrong.map(\.role) == [.filesOwner, .filesOwner])
    #expect(right.map(\.role) == [.object, .object])
    #expect(wrong.map(\.source?.id) == ["-1", "-1"])
    #expect(right.map(\.source?.id) == ["roo-tv-iew", "roo-tv-iew"])
  }

  @Test func `a view that loads its content before super.init(coder:) works inside a storyboard`()
    throws
  {
    let trace = LifecycleTrace([.making, .loading]) { $0 is TideView || $0 is MyView }
    let pier = try #require(
      UIStoryboard(name: "Pier", bundle: nil).instantiateViewController(withIdentifier: "Pier")
        as? PierViewController)
    pier.loadViewIfNeeded()
    try LifecycleGolden.expect(trace, "S3.4")
    let tide = try #require(pier.tide)
    #expect(tide.subviews == [tide.content] && tide.content.frame == tide.bounds)
    #expect(tide.bounds.size == CGSize(width: 353, height: 100))
    #expect(tide.content.subView1 === tide.content.subviews[0])
    #expect(tide.isDescendant(of: pier.view))
  }

  @Test func `a missing class produces UIKit's message, and its superclass is used`() throws {
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
  func
    `an outlet without a property raises UIKit's exception with document, object, class and key`()
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
    #expect(
      error.message
        == "cannot set an outlet of MyView2: 'lbl' has type 'UILabel?', but the nib provides 'UISwitch'"
    )
    var view: MyView2?
    let failures = SampleNibs.failures {
      view = nib.instantiate(withOwner: nil, options: nil).first as? MyView2
    }
    #expect(failures == [error])
    #expect(view != nil && view?.lbl == nil)
  }
}
