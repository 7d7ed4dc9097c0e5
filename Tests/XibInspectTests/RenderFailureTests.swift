import Foundation
import TestSupport
import Testing

/// What `render` does when it cannot write a picture.
@Suite struct RenderFailureTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func sample(_ name: String) -> String { Samples.folder.appending(path: name).path }

  /// A xib with one view of a size in points.
  private func writeView(width: Int, height: Int) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <view contentMode="scaleToFill" id="sea-vw-001">
                  <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
                  <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
              </view>
          </objects>
      </document>
      """
    try scratch.write(Array(text.utf8), "Sea.xib")
  }

  @Test func `a file that cannot be written is an error with its path`() throws {
    for format in ["svg", "html"] {
      let path = "nowhere/below/picture.\(format)"
      let run = try Command(["render", sample("LoadingView.xib"), "-o", path], in: scratch.url)
      #expect(run.status == 2 && run.errors.contains(path), "\(run.errors)")
    }
  }

  @Test func `a view with a side of more than 16,384 points is refused with its size`() throws {
    try writeView(width: 20_000, height: 10)
    let run = try Command(["render", "Sea.xib", "-o", "sea.svg"], in: scratch.url)
    #expect(run.status == 2 && run.errors.contains("20000 by 10 points"), "\(run.errors)")
    #expect(throws: (any Error).self) { try scratch.bytes("sea.svg") }
  }

  #if Pictures
    @Test func `a picture with too many pixels names a smaller scale as the way out`() throws {
      try writeView(width: 6000, height: 10)
      let run = try Command(
        ["render", "Sea.xib", "-o", "sea.png", "--scale", "3"], in: scratch.url)
      #expect(run.status == 2, "\(run.errors)")
      #expect(run.errors.contains("18000 by 30 pixels") && run.errors.contains("smaller scale"))
      let smaller = try Command(
        ["render", "Sea.xib", "-o", "sea.png", "--scale", "2"], in: scratch.url)
      #expect(smaller.status == 0, "\(smaller.errors)")
    }

    @Test func `a picture for which there is not enough memory is refused, and no file is written`()
      throws
    {
      // 16,383 by 16,383 pixels of four bytes take more memory than the limit, which is a little below one gibibyte.
      try writeView(width: 5461, height: 5461)
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = [
        "-c", #"ulimit -v 1000000; "$0" render Sea.xib -o sea.png --scale 3 2> errors"#,
        Command.executable.path,
      ]
      shell.currentDirectoryURL = scratch.url
      try shell.run()
      shell.waitUntilExit()
      let errors = String(decoding: try scratch.bytes("errors"), as: UTF8.self)
      #expect(shell.terminationReason == .exit && shell.terminationStatus == 2, "\(errors)")
      #expect(errors.contains("not enough memory"), "\(errors)")
      let file = scratch.url.appending(path: "sea.png").path
      #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func `a picture cannot be written where a folder or no folder is`() throws {
      for format in ["png", "pdf"] {
        let path = "nowhere/picture.\(format)"
        let run = try Command(["render", sample("LoadingView.xib"), "-o", path], in: scratch.url)
        #expect(run.status == 2 && run.errors.contains(path), "\(run.errors)")
      }
    }
  #endif
}
