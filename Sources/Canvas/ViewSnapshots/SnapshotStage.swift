public import Foundation
public import HeadlessUIKit
import IBRender

/// The screen on which a snapshot shows a view or controller.
@MainActor
public struct SnapshotStage {
  /// The device; nil for the standard one.
  public var device: HeadlessDevice?
  /// Whether the device is in landscape.
  public var isLandscape: Bool
  /// The size of the view, in points; nil for that of the screen for a controller, and for its own for a view.
  public var size: CGSize?
  /// The traits that differ from those of the screen: style, text size, direction.
  public var traits: UITraitCollection?

  /// Creates a stage.
  public init(
    device: HeadlessDevice? = nil, isLandscape: Bool = false, size: CGSize? = nil,
    traits: UITraitCollection? = nil
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.size = size
    self.traits = traits
  }

  /// Whether the view is drawn where it is, because the stage has no settings.
  private var isPlain: Bool { device == nil && !isLandscape && size == nil && traits == nil }

  private func environment() -> HeadlessEnvironment {
    HeadlessEnvironment(
      screen: UIScreen(device: device ?? .standard, isLandscape: isLandscape), traits: traits)
  }

  /// Returns the result of a closure that receives a view on the stage and its frame. Afterward, the view returns to
  /// its superview and position.
  func show<Result>(_ view: UIView, _ body: (UIView) throws -> Result) throws -> Result {
    guard !isPlain else {
      view.layoutIfNeeded()
      return try body(view)
    }
    return try withEnvironment(environment()) {
      let (parent, frame) = (view.superview, view.frame)
      let place = parent?.subviews.firstIndex { $0 === view } ?? 0
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      window.addSubview(view)
      defer {
        view.removeFromSuperview()
        view.frame = frame
        parent?.insertSubview(view, at: place)
        window.isHidden = true
      }
      let own = frame.isEmpty ? view.systemLayoutSizeFitting(.zero) : frame.size
      view.frame = CGRect(origin: .zero, size: size ?? (device == nil ? own : window.bounds.size))
      view.setNeedsLayout()
      window.layoutIfNeeded()
      return try body(view)
    }
  }

  /// Returns the result of a closure that receives a controller's view on the stage, where the controller has appeared.
  func show<Result>(
    _ controller: UIViewController, _ body: (UIView) throws -> Result
  ) throws -> Result {
    guard !isPlain else {
      controller.view.layoutIfNeeded()
      return try body(controller.view)
    }
    return try withEnvironment(environment()) {
      let window = UIWindow(
        frame: CGRect(origin: .zero, size: size ?? UIScreen.main.bounds.size))
      window.rootViewController = controller
      window.isHidden = false
      defer {
        window.isHidden = true
        window.rootViewController = nil
      }
      window.layoutIfNeeded()
      return try body(controller.view)
    }
  }
}
