import Foundation
import TestSupport
import Testing
import XMLTree

/// What the options of `render` change in a picture.
@Suite struct RenderOptionsTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func render(_ name: String, _ arguments: String...) throws -> Command {
    let run = try Command(
      ["render", Samples.folder.appending(path: name).path] + arguments, in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  private func size(_ run: Command) throws -> [Double] {
    let root = try Tree(parsing: Array(run.output.utf8)).root
    return ["width", "height"].compactMap { root[$0].flatMap(Double.init) }
  }

  @Test func `a size is that of the picture, and an orientation turns the screen`() throws {
    #expect(try size(render("LoadingView.xib", "--size", "320x480")) == [320, 480])
    let upright = try size(render("DetailView.xib", "--device", "retina6_12"))
    let lying = try size(
      render("DetailView.xib", "--device", "retina6_12", "--orientation", "landscape"))
    #expect(upright == lying.reversed() && upright[0] < upright[1])
  }

  @Test func `another direction, text size and contrast give another picture`() throws {
    let usual = try render("Accessibility.xib").output
    for option in [["--rtl"], ["--text-size", "AX3"], ["--high-contrast"], ["--device-frame"]] {
      let run = try Command(
        ["render", Samples.folder.appending(path: "Accessibility.xib").path] + option,
        in: scratch.url)
      #expect(run.status == 0 && run.output != usual, "\(option)")
    }
  }

  @Test func `a scene is the part of the canvas that belongs to its controller`() throws {
    let all = try Tree(parsing: Array(render("Main.storyboard").output.utf8)).root
    let document = try Tree(parsing: Samples.bytes("Main.storyboard")).root
    let controllers = document.subtree.filter { $0["sceneMemberID"] == "viewController" }
    let id = try #require(controllers.compactMap { $0["id"] }.first)
    let one = try Tree(parsing: Array(render("Main.storyboard", "--scene", id).output.utf8)).root
    let (width, whole) = (one["width"].flatMap(Double.init), all["width"].flatMap(Double.init))
    #expect(try #require(width) < #require(whole))
  }

  @Test func `JSON says which pictures were written and how large they are`() throws {
    let run = try render(
      "LoadingView.xib", "--json", "-o", "out", "--device", "retina4_7", "--device", "retina6_12")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let entry = try #require((value as? [[String: Any]])?.first ?? value as? [String: Any])
    let pictures = try #require(entry["pictures"] as? [[String: Any]])
    #expect(pictures.map { $0["device"] as? String } == ["retina4_7", "retina6_12"])
    for picture in pictures {
      let path = try #require(picture["output"] as? String)
      let root = try Tree(parsing: try scratch.bytes(path)).root
      #expect(root["width"].flatMap(Double.init) == picture["width"] as? Double)
    }
  }
}
