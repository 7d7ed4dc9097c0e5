import CFieldRecords
import Foundation

extension CALayer {
  /// The content of the layer within its bounds, apart from the background: what its class draws, or what code drew
  /// into it.
  public var drawing: DisplayList? { ownDrawing ?? extras?.drawing }

  /// Draws the content if needed.
  public func displayIfNeeded() {
    guard let part = partToDraw else { return }
    dirtyRect = nil
    extend.partUnderWay = part
    defer { extras?.partUnderWay = nil }
    display()
    extend.wasDisplayed = true
  }

  /// Draws the layer and its sublayers if needed, from back to front. Hidden layers are skipped.
  func displayTree() {
    var pending = [self]
    while let layer = pending.popLast() {
      guard layer.mayDraw, !layer.isHidden else { continue }
      layer.mayDraw = false
      layer.displayIfNeeded()
      if let sublayers = layer.sublayers { pending.append(contentsOf: sublayers.reversed()) }
    }
  }

  /// Marks the superlayers as possibly needing display, so that a turn need not search all layers.
  func markNeedsDrawing() {
    guard extras?.presentedModel == nil else { return }
    mayDraw = true
    var outer = superlayer
    while let layer = outer, !layer.mayDraw {
      layer.mayDraw = true
      outer = layer.superlayer
    }
  }

  /// The part of the bounds to draw: what was invalidated, or everything the first time; nil if there is nothing to
  /// draw.
  private var partToDraw: CGRect? {
    guard !bounds.isEmpty, drawsContent else { return nil }
    guard extras?.wasDisplayed == true else { return bounds }
    return dirtyRect
  }

  /// Whether code draws the content: the view's, the layer class's or a delegate's.
  private var drawsContent: Bool {
    if let view = viewDelegate, DrawingOverrides.has(type(of: view)) { return true }
    return DrawingOverrides.has(type(of: self)) || (viewDelegate == nil && extras?.delegate != nil)
  }

  /// Draws the content after calling `layerWillDraw`, unless the delegate provides the contents.
  func drawWithDelegate() {
    delegate?.layerWillDraw(self)
    drawContent()
  }

  /// Calls ``draw(in:)`` for a part of the bounds and stores the result.
  func drawContent() {
    let part = extras?.partUnderWay ?? bounds
    let context = CGContext(bounds: bounds, scale: contentsScale)
    let isWhole = part.contains(bounds)
    if !isWhole { context.clip(to: part) }
    draw(in: context)
    extend.keep(context.displayList, in: part, isWhole: isWhole)
  }
}

extension LayerExtras {
  /// Stores a drawing, which replaces the old one or is drawn over a part of it.
  fileprivate func keep(_ list: DisplayList, in part: CGRect, isWhole: Bool) {
    guard !isWhole, let old = drawing else {
      drawing = list
      return
    }
    drawing = old.replacing(part, with: list)
  }
}

extension DisplayList {
  /// Returns the list with a part redrawn. Items that affect only that part are removed.
  fileprivate func replacing(_ part: CGRect, with list: DisplayList) -> DisplayList {
    var result = DisplayList()
    for item in items {
      let isCovered =
        item.clips.first.map { part.contains($0.path.boundingBoxOfPath) }
        ?? (item.operation == .clear(part))
      if !isCovered { result.append(item) }
    }
    result.append(
      Item(
        operation: .clear(part), transform: .identity, clips: [], alpha: 1, blendMode: .normal,
        shadow: nil))
    result.append(contentsOf: list, .identity)
    return result
  }
}

/// The classes of views and layers that draw with code.
@MainActor
enum DrawingOverrides {
  /// Returns whether a view class overrides `draw(_:)` or `display(_:)`, or a label `drawText(in:)`.
  static func has(_ type: UIView.Type) -> Bool {
    let isLabel = type is UILabel.Type
    let base: UIView.Type = isLabel ? UILabel.self : UIView.self
    if isLabel,
      class_label_draw_text(pointer(type)) != class_label_draw_text(pointer(UILabel.self))
    {
      return true
    }
    return class_view_draw(pointer(type)) != class_view_draw(pointer(base))
      || class_view_display(pointer(type)) != class_view_display(pointer(UIView.self))
  }

  /// Returns whether a class of labels overrides `textRect(forBounds:limitedToNumberOfLines:)`.
  static func placesText(_ type: UILabel.Type) -> Bool {
    class_label_text_rect(pointer(type)) != class_label_text_rect(pointer(UILabel.self))
  }

  /// Returns whether a layer class overrides `draw(in:)` or `display()`.
  static func has(_ type: CALayer.Type) -> Bool {
    class_layer_draw(pointer(type)) != class_layer_draw(pointer(CALayer.self))
      || class_layer_display(pointer(type)) != class_layer_display(pointer(CALayer.self))
  }

  private static func pointer(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
