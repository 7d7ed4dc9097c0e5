import Diagnostics
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// Runtime attributes whose key paths lead to layers and into structures, from a document to the live object.
@MainActor @Suite(.ownEnvironment) struct KeyPathTests {
  private func loaded(_ attributes: [(path: String, value: String)]) throws -> LoadedNib {
    try nib(attributes).load(withOwner: nil)
  }

  private func nib(_ attributes: [(path: String, value: String)]) throws -> UINib {
    let text = attributes.map { path, value in
      let type = value.hasPrefix("<size") ? "size" : value.hasPrefix("<point") ? "point" : "number"
      return #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)">"#
        + "\(value)</userDefinedRuntimeAttribute>"
    }.joined()
    let document = Documents.xib(
      """
              <view id="roo-tv-iew">
                  <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
                  <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                  <userDefinedRuntimeAttributes>\(text)</userDefinedRuntimeAttributes>
              </view>
      """)
    return try UINib(document: IBDocument(parsing: Array(document.utf8)))
  }

  private func layer(_ attributes: (path: String, value: String)...) throws -> CALayer {
    let nib = try loaded(attributes)
    #expect(nib.diagnostics.isEmpty)
    return try #require(nib.topLevelObjects.first as? UIView).layer
  }

  @Test func `a switch keeps its frame, which is not an attribute of the document`() throws {
    let document = Documents.xib(
      """
              <switch id="swi-tc-one">
                  <rect key="frame" x="163" y="6" width="49" height="31"/>
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>
                  </userDefinedRuntimeAttributes>
              </switch>
      """)
    var options = LoadOptions()
    options.makesStandIns = true
    let nib = try UINib(document: IBDocument(parsing: Array(document.utf8)))
      .load(withOwner: nil, options: options)
    let control = try #require(nib.topLevelObjects.first as? UISwitch)
    #expect(control.frame == CGRect(x: 163, y: 6, width: 49, height: 31))
    #expect(nib.connections.map(\.name) == ["on"] && nib.diagnostics.isEmpty)
  }

  /// The only note of a load, and the view.
  private func refused(_ path: String) throws -> (message: String, view: UIView) {
    let nib = try loaded([(path, number(7))])
    #expect(nib.diagnostics.map(\.id) == ["failed-attribute"])
    return (
      try #require(nib.diagnostics.first).message,
      try #require(nib.topLevelObjects.first as? UIView)
    )
  }

  private func number(_ value: Double) -> String { #"<real key="value" value="\#(value)"/>"# }

  private func size(_ width: Double, _ height: Double) -> String {
    #"<size key="value" width="\#(width)" height="\#(height)"/>"#
  }

  private func isNear(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
    func numbers(_ t: CATransform3D) -> [CGFloat] {
      [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
        t.m42, t.m43, t.m44,
      ]
    }
    return zip(numbers(one), numbers(other)).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  // MARK: Transforms

  @Test(arguments: ["transform", "sublayerTransform"])
  func `a rotation is one about its axis, in radians`(_ name: String) throws {
    for (axis, x, y, z) in [
      ("rotation.x", 1, 0, 0), ("rotation.y", 0, 1, 0), ("rotation.z", 0, 0, 1),
      ("rotation", 0, 0, 1),
    ] as [(String, CGFloat, CGFloat, CGFloat)] {
      let layer = try layer(("layer.\(name).\(axis)", number(0.75)))
      let transform = name == "transform" ? layer.transform : layer.sublayerTransform
      #expect(isNear(transform, CATransform3DMakeRotation(0.75, x, y, z)), "\(axis)")
    }
  }

  @Test func `a scale is that of its axis, or of all three`() throws {
    for (axis, x, y, z) in [
      ("scale.x", 3, 1, 1), ("scale.y", 1, 3, 1), ("scale.z", 1, 1, 3), ("scale", 3, 3, 3),
    ] as [(String, CGFloat, CGFloat, CGFloat)] {
      let layer = try layer(("layer.transform.\(axis)", number(3)))
      #expect(isNear(layer.transform, CATransform3DMakeScale(x, y, z)), "\(axis)")
    }
  }

  @Test func `a translation is that along its axis, or a size in the plane`() throws {
    for (axis, x, y, z) in [
      ("translation.x", 8, 0, 0), ("translation.y", 0, 8, 0), ("translation.z", 0, 0, 8),
    ] as [(String, CGFloat, CGFloat, CGFloat)] {
      let layer = try layer(("layer.transform.\(axis)", number(8)))
      #expect(isNear(layer.transform, CATransform3DMakeTranslation(x, y, z)), "\(axis)")
    }
    let layer = try layer(
      ("layer.transform.translation.z", number(5)), ("layer.transform.translation", size(8, 9)))
    #expect(isNear(layer.transform, CATransform3DMakeTranslation(8, 9, 5)))
  }

  @Test func `a part that is set leaves the others alone, in any order`() throws {
    let turned = CATransform3DConcat(
      CATransform3DMakeScale(2, 0.5, 1), CATransform3DMakeRotation(.pi / 3, 0, 0, 1))
    let wanted = CATransform3DConcat(turned, CATransform3DMakeTranslation(10, -4, 0))
    let parts = [
      ("layer.transform.scale.x", number(2)), ("layer.transform.scale.y", number(0.5)),
      ("layer.transform.rotation.z", number(.pi / 3)),
      ("layer.transform.translation", size(10, -4)),
    ]
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
      let nib = try loaded(order.map { parts[$0] })
      let view = try #require(nib.topLevelObjects.first as? UIView)
      #expect(isNear(view.layer.transform, wanted))
    }
  }

  @Test func `a rotation in the plane is the view's transform, and its frame the box around it`()
    throws
  {
    let nib = try loaded([("layer.transform.rotation.z", number(.pi / 2))])
    let view = try #require(nib.topLevelObjects.first as? UIView)
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.transform.b - quarter.b) < 1e-12 && abs(view.transform.a) < 1e-12)
    #expect(CATransform3DIsAffine(view.layer.transform))
    #expect(abs(view.frame.width - 20) < 1e-9 && abs(view.frame.height - 40) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
  }

  // MARK: Geometry

  @Test func `the fields of a layer's points, sizes and rectangles are set one by one`() throws {
    let layer = try layer(
      ("layer.shadowOffset.width", number(6)), ("layer.anchorPoint.x", number(0)),
      ("layer.bounds.size.height", number(50)), ("layer.bounds.origin.y", number(3)),
      ("layer.position.x", number(70)))
    #expect(layer.shadowOffset == CGSize(width: 6, height: -3))
    #expect(layer.anchorPoint == CGPoint(x: 0, y: 0.5))
    #expect(layer.bounds == CGRect(x: 0, y: 3, width: 40, height: 50))
    #expect(layer.position.x == 70)
  }

  // MARK: What is told

  @Test
  func `a missing key is UIKit's exception, of the object and key where the path ends`()
    throws
  {
    for (path, exception, key) in [
      ("layer.sparkle", "[<CALayer> setValue:forUndefinedKey:]", "sparkle"),
      ("lair.opacity", "[<UIView> valueForUndefinedKey:]", "lair"),
      ("layer.transform.spin", "[<CATransform3D> setValue:forUndefinedKey:]", "spin"),
    ] {
      #expect(
        try refused(path).message
          == "Failed to set (\(path)) user defined inspected property on (UIView): \(exception): this class"
          + " is not key value coding-compliant for the key \(key).")
    }
  }

  @Test func `a load that returns no diagnostics writes to the log what cannot be set`() throws {
    var logged: [NibError] = []
    HeadlessEnvironment.current.attributeHandler = { logged.append($0) }
    let nib = try nib([("layer.sparkle", number(7)), ("layer.cornerRadius", number(3))])
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(logged.map(\.kind) == [.failedAttribute] && view.layer.cornerRadius == 3)
    #expect(logged.first?.message.hasPrefix("Failed to set (layer.sparkle)") == true)
  }

  @Test func `structures of views cannot be set by their fields, as on a device`() throws {
    let (message, view) = try refused("bounds.size.width")
    #expect(message.contains("[<CGRect> setValue:forUndefinedKey:]"))
    #expect(view.bounds.size.width == 40)
  }

  @Test func `a path that comes to nothing on its way does nothing`() throws {
    let nib = try loaded([("superview.tag", number(7))])
    #expect(nib.diagnostics.isEmpty)
    #expect((nib.topLevelObjects.first as? UIView)?.tag == 0)
  }

  @Test(arguments: [".", "..", "layer.", ".layer", "layer..opacity"])
  func `a path with empty names is told and nothing is set`(_ path: String) throws {
    let (message, view) = try refused(path)
    #expect(message.contains("key value coding-compliant"))
    #expect(view.layer.opacity == 1)
  }
}
