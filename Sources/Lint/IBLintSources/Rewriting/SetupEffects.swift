#if SourceChecks
  import IBLint
  import SwiftSyntax

  /// The effects of the remaining setup of a view on the view itself.
  ///
  /// Before the change, the setup ran on an empty view around the content, with the frame set by its creator. After the
  /// change, it runs on the root of the document, with the appearance and frame from the document. Therefore, code that
  /// sets the appearance or reads the frame has a different result.
  struct SetupEffects {
    /// Checks the setup that remains.
    /// - Parameters:
    ///   - items: The remaining statements.
    ///   - function: The function that loads the nib, whose other statements are removed.
    ///   - file: The index of the file with the statements.
    /// - Throws: A ``SourceObstacle`` if the statements, or functions of the class that they call directly or
    ///   indirectly, set the view's own appearance or use its frame.
    static func check(
      _ items: [CodeBlockItemSyntax], except function: String?, in file: Int, of view: ViewClassCode
    ) throws(SourceObstacle) {
      var seen = Set([function].compactMap { $0 })
      var open = items.map { (file: file, node: Syntax($0)) }
      while let (file, node) = open.popLast() {
        for use in OwnNames(in: node).uses {
          let name = use.baseName.identifierText
          if ContentUse.isGeometry(name) || look.contains(name) {
            throw view.obstacle(
              "the setup uses the view's \(name), which comes from the document after the change",
              at: Syntax(use), in: file)
          }
          if order.contains(name) {
            throw view.obstacle(
              "the setup calls \(name) here, and the content moves up one level", at: Syntax(use),
              in: file)
          }
          if seen.insert(name).inserted { open += view.members(named: name) }
        }
      }
    }

    /// The methods whose result depends on the other subviews. A view that was behind the content becomes visible.
    private static let order: Set<String> = [
      "exchangeSubview", "insertSubview", "sendSubviewToBack", "viewWithTag",
    ]

    /// The properties of a view that a document sets, or that its layer shows.
    private static let look: Set<String> = [
      "accessibilityElements", "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel",
      "accessibilityTraits", "accessibilityValue", "alpha", "autoresizesSubviews",
      "autoresizingMask", "backgroundColor", "clearsContextBeforeDrawing", "clipsToBounds",
      "contentMode", "contentScaleFactor", "directionalLayoutMargins", "gestureRecognizers",
      "insetsLayoutMarginsFromSafeArea", "isAccessibilityElement", "isExclusiveTouch", "isHidden",
      "isMultipleTouchEnabled", "isOpaque", "isUserInteractionEnabled", "layer", "layoutMargins",
      "mask", "preservesSuperviewLayoutMargins", "restorationIdentifier",
      "semanticContentAttribute", "subviews", "superview", "tag", "tintAdjustmentMode", "tintColor",
    ]
  }

  /// The names that code uses as members of the object itself: `alpha`, `self.alpha`, `setUp()`.
  private final class OwnNames: SyntaxVisitor {
    private(set) var uses: [DeclReferenceExprSyntax] = []

    init(in node: Syntax) {
      super.init(viewMode: .sourceAccurate)
      walk(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let base = node.isMember ? node.parent?.as(MemberAccessExprSyntax.self)?.base : nil
      if !node.isMember || base?.isOwnObject == true { uses.append(node) }
      return .visitChildren
    }
  }
#endif
