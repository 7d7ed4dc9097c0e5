import FoundationEssentials
import IBToolCommand
import NibFormat
import TestSupport
import Testing

/// The command lines of build systems, with the arguments in their order, and what each of them reads back.
@Suite struct CallerTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.copy("LoadingView.xib", to: "Pier/Base.lproj/Berth.xib")
    try folder.copy("LoadingView.xib", to: "Pier/Plain.xib")
    try folder.write(launchScreen, "Pier/Base.lproj/LaunchScreen.storyboard")
    try folder.write(Array(#""x.text" = "y";"#.utf8), "Pier/de.lproj/Berth.strings")
  }

  /// A launch screen as templates have it; its ids are those of nearly every app.
  private let launchScreen = Array(
    """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13122.16" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="01J-lp-oVM">
        <scenes>
            <scene sceneID="EHf-IW-A2E">
                <objects>
                    <viewController id="01J-lp-oVM" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="Ze5-6b-2t3">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="iYj-Kq-Ea1" userLabel="First Responder" \
    sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """.utf8)

  private let launchFiles = [
    "01J-lp-oVM-view-Ze5-6b-2t3.nib", "Info.plist", "UIViewController-01J-lp-oVM.nib",
  ]

  private func succeed(_ command: String) throws -> Call {
    let call = Call(command, in: folder)
    try #require(call.status == 0 && call.errors.isEmpty, "\(call.output)")
    return call
  }

  // MARK: swift-build

  @Test func `swift-build finds the version, then its outputs`() throws {
    let version = try succeed("--version --output-format xml1")
      .list([String: [String: String]].self)["com.apple.ibtool.version"]
    #expect(version?["bundle-version"] != nil && version?["short-bundle-version"] != nil)
    let common = """
      --module Pier --output-partial-info-plist @b/Berth-PartialInfo.plist --auto-activate-custom-fonts \
      --target-device iphone --target-device ipad --minimum-deployment-target 15.0 \
      --output-format human-readable-text
      """
    let xib = try succeed(
      """
      --errors --warnings --notices --companion-strings-file de:@Pier/de.lproj/Berth.strings \(common) \
      --compile @App.app/Base.lproj/Berth.nib @Pier/Base.lproj/Berth.xib
      """)
    #expect(xib.output.isEmpty)
    #expect(folder.has("b/Berth-PartialInfo.plist"))
    #expect(folder.names("App.app") == ["Base.lproj", "de.lproj"])
    _ = try succeed(
      """
      --errors --warnings --notices \(common) @Pier/Base.lproj/LaunchScreen.storyboard \
      --compilation-directory @b/Base.lproj
      """)
    _ = try succeed(
      """
      --errors --warnings --notices --module Pier --target-device iphone --target-device ipad \
      --minimum-deployment-target 15.0 --output-format human-readable-text --link @App.app \
      @b/Base.lproj/LaunchScreen.storyboardc
      """)
    #expect(folder.names("App.app/Base.lproj/LaunchScreen.storyboardc") == launchFiles)
    _ = try succeed(
      "--output-format human-readable-text --strip @s/LaunchScreen.storyboardc @b/Base.lproj/LaunchScreen.storyboardc"
    )
    #expect(folder.names("s/LaunchScreen.storyboardc") == launchFiles)
  }

  @Test func `swift-build reads every line of messages`() throws {
    try folder.writeXib("<frobnicator id=\"fr1-aa-aaa\"/>", to: "A.xib")
    let call = try succeed(
      "--errors --warnings --notices --output-format human-readable-text --compile @A.nib @A.xib")
    let lines = call.output.split(separator: "\n")
    let messages = lines.filter { !$0.hasPrefix("/* ") }
    #expect(!messages.isEmpty && messages.count < lines.count)
    for line in messages {
      #expect(line.wholeMatch(of: /([^:]*):([^:]*): (warning|error|note): (.*)/) != nil)
    }
    let failed = Call("--output-format human-readable-text --compile @A.nib @None.xib", in: folder)
    #expect(failed.status != 0)
    #expect(failed.output.contains(/\n@None\.xib: error: .+\n/))
  }

  // MARK: Bazel

  @Test func `rules_apple compiles, links and ignores a property list`() throws {
    _ = try succeed(
      """
      --compilation-directory @o/Base.lproj --errors --warnings --notices --auto-activate-custom-fonts \
      --output-format human-readable-text --minimum-deployment-target 15.0 --target-device iphone \
      --target-device ipad --module Pier @Pier/Base.lproj/LaunchScreen.storyboard
      """)
    _ = try succeed(
      """
      --link @linked --minimum-deployment-target 15.0 --target-device iphone --target-device ipad \
      @o/Base.lproj/LaunchScreen.storyboardc
      """)
    #expect(folder.names("linked/Base.lproj/LaunchScreen.storyboardc") == launchFiles)
    _ = try succeed(
      """
      --compile @o/Plain.nib --minimum-deployment-target 15.0 --target-device iphone --target-device ipad \
      --module Pier @Pier/Plain.xib
      """)
    #expect(folder.has("o/Plain.nib"))
  }

  // MARK: .NET

  @Test func `dotnet reads a property list every time, then the folder`() throws {
    let arguments = """
      --errors --warnings --notices --output-format xml1 --minimum-deployment-target 15.0 --target-device iphone \
      --target-device ipad --auto-activate-custom-fonts --sdk /none --compilation-directory @ibtool
      """
    for document in ["Pier/Base.lproj/LaunchScreen.storyboard", "Pier/Plain.xib"] {
      let list = try succeed("\(arguments) @\(document)")
        .list([String: [String: [[String: String]]]].self)
      #expect(
        list.keys.sorted() == [
          "com.apple.ibtool.document.errors", "com.apple.ibtool.document.notices",
          "com.apple.ibtool.document.warnings",
        ])
    }
    #expect(folder.names("ibtool") == ["LaunchScreen.storyboardc", "Plain.nib"])
    _ = try succeed(
      """
      --errors --warnings --notices --output-format xml1 --minimum-deployment-target 15.0 --target-device iphone \
      --sdk /none --link @ibtool-link @ibtool/LaunchScreen.storyboardc
      """)
    #expect(folder.names("ibtool-link") == ["LaunchScreen.storyboardc"])
    let failed = Call("\(arguments) @None.storyboard", in: folder)
    let errors = try failed.list([String: Errors].self)["com.apple.ibtool.errors"]
    guard case .failures(let failures)? = errors else {
      Issue.record("\(failed.output)")
      return
    }
    #expect(failures.first?["description"]?.contains("None") == true)
  }

  private enum Errors: Decodable {
    case failures([[String: String]])
    case messages

    init(from decoder: any Decoder) throws {
      let list = try? decoder.singleValueContainer().decode([[String: String]].self)
      self = list.map { .failures($0) } ?? .messages
    }
  }

  // MARK: Scripts

  @Test func `the resources script of CocoaPods compiles into the app`() throws {
    let options = """
      --reference-external-strings-file --errors --warnings --notices --minimum-deployment-target 15.0 \
      --output-format human-readable-text
      """
    _ = try succeed(
      """
      \(options) --compile @App/LaunchScreen.storyboardc @Pier/Base.lproj/LaunchScreen.storyboard --sdk /none \
      --target-device iphone --target-device ipad
      """)
    _ = try succeed(
      "\(options) --compile @App/Plain.nib @Pier/Plain.xib --sdk /none --target-device iphone")
    #expect(folder.names("App") == ["LaunchScreen.storyboardc", "Plain.nib"])
    #expect(try folder.dump("App/Plain.nib").contains("NSLocalizableString"))
  }

  @Test func `GN lists the files of a launch screen by name`() throws {
    _ = try succeed(
      """
      --target-device iphone --target-device ipad --auto-activate-custom-fonts --minimum-deployment-target 15.0 \
      --compilation-directory @gen @Pier/Base.lproj/LaunchScreen.storyboard
      """)
    #expect(folder.names("gen/LaunchScreen.storyboardc") == launchFiles)
  }

  @Test func `qbs asks for the version, and reads property lists`() throws {
    let version = try succeed("--version --output-format xml1")
      .list([String: [String: String]].self)["com.apple.ibtool.version"]?["short-bundle-version"]
    #expect(version.flatMap { Int($0.prefix { $0 != "." }) }.map { $0 >= 6 } == true)
    let call = try succeed(
      """
      --output-format xml1 --warnings --errors --notices --sdk /none --flatten YES --module Pier \
      --auto-activate-custom-fonts --minimum-deployment-target 15.0 --output-partial-info-plist @q/Info.plist \
      --target-device iphone --target-device ipad --compile @q/Plain.nib @Pier/Plain.xib
      """)
    #expect(
      try call.list([String: [String: String]].self)["com.apple.ibtool.document.errors"] == [:])
    #expect(folder.names("q") == ["Info.plist", "Plain.nib"])
  }

  @Test func `nixpkgs and makefiles name only the two files`() throws {
    _ = try succeed("--compile @n/Plain.nib @Pier/Plain.xib")
    _ = try succeed("--compile @n/L.storyboardc @Pier/Base.lproj/LaunchScreen.storyboard")
    #expect(folder.names("n") == ["L.storyboardc", "Plain.nib"])
  }

  @Test func `Gradle and forge read a binary property list`() throws {
    let call = try succeed(
      """
      --errors --warnings --notices --module Pier --auto-activate-custom-fonts --target-device iphone \
      --minimum-deployment-target 15.0 --output-format binary1 --output-partial-info-plist @g/P.plist \
      --compile @g/Plain.nib @Pier/Plain.xib
      """)
    #expect(call.bytes.starts(with: "bplist00".utf8))
    #expect(try call.list([String: [String: String]].self).count == 3)
    let failed = Call("--output-format binary1 --compile @g/N.nib @None.xib", in: folder)
    #expect(failed.status == 1)
    #expect(
      try failed.list([String: [[String: String]]].self)["com.apple.ibtool.errors"]?.first?[
        "description"] != nil)
  }

  // MARK: Readers of logs

  @Test func `scripts export strings for translators, and import them`() throws {
    // BartyCrouch, and the shell scripts before it.
    _ = try succeed("--export-strings-file @base.strings @Pier/Plain.xib")
    #expect(try folder.bytes("base.strings").starts(with: [0xFF, 0xFE]))
    _ = try succeed("--generate-strings-file @old.strings @Pier/Plain.xib")
    #expect(try folder.bytes("old.strings") == folder.bytes("base.strings"))
    _ = try succeed("--strings-file @base.strings --write @de.lproj/Plain.xib @Pier/Plain.xib")
    _ = try succeed(
      "--import-strings-file @base.strings @Pier/Plain.xib --write @fr.lproj/Plain.xib")
    #expect(try folder.bytes("de.lproj/Plain.xib") == folder.bytes("fr.lproj/Plain.xib"))
    _ = try succeed(
      """
      --previous-file @Pier/Plain.xib --incremental-file @de.lproj/Plain.xib --import-strings-file @base.strings \
      --localize-incremental @Pier/Plain.xib --write @new.lproj/Plain.xib
      """)
    #expect(folder.has("new.lproj/Plain.xib"))
  }

  @Test func `CMake and make projects compile next to their sources`() throws {
    // SFML, and projects with a makefile rule for %.nib.
    let call = try succeed(
      """
      --errors --warnings --notices --output-format human-readable-text \
      --compile @build/Resources/Plain.nib @Pier/Plain.xib
      """)
    #expect(call.output.isEmpty && folder.names("build/Resources") == ["Plain.nib"])
    _ = try succeed(
      """
      --errors --warnings --notices --module Pier --target-device mac --minimum-deployment-target 10.13 \
      --output-format human-readable-text --compile @build/Renamed.nib @Pier/Plain.xib \
      --companion-strings-file de:@Pier/de.lproj/Berth.strings
      """)
    // The strings have the name of the result.
    #expect(folder.names("build/de.lproj") == ["Renamed.strings"])
  }

  @Test func `readers of logs find the headings of Apple's tool`() throws {
    try folder.writeXib("<frobnicator id=\"fr1-aa-aaa\"/>", to: "A.xib")
    try folder.copy("Broken/duplicate-ids.xib", to: "B.xib")
    let format = "--errors --warnings --output-format human-readable-text"
    let headings = [
      ("A.xib", "/* com.apple.ibtool.document.warnings */"),
      ("B.xib", "/* com.apple.ibtool.document.errors */"),
      ("None.xib", "/* com.apple.ibtool.errors */"),
    ]
    for (document, heading) in headings {
      let call = Call("\(format) --compile @x.nib @\(document)", in: folder)
      #expect(call.output.hasPrefix("\(heading)\n@\(document):"), "\(call.output)")
    }
  }
}
