import TestSupport

/// The text of manifests and of settings in YAML.
enum ManifestText {
  private static let brackets = [("[", "]"), ("(", ")"), ("{", "}"), ("f(", ")")]

  /// A manifest of XcodeGen, with templates and groups of settings that may contain themselves.
  static func xcodeGen(_ random: inout RandomSource) -> String {
    let count = 1 + random.amount(5, rarely: 60)
    var text = "name: App\n" + aliases(&random) + "settingGroups:\n"
    for index in 0..<count {
      let groups = (0..<random.below(4)).map { _ in "g\(random.below(count))" }
      text += "  g\(index): {groups: [\(groups.joined(separator: ", "))], SWIFT_VERSION: \"5\"}\n"
    }
    text += "targetTemplates:\n"
    for index in 0..<count {
      text +=
        "  t\(index): {sources: [\"\(ProjectText.pattern(&random).filter { $0 != "\"" })\"]}\n"
    }
    text += "targets:\n"
    for index in 0..<count {
      let templates = (0..<random.below(4)).map { _ in "t\(random.below(count))" }
      text += "  T\(index):\n    platform: \(random.pick(["iOS", "[iOS, macOS]", "{a: b}"]))\n"
      text += "    templates: [\(templates.joined(separator: ", "))]\n"
      text += "    settings: {groups: [g\(random.below(count))], base: {A: \"$(B)\"}}\n"
      text += "    sources: [{path: a, excludes: [\"*.{a,b}\"], includes: [\"**/x\"]}]\n"
    }
    return text
  }

  /// A manifest of Tuist, with nested lists and calls.
  static func tuist(_ random: inout RandomSource) -> String {
    let targets = (0..<random.amount(4, rarely: 60)).map { index in
      let sources = random.nested(brackets, "\"\(random.pick(["a/**", "{a,b}/*", "**"]))\"")
      return
        ".target(name: \"T\(index)\", destinations: \(random.nested([("[", "]")], ".iPhone")), sources: \(sources))"
    }
    return
      "import ProjectDescription\nlet project = Project(name: \"A\", targets: \(random.nested([("[", "]")], targets.joined(separator: ", "))))\n"
  }

  /// The manifest of a package.
  static func package(_ random: inout RandomSource) -> String {
    let names = (0..<random.amount(4, rarely: 60)).map {
      ".target(name: \"T\($0)\", path: \"\(random.pick(["a", "../b", ""]))\", exclude: \(random.nested(brackets, "\"x\"")))"
    }
    return "let package = Package(name: \"P\", targets: [\(names.joined(separator: ", "))])\n"
  }

  /// Settings for the linter, with aliases.
  static func configuration(_ random: inout RandomSource) -> String {
    aliases(&random) + random.pick(["? *a0\n: x\n", "included: *a0\n", ""])
      + "excluded: [\"\(random.pick(["**/a/**/b", "*", ""]))\"]\nrules:\n  stale-frame: "
      + random.nested([("[", "]"), ("{a: ", "}")], random.pick(["error", "off", "*a0", "5"])) + "\n"
  }

  /// Values that name others by alias, each several times.
  private static func aliases(_ random: inout RandomSource) -> String {
    guard random.below(2) == 0 else { return "" }
    let width = 1 + random.below(12)
    var text = "k0: &a0 [x]\n"
    for level in 1...(1 + random.below(12)) {
      let name = random.below(4) == 0 ? level : 0
      text +=
        "k\(level): &a\(level) ["
        + Array(repeating: "*a\(max(0, level - 1 - name))", count: width)
        .joined(separator: ", ") + "]\n"
      if random.below(5) == 0 { text += "? *a\(level)\n: y\n" }
    }
    return text
  }
}
