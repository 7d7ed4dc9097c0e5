import HeadlessUIKit
import InterfaceBuilder
import UIKitTesting

/// A test of a screen as apps have it: parse and load a storyboard, lay it out on a device, type into a field, tap a
/// button, and read what has changed.
struct ScreenBenchmark {
  private static let rounds = 101
  private static let rows = 12

  @MainActor func run(_ table: inout Table) throws {
    let bytes = Array(Self.storyboard.utf8)
    var times: [Double] = []
    for round in 0..<Self.rounds {
      let time = try milliseconds { try test(bytes) }
      // The first rounds warm up.
      if round >= 5 { times.append(time) }
    }
    table.add(
      "a screen test: load a storyboard of \(3 * Self.rows) views, lay out, type, tap, check, against 5 ms",
      ratio: times.median / 5, atMost: 1, detail: "\(times.median.text) ms")
  }

  @MainActor private func test(_ bytes: [UInt8]) throws {
    try withScreen { window in
      let storyboard = try UIStoryboard(document: IBDocument(parsing: bytes))
      guard let controller = storyboard.instantiateInitialViewController() else {
        preconditionFailure("the storyboard has no initial controller")
      }
      window.rootViewController = controller
      window.layoutIfNeeded()
      guard let field = window.view(withObjectID: "fld-00-000") as? UITextField,
        let button = window.view(withObjectID: "btn-00-000") as? UIButton
      else { preconditionFailure("the screen has no field or button") }
      var saved: String?
      button.addAction(UIAction { _ in saved = field.text }, for: .touchUpInside)
      try type("Tern", into: field)
      try tap(button)
      precondition(saved == "Tern" && button.frame.minX >= field.frame.maxX)
    }
  }

  /// Rows of a label, a field and a button, one below the other.
  private static var storyboard: String {
    var views = ""
    var constraints = ""
    for row in 0..<rows {
      let number = row < 10 ? "0\(row)" : "\(row)"
      views += """
        <label text="Row \(row)" textAlignment="natural" horizontalHuggingPriority="251" \
        translatesAutoresizingMaskIntoConstraints="NO" id="lbl-\(number)-000">
        <rect key="frame" x="16" y="60" width="60" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <textField contentMode="scaleToFill" borderStyle="roundedRect" textAlignment="natural" minimumFontSize="17" \
        translatesAutoresizingMaskIntoConstraints="NO" id="fld-\(number)-000">
        <rect key="frame" x="84" y="60" width="200" height="34"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
        <button contentMode="scaleToFill" horizontalHuggingPriority="252" buttonType="system" \
        translatesAutoresizingMaskIntoConstraints="NO" id="btn-\(number)-000">
        <rect key="frame" x="292" y="60" width="60" height="30"/><state key="normal" title="Save"/></button>

        """
      let above = row == 0 ? "saf-e0-000" : "fld-\(row < 11 ? "0\(row - 1)" : "\(row - 1)")-000"
      let edge = row == 0 ? "top" : "bottom"
      for (first, one, second, other, constant) in [
        ("fld-\(number)-000", "top", above, edge, 8),
        ("lbl-\(number)-000", "leading", "saf-e0-000", "leading", 16),
        ("lbl-\(number)-000", "centerY", "fld-\(number)-000", "centerY", 0),
        ("fld-\(number)-000", "leading", "lbl-\(number)-000", "trailing", 8),
        ("btn-\(number)-000", "leading", "fld-\(number)-000", "trailing", 8),
        ("btn-\(number)-000", "centerY", "fld-\(number)-000", "centerY", 0),
        ("saf-e0-000", "trailing", "btn-\(number)-000", "trailing", 16),
      ] {
        constraints += """
          <constraint firstItem="\(first)" firstAttribute="\(one)" secondItem="\(second)" \
          secondAttribute="\(other)" constant="\(constant)" id="c\(number)-\(one.prefix(2))-\(first.prefix(3))"/>

          """
      }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES" initialViewController="vcr-00-000">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scn-00-000"><objects>
      <viewController id="vcr-00-000" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="viw-00-000">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(views)</subviews>
      <viewLayoutGuide key="safeArea" id="saf-e0-000"/>
      <constraints>\(constraints)</constraints>
      </view></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-000" sceneMemberID="firstResponder"/>
      </objects></scene></scenes></document>
      """
  }
}
