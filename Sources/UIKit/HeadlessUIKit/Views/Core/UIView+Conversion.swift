public import Foundation

extension UIView {
  /// Returns a point of this view in the coordinates of another view, or of the window if the view is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convertDirectly(point, to: (view ?? root).layer) ?? path(to: view).convert(point)
  }

  /// Returns a point of another view, or of the window if the view is nil, in the coordinates of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// Returns the bounding box of a rectangle of this view in the coordinates of another view, or of the window if nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convertDirectly(rect, to: (view ?? root).layer) ?? path(to: view).convert(rect)
  }

  /// Returns the bounding box of a rectangle of another view, or of the window if nil, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).path(to: self).convert(rect)
  }

  /// The view at the top of the hierarchy, which may be a window.
  var root: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// Returns the transform to another view's coordinates, or to those of the outermost view if the view is nil.
  private func path(to view: UIView?) -> LayerPath {
    guard let view else { return LayerPath(from: layer, to: root.layer) }
    guard let here = root as? UIWindow, let there = view.root as? UIWindow, here !== there else {
      return LayerPath(from: layer, to: view.layer)
    }
    var path = LayerPath(from: layer, to: view.layer, joinsWindows: true)
    path.bridge = here.convert(CGPoint.zero, to: there)
    return path
  }
}

extension UIWindow {
  /// Returns a point of this window in the coordinates of another window, or of the screen if the window is nil.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = layer.toSuperlayer.apply(point)
    return window?.layer.toSuperlayer.applyInverse(onScreen) ?? onScreen
  }

  /// Returns a point of another window, or of the screen if the window is nil, in the coordinates of this window.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.toSuperlayer.applyInverse(window?.layer.toSuperlayer.apply(point) ?? point)
  }

  /// Returns the bounding box of a rectangle of this window in another window's coordinates, or the screen's if nil.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.standardized.mappingCorners { convert($0, to: window) }
  }

  /// Returns the bounding box of a rectangle of another window, or of the screen if nil, in this window's coordinates.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.standardized.mappingCorners { convert($0, from: window) }
  }
}
