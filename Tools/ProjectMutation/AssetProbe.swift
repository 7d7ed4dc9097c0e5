import AssetCatalog
import Foundation
import TestSupport

/// Reads asset catalogs and the headers of images.
enum AssetProbe {
  private static let pixel: [UInt8] = AssetSample.pixel

  static func contents(_ bytes: [UInt8]) -> ProbeOutcome {
    do {
      let folder = try ScratchFolder()
      for name in ["c.colorset", "i.imageset", "d.dataset", "Folder"] {
        _ = try folder.write(bytes, "app/A.xcassets/\(name)/Contents.json")
      }
      _ = try folder.write(pixel, "app/A.xcassets/i.imageset/a.png")
      _ = try folder.write(pixel, "a.png")
      let root = folder.url.appendingPathComponent("app")
      let traits = AssetTraits(idiom: .phone, isDark: true, hasHighContrast: false, displayScale: 2)
      let color = AssetCatalogs.color(named: "c", in: [root])?.value(for: traits)
      if case .components(let red, let green, let blue, let alpha, _)? = color,
        ![red, green, blue, alpha].allSatisfy(\.isFinite)
      {
        return .broken("a color without a finite component")
      }
      let image = AssetCatalogs.image(named: "i", in: [root])
      let data = AssetCatalogs.data(named: "d", in: [root])
      for file in [image?.file(for: traits)?.file, data?.file].compactMap(\.self)
      where !file.standardizedFileURL.path.hasPrefix(root.standardizedFileURL.path + "/") {
        return .broken("a file outside of the catalog: \(file.path)")
      }
      var names = AssetNames()
      names.add(below: root)
      guard names.hasImage("i"), names.hasColor("c") else { return .broken("a set is missing") }
      return color != nil || image != nil || data != nil ? .read : .refused
    } catch {
      return .broken("\(error)")
    }
  }

  static func image(_ bytes: [UInt8]) -> ProbeOutcome {
    guard let header = ImageHeader(bytes, allowsSVG: true) else { return .refused }
    return header.width > 0 && header.height > 0 ? .read : .broken("an image without an area")
  }
}

/// An image of one pixel.
private enum AssetSample {
  static let pixel: [UInt8] = {
    let text =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    return Data(base64Encoded: text).map { [UInt8]($0) } ?? []
  }()
}
