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

  @Test func `a name that ends in another format than the chosen one is refused, with ways out`()
    throws
  {
    for (options, ways) in [
      (["--format", "png"], "end the name in .png, leave out --format png, or name a folder"),
      (["--html"], "end the name in .html, leave out --html, or name a folder"),
    ] {
      let run = try Command(
        ["render", sample("LoadingView.xib"), "-o", "x.svg"] + options, in: scratch.url)
      #expect(run.status == 64 || run.status == 2)
      #expect(run.errors.contains("'x.svg', which ends in .svg") && run.errors.contains(ways))
      #expect(throws: (any Error).self) { try scratch.bytes("x.svg") }
    }
    // A folder may have any name.
    try scratch.write([], "y.svg/empty")
    let run = try Command(
      ["render", sample("LoadingView.xib"), "-o", "y.svg", "--html"], in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try !scratch.bytes("y.svg/LoadingView.xib.html").isEmpty)
  }

  @Test func `a language without strings is a warning that says what is missing`() throws {
    try scratch.copy("LoadingView.xib", to: "Base.lproj/LoadingView.xib")
    try scratch.copy("LoadingView.xib", to: "LoadingView.xib")
    try scratch.write(Array("\"a\" = \"b\";".utf8), "de.lproj/LoadingView.strings")
    try scratch.write(Array("{".utf8), "fr.lproj/LoadingView.strings")
    try scratch.write(Array("\"a\" = \"b\";".utf8), "it.lproj/Other.strings")
    for (file, language, warning) in [
      ("Base.lproj/LoadingView.xib", "de-AT", nil),
      ("Base.lproj/LoadingView.xib", "xx", "'xx.lproj/LoadingView.strings' is missing"),
      ("Base.lproj/LoadingView.xib", "it", "'it.lproj/LoadingView.strings' is missing"),
      ("Base.lproj/LoadingView.xib", "fr", "cannot read the strings in 'fr.lproj/"),
      ("LoadingView.xib", "de", "not in a folder such as Base.lproj"),
    ] as [(String, String, String?)] {
      let run = try Command(["render", file, "--language", language], in: scratch.url)
      #expect(run.output.contains(">Fetching tide tables</text>"))
      if let warning {
        #expect(run.errors.contains(warning), "\(run.errors)")
        #expect(run.errors.contains("the document's own texts are drawn"))
      } else {
        #expect(run.errors.isEmpty, "\(run.errors)")
      }
    }
  }

  @Test func `one warning names the documents without strings of a folder, however they are drawn`()
    throws
  {
    let enough = 60
    for number in 1...enough { try scratch.copy("LoadingView.xib", to: "all/\(number).xib") }
    try scratch.copy("LoadingView.xib", to: "all/Base.lproj/Good.xib")
    try scratch.write(Array("\"a\" = \"b\";".utf8), "all/de.lproj/Good.strings")
    for (paths, others) in [
      (["all"], "59 other documents have no"),
      (["all/1.xib", "all/2.xib"], "1 other document has no"),
    ] {
      let run = try Command(
        ["render"] + paths + ["--language", "de", "-o", "pictures"], in: scratch.url)
      #expect(run.status == 0, "\(run.errors)")
      let warnings = run.errors.split(separator: "\n").filter { $0.contains("missing-strings") }
      #expect(warnings.count == 1, "\(run.errors)")
      #expect(warnings.first?.contains("\(others) texts in 'de' either") == true, "\(warnings)")
    }
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

    /// Draws three pixels for each point, in a process with a limit of address space in kilobytes.
    private func render(space: Int) throws -> (status: Int32, errors: String) {
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = [
        "-c", #"ulimit -v $1; "$0" render Sea.xib -o sea.png --scale 3 2> errors"#,
        Command.executable.path, "\(space)",
      ]
      shell.currentDirectoryURL = scratch.url
      try shell.run()
      shell.waitUntilExit()
      let errors = String(decoding: try scratch.bytes("errors"), as: UTF8.self)
      return (shell.terminationReason == .exit ? shell.terminationStatus : -1, errors)
    }

    @Test func `a picture for which there is not enough memory is refused, and no file is written`()
      throws
    {
      // A small picture takes little more memory than the process itself. 7,800 by 7,800 pixels of four bytes, which are
      // within the limit of the area, take 243 MB more.
      try writeView(width: 20, height: 20)
      var space = 200_000
      while try render(space: space).status != 0, space < 4_000_000 { space += 50_000 }
      try writeView(width: 2600, height: 2600)
      try FileManager.default.removeItem(at: scratch.url.appending(path: "sea.png"))
      let (status, errors) = try render(space: space + 50_000)
      #expect(status == 2, "\(errors)")
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
