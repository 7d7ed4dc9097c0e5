import AutoLayout
import Foundation

/// The equations of a stack view, modeled on the constraints that UIKit creates for stacks.
///
/// The canvas of a stack view is the area that its arranged views fill, as in UIKit's `UISV-canvas-connection`. Source:
/// the names and priorities of the constraints in UIKit's logs, and frames measured in documents.
extension LayoutEngine {
  private enum StackPriority {
    /// The priority of a hidden view's zero length; just below required, so that the view's own required size wins.
    static let hiding = UILayoutPriority(999.5)
    /// The priority for keeping aligned views at the edge or center of the canvas; the app's required constraints win.
    static let edge = UILayoutPriority(999.5)
    static let proportion = UILayoutPriority(999)
    static let spanner = UILayoutPriority(51)
    /// The priority for keeping the first view at the top when aligning baselines.
    ///
    /// It takes precedence over keeping the canvas short.
    static let firstLine = UILayoutPriority(50)
    static let canvasFit = UILayoutPriority(49)
    static let ambiguity = UILayoutPriority(25)

    /// Returns the priority for an equal distance between centers, which decreases with each distance but never reaches
    /// zero.
    static func equalCentering(_ number: Int) -> UILayoutPriority {
      UILayoutPriority(max(150 - Float(number), 1))
    }
  }

  /// An arranged view and its rectangle.
  private struct Arranged {
    let view: UIView
    let box: LayoutBox
  }

  func arrange(_ stack: UIStackView) {
    guard let index = index(of: stack) else { return }
    let arranged = stack.arrangedSubviews.compactMap { view in
      self.index(of: view).map { Arranged(view: view, box: items[$0].box) }
    }
    let visible = arranged.filter { !$0.view.isHiddenInStack }
    let axis = stack.axis
    var canvas = items[index].box
    if stack.isLayoutMarginsRelativeArrangement {
      canvas = canvas.inset(by: insets(.margins, of: index))
    }
    placeHidden(arranged, along: canvas[axis], axis, isMirrored: isMirrored(stack, axis))
    guard !visible.isEmpty else {
      // Nothing determines the size across the axis: other constraints determine the width of such a stack.
      add(canvas[axis].length, .equal, LinearExpression(), StackPriority.canvasFit)
      return
    }
    distribute(
      isMirrored(stack, axis) ? visible.reversed() : visible, of: stack, along: canvas[axis])
    align(arranged, of: stack, across: canvas[axis.other])
  }

  /// Gives hidden views zero length, at the position where the previous view ends.
  private func placeHidden(
    _ views: [Arranged], along canvas: LayoutSpan, _ axis: NSLayoutConstraint.Axis, isMirrored: Bool
  ) {
    var edge = isMirrored ? canvas.end : canvas.start
    for view in views {
      let span = view.box[axis]
      if view.view.isHiddenInStack {
        add(span.length, .equal, LinearExpression(), StackPriority.hiding)
        add(isMirrored ? span.end : span.start, .equal, edge, StackPriority.ambiguity)
      }
      edge = isMirrored ? span.start : span.end
    }
  }

  /// Whether the stack's views run from right to left, or are aligned to the opposite side, along an axis.
  private func isMirrored(_ stack: UIStackView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: Along the axis

  private func distribute(_ views: [Arranged], of stack: UIStackView, along canvas: LayoutSpan) {
    let axis = stack.axis
    let spans = views.map { $0.box[axis] }
    require(spans[0].start, .equal, canvas.start)
    require(spans[spans.count - 1].end, .equal, canvas.end)
    let spaces = spacings(between: views, of: stack)
    switch stack.distribution {
    case .fill: join(spans, spaces)
    case .fillEqually:
      join(spans, spaces)
      for span in spans.dropFirst() { require(span.length, .equal, spans[0].length) }
    case .fillProportionally:
      join(spans, spaces)
      // The first views get their share first, whichever side they are on.
      fillProportionally(
        isMirrored(stack, axis) ? views.reversed() : views, spaces, along: canvas, axis)
    case .equalSpacing:
      let gap = LinearExpression(variable())
      for (next, space) in spaces.enumerated() {
        require(gap, .greaterThanOrEqual, space)
        require(spans[next + 1].start, .equal, spans[next].end + gap)
      }
      add(canvas.length, .equal, LinearExpression(), StackPriority.canvasFit)
    case .equalCentering:
      for (next, space) in spaces.enumerated() {
        require(spans[next + 1].start - spans[next].end, .greaterThanOrEqual, space)
        guard next > 0 else { continue }
        add(
          spans[next + 1].center - spans[next].center, .equal, spans[1].center - spans[0].center,
          StackPriority.equalCentering(next))
      }
      add(canvas.length, .equal, LinearExpression(), StackPriority.canvasFit)
    }
  }

  private func join(_ spans: [LayoutSpan], _ spaces: [LinearExpression]) {
    for (next, space) in spaces.enumerated() {
      require(spans[next + 1].start, .equal, spans[next].end + space)
    }
  }

  /// Returns the spacing after every view except the last.
  ///
  /// In a vertical stack with baseline-relative arrangement, the spacing is measured between baselines.
  private func spacings(between views: [Arranged], of stack: UIStackView) -> [LinearExpression] {
    let isMirrored = isMirrored(stack, stack.axis)
    return zip(views, views.dropFirst()).map { before, after in
      let custom = stack.customSpacing(after: (isMirrored ? after : before).view)
      var space = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
      let isBetweenBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
      if space == UIStackView.spacingUseSystem {
        space = isBetweenBaselines ? systemSpacing(above: after.view) : UIStackView.systemSpacing
      }
      var result = LinearExpression(Double(space))
      if isBetweenBaselines {
        // The spacing is the distance between the baselines; the distance between the edges follows from it.
        let last = baseline(of: before.view, before.box, isFirst: false)
        let first = baseline(of: after.view, after.box, isFirst: true)
        result = result + (last - before.box.vertical.end) - (first - after.box.vertical.start)
      }
      return result
    }
  }

  /// Returns the system spacing between a view's baseline and that of the line above it, in points.
  ///
  /// It is the distance between two lines of text as published by Apple: 22 points for a font size of 17.
  ///
  /// Source: measured on one document with a 17-point font; scaled in proportion for other sizes.
  private func systemSpacing(above view: UIView) -> CGFloat {
    trace.isVolatile = true
    var textView = view
    while true {
      let next = baselineView(of: textView, isFirst: true)
      if next === textView { break }
      textView = next
    }
    let size = textView.fontOfLines?.pointSize ?? UIFont.labelFontSize
    return (size * 22 / 17).rounded()
  }

  private func fillProportionally(
    _ views: [Arranged], _ spaces: [LinearExpression], along canvas: LayoutSpan,
    _ axis: NSLayoutConstraint.Axis
  ) {
    trace.isVolatile = true
    // If a view has no intrinsic size, the proportions are undefined, and the stack behaves as with the distribution
    // `fill`.
    let wanted = views.compactMap { proportionalLength(of: $0.view, axis) }
    guard wanted.count == views.count else { return }
    let total = wanted.reduce(0, +)
    guard total > 0 else {
      for view in views.dropFirst() {
        require(view.box[axis].length, .equal, views[0].box[axis].length)
      }
      return
    }
    let space = spaces.reduce(0) { $0 + $1.constant }
    var priority = StackPriority.proportion
    for (view, length) in zip(views, wanted) {
      if length == 0 {
        add(view.box[axis].length, .equal, LinearExpression(), priority)
      } else {
        let share = Double(length) / (Double(total) + space)
        add(view.box[axis].length, .equal, share * canvas.length, priority)
      }
      priority = priority - 1
    }
  }

  /// Returns the length that determines a view's share; for a nested stack, the length of its views.
  ///
  /// Returns nil for a view without an intrinsic length.
  private func proportionalLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let own = (overrides?.contentSize(of: view) ?? view.intrinsicContentSize)[axis]
    if own >= 0 { return own }
    guard let stack = view as? UIStackView else { return nil }
    let visible = stack.arrangedSubviews.filter { !$0.isHiddenInStack }
    let lengths = visible.compactMap { proportionalLength(of: $0, axis) }
    guard !lengths.isEmpty else { return nil }
    guard axis == stack.axis else { return lengths.max() }
    let space =
      stack.spacing == UIStackView.spacingUseSystem ? UIStackView.systemSpacing : stack.spacing
    return lengths.reduce(0, +) + space * CGFloat(visible.count - 1)
  }

  // MARK: Across the axis

  private func align(_ views: [Arranged], of stack: UIStackView, across canvas: LayoutSpan) {
    let axis = stack.axis.other
    let spans = views.map { $0.box[axis] }
    switch (stack.alignment, isMirrored(stack, axis)) {
    case (.fill, _):
      for span in spans {
        require(span.start, .equal, canvas.start)
        require(span.end, .equal, canvas.end)
      }
    case (.leading, false), (.trailing, true): align(spans, canvas) { $0.start }
    case (.trailing, false), (.leading, true): align(spans, canvas) { $0.end }
    case (.center, _): align(spans, canvas) { $0.center }
    case (.firstBaseline, _), (.lastBaseline, _):
      alignBaselines(views, isFirst: stack.alignment == .firstBaseline, across: canvas)
    }
  }

  /// Aligns the views with one another, inside of the canvas, and with its edge or center unless the app's constraints
  /// keep a distance.
  private func align(
    _ spans: [LayoutSpan], _ canvas: LayoutSpan, at line: (LayoutSpan) -> LinearExpression
  ) {
    for span in spans.dropFirst() { require(line(span), .equal, line(spans[0])) }
    for span in spans {
      require(span.start, .greaterThanOrEqual, canvas.start)
      require(span.end, .lessThanOrEqual, canvas.end)
    }
    add(line(spans[0]), .equal, line(canvas), StackPriority.edge)
    span(spans, canvas)
  }

  /// Makes the canvas and the views as short as other constraints allow.
  private func span(_ spans: [LayoutSpan], _ canvas: LayoutSpan) {
    add(canvas.length, .equal, LinearExpression(), StackPriority.spanner)
    for span in spans {
      add(span.length, .equal, LinearExpression(), StackPriority.ambiguity)
    }
  }

  /// Aligns the baselines of the views.
  ///
  /// The lowest view is pinned to the bottom of the canvas, and the first one to the top if there is room; other views
  /// may extend beyond the top. With last baselines, the first view is pinned to the bottom, and no view extends beyond
  /// the top.
  private func alignBaselines(_ views: [Arranged], isFirst: Bool, across canvas: LayoutSpan) {
    let line = baseline(of: views[0].view, views[0].box, isFirst: isFirst)
    for (index, view) in views.enumerated() {
      let span = view.box.vertical
      if index > 0 {
        require(baseline(of: view.view, view.box, isFirst: isFirst), .equal, line)
      } else if !isFirst {
        require(span.end, .equal, canvas.end)
      }
      if isFirst {
        require(span.end, .lessThanOrEqual, canvas.end)
        add(span.end, .equal, canvas.end, StackPriority.spanner)
      } else {
        require(span.start, .greaterThanOrEqual, canvas.start)
      }
      add(span.length, .equal, LinearExpression(), StackPriority.ambiguity)
    }
    if isFirst {
      add(views[0].box.vertical.start, .equal, canvas.start, StackPriority.firstLine)
    }
    add(canvas.length, .equal, LinearExpression(), StackPriority.canvasFit)
  }
}
