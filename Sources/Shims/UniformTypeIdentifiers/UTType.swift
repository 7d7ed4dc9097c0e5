@_exported public import Foundation
@_exported public import HeadlessUIKit

/// A type of data by its identifier. The most usual types are known with their extensions and with what they conform to.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  /// A type; any identifier is taken.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// A type that an app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// The type of files with an extension; nil for one that is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let row = Self.rows.first(where: { $0.extensions.contains(name) }) else { return nil }
    self.init(known: row.identifier)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let row = Self.rows.first(where: { $0.mime == mimeType }) else { return nil }
    self.init(known: row.identifier)
  }

  private init(known identifier: String) { self.identifier = identifier }

  private struct Row {
    let identifier: String
    let extensions: [String]
    let mime: String?
    let parents: [String]
  }

  private static let rows: [Row] = [
    Row(
      identifier: "public.jpeg", extensions: ["jpg", "jpeg"], mime: "image/jpeg",
      parents: ["public.image"]),
    Row(
      identifier: "public.png", extensions: ["png"], mime: "image/png", parents: ["public.image"]),
    Row(
      identifier: "com.compuserve.gif", extensions: ["gif"], mime: "image/gif",
      parents: ["public.image"]),
    Row(
      identifier: "public.tiff", extensions: ["tiff", "tif"], mime: "image/tiff",
      parents: ["public.image"]),
    Row(
      identifier: "public.heic", extensions: ["heic"], mime: "image/heic", parents: ["public.image"]
    ),
    Row(
      identifier: "public.svg-image", extensions: ["svg"], mime: "image/svg+xml",
      parents: ["public.image"]),
    Row(
      identifier: "public.image", extensions: [], mime: nil,
      parents: ["public.data", "public.content"]),
    Row(
      identifier: "com.adobe.pdf", extensions: ["pdf"], mime: "application/pdf",
      parents: ["public.data", "public.content"]),
    Row(
      identifier: "public.plain-text", extensions: ["txt"], mime: "text/plain",
      parents: ["public.text"]),
    Row(
      identifier: "public.utf8-plain-text", extensions: [], mime: nil,
      parents: ["public.plain-text"]),
    Row(identifier: "public.rtf", extensions: ["rtf"], mime: "text/rtf", parents: ["public.text"]),
    Row(
      identifier: "public.html", extensions: ["html", "htm"], mime: "text/html",
      parents: ["public.text"]),
    Row(
      identifier: "public.xml", extensions: ["xml"], mime: "application/xml",
      parents: ["public.text"]),
    Row(
      identifier: "public.json", extensions: ["json"], mime: "application/json",
      parents: ["public.text"]),
    Row(
      identifier: "public.comma-separated-values-text", extensions: ["csv"], mime: "text/csv",
      parents: ["public.text"]),
    Row(
      identifier: "public.text", extensions: [], mime: nil,
      parents: ["public.data", "public.content"]),
    Row(
      identifier: "public.mpeg-4", extensions: ["mp4"], mime: "video/mp4", parents: ["public.movie"]
    ),
    Row(
      identifier: "com.apple.quicktime-movie", extensions: ["mov"], mime: "video/quicktime",
      parents: ["public.movie"]),
    Row(
      identifier: "public.movie", extensions: [], mime: nil, parents: ["public.audiovisual-content"]
    ),
    Row(identifier: "public.video", extensions: [], mime: nil, parents: ["public.movie"]),
    Row(
      identifier: "public.mp3", extensions: ["mp3"], mime: "audio/mpeg", parents: ["public.audio"]),
    Row(
      identifier: "public.audio", extensions: [], mime: nil, parents: ["public.audiovisual-content"]
    ),
    Row(
      identifier: "public.audiovisual-content", extensions: [], mime: nil,
      parents: ["public.data", "public.content"]),
    Row(
      identifier: "public.zip-archive", extensions: ["zip"], mime: "application/zip",
      parents: ["public.archive"]),
    Row(identifier: "public.archive", extensions: [], mime: nil, parents: ["public.data"]),
    Row(identifier: "public.data", extensions: [], mime: nil, parents: ["public.item"]),
    Row(identifier: "public.content", extensions: [], mime: nil, parents: []),
    Row(identifier: "public.file-url", extensions: [], mime: nil, parents: ["public.url"]),
    Row(identifier: "public.url", extensions: [], mime: nil, parents: ["public.data"]),
    Row(identifier: "public.folder", extensions: [], mime: nil, parents: ["public.directory"]),
    Row(identifier: "public.directory", extensions: [], mime: nil, parents: ["public.item"]),
  ]

  private var row: Row? { Self.rows.first { $0.identifier == identifier } }

  public var preferredFilenameExtension: String? { row?.extensions.first }
  public var preferredMIMEType: String? { row?.mime }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is another one or one of its kinds.
  public func conforms(to type: UTType) -> Bool {
    self == type || (row?.parents ?? []).contains { UTType(known: $0).conforms(to: type) }
  }

  public static let image = Self(known: "public.image")
  public static let jpeg = Self(known: "public.jpeg")
  public static let png = Self(known: "public.png")
  public static let gif = Self(known: "com.compuserve.gif")
  public static let tiff = Self(known: "public.tiff")
  public static let heic = Self(known: "public.heic")
  public static let svg = Self(known: "public.svg-image")
  public static let pdf = Self(known: "com.adobe.pdf")
  public static let text = Self(known: "public.text")
  public static let plainText = Self(known: "public.plain-text")
  public static let utf8PlainText = Self(known: "public.utf8-plain-text")
  public static let rtf = Self(known: "public.rtf")
  public static let html = Self(known: "public.html")
  public static let xml = Self(known: "public.xml")
  public static let json = Self(known: "public.json")
  public static let commaSeparatedText = Self(known: "public.comma-separated-values-text")
  public static let movie = Self(known: "public.movie")
  public static let video = Self(known: "public.video")
  public static let mpeg4Movie = Self(known: "public.mpeg-4")
  public static let quickTimeMovie = Self(known: "com.apple.quicktime-movie")
  public static let audio = Self(known: "public.audio")
  public static let mp3 = Self(known: "public.mp3")
  public static let audiovisualContent = Self(known: "public.audiovisual-content")
  public static let archive = Self(known: "public.archive")
  public static let zip = Self(known: "public.zip-archive")
  public static let data = Self(known: "public.data")
  public static let content = Self(known: "public.content")
  public static let item = Self(known: "public.item")
  public static let url = Self(known: "public.url")
  public static let fileURL = Self(known: "public.file-url")
  public static let folder = Self(known: "public.folder")
  public static let directory = Self(known: "public.directory")
}
