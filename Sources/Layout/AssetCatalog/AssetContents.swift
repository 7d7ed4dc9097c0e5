import FileWork
import Foundation

/// The `Contents.json` file of an asset catalog, reduced to the parts that colors and images need.
struct AssetContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?
    var preservesVectorRepresentation: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
      case preservesVectorRepresentation = "preserves-vector-representation"
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Color: Decodable {
    var space: String?
    var components: [String: String]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }
  }

  struct ColorEntry: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var color: Color?
  }

  struct ImageEntry: Decodable {
    var idiom: String?
    var scale: String?
    var filename: String?
    var appearances: [Appearance]?
  }

  struct DataEntry: Decodable {
    var filename: String?
    var typeIdentifier: String?

    enum CodingKeys: String, CodingKey {
      case filename
      case typeIdentifier = "universal-type-identifier"
    }
  }

  /// The maximum size of the file, in bytes.
  private static let limit = 16 << 20

  var properties: Properties?
  var data: [DataEntry]?
  var colors: [ColorEntry]?
  var images: [ImageEntry]?

  /// Reads the file of a folder; nil if it does not exist or cannot be read.
  init?(in folder: URL) {
    guard let file = AssetFile.url("Contents.json", in: folder)?.path,
      let bytes = try? FileBytes.readFollowingLinks(file, limit: Self.limit),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: Data(bytes))
    else { return nil }
    self = contents
  }
}
