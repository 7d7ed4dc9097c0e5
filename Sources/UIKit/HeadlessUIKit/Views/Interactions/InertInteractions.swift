public import Foundation

// Interactions that need hardware or a system mode that a headless device does not have. They are added to views and
// store their settings, which is recorded; tests call the methods of their delegates themselves.

/// An interaction that reacts to the gestures of an Apple Pencil.
@preconcurrency @MainActor
open class UIPencilInteraction: UIViewInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true

  /// The user's preferred action for a double tap. Always to ignore it.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// The user's preferred action for a squeeze. Always to ignore it.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Whether the user draws only with the Apple Pencil. Always false.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether the user wants a preview below a hovering Apple Pencil. Always false.
  open class var prefersHoverToolPreview: Bool { false }

  /// Creates an interaction without a delegate.
  public override init() { super.init() }

  /// Creates an interaction with a delegate.
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Records that the view has the interaction, because it never does anything here.
  open override func didMove(to view: UIView?) {
    super.didMove(to: view)
    recordUse()
  }
}

/// The user's preferred action for a gesture of an Apple Pencil, with UIKit's raw values.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
  case showContextualPalette, runSystemShortcut
}

/// A delegate that reacts to the gestures of an Apple Pencil.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// An interaction that determines where handwriting becomes text.
@preconcurrency @MainActor
open class UIScribbleInteraction: UIViewInteraction {
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether the user is writing. Always false.
  open var isHandlingWriting: Bool { false }
  /// Whether the user is expected to write. Always false.
  open class var isPencilInputExpected: Bool { false }

  /// Creates an interaction with a delegate.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Records that the view has the interaction, because it never does anything here.
  open override func didMove(to view: UIView?) {
    super.didMove(to: view)
    recordUse()
  }
}

/// A delegate that determines where handwriting becomes text.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint)
    -> Bool
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Returns true.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// Returns false.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// An interaction that shows an enlarged version of the item under a finger, for users of very large text.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: UIViewInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The recognizer for the long press. It is not attached to a view, so it recognizes nothing.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()
  /// Whether the user has enabled the viewer. Always false.
  open class var isEnabled: Bool { false }

  /// Creates an interaction without a delegate.
  public override init() { super.init() }

  /// Creates an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Records that the view has the interaction, because it never does anything here.
  open override func didMove(to view: UIView?) {
    super.didMove(to: view)
    recordUse()
  }
}

/// A delegate that chooses the items to show enlarged.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Returns the controller at the root of the window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}

/// An interaction that shows a tooltip when the pointer rests on a view, only on a Mac.
@preconcurrency @MainActor
open class UIToolTipInteraction: UIViewInteraction {
  open var isEnabled = true
  /// The text, unless the delegate provides another one.
  open var defaultToolTip: String?

  /// Creates an interaction without a text.
  public override init() { super.init() }

  /// Creates an interaction with a text.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }
}

/// An interaction that provides the system's selection and caret for an app's own text.
@preconcurrency @MainActor
open class UITextInteraction: UIViewInteraction {
  /// Whether the text is editable, with UIKit's raw values.
  public enum Mode: Int, Sendable {
    case editable, nonEditable
  }

  /// The view that shows the text.
  open weak var textInput: (any UITextInput & UIResponder)?
  public let textInteractionMode: Mode

  /// Creates an interaction for text that is editable or only selectable.
  public init(for mode: Mode) {
    textInteractionMode = mode
    super.init()
  }
}

extension UIViewInteraction {
  /// Records an interaction that needs hardware or a system mode when it is added to a view.
  fileprivate func recordUse() {
    if let view { RecordedCalls.record("UIView.addInteraction", type(of: view), type(of: self)) }
  }
}
