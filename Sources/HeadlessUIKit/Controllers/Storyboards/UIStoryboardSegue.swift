public import Foundation

/// A transition from one controller to another, ready to be performed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// What the document calls the segue.
  public let identifier: String?
  /// The controller that the segue starts from.
  public let source: UIViewController
  /// The controller that the segue leads to; its view is not loaded yet.
  public let destination: UIViewController
  private var handler: (@MainActor () -> Void)?
  /// Whether what the segue does takes time.
  var animates = true

  /// A segue; custom classes are created by this initializer and override ``perform()``.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that does what a closure does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Performs the transition: according to the kind of segue, or with the closure that it was created with.
  ///
  /// A custom class that overrides this need not call `super`.
  open func perform() { handler?() }

  /// Does what the template's kind does, unless the class of the segue overrides it.
  func perform(_ kind: @escaping @MainActor () -> Void) {
    handler = kind
    perform()
    // What the kind does knows the segue, and would keep it alive.
    handler = nil
  }
}

/// What the search for an unwind segue's destination starts from.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource {
  /// The controller that the segue starts from.
  public let source: UIViewController
  /// The action that the destination has a method for.
  public let unwindAction: Selector
  /// What has started the segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
