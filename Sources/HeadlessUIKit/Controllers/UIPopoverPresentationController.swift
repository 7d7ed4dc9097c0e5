public import Foundation

/// What places a controller as a bubble beside what it belongs to.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points at.
  open var sourceView: UIView?
  /// The part of the view that the bubble points at, in its own coordinates.
  open var sourceRect = CGRect.null
  /// The button that the bubble points at.
  open var barButtonItem: UIBarButtonItem?
  /// Views that take touches while the bubble is there.
  open var passthroughViews: [UIView]?
  /// The sides that the bubble may stand on, as UIKit's numbers.
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
