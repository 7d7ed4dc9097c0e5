public import ArgumentParser
public import HeadlessUIKit
import IBTools

extension HeadlessDevice: ExpressibleByArgument {
  /// Finds a device by Interface Builder's name for it, or by the name of a model: `retina6_12`, `iPhone 15`, `iphone15`.
  public init?(argument: String) {
    guard let device = Self.named(argument) else { return nil }
    self = device
  }

  public static var allValueStrings: [String] { all.map(\.identifier) }

  public static var defaultCompletionKind: CompletionKind {
    Completion.of { all.map { ($0.identifier, $0.name) } }
  }

  public static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0.name) })
  }
}

/// The language of an app.
struct LanguageArgument: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the texts. For Base.lproj/Main.xib, 'de' uses the strings in de.lproj/Main.strings. "
        + "Default: the strings in the document itself.", valueName: "LANG"))
  var language: String?

  func validate() throws {
    try refuse(
      language?.isEmpty == true, "--language needs a language, such as de, pt-BR or zh-Hans")
  }
}
