import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes the keys of every scroll view.
  /// - Parameters:
  ///   - contentSize: The size of the content in points; nil if it is unknown.
  ///   - marginsWhereNone: The margins of a view for which the document specifies none.
  func writeScrollView(
    subviews: [Int]? = nil, contentSize: Size? = nil, marginsWhereNone: Insets? = nil,
    background: (() -> Void)? = nil
  ) {
    writeView(subviews: subviews, marginsWhereNone: marginsWhereNone, background: background)
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
    if let contentSize, contentSize != Size(width: 0, height: 0) {
      write("UIContentSize", size: contentSize)
    }
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

  /// Writes the traits of a list.
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
    // The document has no attribute for this; if a stack view has its own margins, they apply.
    let hasOwnMargins =
      node.child(keyed: "layoutMargins") != nil
      || node.child(keyed: "directionalLayoutMargins") != nil
    write(
      "UIStackViewLayoutMarginsRelative",
      hasOwnMargins || node.bool(Names.layoutMarginsRelativeArrangement) == true)
  }

  /// The spacing of arranged views in points; UIKit represents the standard spacing by the smallest normal float.
  private var stackSpacing: Double {
    let stack = IBStackView(node: node)
    return stack.spacingType == .standard ? Double(Float.leastNormalMagnitude) : stack.spacing
  }
}
