import Diagnostics
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

/// What the samples give when they are loaded, as it was when it was right.
@MainActor @Suite(.ownEnvironment) struct LoadGoldenTests {
  private nonisolated static let samples =
    Samples.modern.filter { $0.hasSuffix(".xib") && $0 != "MainMenu.xib" } + ["LegacyView.xib"]

  @Test(arguments: samples)
  func `the live objects of a sample are those of its golden`(_ sample: String) throws {
    // Other tests have classes for those that the samples name; here their stand-ins are wanted.
    let modules = NibSearchPath.shared.modules
    for module in modules { NibSearchPath.shared.remove(module: module) }
    defer { for module in modules { NibSearchPath.shared.add(module: module) } }
    var options = LoadOptions()
    options.makesStandIns = true
    let nib = try UINib(contentsOf: Samples.folder.appending(path: sample))
      .load(withOwner: nil, options: options)
    var text = nib.outline()
    for case let view as UIView in nib.topLevelObjects {
      text += "\n" + view.recursiveDescription()
    }
    if let mismatch = try Golden.mismatch(text, "Load/\(sample).txt") {
      Issue.record("\(mismatch)")
    }
  }

  @Test(arguments: [
    "Main.storyboard", "Carousel.storyboard", "Launch.storyboard", "Pier.storyboard",
    "TVMain.storyboard",
  ])
  func `the live objects of a storyboard's nibs are those of its golden`(_ sample: String) throws {
    let modules = NibSearchPath.shared.modules
    for module in modules { NibSearchPath.shared.remove(module: module) }
    defer { for module in modules { NibSearchPath.shared.add(module: module) } }
    var options = LoadOptions()
    options.makesStandIns = true
    let document = try IBDocument(contentsOf: Samples.folder.appending(path: sample))
    let nibs = try StoryboardNibs(document: document)
    #expect(nibs.diagnostics.isEmpty)
    let text = try nibs.entries.map { entry in
      "\(entry.name).nib\n" + (try entry.nib.load(withOwner: nil, options: options).outline())
    }.joined(separator: "\n")
    if let mismatch = try Golden.mismatch(text, "Load/\(sample).txt") {
      Issue.record("\(mismatch)")
    }
  }

  @Test func `what the compiler leaves out of a document is among what loading notices`() throws {
    let document = try IBDocument(
      parsing: Documents.xib(#"<view id="v" springLoaded="YES"/>"#), file: "A.xib")
    let first = try #require(try UINib(document: document).load(withOwner: nil).diagnostics.first)
    #expect(first.id == "not-compiled" && first.file == "A.xib" && first.objectID == "v")
  }
}
