import Foundation
import HeadlessUIKit
import InterfaceBuilder
import XMLTree

/// What Interface Builder's canvas puts around views, so that what it stored can be computed again.
///
/// Everything that only the editor does is in this file and its neighbours: the views of a running app do not know
/// about it. Source: measured on documents of every era; several of the rules are quirks of the editor.
@MainActor
struct Canvas {
  let document: IBDocument
  let device: CanvasDevice
  /// The version that saved the document.
  let tools: IBToolsVersion
  /// The segues that lead to each object.
  let incoming: [IBObject: [IBConnection]]

  let rules: CanvasRules

  init(_ document: IBDocument, device: CanvasDevice, rules: CanvasRules) {
    self.document = document
    self.rules = rules
    self.device = device
    tools = document.tools.released
    var incoming: [IBObject: [IBConnection]] = [:]
    for connection in document.connections where connection.kind == .segue {
      if let destination = connection.destination {
        incoming[destination, default: []].append(connection)
      }
    }
    self.incoming = incoming
  }

  /// The size of text on the canvas: Xcode 12.5 to 13 showed text styles at their smallest, those before 7.3 one size
  /// smaller than usual.
  var contentSizeCategory: UIContentSizeCategory {
    switch tools {
    case .xcode12_5 ..< .xcode14 where rules.follow(.smallestTextStyles): .extraSmall
    case ..<IBToolsVersion.xcode7_3 where rules.follow(.smallerTextStyles): .medium
    default: .large
    }
  }

  /// Prepares a view that nothing is around for its layout.
  func prepare(_ root: UIView, for object: IBObject?, _ overrides: inout LayoutOverrides) {
    guard let object else { return }
    let controller = object.key == "view" ? object.parent : nil
    let isRoot = controller != nil || object.parent == nil
    guard isRoot else { return }
    let isScreen = controller != nil || tools >= .xcode9
    if isScreen, !(root is UITableViewCell) {
      overrides.systemMargins[ObjectIdentifier(root)] = { .root(width: $0.bounds.width) }
    }
    var insets = hasSafeArea(root) ? safeArea(of: root, object, controller: controller) : .zero
    if device.isGeneric, object.frame?.y == Self.heightOfOpaqueBars {
      placeBelowBars(root, &insets)
    }
    overrides.safeArea = insets
    if controller == nil, tools >= .xcode9, root.preservesSuperviewLayoutMargins,
      !root.insetsLayoutMarginsFromSafeArea, root.setMargins == nil,
      rules.follow(.plainMarginsOfXib)
    {
      // Such a view of a xib has the margins of a plain one at its top and bottom.
      root.setMargins = .sides(UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    }
    if let cell = root as? UICollectionViewCell {
      // Nibs have constraints to a cell lead to its content, the canvas to the cell itself.
      let content = cell.contentView
      if isScreen {
        overrides.systemMargins[ObjectIdentifier(content)] = { .root(width: $0.bounds.width) }
      }
      content.insetsLayoutMarginsFromSafeArea = cell.insetsLayoutMarginsFromSafeArea
      content.setMargins = cell.setMargins
    }
  }

  /// A status bar and a navigation bar, in points.
  private static let heightOfOpaqueBars: CGFloat = 64

  /// The heights of the screens that documents without a device were made for, in points, and that of the square
  /// canvas.
  private static let heightsOfScreens: Set<CGFloat> = [480, 568, 600, 667, 736, 768, 1024]

  /// Places a root of the square canvas that begins below the bars at its top.
  ///
  /// Its stored height may be that of the screen all the same; else it ends where the screen does, or above a bar.
  private func placeBelowBars(_ root: UIView, _ insets: inout UIEdgeInsets) {
    insets.top = 0
    let height = root.bounds.height
    if Self.heightsOfScreens.contains(height), rules.follow(.rootBelowBars) {
      root.place(root.bounds.insetBy(dx: 0, dy: Self.heightOfOpaqueBars / 2))
    } else if [Self.heightOfToolbar, Self.heightOfTabBar].contains(where: {
      Self.heightsOfScreens.contains(height + Self.heightOfOpaqueBars + $0)
    }), rules.follow(.rootAboveBar) {
      insets.bottom = 0
    }
  }

  /// Gives a view what the canvas knows of its size where nothing else says one.
  func prepare(
    _ view: UIView, inside object: IBObject, _ overrides: inout LayoutOverrides
  ) {
    let key = ObjectIdentifier(view)
    // The canvas does not ask whether the document uses safe areas; before there were any, margins knew of none.
    let knowsSafeArea = tools >= .xcode9 || !rules.follow(.marginsWithoutSafeArea)
    view.insetsLayoutMarginsFromSafeArea =
      knowsSafeArea && object.node.bool(Names.insetsLayoutMarginsFromSafeArea) ?? true
    if let cell = view as? UITableViewCell { prepare(cell, object, &overrides) }
    if view is UIActivityIndicatorView, view.isHidden, rules.follow(.stoppedWheel) {
      // An indicator that is hidden because it is stopped is still on the canvas.
      view.isHidden = false
    }
    let width = object.node.double(Names.placeholderIntrinsicWidth)
    let height = object.node.double(Names.placeholderIntrinsicHeight)
    if width != nil || height != nil {
      func length(_ value: Double?) -> CGFloat {
        value.map { $0.isFinite ? CGFloat($0) : UIView.noIntrinsicMetric }
          ?? UIView.noIntrinsicMetric
      }
      overrides.contentSizes[key] = CGSize(width: length(width), height: length(height))
    }
    guard view.superview is UIStackView, object.key == "subviews" else { return }
    if IBView(node: object.node).translatesAutoresizingMaskIntoConstraints,
      rules.follow(.maskInStack)
    {
      // A stack frees its views from their masks; the canvas applies the document's setting after that.
      view.translatesAutoresizingMaskIntoConstraints = true
      return
    }
    if let label = view as? UILabel, label.numberOfLines == 1,
      label.attributedText?.length ?? 0 == 0,
      tools >= .xcode11, overrides.contentSizes[key] == nil, rules.follow(.emptyLabel)
    {
      overrides.contentSizes[key] = Self.sizeOfEmptyLabels
    }
    if object.element == "stackView", object.subviews.isEmpty {
      // One without views is as high as an empty view; its width is unknown.
      overrides.fallbackSizes[key] = CGSize(
        width: UIView.noIntrinsicMetric, height: heightOfBareViews)
    }
    guard object.element == "view" else { return }
    // A view of which nothing else is known has a size as if it had content.
    let isBare = object.customClass == nil && object.subviews.isEmpty
    let size = CGSize(width: 240, height: isBare ? heightOfBareViews : Self.heightOfViews)
    if isBare, overrides.contentSizes[key] == nil {
      if rules.follow(.bareView) { overrides.contentSizes[key] = size }
    } else if rules.follow(.sizelessView) {
      overrides.fallbackSizes[key] = size
    }
  }

  /// A label of one line without a text in a stack, in points: it can be seen on the canvas, where it has no size in an
  /// app.
  private static let sizeOfEmptyLabels = CGSize(width: 50, height: 50)

  /// What a view in a stack is high where nothing says it, in points.
  private static let heightOfViews: CGFloat = 128

  /// The same of a view with nothing in it; smaller since Xcode 11.
  private var heightOfBareViews: CGFloat { tools >= .xcode11 ? 50 : Self.heightOfViews }

  /// Table cells never have one.
  private func hasSafeArea(_ root: UIView) -> Bool { !(root is UITableViewCell) }
}
