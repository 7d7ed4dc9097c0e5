import Foundation
import HeadlessUIKit

// The sizes and colors are those of the system's controls, measured in published screenshots of iOS or taken from
// UIKit's metrics. If versions differ by a point, the newer one is used.
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
    let origin = frame.origin(of: stepper)
    fill(frame, .tertiarySystemFill, radius: 8)
    fill(stepper.separatorFrame.offset(by: origin), .separator)
    paint(stepper.marks, origin)
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
    let origin = frame.origin(of: control)
    fill(frame, .tertiarySystemFill, radius: 9)
    for part in control.parts {
      if let selection = part.selection {
        var group = Picture.Group()
        group.shadow = DisplayList.Shadow(
          offset: CGSize(width: 0, height: 3), blur: 4, color: CGColor(gray: 0, alpha: 0.12))
        let usual =
          traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : UIColor.white
        within(group) {
          fill(selection.offset(by: origin), control.selectedSegmentTintColor ?? usual, radius: 7)
        }
      }
      if let line = part.separator { fill(line.offset(by: origin), .separator) }
      if let mark = part.mark { paint([mark], origin) }
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
