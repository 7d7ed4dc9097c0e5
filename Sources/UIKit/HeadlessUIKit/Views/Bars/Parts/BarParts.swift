package import Foundation

/// The parts of a bar: what it shows, and where.
///
/// A bar lays out its parts once. Pictures, touches, tests and accessibility use them. UIKit has private views for the
/// parts that are not views of the app. Rectangles are in the bar's coordinates, in points.
@MainActor
package struct BarParts {
  /// The part that an item, or a text of the bar, occupies.
  package struct Item {
    package let role: Role
    /// The rectangle of the part.
    package let frame: CGRect
    /// The texts and images of the part, from back to front.
    package var marks: [PartMark] = []
  }

  /// The purpose of a part.
  package enum Role {
    case button(UIBarButtonItem)
    case back
    case title
    case titleView(UIView)
    case prompt
    case tab(UITabBarItem)

    /// Returns whether this part belongs to the same item.
    @MainActor
    func isSame(as other: Role) -> Bool {
      switch (self, other) {
      case (.button(let button), .button(let other)): button === other
      case (.tab(let tab), .tab(let other)): tab === other
      case (.back, .back): true
      default: false
      }
    }
  }

  /// The rectangle of the bar's background, which may extend beyond the bar's bounds.
  package var background: CGRect
  /// The edge of the bar next to the content.
  package let contentEdge: CGRectEdge
  private let bounds: CGRect
  package var items: [Item] = []

  init(of bar: UIView, contentEdge: CGRectEdge) {
    bounds = bar.bounds
    background = bar.bounds
    self.contentEdge = contentEdge
  }

  /// Returns the rectangle of the line between the bar and the content: inside the bar, or outside it for an image.
  package func shadow(height: CGFloat, isImage: Bool) -> CGRect {
    var rect = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    if contentEdge == .maxYEdge {
      rect.origin.y = isImage ? bounds.maxY : bounds.maxY - height
    } else if isImage {
      rect.origin.y -= height
    }
    return rect
  }

  // MARK: Touches

  /// The distance from a button within which a finger still hits it, in points. An assumption: half of the space
  /// between two buttons.
  private static let slack: CGFloat = 8

  /// Returns the part that a finger at a point hits, or nil if nothing there reacts to touches.
  func touchedItem(at point: CGPoint) -> Item? {
    items.first { item in
      switch item.role {
      case .button(let button):
        button.customView == nil && item.frame.insetBy(dx: -Self.slack, dy: 0).contains(point)
      case .back: item.frame.insetBy(dx: -Self.slack, dy: 0).contains(point)
      case .tab: item.frame.contains(point)
      case .title, .titleView, .prompt: false
      }
    }
  }

  /// Returns the part for a button or tab, or nil if the bar does not show it.
  package func item(for barItem: UIBarItem) -> Item? {
    items.first { item in
      switch item.role {
      case .button(let button): button === barItem
      case .tab(let tab): tab === barItem
      case .back, .title, .titleView, .prompt: false
      }
    }
  }

  /// The part of the back button, or nil if the bar does not show it.
  package var back: Item? { items.first { if case .back = $0.role { true } else { false } } }

  /// The part of the title, or nil if the bar does not show it.
  package var title: Item? { items.first { if case .title = $0.role { true } else { false } } }
}
