import Diagnostics
import Foundation
import HeadlessUIKit
import IBTools
import TestSupport
import Testing

@MainActor @Suite struct FileRendererTests {
  @Test func `a document becomes a picture or a page`() throws {
    var renderer = FileRenderer()
    let path = Samples.folder.appending(path: "LoadingView.xib").path
    let picture = try renderer.draw(path)
    #expect(String(decoding: picture.bytes, as: UTF8.self).contains("<svg"))
    #expect(picture.size.width > 0 && picture.problems.isEmpty)
    renderer.format = .html
    #expect(
      String(decoding: try renderer.draw(path).bytes, as: UTF8.self).contains("<!DOCTYPE html"))
  }

  @Test func `several devices share one picture`() throws {
    let path = Samples.folder.appending(path: "Pier.storyboard").path
    let devices = ["retina6_12", "ipad10_2"].compactMap { HeadlessDevice(identifier: $0) }
    let one = try FileRenderer().draw(path, on: [devices[0]])
    let both = try FileRenderer().draw(path, on: devices)
    #expect(both.size.width > one.size.width)
  }

  @Test func `a file that cannot be drawn is a problem`() throws {
    #expect(throws: Diagnostic.self) { try FileRenderer().draw("absent.xib") }
    var renderer = FileRenderer()
    renderer.sceneID = "nowhere"
    let path = Samples.folder.appending(path: "Pier.storyboard").path
    let problem = #expect(throws: Diagnostic.self) { try renderer.draw(path) }
    #expect(problem?.id == "missing-scene")
  }
}
