import AssetCatalog
import TestSupport
import Testing

@Suite struct ColorVariantTests {
  private func color(_ json: String) throws -> ColorAsset? {
    let scratch = try ScratchFolder()
    try scratch.write(Array(json.utf8), "A.xcassets/sea.colorset/Contents.json")
    return AssetCatalogs.color(named: "sea", in: [scratch.url])
  }

  private func traits(_ idiom: AssetTraits.Idiom?, isDark: Bool = false, contrast: Bool = false)
    -> AssetTraits
  {
    AssetTraits(idiom: idiom, isDark: isDark, hasHighContrast: contrast, displayScale: 2)
  }

  private func variant(_ white: Double, _ more: String = "") -> String {
    """
    {"idiom": "universal", "color": {"color-space": "gray-gamma-22", "components": \
    {"white": "\(white)", "alpha": "1.000"}}\(more)}
    """
  }

  @Test func `the variant for the appearance is chosen, or else the one for any`() throws {
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let asset = try #require(
      try color(#"{"colors": [\#(variant(0.1)), \#(variant(0.9, dark))]}"#))
    #expect(asset.name == "sea")
    #expect(asset.value(for: traits(nil)) == .gray(0.1, alpha: 1))
    #expect(asset.value(for: traits(nil, isDark: true)) == .gray(0.9, alpha: 1))
    #expect(asset.value(for: traits(nil, contrast: true)) == .gray(0.1, alpha: 1))
  }

  @Test func `a set without a readable color is no color`() throws {
    #expect(try color("{}") == nil)
    #expect(try color(#"{"colors": [{"idiom": "universal", "color": {}}]}"#) == nil)
    #expect(try color("not JSON") == nil)
    #expect(try color(#"{"colors": [\#(variant(0.1).replacing("0.1", with: "1e999"))]}"#) == nil)
  }
}
