import Diagnostics
package import Foundation

/// A named image with its variants: the files of an asset catalog's set, or files in the same folder.
package struct ImageAsset: Sendable {
  private struct Entry: Sendable {
    var variant: AssetVariant
    /// The scale; nil for a file without one, such as a vector graphic.
    var scale: Double?
    var file: URL
  }

  /// The rendering mode of an image.
  package enum Rendering: Hashable, Sendable {
    case automatic, template, original
  }

  package let name: String
  /// The rendering mode, unless code sets a different one.
  package let rendering: Rendering
  private let entries: [Entry]

  /// Reads an `.imageset`; nil if it lists no file.
  init?(name: String, folder: URL) {
    guard let contents = AssetContents(in: folder) else { return nil }
    entries = (contents.images ?? []).compactMap { image in
      guard let file = image.filename.flatMap({ AssetFile.url($0, in: folder) }) else {
        return nil
      }
      return Entry(
        variant: AssetVariant(idiom: image.idiom, appearances: image.appearances),
        scale: image.scale.flatMap(Self.scale), file: file)
    }
    guard !entries.isEmpty else { return nil }
    self.name = name
    rendering =
      switch contents.properties?.templateRenderingIntent {
      case "template": .template
      case "original": .original
      default: .automatic
      }
  }

  /// Finds `name.png`, `name@2x.png`, `name@3x~ipad.png` and similar files; nil if there are none.
  init?(name: String, filesIn folder: AssetFolder) {
    let ending = Self.endings.first { name.hasEnding(".\($0)") }
    let stem = ending.flatMap { name.name(before: ".\($0)") }?[...] ?? name[...]
    let files = folder.files(in: String(name[..<name.startOfName]))
    var found: [Entry] = []
    for ending in ending.map({ [$0] }) ?? Self.endings {
      for (suffix, scale) in Self.scales {
        for (device, idiom) in Self.devices {
          let file = "\(stem)\(suffix)\(device).\(ending)"
          guard files.contains(String(file[file.startOfName...])),
            let url = AssetFile.url(file, in: folder.url)
          else { continue }
          let variant = AssetVariant(idiom: idiom, appearances: nil)
          found.append(Entry(variant: variant, scale: scale, file: url))
        }
      }
      if !found.isEmpty { break }
    }
    guard !found.isEmpty else { return nil }
    self.name = name
    rendering = .automatic
    entries = found
  }

  /// Returns the names by which documents can refer to a file: `a`, `a@2x`, `a.png` and `a@2x.png` for `a@2x.png`; empty
  /// for a file that is not an image.
  static func names(ofFile name: String) -> [String] {
    for ending in endings {
      guard let stem = name.name(before: ".\(ending)") else { continue }
      var stems = [stem]
      for suffixes in [devices.map(\.suffix), scales.map(\.suffix)] {
        let shorter = suffixes.lazy.filter { !$0.isEmpty }
          .compactMap { suffix in stems.last?.name(before: suffix) }.first
        if let shorter { stems.append(shorter) }
      }
      return stems + stems.map { "\($0).\(ending)" }
    }
    return []
  }

  /// The suffixes of file names for scales.
  private static let scales: [(suffix: String, scale: Double)] = [("", 1), ("@2x", 2), ("@3x", 3)]
  /// The suffixes of file names for devices.
  private static let devices: [(suffix: String, idiom: String?)] = [
    ("", nil), ("~iphone", "iphone"), ("~ipad", "ipad"),
  ]

  private static let endings = [
    "png", "jpg", "jpeg", "gif", "pdf", "webp", "heic", "heif", "tif", "tiff", "bmp",
  ]

  /// Returns the file that fits best, with its scale; nil if none fits.
  package func file(for traits: AssetTraits) -> (file: URL, scale: Double)? {
    let wanted = traits.displayScale
    var best: (entry: Entry, fit: Int)?
    for entry in entries {
      guard let fit = entry.variant.fit(traits) else { continue }
      // Matching traits are more important than the scale; then the nearest scale wins, and a larger scale is preferred
      // to a smaller one.
      let distance = abs((entry.scale ?? wanted) - wanted) * 2
      let total = fit * 100 - Int(distance * 2) + ((entry.scale ?? wanted) > wanted ? 1 : 0)
      if total > best?.fit ?? .min { best = (entry, total) }
    }
    return best.map { ($0.entry.file, $0.entry.scale ?? 1) }
  }

  private static func scale(_ text: String) -> Double? {
    ["1x": 1, "2x": 2, "3x": 3][text]
  }
}
