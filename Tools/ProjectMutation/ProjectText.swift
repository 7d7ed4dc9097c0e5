import TestSupport

/// The text of Xcode projects, their settings files, and patterns for paths.
enum ProjectText {
  /// A project whose groups, targets, phases and configurations refer to random ones, including themselves.
  static func project(_ random: inout RandomSource) -> String {
    let count = 1 + random.amount(8, rarely: 200)
    func some(_ prefix: String, _ random: inout RandomSource) -> String {
      (0..<random.amount(4, rarely: 30)).map { _ in "\(prefix)\(random.below(count))" }
        .joined(separator: ", ")
    }
    var lines: [String] = []
    for index in 0..<count {
      let kind = random.pick(["PBXGroup", "PBXVariantGroup", "XCVersionGroup"])
      let tree = random.pick(["\"<group>\"", "SOURCE_ROOT", "\"<absolute>\"", "SDKROOT"])
      lines.append(
        "G\(index) = { isa = \(kind); children = (\(some("G", &random)), \(some("F", &random))); path = \"g\(index)\"; sourceTree = \(tree); };"
      )
      lines.append("F\(index) = { isa = PBXFileReference; path = \"../f\(index).xib\"; };")
      lines.append(
        "B\(index) = { isa = PBXBuildFile; fileRef = \(random.pick(["F", "G"]))\(index); };")
      lines.append(
        "R\(index) = { isa = PBXResourcesBuildPhase; files = (\(some("B", &random))); };")
      lines.append(
        "T\(index) = { isa = PBXNativeTarget; name = T\(index); buildPhases = (\(some("R", &random))); buildConfigurationList = L\(random.below(count)); fileSystemSynchronizedGroups = (\(some("G", &random))); };"
      )
      lines.append("L\(index) = { buildConfigurations = (\(some("C", &random))); };")
      lines.append(
        "C\(index) = { name = \(random.pick(["Debug", "Release"])); baseConfigurationReference = F\(index); buildSettings = { \(assignments(&random, separator: "; ")); }; };"
      )
    }
    lines.append(
      "P = { isa = PBXProject; targets = (\(some("T", &random)), T0); mainGroup = G0; };")
    return "{ objects = {\n" + lines.joined(separator: "\n") + "\n}; rootObject = P; }\n"
  }

  /// A settings file with settings that insert each other, and that includes itself or others.
  static func settings(_ random: inout RandomSource) -> String {
    var lines = [assignments(&random, separator: "\n")]
    for _ in 0..<random.amount(3, rarely: 40) {
      lines.append("#include\(random.pick(["", "?"])) \"\(random.below(4)).xcconfig\"")
    }
    lines.append("PRODUCT_MODULE_NAME = $(S0)\n// note\nX = $(inherited)$(inherited);")
    return lines.joined(separator: "\n")
  }

  private static func assignments(_ random: inout RandomSource, separator: String) -> String {
    let names =
      (0..<8).map { "S\($0)" } + [
        "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "SDKROOT", "SWIFT_VERSION",
      ]
    let quote = separator == "\n" ? "" : "\""
    return (0..<(1 + random.amount(6, rarely: 60))).map { _ in
      let value = (0..<random.amount(4, rarely: 100)).map { _ in
        random.pick([
          "$(\(random.pick(names)))", "${\(random.pick(names)):lower}", "$(inherited)", "x", "$(",
          "$",
          "$(\(random.pick(names)):default=y:c99extidentifier)",
        ])
      }
      return "\(random.pick(names)) = \(quote)\(value.joined())\(quote)"
    }.joined(separator: separator)
  }

  /// A pattern with stars, marks and alternatives, which may be nested or open.
  static func pattern(_ random: inout RandomSource) -> String {
    (0..<random.amount(10, rarely: 800)).map { _ in
      random.pick(["a", "b", "/", "*", "**", "?", "**/", "{a,b}", "{", "}", ",", ".", "./", "//"])
    }.joined()
  }
}
