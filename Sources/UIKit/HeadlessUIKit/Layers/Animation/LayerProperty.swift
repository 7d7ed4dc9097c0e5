import Foundation
import ObjectFields

/// A property of layers that animations read and write, by its key path.
@MainActor
struct LayerProperty {
  let get: (CALayer) -> AnimationValue?
  let set: (CALayer, AnimationValue) -> Void

  /// Returns the property of a key path: one of those below, or one that the layer's class declares.
  static func named(_ path: String, of layer: CALayer) -> LayerProperty? {
    if let property = own[path] { return property }
    guard let declared = ConnectionTable.table(of: layer)?.properties[path] else { return nil }
    return LayerProperty(
      get: { AnimationValue(declared.get($0)) },
      set: { _ = declared.set($0, $1.plain) })
  }

  private static let own: [String: LayerProperty] = [
    "bounds": LayerProperty(\.bounds, AnimationValue.rect) { $0.asRect },
    "position": LayerProperty(\.position, AnimationValue.point) { $0.asPoint },
    "anchorPoint": LayerProperty(\.anchorPoint, AnimationValue.point) { $0.asPoint },
    "transform": LayerProperty(\.transform, AnimationValue.transform) { $0.asTransform },
    "sublayerTransform": LayerProperty(\.sublayerTransform, AnimationValue.transform) {
      $0.asTransform
    },
    "opacity": LayerProperty(\.opacity, { .number(Double($0)) }, { $0.asNumber.map { Float($0) } }),
    "zPosition": number(\.zPosition),
    "anchorPointZ": number(\.anchorPointZ),
    "cornerRadius": number(\.cornerRadius),
    "borderWidth": number(\.borderWidth),
    "shadowRadius": number(\.shadowRadius),
    "shadowOpacity": LayerProperty(
      \.shadowOpacity, { .number(Double($0)) }, { $0.asNumber.map { Float($0) } }),
    "shadowOffset": LayerProperty(\.shadowOffset, AnimationValue.size) { $0.asSize },
    "backgroundColor": color(\.backgroundColor),
    "borderColor": color(\.borderColor),
    "shadowColor": color(\.shadowColor),
    "contentsRect": LayerProperty(\.contentsRect, AnimationValue.rect) { $0.asRect },
    "contentsCenter": LayerProperty(\.contentsCenter, AnimationValue.rect) { $0.asRect },
    "contents": LayerProperty(get: { .step($0.contents) }, set: { $0.contents = $1.plain }),
    "shadowPath": LayerProperty(
      get: { $0.shadowPath.map { .path($0) } ?? .step(nil) }, set: { $0.shadowPath = $1.asPath }),
    "hidden": flag(\.isHidden),
    "masksToBounds": flag(\.masksToBounds),
    "doubleSided": flag(\.isDoubleSided),
    "frame": LayerProperty(\.frame, AnimationValue.rect) { $0.asRect },
  ]

  private static func number(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) -> LayerProperty {
    LayerProperty(path, { .number(Double($0)) }, { $0.asNumber.map { CGFloat($0) } })
  }

  /// Returns a color property. A missing color changes in one step.
  private static func color(_ path: ReferenceWritableKeyPath<CALayer, CGColor?>) -> LayerProperty {
    LayerProperty(path, { $0.map { .color($0) } ?? .step(nil) }, { $0.asColor })
  }

  private static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool>) -> LayerProperty {
    LayerProperty(path, { .step($0) }, { $0.asFlag })
  }
}

extension LayerProperty {
  /// Creates a property from a Swift key path and its conversions. A value of another kind is ignored.
  fileprivate init<Value>(
    _ path: ReferenceWritableKeyPath<CALayer, Value>, _ wrap: @escaping (Value) -> AnimationValue,
    _ unwrap: @escaping (AnimationValue) -> Value?
  ) {
    get = { wrap($0[keyPath: path]) }
    set = { layer, value in
      if let value = unwrap(value) { layer[keyPath: path] = value }
    }
  }
}

extension AnimationValue {
  fileprivate var asNumber: Double? { if case .number(let value) = self { value } else { nil } }
  fileprivate var asPoint: CGPoint? { if case .point(let value) = self { value } else { nil } }
  fileprivate var asSize: CGSize? { if case .size(let value) = self { value } else { nil } }
  fileprivate var asRect: CGRect? { if case .rect(let value) = self { value } else { nil } }
  fileprivate var asTransform: CATransform3D? {
    if case .transform(let value) = self { value } else { nil }
  }
  fileprivate var asFlag: Bool? {
    if case .number(let number) = self { number != 0 } else { plain as? Bool }
  }
  fileprivate var asPath: CGPath? { if case .path(let value) = self { value } else { nil } }
  /// The color to set; the outer optional is nil if the value is not a color.
  fileprivate var asColor: CGColor?? {
    switch self {
    case .color(let value): .some(value)
    case .step(nil): .some(nil)
    default: nil
    }
  }
}
