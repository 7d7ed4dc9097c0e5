public import Diagnostics
public import Foundation
public import HeadlessUIKit
public import InterfaceBuilder

/// The views of a document after their layout.
///
/// The views belong to the environment of ``InterfaceBuilder/IBDocument/withLaidOutViews(on:_:)``; use them there only.
@MainActor
public struct LaidOutDocument {
  /// A view that no superview has, with all inside it.
  @MainActor
  public struct Root {
    public let view: UIView
    /// The document's object that the view was made from.
    public let object: IBObject?
    /// The nib that it came from.
    public let nib: LoadedNib
    /// The views inside that the document has, with their ids, each before those inside it.
    public let views: [(view: UIView, id: String)]
    /// The constraints that the layout had to break.
    public let broken: [NSLayoutConstraint]

    /// Whether the view is shown at all: one in a list of subviews without a superview is not installed for the size class.
    public var isInstalled: Bool { object?.key != "subviews" }

    /// Whether the root is a bar of a container, which is shown on a screen.
    public var isBar: Bool {
      ["navigationBar", "tabBar", "toolbar"].contains(object?.key ?? "")
    }

    /// The object around the root that shows it, such as the table of a prototype; nil where the root is shown by itself.
    public var container: IBObject? {
      var object = object?.parent
      while let current = object {
        if ["tableView", "collectionView"].contains(current.element) { return current }
        object = current.parent
      }
      return nil
    }
  }

  public let document: IBDocument
  /// The size of the device's screen as it is held, in points.
  public let screen: CGSize
  /// The views in the order of the document; prototypes after what shows them.
  public let roots: [Root]
  /// What is wrong with the document's constraints.
  public let diagnostics: [Diagnostic]
}
