public import Foundation
public import HeadlessUIKit
import IBRender

extension Snapshotting where Value == UIView, Format == String {
  /// A snapshot of a view as SVG.
  public static var svg: Snapshotting { svg() }

  /// A snapshot of a view hierarchy as text, with classes and frames.
  public static var hierarchy: Snapshotting { hierarchy() }

  /// A snapshot of a view as SVG, on a device, in a size or with other traits.
  /// - Parameters:
  ///   - device: The device, whose screen the view fills unless it has a size.
  ///   - isLandscape: Whether the device is in landscape.
  ///   - size: The size of the view, in points.
  ///   - traits: The traits that differ from those of the screen.
  public static func svg(
    on device: HeadlessDevice? = nil, isLandscape: Bool = false, size: CGSize? = nil,
    traits: UITraitCollection? = nil
  ) -> Snapshotting {
    let stage = SnapshotStage(
      device: device, isLandscape: isLandscape, size: size, traits: traits)
    return Snapshotting(pathExtension: "svg", diffing: .pictures) { view in
      try stage.show(view) { try SVGText.text(of: $0) }
    }
  }

  /// A snapshot of a view hierarchy as text, on a device, in a size or with other traits; see
  /// ``svg(on:isLandscape:size:traits:)``.
  public static func hierarchy(
    on device: HeadlessDevice? = nil, isLandscape: Bool = false, size: CGSize? = nil,
    traits: UITraitCollection? = nil
  ) -> Snapshotting {
    let stage = SnapshotStage(
      device: device, isLandscape: isLandscape, size: size, traits: traits)
    return Snapshotting(pathExtension: "txt", diffing: .lines) { view in
      try stage.show(view) { HierarchyText.text(of: $0) }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A snapshot of a controller's view as SVG.
  public static var svg: Snapshotting { svg() }

  /// A snapshot of a controller's view hierarchy as text, with classes and frames.
  public static var hierarchy: Snapshotting { hierarchy() }

  /// A snapshot of a controller's view as SVG, on a device, in a size or with other traits.
  ///
  /// With any of these, the controller appears in its own window, with the bars and safe areas of the device.
  /// - Parameters:
  ///   - device: The device, whose screen the view fills unless it has a size.
  ///   - isLandscape: Whether the device is in landscape.
  ///   - size: The size of the window, in points.
  ///   - traits: The traits that differ from those of the screen.
  public static func svg(
    on device: HeadlessDevice? = nil, isLandscape: Bool = false, size: CGSize? = nil,
    traits: UITraitCollection? = nil
  ) -> Snapshotting {
    let stage = SnapshotStage(
      device: device, isLandscape: isLandscape, size: size, traits: traits)
    return Snapshotting(pathExtension: "svg", diffing: .pictures) { controller in
      try stage.show(controller) { try SVGText.text(of: $0) }
    }
  }

  /// A snapshot of a controller's view hierarchy as text, on a device, in a size or with other traits; see
  /// ``svg(on:isLandscape:size:traits:)``.
  public static func hierarchy(
    on device: HeadlessDevice? = nil, isLandscape: Bool = false, size: CGSize? = nil,
    traits: UITraitCollection? = nil
  ) -> Snapshotting {
    let stage = SnapshotStage(
      device: device, isLandscape: isLandscape, size: size, traits: traits)
    return Snapshotting(pathExtension: "txt", diffing: .lines) { controller in
      try stage.show(controller) { HierarchyText.text(of: $0) }
    }
  }
}

extension Diffing where Format == String {
  /// Compares pictures. The picture of the difference shows both side by side.
  static var pictures: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { reference, new in
        guard reference != new else { return nil }
        let words = PictureWords.differences(reference, new)
        let message =
          words.isEmpty
          ? LineDifference.text(reference, new) : words.joined(separator: "\n")
        return (message, Data(PicturePair(reference, new).svg.utf8))
      })
  }
}

/// A view as the text of an SVG.
@MainActor
private enum SVGText {
  static func text(of view: UIView) throws -> String {
    String(decoding: SVGWriter().bytes(of: try Picture(of: view)), as: UTF8.self)
  }
}

/// Two pictures side by side in one SVG.
struct PicturePair {
  let svg: String

  init(_ reference: String, _ new: String) {
    let sizes = [reference, new].map { Self.size(of: $0) }
    let gap = 24.0
    let width = sizes[0].width + sizes[1].width + 3 * gap
    let height = max(sizes[0].height, sizes[1].height) + 2 * gap + 20
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" font-family="sans-serif" font-size="14">
      <rect width="100%" height="100%" fill="#eee"/>
      <text x="\(gap)" y="\(gap)">reference</text>
      <text x="\(2 * gap + sizes[0].width)" y="\(gap)">new</text>

      """
    for (index, picture) in [reference, new].enumerated() {
      let x = index == 0 ? gap : 2 * gap + sizes[0].width
      // Rename the ids, which must be unique in the combined file.
      let own =
        picture
        .replacing(" id=\"", with: " id=\"p\(index)")
        .replacing("url(#", with: "url(#p\(index)")
        .replacing("href=\"#", with: "href=\"#p\(index)")
        .replacing("<svg ", with: "<svg x=\"\(x)\" y=\"\(gap + 10)\" ", maxReplacements: 1)
      text += own
    }
    svg = text + "</svg>\n"
  }

  private static func size(of svg: String) -> CGSize {
    func number(_ name: String) -> Double {
      guard let start = svg.firstRange(of: " \(name)=\"") else { return 0 }
      return Double(svg[start.upperBound...].prefix { $0 != "\"" }) ?? 0
    }
    return CGSize(width: number("width"), height: number("height"))
  }
}

/// A view hierarchy as lines of text.
@MainActor
enum HierarchyText {
  static func text(of root: UIView) -> String {
    var text = ""
    var open: [(view: UIView, depth: Int)] = [(root, 0)]
    while let (view, depth) = open.popLast() {
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
      text += String(repeating: "  ", count: depth)
      text += "\(type(of: view)) [\(numbers.joined(separator: ", "))]"
      if view.isHidden { text += " hidden" }
      if let label = (view as? UILabel)?.text { text += " \"\(label)\"" }
      if let title = (view as? UIButton)?.currentTitle { text += " \"\(title)\"" }
      text += "\n"
      open += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return text
  }

  /// Returns a number with at most two decimal places.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
