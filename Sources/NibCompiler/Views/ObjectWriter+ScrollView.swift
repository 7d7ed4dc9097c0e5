import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes what every scroll view has.
  /// - Parameter contentSize: What a list or text fills, in points; nil if nothing is known.
  func writeScrollView(
    subviews: [Int]? = nil, contentSize: Size? = nil, background: (() -> Void)? = nil
  ) {
    writeView(subviews: subviews, background: background)
    writeFalse("UIBounceEnabled", ifNo: Names.bounces)
    writeFalse("UIShowsHorizontalScrollIndicator", ifNo: Names.showsHorizontalScrollIndicator)
    writeFalse("UIShowsVerticalScrollIndicator", ifNo: Names.showsVerticalScrollIndicator)
    writeTrue("UIPagingEnabled", ifYes: Names.pagingEnabled)
    writeTrue("UIScrollDisabled", ifNo: Names.scrollEnabled)
    if era.writesIndicatorInsetAdjustment {
      write("UIScrollViewIndicatorInsetAdjustmentBehavior", 1)
    }
    writeFalse("UIDelaysContentTouches", ifNo: Names.delaysContentTouches)
    writeFalse("UICanCancelContentTouches", ifNo: Names.canCancelContentTouches)
    write("UIIndicatorStyle", word: Names.indicatorStyle, in: .indicatorStyle)
    writeTrue("UIBouncesZoom", unlessNo: Names.bouncesZoom)
    writeTrue("UIAlwaysBounceVertical", ifYes: Names.alwaysBounceVertical)
    writeTrue("UIAlwaysBounceHorizontal", ifYes: Names.alwaysBounceHorizontal)
    writeTrue("UIDirectionalLockEnabled", ifYes: Names.directionalLockEnabled)
    writeFalse("UIScrollsToTop", ifNo: Names.scrollsToTop)
    if let contentSize { write("UIContentSize", size: contentSize) }
    write("UIContentInset", insets: "contentInset")
    write("UIScrollIndicatorInsets", insets: "scrollIndicatorInsets")
    write("UIMinimumZoomScale", float: Names.minimumZoomScale, omitting: 1)
    write("UIMaximumZoomScale", float: Names.maximumZoomScale, omitting: 1)
    write("UIKeyboardDismissMode", word: Names.keyboardDismissMode, in: .keyboardDismissMode)
    if era.writesInsetAdjustment {
      write(
        "UIScrollViewContentInsetAdjustmentBehavior", word: Names.contentInsetAdjustmentBehavior,
        in: .contentInsetAdjustmentBehavior, default: 0)
    }
  }

  /// A list's own traits.
  func writeListTraits() {
    guard era.writesListTraits else { return }
    let traits = encoder.builder.addObject("UITraitCollection")
    encoder.builder.add(
      "UITraitCollectionBuiltinTrait-_UITraitNameSelectionFollowsFocus", Int64(0), to: traits)
    write("UIViewLocalOverrideTraitCollection", object: traits)
  }

  func writeStackView() {
    writeView(marginsWhereNone: Insets(top: 0, left: 0, bottom: 0, right: 0))
    write("UIStackViewArrangedSubviews", array: references(in: Names.subviews))
    write("UIStackViewAxis", word: Names.axis, in: .axis, default: 0)
    write("UIStackViewDistribution", word: Names.distribution, in: .stackDistribution, default: 0)
    write("UIStackViewAlignment", word: Names.alignment, in: .stackAlignment, default: 0)
    write("UIStackViewSpacing", double: stackSpacing)
    write("UIStackViewBaselineRelative", flag: Names.baselineRelativeArrangement, default: false)
    // The document has no attribute for it: margins of a stack's own are there to be kept.
    let hasOwnMargins =
      node.child(keyed: "layoutMargins") != nil
      || node.child(keyed: "directionalLayoutMargins") != nil
    write(
      "UIStackViewLayoutMarginsRelative",
      hasOwnMargins || node.bool(Names.layoutMarginsRelativeArrangement) == true)
  }

  /// The points between arranged views; the system's own spacing is the number that UIKit has for it,
  /// the smallest one of a float.
  private var stackSpacing: Double {
    let stack = IBStackView(node: node)
    return stack.spacingType == .standard ? Double(Float.leastNormalMagnitude) : stack.spacing
  }
}
