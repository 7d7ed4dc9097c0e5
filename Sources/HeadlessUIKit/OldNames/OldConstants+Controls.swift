// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// More names of Swift 3 and 4.

@available(*, deprecated, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode
@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
public var UISegmentedControlNoSegment: Int { -1 }
@available(*, deprecated, renamed: "UIPreviewAction.Style")
public typealias UIPreviewActionStyle = UIPreviewAction.Style
@available(*, deprecated, renamed: "UIPasteboard.Name")
public typealias UIPasteboardName = UIPasteboard.Name
@available(*, deprecated, renamed: "UIMenuController.ArrowDirection")
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
@available(*, deprecated, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
@available(*, deprecated, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
@available(*, deprecated, renamed: "UIPrintInfo.OutputType")
public typealias UIPrintInfoOutputType = UIPrintInfo.OutputType
@available(*, deprecated, renamed: "UIImagePickerController.CameraDevice")
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
@available(*, deprecated, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { .required }
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { .defaultHigh }
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { .defaultLow }
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public var UILayoutPriorityFittingSizeLevel: UILayoutPriority { .fittingSizeLevel }
@available(*, deprecated, renamed: "RunLoop.Mode.tracking")
public var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
@available(*, deprecated, renamed: "UITransitionContextViewControllerKey.from")
public var UITransitionContextFromViewControllerKey: UITransitionContextViewControllerKey { .from }
@available(*, deprecated, renamed: "UITransitionContextViewControllerKey.to")
public var UITransitionContextToViewControllerKey: UITransitionContextViewControllerKey { .to }
@available(*, deprecated, renamed: "UITransitionContextViewKey.from")
public var UITransitionContextFromViewKey: UITransitionContextViewKey { .from }
@available(*, deprecated, renamed: "UITransitionContextViewKey.to")
public var UITransitionContextToViewKey: UITransitionContextViewKey { .to }
@available(*, deprecated, renamed: "UIKeyCommand.inputUpArrow")
@preconcurrency @MainActor public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
@available(*, deprecated, renamed: "UIKeyCommand.inputDownArrow")
@preconcurrency @MainActor public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
@available(*, deprecated, renamed: "UIKeyCommand.inputLeftArrow")
@preconcurrency @MainActor public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
@available(*, deprecated, renamed: "UIKeyCommand.inputRightArrow")
@preconcurrency @MainActor public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }
@available(*, deprecated, renamed: "UIKeyCommand.inputEscape")
@preconcurrency @MainActor public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }

/// The name that the direction of a view's content has in UIKit itself.
public typealias UISemanticContentAttribute = UIView.SemanticContentAttribute

@available(*, deprecated, message: "compare with ==")
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
  first == second
}

extension NSUnderlineStyle {
  @available(*, deprecated, message: "use an empty set")
  public static var styleNone: NSUnderlineStyle { [] }
  @available(*, deprecated, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { .single }
  @available(*, deprecated, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { .thick }
  @available(*, deprecated, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { .double }
  public static var patternSolid: NSUnderlineStyle { [] }
}
