// Generated from Schema/*.tsv by `make generate`. Do not edit.
// swift-format-ignore-file

import Foundation

extension HeadlessDevice {
  /// The devices of Interface Builder: phones, then tablets, from the oldest to the newest, then TVs.
  ///
  /// Sizes and scales are those of Apple's specifications; safe areas those of a screen with a status bar.
  public static let all: [HeadlessDevice] = [
    HeadlessDevice(
      identifier: "retina3_5", name: "iPhone 4s", idiom: .phone, size: CGSize(width: 320, height: 480), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    HeadlessDevice(
      identifier: "retina4_0", name: "iPhone 5s, SE (1st generation)", idiom: .phone, size: CGSize(width: 320, height: 568), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    HeadlessDevice(
      identifier: "retina4_7", name: "iPhone 6s, 7, 8, SE (2nd and 3rd generation)", idiom: .phone, size: CGSize(width: 375, height: 667), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    HeadlessDevice(
      identifier: "retina5_5", name: "iPhone 6s Plus, 7 Plus, 8 Plus", idiom: .phone, size: CGSize(width: 414, height: 736), scale: 3, nativeScale: 1080.0 / 414, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), isRegularInLandscape: true),
    HeadlessDevice(
      identifier: "retina5_9", name: "iPhone X, Xs, 11 Pro", idiom: .phone, size: CGSize(width: 375, height: 812), scale: 3, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), landscapeSafeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
    HeadlessDevice(
      identifier: "retina6_1", name: "iPhone XR, 11", idiom: .phone, size: CGSize(width: 414, height: 896), scale: 2, safeArea: UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0), landscapeSafeArea: UIEdgeInsets(top: 0, left: 48, bottom: 21, right: 48), isRegularInLandscape: true),
    HeadlessDevice(
      identifier: "retina6_5", name: "iPhone Xs Max, 11 Pro Max", idiom: .phone, size: CGSize(width: 414, height: 896), scale: 3, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), landscapeSafeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44), isRegularInLandscape: true),
    HeadlessDevice(
      identifier: "retina5_4", name: "iPhone 12 mini, 13 mini", idiom: .phone, size: CGSize(width: 375, height: 812), scale: 3, nativeScale: 1080.0 / 375, safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0), landscapeSafeArea: UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 50)),
    HeadlessDevice(
      identifier: "retina6_0", name: "iPhone 12, 12 Pro, 13, 13 Pro, 14", idiom: .phone, size: CGSize(width: 390, height: 844), scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), landscapeSafeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
    HeadlessDevice(
      identifier: "retina6_7", name: "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", idiom: .phone, size: CGSize(width: 428, height: 926), scale: 3, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), landscapeSafeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), isRegularInLandscape: true),
    HeadlessDevice(
      identifier: "retina6_12", name: "iPhone 14 Pro, 15, 15 Pro, 16", idiom: .phone, size: CGSize(width: 393, height: 852), scale: 3, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
    HeadlessDevice(
      identifier: "retina6_72", name: "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", idiom: .phone, size: CGSize(width: 430, height: 932), scale: 3, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), isRegularInLandscape: true),
    HeadlessDevice(
      identifier: "retina6_3", name: "iPhone 16 Pro", idiom: .phone, size: CGSize(width: 402, height: 874), scale: 3, safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0), landscapeSafeArea: UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62)),
    HeadlessDevice(
      identifier: "retina6_9", name: "iPhone 16 Pro Max", idiom: .phone, size: CGSize(width: 440, height: 956), scale: 3, safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0), landscapeSafeArea: UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62), isRegularInLandscape: true),
    HeadlessDevice(
      identifier: "ipad7_9", name: "iPad mini (up to the 5th generation)", idiom: .pad, size: CGSize(width: 768, height: 1024), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    HeadlessDevice(
      identifier: "ipad9_7", name: "iPad, iPad Air, iPad Pro 9.7\"", idiom: .pad, size: CGSize(width: 768, height: 1024), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    HeadlessDevice(
      identifier: "ipad10_2", name: "iPad (7th to 9th generation)", idiom: .pad, size: CGSize(width: 810, height: 1080), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    HeadlessDevice(
      identifier: "ipad10_5", name: "iPad Air (3rd generation), iPad Pro 10.5\"", idiom: .pad, size: CGSize(width: 834, height: 1112), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    HeadlessDevice(
      identifier: "ipad12_9", name: "iPad Pro 12.9\" (1st and 2nd generation)", idiom: .pad, size: CGSize(width: 1024, height: 1366), scale: 2, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    HeadlessDevice(
      identifier: "ipad8_3", name: "iPad mini (6th generation)", idiom: .pad, size: CGSize(width: 744, height: 1133), scale: 2, safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    HeadlessDevice(
      identifier: "ipad10_9rounded", name: "iPad Air (4th and 5th generation)", idiom: .pad, size: CGSize(width: 820, height: 1180), scale: 2, safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    HeadlessDevice(
      identifier: "ipad11_0rounded", name: "iPad Pro 11\"", idiom: .pad, size: CGSize(width: 834, height: 1194), scale: 2, safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    HeadlessDevice(
      identifier: "ipad12_9rounded", name: "iPad Pro 12.9\" (3rd to 6th generation)", idiom: .pad, size: CGSize(width: 1024, height: 1366), scale: 2, safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    HeadlessDevice(
      identifier: "iPad13_0rounded", name: "iPad Pro 13\"", idiom: .pad, size: CGSize(width: 1032, height: 1376), scale: 2, safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    HeadlessDevice(
      identifier: "appleTV", name: "Apple TV", idiom: .tv, size: CGSize(width: 1920, height: 1080), scale: 1, safeArea: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80)),
  ]
}
