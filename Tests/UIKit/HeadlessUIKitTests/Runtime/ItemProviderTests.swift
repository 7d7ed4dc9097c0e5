import Foundation
import HeadlessUIKit
import Testing

/// What a provider loads for a type.
@MainActor @Suite(.ownEnvironment) struct ItemProviderTests {
  private func item(_ provider: NSItemProvider, _ type: String) throws -> (Any?, NSError?) {
    var result: (Any?, NSError?) = (nil, nil)
    provider.loadItem(forTypeIdentifier: type) { result = ($0, $1 as NSError?) }
    try HeadlessClock.shared.settle()
    return result
  }

  @Test func `an item is loaded only for its own type and those that it conforms to`() throws {
    let provider = NSItemProvider(item: "Tern" as NSString, typeIdentifier: "public.html")
    #expect(try item(provider, "public.html").0 as? String == "Tern")
    #expect(try item(provider, "public.text").0 as? String == "Tern")
    let (value, error) = try item(provider, "public.image")
    #expect(value == nil && error?.domain == NSItemProvider.errorDomain)
    #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.url"))
  }

  @Test func `the exact type comes before one that conforms to it`() throws {
    let provider = NSItemProvider()
    for type in ["public.html", "public.text"] {
      provider.registerItem(forTypeIdentifier: type) { complete, _, _ in
        complete?(type as NSString, nil)
      }
    }
    #expect(provider.registeredTypeIdentifiers == ["public.html", "public.text"])
    #expect(try item(provider, "public.text").0 as? String == "public.text")
    #expect(try item(provider, "public.content").0 as? String == "public.html")
  }

  @Test func `a file has the type of its extension`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).csv")
    try Data("a,b".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.comma-separated-values-text"])
    #expect(try item(provider, "public.text").0 as? URL == file)
    var (text, copy): (String?, URL?) = (nil, nil)
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { place, _ in
      copy = place
      text = place.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
    try HeadlessClock.shared.settle()
    #expect(text == "a,b" && copy?.pathExtension == "csv" && copy != file)
    #expect(copy.map { FileManager.default.fileExists(atPath: $0.path) } == false)
    #expect(NSItemProvider(contentsOf: file.appendingPathExtension("gone")) == nil)
  }

  @Test func `data becomes an object of a class that reads its type`() throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { complete in
      complete(Data("Tern".utf8), nil)
      return nil
    }
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    var text: String?
    provider.loadObject(ofClass: String.self) { value, _ in text = value }
    #expect(text == nil)
    try HeadlessClock.shared.settle()
    #expect(text == "Tern")
    var failure: NSError?
    provider.loadObject(ofClass: UIImage.self) { _, error in failure = error as NSError? }
    try HeadlessClock.shared.settle()
    #expect(failure?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  /// A class of an app.
  private final class Boat: NSItemProviderReading, NSItemProviderWriting {
    let name: String
    init(_ name: String) { self.name = name }

    static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.boat"] }
    static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.boat"] }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Boat {
      Boat(String(decoding: data, as: UTF8.self))
    }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(name.utf8), nil)
      return nil
    }
  }

  @Test func `an app's class writes and reads itself`() throws {
    let boat = Boat("Tern")
    var data: Data?
    let provider = NSItemProvider(object: boat)
    provider.loadDataRepresentation(forTypeIdentifier: "com.example.boat") { value, _ in
      data = value
    }
    var loaded: [Boat] = []
    provider.loadObject(ofClass: Boat.self) { object, _ in
      if let object = object as? Boat { loaded.append(object) }
    }
    let written = NSItemProvider(
      item: Data("Gull".utf8) as NSData, typeIdentifier: "com.example.boat")
    written.loadObject(ofClass: Boat.self) { object, _ in
      if let object = object as? Boat { loaded.append(object) }
    }
    try HeadlessClock.shared.settle()
    #expect(data == Data("Tern".utf8) && loaded.map(\.name) == ["Tern", "Gull"])
    #expect(loaded.first === boat)
  }
}
