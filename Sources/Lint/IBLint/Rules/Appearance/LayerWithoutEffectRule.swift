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
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity">
                    <real key="value" value="0.5"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                    <integer key="value" value="8"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
        </view>
        <imageView clipsSubviews="YES" id="b">
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                    <integer key="value" value="8"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
        </imageView>
        """, in: .view),
      // An image view that shows only its background, such as a colored dot.
      Example(
        """
        <imageView id="a">
            <color key="backgroundColor" systemColor="systemRedColor"/>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                    <integer key="value" value="8"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
        </imageView>
        """, in: .view),
    ],
    triggering: [
      Example(
        """
        <view clipsSubviews="YES" id="a">
            <userDefinedRuntimeAttributes>
                ↓<userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity">
                    <real key="value" value="0.5"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
        </view>
        <view id="b">
            <userDefinedRuntimeAttributes>
                ↓<userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
                    <color key="value" systemColor="systemRedColor"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
        </view>
        <imageView image="harbor" id="c">
            <userDefinedRuntimeAttributes>
                ↓<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                    <integer key="value" value="8"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
        </imageView>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.userDefinedRuntimeAttribute] }

  func check(_ element: Node, in context: LintContext) {
    guard let path = element[Names.keyPath], path.hasPrefix("layer."),
      let object = context.document.object(around: element), context.facts.isView(object),
      let problem = Self.problem(of: path, element, object)
    else { return }
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
