import FoundationEssentials
import IBToolCommand
import TestSupport
import Testing

@Suite struct ArgumentTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `a call without arguments has the status 64 and nothing on standard output`() {
    let call = Call([], in: folder)
    #expect(call.status == 64 && call.bytes.isEmpty)
    #expect(call.errors.hasPrefix("Error: ") && call.errors.hasSuffix("\n"))
  }

  @Test func `an unknown option gives a property list of errors and the status 1`() throws {
    let call = Call("--compile @A.nib --frobnicate @A.xib", in: folder)
    #expect(call.status == 1 && call.errors.isEmpty)
    let list = try call.list([String: [[String: String]]].self)
    #expect(
      list == ["com.apple.ibtool.errors": [["description": "Unknown argument '--frobnicate'."]]])
    #expect(!folder.has("A.nib"))
  }

  @Test(arguments: [
    "--compile", "--output-format xml2 @A.xib", "--minimum-deployment-target new @A.xib",
    "--flatten maybe @A.xib", "--companion-strings-file de.strings @A.xib",
    "--companion-strings-file ../..:de.strings @A.xib", "--convert Old @A.xib",
  ])
  func `a missing or wrong value is an error`(_ arguments: String) throws {
    let call = Call(arguments, in: folder)
    #expect(call.status == 1 && call.output.contains("<key>com.apple.ibtool.errors</key>"))
  }

  @Test func `the version is a property list that names a build and a version`() throws {
    for arguments in ["--version", "--version --output-format xml1"] {
      let call = Call(arguments, in: folder)
      let list = try call.list([String: [String: String]].self)
      let version = try #require(list["com.apple.ibtool.version"])
      #expect(
        call.status == 0 && version.keys.sorted() == ["bundle-version", "short-bundle-version"])
      #expect(version.values.allSatisfy { Double($0) != nil })
    }
    let text = Call("--version --output-format human-readable-text", in: folder).output
    #expect(text.hasPrefix("/* com.apple.ibtool.version */\nbundle-version: "))
  }

  @Test func `options of the environment are accepted and change nothing`() throws {
    try folder.copy("LoadingView.xib", to: "A.xib")
    #expect(Call("--compile @plain.nib @A.xib", in: folder).status == 0)
    let call = Call(
      """
      --sdk /none --platform iphoneos --bundle @none --plugin @none --plugin-dir @none --target-device iphone \
      --target-device ipad --cocoatouch-compiler-mode toolchain --compilation-mode-for-ios simulator \
      --use-nibkeyedarchiver-for-macos --flatten YES --compile @A.nib @A.xib
      """, in: folder)
    #expect(call.status == 0, "\(call.output)")
    #expect(try folder.bytes("A.nib") == folder.bytes("plain.nib"))
  }

  @Test func `a build can state the version of Xcode to imitate`() throws {
    try folder.writeStoryboard(
      """
      <scene sceneID="s1a-aa-aaa"><objects>
        <tableViewController id="t1a-aa-aaa" sceneMemberID="viewController"/>
      </objects></scene>
      """, attributes: #"initialViewController="t1a-aa-aaa""#, to: "M.storyboard")
    func names(_ options: String) -> [String]? {
      let call = Call("\(options) --compilation-directory @out @M.storyboard", in: folder)
      #expect(call.status == 0, "\(call.output)")
      return folder.names("out/M.storyboardc")
    }
    #expect(names("") == ["Info.plist", "UITableViewController-t1a-aa-aaa.nib"])
    // Before Xcode 7, the name did not depend on the class.
    #expect(names("--tools-version 6254") == ["Info.plist", "UIViewController-t1a-aa-aaa.nib"])
    let wrong = Call("--tools-version Xcode --compile @M.storyboardc @M.storyboard", in: folder)
    #expect(wrong.status == 1 && wrong.output.contains("not a build such as 21507"))
  }

  @Test func `a document that does not exist is named`() {
    let call = Call("--output-format human-readable-text --compile @A.nib @A.xib", in: folder)
    #expect(call.status == 1)
    #expect(call.output.hasPrefix("/* com.apple.ibtool.errors */\n@A.xib: error: "))
    #expect(call.output.contains("does not exist"))
  }

  @Test(arguments: [
    ["--compilation-directory", "", "@A.xib"], ["--compile", "", "@A.xib"], [""],
    ["--link", "", "@A.storyboardc"], ["--write", "@B.xib", "", "@A.xib"],
  ])
  func `an empty argument is refused before anything is read`(_ arguments: [String]) throws {
    try folder.writeXib("<view id=\"a\"/>", to: "A.xib")
    let call = Call(arguments, in: folder)
    #expect(call.status == 1 && call.output.contains("empty"))
    #expect(folder.names("") == ["A.xib"])
  }

  @Test func `a link in the folder for results does not lead out`() throws {
    let outside = try ScratchFolder()
    try folder.writeXib("<view id=\"a\"/>", to: "A.xib")
    try folder.writeStoryboard("", to: "M.storyboard")
    try folder.write(Array("\"a.text\" = \"b\";".utf8), "a.strings")
    for name in ["M.storyboardc", "de.lproj", "Base.lproj"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "out"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "out/\(name)").path,
        withDestinationPath: outside.url.path)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "out/A.nib").path,
      withDestinationPath: outside.url.path + "/A.nib")
    for arguments in [
      "--compilation-directory @out @A.xib", "--compilation-directory @out @M.storyboard",
      "--companion-strings-file de:@a.strings --compile @out/C.nib @A.xib",
    ] {
      let call = Call(arguments, in: folder)
      #expect(call.status == 1 && call.output.contains("leads out of"), "\(arguments)")
    }
    #expect(outside.names("") == [])
  }

  @Test func `a compiled storyboard with a link is not copied`() throws {
    try folder.writeStoryboard("", to: "M.storyboard")
    #expect(Call("--compile @M.storyboardc @M.storyboard", in: folder).status == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "M.storyboardc/p.nib").path,
      withDestinationPath: "/etc/hostname")
    let call = Call("--link @out @M.storyboardc", in: folder)
    #expect(call.status == 1 && call.output.contains("symbolic link 'p.nib'"))
    #expect(!folder.has("out"))
  }

  @Test func `no output contains characters that a terminal obeys`() throws {
    let name = "a\u{1B}[31m\u{202E}\nb.xib"
    try folder.writeXib("<label text=\"x&#x9b;31m&#x202e;y\" id=\"a\"/>", to: name)
    for arguments in [["--all"], ["--localizable-strings"], ["--compile"], ["--\u{1B}]0;"]] {
      for format in ["xml1", "human-readable-text"] {
        for path in [name, "no" + name] {
          let call = Call(["--output-format", format] + arguments + ["@" + path], in: folder)
          let unsafe = call.output.unicodeScalars.first {
            $0.value < 0x20 && $0 != "\n" && $0 != "\t" || (0x7F..<0xA0).contains($0.value)
              || (0x202A...0x202E).contains($0.value)
          }
          #expect(unsafe == nil, "\(arguments) \(format)")
        }
      }
    }
  }
}
