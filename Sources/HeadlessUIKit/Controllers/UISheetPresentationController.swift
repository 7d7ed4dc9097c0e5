public import Foundation

/// Places a controller as a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a height.
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

    /// Creates a detent of about half the screen; unavailable if height is compact (Apple's page).
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

    /// Returns the height, in points; nil if a sheet cannot have it.
    public func resolvedValue(in context: Context) -> CGFloat? { resolver(context) }
  }

  /// The heights that the sheet may have, from the lowest.
  open var detents = [Detent.large()]
  /// The detent of the sheet's current height; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corner radius, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat?

  /// Returns the height of the sheet, in points.
  /// - Parameter most: The height of a large sheet, in points.
  func height(in traits: UITraitCollection, most: CGFloat) -> CGFloat {
    let context = Detent.Context(containerTraitCollection: traits, maximumDetentValue: most)
    let heights = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0) }
    }
    let chosen = heights.first { $0.0 == selectedDetentIdentifier } ?? heights.first
    return min(max(chosen?.1 ?? most, 0), most)
  }
}
