import Foundation

/// The sizes of fixed-size controls, in points.
///
/// Source: measured on documents of each era.
extension UIKitEra {
  private static let any: CGFloat = -1

  /// The size of a switch.
  var switchSize: CGSize {
    self >= .iOS26 ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
  }

  /// The alignment insets of a switch, whose frame extends beyond its alignment rectangle on the right.
  var switchInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// The size of a slider, whose width is flexible.
  var sliderSize: CGSize {
    CGSize(width: Self.any, height: self >= .iOS26 ? 34 : 30)
  }

  var sliderInsets: UIEdgeInsets {
    self >= .iOS26 ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  var stepperSize: CGSize { CGSize(width: 94, height: self >= .iOS13 ? 32 : 29) }

  var progressHeight: CGFloat { self >= .iOS14 ? 4 : 2 }

  /// Returns the size of a page control for a number of dots.
  func pageControlSize(dots: Int) -> CGSize {
    let count = CGFloat(max(dots, 1))
    if self < .iOS14 { return CGSize(width: pageDotStep * count - 9, height: 37) }
    let margins: CGFloat =
      self >= .iOS18 ? 20 : self >= UIKitEra(major: 16, minor: 4) ? 62.5 : 69
    return CGSize(width: margins + pageDotStep * count, height: 26)
  }

  /// The distance between the dots of a page control, in points.
  var pageDotStep: CGFloat {
    if self < .iOS14 { return 16 }
    return self < UIKitEra(major: 16, minor: 4) ? 17 : 18
  }

  /// The height of the alignment rectangle of a segmented control.
  var segmentHeight: CGFloat { self >= .iOS13 ? 31 : 28 }

  var segmentInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  /// The size of a picker, which was shorter up to iOS 9.0.
  var pickerSize: CGSize {
    CGSize(width: 320, height: self < UIKitEra(major: 9, minor: 1) ? 162 : 216)
  }

  /// The height of a search bar: its field, which used to be 28 and then 36 points high, plus the padding.
  var searchBarHeight: CGFloat { self >= .iOS26 ? 64 : self >= .iOS11 ? 56 : 44 }
}
