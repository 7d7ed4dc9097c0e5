public import Foundation

/// Presents a controller as a popover next to its source.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points at.
  open var sourceView: UIView?
  /// The part of the view that the bubble points at, in its own coordinates.
  open var sourceRect = CGRect.null
  /// The button that the bubble points at.
  open var barButtonItem: UIBarButtonItem?
  /// Views that receive touches while the popover is visible.
  open var passthroughViews: [UIView]?
  /// The sides where the popover may appear, with UIKit's numbers.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The sides of its source where a popover may appear.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
