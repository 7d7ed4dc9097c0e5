import Foundation
import HeadlessUIKit
import NibFormat
import TestSupport
import Testing

/// Where nibs are found, and what is said where they are not.
@MainActor @Suite(.ownEnvironment) final class NibSearchTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "nibs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    NibSearchPath.shared.add(folder: folder)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A nib whose view has a tag, written below the folder.
  private func write(_ path: String, tag: Int64) throws {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let array = builder.addObject("NSArray")
    let view = builder.addObject("UIView")
    builder.add("UITag", tag, to: view)
    builder.add("NSInlinedValue", true, to: array)
    builder.add("UINibEncoderEmptyKey", object: view, to: array)
    builder.add("UINibTopLevelObjectsKey", object: array, to: root)
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(NIBArchive.encode(builder.finish())).write(to: file)
  }

  private func tag(_ name: String) throws -> Int? {
    defer { NibSearchPath.shared.remove(folder: folder) }
    return (try UINib(nibName: name, bundle: nil).instantiated(withOwner: nil).first as? UIView)?
      .tag
  }

  @Test func `a nib is found on the search path`() throws {
    try write("Plain.nib", tag: 1)
    #expect(try tag("Plain") == 1)
  }

  @Test func `a language's folder comes before the folder itself`() throws {
    try write("Text.nib", tag: 1)
    try write("Base.lproj/Text.nib", tag: 2)
    #expect(try tag("Text") == 2)
    NibSearchPath.shared.add(folder: folder)
    try write("en.lproj/Text.nib", tag: 3)
    #expect(try tag("Text") == 3)
  }

  @Test func `the device's variant comes before the common nib`() throws {
    try write("Device.nib", tag: 1)
    try write("Device~ipad.nib", tag: 2)
    #expect(try tag("Device") == 1)
    NibSearchPath.shared.add(folder: folder)
    UIScreen.main = UIScreen(device: try #require(HeadlessDevice(identifier: "ipad9_7")))
    #expect(try tag("Device") == 2)
  }

  @Test func `a phone has its own variant, even a document's, and not a tablet's`() throws {
    try write("Phone.nib", tag: 1)
    try write("Phone~ipad.nib", tag: 2)
    try Data(Documents.xib(#"<view id="v" tag="3"/>"#).utf8)
      .write(to: folder.appending(path: "Phone~iphone.xib"))
    #expect(try tag("Phone") == 3)
    NibSearchPath.shared.add(folder: folder)
    try write("Tablet~ipad.nib", tag: 4)
    #expect(try #require(throws: NibError.self) { try tag("Tablet") }.kind == .missingNib)
  }

  @Test func `a nib in a storyboard's folder is found by its path, not by its bare name`() throws {
    try write("Harbour.storyboardc/Pier-view.nib", tag: 1)
    try write("Harbour.storyboardc/Quay-view.nib/runtime.nib", tag: 2)
    #expect(try tag("Harbour.storyboardc/Pier-view") == 1)
    NibSearchPath.shared.add(folder: folder)
    #expect(try tag("Harbour.storyboardc/Quay-view") == 2)
    NibSearchPath.shared.add(folder: folder)
    #expect(try #require(throws: NibError.self) { try tag("Pier-view") }.kind == .missingNib)
  }

  // MARK: Bundles

  /// A bundle that is a folder below the one of these tests.
  private func bundle(_ name: String) throws -> Bundle {
    let place = folder.appending(path: name)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return try #require(Bundle(path: place.path))
  }

  @Test func `the bundle that is named comes before the search path`() throws {
    let bundle = try bundle("First.bundle")
    try write("First.bundle/Berth.nib", tag: 1)
    try write("Berth.nib", tag: 2)
    let objects = bundle.loadNibNamed("Berth", owner: nil)
    #expect((objects?.first as? UIView)?.tag == 1)
    #expect(try tag("Berth") == 2)
  }

  @Test func `a bundle on the search path is looked through in its turn`() throws {
    let bundle = try bundle("Second.bundle")
    try write("Second.bundle/Crane.nib", tag: 1)
    try write("Second.bundle/Base.lproj/Shed.nib", tag: 2)
    try write("Second.bundle/Tug.nib", tag: 3)
    try write("Tug.nib", tag: 4)
    NibSearchPath.shared.add(bundle: bundle)
    defer { NibSearchPath.shared.remove(bundle: bundle) }
    #expect(try tag("Crane") == 1)
    #expect(try tag("Shed") == 2)
    NibSearchPath.shared.add(folder: folder)
    #expect(try tag("Tug") == 3)
    NibSearchPath.shared.remove(bundle: bundle)
    #expect(try #require(throws: NibError.self) { try tag("Crane") }.kind == .missingNib)
  }

  @Test func `a folder is on the search path once, however it is written`() {
    let path = NibSearchPath()
    let folder = URL(filePath: "/nibs/views", directoryHint: .notDirectory)
    path.add(folder: folder)
    path.add(folder: URL(filePath: "/nibs/other"))
    path.add(folder: URL(filePath: "/nibs/other/../views/"))
    #expect(path.folders == [folder, URL(filePath: "/nibs/other")])
    path.remove(folder: URL(filePath: "/nibs/views/"))
    #expect(path.folders.map(\.path) == ["/nibs/other"])
  }

  @Test func `a nib that is a folder has a file for the newest system`() throws {
    try write("Folder.nib/runtime.nib", tag: 1)
    try write("Folder.nib/objects-13.0+.nib", tag: 3)
    try write("Folder.nib/objects-11.0+.nib", tag: 2)
    #expect(try tag("Folder") == 3)
  }

  @Test func `a missing nib is UIKit's exception, with every place`() throws {
    let error = try #require(throws: NibError.self) { try tag("Nowhere") }
    #expect(error.kind == .missingNib)
    #expect(error.message.hasPrefix("Could not load NIB in bundle: 'NSBundle <"))
    #expect(error.message.contains("(loaded)' with name 'Nowhere'"))
    #expect(
      error.message.contains("Nowhere~iphone.nib, Nowhere~iphone.xib, Nowhere.nib, Nowhere.xib"))
    #expect(error.message.contains(folder.path))
  }

  @Test func `the form of UIKit hands the error to the handler and gives nil`() {
    NibSearchPath.shared.remove(folder: folder)
    var failures: [NibError] = []
    NibFailure.handler = { failures.append($0) }
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
    #expect(failures.map(\.kind) == [.missingNib])
  }

  @Test func `a folder without a nib, and a file that is none, are named`() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Hollow.nib"), withIntermediateDirectories: true)
    try Data("hello".utf8).write(to: folder.appending(path: "Text.xib"))
    let hollow = try #require(throws: NibError.self) { try tag("Hollow") }
    #expect(hollow.kind == .unreadableNib && hollow.document?.hasSuffix("Hollow.nib") == true)
    NibSearchPath.shared.add(folder: folder)
    let text = try #require(throws: NibError.self) { try tag("Text") }
    #expect(text.kind == .unreadableNib && text.document?.hasSuffix("Text.xib") == true)
  }
}
