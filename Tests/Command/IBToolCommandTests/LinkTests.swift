import FoundationEssentials
import IBToolCommand
import TestSupport
import Testing

@Suite struct LinkTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.writeStoryboard(
      """
      <scene sceneID="s1"><objects><viewController id="vc1-aa-aaa" sceneMemberID="viewController">
        <connections><segue destination="pl1-aa-aaa" kind="show" identifier="go" id="sg1-aa-aaa"/></connections>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Second" \
      referencedIdentifier="Quay" id="pl1-aa-aaa" sceneMemberID="viewController"/></objects></scene>
      """, attributes: #"initialViewController="vc1-aa-aaa""#, to: "Base.lproj/First.storyboard")
    try writeSecond(identifier: "Quay")
  }

  private func writeSecond(identifier: String) throws {
    try folder.writeStoryboard(
      """
      <scene sceneID="s1"><objects><viewController storyboardIdentifier="\(identifier)" id="vc2-aa-aaa" \
      sceneMemberID="viewController"/></objects></scene>
      """, to: "Second.storyboard")
    try #require(
      Call("--compilation-directory @o @Second.storyboard", in: folder).status == 0
        && Call("--compilation-directory @o/Base.lproj @Base.lproj/First.storyboard", in: folder)
          .status == 0
    )
  }

  private let link =
    "--errors --output-format human-readable-text --link @App.app @o/Base.lproj/First.storyboardc"

  @Test func `compiled storyboards are copied into the app with their language folders`() throws {
    let call = Call("\(link) @o/Second.storyboardc", in: folder)
    #expect(call.status == 0 && call.output.isEmpty, "\(call.output)")
    #expect(folder.names("App.app") == ["Base.lproj", "Second.storyboardc"])
    #expect(
      folder.names("App.app/Base.lproj/First.storyboardc")
        == folder.names("o/Base.lproj/First.storyboardc"))
    // A second time replaces the first.
    #expect(Call("\(link) @o/Second.storyboardc", in: folder).status == 0)
  }

  @Test func `a reference without a destination is an error, and nothing is copied`() throws {
    let missing = Call(link, in: folder)
    #expect(missing.status == 1 && !folder.has("App.app"))
    #expect(missing.output.contains("storyboard named \"Second\""))
    try writeSecond(identifier: "Mole")
    let wrong = Call("\(link) @o/Second.storyboardc", in: folder)
    #expect(wrong.status == 1 && !folder.has("App.app"))
    #expect(
      wrong.output.contains(
        "error: Did not find view controller with identifier \"Quay\" in Second.storyboard, referenced from First.storyboard"
      ))
  }

  @Test func `translations beside a compiled storyboard go with it`() throws {
    try folder.write(Array(#""x.text" = "Mole";"#.utf8), "de.lproj/Second.strings")
    #expect(
      Call(
        "--companion-strings-file de:@de.lproj/Second.strings --compilation-directory @o @Second.storyboard",
        in: folder
      ).status == 0)
    #expect(Call("\(link) @o/Second.storyboardc", in: folder).status == 0)
    #expect(folder.names("App.app/de.lproj") == ["Second.strings"])
  }

  @Test func `only compiled storyboards can be linked`() throws {
    try folder.copy("LoadingView.xib", to: "A.storyboardc")
    for arguments in ["--link @App.app", "--link @App.app @A.storyboardc", "--link @App.app @o"] {
      #expect(Call(arguments, in: folder).status == 1)
    }
  }

  @Test func `results that would replace each other are refused before anything is written`() throws
  {
    try folder.writeXib(#"<view id="a"/>"#, to: "A.xib")
    try folder.writeXib(#"<view id="b"/>"#, to: "A.nib/designable.nib")
    for inputs in ["@A.xib @A.nib", "@A.nib/ @A.xib"] {
      let call = Call("--compilation-directory @out \(inputs)", in: folder)
      #expect(
        call.status == 1 && call.output.contains("would both be written to"), "\(call.output)")
      #expect(!folder.has("out"))
    }
    for place in ["a", "b/en.lproj"] {
      #expect(Call("--compilation-directory @\(place) @Second.storyboard", in: folder).status == 0)
    }
    for place in ["a", "b"] {
      try folder.write(Array(#""x.text" = "\#(place)";"#.utf8), "\(place)/de.lproj/Second.strings")
    }
    let link = Call(
      "--link @L.app @a/Second.storyboardc @b/en.lproj/Second.storyboardc", in: folder)
    #expect(link.status == 1 && link.output.contains("de.lproj/Second.strings"), "\(link.output)")
    #expect(!folder.has("L.app"))
  }

  @Test func `no result replaces the document that it comes from`() throws {
    try folder.writeXib(#"<view id="a"/>"#, to: "A.xib")
    let before = try folder.bytes("A.xib")
    for option in [
      "--compile", "--export-strings-file", "--generate-strings-file", "--export-xliff",
      "--output-partial-info-plist",
    ] {
      let call = Call("\(option) @./A.xib @A.xib", in: folder)
      #expect(call.status == 1 && call.output.contains("would replace"), "\(call.output)")
      #expect(try folder.bytes("A.xib") == before)
    }
    let call = Call("--strip @out.nib @A.xib", in: folder)
    #expect(call.status == 1 && call.output.contains("'--compile'") && !folder.has("out.nib"))
    #expect(Call("--write @A.xib @A.xib", in: folder).status == 0)
  }

  @Test func `a name with a newline begins no line of the output`() throws {
    for format in ["xml1", "human-readable-text"] {
      let call = Call("--output-format \(format) --compile @out.nib @A\n::error::b.xib", in: folder)
      #expect(call.status == 1 && !call.output.contains("\n::error"), "\(call.output)")
    }
  }

  @Test func `no file is read through a link that leads out of its repository`() throws {
    try folder.write(Array("secret".utf8), "outside/key")
    try folder.writeXib(#"<view id="a"/>"#, to: "outside/A.xib")
    try folder.write([], "repository/.git/HEAD")
    for (name, target) in [("K.nib", "key"), ("A.xib", "A.xib")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "repository/\(name)").path,
        withDestinationPath: "../outside/\(target)")
    }
    try folder.writeXib(#"<view id="a"/>"#, to: "repository/B.xib")
    for arguments in [
      "--strip @out.nib @repository/K.nib", "--compile @out.nib @repository/A.xib",
      "--import-strings-file @repository/K.nib --write @out.xib @repository/B.xib",
    ] {
      let call = Call(arguments, in: folder)
      #expect(call.status == 1, "\(arguments)")
      #expect(call.output.contains("leads out of its repository"), "\(arguments): \(call.output)")
      #expect(!folder.has("out.nib") && !folder.has("out.xib"))
    }
  }
}
