import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes what every scroll view has.
  func encodeScrollView(_ view: IBObject, _ object: Int) {
    encodeView(view, object)
    let node = view.node
    if node.bool(Names.bouncesZoom) != false { add("UIBouncesZoom", true, to: object) }
    flag(Names.bounces, is: false, "UIBounceEnabled", writes: false, of: node, to: object)
    flag(Names.scrollEnabled, is: false, "UIScrollDisabled", writes: true, of: node, to: object)
    flag(Names.pagingEnabled, "UIPagingEnabled", of: node, to: object)
    flag(Names.directionalLockEnabled, "UIDirectionalLockEnabled", of: node, to: object)
    flag(Names.alwaysBounceVertical, "UIAlwaysBounceVertical", of: node, to: object)
    flag(Names.alwaysBounceHorizontal, "UIAlwaysBounceHorizontal", of: node, to: object)
    flag(
      Names.showsHorizontalScrollIndicator, is: false, "UIShowsHorizontalScrollIndicator",
      writes: false, of: node, to: object)
    flag(
      Names.showsVerticalScrollIndicator, is: false, "UIShowsVerticalScrollIndicator",
      writes: false, of: node, to: object)
    flag(
      Names.delaysContentTouches, is: false, "UIDelaysContentTouches", writes: false, of: node,
      to: object)
    flag(
      Names.canCancelContentTouches, is: false, "UICanCancelContentTouches", writes: false,
      of: node, to: object)
    word(Names.indicatorStyle, "UIIndicatorStyle", in: .indicatorStyle, of: node, to: object)
    word(
      Names.keyboardDismissMode, "UIKeyboardDismissMode", in: .keyboardDismissMode, of: node,
      to: object)
    float(Names.minimumZoomScale, "UIMinimumZoomScale", of: node, to: object, omitting: 1)
    float(Names.maximumZoomScale, "UIMaximumZoomScale", of: node, to: object, omitting: 1)
    insets("contentInset", "UIContentInset", of: node, to: object)
    insets("scrollIndicatorInsets", "UIScrollIndicatorInsets", of: node, to: object)
    if era.writesContentInsetAdjustment {
      let words = Words.contentInsetAdjustment
      let behavior = node[Names.contentInsetAdjustmentBehavior].flatMap { words[$0] } ?? 0
      add("UIScrollViewContentInsetAdjustmentBehavior", behavior, to: object)
    }
    if era.writesIndicatorInsetAdjustment {
      let adjusts = node.bool(Names.automaticallyAdjustsScrollIndicatorInsets) ?? true
      add("UIScrollViewIndicatorInsetAdjustmentBehavior", adjusts ? 1 : 0, to: object)
    }
  }

  func encodeTextView(_ view: IBObject, _ object: Int) {
    encodeScrollView(view, object)
    let node = view.node
    flag(Names.editable, is: false, "UIEditable", writes: false, of: node, to: object)
    flag(Names.selectable, is: false, "UISelectable", writes: false, of: node, to: object)
    text(Names.text, "UIText", of: node, to: object)
    font("fontDescription", of: node, to: object)
    color("textColor", "UITextColor", of: node, to: object)
    let alignment = node[Names.textAlignment].flatMap { Words.textAlignment[$0] } ?? 0
    add("UITextAlignment", alignment, to: object)
    dataDetectors(of: node, to: object)
    encodeTextInputTraits(node, object)
  }

  /// What is found in text and shown as a link.
  func dataDetectors(of node: Node, to object: Int) {
    guard let types = node.child(keyed: "dataDetectorTypes") else { return }
    let bits: [(Name, Int)] = [
      (Names.phoneNumber, 1), (Names.link, 2), (Names.address, 4), (Names.calendarEvent, 8),
      (Names.shipmentTrackingNumber, 16), (Names.flightNumber, 32), (Names.lookupSuggestion, 64),
    ]
    let mask = bits.reduce(0) { types.bool($1.0) == true ? $0 | $1.1 : $0 }
    if mask != 0 { add("UIDataDetectorTypes", mask, to: object) }
  }

  func encodeStackView(_ stack: IBObject, _ object: Int) {
    encodeView(stack, object)
    let node = stack.node
    let arranged = stack.subviews.compactMap { reference(to: $0) }
    add("UIStackViewArrangedSubviews", array: arranged, to: object)
    func number(_ name: Name, _ words: Words) -> Int { node[name].flatMap { words[$0] } ?? 0 }
    add("UIStackViewAxis", number(Names.axis, .axis), to: object)
    add("UIStackViewDistribution", number(Names.distribution, .stackDistribution), to: object)
    add("UIStackViewAlignment", number(Names.alignment, .stackAlignment), to: object)
    add("UIStackViewSpacing", double: node.double(Names.spacing) ?? 0, to: object)
    add(
      "UIStackViewBaselineRelative", node.bool(Names.baselineRelativeArrangement) ?? false,
      to: object)
    add(
      "UIStackViewLayoutMarginsRelative",
      node.bool(Names.layoutMarginsRelativeArrangement) ?? false, to: object)
  }
}
