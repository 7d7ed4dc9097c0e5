import NibFormat
import Testing

@Suite struct CompiledStoryboardTests {
  /// A storyboard with an initial controller, a second one, and a reference to another storyboard.
  private static var sample: CompiledStoryboard {
    var storyboard = CompiledStoryboard()
    storyboard.entryPoint = "Start"
    storyboard.nibNames = ["Start": "Start", "UIViewController-abc-de-fgh": "Ünicode"]
    storyboard.externalReferences = [
      "UIViewController-xyz": CompiledStoryboard.ExternalReference(storyboardName: "Other"),
      "Detail": CompiledStoryboard.ExternalReference(
        storyboardName: "Other", controllerIdentifier: "detail", bundleIdentifier: "org.example"),
    ]
    storyboard.nibs = ["Start": NIBArchiveTests.sample(), "Ünicode": NIBArchiveTests.sample()]
    return storyboard
  }

  private func read(_ files: [CompiledStoryboard.File]) throws -> CompiledStoryboard {
    try CompiledStoryboard(paths: files.map(\.path)) { path in
      try #require(files.first { $0.path == path }).bytes
    }
  }

  @Test func `what was written is read back`() throws {
    let files = Self.sample.files
    #expect(files.map(\.path) == ["Info.plist", "Start.nib", "Ünicode.nib"])
    #expect(try read(files) == Self.sample)
  }

  @Test func `the properties of a storyboard are a binary property list`() {
    #expect(Self.sample.files[0].bytes.starts(with: Array("bplist00".utf8)))
  }

  @Test func `long tables are read back`() throws {
    var storyboard = CompiledStoryboard()
    for number in 0..<300 { storyboard.nibNames["Controller \(number)"] = "Nib \(number)" }
    let back = try read(storyboard.files)
    #expect(back == storyboard)
    #expect(back.entryPoint == nil)
  }

  @Test func `a controller's nib is found by its identifier`() {
    #expect(Self.sample.nib(forIdentifier: "Start") == NIBArchiveTests.sample())
    #expect(Self.sample.nib(forIdentifier: "End") == nil)
  }

  @Test func `of nibs in folders the one for the newest system is read`() throws {
    var files = Self.sample.files.filter { $0.path != "Start.nib" }
    var old = NIBArchiveTests.sample()
    old.coderVersion = 9
    files.append(.init(path: "Start.nib/runtime.nib", bytes: NIBArchive.encode(old)))
    files.append(
      .init(path: "Start.nib/objects-8.0+.nib", bytes: NIBArchive.encode(NIBArchiveTests.sample())))
    files.append(.init(path: "designable.storyboard", bytes: Array("<document/>".utf8)))
    #expect(try read(files) == Self.sample)
  }

  @Test func `of several property lists the one for the newest system is read`() throws {
    var files = Self.sample.files
    var other = Self.sample
    other.entryPoint = "Ünicode"
    let list = try #require(other.files.first { $0.path == "Info.plist" })
    files.append(.init(path: "Info-8.0+.plist", bytes: list.bytes))
    #expect(try read(files).entryPoint == "Ünicode")
  }

  @Test func `a property list in XML is read`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>UIStoryboardVersion</key><integer>1</integer>
        <key>UIViewControllerIdentifiersToNibNames</key>
        <dict><key>Start</key><string>Start</string></dict>
      </dict></plist>
      """
    let storyboard = try read([.init(path: "Info.plist", bytes: Array(text.utf8))])
    #expect(storyboard.nibNames == ["Start": "Start"])
  }

  @Test(arguments: [
    ([], NibFormatError.Kind.notANib),
    ([CompiledStoryboard.File(path: "Info.plist", bytes: [])], .invalidPropertyList),
    (
      [.init(path: "Info.plist", bytes: Array("<plist><array/></plist>".utf8))],
      .invalidPropertyList
    ),
    (Self.sample.files + [.init(path: "Broken.nib", bytes: [1, 2, 3])], .notANib),
  ])
  func `a folder that is not a storyboard is refused`(
    files: [CompiledStoryboard.File], kind: NibFormatError.Kind
  ) {
    let error = #expect(throws: NibFormatError.self) { try read(files) }
    #expect(error?.kind == kind)
  }
}
