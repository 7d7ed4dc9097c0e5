import DocumentMutation
import Foundation
import TestSupport
import Testing
import XMLTree

@Suite struct RenderCommandTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func render(_ arguments: String...) throws -> Command {
    try Command(["render"] + arguments, in: scratch.url)
  }

  private func sample(_ name: String) -> String { Samples.folder.appending(path: name).path }

  @Test func `a xib becomes a picture in which objects have their ids`() throws {
    let run = try render(sample("LoadingView.xib"))
    #expect(run.status == 0)
    let root = try Tree(parsing: Array(run.output.utf8)).root
    #expect(root.spelling == "svg")
    #expect(root.subtree.contains { $0["data-id"] != nil })
  }

  @Test func `folders are drawn into a folder, twice the same`() throws {
    let first = try render(Samples.folder.path, "-o", "one")
    let second = try render(Samples.folder.path, "-o", "two")
    #expect(first.status == second.status)
    for name in ["Main.storyboard", "Accessibility.xib", "Pier.storyboard"] {
      let bytes = try scratch.bytes("one/\(name).svg")
      #expect(try Tree(parsing: bytes).root.spelling == "svg")
      #expect(try scratch.bytes("two/\(name).svg") == bytes)
    }
  }

  @Test func `each device has a picture of its own`() throws {
    let run = try render(
      sample("Accessibility.xib"), "-o", "out", "--device", "retina4_7", "--device",
      "retina6_12")
    #expect(run.status == 0)
    let sizes = try ["retina4_7", "retina6_12"].map { device in
      try Tree(parsing: try scratch.bytes("out/Accessibility.xib~\(device).svg")).root["width"]
    }
    #expect(sizes == ["375", "393"])
  }

  @Test func `a dark picture has other colors`() throws {
    let light = try render(sample("Accessibility.xib")).output
    let dark = try render(sample("Accessibility.xib"), "--dark").output
    #expect(light != dark)
  }

  @Test func `one scene of a storyboard is drawn by its controller's id`() throws {
    let all = try render(sample("Main.storyboard")).output
    let one = try render(sample("Main.storyboard"), "--scene", "nope")
    #expect(one.status == 2 && one.errors.contains("no scene with the id 'nope'"))
    #expect(all.contains("<svg"))
  }

  @Test func `outlines show frames over the views`() throws {
    let plain = try render(sample("Accessibility.xib")).output
    let outlined = try render(sample("Accessibility.xib"), "--outlines").output
    #expect(outlined.utf8.count > plain.utf8.count)
  }

  @Test func `several pictures need a folder`() throws {
    #expect(try render(sample("LoadingView.xib"), sample("MyViews.xib")).status == 2)
    let run = try render(sample("LoadingView.xib"), sample("MyViews.xib"), "-o", "a.svg")
    #expect(run.status == 2 && run.errors.contains("name a folder instead"))
  }

  @Test func `a missing image is a warning and a box with its name`() throws {
    let run = try render(sample("DetailView.xib"))
    #expect(run.status == 0)
    #expect(run.output.contains("<svg"))
  }

  @Test func `damaged documents are drawn or refused, and what is drawn is well-formed`() throws {
    let mutator = try Mutator.samples()
    for seed in UInt64(1)...300 {
      try scratch.write(
        mutator.sample(seed: seed), "in/\(seed).\(seed % 2 == 0 ? "xib" : "storyboard")")
    }
    let run = try render("in", "-o", "out")
    #expect((0...2).contains(run.status))
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.appending(path: "out").path)
    #expect(pictures.count > 100)
    for name in pictures {
      #expect(try Tree(parsing: try scratch.bytes("out/\(name)")).root.spelling == "svg", "\(name)")
    }
  }

  @Test func `several devices in one file are a contact sheet with their names`() throws {
    let run = try render(
      sample("Accessibility.xib"), "-o", "sheet.svg", "--device", "retina4_7", "--device",
      "retina6_12")
    #expect(run.status == 0, "\(run.errors)")
    let sheet = try Tree(parsing: try scratch.bytes("sheet.svg")).root
    let ids = sheet.subtree.compactMap { $0["data-id"] }
    #expect(Set(ids).count < ids.count)
    let text = String(decoding: try scratch.bytes("sheet.svg"), as: UTF8.self)
    #expect(text.contains("iPhone"))
  }

  @Test func `scenes have the bars of their containers`() throws {
    let picture = try render(sample("Pier.storyboard")).output
    // The title is on the bars of the container and of its first scene, and the second scene's button leads back to it.
    #expect(picture.components(separatedBy: ">Pier</text>").count == 4)
  }

  @Test func `compiled nibs and storyboards are drawn`() throws {
    for name in ["LoadingView.xib", "Main.storyboard"] {
      let compiled = try Command(["compile", sample(name), "-o", "built"], in: scratch.url)
      #expect(compiled.status == 0, "\(compiled.errors)")
    }
    let nib = try render("built/LoadingView.nib")
    #expect(nib.status == 0 && nib.output.contains(">Fetching tide tables</text>"))
    let storyboard = try render("built/Main.storyboardc")
    #expect(storyboard.status == 0, "\(storyboard.errors)")
    #expect(try Tree(parsing: Array(storyboard.output.utf8)).root.spelling == "svg")
    let folder = try render("built", "-o", "out")
    #expect(folder.status == 0, "\(folder.errors)")
    #expect(try !scratch.bytes("out/LoadingView.nib.svg").isEmpty)
    #expect(try !scratch.bytes("out/Main.storyboardc.svg").isEmpty)
  }

  @Test func `texts are drawn in a language, or twice as long`() throws {
    try scratch.copy("LoadingView.xib", to: "Base.lproj/LoadingView.xib")
    try scratch.write(
      Array("\"qxN-aX-BYD.text\" = \"Gezeiten\";\n".utf8), "de.lproj/LoadingView.strings")
    let german = try render("Base.lproj/LoadingView.xib", "--language", "de")
    #expect(german.status == 0 && german.output.contains(">Gezeiten</text>"))
    let long = try render("Base.lproj/LoadingView.xib", "--pseudo")
    #expect(long.status == 0 && long.output.contains(">Fetching tide tables F"))
  }

  @Test func `a color that no catalog contains is a warning`() throws {
    let text = String(decoding: try Samples.bytes("LoadingView.xib"), as: UTF8.self)
    let color =
      #"<color key="textColor" name="Harbour" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#
    let named = text.replacing("</label>", with: color + "</label>", maxReplacements: 1)
    #expect(named != text)
    try scratch.write(Array(named.utf8), "Named.xib")
    let run = try render("Named.xib")
    #expect(
      run.errors.contains("no color named 'Harbour' was found")
        && run.errors.contains("[missing-color]"))
  }

  @Test func `a format that this build cannot write is refused, with the way to get it`() throws {
    let run = try render(sample("LoadingView.xib"), "-o", "a.png")
    #if Pictures
      #expect(run.status == 0, "\(run.errors)")
      #expect(try scratch.bytes("a.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(try render(sample("LoadingView.xib"), "-o", "a.pdf").status == 0)
      #expect(try scratch.bytes("a.pdf").starts(with: Array("%PDF".utf8)))
    #else
      #expect(run.status == 2 && run.errors.contains("package trait Pictures"))
    #endif
    #expect(try render(sample("LoadingView.xib"), "--scale", "9").status == 2)
  }

  @Test func `an inspector page has the pictures, the tree and the findings in one file`() throws {
    let run = try render(sample("LoadingView.xib"), "--html", "-o", "page.html")
    #expect(run.status == 0)
    let page = String(decoding: try scratch.bytes("page.html"), as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.components(separatedBy: "<div class=\"variant\"").count == 5)
    #expect(page.contains("[view-as-file-owner]") && page.contains("outletCollection dots"))
    // Nothing is loaded: no address but those of the page's own ids and of names.
    for address in ["src=", "href=\"http", "@import", "fetch("] { #expect(!page.contains(address)) }
  }
}
