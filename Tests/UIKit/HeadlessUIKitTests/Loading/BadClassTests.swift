import Diagnostics
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// Custom classes of documents that are no views, or nothing at all.
@MainActor @Suite(.ownEnvironment) struct BadClassTests {
  private func nib(_ customClass: String, module: String? = "HeadlessUIKitTests") throws -> UINib {
    let module = module.map { #" customModule="\#($0)""# } ?? ""
    let document = Documents.xib(
      """
              <view id="roo-tv-iew">
                  <subviews>
                      <view id="inn-er-001" customClass="\(customClass)"\(module)/>
                      <label id="lab-el-one"/>
                  </subviews>
              </view>
      """)
    return try UINib(document: IBDocument(parsing: Array(document.utf8), file: "Classes.xib"))
  }

  @Test func `a class that a nib cannot make is an error that names it`() throws {
    for name in ["PlainObject", "Piece", "Queen"] {
      let error = try #require(throws: NibError.self) {
        try nib(name).instantiated(withOwner: nil)
      }
      #expect(error.kind == .failedInitializer && error.className == name)
      #expect(error.document == "Classes.xib" && error.objectID == "inn-er-001" && error.line == 6)
      #expect(error.message.hasPrefix("a nib cannot create a \(name),"))
    }
  }

  @Test func `an object that is not a view is left out of the subviews, with a note`() throws {
    let loaded = try nib("CounterObject").load(withOwner: nil)
    let root = try #require(loaded.topLevelObjects.first as? UIView)
    #expect(root.subviews.map { "\(type(of: $0))" } == ["UILabel"])
    #expect(loaded.diagnostics.map(\.id) == ["malformed-nib"])
    #expect(loaded.diagnostics.first?.objectID == "roo-tv-iew")
  }

  @Test(arguments: ["UIBarButtonItem", "UITapGestureRecognizer", "UIViewController"])
  func `a class of UIKit's that is not a view is left out of the subviews too`(_ name: String)
    throws
  {
    let loaded = try nib(name, module: nil).load(withOwner: nil)
    let root = try #require(loaded.topLevelObjects.first as? UIView)
    #expect(root.subviews.map { "\(type(of: $0))" } == ["UILabel"])
    #expect(loaded.diagnostics.contains { $0.id == "malformed-nib" })
  }

  @Test(arguments: ["Side", "Kept", "Marked", "Nobody", "Outer.Inner", "a b", "\u{5E03}"])
  func `a type that is not a class, and what is not a name, is unknown`(_ name: String) throws {
    let loaded = try nib(name).load(withOwner: nil)
    let root = try #require(loaded.topLevelObjects.first as? UIView)
    #expect(root.subviews.map { "\(type(of: $0))" } == ["UIView", "UILabel"])
    #expect(loaded.diagnostics.map(\.id) == ["unknown-class"])
    #expect(
      loaded.diagnostics.first?.message
        == "Unknown class HeadlessUIKitTests.\(name) in Interface Builder file.")
  }

  @Test func `a view may replace the controller of a document, if its class says so`() throws {
    let document = Documents.xib(
      #"<viewController id="c" customClass="TellingView" customModule="HeadlessUIKitTests"/>"#)
    let nib = try UINib(document: IBDocument(parsing: Array(document.utf8)))
    #expect(try nib.instantiated(withOwner: nil).first is TellingView)
  }
}
