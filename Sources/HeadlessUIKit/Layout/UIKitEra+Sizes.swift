import Foundation

/// The sizes of controls that have one of their own, in points.
///
/// Source: measured on documents of each era; see ``UIKitEra`` for the builds.
extension UIKitEra {
  private static let xcode11 = 14_800
  private static let xcode12 = 17_000
  private static let xcode15 = 22_000
  private static let ios26 = 24_000

  private static let any: CGFloat = -1

  /// A switch.
  var switchSize: CGSize {
    build >= Self.ios26 ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
  }

  /// A switch reaches over its alignment rectangle at the right.
  var switchInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// A slider, whose width is free.
  var sliderSize: CGSize {
    CGSize(width: Self.any, height: build >= Self.ios26 ? 34 : build >= Self.xcode15 ? 28 : 30)
  }

  var sliderInsets: UIEdgeInsets {
    build >= Self.ios26 ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  var stepperSize: CGSize { CGSize(width: 94, height: build >= Self.xcode11 ? 32 : 29) }

  var progressHeight: CGFloat { build >= Self.xcode12 ? 4 : 2 }

  /// A row of dots.
  func pageControlSize(dots: Int) -> CGSize {
    let count = CGFloat(max(dots, 1))
    return build >= Self.xcode12
      ? CGSize(width: 69 + 17 * count, height: 26) : CGSize(width: 16 * count - 9, height: 37)
  }

  /// The part of segments that layout counts.
  var segmentHeight: CGFloat { build >= Self.xcode11 ? 31 : 28 }

  var segmentInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  var pickerSize: CGSize { CGSize(width: 320, height: 216) }

  /// A field to search in with what is around it.
  func searchBarHeight(isProminent: Bool) -> CGFloat { build >= 13_000 ? 56 : 44 }
}
