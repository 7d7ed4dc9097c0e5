import Foundation

extension UIView {
  /// Reads the keys that every view has. A missing key has the same meaning as in UIKit.
  func decode(_ nib: NibValues) {
    layer.bounds = nib.rect("UIBounds") ?? .zero
    layer.position = nib.point("UICenter") ?? .zero
    if let transform = nib.transform("UITransform") { layer.setAffineTransform(transform) }
    storedBackgroundColor = nib.object("UIBackgroundColor")
    layer.isOpaque = nib.bool("UIOpaque") ?? false
    if let hidden = nib.bool("UIHidden") { layer.isHidden = hidden }
    if let alpha = nib.double("UIAlpha") { layer.opacity = Float(min(max(alpha, 0), 1)) }
    if let clears = nib.bool("UIClearsContextBeforeDrawing") { clearsContextBeforeDrawing = clears }
    isMultipleTouchEnabled = nib.bool("UIMultipleTouchEnabled") ?? false
    isExclusiveTouch = nib.bool("UIExclusiveTouch") ?? false
    isUserInteractionEnabled = !(nib.bool("UIUserInteractionDisabled") ?? false)
    autoresizesSubviews = nib.bool("UIAutoresizeSubviews") ?? false
    if let mask = nib.int("UIAutoresizingMask") {
      autoresizingMask = AutoresizingMask(rawValue: UInt(truncatingIfNeeded: mask))
    }
    if let mode: ContentMode = nib.enumeration("UIContentMode") { contentMode = mode }
    if let stretch = nib.rect("UIContentStretch") { layer.contentsCenter = stretch }
    if let clips = nib.bool("UIClipsToBounds") { layer.masksToBounds = clips }
    if let tag = nib.int("UITag") { self.tag = tag }
    storedTintColor = nib.object("UITintColor")
    restorationIdentifier = nib.string("UIRestorationIdentifier")
    if let attribute: SemanticContentAttribute = nib.enumeration("UIViewSemanticContentAttribute") {
      semanticContentAttribute = attribute
    }
    decodeLayout(nib)
    if let views = nib.array("UISubviews", of: UIView.self) { adopt(views) }
    if let constraints = nib.array("UIViewAutolayoutConstraints", of: NSLayoutConstraint.self) {
      addConstraints(constraints)
    }
  }

  private func decodeLayout(_ nib: NibValues) {
    if nib.bool("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") ?? false {
      translatesAutoresizingMaskIntoConstraints = false
    }
    preservesSuperviewLayoutMargins = nib.bool("UIViewPreservesSuperviewMargins") ?? false
    insetsLayoutMarginsFromSafeArea = nib.bool("UIViewInsetsLayoutMarginsFromSafeArea") ?? true
    followsReadableWidth = nib.bool("UIViewLayoutMarginsFollowReadableWidth") ?? false
    if let margins = nib.insets("UIViewLayoutMargins") { layoutMargins = margins }
    if let margins = nib.insets("UIViewDirectionalLayoutMargins") {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    contentHugging = LayoutPriorities(nib.string("UIViewContentHuggingPriority"))
    compressionResistance = LayoutPriorities(
      nib.string("UIViewContentCompressionResistancePriority"))
    for guide in nib.array("UIViewLayoutGuides", of: UILayoutGuide.self) ?? [] {
      layoutGuides.append(guide)
      guide.owningView = self
    }
  }
}

extension LayoutPriorities {
  /// Parses priorities from a text such as `{250, 251}`.
  @MainActor init?(_ text: String?) {
    guard let text, let numbers = NibValues.numbers(in: text, 2) else { return nil }
    self.init(horizontal: Float(numbers[0]), vertical: Float(numbers[1]))
  }
}
