import AssetCatalog
import Foundation
import TestSupport
import Testing

@Suite struct AssetNamesTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), path)
  }

  private var names: AssetNames {
    var names = AssetNames()
    names.add(below: scratch.url)
    return names
  }

  @Test func `sets have the names of the folders that provide a namespace`() throws {
    try write("{}", "App/A.xcassets/logo.imageset/Contents.json")
    try write("{}", "App/A.xcassets/Plain/star.imageset/Contents.json")
    try write(
      #"{"properties": {"provides-namespace": true}}"#, "App/A.xcassets/Icons/Contents.json")
    try write("{}", "App/A.xcassets/Icons/star.imageset/Contents.json")
    try write("{}", "App/A.xcassets/sea.colorset/Contents.json")
    let names = names
    #expect(names.imageSets.sorted() == ["Icons/star", "logo", "star"])
    #expect(names.colorSets == ["sea"])
    #expect(names.hasImage("LOGO") && names.hasImage("logo.png") && names.hasColor("Sea"))
    #expect(!names.hasImage("sea") && !names.hasColor("logo"))
  }

  @Test func `folders with a dot in their names are groups`() throws {
    try write("{}", "A.xcassets/Signup 2.0/logo.imageset/Contents.json")
    try write(#"{"properties": {"provides-namespace": true}}"#, "A.xcassets/v1.5/Contents.json")
    try write("{}", "A.xcassets/v1.5/star.imageset/Contents.json")
    try write(
      #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1.000"}}}]}"#,
      "A.xcassets/v1.5/sea.colorset/Contents.json")
    // Sets do not contain sets.
    try write("{}", "A.xcassets/poles.dataset/hidden.imageset/Contents.json")
    #expect(names.imageSets.sorted() == ["logo", "v1.5/star"])
    #expect(names.colorSets == ["v1.5/sea"])
    #expect(AssetCatalogs.color(named: "v1.5/sea", in: [scratch.url]) != nil)
  }

  @Test func `image files are found without their modifiers, and only PNG without extension`()
    throws
  {
    try write("", "App/frame@2x~ipad.png")
    try write("", "App/photo.jpg")
    let names = names
    #expect(names.hasImage("frame") && names.hasImage("frame.png"))
    #expect(names.hasImage("photo.jpg") && !names.hasImage("photo"))
    #expect(names.hasImage(withAnyExtension: "photo"))
  }

  @Test func `hidden folders and links are not followed`() throws {
    try write("{}", ".hidden/A.xcassets/a.imageset/Contents.json")
    try write("{}", "Real/A.xcassets/b.imageset/Contents.json")
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appending(path: "Real/loop"), withDestinationURL: scratch.url)
    #expect(names.imageSets == ["b"])
  }
}
