import Foundation

extension UIView {
  /// Reads the keys that every view has.
  func decode(_ nib: NibValues) {
    layer.bounds = nib.rect("UIBounds") ?? .zero
    layer.position = nib.point("UICenter") ?? .zero
    if let transform = nib.transform("UITransform") { layer.setAffineTransform(transform) }
    backgroundColor = nib.object("UIBackgroundColor")
    isOpaque = nib.bool("UIOpaque") ?? false
    isHidden = nib.bool("UIHidden") ?? false
    alpha = nib.cgFloat("UIAlpha") ?? 1
    clearsContextBeforeDrawing = nib.bool("UIClearsContextBeforeDrawing") ?? true
    isMultipleTouchEnabled = nib.bool("UIMultipleTouchEnabled") ?? false
    isUserInteractionEnabled = !(nib.bool("UIUserInteractionDisabled") ?? false)
    autoresizesSubviews = nib.bool("UIAutoresizeSubviews") ?? false
    autoresizingMask = AutoresizingMask(rawValue: UInt(nib.int("UIAutoresizingMask") ?? 0))
    contentMode = nib.enumeration("UIContentMode") ?? .scaleToFill
    clipsToBounds = nib.bool("UIClipsToBounds") ?? false
    tag = nib.int("UITag") ?? 0
    storedTintColor = nib.object("UITintColor")
    restorationIdentifier = nib.string("UIRestorationIdentifier")
    semanticContentAttribute = nib.enumeration("UIViewSemanticContentAttribute") ?? .unspecified
    decodeLayout(nib)
    for view in nib.array("UISubviews", of: UIView.self) ?? [] { addSubview(view) }
    for constraint in nib.array("UIViewAutolayoutConstraints", of: NSLayoutConstraint.self) ?? [] {
      addConstraint(constraint)
    }
  }

  private func decodeLayout(_ nib: NibValues) {
    translatesAutoresizingMaskIntoConstraints =
      !(nib.bool("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") ?? false)
    preservesSuperviewLayoutMargins = nib.bool("UIViewPreservesSuperviewMargins") ?? false
    insetsLayoutMarginsFromSafeArea = nib.bool("UIViewInsetsLayoutMarginsFromSafeArea") ?? true
    followsReadableWidth = nib.bool("UIViewLayoutMarginsFollowReadableWidth") ?? false
    if let margins = nib.insets("UIViewLayoutMargins") { layoutMargins = margins }
    contentHugging = LayoutPriorities(nib.string("UIViewContentHuggingPriority"))
    compressionResistance = LayoutPriorities(
      nib.string("UIViewContentCompressionResistancePriority"))
    for guide in nib.array("UIViewLayoutGuides", of: UILayoutGuide.self) ?? [] {
      addLayoutGuide(guide)
    }
  }
}

extension LayoutPriorities {
  /// Reads `{250, 251}`.
  @MainActor init?(_ text: String?) {
    guard let text, let numbers = NibValues.numbers(in: text, 2) else { return nil }
    self.init(horizontal: Float(numbers[0]), vertical: Float(numbers[1]))
  }
}
