public import Foundation

/// Lets a finger drag items out of a view: a press of half a second lifts them, and moving the finger begins the drag.
@preconcurrency @MainActor
open class UIDragInteraction: UIViewInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled: Bool
  open var allowsSimultaneousRecognitionDuringLift = false
  private lazy var press = DragPress(self)

  /// Whether new interactions are enabled: on iPads, and from iOS 15 on on iPhones as well.
  open class var isEnabledByDefault: Bool { DragRules.isEnabledByDefault }

  /// An interaction that asks a delegate, which it does not keep alive, for what is dragged.
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

/// Gives what is dragged; every other method is optional.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// What an item looks like as it is lifted: by default the interaction's view; nil for no animation.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// What an item looks like that goes back as nothing takes it; nil for no animation.
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

/// Rules of dragging.
@MainActor
enum DragRules {
  /// How long a finger stays before it lifts items, and how long lifts and drops are animated, in seconds. Believed.
  static let liftDelay = 0.5
  static let animationLength = 0.3

  /// Whether views can be dragged from by themselves. Source: Apple's page of `dragInteractionEnabled`.
  static var isEnabledByDefault: Bool {
    UIKitEra.current >= UIKitEra(major: 15) || UIDevice.current.userInterfaceIdiom == .pad
  }
}

/// The press that lifts what is dragged, and the drag that follows.
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
    case .ended: takeDrag()?.drop()
    case .cancelled, .failed: takeDrag()?.cancel()
    default: break
    }
  }

  private func takeDrag() -> FingerDrag? {
    defer { drag = nil }
    return drag
  }

  /// The press counts where there is something to drag. Source: Apple's page of `itemsForBeginning`: no items, no drag.
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
