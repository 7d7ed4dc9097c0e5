import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a runtime attribute of a layer that changes nothing on the screen.
struct LayerWithoutEffectRule: ElementRule {
  static let info = RuleInfo(
    id: "layer-without-effect",
    summary: "A runtime attribute of a view's layer has no visible effect.",
    rationale: """
      Runtime attributes can set properties of a view's layer, but some combinations show nothing:

      - A layer that clips its contents (Clip to Bounds, or `layer.masksToBounds`) also clips its shadow, which lies outside.
      - `layer.borderColor` and `layer.shadowColor` are Core Graphics colors. A runtime attribute passes a `UIColor`, which \
      the layer cannot draw.
      - A layer accepts any key, so a misspelled property such as `layer.cornerRadus` sets nothing, and no message says so.
      - `layer.cornerRadius` rounds the background and the border of a layer, but an image keeps its corners unless the \
      layer clips its contents.

      Put the shadow on an outer view that does not clip, set the colors in code, and turn on Clip to Bounds for a rounded \
      image view. The evidence is *certain* if no outlet leads to the view and its class is the standard one; otherwise, \
      code may change the layer, and the evidence is *possible*.
      """,
    category: .appearance, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <view id="a">
        \(attributes(number("shadowOpacity", 0.5) + number("cornerRadius", 8)))
        </view>
        <imageView clipsSubviews="YES" id="b">
        \(attributes(number("cornerRadius", 8)))
        </imageView>
        <view id="c">
        \(attributes(number("borderUIWidth", 2)))
        </view>
        """, in: .view),
      // An image view that shows only its background, such as a colored dot.
      Example(
        """
        <imageView id="a">
            <color key="backgroundColor" systemColor="systemRedColor"/>
        \(attributes(number("cornerRadius", 8)))
        </imageView>
        """, in: .view),
      // An extension adds the property.
      Example(
        """
        <view id="a">
        \(attributes(number("cornerRadii", 8)))
        </view>
        """, in: .view,
        code: [
          "Layer.swift": "extension CALayer { @objc var cornerRadii: CGFloat { get { 0 } set {} } }"
        ]),
    ],
    triggering: [
      Example(
        """
        <view clipsSubviews="YES" id="a">
        \(attributes(number("shadowOpacity", 0.5, mark: "↓")))
        </view>
        <view id="b">
            <userDefinedRuntimeAttributes>
                ↓<userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
                    <color key="value" systemColor="systemRedColor"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
        </view>
        <imageView image="harbor" id="c">
        \(attributes(number("cornerRadius", 8, mark: "↓")))
        </imageView>
        <view id="d">
        \(attributes(number("cornerRadus", 8, mark: "↓")))
        </view>
        """, in: .view)
    ])

  private static func attributes(_ lines: [String]) -> String {
    ["    <userDefinedRuntimeAttributes>", "    </userDefinedRuntimeAttributes>"]
      .joined(separator: "\n" + lines.map { "        \($0)\n" }.joined())
  }

  /// Returns the lines of a runtime attribute that sets a property of the layer.
  private static func number(_ property: String, _ value: Double, mark: String = "") -> [String] {
    let literal =
      value == value.rounded()
      ? "<integer key=\"value\" value=\"\(Int(value))\"/>"
      : "<real key=\"value\" value=\"\(value)\"/>"
    return [
      mark + "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.\(property)\">",
      "    " + literal, "</userDefinedRuntimeAttribute>",
    ]
  }

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.userDefinedRuntimeAttribute] }

  func check(_ element: Node, in context: LintContext) {
    guard let path = element[Names.keyPath], path.hasPrefix("layer."),
      let object = context.document.object(around: element), context.facts.isView(object)
    else { return }
    if let problem = Self.misspelling(of: path, in: context) {
      return context.report(at: .node(element), problem, evidence: .likely)
    }
    guard let problem = Self.problem(of: path, element, object) else { return }
    let mayChange = object.customClass != nil || context.facts.isReachedByOutlet(object)
    context.report(at: .node(element), problem, evidence: mayChange ? .possible : .certain)
  }

  private static func problem(of path: String, _ element: Node, _ view: IBObject) -> String? {
    switch path {
    case "layer.borderColor", "layer.shadowColor", "layer.backgroundColor":
      guard element[Names.type] == "color" else { return nil }
      return
        "'\(path)' needs a CGColor, but a runtime attribute sets a UIColor; set the color in code"
    case "layer.shadowOpacity":
      guard number(element).map({ $0 > 0 }) ?? false, clips(view) else { return nil }
      return """
        the shadow is invisible, because \(view.displayName) clips it; turn off Clip to Bounds, or move the shadow to an \
        outer view
        """
    case "layer.cornerRadius":
      guard view.node.name == Names.imageView, view.node[Names.image] != nil,
        view.node.child(keyed: "backgroundColor") == nil, number(element).map({ $0 > 0 }) ?? false,
        !clips(view)
      else { return nil }
      return """
        the image keeps its corners, because \(view.displayName) does not clip it; turn on Clip to Bounds
        """
    default: return nil
    }
  }

  /// Returns a message about a key that is nearly the name of a property of `CALayer`.
  private static func misspelling(of path: String, in context: LintContext) -> String? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let key = parts.last.map({ String($0) }), !properties.contains(key),
      let near = Suggestion.nearest(to: key, among: properties.sorted()),
      Suggestion.distance(key, near) <= 2,
      // A category that takes other types adds their prefix to the name, as in `borderUIColor`.
      !["UI", "IB", "CG"].contains(where: key.contains)
    else { return nil }
    let added = context.sources?.additions(to: "CALayer")
    let isAdded = ((added?.outlets ?? []) + (added?.otherProperties ?? []))
      .contains { $0.name == key || $0.isSet(byKey: key) }
    return isAdded
      ? nil : "CALayer has no property '\(key)', so nothing is set; did you mean '\(near)'?"
  }

  /// The properties of `CALayer`.
  private static let properties: Set<String> = [
    "actions", "allowsEdgeAntialiasing", "allowsGroupOpacity", "anchorPoint", "anchorPointZ",
    "backgroundColor", "backgroundFilters", "beginTime", "borderColor", "borderWidth", "bounds",
    "compositingFilter", "contents", "contentsCenter", "contentsFormat", "contentsGravity",
    "contentsRect", "contentsScale", "cornerCurve", "cornerRadius", "delegate",
    "drawsAsynchronously", "duration", "edgeAntialiasingMask", "fillMode", "filters", "frame",
    "geometryFlipped", "hidden", "isDoubleSided", "isGeometryFlipped", "isHidden", "isOpaque",
    "doubleSided", "magnificationFilter", "mask", "maskedCorners", "masksToBounds",
    "minificationFilter", "minificationFilterBias", "name", "needsDisplayOnBoundsChange", "opacity",
    "opaque", "position", "rasterizationScale", "repeatCount", "repeatDuration", "shadowColor",
    "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius", "shouldRasterize", "speed",
    "style", "sublayerTransform", "timeOffset", "transform", "zPosition",
  ]

  private static func number(_ element: Node) -> Double? {
    (element.child(keyed: "value") ?? element).double(Names.value)
  }

  /// Returns whether a view clips its contents, by its setting or a runtime attribute.
  private static func clips(_ view: IBObject) -> Bool {
    let attributes = view.node.firstElement(named: Names.userDefinedRuntimeAttributes)
    let own = attributes?.elements.first {
      ["layer.masksToBounds", "clipsToBounds"].contains($0[Names.keyPath] ?? "")
    }
    return own?.bool(Names.value) ?? view.node.bool(Names.clipsSubviews) ?? false
  }
}
