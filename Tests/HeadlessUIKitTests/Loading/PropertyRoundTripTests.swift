import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// What a document says reaches the live object: the compiler's keys are those that the classes read.
@MainActor @Suite struct PropertyRoundTripTests {
  private func loaded<Object>(_ text: String, as type: Object.Type = Object.self) throws -> Object {
    let document = try IBDocument(parsing: Documents.xib(text))
    let objects = try UINib(document: document).instantiated(withOwner: nil)
    return try #require(objects.lazy.compactMap { $0 as? Object }.first)
  }

  private func color(_ key: String) -> String {
    #"<color key="\#(key)" white="0.25" alpha="1" colorSpace="calibratedWhite"/>"#
  }

  @Test func `a recognizer that is off stays off, and has its name`() throws {
    let text = #"<tapGestureRecognizer id="g" enabled="NO" name="tap"/>"#
    let recognizer: UITapGestureRecognizer = try loaded(text)
    #expect(!recognizer.isEnabled && recognizer.name == "tap")
    #expect(
      try loaded(#"<tapGestureRecognizer id="g"/>"#, as: UITapGestureRecognizer.self).isEnabled)
  }

  @Test func `sliders and progress views have the colours of their tracks`() throws {
    let slider: UISlider = try loaded(
      #"<slider id="s">\#(color("minimumTrackTintColor"))\#(color("maximumTrackTintColor"))</slider>"#
    )
    #expect(slider.minimumTrackTintColor?.cgColor.red == 0.25)
    #expect(slider.maximumTrackTintColor?.cgColor.red == 0.25)
    let bar: UIProgressView = try loaded(
      #"<progressView id="p">\#(color("progressTintColor"))\#(color("trackTintColor"))</progressView>"#
    )
    #expect(bar.progressTintColor?.cgColor.red == 0.25 && bar.trackTintColor?.cgColor.red == 0.25)
  }

  @Test func `momentary segments, side views of fields and scrolling to the top`() throws {
    let segments: UISegmentedControl = try loaded(
      #"<segmentedControl id="s" momentary="YES"><segments><segment title="A"/></segments></segmentedControl>"#
    )
    #expect(segments.isMomentary)
    let field: UITextField = try loaded(
      #"<textField id="f" leftViewMode="always" rightViewMode="whileEditing"/>"#)
    #expect(field.leftViewMode == .always && field.rightViewMode == .whileEditing)
    #expect(
      try !loaded(#"<scrollView id="v" scrollsToTop="NO"/>"#, as: UIScrollView.self).scrollsToTop)
  }

  @Test func `tab bars have the places of their tabs`() throws {
    let bar: UITabBar = try loaded(
      #"<tabBar id="t" itemPositioning="centered" itemWidth="40" itemSpacing="8"/>"#)
    #expect(bar.itemPositioning == .centered && bar.itemWidth == 40 && bar.itemSpacing == 8)
  }

  @Test func `a page controller turns its pages as the document says`() throws {
    let pages: UIPageViewController = try loaded(
      #"<pageViewController id="p" transitionStyle="scroll" navigationOrientation="vertical"/>"#)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
  }
}
