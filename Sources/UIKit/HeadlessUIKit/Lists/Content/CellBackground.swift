import Foundation

/// The view behind a cell or a header that shows its background configuration.
@MainActor
final class CellBackgroundView: UIView {
  var configuration = UIBackgroundConfiguration() { didSet { show(oldValue) } }
  private let picture = UIImageView()

  private func show(_ old: UIBackgroundConfiguration) {
    if old.customView !== configuration.customView { old.customView?.removeFromSuperview() }
    if let image = configuration.image {
      picture.image = image
      picture.contentMode = configuration.imageContentMode
      if picture.superview == nil { insertSubview(picture, at: 0) }
    } else {
      picture.removeFromSuperview()
    }
    if let view = configuration.customView, view.superview !== self { addSubview(view) }
    updateColors()
    setNeedsLayout()
  }

  private func updateColors() {
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = configuration.cornerRadius
    clipsToBounds = configuration.cornerRadius > 0
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor =
      configuration.strokeWidth > 0
      ? configuration.resolvedStrokeColor(for: tintColor).cgColor : nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  /// Sets the frame in a view: its bounds inset by the configuration's insets.
  func place(in view: UIView) {
    var insets = configuration.backgroundInsets
    let margins = view.directionalLayoutMargins
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let wanted = view.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    if frame != wanted { frame = wanted }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [picture, configuration.customView] where view?.superview === self {
      view?.frame = bounds
    }
  }
}

extension ContentHolder {
  /// Shows a background configuration instead of another background, or removes it.
  ///
  /// Source: Apple's documentation of `backgroundConfiguration`: it replaces the background color and the background
  /// view.
  /// - Parameter shown: The view that shows the configuration; nil without one.
  func take(
    _ configuration: UIBackgroundConfiguration?, shown: inout CellBackgroundView?
  ) {
    guard let configuration else {
      shown?.removeFromSuperview()
      shown = nil
      return
    }
    let view = shown ?? CellBackgroundView()
    if shown == nil {
      backgroundColor = nil
      insertSubview(view, at: 0)
      shown = view
    }
    view.configuration = configuration
    view.place(in: self)
  }
}
