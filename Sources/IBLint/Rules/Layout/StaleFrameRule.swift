import Diagnostics
import InterfaceBuilder
import XMLTree

/// A view whose stored frame is not what its constraints give.
struct StaleFrameRule: DocumentRule {
  static let info = RuleInfo(
    id: "stale-frame",
    summary: "The stored frame of a view is not what its constraints give.",
    rationale: """
      The canvas shows one thing and the app another, though Interface Builder has not marked the view as misplaced: the \
      document was edited by hand or merged, or constraints were changed by a tool. The next one who opens it gets \
      changes that are none of theirs.

      Update the frames (Editor, Update Frames), or `--fix`; or the constraints where the canvas is right. Views that are \
      tied together have one finding. What hangs on the size of a text, an image or a view whose class is the app's own, on \
      margins or on safe areas is passed over, since those are modelled here, and so are what is tied to a view that \
      differs for such a reason, as a scroll view is to its content, and what differs by a point or less, which is \
      rounding. A view that Interface Builder has marked is a matter for `misplaced-view`.
      """,
    category: .layout, severity: .warning, needs: [.layout],
    nonTriggering: [
      Example(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="20" y="0.0" width="40" height="40"/>
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="b"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
                <constraint firstAttribute="width" constant="40" id="d"/>
                <constraint firstAttribute="height" constant="40" id="e"/>
            </constraints>
        </view>
        """, in: .view)
    ],
    triggering: [example(marked: "↓", x: "10", width: "30")],
    corrections: [
      Correction(
        example(x: "10", width: "30").text, becomes: example(x: "20", width: "40").text, in: .view)
    ])

  private static func example(marked mark: String = "", x: String, width: String) -> Example {
    Example(
      """
      \(mark)<view translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="\(x)" y="0.0" width="\(width)" height="40"/>
          <constraints>
              <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="b"/>
              <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
              <constraint firstAttribute="width" constant="40" id="d"/>
              <constraint firstAttribute="height" constant="40" id="e"/>
          </constraints>
      </view>
      """, in: .view)
  }

  /// What frames may differ by, in points: rounding differs between versions of Interface Builder.
  private static let tolerance = 1.0

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let layout = context.layout, !layout.staleFrames.isEmpty else { return }
    let stale = layout.staleFrames.compactMap { document.object(id: $0) }
    let marked = document.objects.filter { $0.node.bool(Names.misplaced) == true }
    for group in LayoutTies(document).groups(of: stale + marked) {
      guard !group.contains(where: { $0.node.bool(Names.misplaced) == true }) else { continue }
      let moved = group.filter { isMoved($0, layout) }
      guard let first = moved.first, let frame = first.id.flatMap({ layout.frame(of: $0) }) else {
        continue
      }
      let others = moved.count - 1
      let more =
        others > 0
        ? "; \(others) more \(others == 1 ? "view differs" : "views differ") with it" : ""
      context.report(
        at: .object(first),
        "the stored frame is not what the constraints give, \(frame.text)\(more); update the frame, or the constraints",
        notes: moved.dropFirst().compactMap { object in
          guard let frame = object.id.flatMap({ layout.frame(of: $0) }) else { return nil }
          return Diagnostic.Note(
            "\(object.displayName): \(frame.text)", range: object.sourceRange)
        },
        fixes: [context.frameUpdate(of: moved)])
    }
  }

  private func isMoved(_ object: IBObject, _ layout: any LayoutFacts) -> Bool {
    guard let id = object.id, let stored = object.frame, let frame = layout.frame(of: id) else {
      return false
    }
    return layout.exactParts(of: id).contains { abs(stored[$0] - frame[$0]) > Self.tolerance }
  }
}

extension Rect {
  fileprivate var text: String {
    "[\([x, y, width, height].map(\.shortText).joined(separator: ", "))]"
  }
}
