import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// The compiler and the view model each have the components of system colors: they agree.
@MainActor @Suite(.ownEnvironment) struct CompiledColorTests {
  @Test(arguments: [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
    "separator", "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground",
  ])
  func `a system color that older tools write as components looks the same`(_ name: String) throws {
    let color = try background("\(name)Color", toolsVersion: 22505)
    let components = try background("\(name)Color", toolsVersion: 13771)
    #expect(color != components)
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
    // The alphas that Apple publishes for iOS are bytes in one list and decimals in another.
    let differences = zip(light.rgba, components.cgColor.rgba).map { abs($0 - $1) }
    #expect(differences.allSatisfy { $0 < 1.0 / 255 })
  }

  /// The background of a view as the compiler of a version of Interface Builder writes it.
  private func background(_ name: String, toolsVersion: Int) throws -> UIColor {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)">
          <objects>
              <view contentMode="scaleToFill" id="vie-wO-001">
                  <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                  <color key="backgroundColor" systemColor="\(name)"/>
              </view>
          </objects>
      </document>
      """
    let nib = try UINib(document: try IBDocument(parsing: Array(text.utf8)))
    let view = try #require(try nib.load(withOwner: nil).topLevelObjects.first as? UIView)
    return try #require(view.backgroundColor)
  }
}

extension CGColor {
  fileprivate var rgba: [CGFloat] { [red, green, blue, alpha] }
}
