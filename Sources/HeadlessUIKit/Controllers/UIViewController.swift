public import Foundation

/// What stands behind a view: here its data; its life cycle is not modelled yet.
@MainActor
open class UIViewController: UIResponder, NibDecodable {
  open var title: String?
  open var restorationIdentifier: String?
  /// The root view.
  open var view: UIView! {
    didSet {
      oldValue?.controller = nil
      view?.controller = self
    }
  }

  /// The root view, if there is one already.
  open var viewIfLoaded: UIView? { view }

  /// A controller.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// A controller from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.register(self)
    title = nib.string("UITitle")
    view = nib.object("UIView")
  }

  open override var next: UIResponder? { view?.superview }

  /// The traits of the view, or of the screen.
  open var traitCollection: UITraitCollection {
    view?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("view", \UIViewController.view)
  }
}

extension UIViewController: UITraitEnvironment {}
