import Foundation
import TestSupport
import Testing

/// Small files whose parts multiply: the work for them is limited.
@Suite struct HostileGrowthTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try write("", ".git/HEAD")
    try write(Documents.xib(#"        <view id="a"/>"#), "a.xib")
  }

  private func write(_ text: String, _ path: String) throws {
    try scratch.write(Array(text.utf8), path)
  }

  /// Runs the command with twenty seconds of processor time.
  private func run(_ arguments: String...) throws -> Command {
    try Command(arguments, in: scratch.url, setUp: "ulimit -t 20")
  }

  /// A catalog with languages that translate one text, and texts without translations.
  private func writeCatalog(languages: Int, texts: Int) throws {
    try write(Documents.xib(#"        <label text="aa" id="a0"/>"#), "Base.lproj/M.xib")
    let translations = (0..<languages).map { "\"l\($0)\":{}" }.joined(separator: ",")
    let others = (0..<texts).map { ",\"k\($0)\":{}" }.joined()
    try write(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a0.text\":{\"localizations\":{\(translations)}}\(others)},\"version\":\"1.0\"}",
      "mul.lproj/M.xcstrings")
  }

  @Test func `a string catalog with too many languages is refused`() throws {
    try writeCatalog(languages: 5_000, texts: 20_000)
    for command in [["check", "."], ["import", "mul.lproj/M.xcstrings", "--dry-run"]] {
      let found = try Command(["strings"] + command, in: scratch.url, setUp: "ulimit -t 20")
      #expect(found.status == 2)
      #expect(found.errors.contains("more than 1000 languages"), "\(command): \(found.errors)")
    }
  }

  @Test func `the forms of one text are imported in linear time`() throws {
    try write(Documents.xib(#"        <label text="aa" id="a0"/>"#), "Base.lproj/M.xib")
    try scratch.checkGrowth(
      ["strings", "import", "mul.lproj/M.xcstrings", "--dry-run"], size: 6_000
    ) { size in
      let forms = (0..<size).map {
        "\"o\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"x\"}}"
      }
      try write(
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a0.text\":{\"localizations\":{\"de\":{\"variations\":{\"plural\":{\(forms.joined(separator: ","))}}}}}},\"version\":\"1.0\"}",
        "mul.lproj/M.xcstrings")
    }
  }

  @Test func `directives of YAML are limited`() throws {
    let lines = (0..<5_000).map { "%TAG !t\($0)! tag:x\n" }.joined()
    try write(lines + "---\nonly: []\n", ".xibinspect.yml")
    let found = try run("lint", "a.xib")
    #expect(found.status == 2)
    #expect(found.errors.contains("more than 100 lines begin with '%'"), "\(found.errors)")
  }

  @Test func `a layout in which too many views depend on one another is refused`() throws {
    let labels = (0..<2_000).map {
      "<label text=\"T\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\($0)\"/>"
    }
    let ends = ["leading", "trailing"].map {
      #"<constraint firstItem="s" firstAttribute="\#($0)" secondItem="r" secondAttribute="\#($0)" id="\#($0)"/>"#
    }
    try write(
      Documents.xib(
        """
        <view id="r"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
        <stackView distribution="fillProportionally" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <subviews>\(labels.joined())</subviews></stackView></subviews>
        <constraints>\(ends.joined())</constraints></view>
        """), "b.xib")
    let found = try run("layout", "b.xib")
    #expect(found.status == 2)
    #expect(found.errors.contains("depend on one another"), "\(found.errors)")
  }

  @Test func `a message names the first languages without a translation`() throws {
    try writeCatalog(languages: 60, texts: 0)
    try write(
      Documents.xib(#"        <label text="bb" id="b0"/>"#), "Base.lproj/M.xib")
    let found = try run("strings", "check", ".")
    #expect(found.output.contains("l58") == false && found.output.contains("and 10 others"))
  }

  @Test func `units of XLIFF inside of other units are not read`() throws {
    let count = 400
    try write(
      Documents.xib(
        (0..<count).map { "        <label text=\"a\" id=\"k\($0)\"/>" }.joined(separator: "\n")),
      "Base.lproj/M.xib")
    let units = (0..<count).map { "<trans-unit id=\"k\($0).text\"><target>" }.joined()
    try write(
      "<xliff version=\"1.2\"><file original=\"M.xib\" source-language=\"en\" target-language=\"de\"><body>"
        + units + String(repeating: "x", count: 500_000)
        + String(repeating: "</target></trans-unit>", count: count) + "</body></file></xliff>",
      "a.xliff")
    let found = try run("strings", "import", "a.xliff")
    #expect(found.status == 0, "\(found.errors)")
    #expect(found.errors.contains("not imported: 'k0.text' contains elements"), "\(found.errors)")
    #expect((try? scratch.bytes("de.lproj/M.strings")) == nil)
  }

  @Test(arguments: [
    "rules: {\(String(repeating: "stale-frame", count: 9_000)): on}",
    "custom: {a-b: {message: x, element: \(String(repeating: "label", count: 20_000))}}",
    "custom: {a-b: {message: x, element: [\((0..<9_000).map { "elem\($0)" }.joined(separator: ","))]}}",
  ])
  func `names in settings that are unknown are compared with few others`(settings: String) throws {
    try write(settings + "\n", ".xibinspect.yml")
    #expect(try run("lint", "--documents-only").status == 2)
  }

  @Test func `siblings in another order are compared in linear time`() throws {
    func document(_ numbers: some Sequence<Int>) -> String {
      let labels = numbers.map { "          <label text=\"u\($0)\" id=\"a\($0)\"/>" }
      return Documents.xib(
        "        <view id=\"v\"><subviews>\n" + labels.joined(separator: "\n")
          + "</subviews></view>")
    }
    try write(document(0..<6_000), "old.xib")
    try write(document((0..<6_000).reversed()), "new.xib")
    #expect(try run("diff", "old.xib", "new.xib").status == 1)
  }

  @Test(arguments: [
    ["tree", "--json"], ["load", "--json"],
    ["ibtool", "--hierarchy", "--output-format", "human-readable-text"],
  ])
  func `deeply nested objects are not mostly spaces`(arguments: [String]) throws {
    let (depth, leaves) = (300, 1_000)
    let start = (0..<depth).map { "<view id=\"d\($0)\"><subviews>" }.joined()
    let middle = (0..<leaves).map { "<view id=\"l\($0)\"/>" }.joined()
    let end = String(repeating: "</subviews></view>", count: depth)
    try write(Documents.xib(start + middle + end), "deep.xib")
    let found = try Command(arguments + ["deep.xib"], in: scratch.url, setUp: "ulimit -t 20")
    #expect(found.status == 0, "\(found.errors)")
    let spaces = found.output.utf8.count { $0 == 0x20 }
    #expect(spaces < 400 * 20 * (depth + leaves), "\(spaces)")
  }

  // MARK: Growth

  private func checkGrowth(
    _ arguments: String..., size: Int, _ files: (Int) throws -> Void
  ) throws {
    try scratch.checkGrowth(arguments, size: size, files)
  }

  private static let labelRule = "custom:\n  a-b:\n    element: label\n    message: m\n"

  private static func labels(_ count: Int) -> String {
    (0..<count).map { "<label id=\"l\($0)\" text=\"Label\"/>" }.joined()
  }

  @Test(arguments: ["xcode", "json", "sarif", "github", "checkstyle", "junit", "markdown"])
  func `a long label above many findings is not repeated`(reporter: String) throws {
    try write(Self.labelRule, ".xibinspect.yml")
    try checkGrowth("lint", "--documents-only", "--reporter", reporter, size: 500) { size in
      let name = String(repeating: "A", count: 40 * size)
      try write(
        Documents.xib(
          "<view id=\"a\" userLabel=\"\(name)\"><subviews>" + Self.labels(size)
            + "</subviews></view>"), "a.xib")
    }
  }

  @Test(arguments: ["json", "github", "checkstyle"])
  func `a long message is listed until the texts of a document have their limit`(
    reporter: String
  ) throws {
    let message = String(repeating: "m", count: 3_000)
    try write("custom:\n  a-b:\n    element: label\n    message: \(message)\n", ".xibinspect.yml")
    try write(
      Documents.xib("<view id=\"a\"><subviews>" + Self.labels(5_000) + "</subviews></view>"),
      "a.xib")
    let found = try Command(
      ["lint", "--documents-only", "--reporter", reporter], in: scratch.url)
    #expect(found.output.utf8.count > 6 << 20 && found.output.utf8.count < 12 << 20)
    #expect(found.output.contains("more findings of this rule"))
  }

  @Test(
    arguments: ["userLabel", "customClass", "id"],
    [["outlets"], ["outlets", "--json"], ["ibtool", "--connections"], ["ibtool", "--classes"]])
  func `a long name at one end of many connections is not repeated`(
    attribute: String, command: [String]
  ) throws {
    let found = try [200, 400].map { size in
      let name = String(repeating: "A", count: 40 * size)
      let start = attribute == "id" ? "" : "id=\"v\" "
      let outlets = (0..<size).map {
        "<outlet property=\"p\($0)\" destination=\"l\($0)\" id=\"o\($0)\"/>"
      }
      let back = (0..<size).map {
        "<label id=\"k\($0)\" customClass=\"K\"><connections><outlet property=\"p\" destination=\"v\" id=\"q\($0)\"/></connections></label>"
      }
      try write(
        Documents.xib(
          "<view \(start)\(attribute)=\"\(name)\"><subviews>" + Self.labels(size)
            + back.joined() + "</subviews><connections>" + outlets.joined()
            + "</connections></view>"), "a.xib")
      let output = try Command(command + ["a.xib"], in: scratch.url, setUp: "ulimit -t 20").output
      return output.utf8.count
    }
    #expect(found[1] < 3 * found[0], "\(found)")
  }

  @Test func `images are found among the resources in linear time`() throws {
    try checkGrowth("compile", "a.xib", "-o", "a.nib", size: 800) { size in
      let views = (0..<size).map { "<imageView id=\"i\($0)\" image=\"m\($0)\"/>" }.joined()
      let images = (0..<size).map { "<image name=\"m\($0)\" width=\"1\" height=\"1\"/>" }.joined()
      let document = Documents.xib("<view id=\"a\"><subviews>\(views)</subviews></view>")
      try write(
        document.replacing("</objects>", with: "</objects><resources>\(images)</resources>"),
        "a.xib")
    }
  }

  @Test(arguments: ["", "apportionsSegmentWidthsByContent=\"YES\""])
  func `segments are laid out in linear time`(attribute: String) throws {
    try checkGrowth("render", "a.xib", "-o", "a.svg", size: 1_500) { size in
      let segments = String(repeating: "<segment title=\"a b\"/>", count: size)
      try write(
        Documents.xib(
          "<segmentedControl id=\"a\" \(attribute)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"30\"/>"
            + "<segments>\(segments)</segments></segmentedControl>"), "a.xib")
    }
  }

  @Test func `images are looked up in many folders without listing possible file names`() throws {
    // The number of lookups grows with the square of the size.
    try checkGrowth("render", "a.xib", "-o", "a.svg", size: 60) { size in
      for folder in 0..<size {
        try write("{\"images\":[]}", "c\(folder)/X.xcassets/x\(folder).imageset/Contents.json")
      }
      let views = (0..<size).map { "<imageView id=\"i\($0)\" image=\"y\($0)\"/>" }.joined()
      try write(Documents.xib("<view id=\"a\"><subviews>\(views)</subviews></view>"), "a.xib")
    }
  }

  @Test func `texts of a list are collected in linear time`() throws {
    try checkGrowth("ibtool", "--localizable-all", "a.xib", size: 20_000) { size in
      let segments = (0..<size).map { "<segment title=\"s\($0)\"/>" }.joined()
      try write(
        Documents.xib(
          "<segmentedControl id=\"a\"><segments>\(segments)</segments></segmentedControl>"),
        "a.xib")
    }
  }

  @Test func `key paths that are exported for many objects are limited`() throws {
    func request(_ paths: Int, _ classes: Int) -> String {
      let keys = (0..<paths).map { "<string>k\($0)</string>" }.joined()
      let others = (0..<classes).map { "<key>C\($0)</key><array><string>k</string></array>" }
      return "<plist version=\"1.0\"><dict><key>UILabel</key><array>\(keys)</array>"
        + others.joined() + "</dict></plist>"
    }
    try write(
      Documents.xib("<view id=\"a\"><subviews>" + Self.labels(1_000) + "</subviews></view>"),
      "a.xib")
    try write(request(500, 2_000), "few.plist")
    #expect(try run("ibtool", "--export", "few.plist", "a.xib").status == 0)
    try write(request(1_001, 0), "many.plist")
    let found = try run("ibtool", "--export", "many.plist", "a.xib")
    #expect(found.status == 1)
    #expect((found.output + found.errors).contains("more than 1000000 values"))
  }

  @Test func `findings of a rule are limited, and their number is stated`() throws {
    try write(Self.labelRule, ".xibinspect.yml")
    try write(
      Documents.xib("<view id=\"a\"><subviews>" + Self.labels(10_010) + "</subviews></view>"),
      "a.xib")
    let found = try run("lint", "--documents-only", "--reporter", "github")
    let lines = found.output.split(separator: "\n").filter { $0.contains("title=a-b::") }
    #expect(lines.count == 10_001)
    #expect(lines.last?.contains("10 more findings of this rule") == true)
  }

  @Test func `settings with too many rules, or parts of a rule, are refused`() throws {
    func rules(_ count: Int, _ attributes: Int) -> String {
      "custom:\n"
        + (0..<count).map { rule in
          "  r-\(rule):\n    message: m\n    attributes:\n"
            + (0..<attributes).map { "      a\($0): absent\n" }.joined()
        }.joined()
    }
    try write(rules(100, 1), ".xibinspect.yml")
    #expect(try run("lint", "--documents-only").status == 0)
    for (text, message) in [
      (rules(101, 1), "at most 100"), (rules(1, 21), "more than 20 attributes or examples"),
    ] {
      try write(text, ".xibinspect.yml")
      let found = try run("lint", "--documents-only")
      #expect(found.status == 2 && found.errors.contains(message), "\(found.errors)")
    }
  }

  @Test func `settings with too many patterns or items are refused`() throws {
    func excluded(_ count: Int) -> String {
      "excluded:\n" + (0..<count).map { "- \"q/*x\($0)\"\n" }.joined()
    }
    try write(excluded(1_000), ".xibinspect.yml")
    #expect(try run("lint", "--documents-only").status == 0)
    let properties = (0..<1_001).map { "    - label.a\($0)=YES\n" }.joined()
    for (text, message) in [
      (excluded(1_001), "more than 1000 patterns"),
      ("rules:\n  required-value:\n    properties:\n\(properties)", "more than 1000 items"),
    ] {
      try write(text, ".xibinspect.yml")
      let found = try run("lint", "--documents-only")
      #expect(found.status == 2 && found.errors.contains(message), "\(found.errors)")
    }
  }

  @Test(arguments: ["a", "ä"])
  func `columns of findings in a long line are counted in linear time`(text: String) throws {
    try write(Self.labelRule, ".xibinspect.yml")
    try checkGrowth("lint", "--documents-only", "--reporter", "sarif", size: 2_000) { size in
      try write(
        Documents.xib(
          "<view id=\"a\" userLabel=\"\(text)\"><subviews>" + Self.labels(size)
            + "</subviews></view>"), "a.xib")
    }
  }

  @Test(arguments: [["merge", "b.xib", "o.xib", "t.xib"], ["diff", "o.xib", "t.xib"]])
  func `elements with many attributes are compared in linear time`(command: [String]) throws {
    for name in ["b", "o", "t"] {
      let attributes = (0..<499).map { " a\($0)=\"\(name)\"" }.joined()
      try write(Documents.xib("<label id=\"l\"\(attributes)/>"), "\(name).xib")
    }
    let many = try Command(command, in: scratch.url, setUp: "ulimit -t 20")
    #expect(many.status == 1)
    for name in ["b", "o", "t"] {
      let attributes = (0..<500).map { " a\($0)=\"\(name)\"" }.joined()
      try write(Documents.xib("<label id=\"l\"\(attributes)/>"), "\(name).xib")
    }
    let refused = try Command(command, in: scratch.url, setUp: "ulimit -t 20")
    #expect(refused.status == 2 && refused.errors.contains("more than 500 attributes"))
  }

  #if SourceChecks
    @Test func `the names in a font file are read up to a limit`() throws {
      func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
      func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value) }
      let records = 2_000
      let table = 12 + 16
      var font = long(0x10000) + short(1) + short(0) + short(0) + short(0)
      font += Array("name".utf8) + long(0) + long(table) + long(0)
      font += short(0) + short(records) + short(6 + 12 * records)
      for index in 0..<records {
        font += short(3) + short(1) + short(0x409) + short([1, 4, 6, 16][index % 4])
        font += short(65_000) + short(index % 300)
      }
      font += [UInt8](repeating: 0x41, count: 66_000)
      try scratch.write(font, "f.ttf")
      try write(
        Documents.xib(
          #"""
                  <label text="a" id="l"><fontDescription key="fontDescription" name="Harbour" family="Harbour" pointSize="12"/></label>
          """#), "a.xib")
      #expect(try run("lint", "--no-sources-cache").status < 2)
    }

    @Test func `patterns with thousands of alternatives are refused`() throws {
      let stars = String(repeating: ",*", count: 20_000)
      try write(
        """
        name: A
        targets:
          A:
            type: application
            platform: iOS
            sources:
              - path: S
                excludes: ["{*\(stars)x"]
        """.replacing("x\"", with: "}x\""), "project.yml")
      let found = try run("lint", "--no-sources-cache")
      #expect(found.errors.contains("project.yml") && found.errors.contains("more than 200000"))
    }

    @Test(arguments: [
      String(repeating: "let r = #/\n", count: 40_000),
      String(
        repeating: "class A { " + (0..<5).map { "class B\($0): UIView {}" }.joined() + "}\n",
        count: 3_000),
    ])
    func `sources that the parser would read again and again are limited`(source: String) throws {
      try write(source, "A.swift")
      #expect(try run("lint", "--no-sources-cache").status < 2)
    }
  #endif

  @Test func `the parts of an XLIFF file for one document are imported together`() throws {
    let labels = (0..<200).map { "        <label text=\"a\" id=\"k\($0)\"/>" }
    try write(Documents.xib(labels.joined(separator: "\n")), "Base.lproj/M.xib")
    let files = (0..<2_000).map { number in
      "<file original=\"Base.lproj/M.xib\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\"><body>"
        + "<trans-unit id=\"k\(number % 200).text\"><source>a</source><target>t\(number)</target></trans-unit></body></file>"
    }
    try write("<xliff version=\"1.2\">" + files.joined() + "</xliff>", "de.xliff")
    let found = try run("strings", "import", "de.xliff", "--into", "Base.lproj")
    #expect(found.status == 0, "\(found.errors)")
    #expect(found.output == "imported 200 texts into de.lproj/M.strings\n")
    let text = try String(
      contentsOf: scratch.url.appending(path: "de.lproj/M.strings"), encoding: .utf8)
    #expect(text.contains("\"k7.text\" = \"t1807\";"))
  }

  #if SourceChecks
    @Test func `messages of Objective-C that are nested too deeply are not read`() throws {
      try write(
        "@implementation Pier\n- (void)f { " + String(repeating: "[a b:", count: 4_000), "s/Pier.m")
      let found = try run("lint", "a.xib", "--sources", "s")
      #expect((found.output + found.errors).contains("nested too deeply"), "\(found.errors)")
    }
  #endif
}
