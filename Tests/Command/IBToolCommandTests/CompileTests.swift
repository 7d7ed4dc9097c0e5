import FoundationEssentials
import IBToolCommand
import NibFormat
import TestSupport
import Testing

@Suite struct CompileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private let view = """
    <view contentMode="scaleToFill" id="v1a-aa-aaa" customClass="BerthView" customModuleProvider="target">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <subviews><label opaque="NO" text="Pier" translatesAutoresizingMaskIntoConstraints="NO" id="la1-aa-aaa">
        <rect key="frame" x="0.0" y="0.0" width="40" height="20"/></label></subviews>
      <viewLayoutGuide key="safeArea" id="sa1-aa-aaa"/>
      <constraints>
        <constraint firstItem="la1-aa-aaa" firstAttribute="top" secondItem="sa1-aa-aaa" secondAttribute="top" id="c1a-aa-aaa"/>
      </constraints>
    </view>
    """

  @Test func `a xib becomes the file that is named, in a folder that is made for it`() throws {
    try folder.copy("LoadingView.xib", to: "A.xib")
    let call = Call("--errors --warnings --notices --compile @out/A.nib @A.xib", in: folder)
    #expect(call.status == 0)
    #expect(try folder.bytes("out/A.nib").starts(with: NIBArchive.magic))
    #expect(
      try call.list([String: [String: String]].self) == [
        "com.apple.ibtool.document.errors": [:], "com.apple.ibtool.document.notices": [:],
        "com.apple.ibtool.document.warnings": [:],
      ])
  }

  @Test func `several documents go to a folder`() throws {
    try folder.copy("LoadingView.xib", to: "A.xib")
    try folder.copy("Main.storyboard", to: "Main.storyboard")
    let call = Call("--compilation-directory @out @A.xib @Main.storyboard", in: folder)
    #expect(call.status == 0, "\(call.output)")
    #expect(folder.names("out") == ["A.nib", "Main.storyboardc"])
    #expect(folder.names("out/Main.storyboardc")?.contains("Info.plist") == true)
    let one = Call("--compile @B.nib @A.xib @Main.storyboard", in: folder)
    #expect(one.status == 1 && one.output.contains("--compilation-directory"))
  }

  @Test func `classes of the target get the module`() throws {
    try folder.writeXib(view, to: "A.xib")
    #expect(Call("--module Harbour --compile @A.nib @A.xib", in: folder).status == 0)
    #expect(try folder.dump("A.nib").contains("_TtC7Harbour9BerthView"))
  }

  @Test func `a nib for systems without safe areas is a folder`() throws {
    try folder.writeXib(view, attributes: #"useSafeAreas="YES""#, to: "A.xib")
    func names(_ target: String) throws -> [String]? {
      let call = Call(
        "--minimum-deployment-target \(target) --compile @A.nib @A.xib", in: folder)
      #expect(call.status == 0, "\(call.output)")
      return folder.names("A.nib")
    }
    #expect(try names("11.0") == nil)
    #expect(try names("10.3") == ["objects-11.0+.nib", "runtime.nib"])
    let old = try folder.dump("A.nib/runtime.nib")
    let new = try folder.dump("A.nib/objects-11.0+.nib")
    #expect(!old.contains("UILayoutGuide") && new.contains("UIViewSafeAreaLayoutGuide"))
    // A newer target replaces the folder with a file, which is the nib of the newest systems.
    #expect(try names("15") == nil)
    #expect(try folder.dump("A.nib") == new)
  }

  @Test func `the nibs of a storyboard for macOS are keyed archives for old systems`() throws {
    try folder.write(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22000" \
        targetRuntime="MacOSX.Cocoa" initialViewController="c"><scenes><scene sceneID="s"><objects>
        <viewController storyboardIdentifier="Pier" sceneMemberID="viewController" id="c">
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="450" height="300"/></view></viewController>
        </objects></scene></scenes></document>
        """.utf8), "M.storyboard")
    func compile(_ options: String, _ name: String) -> String {
      let call = Call("\(options) --compile @\(name).storyboardc @M.storyboard", in: folder)
      #expect(call.status == 0, "\(call.output)")
      return "\(name).storyboardc/Pier.nib"
    }
    let both = compile("--minimum-deployment-target 10.12", "A")
    #expect(folder.names(both) == ["keyedobjects-101300.nib", "keyedobjects.nib"])
    #expect(try folder.bytes("\(both)/keyedobjects.nib").starts(with: "bplist00".utf8))
    let new = compile("--minimum-deployment-target 10.13", "B")
    #expect(try folder.bytes(new).starts(with: "NIBArchive".utf8))
    let keyed = compile("--use-nibkeyedarchiver-for-macos", "C")
    #expect(try folder.bytes(keyed).starts(with: "bplist00".utf8))
  }

  @Test func `a scene for systems without safe areas has the layout guides of its controller`()
    throws
  {
    try folder.writeStoryboard(
      """
      <scene sceneID="s1"><objects><viewController id="vc1-aa-aaa" storyboardIdentifier="Pier" \
      sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v1a-aa-aaa">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <subviews><label opaque="NO" text="Pier" translatesAutoresizingMaskIntoConstraints="NO" id="la1-aa-aaa">
          <rect key="frame" x="0.0" y="0.0" width="40" height="20"/></label></subviews>
        <viewLayoutGuide key="safeArea" id="sa1-aa-aaa"/>
        <constraints>
          <constraint firstItem="la1-aa-aaa" firstAttribute="top" secondItem="sa1-aa-aaa" secondAttribute="top" \
      id="c1a-aa-aaa"/>
        </constraints>
      </view></viewController></objects></scene>
      """, to: "S.storyboard")
    let call = Call(
      "--minimum-deployment-target 9.0 --compilation-directory @ @S.storyboard", in: folder)
    #expect(call.status == 0, "\(call.output)")
    let view = "S.storyboardc/vc1-aa-aaa-view-v1a-aa-aaa.nib"
    #expect(folder.names(view) == ["objects-11.0+.nib", "runtime.nib"])
    let old = try folder.dump("\(view)/runtime.nib")
    #expect(old.contains("_UIViewControllerTop") && old.contains("_UIViewControllerBottom"))
    #expect(!old.contains("UIViewSafeAreaLayoutGuide"))
  }

  @Test func `every nib for systems before iOS 8 has two files, and every storyboard two lists`()
    throws
  {
    try folder.writeXib(view, to: "A.xib")
    try folder.copy("Main.storyboard", to: "Main.storyboard")
    let call = Call(
      "--minimum-deployment-target 7.0 --target-device iphone --compilation-directory @ @A.xib @Main.storyboard",
      in: folder)
    #expect(call.status == 0, "\(call.output)")
    #expect(folder.names("A.nib") == ["objects-11.0+.nib", "objects-8.0+.nib", "runtime.nib"])
    #expect(
      Call("--minimum-deployment-target 6.1 --compile @Old.nib @A.xib", in: folder).status == 0)
    #expect(
      folder.names("Old.nib") == [
        "objects-11.0+.nib", "objects-8.0+.nib", "objects.nib", "runtime.nib",
      ])
    let names = try #require(folder.names("Main.storyboardc"))
    #expect(names.contains("Info.plist") && names.contains("Info-8.0+.plist"))
    #expect(
      try folder.bytes("Main.storyboardc/Info.plist")
        == folder.bytes("Main.storyboardc/Info-8.0+.plist"))
    // A target of another system is a version of that system.
    try folder.copy("LoadingView.xib", to: "B.xib")
    let source = String(decoding: try folder.bytes("B.xib"), as: UTF8.self)
    try folder.write(
      Array(source.replacing("iOS.CocoaTouch", with: "XROS.CocoaTouch").utf8), "B.xib")
    let vision = Call("--minimum-deployment-target 1.0 --compile @B.nib @B.xib", in: folder)
    #expect(vision.status == 0 && folder.names("B.nib") == nil, "\(vision.output)")
  }

  @Test func `an app for iPhone and iPad before iOS 8 has a nib for each`() throws {
    try folder.writeXib(
      """
      <view contentMode="scaleToFill" id="v1a-aa-aaa">
        <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
        <subviews><view tag="7" contentMode="scaleToFill" id="s1a-aa-aaa">
          <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
          <variation key="widthClass=regular" alpha="0.5"/>
        </view></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="s1a-aa-aaa"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular">
          <mask key="subviews"><include reference="s1a-aa-aaa"/></mask>
        </variation>
      </view>
      """, attributes: #"useTraitCollections="YES""#, to: "A.xib")
    func names(_ devices: String) throws -> [String] {
      let call = Call(
        "--minimum-deployment-target 7.1 \(devices) --compile @\(devices.count)/A.nib @A.xib",
        in: folder)
      #expect(call.status == 0, "\(call.output)")
      return try #require(folder.names("\(devices.count)"))
    }
    let both = "--target-device iphone --target-device ipad"
    #expect(try names(both) == ["A~ipad.nib", "A~iphone.nib"])
    #expect(try names("--target-device ipad") == ["A.nib"])
    let phone = try folder.dump("\(both.count)/A~iphone.nib/runtime.nib")
    let pad = try folder.dump("\(both.count)/A~ipad.nib/runtime.nib")
    #expect(phone.contains("(0.0, 0.0, 320.0, 568.0)") && !phone.contains("UISubviews"))
    #expect(pad.contains("(0.0, 0.0, 768.0, 1024.0)") && pad.contains("UISubviews"))
    #expect(pad.contains("UIAlpha = float 0.5"))
    // Newer systems load the same nib on both.
    let name = "objects-8.0+.nib"
    #expect(
      try folder.bytes("\(both.count)/A~iphone.nib/\(name)")
        == folder.bytes("\(both.count)/A~ipad.nib/\(name)"))
  }

  @Test func `an editable copy is kept if the result is not flattened`() throws {
    try folder.copy("LoadingView.xib", to: "A.xib")
    try folder.copy("Main.storyboard", to: "Main.storyboard")
    #expect(Call("--flatten NO --compile @A.nib @A.xib", in: folder).status == 0)
    #expect(folder.names("A.nib") == ["designable.nib", "runtime.nib"])
    #expect(
      Call("--flatten NO --compile @M.storyboardc @Main.storyboard", in: folder).status == 0)
    #expect(
      try folder.bytes("M.storyboardc/designable.storyboard") == folder.bytes("Main.storyboard"))
    // Such a nib can be compiled again, and stripped of its document.
    #expect(Call("--compile @B.nib @A.nib", in: folder).status == 0)
    #expect(try folder.bytes("B.nib") == folder.bytes("A.nib/runtime.nib"))
    #expect(Call("--strip @stripped/M.storyboardc @M.storyboardc", in: folder).status == 0)
    #expect(folder.names("stripped/M.storyboardc")?.contains("designable.storyboard") == false)
  }

  @Test func `an old result of the other form is replaced, and nothing outside is removed`() throws
  {
    try folder.copy("LoadingView.xib", to: "A.xib")
    let (file, nib) = (
      "--compile @A.nib @A.xib", "--minimum-deployment-target 7.0 --compile @A.nib @A.xib"
    )
    for command in [nib, file, nib] {
      #expect(Call(command, in: folder).status == 0)
      #expect((folder.names("A.nib") == nil) == (command == file))
      #expect(folder.names("")?.contains { $0.contains("xibinspect") } == false)
    }
    for (command, name) in [(file, "folder"), (nib, "file")] {
      try folder.write([], "repo/.git/HEAD")
      try folder.write([1], "outside/folder/A.nib/keep.nib/notes.txt")
      try folder.write([1], "outside/file/A.nib")
      try? FileManager.default.removeItem(atPath: folder.url.path + "/repo/link")
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.path + "/repo/link", withDestinationPath: "../outside/\(name)")
      let call = Call(command.replacing("@A.nib", with: "@repo/link/A.nib"), in: folder)
      #expect(call.status == 1, "\(call.output)")
      #expect(folder.has("outside/folder/A.nib/keep.nib/notes.txt"))
      #expect(try folder.bytes("outside/file/A.nib") == [1])
    }
    // A folder with other files is not a compiled nib, wherever it is.
    try folder.write([1], "B.nib/keep.nib/notes.txt")
    let call = Call("--compile @B.nib @A.xib", in: folder)
    #expect(call.status == 1 && call.output.contains("not a compiled nib"), "\(call.output)")
    #expect(folder.has("B.nib/keep.nib/notes.txt"))
  }

  @Test func `the keys for the app's property list are written even if there are none`() throws {
    try folder.writeXib(
      view,
      resources: """
        <customFonts key="customFonts"><array key="Quay.ttf"><string>Quay-Bold</string></array></customFonts>
        """, to: "A.xib")
    func list(_ options: String) throws -> [String: [String]] {
      let call = Call(
        "\(options) --output-partial-info-plist @A.plist --compile @A.nib @A.xib", in: folder)
      #expect(call.status == 0, "\(call.output)")
      return try PropertyListDecoder().decode(
        [String: [String]].self, from: Data(folder.bytes("A.plist")))
    }
    #expect(try list("") == [:])
    #expect(try list("--auto-activate-custom-fonts") == ["UIAppFonts": ["Quay.ttf"]])
  }

  @Test func `texts are localizable if strings files come with the document`() throws {
    try folder.writeXib(view, to: "Base.lproj/A.xib")
    try folder.writeXib(view, to: "A.xib")
    try folder.write(Array(#""la1-aa-aaa.text" = "Mole";"#.utf8), "de.lproj/A.strings")
    #expect(Call("--compile @plain.nib @A.xib", in: folder).status == 0)
    #expect(try !folder.dump("plain.nib").contains("NSLocalizableString"))
    #expect(
      Call("--reference-external-strings-file --compile @B.nib @A.xib", in: folder).status == 0)
    #expect(try folder.dump("B.nib").contains("NSLocalizableString"))
    let call = Call(
      "--companion-strings-file de:@de.lproj/A.strings --compile @out/Base.lproj/A.nib @Base.lproj/A.xib",
      in: folder)
    #expect(call.status == 0, "\(call.output)")
    #expect(folder.names("out") == ["Base.lproj", "de.lproj"])
    let texts = try PropertyListDecoder().decode(
      [String: String].self, from: Data(folder.bytes("out/de.lproj/A.strings")))
    #expect(texts == ["la1-aa-aaa.text": "Mole"])
  }

  @Test func `a folder with other files is left alone`() throws {
    try folder.copy("Main.storyboard", to: "Main.storyboard")
    try folder.copy("LoadingView.xib", to: "A.xib")
    try folder.write([1], "Mine/notes.txt")
    for arguments in ["--compile @Mine @Main.storyboard", "--compile @Mine @A.xib"] {
      #expect(Call(arguments, in: folder).status == 1)
      #expect(folder.names("Mine") == ["notes.txt"])
    }
  }
}
