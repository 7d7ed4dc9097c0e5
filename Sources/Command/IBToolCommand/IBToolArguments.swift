import InterfaceBuilder

/// The arguments of one call.
struct IBToolArguments: Sendable {
  /// The documents, or with `--link` the compiled storyboards.
  private(set) var inputs: [String] = []
  private var values: [IBToolOption: [String]] = [:]
  /// The format of standard output.
  private(set) var format = IBToolFormat.xml
  /// The oldest system that the app runs on; nil for the newest.
  private(set) var deploymentTarget: SystemVersion?
  /// The version of Interface Builder to imitate; nil for the one that most likely compiled each document.
  private(set) var toolsVersion: IBToolsVersion?
  /// The translations to write next to the compiled document, by language.
  private(set) var companionStrings: [(language: String, file: String)] = []
  /// Whether the result includes an editable copy of the document.
  private(set) var keepsSource = false
  /// The renaming of classes.
  private(set) var conversion: ClassConversion?

  /// Reads arguments.
  /// - Throws: ``IBToolFailure`` for an unknown option, or a value that is missing or wrong.
  init(_ arguments: [String]) throws(IBToolFailure) {
    // An empty path would mean the root folder.
    if let place = arguments.firstIndex(of: "") {
      let before = arguments[..<place].last ?? ""
      throw IBToolFailure(
        before.hasPrefix("-")
          ? "The option '\(before)' needs a value; it is empty." : "An argument is empty.")
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        inputs.append(argument)
        continue
      }
      guard let option = IBToolOption(argument: argument) else {
        throw IBToolFailure("Unknown argument '\(argument)'.")
      }
      guard option.takesValue else {
        values[option, default: []] += []
        continue
      }
      guard let value = rest.popFirst() else {
        throw IBToolFailure("The option '\(argument)' needs a value.")
      }
      values[option, default: []].append(value)
    }
    try readValues()
  }

  /// Returns the output format that arguments name, even if the other arguments are invalid.
  static func format(in arguments: [String]) -> IBToolFormat {
    let place = arguments.firstIndex(of: IBToolOption.outputFormat.argument)
    return place.flatMap { arguments.dropFirst($0 + 1).first }.flatMap {
      IBToolFormat(rawValue: $0)
    }
      ?? .xml
  }

  private mutating func readValues() throws(IBToolFailure) {
    if let name = self[.outputFormat] {
      guard let format = IBToolFormat(rawValue: name) else {
        throw IBToolFailure(
          "Unknown output format '\(name)'; use xml1, binary1 or human-readable-text.")
      }
      self.format = format
    }
    if let text = self[.minimumDeploymentTarget] {
      guard let version = SystemVersion(text) else {
        throw IBToolFailure("The deployment target '\(text)' is not a version such as 15.0.")
      }
      deploymentTarget = version
    }
    if let text = self[.toolsVersion] {
      guard let version = IBToolsVersion(text) else {
        throw IBToolFailure("The tools version '\(text)' is not a build such as 21507.")
      }
      toolsVersion = version
    }
    for pair in values[.companionStringsFile] ?? [] {
      let parts = pair.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, Self.isLanguage(parts[0]) else {
        throw IBToolFailure(
          "The value '\(pair)' of --companion-strings-file is not a language, a colon and a file.")
      }
      companionStrings.append((String(parts[0]), String(parts[1])))
    }
    if let text = self[.flatten] {
      switch text.lowercased() {
      case "yes", "true", "1": break
      case "no", "false", "0": keepsSource = true
      default: throw IBToolFailure("The value '\(text)' of --flatten is neither YES nor NO.")
      }
    }
    if let pair = self[.convert] {
      guard let conversion = ClassConversion(pair) else {
        throw IBToolFailure(
          "The value '\(pair)' of --convert is not an old and a new class, as in OldView-NewView or Old*-New."
        )
      }
      self.conversion = conversion
    }
  }

  /// Whether a text can be the name of a language folder, so that no file is written outside the output folder.
  private static func isLanguage(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// Returns the last value of an option; nil if the option is absent.
  subscript(option: IBToolOption) -> String? { values[option]?.last }

  /// Returns all values of an option that may be repeated.
  func all(_ option: IBToolOption) -> [String] { values[option] ?? [] }

  /// Returns whether an option is present.
  func contains(_ option: IBToolOption) -> Bool { values[option] != nil }

  /// Returns whether any of several options is present.
  func contains(anyOf options: [IBToolOption]) -> Bool { options.contains { contains($0) } }
}
