public import Foundation

/// An accessibility element that is not a view, such as a part of a view's drawing.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The container of the element. It retains the element.
  open weak var accessibilityContainer: AnyObject?
  private var frameInContainer: CGRect?

  /// Creates an element in a container, usually a view, whose `accessibilityElements` contain the element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The frame in the container's coordinates. The frame on the screen follows the container.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  override var defaultAccessibilityFrame: CGRect {
    guard let frameInContainer else { return .zero }
    guard let view = accessibilityContainer as? UIView else { return frameInContainer }
    return view.rectOnScreen(frameInContainer)
  }

  override var isElementByDefault: Bool { true }
}

/// A custom action of an element, in addition to activation.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The name that is read for the action.
  open var name: String
  /// The closure that performs the action and returns whether it succeeded.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  open weak var target: AnyObject?
  open var selector: Selector?

  /// Creates an action with a handler.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// The image of the action; stored only.
  open var image: UIImage?

  /// An action with an image and a handler.
  public convenience init(
    name: String, image: UIImage?, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action that is sent to a target, which declares the selector as an action.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Performs the action. Returns false if nothing handled it.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let selector, let target else { return false }
    return ActionDispatch.send(selector, to: target, from: self, event: nil, at: nil)
  }
}

extension UIResponder {
  /// Returns one of the explicit accessibility elements.
  func givenElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an explicit accessibility element, or `NSNotFound`.
  func numberOfGiven(_ element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }
}
