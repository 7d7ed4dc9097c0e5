#if SourceChecks
  /// The anchors of a view that constraints tie to the same anchors of its superview.
  struct PinnedSides {
    private var names: Set<String>

    /// Creates a set of anchors without the word `Anchor`: `top`, `centerX`.
    init(_ names: [String] = []) { self.names = Set(names) }

    /// All four edges.
    static let all = PinnedSides(["left", "right", "top", "bottom"])

    /// Adds other anchors.
    mutating func formUnion(_ other: PinnedSides) { names.formUnion(other.names) }

    /// Whether the anchors determine both axes, so that the view fills its superview.
    var fillObject: Bool {
      Self.axes.allSatisfy { axis in axis.filter { !$0.isDisjoint(with: names) }.count > 1 }
    }

    /// The positions and sizes on each axis, of which any two determine the others.
    private static let axes: [[Set<String>]] = [
      [["left", "leading"], ["right", "trailing"], ["centerX"], ["width"]],
      [["top"], ["bottom"], ["centerY"], ["height"]],
    ]
  }
#endif
