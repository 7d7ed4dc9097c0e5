import Foundation
import TestSupport
import Testing

/// The text output for documents and file names that contain control characters.
@Suite struct PrintableOutputTests {
  private let scratch: ScratchFolder

  /// A terminal's escape sequence, a line break with a forged finding, marks that change the direction of text, C1 and
  /// DEL, and separators of lines.
  private static let hostile =
    "x\u{9B}31m\u{202E}\u{2066}\u{200F}\u{061C}\u{7F}\u{85}\u{2028}\nforged.xib:1:1: error: gone [rule]"
  /// The same for file names, which may contain any byte but zero and a slash.
  private static let name = "\u{1B}[2J\u{1B}]0;owned\u{07}\r" + hostile

  private static let inAttribute = hostile.unicodeScalars.map { "&#\($0.value);" }.joined()

  /// A document in which every text that commands print is hostile.
  private static func document(label: String) -> String {
    let text = inAttribute
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="\(text)" customClass="\(text)">
                  <connections>
                      <outlet property="\(text)" destination="a" id="o1"/>
                  </connections>
              </placeholder>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <view contentMode="scaleToFill" id="a" userLabel="\(text)" restorationIdentifier="\(text)">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                  <subviews>
                      <label text="\(text)\(label)" id="b" customClass="\(text)" customModule="\(text)" ambiguous="YES">
                          <rect key="frame" x="0.0" y="0.0" width="90" height="20"/>
                          <accessibility key="accessibilityConfiguration" identifier="\(text)"/>
                          <userDefinedRuntimeAttributes>
                              <userDefinedRuntimeAttribute type="string" keyPath="\(text)" value="\(text)"/>
                          </userDefinedRuntimeAttributes>
                      </label>
                      <imageView image="\(text)" id="c">
                          <rect key="frame" x="0.0" y="30" width="90" height="20"/>
                          <color key="tintColor" name="\(text)"/>
                      </imageView>
                      <button contentMode="scaleToFill" id="d" buttonType="system">
                          <rect key="frame" x="0.0" y="60" width="90" height="20"/>
                          <state key="normal" title="\(text)"/>
                          <connections>
                              <action selector="\(text)" destination="-1" eventType="touchUpInside" id="act"/>
                          </connections>
                      </button>
                  </subviews>
                  <constraints>
                      <constraint firstItem="b" firstAttribute="width" constant="10" id="\(text)k"/>
                      <constraint firstItem="b" firstAttribute="width" constant="20" id="l"/>
                  </constraints>
              </view>
          </objects>
      </document>

      """
  }

  private let old: String
  private let new: String
  private let nib: String

  init() throws {
    scratch = try ScratchFolder()
    (old, new, nib) = ("\(Self.name).xib", "new\(Self.name).xib", "\(Self.name).nib")
    try scratch.write(Array(Self.document(label: "").utf8), old)
    try scratch.write(Array(Self.document(label: "!").utf8), new)
    // A compiled nib may contain any bytes, even those that XML cannot.
    let escapes = Array("x\u{1B}[31m\nforged\u{202E}".utf8)
    let placeholder = Array(repeating: UInt8(ascii: "Z"), count: escapes.count)
    let plain = Self.document(label: "").replacing(
      Self.inAttribute, with: String(decoding: placeholder, as: UTF8.self))
    try scratch.write(Array(plain.utf8), "plain.xib")
    #expect(try Command(["compile", "plain.xib", "-o", "p.nib"], in: scratch.url).status != 2)
    var bytes = try scratch.bytes("p.nib")
    var start = 0
    while start + placeholder.count <= bytes.count {
      if bytes[start..<start + placeholder.count].elementsEqual(placeholder) {
        bytes.replaceSubrange(start..<start + placeholder.count, with: escapes)
      }
      start += 1
    }
    try scratch.write(bytes, nib)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }

  private func check(_ arguments: [String], _ text: String) {
    let place = "\(arguments.map { $0.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() })"
    #expect(
      !text.unicodeScalars.contains(where: Self.isUnsafe), "\(place): \(text.debugDescription)")
    let forged = text.split(whereSeparator: \.isNewline).filter {
      $0.hasPrefix("forged") || $0.hasPrefix("::error") && !arguments.contains("github")
    }
    #expect(forged.isEmpty, "\(place): \(forged)")
  }

  private func check(_ arguments: String...) throws {
    let run = try Command(arguments, in: scratch.url)
    #expect(run.status >= 0 && !(run.output + run.errors).isEmpty, "\(arguments.prefix(3))")
    check(arguments, run.output)
    check(arguments, run.errors)
  }

  @Test func `no verb prints a control character or a line of a document`() throws {
    for verb in ["tree", "outlets", "layout", "load", "stats", "lint"] { try check(verb, old) }
    try check("tree", "--all", old, new)
    try check("outlets", old, new)
    try check("layout", "--compare", old, new)
    try check("load", old, new)
    try check("load", nib)
    try check("load", "--events", nib, old)
    try check("dump", nib)
    try check("dump", nib, "p.nib")
    try check("format", "--check", old, new)
    try check("diff", old, new)
    try check("diff", "--all", old, new)
    try check("diff", "--textconv", old)
    try check("compile", old, new, "missing\(Self.name)", "-o", "out")
    try check("compile", old, "missing\(Self.name)", "-o", "\(Self.name)/b.nib")
    try check("render", old, new, "-o", "pictures")
    try check("merge", old, new, "missing\(Self.name)")
    try check("merge", "plain.xib", old, new, "--json")
    try check("format", old)
  }

  @Test func `every reporter escapes in the way of its format`() throws {
    for reporter in ["xcode", "json", "sarif", "github", "checkstyle", "junit", "markdown"] {
      try check("lint", "--layout", "--reporter", reporter, ".")
    }
    try check("lint", "--summary", ".")
    try check("lint", "--explain", "missing-class", old)
    try check("lint", "--explain", "ambiguous-layout", "--layout", old)
    try check("lint", "--write-baseline", "-", ".")
    try check("lint", "missing\(Self.name)")
    try check("lint", "--config", "missing\(Self.name)")
  }

  @Test func `JSON, SVG and HTML hold the characters as escapes`() throws {
    for verb in ["tree", "outlets", "layout", "load"] {
      try check(verb, "--json", old)
      let run = try Command([verb, "--json", old], in: scratch.url)
      #expect(run.json != nil)
      #expect(run.output.contains(#"\u202e"#), "\(verb)")
    }
    try check("dump", "--json", nib)
    try check("diff", "--json", old, new)
    for options in [[], ["--html"]] {
      let run = try Command(["render", "plain.xib"] + options, in: scratch.url)
      check(options, run.output)
      let hostile = try Command(["render", old] + options, in: scratch.url)
      check(options, hostile.output)
      check(options, hostile.errors)
    }
    try check("diff", "--html", old, new)
  }

  @Test func `characters that stand for bytes of file names leave JSON valid`() throws {
    let name = "K\u{10FF9B}\u{10FFFF}"
    try scratch.write(
      Array(
        Documents.xib(
          "<view id=\"a\" customClass=\"\(name)\"><subviews><label id=\"\(name)\"/></subviews></view>"
        ).utf8), "private.xib")
    for arguments in [
      ["lint", "--json"], ["lint", "--reporter", "sarif"], ["list", "--json"], ["load", "--json"],
      ["tree", "--json"], ["find", "--class", "K.*", "--json"],
    ] {
      let run = try Command(arguments + ["private.xib"], in: scratch.url)
      #expect(run.json != nil, "\(arguments): \(run.output)\(run.errors)")
    }
  }

  @Test func `names of sources and projects are escaped`() throws {
    try scratch.write(Array("import UIKit\nlet a = UIHoverStyleX()\n".utf8), "s/\(Self.name).swift")
    try check("doctor", "s")
    try check("doctor", "missing\(Self.name)")
    try check("lint", "--sources", "s", old)
    try scratch.write(Array("{ a = ".utf8), "\(Self.name).xcodeproj/project.pbxproj")
    try check("lint", "--project", "\(Self.name).xcodeproj", old)
    try check("init-tests", "\(Self.name).xcodeproj", "--xibinspect", "x")
    try check("compile", old, "-o", "c", "--project", "\(Self.name).xcodeproj")
  }

  @Test func `no output but documents contains a command to a CI service`() throws {
    let commands = ["##vso[task.x]", "##[error]", "##teamcity[x]", "::stop-commands::"]
    let file = "::stop-commands::.xib"
    let text = commands.reversed().joined(separator: " ")
    for (name, label) in [("old.xib", "1"), (file, "2")] {
      let hostile = Self.document(label: label).replacing(Self.inAttribute, with: text)
      try scratch.write(Array(hostile.utf8), name)
    }
    let runs = [
      ["tree", file], ["tree", "--json", file], ["outlets", file, "old.xib"],
      ["outlets", "--json", file], ["layout", file], ["load", file],
      ["lint", "--layout", file], ["stats", file], ["diff", "old.xib", file],
      ["diff", "--json", "old.xib", file], ["compile", file, "-o", "out"], ["dump", "out"],
      ["ibtool", "--all", file], ["find", "--text", ".", file], ["list", file],
      ["ibtool", "--all", "--output-format", "human-readable-text", file],
      ["render", file], ["render", "--html", file], ["diff", "--html", "old.xib", file],
    ]
    let reporters = ["xcode", "json", "sarif", "github", "checkstyle", "junit", "markdown"].map {
      ["lint", "--layout", "--reporter", $0, file]
    }
    for arguments in runs + reporters {
      let found = try Command(arguments, in: scratch.url)
      #expect(found.status == 0 || found.status == 1, "\(arguments): \(found.errors)")
      let lines = (found.output + found.errors).split(whereSeparator: \.isNewline).map {
        $0.drop { $0.isWhitespace }
      }
      for line in lines {
        #expect(!commands.dropLast().contains { line.contains($0) }, "\(arguments): \(line)")
        #expect(!line.hasPrefix("::stop"), "\(arguments): \(line)")
      }
    }
  }
}
