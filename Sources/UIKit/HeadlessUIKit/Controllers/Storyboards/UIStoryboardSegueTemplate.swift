import Foundation
import NibFormat

/// A segue of a storyboard before it is performed, with its destination and kind.
@MainActor
class UIStoryboardSegueTemplate: NSObject, NibDecodable, NibConnectable {
  var nibReference: NibReference?
  let identifier: String?
  /// The identifier of the destination; nil for an unwind segue.
  let destinationIdentifier: String?
  /// The source's method that creates the destination, marked `@IBSegueAction`; nil if `init(coder:)` creates it.
  let creationSelector: String?
  /// The name of a custom segue class.
  let segueClassName: String?
  let animates: Bool
  /// Whether the segue is performed when its controller's view is loaded, because it embeds a controller.
  let performsOnViewLoad: Bool
  /// The controller at which the segue starts.
  weak var viewController: UIViewController?

  /// The kind of the segue.
  var kind: StoryboardSegue.Kind { .custom }

  required init?(coder: NSCoder) {
    let nib = coder.nib
    identifier = nib.string("UIIdentifier")
    destinationIdentifier = nib.string("UIDestinationViewControllerIdentifier")
    creationSelector = nib.string("UIDestinationViewControllerCreationSelectorName")
    segueClassName = nib.string("UISegueClassName")
    animates = nib.bool("UIAnimates") ?? true
    performsOnViewLoad = nib.bool("UIPerformOnViewLoad") ?? false
    super.init()
    nib.register(self)
  }

  /// Creates the destination, calls the source's `prepare(for:sender:)`, and performs the segue.
  func perform(sender: Any?) {
    guard let source = viewController else { return }
    guard let identifier = destinationIdentifier, let storyboard = source.storyboard else {
      return NibFailure.report(
        NibError(
          .unknownIdentifier,
          "cannot perform \(name) of \(type(of: source)): "
            + (destinationIdentifier == nil
              ? "its destination is not a view controller in the storyboard"
              : "its source does not come from a storyboard"),
          at: nibReference?.place, className: "\(type(of: source))", key: self.identifier))
    }
    let destination: UIViewController
    do throws(NibError) {
      destination = try storyboard.viewController(
        withIdentifier: identifier, creator: creator(for: source, sender: sender))
    } catch {
      return NibFailure.report(error)
    }
    let segue = segue(to: destination, from: source)
    storyboard.hooks.segueMade?(segue)
    source.callPrepare(for: segue, sender: sender)
    segue.perform { [self] in show(segue, sender: sender) }
  }

  /// Returns the call of the source's segue action, which receives the coder and, depending on its selector, the sender
  /// and the segue's identifier. If it returns nil, the destination is created as usual.
  private func creator(
    for source: UIViewController, sender: Any?
  ) -> (@MainActor (NSCoder) -> UIViewController?)? {
    guard let creationSelector, source.storyboard?.makesStandIns != true else { return nil }
    return { [identifier] coder in
      let arguments = NibArguments([coder, sender, identifier])
      return source.perform(Selector(creationSelector), arguments) as? UIViewController
    }
  }

  /// The segue's name in messages: its identifier, or its id in the document if it has none.
  var name: String {
    if let identifier { return "the segue '\(identifier)'" }
    return (nibReference?.origin?.objectID).map { "the segue #\($0)" }
      ?? "a segue without an identifier"
  }

  /// Creates the segue object for a destination.
  func segue(to destination: UIViewController, from source: UIViewController) -> UIStoryboardSegue {
    let type = segueClassName.flatMap { customClass(named: $0, for: source) }
    let segue = (type ?? UIStoryboardSegue.self).init(
      identifier: identifier, source: source, destination: destination)
    segue.animates = animates
    return segue
  }

  /// Performs the transition of the segue's kind, unless a custom class overrides it.
  func show(_ segue: UIStoryboardSegue, sender: Any?) {}

  private func customClass(named name: String, for source: UIViewController)
    -> UIStoryboardSegue.Type?
  {
    let modules = ClassRegistry.modules(of: source)
    if let type = ClassRegistry.appClass(named: name, modules: modules) as? UIStoryboardSegue.Type {
      return type
    }
    guard source.storyboard?.makesStandIns != true else { return nil }
    let readable = ClassNames.readable(name)
    NibFailure.report(
      NibError(
        .unknownClass,
        "the class \(readable) of \(self.name) of \(Swift.type(of: source)) is missing or not a subclass"
          + " of UIStoryboardSegue", at: nibReference?.place, className: readable))
    return nil
  }

  class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("viewController", \UIStoryboardSegueTemplate.viewController)
    nib.action("perform:", UIStoryboardSegueTemplate.trigger)
  }
}

/// A segue that asks the source's containers to show the destination.
final class UIStoryboardShowSegueTemplate: UIStoryboardSegueTemplate {
  override var kind: StoryboardSegue.Kind {
    action.name.hasPrefix("showDetail") ? .showDetail : .show
  }

  /// The method to call: `showViewController:sender:` or `showDetailViewController:sender:`.
  let action: Selector

  required init?(coder: NSCoder) {
    action = Selector(coder.nib.string("UIActionName") ?? "showViewController:sender:")
    super.init(coder: coder)
  }

  override func show(_ segue: UIStoryboardSegue, sender: Any?) {
    // The methods that show a controller only check whether animations are enabled.
    guard animates else {
      return UIView.performWithoutAnimation { [self] in ask(segue, sender) }
    }
    ask(segue, sender)
  }

  private func ask(_ segue: UIStoryboardSegue, _ sender: Any?) {
    if action.name.hasPrefix("showDetail") {
      segue.source.showDetailViewController(segue.destination, sender: sender)
    } else {
      segue.source.show(segue.destination, sender: sender)
    }
  }
}

/// A segue that presents its destination.
class UIStoryboardPresentationSegueTemplate: UIStoryboardSegueTemplate {
  override var kind: StoryboardSegue.Kind { .presentation }

  /// The presentation style; nil for the destination's own style.
  let presentationStyle: UIModalPresentationStyle?
  let transitionStyle: UIModalTransitionStyle?

  required init?(coder: NSCoder) {
    presentationStyle = coder.nib.enumeration("UIModalPresentationStyle")
    transitionStyle = coder.nib.enumeration("UIModalTransitionStyle")
    super.init(coder: coder)
  }

  override func segue(to destination: UIViewController, from source: UIViewController)
    -> UIStoryboardSegue
  {
    if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
    if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
    return super.segue(to: destination, from: source)
  }

  override func show(_ segue: UIStoryboardSegue, sender: Any?) {
    segue.source.present(segue.destination, animated: animates)
  }
}

/// A segue that presents its destination, as before iOS 8.
final class UIStoryboardModalSegueTemplate: UIStoryboardPresentationSegueTemplate {
  override var kind: StoryboardSegue.Kind { .modal }
}

/// A segue to a popover.
final class UIStoryboardPopoverPresentationSegueTemplate: UIStoryboardPresentationSegueTemplate {
  override var kind: StoryboardSegue.Kind { .popoverPresentation }

  let permittedArrowDirections: Int
  var anchorView: UIView?
  var anchorBarButtonItem: UIBarButtonItem?
  var passthroughViews: [UIView]?

  required init?(coder: NSCoder) {
    permittedArrowDirections = coder.nib.int("UIPermittedArrowDirections") ?? 15
    super.init(coder: coder)
    let nib = coder.nib
    anchorView = nib.object("UIAnchorView")
    anchorBarButtonItem = nib.object("UIAnchorBarButtonItem")
    passthroughViews = nib.array("UIPassthroughViews", of: UIView.self)
  }

  override func segue(to destination: UIViewController, from source: UIViewController)
    -> UIStoryboardSegue
  {
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    popover?.sourceView = anchorView
    if let anchorView { popover?.sourceRect = anchorView.bounds }
    popover?.barButtonItem = anchorBarButtonItem
    popover?.passthroughViews = passthroughViews
    popover?.permittedArrowDirections = UIPopoverArrowDirection(
      rawValue: UInt(truncatingIfNeeded: permittedArrowDirections))
    return super.segue(to: destination, from: source)
  }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("anchorView", \UIStoryboardPopoverPresentationSegueTemplate.anchorView)
    nib.outlet(
      "anchorBarButtonItem", \UIStoryboardPopoverPresentationSegueTemplate.anchorBarButtonItem)
    nib.outlet("passthroughViews", \UIStoryboardPopoverPresentationSegueTemplate.passthroughViews)
  }
}

/// A push segue, as used before iOS 8.
class UIStoryboardPushSegueTemplate: UIStoryboardSegueTemplate {
  override var kind: StoryboardSegue.Kind { .push }

  let containmentContext: Int
  let splitViewControllerIndex: Int

  required init?(coder: NSCoder) {
    containmentContext = coder.nib.int("UIDestinationContainmentContext") ?? 0
    splitViewControllerIndex = coder.nib.int("UISplitViewControllerIndex") ?? 0
    super.init(coder: coder)
  }

  override func show(_ segue: UIStoryboardSegue, sender: Any?) {
    guard let stack = segue.source.navigationController else {
      return ControllerWarning.report(
        .noContainer,
        "Push segues can only be used when the source controller is managed by an instance of UINavigationController;"
          + " \(name) of \(type(of: segue.source)) does nothing", segue.source,
        at: nibReference?.place)
    }
    stack.pushViewController(segue.destination, animated: animates)
  }
}

/// A segue that replaces a column of a split view, as before iOS 8.
final class UIStoryboardReplaceSegueTemplate: UIStoryboardPushSegueTemplate {
  override var kind: StoryboardSegue.Kind { .replace }

  override func show(_ segue: UIStoryboardSegue, sender: Any?) {
    guard let split = segue.source.splitViewController else {
      return segue.source.showDetailViewController(segue.destination, sender: sender)
    }
    var columns = split.viewControllers
    if columns.indices.contains(splitViewControllerIndex) {
      columns[splitViewControllerIndex] = segue.destination
    } else {
      columns.append(segue.destination)
    }
    split.viewControllers = columns
  }
}

/// A segue that embeds its destination in a container view.
final class UIStoryboardEmbedSegueTemplate: UIStoryboardSegueTemplate {
  override var kind: StoryboardSegue.Kind { .embed }

  weak var containerView: UIView?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    containerView = coder.nib.object("UIContainerView")
  }

  override func show(_ segue: UIStoryboardSegue, sender: Any?) {
    segue.source.addChild(segue.destination)
    segue.source.fill(containerView, with: segue.destination)
    segue.destination.callDidMove(toParent: segue.source)
  }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("containerView", \UIStoryboardEmbedSegueTemplate.containerView)
  }
}

/// An unwind segue to a controller that has a method for its action.
final class UIStoryboardUnwindSegueTemplate: UIStoryboardSegueTemplate {
  override var kind: StoryboardSegue.Kind { .unwind }

  let action: Selector?

  required init?(coder: NSCoder) {
    action = coder.nib.string("UIAction").map { Selector($0) }
    super.init(coder: coder)
  }

  override func perform(sender: Any?) {
    guard let source = viewController, let action else { return }
    UnwindSearch(action: action, from: source, sender: sender).perform(self)
  }
}
