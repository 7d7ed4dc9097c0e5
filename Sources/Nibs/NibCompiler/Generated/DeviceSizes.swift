// Generated from Schema/*.tsv by `make generate`. Do not edit.
// swift-format-ignore-file

import InterfaceBuilder

/// The column `device` of `Schema/devices.tsv` with the sizes.
enum DeviceSizes {
  /// The screens in portrait (a TV's in landscape), in points.
  static let points: [String: Size] = [
    "retina3_5": Size(width: 320, height: 480),
    "retina4_0": Size(width: 320, height: 568),
    "retina4_7": Size(width: 375, height: 667),
    "retina5_5": Size(width: 414, height: 736),
    "retina5_9": Size(width: 375, height: 812),
    "retina6_1": Size(width: 414, height: 896),
    "retina6_5": Size(width: 414, height: 896),
    "retina5_4": Size(width: 375, height: 812),
    "retina6_0": Size(width: 390, height: 844),
    "retina6_7": Size(width: 428, height: 926),
    "retina6_12": Size(width: 393, height: 852),
    "retina6_72": Size(width: 430, height: 932),
    "retina6_3": Size(width: 402, height: 874),
    "retina6_9": Size(width: 440, height: 956),
    "ipad7_9": Size(width: 768, height: 1024),
    "ipad9_7": Size(width: 768, height: 1024),
    "ipad10_2": Size(width: 810, height: 1080),
    "ipad10_5": Size(width: 834, height: 1112),
    "ipad12_9": Size(width: 1024, height: 1366),
    "ipad8_3": Size(width: 744, height: 1133),
    "ipad10_9rounded": Size(width: 820, height: 1180),
    "ipad11_0rounded": Size(width: 834, height: 1194),
    "ipad12_9rounded": Size(width: 1024, height: 1366),
    "iPad13_0rounded": Size(width: 1032, height: 1376),
    "appleTV": Size(width: 1920, height: 1080),
  ]
}
