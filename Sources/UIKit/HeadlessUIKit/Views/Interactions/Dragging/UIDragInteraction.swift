public import Foundation

/// An interaction that lets the user drag items out of a view.
///
/// A press of half a second lifts the items, and moving the finger begins the drag.
@preconcurrency @MainActor
open class UIDragInteraction: UIViewInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled: Bool
  open var allowsSimultaneousRecognitionDuringLift = false
  private lazy var press = DragPress(self)

  /// Whether new interactions are enabled. True on iPads, and since iOS 15 also on iPhones.
  open class var isEnabledByDefault: Bool { DragRules.isEnabledByDefault }

  /// Creates an interaction whose delegate provides the dragged items. The delegate is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = DragRules.isEnabledByDefault
    super.init()
  }

  open override func willMove(to view: UIView?) {
    super.willMove(to: view)
    if let old = self.view { old.removeGestureRecognizer(press.recognizer) }
  }

  open override func didMove(to view: UIView?) {
    super.didMove(to: view)
    view?.addGestureRecognizer(press.recognizer)
  }
}

/// A delegate that provides the dragged items. All other methods are optional.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Returns the preview of an item as it is lifted: by default, the interaction's view; nil for no animation.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Returns the preview of an item that returns because nothing accepts it; nil for no animation.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}

/// The constants of dragging.
@MainActor
enum DragRules {
  /// The delay before a finger lifts items, and the duration of lift and drop animations, in seconds. Assumed.
  static let liftDelay = 0.5
  static let animationLength = 0.3

  /// Whether drag interactions are enabled by default. Source: Apple's documentation of `dragInteractionEnabled`.
  static var isEnabledByDefault: Bool {
    UIKitEra.current >= .iOS15 || UIDevice.current.userInterfaceIdiom == .pad
  }
}

/// The long press that lifts items, and the drag that follows.
@MainActor
final class DragPress: NSObject, NibConnectable, UIGestureRecognizerDelegate {
  private unowned let interaction: UIDragInteraction
  let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
  private var drag: FingerDrag?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    recognizer.minimumPressDuration = DragRules.liftDelay
    recognizer.addTarget(self, action: "handlePress:")
    recognizer.delegate = self
  }

  static func nibConnections(_ nib: NibRegistrar) {
    nib.action("handlePress:", DragPress.handlePress)
  }

  private var finger: CGPoint? {
    guard let window = interaction.view?.window else { return nil }
    return window.convert(recognizer.location(in: window), to: nil as UIWindow?)
  }

  private func handlePress(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: drag?.lift()
    case .changed: if let finger { drag?.move(to: finger) }
    case .ended: claimDrag()?.drop()
    case .cancelled, .failed: claimDrag()?.cancel()
    default: break
    }
  }

  private func claimDrag() -> FingerDrag? {
    defer { drag = nil }
    return drag
  }

  /// Returns whether the delegate provides items to drag.
  ///
  /// Source: Apple's documentation of `itemsForBeginning`: without items, no drag begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    drag = nil
    guard interaction.isEnabled, let finger else { return false }
    drag = FingerDrag(from: interaction, at: finger)
    return drag != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { interaction.allowsSimultaneousRecognitionDuringLift }
}
