public import Foundation

/// A transition from one controller to another, ready to be performed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in the document.
  public let identifier: String?
  /// The controller at which the segue starts.
  public let source: UIViewController
  /// The controller to which the segue leads; its view is not loaded yet.
  public let destination: UIViewController
  private var handler: (@MainActor () -> Void)?
  /// Whether the segue is animated.
  var animates = true

  /// Creates a segue. Custom classes are created by this initializer and override ``perform()``.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that runs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Performs the transition of the segue's kind, or runs the closure from the initializer.
  ///
  /// A custom class that overrides this need not call `super`.
  open func perform() { handler?() }

  /// Performs the segue with a closure that implements its kind, unless the segue's class overrides it.
  func perform(_ kind: @escaping @MainActor () -> Void) {
    handler = kind
    perform()
    // The closure captures the segue, so keeping it would create a retain cycle.
    handler = nil
  }
}

/// The controller at which the search for an unwind segue's destination starts.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource {
  /// The controller at which the segue starts.
  public let source: UIViewController
  /// The action that the destination must implement.
  public let unwindAction: Selector
  /// The object that started the segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
