import Foundation
import TestSupport
import Testing

/// `init-tests`: a package for the app of a project.
@Suite struct InitTestsTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T, U); mainGroup = G; };
        G = { isa = PBXGroup; children = (F1, F2, F3, F4, F5, F6); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Tide/Form.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Tide/Board/Row.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Tide/Row.xib; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Tide/Pier.storyboard; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = Tide/Watch/Clock.swift; sourceTree = "<group>"; };
        F6 = { isa = PBXFileReference; path = Tide/Launch.storyboard; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = "Tide Table"; buildPhases = (S, R);
          productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        R = { isa = PBXResourcesBuildPhase; files = (B3, B4, B6); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
        B4 = { isa = PBXBuildFile; fileRef = F4; };
        B6 = { isa = PBXBuildFile; fileRef = F6; };
        U = { isa = PBXNativeTarget; name = Watch; buildPhases = (V);
          productType = "com.apple.product-type.watchapp2-extension"; };
        V = { isa = PBXSourcesBuildPhase; files = (B5); };
        B5 = { isa = PBXBuildFile; fileRef = F5; };
      }; rootObject = P; }
      """, "Tide.xcodeproj/project.pbxproj")
    for name in ["Tide/Form", "Tide/Board/Row", "Tide/Watch/Clock", "Tide/Unused"] {
      try write("import UIKit\n", "\(name).swift")
    }
    try write(Documents.xib(#"        <view id="a"/>"#), "Tide/Row.xib")
    try scratch.copy("Pier.storyboard", to: "Tide/Pier.storyboard")
    try scratch.copy("Launch.storyboard", to: "Tide/Launch.storyboard")
  }

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), path)
  }

  private func run(_ arguments: String...) throws -> Command {
    try Command(["init-tests", "--no-build"] + arguments, in: scratch.url)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: scratch.url.appending(path: path), encoding: .utf8)
  }

  @Test func `an app without Swift sources is refused, with the reason`() throws {
    try write(
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (T, U, V); mainGroup = G; };
        G = { isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Mole.m; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Mole; buildPhases = (S);
          productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (B1); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        U = { isa = PBXNativeTarget; name = Light; buildPhases = ();
          productType = "com.apple.product-type.application"; };
        V = { isa = PBXNativeTarget; name = Tools; buildPhases = ();
          productType = "com.apple.product-type.framework"; };
      }; rootObject = P; }
      """, "Mole.xcodeproj/project.pbxproj")
    let wrong = try run("Mole.xcodeproj", "--xibinspect", "../xibinspect", "--target", "Pier")
    #expect(
      wrong.errors.contains("name one of the targets of 'Mole.xcodeproj': 'Mole', 'Light', 'Tools'")
    )
    let arguments = ["Mole.xcodeproj", "--xibinspect", "../xibinspect", "--target", "Mole"]
    let missing = try Command(["init-tests", "--no-build"] + arguments, in: scratch.url)
    #expect(missing.status == 2 && missing.errors.contains("none of its files exist"))
    try write("@implementation Mole @end", "Mole.m")
    let old = try Command(["init-tests", "--no-build"] + arguments, in: scratch.url)
    #expect(old.status == 2 && old.errors.contains("Objective-C cannot be compiled here"))
  }

  @Test func `the package has the app's module, its folder, and what the folder has too much`()
    throws
  {
    let command = try run("Tide.xcodeproj", "--xibinspect", "https://example.com/xibinspect")
    #expect(command.status == 0 && command.errors.isEmpty, "\(command.errors)")
    let manifest = try text("Tide_TableScreenTests/Package.swift")
    let version = try Command("--version").output.trimmingCharacters(in: .newlines)
    #expect(
      manifest.contains(#".package(url: "https://example.com/xibinspect", from: "\#(version)")"#))
    #expect(manifest.contains(#"name: "Tide_Table", dependencies:"#))
    #expect(manifest.contains("swiftLanguageModes: [.v5]"))
    let link = scratch.url.appending(path: "Tide_TableScreenTests/Sources/Tide_Table/app").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../../Tide")
    let excluded = try text("Tide_TableScreenTests/Sources/Tide_Table/app-sources.json")
    #expect(excluded.contains(#""app/Unused.swift""#) && excluded.contains(#""app/Watch""#))
    #expect(!excluded.contains("Board") && !excluded.contains("Form"))
  }

  @Test func `modules that the package does not have are named, with what they would add`() throws {
    try write("import UIKit\nimport Kelp\nimport SwiftUI\n", "Tide/Form.swift")
    try write("import UIKit\nimport Kelp\n", "Tide/Board/Row.swift")
    let command = try run("Tide.xcodeproj", "--xibinspect", "..")
    #expect(command.status == 0)
    for line in [
      "0 of 2 sources compile", "  Kelp: 2 files, 0 more real screens",
      "  SwiftUI: 1 file, 0 more real screens",
    ] {
      #expect(command.output.contains("\n\(line)\n"), "\(command.output)")
    }
    #if SourceChecks
      let stand = try run("Tide.xcodeproj", "--xibinspect", "..", "--stand-ins").output
      #expect(stand.contains("\n1 of 2 sources compile\n"), "\(stand)")
      #expect(stand.contains("in the folder 'stand-ins': Kelp (2 files)"), "\(stand)")
    #endif
    try write("import UIKit\nimport CoreLocation\n", "Tide/Form.swift")
    try write("import UIKit\nimport os\n", "Tide/Board/Row.swift")
    let whole = try run("Tide.xcodeproj", "--xibinspect", "..", "-o", "Whole").output
    #expect(whole.contains("2 of 2 sources compile") && !whole.contains("modules that"))
  }

  @Test func `of several apps, one is tested, and the others are named`() throws {
    let settings = try text("Tide.xcodeproj/project.pbxproj")
      .replacing("product-type.watchapp2-extension", with: "product-type.application")
    try write(settings, "Tide.xcodeproj/project.pbxproj")
    let most = try run("Tide.xcodeproj", "--xibinspect", "..", "-o", "Most")
    #expect(most.status == 0, "\(most.errors)")
    #expect(
      most.output.contains(
        "tested the target 'Tide Table'; name another one with --target: 'Watch'\n"))
    #expect(try text("Most/Tests/Tide_TableTests/ScreenTests.swift").contains("Row loads"))
    // The target with the project's name comes first, although it has no documents.
    try write(settings, "Watch.xcodeproj/project.pbxproj")
    let named = try run("Watch.xcodeproj", "--xibinspect", "..", "-o", "Named")
    #expect(named.output.contains("tested the target 'Watch'; name another one"))
    let chosen = try run(
      "Watch.xcodeproj", "--xibinspect", "..", "--target", "Tide Table", "-o", "C")
    #expect(chosen.status == 0 && !chosen.output.contains("tested the target"))
  }

  @Test func `an app's own unit tests, and a package that exists, are left alone`() throws {
    try write("import XCTest\n", "Tide_TableTests/Tide_TableTests.swift")
    #expect(try run("Tide.xcodeproj", "--xibinspect", "..").status == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.appending(path: "Tide_TableTests").path)
    #expect(names == ["Tide_TableTests.swift"])
    // Nothing is written if any of the files exists.
    try write("", "Half/Tests/Tide_TableTests/ScreenTests.swift")
    let second = try run("Tide.xcodeproj", "--xibinspect", "..", "-o", "Half")
    #expect(second.status == 2)
    #expect(second.errors.contains("ScreenTests.swift' exists; name another folder with --output"))
    #expect(throws: (any Error).self) { try text("Half/Package.swift") }
  }

  @Test func `a project that is not there is named`() throws {
    let command = try run("Reef.xcodeproj", "--xibinspect", "..")
    #expect(command.status == 2 && command.errors.contains("'Reef.xcodeproj': cannot read"))
  }

  @Test func `a package inside of the app's folder leaves itself and other libraries out`() throws {
    try write("import UIKit\n", "Tide/Pods/Snap/Snap.swift")
    try write("import UIKit\n", "Tide/build/Made.swift")
    _ = try run("Tide.xcodeproj", "--xibinspect", "..", "-o", "Tide/Checks")
    let excluded = try text("Tide/Checks/Sources/Tide_Table/app-sources.json")
    for path in ["app/Pods", "app/build", "app/Checks"] {
      #expect(excluded.contains("\"\(path)\""), "\(path)")
    }
    let link = scratch.url.appending(path: "Tide/Checks/Sources/Tide_Table/app").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../..")
  }

  @Test func `documents and sources in several folders are all in the package`() throws {
    let links = try linksOfPackage(
      for: "Inner/Tide.xcodeproj",
      moving: ["Tide/Row.xib": "Views/Row.xib", "Tide/Form.swift": "../Shared/Forms/Form.swift"],
      sources: ["Shared/Forms/Form", "Shared/Forms/Unused", "Inner/Tide/Board/Row"],
      document: "Inner/Views/Row.xib")
    #expect(links == ["../../../Inner", "../../../Shared/Forms"])
    #if SourceChecks
      let excluded = #"["app", "app2", "app-sources.json", "skeletons"]"#
    #else
      let excluded = #"["app", "app2", "app-sources.json"]"#
    #endif
    #expect(try text("Checks/Package.swift").contains(excluded))
    #expect(try text("Checks/Sources/Tide_Table/app-sources.json").contains("app2/Unused.swift"))
    #expect(try text("Checks/Tests/Tide_TableTests/ScreenTests.swift").contains("Row loads"))
  }

  @Test func `a folder around the project's folder does not have the app's files twice`() throws {
    let links = try linksOfPackage(
      for: "Out/Inner/Tide.xcodeproj", moving: ["Tide/Form.swift": "../Form.swift"],
      sources: [
        "Out/Form", "Out/Unused", "Out/Inner/Tide/Board/Row", "Out/Inner/Tide/Watch/Clock",
      ],
      document: "Out/Inner/Tide/Row.xib")
    #expect(links == ["../../../Out/Inner/Tide", "../../../Out"])
    let excluded = try text("Checks/Sources/Tide_Table/app-sources.json")
    for path in ["app/Watch", "app2/Inner/Tide", "app2/Unused.swift"] {
      #expect(excluded.contains("\"\(path)\""), "\(path)")
    }
    #expect(!excluded.contains("app2/Form.swift"))
  }

  /// Writes the package for a copy of the project with files in other places, and returns the folders that its two
  /// links lead to.
  private func linksOfPackage(
    for project: String, moving places: [String: String], sources: [String], document: String
  ) throws -> [String] {
    var settings = try text("Tide.xcodeproj/project.pbxproj")
    for (old, new) in places {
      settings = settings.replacing("path = \(old)", with: "path = \(new)")
    }
    try write(settings, "\(project)/project.pbxproj")
    for name in sources { try write("import UIKit\n", "\(name).swift") }
    try write(Documents.xib(#"        <view id="a"/>"#), document)
    let command = try run(project, "--xibinspect", "..", "-o", "Checks")
    #expect(command.status == 0, "\(command.errors)")
    let folder = scratch.url.appending(path: "Checks/Sources/Tide_Table")
    return try ["app", "app2"].map { name in
      try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.appending(path: name).path)
    }
  }

  #if SourceChecks
    @Test func `another run updates its own files and keeps those of the user`() throws {
      _ = try run("Tide.xcodeproj", "--xibinspect", "../xib", "-o", "Checks")
      let tests = "Checks/Tests/Tide_TableTests/ScreenTests.swift"
      let mine = try text(tests) + "// mine\n"
      try write(mine, tests)
      try write("// mine\n", "Checks/Tests/Tide_TableTests/MyTests.swift")
      let settings = "Checks/Sources/Tide_Table/app-sources.json"
      try write(
        try text(settings).replacing("\"exclude\": []", with: "\"exclude\": [\"Row.swift\"]"),
        settings)
      try write("import UIKit\nimport Kelp\nclass Form: UIView {}\n", "Tide/Form.swift")
      let again = try run("Tide.xcodeproj", "-o", "Checks")
      #expect(again.status == 0, "\(again.errors)")
      #expect(again.output.contains("kept Tests/Tide_TableTests/ScreenTests.swift"))
      #expect(try text(tests) == mine)
      #expect(try text("Checks/Tests/Tide_TableTests/MyTests.swift") == "// mine\n")
      #expect(try text(settings).contains("\"app/Form.swift\": \"imports Kelp\""))
      #expect(try text(settings).contains("\"Row.swift\""))
      let folder = scratch.url.appending(path: "Checks/Sources/Tide_Table/skeletons").path
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
      try write("import UIKit\nclass Form: UIView {}\n", "Tide/Form.swift")
      #expect(try run("Tide.xcodeproj", "-o", "Checks").status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["OtherClasses.swift"])
    }
  #endif

  @Test func `a library that the user adds to the manifest counts as there`() throws {
    try write("import UIKit\nimport Kelp\nclass Form: UIView {}\n", "Tide/Form.swift")
    #expect(
      try run("Tide.xcodeproj", "--xibinspect", "..", "-o", "Checks").output
        .contains("1 of 2 sources compile"))
    let manifest = try text("Checks/Package.swift").replacing(
      "dependencies: [.product(name: \"UIKitShim\"",
      with:
        "dependencies: [.product(name: \"Kelp\", package: \"kelp\"), .product(name: \"UIKitShim\"")
    try write(manifest, "Checks/Package.swift")
    let again = try run("Tide.xcodeproj", "-o", "Checks")
    #expect(again.output.contains("2 of 2 sources compile"), "\(again.output)")
    #expect(try text("Checks/Package.swift") == manifest)
  }

  #if SourceChecks
    @Test func `one build shows the errors in skeletons and in sources`() throws {
      try write("import UIKit\nclass Form: UIView { func torn() {} }\n", "Tide/Form.swift")
      try write(
        "import UIKit\nimport Kelp\nclass Row: UIView { func broken() {} }\n",
        "Tide/Board/Row.swift")
      try write(
        """
        #!/bin/sh
        if [ "$1" = test ]; then
          echo '✔ Test run with 0 tests passed after 0.1 seconds.'
          exit 0
        fi
        status=0
        for file in Checks/Sources/Tide_Table/skeletons/*.swift; do
          grep -q broken "$file" || continue
          echo "$file:$(grep -n broken "$file" | head -1 | cut -d: -f1):3: error: it is broken"
          status=1
        done
        if ! grep -q Form.swift Checks/Sources/Tide_Table/app-sources.json; then
          echo "$PWD/Tide/Form.swift:2:3: error: it is torn"
          status=1
        fi
        exit $status
        """, "bin/swift")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: scratch.url.appending(path: "bin/swift").path)
      let command = try Command(
        ["init-tests", "Tide.xcodeproj", "--xibinspect", "..", "-o", "Checks"], in: scratch.url,
        setUp: "PATH=$PWD/bin:$PATH; export PATH")
      #expect(command.status == 0, "\(command.errors)")
      #expect(
        command.output.contains(
          "lines of skeletons that do not compile: 1; sources that do not compile: 1"),
        "\(command.output)")
      #expect(command.output.contains("build 3: swift build --build-tests"))
      #expect(!command.output.contains("build 4"), "\(command.output)")
    }

    @Test func `what does not compile or stops the tests is left out until the rest runs`() throws {
      try write("import UIKit\nclass Form: UIView { func broken() {} }\n", "Tide/Form.swift")
      try write(
        "import UIKit\nimport Kelp\nclass Row: UIView { func broken() {} }\n",
        "Tide/Board/Row.swift")
      try write("import UIKit\nclass Board: UIView {}\n", "Tide/Board.swift")
      let project = try text("Tide.xcodeproj/project.pbxproj")
        .replacing("path = Tide/Watch/Clock.swift", with: "path = Tide/Board.swift")
        .replacing("files = (B1, B2)", with: "files = (B1, B2, B5)")
      try write(project, "Tide.xcodeproj/project.pbxproj")
      // A compiler that refuses the word `broken`, first in skeletons and then in sources.
      try write(
        """
        #!/bin/sh
        refuse() {
          [ -n "$1" ] || return 0
          echo "$1:$(grep -n broken "$1" | head -1 | cut -d: -f1):3: error: it is broken"
          exit 1
        }
        if [ "$1" = test ]; then
          case $(cat Checks/Sources/Tide_Table/app-sources.json) in
          *"stops the tests"*)
            echo '✔ Test "Row loads (skeleton)" with 3 test cases passed after 0.1 seconds.'
            echo '✘ Test "Pier shows Gate" recorded an issue with 1 argument device → "a" at ScreenTests.swift:5:5: Expectation failed: (problems → ["it is red\\n"]) == []'
            echo '✘ Test "Pier shows Gate" with 3 test cases failed after 0.1 seconds with 3 issues.'
            echo '✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 3 issues.' ;;
          *)
            echo '◇ Test "Pier begins" started.'
            echo 'Tide_Table/Board.swift:2: Fatal error: Unexpectedly found nil'
            echo "Thread 0 \"main\" crashed:"
            echo "1 0x0 in Board.load() + 12 in x.xctest at $PWD/Tide/Board.swift:2:9"
            echo 'error: Exited with unexpected signal code 5' ;;
          esac
          exit 1
        fi
        refuse "$(grep -l broken Checks/Sources/Tide_Table/skeletons/*.swift 2>/dev/null | head -1)"
        grep -q Form.swift Checks/Sources/Tide_Table/app-sources.json || refuse "$PWD/Tide/Form.swift"
        exit 0
        """, "bin/swift")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: scratch.url.appending(path: "bin/swift").path)
      let command = try Command(
        ["init-tests", "Tide.xcodeproj", "--xibinspect", "..", "-o", "Checks"], in: scratch.url,
        setUp: "PATH=$PWD/bin:$PATH; export PATH")
      #expect(command.status == 0, "\(command.errors)")
      #expect(command.output.contains("0 of 3 sources compile"), "\(command.output)")
      for line in [
        "sources that are left out because they stop the tests:",
        "  Board.swift: Unexpectedly found nil", "2 tests: 1 passed, 1 failed",
        "  Pier shows Gate: it is red",
      ] {
        #expect(command.output.contains("\n\(line)"), "\(command.output)")
      }
      let settings = try text("Checks/Sources/Tide_Table/app-sources.json")
      #expect(settings.contains("\"app/Form.swift\": \"does not compile: it is broken\""))
      let folder = scratch.url.appending(path: "Checks/Sources/Tide_Table/skeletons")
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        #expect(try !text("Checks/Sources/Tide_Table/skeletons/\(name)").contains("broken"))
      }
    }

    @Test func `a test that stops for no known reason is disabled, and the others run`() throws {
      try write(
        """
        #!/bin/sh
        [ "$1" = test ] || exit 0
        if grep -q 'disabled.*`Row loads`' Checks/Tests/Tide_TableTests/ScreenTests.swift; then
          echo '➜ Test "Row loads" skipped: "stops the program"'
          echo '✔ Test "Pier begins" with 3 test cases passed after 0.1 seconds.'
          echo '✔ Test run with 2 tests in 1 suite passed after 0.1 seconds.'
          exit 0
        fi
        echo '◇ Test "Row loads" started.'
        echo "error: Process '$PWD/x.xctest' exited with unexpected signal code 11"
        exit 1
        """, "bin/swift")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: scratch.url.appending(path: "bin/swift").path)
      let command = try Command(
        ["init-tests", "Tide.xcodeproj", "--xibinspect", "..", "-o", "Checks"], in: scratch.url,
        setUp: "PATH=$PWD/bin:$PATH; export PATH")
      #expect(command.status == 0, "\(command.errors)")
      let reason = "stops the program: signal 11, probably endless recursion"
      for text in [
        ", 1 cannot load\n  Row loads cannot load: \(reason)\n", "\n1 test: 1 passed\n",
      ] {
        #expect(command.output.contains(text), "\(command.output)")
      }
      #expect(!command.output.contains("the tests stop"), "\(command.output)")
      #expect(
        try text("Checks/Tests/Tide_TableTests/ScreenTests.swift").contains(
          "@Test(.disabled(\"\(reason)\"), arguments: devices) func `Row loads`("))
    }

    @Test func `only the function that stops the tests is left out, unless a second one does`()
      throws
    {
      try write(
        """
        import UIKit
        class Row: UIView {
          override func awakeFromNib() {
            super.awakeFromNib()
            Tide.shared.user!.greet()
          }
          override func layoutSubviews() {
            Tide.shared.user!.greet()
          }
        }

        """, "Tide/Board/Row.swift")
      // Tests that stop in each function that is there, and then pass.
      try write(
        """
        #!/bin/sh
        [ "$1" = test ] || exit 0
        stop() {
          echo "Tide_Table/Row.swift:$2: Fatal error: Unexpectedly found nil"
          echo "Thread 0 \\"main\\" crashed:"
          echo "1 [ra] 0x0 in Row.$1() + 12 in x.xctest at $PWD/Tide/Board/Row.swift"
          echo 'error: Exited with unexpected signal code 5'
          exit 1
        }
        settings=$(cat Checks/Sources/Tide_Table/app-sources.json)
        case $settings in
        *'"app/Board/Row.swift": "stops the tests'* | *'func layoutSubviews'*) ;;
        *'func awakeFromNib'*) [ -f stops-again ] && stop layoutSubviews 8 ;;
        *) stop awakeFromNib 5 ;;
        esac
        echo '✔ Test "Row loads (incomplete)" with 3 test cases passed after 0.1 seconds.'
        echo '✔ Test run with 1 test in 1 suite passed after 0.1 seconds.'
        """, "bin/swift")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: scratch.url.appending(path: "bin/swift").path)
      func initTests() throws -> String {
        let command = try Command(
          ["init-tests", "Tide.xcodeproj", "--xibinspect", "..", "-o", "Checks"], in: scratch.url,
          setUp: "PATH=$PWD/bin:$PATH; export PATH")
        #expect(command.status == 0, "\(command.errors)")
        return command.output
      }
      let once = try initTests()
      #expect(
        once.contains(
          "\nfunctions that are left out because they stop the tests:\n"
            + "  Row.swift: awakeFromNib: Unexpectedly found nil\n"), "\(once)")
      #expect(once.contains("of 2 sources compile, 1 of them without 1 function"), "\(once)")
      try write("", "stops-again")
      let twice = try initTests()
      #expect(
        twice.contains(
          "\nsources that are left out because they stop the tests:\n"
            + "  Row.swift: Unexpectedly found nil\n"), "\(twice)")
      #expect(!twice.contains("functions that are left out"), "\(twice)")
    }
  #endif

  @Test func `a package without the file of an earlier run is not touched`() throws {
    _ = try run("Tide.xcodeproj", "--xibinspect", "..", "-o", "Checks")
    try FileManager.default.removeItem(at: scratch.url.appending(path: "Checks/init-tests.json"))
    let again = try run("Tide.xcodeproj", "--xibinspect", "..", "-o", "Checks")
    #expect(again.status == 2 && again.errors.contains("exists; name another folder"))
  }
}
