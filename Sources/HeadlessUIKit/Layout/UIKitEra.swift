/// The version of UIKit whose sizes and margins views take, by the build of Interface Builder that came with it.
///
/// Builds by their number before the first point: 11201 is Xcode 8, 13196 9.0, 14313 10.0, 14868 11.0, 17132 12.0,
/// 19082 13.0, 21225 14.0, 22154 15.0, 23091 16.0, 24000 26.0. Each property names the first version whose documents
/// have been measured to differ.
public struct UIKitEra: Hashable, Sendable {
  /// The build.
  public var build: Int

  /// The era of a build.
  public init(build: Int) { self.build = build }

  /// The default: iOS 18, which comes with Xcode 16.
  public static let standard = UIKitEra(build: 23504)

  /// The era that views take their measures from.
  @MainActor public static var current = UIKitEra.standard

  /// Builds made by Apple's own developers count as the release that they became.
  private static let developerBuilds = 30_000

  /// The era of the version that a document names: `23504`, `32700.99.1234`, `6250`.
  ///
  /// - Parameter toolsVersion: The document's attribute; nil or unreadable means Xcode 7.
  public init(toolsVersion: String?) {
    let digits = (toolsVersion ?? "").prefix { $0.isASCII && $0.isNumber }
    let build = Int(digits) ?? 9531
    self.build = build > Self.developerBuilds ? 22500 : build
  }
}
