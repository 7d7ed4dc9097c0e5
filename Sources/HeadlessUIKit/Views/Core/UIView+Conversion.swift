public import Foundation

extension UIView {
  /// A point of this view in the coordinates of another one, or of the window for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convertDirectly(point, to: (view ?? root).layer) ?? path(to: view).convert(point)
  }

  /// A point of another view, or of the window for nil, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// The box around a rectangle of this view in the coordinates of another one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convertDirectly(rect, to: (view ?? root).layer) ?? path(to: view).convert(rect)
  }

  /// The box around a rectangle of another view in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).path(to: self).convert(rect)
  }

  /// The view at the top of the hierarchy: the window, where there is one.
  var root: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The transform to another view's coordinates; nil means those of the window, or of the outermost view.
  private func path(to view: UIView?) -> LayerPath {
    guard let view else { return LayerPath(from: layer, to: root.layer) }
    var path = LayerPath(from: layer, to: view.layer)
    // Two windows lie on one screen; views in no window have only their own hierarchy.
    if let here = root as? UIWindow, let there = view.root as? UIWindow, here !== there {
      path.bridge = here.convert(CGPoint.zero, to: there)
    }
    return path
  }
}

extension UIWindow {
  /// A point of this window in the coordinates of another one, or of the screen for nil.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = layer.toSuperlayer.apply(point)
    return window?.layer.toSuperlayer.applyInverse(onScreen) ?? onScreen
  }

  /// A point of another window, or of the screen for nil, in the coordinates of this one.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.toSuperlayer.applyInverse(window?.layer.toSuperlayer.apply(point) ?? point)
  }

  /// The box around a rectangle of this window in the coordinates of another one, or of the screen.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.standardized.mappingCorners { convert($0, to: window) }
  }

  /// The box around a rectangle of another window, or of the screen for nil, in the coordinates of this one.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.standardized.mappingCorners { convert($0, from: window) }
  }
}
