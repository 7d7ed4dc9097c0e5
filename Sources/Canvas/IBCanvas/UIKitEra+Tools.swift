public import HeadlessUIKit
public import InterfaceBuilder

extension UIKitEra {
  /// Creates the era of the UIKit version that accompanied a version of Interface Builder.
  public init(_ tools: IBToolsVersion) {
    let known = Self.releases.last { $0.tools <= tools.released } ?? Self.releases[0]
    self.init(major: known.major, minor: known.minor)
  }

  private static let releases: [(tools: IBToolsVersion, major: Int, minor: Int)] = [
    (IBToolsVersion(build: 0), 6, 0), (.xcode5, 7, 0), (.xcode6, 8, 0), (.xcode7, 9, 0),
    (.xcode7_0_1, 9, 1), (.xcode7_2, 9, 2), (.xcode7_3, 9, 3), (.xcode8, 10, 0), (.xcode9, 11, 0),
    (.xcode9_3, 11, 3), (.xcode10, 12, 0), (.xcode11, 13, 0), (.xcode11_2, 13, 2),
    (.xcode12, 14, 0), (.xcode12_2, 14, 2), (.xcode12_5, 14, 5), (.xcode13, 15, 0),
    (.xcode14, 16, 0), (.xcode14_3, 16, 4), (.xcode15, 17, 0), (.xcode15_3, 17, 4),
    (.xcode16, 18, 0), (.xcode16_3, 18, 4), (.xcode26, 26, 0),
  ]
}
