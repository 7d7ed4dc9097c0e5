import Foundation
import TestSupport
import Testing

@Suite struct LintCommandTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func lint(_ arguments: String..., input: String = "", in path: String = "") throws
    -> Command
  {
    try Command(
      ["lint"] + arguments, input: Array(input.utf8), in: scratch.url.appending(path: path))
  }

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), path)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try scratch.bytes(path), as: UTF8.self)
  }

  /// A document with a connection that leads nowhere, on line 6.
  private let dangling = Documents.xib(
    """
            <view id="a">
                <connections>
                    <outlet property="x" destination="gone" id="b"/>
                </connections>
            </view>
    """)
  private let clean = Documents.xib(#"        <view id="a"/>"#)

  // MARK: With a layout

  @Test
  func `with a layout, constraints that contradict are found, and documents for macOS counted`()
    throws
  {
    try write(
      Documents.xib(
        """
                <view id="a">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                    <subviews>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
                            <constraints>
                                <constraint firstAttribute="width" constant="10" id="c"/>
                                <constraint firstAttribute="width" constant="20" id="d"/>
                            </constraints>
                        </view>
                    </subviews>
                </view>
        """, attributes: #"useAutolayout="YES""#), "A.xib")
    try write(Documents.macXib(#"        <customView id="a"/>"#), "B.xib")
    let rule = "unsatisfiable-constraints"
    #expect(try lint("--only", rule, "A.xib").status == 2)
    let run = try lint("--layout", "--only", rule, "A.xib", "B.xib")
    #expect(run.status == 1 && run.output.contains("[unsatisfiable-constraints]"))
    #expect(
      run.output.contains("View.width = 10 (c)") || run.output.contains("View.width = 20 (d)"))
    #expect(run.errors.contains("could not lay out 1 document: documents for macOS"))
    #expect(try lint("--layout", "--device", "none", "A.xib").status == 2)
    #expect(try lint("--device", "retina6_12", "A.xib").errors.contains("--device needs"))
  }

  // MARK: Exit codes and output

  @Test
  func `findings go to standard output, the summary to standard error, and errors are exit 1`()
    throws
  {
    try write(dangling, "App/b.xib")
    try write(clean, "App/a.xib")
    let run = try lint("App")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "App/b.xib:6:17: error: the outlet 'x' refers to the missing object 'gone'"))
    #expect(run.output.hasSuffix("[dangling-connection]\n"))
    #expect(run.errors == "2 files: 1 error, 1 fixable with --fix=unsafe\n")
    #expect(try lint("App/a.xib").status == 0)
  }

  @Test(arguments: [
    ["lint", "--output", "a.xib"], ["lint", "--write-baseline", "a.xib"],
    ["strings", "export", "a.xib", "-o", "a.xib"],
    ["diff", "--html", "-o", "a.xib", "a.xib", "a.xib"],
  ]) func `no output replaces a document`(arguments: [String]) throws {
    try scratch.copy("DetailView.xib", to: "a.xib")
    let found = try Command(arguments, in: scratch.url)
    #expect(found.status == 2 && found.errors.contains("would replace a document"))
    #expect(try scratch.bytes("a.xib") == Samples.bytes("DetailView.xib"))
  }

  @Test func `without paths the working directory is searched`() throws {
    try write(dangling, "App/b.xib")
    #expect(try lint().output.hasPrefix("./App/b.xib:6:17: error:"))
  }

  @Test func `a warning is exit 0, with --strict 1`() throws {
    try write(dangling, "a.xib")
    try write("rules:\n  dangling-connection: warning\n", ".xibinspect.yml")
    #expect(try lint("a.xib").status == 0)
    #expect(try lint("--strict", "a.xib").status == 1)
  }

  @Test func `an unreadable file is a finding and exit 2, and the others are linted`() throws {
    try write("<document", "a.xib")
    try write(dangling, "b.xib")
    let run = try lint("a.xib", "b.xib", "c.xib", "--json")
    #expect(run.status == 2)
    let json = try #require(run.json as? [String: [[String: Any]]])
    #expect(
      json["findings"]?.map { $0["rule"] as? String } == [
        "unreadable-document", "dangling-connection", "unreadable-document",
      ])
    #expect(json["findings"]?.map { $0["file"] as? String } == ["a.xib", "b.xib", "c.xib"])
  }

  @Test func `an unreadable file is reported whatever rules are chosen, unless that rule is off`()
    throws
  {
    try write("<document", "a.xib")
    let run = try lint("--only", "duplicate-id", "a.xib")
    #expect(run.status == 2 && run.output.contains("[unreadable-document]"))
    try write("rules: {unreadable-document: off}\n", ".xibinspect.yml")
    let quiet = try lint("a.xib")
    #expect(quiet.status == 0 && quiet.output.isEmpty)
  }

  @Test func `standard input is linted`() throws {
    let run = try lint("-", input: dangling)
    #expect(run.status == 1 && run.output.hasPrefix("<stdin>:6:17: error:"))
  }

  @Test func `a folder without documents is exit 2`() throws {
    try write("", "App/a.txt")
    let run = try lint("App")
    #expect(run.status == 2 && run.output.contains("no .xib or .storyboard in this folder"))
  }

  @Test func `links that lead in circles are not followed`() throws {
    try write(dangling, "App/b.xib")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appending(path: "App/loop").path, withDestinationPath: "..")
    let run = try lint("App")
    #expect(run.status == 1 && run.errors.hasPrefix("1 file:"))
  }

  @Test(arguments: ["xcode", "json", "sarif", "github", "checkstyle", "junit", "markdown"])
  func `every reporter can be named`(_ reporter: String) throws {
    try write(dangling, "a.xib")
    let run = try lint("--reporter", reporter, "a.xib")
    #expect(run.status == 1 && run.output.contains("dangling-connection"))
  }

  @Test(
    arguments: [
      (["--reporter", "tap"], "tap"), (["--only", "zzz"], "unknown rule 'zzz'"),
      (["--dry-run"], "--dry-run needs --fix"),
      (["--fix", "-"], "cannot change standard input"),
      (["--json", "--reporter", "xcode"], "cannot be used together"),
      (["--evidence", "sure"], "sure"), (["--config", "none.yml"], "none.yml"),
      (["--baseline", "none.json"], "none.json"), (["--files-from", "none.txt"], "none.txt"),
    ]) func `bad usage is exit 2 and says what`(_ arguments: [String], _ words: String) throws
  {
    try write(clean, "a.xib")
    let run = try Command(["lint"] + arguments + ["a.xib"], in: scratch.url)
    #expect(run.status == 2 && run.errors.contains(words))
  }

  // MARK: Settings

  @Test func `settings are found above the working directory, and their paths begin there`() throws
  {
    try write(dangling, "App/Old/a.xib")
    try write(dangling, "App/New/a.xib")
    try write("excluded: [App/Old]\n", ".xibinspect.yml")
    // The search ends at the root of the repository.
    try write("", ".git/HEAD")
    #expect(try lint(in: "App").output.hasPrefix("./New/a.xib:6:17:"))
    let run = try lint("a.xib", in: "App/Old")
    #expect(run.status == 2 && run.errors.contains("nothing to lint"))
  }

  @Test func `an override switches a rule off for some files`() throws {
    try write(dangling, "Old/a.xib")
    try write(dangling, "New/a.xib")
    try write(
      """
      overrides:
        - paths: ["Old/**"]
          rules:
            dangling-connection: off

      """, "settings/lint.yml")
    // The paths are those from the settings' own folder.
    #expect(
      try lint("--config", "settings/lint.yml").errors
        == "2 files: 2 errors, 2 fixable with --fix=unsafe\n")
    try FileManager.default.moveItem(
      at: scratch.url.appending(path: "settings/lint.yml"),
      to: scratch.url.appending(path: ".xibinspect.yml"))
    let run = try lint()
    #expect(run.output.hasPrefix("./New/a.xib:6:17:") && run.errors.contains("1 error"))
  }

  @Test(
    arguments: [
      (
        "rules:\n  dangling-conection: off\n",
        "2:3: error: unknown rule 'dangling-conection'; did"
      ),
      (
        "rule:\n  a: b\n",
        "1:1: error: unknown key 'rule' in the configuration; did you mean 'rules'?"
      ),
      ("rules: [\n", ": error: invalid YAML: "),
      ("evidence: likely\nevidence: certain\n", "error: duplicate key 'evidence'"),
      ("excluded:\n", "1:1: error: the key 'excluded' has no value"),
      ("- a\n", "1:1: error: the configuration must be a mapping, not a list"),
    ]) func `broken settings are exit 2 with line and key`(_ yaml: String, _ words: String) throws
  {
    try write(clean, "a.xib")
    try write(yaml, ".xibinspect.yml")
    let run = try lint("a.xib", "--config", ".xibinspect.yml")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(".xibinspect.yml:") && run.errors.contains(words))
  }

  @Test func `an empty file of settings changes nothing`() throws {
    try write(dangling, "a.xib")
    try write("# nothing yet\n", ".xibinspect.yml")
    #expect(try lint("a.xib").status == 1)
  }

  @Test func `--evidence and --only decide what is reported`() throws {
    let owner = Documents.xib(
      #"""
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SpinnerView"/>
              <view id="a"/>
      """#)
    try write(owner, "a.xib")
    #expect(try lint("a.xib").output == "")
    let run = try lint("a.xib", "--evidence", "possible")
    #expect(run.output.contains(": note: ") && run.output.contains("[view-as-file-owner]"))
    #expect(try lint("a.xib", "--evidence", "possible", "--only", "duplicate-id").output == "")
  }

  @Test func `a rule that is named runs though the settings have it off, or says what it lacks`()
    throws
  {
    try write(dangling, "a.xib")
    try write("rules:\n  dangling-connection: off\n", ".xibinspect.yml")
    #expect(try lint("a.xib").output == "")
    #expect(try lint("a.xib", "--only", "dangling-connection").status == 1)
    let layout = try lint("a.xib", "--only", "stale-frame")
    #expect(layout.status == 2 && layout.errors.contains("add --layout"))
    let sources = try lint("a.xib", "--only", "missing-outlet")
    #expect(sources.status == 2 && sources.errors.contains("add --sources DIR"))
  }

  @Test func `settings whose aliases unfold without end are an error`() throws {
    let levels = (1...9).map { level in
      "l\(level): &l\(level) ["
        + Array(repeating: "*l\(level - 1)", count: 9).joined(separator: ", ") + "]"
    }
    try write(clean, "a.xib")
    try write("l0: &l0 x\n" + levels.joined(separator: "\n") + "\n", ".xibinspect.yml")
    let run = try lint("a.xib")
    #expect(run.status == 2 && run.errors.contains("10000 parts when expanded"))
  }

  @Test func `a file that is given in several ways is one file`() throws {
    try write(dangling, "App/a.xib")
    let path = scratch.url.appending(path: "App/a.xib").path
    let run = try lint("App", "App/a.xib", "./App/../App/a.xib", path)
    #expect(run.errors == "1 file: 1 error, 1 fixable with --fix=unsafe\n")
    #expect(try lint("--files-from", "-", input: "App/a.xib\nApp/a.xib\n").errors == run.errors)
  }

  @Test func `hidden folders are searched when they are named alone`() throws {
    try write(dangling, ".tool/a.xib")
    try write(clean, "b.xib")
    #expect(try lint().errors == "1 file: no findings\n")
    #expect(try lint(".tool").status == 1)
  }

  @Test func `what makes a run impossible is said without how arguments are written`() throws {
    let run = try lint("--only", "dangling-conection", "a.xib")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "Error: unknown rule 'dangling-conection'; did you mean 'dangling-connection'?\n"
    )
  }

  @Test func `annotations name files from where the command runs`() throws {
    try write(dangling, "ios/a.xib")
    try write("evidence: likely\n", "ios/.xibinspect.yml")
    let run = try lint("ios", "--config", "ios/.xibinspect.yml", "--reporter", "github")
    #expect(run.output.contains("file=ios/a.xib,"))
  }

  // MARK: Lists of files

  @Test func `names with other letters are read as git lists them`() throws {
    try write(dangling, "\u{DC}ber \"uns\".xib")
    let quoted = #""\303\234ber \"uns\".xib""# + "\n"
    #expect(try lint("--files-from", "-", input: quoted).status == 1)
    #expect(try lint("--files-from", "-", input: "a.swift\0\u{DC}ber \"uns\".xib\0").status == 1)
    #expect(try lint("--files-from", "-", input: #""\30""# + "\n").status == 0)
  }

  @Test func `documents of a list are linted; other files and deleted ones are passed over`() throws
  {
    try write(dangling, "a.xib")
    try write(dangling, "b.xib")
    try write("x", "c.swift")
    let run = try lint("--files-from", "-", input: "c.swift\nb.xib\ngone.xib\n")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix("b.xib:")
        && run.errors == "1 file: 1 error, 1 fixable with --fix=unsafe\n")
    let none = try lint("--files-from", "-", input: "c.swift\n")
    #expect(none.status == 0 && none.errors == "0 files: no findings\n")
    try write("excluded: [a.xib]\n", ".xibinspect.yml")
    #expect(try lint("--files-from", "-", input: "a.xib\n").status == 0)
  }

  // MARK: Baselines

  @Test func `findings are written to a file as well`() throws {
    try write(dangling, "a.xib")
    let run = try lint("a.xib", "--reporter", "json", "--output", "findings.json")
    let written = try String(
      contentsOf: scratch.url.appending(path: "findings.json"), encoding: .utf8)
    #expect(run.status == 1 && written == run.output && written.contains("dangling-connection"))
    let refused = try lint("a.xib", "--output", "nowhere/findings.json")
    #expect(refused.status == 2 && refused.errors.contains("nowhere/findings.json"))
    #expect(try lint("a.xib", "--fix", "--dry-run", "--output", "x").status == 2)
  }

  @Test func `what a baseline knows is not reported, from any folder`() throws {
    try write(dangling, "App/a.xib")
    let written = try lint("App", "--write-baseline", "baseline.json")
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(written.errors == "wrote 1 finding to baseline.json\n")
    try write(dangling.replacing("<view", with: "\n<view"), "App/a.xib")
    let run = try lint("App", "--baseline", "baseline.json")
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors == "1 file: no findings, 1 in the baseline\n")
    #expect(try lint("a.xib", "--baseline", "../baseline.json", in: "App").status == 0)
    // A finding is known by its rule and object, whatever its message says.
    try write(dangling.replacing("\"x\"", with: "\"y\""), "App/a.xib")
    #expect(try lint("App", "--baseline", "baseline.json").status == 0)
    try write(dangling.replacing("id=\"a\"", with: "id=\"z\""), "App/a.xib")
    #expect(try lint("App", "--baseline", "baseline.json").status == 1)
  }

  @Test func `a baseline can go to standard output and come from standard input`() throws {
    try write(dangling, "a.xib")
    let run = try lint("a.xib", "--write-baseline", "-")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try lint("a.xib", "--baseline", "-", input: run.output).status == 0)
    let twice = try lint("-", "--baseline", "-", input: run.output)
    #expect(twice.status == 2 && twice.errors.contains("standard input can be read only once"))
    #expect(try lint("a.xib", "--output", "-").errors.contains("--output needs the name of a file"))
  }

  @Test func `a baseline of another version is exit 2`() throws {
    try write(dangling, "a.xib")
    try write(#"{"version": 99, "findings": []}"#, "baseline.json")
    let run = try lint("a.xib", "--baseline", "baseline.json")
    #expect(
      run.status == 2
        && run.errors.contains("baseline.json: error: unsupported baseline version 99"))
  }

  // MARK: Fixes

  @Test func `--fix leaves unsafe fixes alone, --fix=unsafe applies them`() throws {
    try write(dangling, "a.xib")
    let safe = try lint("--fix", "a.xib")
    #expect(safe.status == 1 && safe.errors == "1 file: 1 error, 1 fixable with --fix=unsafe\n")
    #expect(try text("a.xib") == dangling)
    let run = try lint("--fix=unsafe", "a.xib")
    #expect(run.status == 0 && run.errors == "1 file: no findings, 1 fixed\n")
    let lines = dangling.split(separator: "\n", omittingEmptySubsequences: false)
    // Of the list nothing is left either.
    let left = lines.filter { !$0.contains("gone") && !$0.contains("connections>") }
    #expect(try text("a.xib") == left.joined(separator: "\n"))
  }

  @Test func `--dry-run prints a diff that patch takes, and writes nothing`() throws {
    try write(dangling, "App/a.xib")
    let run = try lint("--fix=unsafe", "--dry-run", "App/a.xib")
    #expect(run.status == 1)
    #expect(try text("App/a.xib") == dangling)
    #expect(run.output.hasPrefix("--- a/App/a.xib\n+++ b/App/a.xib\n@@ -2,9 +2,6 @@\n"))
    #expect(run.errors == "1 file: no findings, 1 would be fixed\n")
    #expect(
      run.output.contains(
        "-                <outlet property=\"x\" destination=\"gone\" id=\"b\"/>\n"))
    #expect(try lint("--fix", "--dry-run", "App/a.xib").output == "")
  }

  @Test func `remaining steps are printed when a fix is applied`() throws {
    let bytes = try Samples.bytes("LoadingView.xib")
    try write(String(decoding: bytes, as: UTF8.self), "LoadingView.xib")
    let dry = try lint("--fix=unsafe", "--dry-run", "LoadingView.xib")
    let place = "LoadingView.xib:12:9: note: "
    #expect(
      dry.errors.hasPrefix(place + "would fix: Set the root view's class to LoadingView"))
    let run = try lint("--fix=unsafe", "LoadingView.xib")
    #expect(
      run.errors.hasPrefix(place + "fixed: Set the root view's class to LoadingView"))
    #expect(
      run.errors.contains("LoadingView.xib: note: where code loads the document, pass nil"))
    // Why it is unsafe is no more of interest then.
    #expect(!run.errors.contains("unsafe"))
  }

  @Test func `what a baseline knows is not fixed either`() throws {
    try write(dangling, "a.xib")
    #expect(try lint("a.xib", "--write-baseline", "baseline.json").status == 0)
    let known = try lint("--fix=unsafe", "a.xib", "--baseline", "baseline.json")
    #expect(known.errors == "1 file: no findings, 1 in the baseline\n")
    #expect(try text("a.xib") == dangling)
    let another = #"                <outlet property="y" destination="gone" id="c"/>"# + "\n"
    let line = "                <outlet"
    try write(dangling.replacing(line, with: another + line), "a.xib")
    let fixed = try lint("--fix=unsafe", "a.xib", "--baseline", "baseline.json")
    #expect(fixed.errors == "1 file: no findings, 1 fixed, 1 in the baseline\n")
    #expect(try text("a.xib") == dangling)
  }

  @Test func `another value of --fix is an error that says what there is`() throws {
    try write(dangling, "a.xib")
    let run = try lint("--fix=all", "a.xib")
    #expect(run.status == 2)
    #expect(run.errors == "Error: unknown option '--fix=all'; use --fix or --fix=unsafe\n")
    #expect(
      try lint("--fix=safe", "a.xib").errors == "1 file: 1 error, 1 fixable with --fix=unsafe\n")
  }

  @Test func `a file with conflicts is not touched`() throws {
    let conflict = dangling.replacing(
      "<view id=\"a\">", with: "\n<<<<<<< HEAD\n<view id=\"a\">\n=======\n>>>>>>> topic\n")
    try write(conflict, "a.xib")
    let run = try lint("--fix=unsafe", "a.xib")
    #expect(run.status == 2 && run.output.contains("unreadable-document"))
    #expect(try text("a.xib") == conflict)
  }

  @Test(.enabled(if: getuid() != 0, "root may write every file"))
  func `a read-only file is reported, and the others are fixed`() throws {
    try write(dangling, "a.xib")
    try write(dangling, "b.xib")
    let path = scratch.url.appending(path: "a.xib").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let run = try lint("--fix=unsafe", "a.xib", "b.xib")
    #expect(run.status == 2 && run.errors.contains("a.xib: error: cannot be written"))
    #expect(run.errors.hasSuffix("2 files: 1 error, 1 fixable with --fix=unsafe, 1 fixed\n"))
    #expect(run.output.contains("a.xib:6:17") && !run.output.contains("b.xib"))
    #expect(try text("a.xib") == dangling)
    #expect(try text("b.xib") != dangling)
  }

  @Test func `init writes settings that change nothing, once`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Array(Documents.xib(#"        <view id="a"/>"#).utf8), "A.xib")
    let first = try Command(["init"], in: scratch.url)
    #expect(first.status == 0 && first.output == "wrote .xibinspect.yml\n")
    #expect(try Command(["lint"], in: scratch.url).errors == "1 file: no findings\n")
    let second = try Command(["init"], in: scratch.url)
    #expect(second.status != 0 && second.errors.contains("the settings file exists already"))
  }
}
