public import Foundation

/// Places a controller as a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The view that the sheet points at; stored only.
  open var sourceView: UIView?
  /// Whether the sheet has the size of a page where there is room; stored only.
  open var prefersPageSizing = true

  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The values from which a custom detent computes its height.
    @preconcurrency @MainActor
    public struct Context {
      /// The traits of the window.
      public let containerTraitCollection: UITraitCollection
      /// The height of a large sheet, in points.
      public let maximumDetentValue: CGFloat
    }

    public let identifier: Identifier
    private let resolver: @MainActor (Context) -> CGFloat?

    private init(
      _ identifier: Identifier, resolver: @escaping @MainActor (Context) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Creates a detent of about half the screen; unavailable in compact height (Apple's documentation).
    public class func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : context.maximumDetentValue / 2
      }
    }

    /// Creates a detent of the full height of a sheet.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Creates a detent of a custom height, which is unavailable if the closure returns nil.
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping @MainActor (Context) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Returns the height, in points; nil if the detent is unavailable.
    public func resolvedValue(in context: Context) -> CGFloat? { resolver(context) }
  }

  /// The heights that the sheet may have, lowest first.
  open var detents = [Detent.large()] { didSet { place() } }
  /// The current height of the sheet; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { place() } }
  /// The gesture that drags the sheet.
  private lazy var drag = SheetDrag(self)
  /// The largest height at which the controller behind the sheet receives touches and is not dimmed.
  ///
  /// If nil, that controller is dimmed at all heights.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateDimming() } }
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corner radius, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat?

  /// The height of the sheet in points.
  /// - Parameter most: The height of a large sheet, in points.
  func height(in traits: UITraitCollection, most: CGFloat) -> CGFloat {
    let heights = heights(in: traits, most: most)
    let chosen = heights.first { $0.detent == selectedDetentIdentifier } ?? heights.first
    return chosen?.height ?? most
  }

  private func heights(in traits: UITraitCollection, most: CGFloat)
    -> [(detent: Detent.Identifier, height: CGFloat)]
  {
    let context = Detent.Context(containerTraitCollection: traits, maximumDetentValue: most)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, min(max($0, 0), most)) }
    }
  }

  // MARK: Dimming

  override class func make(for controller: UIViewController) -> UIPresentationController {
    UISheetPresentationController(presentedViewController: controller, presenting: nil)
  }

  override var dims: Bool { true }

  override var isDimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier, let window = presentedView?.window else {
      return true
    }
    let most = presentedViewController.largestSheet(in: window)
    let traits = window.traitCollection
    let limit = heights(in: traits, most: most).first { $0.detent == largest }
    return limit.map { height(in: traits, most: most) > $0.height } ?? true
  }

  // MARK: Dragging

  /// Lets the user drag the visible sheet.
  func beginDrags() { if let view = presentedView { drag.attach(to: view) } }

  /// Whether the sheet is on the screen, and is not appearing or disappearing.
  var isShown: Bool {
    let shown = presentedViewController
    guard let presenter = shown.presenter, shown.presentationController === self else {
      return false
    }
    return presenter.transition == nil && presentedView?.window != nil
  }

  /// The current resting position of the sheet.
  private var restingFrame: CGRect? {
    guard let window = presentedView?.window, let presenter = presentedViewController.presenter
    else { return nil }
    return presentedViewController.presentedFrame(in: window, over: presenter)
  }

  /// The possible top edges of the sheet in its window, from the top down; a centered sheet on an iPad has only one.
  var tops: [(detent: Detent.Identifier?, top: CGFloat)] {
    guard let window = presentedView?.window, let resting = restingFrame else { return [] }
    guard resting.maxY == window.bounds.maxY else { return [(nil, resting.minY)] }
    let most = presentedViewController.largestSheet(in: window)
    let heights = heights(in: window.traitCollection, most: most)
    guard !heights.isEmpty else { return [(nil, resting.minY)] }
    return heights.map { ($0.detent, window.bounds.maxY - $0.height) }.sorted { $0.top < $1.top }
  }

  /// The frame with a different top edge: a sheet at the bottom is never lower than its smallest height.
  func frame(withTop top: CGFloat) -> CGRect {
    guard let window = presentedView?.window, var frame = restingFrame else { return .zero }
    if frame.maxY == window.bounds.maxY {
      let least = window.bounds.maxY - (tops.last?.top ?? frame.minY)
      frame.size.height = max(window.bounds.maxY - top, least)
    }
    frame.origin.y = top
    return frame
  }

  /// Moves the sheet with animation to a height that the user has chosen by dragging.
  func rest(at detent: Detent.Identifier?) {
    let old = selectedDetentIdentifier ?? detents.first?.identifier
    let isOther = detent != nil && detent != old
    UIView.animate(
      withDuration: SheetDrag.length, delay: 0, options: .allowUserInteraction,
      animations: { [self] in
        if isOther { selectedDetentIdentifier = detent } else { place() }
        presentedView?.layoutIfNeeded()
      })
    guard isOther else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Gives a visible sheet the frame for its height.
  func place() {
    updateDimming()
    guard isShown, !isAnimatedByApp, let view = presentedView, let frame = restingFrame,
      view.frame != frame
    else { return }
    view.frame = frame
  }
}

/// Receives changes to a sheet's detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has dragged the sheet to another height; not when code changes it.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
