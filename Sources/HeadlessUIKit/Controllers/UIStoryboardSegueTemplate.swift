import Foundation

/// A segue of a storyboard before it is performed: where it leads and how.
@MainActor
class UIStoryboardSegueTemplate: NSObject, NibDecodable, NibConnectable {
  var nibReference: NibReference?
  let identifier: String?
  /// The nib of the destination, nil for a segue back.
  let destinationIdentifier: String?
  /// A segue class of the app's.
  let segueClassName: String?
  let animates: Bool
  /// Whether the segue is performed when its controller's view is loaded: an embedded controller.
  let performsOnViewLoad: Bool
  /// The controller that the segue starts from.
  weak var viewController: UIViewController?

  required init?(coder: NSCoder) {
    let nib = coder.nib
    identifier = nib.string("UIIdentifier")
    destinationIdentifier = nib.string("UIDestinationViewControllerIdentifier")
    segueClassName = nib.string("UISegueClassName")
    animates = nib.bool("UIAnimates") ?? true
    performsOnViewLoad = nib.bool("UIPerformOnViewLoad") ?? false
    super.init()
    nib.register(self)
  }

  class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("viewController", \UIStoryboardSegueTemplate.viewController)
  }
}

/// A segue that asks the controllers around the source to show the destination.
final class UIStoryboardShowSegueTemplate: UIStoryboardSegueTemplate {
  /// What they are asked: `showViewController:sender:`, or the one for details.
  let action: Selector

  required init?(coder: NSCoder) {
    action = Selector(coder.nib.string("UIActionName") ?? "showViewController:sender:")
    super.init(coder: coder)
  }
}

/// A segue that presents its destination.
class UIStoryboardPresentationSegueTemplate: UIStoryboardSegueTemplate {
  /// Nil for the destination's own style.
  let presentationStyle: UIModalPresentationStyle?
  let transitionStyle: UIModalTransitionStyle?

  required init?(coder: NSCoder) {
    presentationStyle = coder.nib.enumeration("UIModalPresentationStyle")
    transitionStyle = coder.nib.enumeration("UIModalTransitionStyle")
    super.init(coder: coder)
  }
}

/// A segue that presents its destination, as systems before iOS 8 had them.
final class UIStoryboardModalSegueTemplate: UIStoryboardPresentationSegueTemplate {}

/// A segue to a bubble beside what it belongs to.
final class UIStoryboardPopoverPresentationSegueTemplate: UIStoryboardPresentationSegueTemplate {
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

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("anchorView", \UIStoryboardPopoverPresentationSegueTemplate.anchorView)
    nib.outlet(
      "anchorBarButtonItem", \UIStoryboardPopoverPresentationSegueTemplate.anchorBarButtonItem)
    nib.outlet("passthroughViews", \UIStoryboardPopoverPresentationSegueTemplate.passthroughViews)
  }
}

/// A segue that goes on to its destination, as systems before iOS 8 had them.
class UIStoryboardPushSegueTemplate: UIStoryboardSegueTemplate {
  let containmentContext: Int
  let splitViewControllerIndex: Int

  required init?(coder: NSCoder) {
    containmentContext = coder.nib.int("UIDestinationContainmentContext") ?? 0
    splitViewControllerIndex = coder.nib.int("UISplitViewControllerIndex") ?? 0
    super.init(coder: coder)
  }
}

/// A segue that replaces a column of a split view, as systems before iOS 8 had them.
final class UIStoryboardReplaceSegueTemplate: UIStoryboardPushSegueTemplate {}

/// A segue that puts its destination into a view.
final class UIStoryboardEmbedSegueTemplate: UIStoryboardSegueTemplate {
  weak var containerView: UIView?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    containerView = coder.nib.object("UIContainerView")
  }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("containerView", \UIStoryboardEmbedSegueTemplate.containerView)
  }
}

/// A segue back to a controller that has an action for it.
final class UIStoryboardUnwindSegueTemplate: UIStoryboardSegueTemplate {
  let action: Selector?

  required init?(coder: NSCoder) {
    action = coder.nib.string("UIAction").map { Selector($0) }
    super.init(coder: coder)
  }
}
