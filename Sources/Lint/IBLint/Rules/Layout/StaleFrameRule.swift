import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a view whose stored frame differs from the frame that its constraints produce.
struct StaleFrameRule: DocumentRule {
  static let info = RuleInfo(
    id: "stale-frame",
    summary: "The stored frame of a view differs from the frame that its constraints produce.",
    rationale: """
      The canvas shows the stored frame, so the canvas differs from the app, although Interface Builder did not mark \
      the view as misplaced. A stored frame becomes outdated if a document is merged or edited by hand, or if a tool \
      changes the constraints. When the document is saved again in Interface Builder, the frames change, which adds \
      unrelated changes to a commit.

      Update the frames (Editor, Update Frames, or `--fix`), or correct the constraints if the canvas is right. Views \
      that depend on each other share one finding. The rule ignores differences of one point or less, which come from \
      rounding, and frames that satisfy all of their constraints. The rule also ignores views that depend on estimated \
      or unknown values: text and image sizes, alignment insets of images, symbols, custom classes, margins and safe \
      areas, cells without a stored frame, or another view that differs for one of these reasons. The fix is available \
      only if the computed frames of all other views in the document equal their stored frames. The rule \
      `misplaced-view` reports the views that Interface Builder marked as misplaced.
      """,
    category: .layout, severity: .warning, needs: [.layout],
    givesReasons: true,
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

  /// The tolerance, in points, because versions of Interface Builder round differently.
  private static let tolerance = 1.0

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let layout = context.layout, !layout.movedViews.isEmpty else { return }
    let known = Set(layout.staleFrames)
    for id in layout.movedViews where !known.contains(id) {
      guard let view = document.object(id: id) else { continue }
      context.pass(
        at: .object(view),
        "the solved frame differs, but it depends on values that are estimated, unknown or contradictory"
      )
    }
    guard !known.isEmpty else { return }
    let stale = layout.staleFrames.compactMap { document.object(id: $0) }
    let places = StoredPlaces(document)
    let marked = document.objects.filter { $0.node.bool(Names.misplaced) == true }
    for group in LayoutTies(document).groups(of: stale + marked) {
      guard !group.contains(where: { $0.node.bool(Names.misplaced) == true }) else { continue }
      let moved = group.filter { isMoved($0, layout) }
      // A frame that satisfies all equations is not a mistake.
      guard let first = moved.first(where: { places.contradict($0) }), let stored = first.frame,
        let frame = first.id.flatMap({ layout.frame(of: $0) })
      else { continue }
      let others = moved.count - 1
      let more =
        others > 0
        ? "; \(others) more \(others == 1 ? "view differs" : "views differ") as well" : ""
      context.report(
        at: .object(first),
        "the frame is \(stored.text), but the constraints produce \(frame.text)\(more); update the frame or the constraints",
        notes: moved.filter { $0 != first }.compactMap { object in
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
