public import Foundation

/// An element that is not a view: a part of what a view draws.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What the element is in; it keeps the element.
  open weak var accessibilityContainer: AnyObject?
  private var frameInContainer: CGRect?

  /// An element of a container, usually a view, which has it among its `accessibilityElements`.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Where the element is in its container's coordinates; the frame on the screen follows the container.
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

/// Something that can be done with an element besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What is read for the action.
  open var name: String
  /// Does it, and returns whether it was done.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  open weak var target: AnyObject?
  open var selector: Selector?

  /// An action with a handler.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// What is shown for the action; stored only.
  open var image: UIImage?

  /// An action with an image and a handler.
  public convenience init(
    name: String, image: UIImage?, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// An action that is sent to a target, which declares it in its table.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Does the action; false if nothing handled it.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let selector, let target else { return false }
    return ActionDispatch.send(selector, to: target, from: self, event: nil, at: nil)
  }
}

extension UIResponder {
  /// One of the elements that are given.
  func givenElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The number of an element that is given.
  func numberOfGiven(_ element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }
}
