import IBLint
import InterfaceBuilder
import Synchronization
import TestSupport
import Testing
import XMLTree

@Suite struct FactsTests {
  private func path(of id: String, in text: String) throws -> String? {
    try IBDocument(parsing: text).object(id: id)?.displayPath
  }

  @Test func `an object's path reads as a person would say it`() throws {
    let scene = """
                  <scene sceneID="s">
                      <objects>
                          <viewController id="c" customClass="LoginViewController" sceneMemberID="viewController">
                              <view key="view" id="v">
                                  <subviews>
                                      <stackView id="k" userLabel="Stack">
                                          <subviews>
                                              <textField id="f" userLabel="Email field"/>
                                              <button id="b"><state key="normal" title="Go"/></button>
                                              <label text="A text that is longer than its place" id="l"/>
                                          </subviews>
                                      </stackView>
                                  </subviews>
                              </view>
                          </viewController>
                          <tapGestureRecognizer id="t"/>
                      </objects>
                  </scene>
      """
    let text = Documents.storyboard(scene)
    #expect(try path(of: "f", in: text) == "Login scene › View › Stack › Email field")
    #expect(try path(of: "b", in: text) == "Login scene › View › Stack › Button")
    #expect(
      try path(of: "l", in: text)
        == "Login scene › View › Stack › Label “A text that is longer t…”")
    #expect(try path(of: "c", in: text) == "Login scene")
    #expect(try path(of: "t", in: text) == "Login scene › Tap Gesture Recognizer")
    let plain = text.replacing(#" customClass="LoginViewController""#, with: "")
    #expect(try path(of: "c", in: plain) == "View scene")
    let xib = Documents.xib(#"        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#)
    #expect(try path(of: "-1", in: xib) == "File's Owner")
  }

  @Test func `facts of connections agree with the document's own`() throws {
    let linter = try Linter(rules: [FactsRule.self])
    for sample in Samples.readable {
      _ = linter.lint(try IBDocument(parsing: Samples.bytes(sample), file: sample))
    }
    let (compared, wrong) = FactsRule.results.withLock { $0 }
    #expect(compared > 1_000 && wrong == [])
  }

  @Test func `UIKit's and AppKit's views are told from other classes`() {
    for name in ["UIView", "UILabel", "UITableViewCell", "UIControl", "UIStackView"] {
      #expect(FrameworkClass.isView(name, on: .iOS), "\(name)")
    }
    for name in ["UIViewController", "NSObject", "UIResponder", "UIBarButtonItem", "NSView"] {
      #expect(!FrameworkClass.isView(name, on: .iOS), "\(name)")
    }
    #expect(FrameworkClass.isView("NSView", on: .macOS))
    #expect(FrameworkClass.isView("NSButton", on: .macOS))
    #expect(!FrameworkClass.isView("NSWindow", on: .macOS))
    #expect(!FrameworkClass.isView("NSViewController", on: .macOS))
  }
}
