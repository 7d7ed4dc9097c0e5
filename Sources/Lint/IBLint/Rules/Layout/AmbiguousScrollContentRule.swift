import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a scroll view whose constraints do not determine the size of its content.
struct AmbiguousScrollContentRule: ObjectRule {
  static let info = RuleInfo(
    id: "ambiguous-scroll-content",
    summary: "The constraints do not determine the content size of a scroll view.",
    rationale: """
      A scroll view gets the size of its content from constraints between its edges, or its content layout guide, and the \
      views inside. If no constraint leads to the bottom edge, the content has no height, so that nothing scrolls. Xcode \
      reports `Scrollable content size is ambiguous`. Centering the content determines only its position.

      Constrain the content to all four edges, and give it a width and a height: for vertical scrolling, the width of the \
      frame layout guide. The finding is only *possible* if an outlet leads to the scroll view or if it has a custom class, \
      because code may set the content size.
      """,
    category: .layout, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(scroll(["leading", "trailing", "top", "bottom"]), in: .view),
      // The content layout guide represents the edges.
      Example(
        """
        <scrollView id="s">
            <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
            </subviews>
            <constraints>
                <constraint firstItem="c" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="1"/>
                <constraint firstItem="c" firstAttribute="trailing" secondItem="g" secondAttribute="trailing" id="2"/>
                <constraint firstItem="c" firstAttribute="top" secondItem="g" secondAttribute="top" id="3"/>
                <constraint firstItem="g" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="4"/>
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="g"/>
        </scrollView>
        """, in: .view),
      // The content begins at the left edge, so its right edge determines its width.
      Example(
        """
        <scrollView id="s">
            <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
            </subviews>
            <constraints>
                <constraint firstItem="c" firstAttribute="leading" secondItem="f" secondAttribute="leading" id="1"/>
                <constraint firstItem="c" firstAttribute="trailing" secondItem="g" secondAttribute="trailing" id="2"/>
                <constraint firstItem="c" firstAttribute="centerY" secondItem="s" secondAttribute="centerY" id="3"/>
                <constraint firstItem="g" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="4"/>
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="g"/>
            <viewLayoutGuide key="frameLayoutGuide" id="f"/>
        </scrollView>
        """, in: .view),
      // If there are no constraints, code sets the content size. An autoresizing mask determines it as well.
      Example(
        """
        <scrollView id="s"/>
        <scrollView id="t">
            <subviews>
                <view id="c"/>
            </subviews>
        </scrollView>
        """, in: .view),
    ],
    triggering: [
      Example("↓" + scroll(["leading", "trailing", "top"]), in: .view),
      Example("↓" + scroll(["leading", "top", "bottom"]), in: .view),
      Example("↓" + scroll(["centerX", "centerY"]), in: .view),
      // Neither edge determines the vertical position of the content.
      Example("↓" + scroll(["leading", "trailing", "bottom"]), in: .view),
    ])

  private static func scroll(_ attributes: [String]) -> String {
    let constraints = attributes.enumerated().map { number, name in
      "        <constraint firstItem=\"c\" firstAttribute=\"\(name)\" secondItem=\"s\" secondAttribute=\"\(name)\" id=\"\(number)\"/>"
    }
    return """
      <scrollView id="s">
          <subviews>
              <label translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
          </subviews>
          <constraints>
      \(constraints.joined(separator: "\n"))
          </constraints>
      </scrollView>
      """
  }

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.scrollView]) }

  func check(_ scroll: IBObject, in context: LintContext) {
    let content = scroll.subviews
    guard !content.isEmpty, scroll.document.root.bool(Names.useAutolayout) == true,
      content.allSatisfy({
        $0.node.bool(Names.translatesAutoresizingMaskIntoConstraints) == false
      })
    else { return }
    let edges = edges(of: scroll)
    // If the content has no constraints at all, code adds them.
    guard !edges.isEmpty else { return }
    let open = [
      edges.determineWidth ? nil : "width",
      edges.determineHeight ? nil : "height",
    ].compactMap { $0 }
    guard !open.isEmpty else { return }
    let mayBeSet = scroll.customClass != nil || context.facts.isReachedByOutlet(scroll)
    context.report(
      at: .object(scroll),
      """
      the constraints do not determine the \(open.joined(separator: " and ")) of the scroll view's content, so it does not \
      scroll; constrain the content to \(edges.missing)
      """, evidence: mayBeSet ? .possible : .likely)
  }

  /// The edges and positions of the content that constraints to the views inside determine.
  private func edges(of scroll: IBObject) -> ContentEdges {
    let guide = scroll.node.child(keyed: "contentLayoutGuide")?[Names.id]
    let frame = scroll.node.child(keyed: "frameLayoutGuide")?[Names.id]
    func isContent(_ item: IBObject) -> Bool {
      scroll.encloses(item) && item != scroll && item.id != guide && item.id != frame
    }
    func isEdge(_ item: IBObject?) -> Bool {
      guard let item else { return false }
      return item == scroll || guide != nil && item.id == guide
    }
    var found: ContentEdges = []
    for object in scroll.document.objects where object.node.name == Names.constraint {
      guard let constraint = ResolvedConstraint(object) else { continue }
      let (first, second) = (constraint.firstItem, constraint.secondItem)
      let isFirst = isEdge(first)
      guard isFirst || isEdge(second) else {
        // The frame and the views outside have a position, which determines that of the content.
        if let first, let second, isContent(first) != isContent(second) {
          found.formUnion(ContentEdges(positionIn: constraint.firstAttribute))
        }
        continue
      }
      let other = isFirst ? second : first
      let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      // The size of the guide is the size of the content.
      if guide != nil, (isFirst ? first : second)?.id == guide {
        if attribute == .width { found.formUnion([.left, .right]) }
        if attribute == .height { found.formUnion([.top, .bottom]) }
      }
      guard let other, !isEdge(other), scroll.encloses(other), let attribute else { continue }
      found.formUnion(ContentEdges(attribute))
    }
    return found
  }
}

/// The edges of a scroll view's content.
private struct ContentEdges: OptionSet {
  let rawValue: Int

  static let left = ContentEdges(rawValue: 1)
  static let right = ContentEdges(rawValue: 2)
  static let top = ContentEdges(rawValue: 4)
  static let bottom = ContentEdges(rawValue: 8)
  /// The horizontal position of the content.
  static let horizontal = ContentEdges(rawValue: 16)
  /// The vertical position of the content.
  static let vertical = ContentEdges(rawValue: 32)
  /// The size of a view in the content.
  static let size = ContentEdges(rawValue: 64)

  /// Whether the edges determine the width. The content begins at the left edge of the scroll view.
  var determineWidth: Bool { contains(.right) && !isDisjoint(with: [.left, .horizontal]) }
  /// Whether the edges determine the height. The content begins at the top edge of the scroll view.
  var determineHeight: Bool { contains(.bottom) && !isDisjoint(with: [.top, .vertical]) }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The edges that a constraint with an attribute of the scroll view determines.
  init(_ attribute: IBConstraintAttributeValue) {
    switch attribute {
    case .leading, .left, .leadingMargin, .leftMargin: self = .left
    case .trailing, .right, .trailingMargin, .rightMargin: self = .right
    case .top, .topMargin: self = .top
    case .bottom, .bottomMargin: self = .bottom
    default: self.init(positionIn: attribute)
    }
  }

  /// The position that a constraint with an attribute of the scroll view's frame determines.
  init(positionIn attribute: IBConstraintAttributeValue?) {
    switch attribute {
    case .width, .height, .notAnAttribute, nil: self = .size
    case .leading, .left, .leadingMargin, .leftMargin, .trailing, .right, .trailingMargin,
      .rightMargin, .centerX, .centerXWithinMargins:
      self = .horizontal
    default: self = .vertical
    }
  }

  /// The missing edges, in words.
  var missing: String {
    let words = [
      (Self.left, "leading"), (.right, "trailing"), (.top, "top"), (.bottom, "bottom"),
    ].filter { !contains($0.0) }.map(\.1)
    return "the \(words.listed) \(words.count == 1 ? "edge" : "edges")"
  }
}
