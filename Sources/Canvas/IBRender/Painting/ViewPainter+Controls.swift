import Foundation
import HeadlessUIKit

// The sizes and colours are those of the system's controls, measured in published screenshots of iOS and from UIKit's
// metrics. If versions differ by a point, the newer one is used.
extension ViewPainter {
  /// The opacity of a disabled control.
  static let disabledOpacity: CGFloat = 0.5

  func paintSwitch(_ control: UISwitch, _ frame: CGRect) {
    var group = Picture.Group()
    group.opacity = control.isEnabled ? 1 : Self.disabledOpacity
    within(group) {
      let size = CGSize(width: min(51, max(frame.width, 0)), height: min(31, frame.height))
      let body = CGRect(
        x: frame.minX, y: frame.midY - size.height / 2, width: size.width, height: size.height)
      let isOn = control.isOn
      fill(
        body, isOn ? control.onTintColor ?? .systemGreen : .secondarySystemFill,
        radius: body.height / 2)
      let side = max(body.height - 4, 0)
      let isAtRight = isOn != isRightToLeft(control)
      let thumb = CGRect(
        x: isAtRight ? body.maxX - side - 2 : body.minX + 2, y: body.minY + 2, width: side,
        height: side)
      knob(thumb, control.thumbTintColor ?? .white)
    }
  }

  /// Paints a round knob with its shadow.
  private func knob(_ rect: CGRect, _ color: UIColor) {
    guard rect.width > 0 else { return }
    var group = Picture.Group()
    group.shadow = DisplayList.Shadow(
      offset: CGSize(width: 0, height: 3), blur: 4, color: CGColor(gray: 0, alpha: 0.15))
    within(group) { fill(.ellipse(rect), components(color)) }
  }

  func paintSlider(_ slider: UISlider, _ frame: CGRect) {
    let shift = CGPoint(x: frame.minX - slider.bounds.minX, y: frame.minY - slider.bounds.minY)
    func place(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: shift.x, dy: shift.y) }
    let track = place(slider.trackRect(forBounds: slider.bounds))
    let thumb = place(
      slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
        value: slider.value))
    if let image = slider.minimumValueImage {
      paint(
        image, in: place(slider.minimumValueImageRect(forBounds: slider.bounds)),
        tint: slider.tintColor)
    }
    if let image = slider.maximumValueImage {
      paint(
        image, in: place(slider.maximumValueImageRect(forBounds: slider.bounds)),
        tint: slider.tintColor)
    }
    fill(track, slider.maximumTrackTintColor ?? .systemFill, radius: 2)
    let isReversed = isRightToLeft(slider)
    let filled =
      isReversed
      ? CGRect(
        x: thumb.midX, y: track.minY, width: max(track.maxX - thumb.midX, 0), height: track.height)
      : CGRect(
        x: track.minX, y: track.minY, width: max(thumb.midX - track.minX, 0), height: track.height)
    fill(filled, slider.minimumTrackTintColor ?? slider.tintColor, radius: 2)
    if let image = slider.thumbImage(for: .normal) {
      paint(image, in: thumb, tint: slider.tintColor)
    } else {
      let side = min(28, min(thumb.width, frame.height))
      knob(
        CGRect(x: thumb.midX - side / 2, y: thumb.midY - side / 2, width: side, height: side),
        slider.thumbTintColor ?? .white)
    }
  }

  func paintStepper(_ stepper: UIStepper, _ frame: CGRect) {
    fill(frame, .tertiarySystemFill, radius: 8)
    fill(
      CGRect(x: frame.midX - 0.5, y: frame.minY + 7, width: 1, height: max(frame.height - 14, 0)),
      .separator)
    let arm: CGFloat = 7
    for (side, isPlus) in [
      (frame.minX + frame.width / 4, false), (frame.maxX - frame.width / 4, true),
    ] {
      let isAtEnd =
        isPlus
        ? stepper.value >= stepper.maximumValue : stepper.value <= stepper.minimumValue
      let center = CGPoint(x: side, y: frame.midY)
      var lines = [
        [CGPoint(x: center.x - arm, y: center.y), CGPoint(x: center.x + arm, y: center.y)]
      ]
      if isPlus {
        lines.append([
          CGPoint(x: center.x, y: center.y - arm), CGPoint(x: center.x, y: center.y + arm),
        ])
      }
      stroke(lines, isAtEnd ? .tertiaryLabel : .label, width: 1.5)
    }
  }

  func paintPages(_ control: UIPageControl, _ frame: CGRect) {
    let count = control.numberOfPages
    guard count > 1 || count == 1 && !control.hidesForSinglePage, count <= 200 else { return }
    let (side, step): (CGFloat, CGFloat) = (7, 16)
    var x = frame.midX - (CGFloat(count - 1) * step + side) / 2
    // Before page controls had tints, their dots were white.
    let usual = UIColor.white
    for page in 0..<count {
      let color =
        page == control.currentPage
        ? control.currentPageIndicatorTintColor ?? usual
        : control.pageIndicatorTintColor ?? usual.withAlphaComponent(0.3)
      fill(
        .ellipse(CGRect(x: x, y: frame.midY - side / 2, width: side, height: side)),
        components(color))
      x += step
    }
  }

  func paintProgress(_ view: UIProgressView, _ frame: CGRect) {
    let radius = frame.height / 2
    fill(frame, view.trackTintColor ?? .systemFill, radius: radius)
    var done = frame
    done.size.width *= CGFloat(view.progress)
    if isRightToLeft(view) { done.origin.x = frame.maxX - done.width }
    fill(done, view.progressTintColor ?? view.tintColor, radius: radius)
  }

  func paintActivity(_ view: UIActivityIndicatorView, _ frame: CGRect) {
    let side = min(view.intrinsicContentSize.width, view.intrinsicContentSize.height)
    let (outer, width) = (side / 2 * 0.95, side * 0.09)
    let spokes = 8
    let color = view.color ?? .systemGray
    for spoke in 0..<spokes {
      let angle = CGFloat(spoke) / CGFloat(spokes) * 2 * .pi - .pi / 2
      let (x, y) = (cos(angle), sin(angle))
      let fade = 0.35 + 0.65 * CGFloat(spoke) / CGFloat(spokes - 1)
      stroke(
        [
          [
            CGPoint(x: frame.midX + x * outer * 0.5, y: frame.midY + y * outer * 0.5),
            CGPoint(x: frame.midX + x * outer, y: frame.midY + y * outer),
          ]
        ], color.withAlphaComponent(fade), width: width)
    }
  }

  func paintSegments(_ control: UISegmentedControl, _ frame: CGRect) {
    let shift = CGPoint(x: frame.minX - control.bounds.minX, y: frame.minY - control.bounds.minY)
    fill(frame, .tertiarySystemFill, radius: 9)
    let attributes = control.titleTextAttributes(for: .normal)
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
    for index in 0..<control.numberOfSegments {
      let rect = control.rectOfSegment(at: index).offsetBy(dx: shift.x, dy: shift.y)
      let isSelected = index == control.selectedSegmentIndex
      if isSelected {
        var group = Picture.Group()
        group.shadow = DisplayList.Shadow(
          offset: CGSize(width: 0, height: 3), blur: 4, color: CGColor(gray: 0, alpha: 0.12))
        let usual =
          traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : UIColor.white
        within(group) {
          fill(
            rect.insetBy(dx: 2, dy: 2), control.selectedSegmentTintColor ?? usual, radius: 7)
        }
      } else if index > 0, index - 1 != control.selectedSegmentIndex {
        fill(
          CGRect(x: rect.minX - 0.5, y: rect.minY + 8, width: 1, height: max(rect.height - 16, 0)),
          .separator)
      }
      let room = rect.offsetBy(
        dx: control.contentOffsetForSegment(at: index).width,
        dy: control.contentOffsetForSegment(at: index).height)
      let isEnabled = control.isEnabled && control.isEnabledForSegment(at: index)
      let color =
        (control.titleTextAttributes(for: isSelected ? .selected : .normal)?[.foregroundColor]
          as? UIColor) ?? (attributes?[.foregroundColor] as? UIColor)
        ?? (isEnabled ? .label : .tertiaryLabel)
      if let title = control.titleForSegment(at: index) {
        text(title, font, color, in: room.insetBy(dx: 2, dy: 0))
      } else if let image = control.imageForSegment(at: index) {
        paint(image, centeredIn: room, tint: color)
      }
    }
  }

  // MARK: Pickers

  /// Paints the band behind the selected rows of a picker; its wheels are subviews.
  func paintPicker(_ picker: UIPickerView, _ frame: CGRect) {
    let row = picker.numberOfComponents > 0 ? picker.rowSize(forComponent: 0).height : 34
    fill(
      CGRect(
        x: frame.minX + 9, y: frame.midY - row / 2, width: max(frame.width - 18, 0), height: row),
      .tertiarySystemFill, radius: 8)
  }
}
