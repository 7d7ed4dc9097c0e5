import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes the keys of every control.
  /// - Parameters:
  ///   - subviews: The subviews, if they differ from those of the document.
  ///   - frame: The frame in points, if it differs from that of the document.
  func writeControl(subviews: [Int]? = nil, frame: Rect? = nil) {
    writeView(subviews: subviews, frame: frame)
    writeTrue("UIDisabled", ifNo: Names.enabled)
    writeTrue("UISelected", ifYes: Names.selected)
    writeTrue("UIHighlighted", ifYes: Names.highlighted)
    write(
      "UIContentVerticalAlignment", word: Names.contentVerticalAlignment,
      in: .contentVerticalAlignment)
    write(
      "UIContentHorizontalAlignment", word: Names.contentHorizontalAlignment,
      in: .contentHorizontalAlignment)
    writeTrue("UIShowsMenuAsPrimaryAction", ifYes: Names.showsMenuAsPrimaryAction)
  }

  /// Writes a switch, which has its own key for whether it is enabled, and a fixed size. The frame in the document
  /// becomes a runtime attribute.
  func writeSwitch() {
    if era.fixesSwitchSize {
      let frame = frame
      writeControl(frame: Rect(x: frame.x, y: frame.y, width: 51, height: 31))
      encoder.switchFrames.append((number, frame))
    } else {
      writeControl()
    }
    if era.fadesDisabledSwitches, node.bool(Names.enabled) == false, node.double(Names.alpha) == nil
    {
      write("UIAlpha", float: 0.5)
    }
    writeTrue("UISwitchEnabled", unlessNo: Names.enabled)
    write("UISwitchOnTintColor", color: "onTintColor")
    write("UISwitchThumbTintColor", color: "thumbTintColor")
    write("UISwitchOnImage", image: Names.onImage)
    write("UISwitchOffImage", image: Names.offImage)
  }

  func writeSlider() {
    writeControl()
    write("UIMinimumTintColor", color: "minimumTrackTintColor")
    write("UIMaximumTintColor", color: "maximumTrackTintColor")
    write("UIThumbTintColor", color: "thumbTintColor")
    write("UIMinimumValueImage", image: Names.minimumValueImage)
    write("UIMaximumValueImage", image: Names.maximumValueImage)
    if era.writesBehavioralStyle {
      write(
        "UIBehavioralStyle", word: Names.preferredBehavioralStyle, in: .behavioralStyle, default: 0)
    }
  }

  func writePageControl() {
    writeControl()
    write("UICurrentPageIndicatorTintColor", color: "currentPageIndicatorTintColor")
    write("UIPageIndicatorTintColor", color: "pageIndicatorTintColor")
  }

  func writeProgressView() {
    writeView()
    write("UIProgressProgressTintColor", color: "progressTintColor")
    write("UIProgressTrackTintColor", color: "trackTintColor")
    write("UIProgressImage", image: Names.progressImage)
    write("UITrackImage", image: Names.trackImage)
  }

  func writeActivityIndicator() {
    writeView()
    let style = value(of: Names.style, in: .activityIndicatorStyle) ?? 1
    if era.writesLargeContentProperties { write("UIActivityIndicatorViewStyle-Modern", style) }
    // Systems that do not know the modern styles use the one with the closest size.
    let old = style == 101 ? 0 : style == 100 ? 2 : style
    if old != 1 { write("UIActivityIndicatorViewStyle", old) }
    if node.bool(Names.hidesWhenStopped) != true { write("UIHidesWhenStopped", false) }
    writeTrue("UIAnimating", ifYes: Names.animating)
    writeSpinnerColor(style: old)
  }

  /// Writes the color of a spinner; older systems use the tint color, which gray spinners have by default.
  private func writeSpinnerColor(style: Int) {
    let color = color("color")
    if era.writesLargeContentProperties {
      if let color { write("UIColor", color: color) } else { write("UIColor", object: nil) }
    } else if let color {
      write("UITintColor", color: color)
      if era.writesTextColorUpdates { write("UIDisableUpdateColorOnTraitCollectionChange", true) }
    } else if style == 2 {
      write("UITintColor", object: encoder.color(ColorLook(values: [0], alpha: 0.45)))
    }
  }

  func writeRefreshControl() {
    writeControl()
    if let title = node.child("attributedTitle") {
      write("UIAttributedTitle", object: encoder.attributedString(title))
    }
  }

  func writeImageView() {
    writeView()
    write("UIImage", image: Names.image)
    write("UIHighlightedImage", image: Names.highlightedImage)
    if let configuration = node.child("preferredSymbolConfiguration") {
      write(
        "UIPreferredSymbolConfiguration", object: encoder.symbolConfiguration(configuration))
    }
  }
}
