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
}
