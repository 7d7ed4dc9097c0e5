public import Diagnostics
public import Foundation
public import HeadlessUIKit
public import InterfaceBuilder

/// The views of a document after layout.
///
/// The views belong to the environment of ``InterfaceBuilder/IBDocument/withLaidOutViews(on:_:)``, and must not be used
/// outside it.
@MainActor
public struct LaidOutDocument {
  /// A view without a superview, with all views inside it.
  @MainActor
  public struct Root {
    /// The root view.
    public let view: UIView
    /// The document's object from which the view was created; nil if there is none.
    public let object: IBObject?
    /// The nib that contains the view.
    public let nib: LoadedNib
    /// The views of the document inside the root, with their ids, in an order in which enclosing views come first.
    public let views: [(view: UIView, id: String)]
    /// The constraints that the layout had to break.
    public let broken: [NSLayoutConstraint]
    /// The views with constraints that leave several frames possible, if the options asked for them.
    public let ambiguous: [UIView]

    /// Whether the view is shown at all; a root under the key `subviews` is not installed for the size class.
    public var isInstalled: Bool { object?.key != "subviews" }

    /// Whether the root is a bar of a container, which is shown on a screen.
    public var isBar: Bool {
      ["navigationBar", "tabBar", "toolbar"].contains(object?.key ?? "")
    }

    /// The object that shows the root, such as the table of a prototype; nil if the root is shown by itself.
    public var container: IBObject? { object?.enclosingList }
  }

  /// The document that was laid out.
  public let document: IBDocument
  /// The size of the device's screen in its orientation, in points.
  public let screen: CGSize
  /// The root views in document order; prototypes come after the views that show them.
  public let roots: [Root]
  /// Whether the device has a home button instead of a home indicator on its screen.
  public var hasHomeButton: Bool { !canvas.device.hasHomeIndicator }
  /// The problems with the document's constraints.
  public let diagnostics: [Diagnostic]
  let canvas: Canvas
  /// The bars and their items, by the ids of the document's objects.
  let parts: [String: AnyObject]
  /// Whether texts are repeated.
  let doublesTexts: Bool
}

extension IBObject {
  /// The table or collection around an object, or nil if there is none.
  var enclosingList: IBObject? {
    var object = parent
    while let current = object {
      if ["tableView", "collectionView"].contains(current.element) { return current }
      object = current.parent
    }
    return nil
  }
}
