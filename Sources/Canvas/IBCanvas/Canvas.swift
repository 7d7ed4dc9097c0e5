import Foundation
import HeadlessUIKit
import InterfaceBuilder
import XMLTree

/// The surroundings of views on Interface Builder's canvas, from which stored frames can be recomputed.
///
/// This file and its neighbors contain all editor-specific behavior; the views of a running app do not know about it.
/// Source: measured in documents of all Xcode versions; several of the rules are quirks of the editor.
@MainActor
struct Canvas {
  let document: IBDocument
  let device: CanvasDevice
  /// The version that saved the document.
  let tools: IBToolsVersion
  /// The segues to each object.
  let incoming: [IBObject: [IBConnection]]

  /// The content sizes that designable classes returned on the canvas, by the ids of their views.
  let designableSizes: [String: CGSize]

  let rules: CanvasRules
  let lengths: CanvasLengths

  init(
    _ document: IBDocument, device: CanvasDevice, rules: CanvasRules, lengths: CanvasLengths
  ) {
    self.document = document
    self.rules = rules
    self.lengths = lengths
    self.device = device
    tools = document.tools.released
    designableSizes = Self.designableSizes(of: document)
    var incoming: [IBObject: [IBConnection]] = [:]
    for connection in document.connections where connection.kind == .segue {
      if let destination = connection.destination {
        incoming[destination, default: []].append(connection)
      }
    }
    self.incoming = incoming
  }

  /// The content size category of the canvas: Xcode 12.5 to 13 showed text styles at their smallest size, and versions
  /// before 7.3 at one size smaller than the default.
  var contentSizeCategory: UIContentSizeCategory {
    switch tools {
    case .xcode12_5 ..< .xcode14 where rules.follow(.smallestTextStyles): .extraSmall
    case ..<IBToolsVersion.xcode7_3 where rules.follow(.smallerTextStyles): .medium
    default: .large
    }
  }

  /// Prepares a root view for layout.
  func prepare(_ root: UIView, for object: IBObject?, _ overrides: inout LayoutOverrides) {
    guard let object else { return }
    let controller = object.key == "view" ? object.parent : nil
    let isRoot = controller != nil || object.parent == nil
    guard isRoot else { return }
    let isScreen = controller != nil || tools >= .xcode9
    if isScreen, !(root is UITableViewCell) {
      overrides.systemMargins[ObjectIdentifier(root)] = marginsOfScreen
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
      // In a xib, such a root view has the margins of a plain view at its top and bottom.
      root.setMargins = .sides(UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    }
    if let cell = root as? UICollectionViewCell {
      // In a nib, constraints to a cell refer to its content view; on the canvas, they refer to the cell itself.
      let content = cell.contentView
      if isScreen {
        overrides.systemMargins[ObjectIdentifier(content)] = marginsOfScreen
      }
      content.insetsLayoutMarginsFromSafeArea = cell.insetsLayoutMarginsFromSafeArea
      content.setMargins = cell.setMargins
    }
  }

  /// Returns the margins of a screen's root view.
  private func marginsOfScreen(_ view: UIView) -> SystemMargins {
    var margins = SystemMargins.root(width: view.bounds.width)
    let own = margins.insets.left
    margins.widen(by: lengths.points(own, of: .rootMargin) - own)
    return margins
  }

  /// The total height of a status bar and a navigation bar, in points.
  private static let heightOfOpaqueBars: CGFloat = 64

  /// The heights in points of the square canvas and of the screens for which documents without a device were made.
  private static let heightsOfScreens: Set<CGFloat> = [480, 568, 600, 667, 736, 768, 1024]

  /// Places a root of the square canvas that begins below the top bars.
  ///
  /// If its stored height is that of a screen, the height of the bars is subtracted; otherwise the root ends at the
  /// bottom of the screen or above a bar.
  private func placeBelowBars(_ root: UIView, _ insets: inout UIEdgeInsets) {
    insets.top = 0
    let height = root.bounds.height
    if Self.heightsOfScreens.contains(height), rules.follow(.rootBelowBars) {
      root.place(root.bounds.insetBy(dx: 0, dy: Self.heightOfOpaqueBars / 2))
    } else if [Self.heightOfPlainToolbar, Self.heightOfTabBar].contains(where: {
      Self.heightsOfScreens.contains(height + Self.heightOfOpaqueBars + $0)
    }), rules.follow(.rootAboveBar) {
      insets.bottom = 0
    }
  }

  /// Sets the properties and sizes that a view has only on the canvas.
  func prepare(
    _ view: UIView, inside object: IBObject, _ overrides: inout LayoutOverrides
  ) {
    let key = ObjectIdentifier(view)
    // The canvas does not check whether the document uses safe areas. Before safe areas existed, margins ignored them.
    let knowsSafeArea = tools >= .xcode9 || !rules.follow(.marginsWithoutSafeArea)
    view.insetsLayoutMarginsFromSafeArea =
      knowsSafeArea && object.node.bool(Names.insetsLayoutMarginsFromSafeArea) ?? true
    if let cell = view as? UITableViewCell { prepare(cell, object, &overrides) }
    if view is UIActivityIndicatorView, view.isHidden, rules.follow(.stoppedWheel) {
      // The canvas shows an activity indicator even if it is hidden because it is stopped.
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
    prepareBar(view, object, &overrides)
    // Labels dragged from the library have whole-point sizes, and keep them as long as their font does not change.
    if tools < .xcode26, let label = view as? UILabel, isAsInLibrary(label, object),
      rules.follow(.libraryLabel)
    {
      let size = label.intrinsicContentSize
      overrides.unbrokenSizes[key] = CGSize(
        width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    guard view.superview is UIStackView, object.key == "subviews" else { return }
    if IBView(node: object.node).translatesAutoresizingMaskIntoConstraints,
      rules.follow(.maskInStack)
    {
      // A stack view turns off the masks of its arranged views; the canvas then applies the document's setting.
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
      // A stack view without views is as high as an empty view; its width is unknown.
      if overrides.contentSizes[key] == nil {
        overrides.contentSizes[key] = CGSize(
          width: UIView.noIntrinsicMetric, height: heightOfBareViews)
      }
    }
    guard object.element == "view" else { return }
    prepareSizeless(view, object, &overrides)
  }

  /// Gives an arranged view that nothing else sizes the size that it would have with content.
  private func prepareSizeless(
    _ view: UIView, _ object: IBObject, _ overrides: inout LayoutOverrides
  ) {
    let key = ObjectIdentifier(view)
    let isEmpty = object.subviews.isEmpty
    let isBare = object.customClass == nil && isEmpty
    let size = CGSize(width: 240, height: isBare ? heightOfBareViews : Self.heightOfViews)
    if isBare, overrides.contentSizes[key] == nil {
      if rules.follow(.bareView) {
        overrides.contentSizes[key] = size
        yieldToContent(view)
      }
      return
    }
    guard rules.follow(.sizelessView) else { return }
    overrides.fallbackSizes[key] = size
    guard overrides.contentSizes[key] == nil,
      (view.superview as? UIStackView)?.axis == .vertical
    else { return }
    if !isEmpty {
      // Such a view was empty when it was added. Its content makes it taller, but not shorter, if its resistance is
      // greater than the hugging of the content.
      if tools >= .xcode15, rules.follow(.heightOfEmptyView) {
        overrides.contentSizes[key] = CGSize(
          width: UIView.noIntrinsicMetric, height: heightOfBareViews)
        view.setContentHuggingPriority(Self.least, for: .vertical)
      }
      return
    }
    // Almost any constraint makes it taller, but none makes it shorter.
    overrides.contentSizes[key] = CGSize(width: UIView.noIntrinsicMetric, height: size.height)
    view.setContentHuggingPriority(Self.weakest, for: .vertical)
  }

  /// Lets content of the same priority win over a size that a view has only on the canvas.
  private func yieldToContent(_ view: UIView) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let priority = view.contentCompressionResistancePriority(for: axis)
      guard priority < .required else { continue }
      view.setContentCompressionResistancePriority(priority - 0.5, for: axis)
    }
  }

  /// A priority lower than any that documents use.
  private static let weakest = UILayoutPriority(52.5)

  /// A priority lower than that of a size that applies if nothing else determines one.
  private static let least = UILayoutPriority(1)

  /// Whether a label has the library's default font and a single line, and is not in a stack view.
  private func isAsInLibrary(_ label: UILabel, _ object: IBObject) -> Bool {
    guard label.numberOfLines == 1, let font = object.node.child(keyed: "fontDescription"),
      font[Names.type] == "system", font[Names.weight] == nil, font.double(Names.pointSize) == 17
    else { return false }
    var outer = object.parent
    while let view = outer {
      if view.element == "stackView" { return false }
      outer = view.parent
    }
    return true
  }

  /// The size of an empty one-line label in a stack view on the canvas, in points; in an app, it has no size.
  private static let sizeOfEmptyLabels = CGSize(width: 50, height: 50)

  /// The height of a view in a stack view if nothing else determines it, in points.
  private static let heightOfViews: CGFloat = 128

  /// The height of an empty view in a stack view if nothing else determines it, in points; smaller since Xcode 11.
  private var heightOfBareViews: CGFloat { tools >= .xcode11 ? 50 : Self.heightOfViews }

  /// Returns whether a root view has a safe area; table view cells have none.
  private func hasSafeArea(_ root: UIView) -> Bool { !(root is UITableViewCell) }
}
