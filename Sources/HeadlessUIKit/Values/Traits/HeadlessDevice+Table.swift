import Foundation

extension HeadlessDevice {
  /// The device that a screen has unless another one is chosen.
  public static let standard = phone(
    "retina6_12", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, 3, top: 59)

  /// The devices of Interface Builder: phones, then tablets, from the oldest to the newest, then TVs.
  ///
  /// Sizes and scales are those of Apple's specifications; safe areas those of a screen with a status bar.
  public static let all: [HeadlessDevice] = [
    withButton("retina3_5", "iPhone 4s", 320, 480, 2),
    withButton("retina4_0", "iPhone 5s, SE (1st generation)", 320, 568, 2),
    withButton("retina4_7", "iPhone 6s, 7, 8, SE (2nd and 3rd generation)", 375, 667, 2),
    withButton(
      "retina5_5", "iPhone 6s Plus, 7 Plus, 8 Plus", 414, 736, 3, native: 1080.0 / 414,
      isLarge: true),
    phone("retina5_9", "iPhone X, Xs, 11 Pro", 375, 812, 3, top: 44),
    phone("retina6_1", "iPhone XR, 11", 414, 896, 2, top: 48, isLarge: true),
    phone("retina6_5", "iPhone Xs Max, 11 Pro Max", 414, 896, 3, top: 44, isLarge: true),
    phone("retina5_4", "iPhone 12 mini, 13 mini", 375, 812, 3, native: 2.88, top: 50),
    phone("retina6_0", "iPhone 12, 12 Pro, 13, 13 Pro, 14", 390, 844, 3, top: 47),
    phone(
      "retina6_7", "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 428, 926, 3, top: 47, isLarge: true),
    standard,
    phone(
      "retina6_72", "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 430, 932, 3, top: 59,
      isLarge: true),
    phone("retina6_3", "iPhone 16 Pro", 402, 874, 3, top: 62),
    phone("retina6_9", "iPhone 16 Pro Max", 440, 956, 3, top: 62, isLarge: true),
    pad("ipad7_9", "iPad mini (up to the 5th generation)", 768, 1024),
    pad("ipad9_7", "iPad, iPad Air, iPad Pro 9.7\"", 768, 1024),
    pad("ipad10_2", "iPad (7th to 9th generation)", 810, 1080),
    pad("ipad10_5", "iPad Air (3rd generation), iPad Pro 10.5\"", 834, 1112),
    pad("ipad12_9", "iPad Pro 12.9\" (1st and 2nd generation)", 1024, 1366),
    pad("ipad8_3", "iPad mini (6th generation)", 744, 1133, isRounded: true),
    pad("ipad10_9rounded", "iPad Air (4th and 5th generation)", 820, 1180, isRounded: true),
    pad("ipad11_0rounded", "iPad Pro 11\"", 834, 1194, isRounded: true),
    pad("ipad12_9rounded", "iPad Pro 12.9\" (3rd to 6th generation)", 1024, 1366, isRounded: true),
    pad("ipad13_0rounded", "iPad Pro 13\"", 1032, 1376, isRounded: true),
    tv,
  ]

  /// A TV: nothing should be near the edges, which some TVs do not show.
  ///
  /// Source: Apple's guidelines for tvOS, 60 points above and below and 80 at the sides.
  private static let tv = HeadlessDevice(
    identifier: "appleTV", name: "Apple TV", idiom: .tv, size: CGSize(width: 1920, height: 1080),
    scale: 1, safeArea: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80))

  /// A phone with a home button: it has no status bar in landscape.
  private static func withButton(
    _ identifier: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    native: CGFloat? = nil, isLarge: Bool = false
  ) -> HeadlessDevice {
    HeadlessDevice(
      identifier: identifier, name: name, idiom: .phone,
      size: CGSize(width: width, height: height), scale: scale, nativeScale: native,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      isRegularInLandscape: isLarge)
  }

  /// A phone whose screen fills its front: on its side both short ends are covered.
  private static func phone(
    _ identifier: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    native: CGFloat? = nil, top: CGFloat, isLarge: Bool = false
  ) -> HeadlessDevice {
    HeadlessDevice(
      identifier: identifier, name: name, idiom: .phone,
      size: CGSize(width: width, height: height), scale: scale, nativeScale: native,
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
      isRegularInLandscape: isLarge)
  }

  private static func pad(
    _ identifier: String, _ name: String, _ width: CGFloat, _ height: CGFloat,
    isRounded: Bool = false
  ) -> HeadlessDevice {
    let insets = UIEdgeInsets(
      top: isRounded ? 24 : 20, left: 0, bottom: isRounded ? 20 : 0, right: 0)
    return HeadlessDevice(
      identifier: identifier, name: name, idiom: .pad, size: CGSize(width: width, height: height),
      scale: 2, safeArea: insets, landscapeSafeArea: insets)
  }
}
