import Foundation
import SourceRewriting
import Testing

/// The symbols of colors and images. Those of the first test are from sources that Xcode generated.
@Suite struct AssetSymbolsTests {
  private func index(_ assets: [CatalogAsset], _ source: String = "") -> String {
    SourceRewriter.rewrite(
      [.init(path: "/app/A.swift", id: "a", bytes: Array(source.utf8))], assets: assets
    ).index
  }

  private func color(_ name: String) -> CatalogAsset { CatalogAsset(kind: .color, name: name) }
  private func image(_ name: String) -> CatalogAsset { CatalogAsset(kind: .image, name: name) }

  @Test(arguments: [
    ("AccentColor", "accent"), ("tabbarBackgroundColor", "tabbarBackground"),
    ("adult_products_image", "adultProducts"), ("Initial-Image", "initial"), ("Image", "image"),
    ("buttoncolor", "buttoncolor"), ("welcomeVCimage", "welcomeVCimage"),
    ("backgroundColor", "background"), ("GitHub_Logo", "gitHubLogo"),
    ("VTGymApp_Logo", "vtGymAppLogo"), ("BGLighGray", "bgLighGray"), ("TLSold", "tlSold"),
    ("icon_ID", "iconID"), ("blueEF", "blueEF"), ("M-stadt", "mStadt"), ("BMW", "BMW"),
    ("TLS2016", "TLS_2016"), ("A-1-1-0", "A_1_1_0"), ("292C38", "_292_C_38"),
    ("FFE05D", "FFE_05_D"), ("121212", "_121212"), ("c50000", "c50000"), ("1", "_1"),
    ("a9d6f577358d6cc2", "a9D6F577358D6Cc2"), ("3ecb9ea93cd0", "_3Ecb9Ea93Cd0"),
    ("download (10)", "download10"), ("topview1", "topview1"), ("repeat.slash", "repeatSlash"),
    ("orbita+", "orbita"), ("Default", "`default`"),
  ])
  func `a name becomes the symbol that Xcode makes of it`(_ name: String, _ symbol: String) {
    let index = index([image(name)])
    #expect(
      index.contains(
        "  static let \(symbol) = UIKit.ImageResource(name: \"\(name)\", bundle: .main)\n"))
    #expect(
      index.contains(
        "  static var \(symbol): UIKit.UIImage { UIKit.UIImage(resource: UIKit.ImageResource.\(symbol)) }\n"
      ))
  }

  @Test func `a bracket that joins with a letter is no part of a symbol`() {
    // U+0D4E and the bracket are one Character, which counts as a letter.
    let index = index([image("a\u{D4E}(b")])
    #expect(index.contains("  static let aB = "))
  }

  @Test func `a folder that provides a namespace becomes an enumeration`() {
    let index = index([
      color("iconPreviews/AppIcon"), color("iconPreviews/Dark/BMW"), color("Sand"),
    ])
    #expect(
      index.contains(
        """
        extension UIKit.ColorResource {
          static let sand = UIKit.ColorResource(name: "Sand", bundle: .main)
          enum IconPreviews {
            static let appIcon = UIKit.ColorResource(name: "iconPreviews/AppIcon", bundle: .main)
            enum Dark {
              static let BMW = UIKit.ColorResource(name: "iconPreviews/Dark/BMW", bundle: .main)
            }
          }
        }
        """))
    #expect(
      index.contains(
        "static var BMW: UIKit.UIColor { UIKit.UIColor(resource: UIKit.ColorResource.IconPreviews.Dark.BMW) }"
      ))
  }

  @Test func `of two assets with one symbol the first by name has it`() {
    let output = SourceRewriter.rewrite(
      [], assets: [color("card-number-color"), color("card-number")])
    #expect(
      output.index.contains("static let cardNumber = UIKit.ColorResource(name: \"card-number\""))
    #expect(!output.index.contains("card-number-color"))
    #expect(
      output.warnings == [
        "warning: the color 'card-number-color' has no symbol, because 'card-number' has the same one, 'cardNumber'; rename one of them"
      ])
    // A namespace comes before an asset.
    let namespace = SourceRewriter.rewrite([], assets: [image("BMW"), image("BMW/Wheel")])
    #expect(namespace.index.contains("enum BMW {") && !namespace.index.contains("static let BMW"))
    #expect(namespace.warnings.count == 1)
    // A color and an image do not share their symbols.
    #expect(SourceRewriter.rewrite([], assets: [color("sand"), image("sand")]).warnings.isEmpty)
  }

  @Test func `what UIKit declares keeps its meaning`() {
    let index = index([color("Red"), color("GrayColor"), image("add")])
    #expect(index.contains("static let red = UIKit.ColorResource(name: \"Red\""))
    #expect(!index.contains("static var red"))
    #expect(!index.contains("static var gray"))
    #expect(!index.contains("static var add"))
  }

  @Test(arguments: [(CatalogAsset.Kind.color, "UIColor"), (.image, "UIImage")])
  func `every color and image that UIKit's type has is known`(
    _ kind: CatalogAsset.Kind, _ type: String
  ) throws {
    let table = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Apps/AppSymbols/Generated/ModelledNames.swift")
      .standardizedFileURL
    let row = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").first {
      $0.hasPrefix("\(type)|")
    }
    let members = (row ?? "").split { " |".contains($0) }.filter { $0.hasSuffix(":\(type)") }
      .map { String($0.dropLast(type.count + 1)) }
    #expect(members.count >= 5)
    #expect(kind.frameworkNames.isSuperset(of: members))
  }

  @Test func `what the app declares keeps its meaning`() {
    let source = """
      extension UIColor {
        static let sand = UIColor(named: "sand")!
        class var pier: UIColor { .gray }
        enum Brand { static let night = UIColor.black }
      }
      extension UIKit.UIImage { static func bird() -> UIImage? { nil } }
      """
    let index = index(
      [color("sand"), color("Pier"), color("Brand/night"), color("reed"), image("bird")], source)
    #expect(!index.contains("static var sand"))
    #expect(!index.contains("static var pier"))
    #expect(!index.contains("static var night"))
    #expect(!index.contains("static var bird"))
    #expect(index.contains("static var reed"))
    #expect(index.contains("static let sand"))
  }

  @Test(arguments: ["", "/", "+", "Icons/+", "~/bird"])
  func `a name without letters and digits has no symbol`(_ name: String) {
    #expect(!index([image(name)]).contains("static let"))
  }

  @Test func `there are no extensions without assets`() {
    #expect(!index([]).contains("extension"))
  }
}
