/// A version of Interface Builder, identified by the build number in a document's `toolsVersion`.
///
/// Only this type maps builds to versions of Xcode. Compare with the named versions:
/// `document.tools >= .xcode11`.
public struct IBToolsVersion: Hashable, Comparable, Sendable {
  /// The build number: the digits before the first period of `23504` or `32700.99.1234`.
  public let build: Int

  /// Creates a version from a build number.
  public init(build: Int) { self.build = build }

  /// Creates a version from the attribute's value; nil if the text does not begin with a number.
  public init?(_ text: String) {
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }
    guard let build = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    self.init(build: build)
  }

  /// Returns whether the first version is older than the second.
  public static func < (left: Self, right: Self) -> Bool { left.build < right.build }
}

// The first build of each version, including betas. An underscore represents the period in a version number.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension IBToolsVersion {
  /// Xcode 4.6: 4510, 4514.
  public static let xcode4_6 = IBToolsVersion(build: 4500)
  /// Xcode 5: 5053, 5056.
  public static let xcode5 = IBToolsVersion(build: 5050)
  /// Xcode 6: 6154 to 7706.
  public static let xcode6 = IBToolsVersion(build: 6000)
  /// Xcode 7.0: 8150 to 8191.
  public static let xcode7 = IBToolsVersion(build: 8000)
  /// After Xcode 7.0: 9059, 9060.
  public static let xcode7_0_1 = IBToolsVersion(build: 9000)
  /// Xcode 7.1: 9531.
  public static let xcode7_1 = IBToolsVersion(build: 9500)
  /// Xcode 7.2: 9532.
  public static let xcode7_2 = IBToolsVersion(build: 9532)
  /// Xcode 7.3: 10116, 10117.
  public static let xcode7_3 = IBToolsVersion(build: 10_000)
  /// Xcode 8: 11129 to 12121.
  public static let xcode8 = IBToolsVersion(build: 11_000)
  /// The released Xcode 8.0: builds 11201 and later; the builds of its betas end at 11163.
  public static let xcode8Release = IBToolsVersion(build: 11_200)
  /// Xcode 9.0: 13122 to 13771.
  public static let xcode9 = IBToolsVersion(build: 13_000)
  /// Xcode 9.3: 14109, 14113.
  public static let xcode9_3 = IBToolsVersion(build: 14_000)
  /// Xcode 10: 14313 to 14490.
  public static let xcode10 = IBToolsVersion(build: 14_300)
  /// Xcode 11.0: 14810 to 14868.
  public static let xcode11 = IBToolsVersion(build: 14_800)
  /// Xcode 11.2: 15400 to 16097, which is 11.4.
  public static let xcode11_2 = IBToolsVersion(build: 15_000)
  /// After Xcode 11.4, whose builds end at 16097.
  public static let xcode11_5 = IBToolsVersion(build: 16_100)
  /// Xcode 12.0: 17147 to 17156.
  public static let xcode12 = IBToolsVersion(build: 17_000)
  /// Xcode 12.2: 17506, 17701.
  public static let xcode12_2 = IBToolsVersion(build: 17_500)
  /// Xcode 12.5: 18122.
  public static let xcode12_5 = IBToolsVersion(build: 18_000)
  /// Xcode 13.0: 19150 to 20037.
  public static let xcode13 = IBToolsVersion(build: 19_000)
  /// Xcode 14.0: 21219 to 21507.
  public static let xcode14 = IBToolsVersion(build: 21_000)
  /// Xcode 14.3: 21701.
  public static let xcode14_3 = IBToolsVersion(build: 21_700)
  /// Xcode 15.0: 22113 to 22155.
  public static let xcode15 = IBToolsVersion(build: 22_000)
  /// Xcode 15.3: 22503, 22505.
  public static let xcode15_3 = IBToolsVersion(build: 22_500)
  /// Xcode 16.0: 23077 to 23504.
  public static let xcode16 = IBToolsVersion(build: 23_000)
  /// Xcode 16.3: 23727.
  public static let xcode16_3 = IBToolsVersion(build: 23_700)
  /// Xcode 26.0: 24093 and later.
  public static let xcode26 = IBToolsVersion(build: 24_000)
  /// The newest build for which documents are known.
  public static let newest = IBToolsVersion(build: 24_765)
}

extension IBToolsVersion {
  /// Whether the build is internal to Apple: 32700.
  public var isDeveloperBuild: Bool { build >= 30_000 }

  /// The version itself, or for a build internal to Apple, the release that follows most of these builds.
  public var released: IBToolsVersion { isDeveloperBuild ? .xcode15_3 : self }
}

extension IBDocument {
  /// The version that saved the document.
  ///
  /// A `<document>` without a valid version is treated as a document of Xcode 16: Interface Builder always writes the
  /// attribute (2,033 of 2,033 real documents have it), so such a document was written by hand or by another tool, and
  /// is treated as new. An archive without a valid version is older than all versions named here.
  public var tools: IBToolsVersion {
    toolsVersion.flatMap { IBToolsVersion($0) }
      ?? (dialect == .document ? .xcode16 : IBToolsVersion(build: 0))
  }
}
