public import ArgumentParser
public import IBSearch
import IBTools

struct FindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Find classes, texts, images, outlets and other names in documents and sources.",
    discussion: """
      The path '-' reads standard input. Each use is a line path:line:column, and a document without a use prints \
      nothing. A name is the whole name, unless --regex is given; a text is a regular expression. With --sources, words \
      and string literals of Swift and Objective-C sources are found as well, outside comments. Exits with 0 whether or \
      not there is a use.
      """)

  @OptionGroup var files: SearchedFiles

  @Option(name: .customLong("class"), help: "A custom class.")
  var classes: [String] = []

  @Option(name: .customLong("text"), help: "A text that users read, as a regular expression.")
  var texts: [String] = []

  @Option(name: .customLong("image"), help: "An image.")
  var images: [String] = []

  @Option(name: .customLong("color"), help: "A named or system color.")
  var colors: [String] = []

  @Option(name: .customLong("font"), help: "A font.")
  var fonts: [String] = []

  @Option(name: .customLong("action"), help: "The selector of an action.")
  var actions: [String] = []

  @Option(name: .customLong("outlet"), help: "An outlet or outlet collection.")
  var outlets: [String] = []

  @Option(name: .customLong("segue"), help: "The identifier of a segue.")
  var segues: [String] = []

  @Option(name: .customLong("storyboard"), help: "The storyboard that a reference names.")
  var storyboards: [String] = []

  @Option(
    name: .customLong("identifier"),
    help: "A reuse, storyboard, restoration or accessibility identifier.")
  var identifiers: [String] = []

  @Option(name: .customLong("id"), help: "The id of an object, and the references to it.")
  var ids: [String] = []

  @Option(name: .customLong("attribute"), help: "The key path of a runtime attribute.")
  var attributes: [String] = []

  @Option(name: .customLong("element"), help: "An element, such as label.")
  var elements: [String] = []

  @Option(
    help: "A folder with the app's sources, to search too. May be repeated.",
    completion: .directory)
  var sources: [String] = []

  @Flag(help: "Take every name as a regular expression.")
  var regex = false

  @Flag(name: [.customShort("i"), .long], help: "Ignore case.")
  var ignoreCase = false

  @Flag(help: "Print the number of uses in each document.")
  var count = false

  @Flag(help: "Print JSON.")
  var json = false

  private var names: [(DocumentUse.Kind, [String])] {
    [
      (.class, classes), (.text, texts), (.image, images), (.color, colors), (.font, fonts),
      (.action, actions), (.outlet, outlets), (.segue, segues), (.storyboard, storyboards),
      (.identifier, identifiers),
      (.id, ids), (.attribute, attributes), (.element, elements),
    ]
  }

  func validate() throws {
    try refuse(
      names.allSatisfy { $0.1.isEmpty },
      "name what to find, such as --class CardView or --text Save"
    )
    _ = try queries()
  }

  private func queries() throws -> [FindRun.Query] {
    try names.flatMap { kind, names in
      try names.map { name in
        guard regex || kind == .text else {
          return .init(kind, named: name, ignoresCase: ignoreCase)
        }
        do {
          return .init(kind, try UsePattern(expression: name, ignoresCase: ignoreCase))
        } catch {
          throw ValidationError("'\(name)' is not a regular expression: \(error)")
        }
      }
    }
  }

  func run() throws {
    var run = FindRun(try queries(), json: json)
    (run.countsOnly, run.sources) = (count, sources)
    run.highlight = Terminal.highlighted
    try run.run(files.orHere, to: StandardSink()).leave()
  }
}

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      "List the classes, images, colors, identifiers, texts and other names that documents use.",
    discussion: """
      With --sources, the list also says which names the app's sources and asset catalogs do not have, which images and \
      colors of asset catalogs no document, source or build setting mentions, and which outlets and actions of the \
      sources no document connects. Colors and symbols of the system are not expected in the app.
      """)

  @OptionGroup var files: SearchedFiles

  @Option(
    help: "List only this kind: \(ListCommand.words). May be repeated.",
    completion: .list(DocumentUse.Kind.allCases.map(\.rawValue)))
  var kind: [DocumentUse.Kind] = []

  @Flag(help: "Print the place of each use.")
  var places = false

  @Option(
    help: "A folder with the app's sources and asset catalogs. May be repeated.",
    completion: .directory)
  var sources: [String] = []

  @Flag(help: "Print JSON.")
  var json = false

  private static let usual: [DocumentUse.Kind] = [
    .class, .image, .color, .font, .identifier, .segue, .storyboard, .action, .outlet, .attribute,
    .text,
  ]
  private static var words: String {
    DocumentUse.Kind.allCases.map(\.rawValue).joined(separator: ", ")
  }

  func run() throws {
    var run = ListRun(kind.isEmpty ? Self.usual : kind, json: json)
    (run.showsPlaces, run.sources) = (places, sources)
    try run.run(files.orHere, to: StandardSink()).leave()
  }
}

struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a class, outlet, action, image, color, identifier, segue or id everywhere.",
    discussion: """
      Documents keep every other byte. The command refuses a new name that is already in use, and an outlet, action or \
      class that could be several. With --sources, Swift and Objective-C sources are renamed too, and with --assets the \
      sets of asset catalogs. Build settings, manifests of XcodeGen and Info.plist files below --sources or --project \
      follow where they name the class, storyboard, image or color. The keys of translations follow an id.
      """)

  @Argument(
    help: "The kind of name: \(RenameCommand.words).",
    completion: .list(Renaming.kinds.map(\.rawValue)), transform: { try RenameCommand.kind($0) })
  var kind: DocumentUse.Kind

  @Argument(help: "The name to replace.")
  var old: String

  @Argument(help: "The new name.")
  var new: String

  @OptionGroup var files: SearchedFiles

  @Option(
    name: .customLong("class"),
    help: "The class that has the outlet or attribute, or answers the action.")
  var owner: String?

  @Option(help: "The module of the class.")
  var module: String?

  @Option(help: "A folder with the app's sources. May be repeated.", completion: .directory)
  var sources: [String] = []

  @Option(help: "A folder with asset catalogs. May be repeated.", completion: .directory)
  var assets: [String] = []

  @Option(
    help:
      "An Xcode project, a manifest, an Info.plist file or a folder with them. May be repeated.",
    completion: .file())
  var project: [String] = []

  @Flag(help: "Write nothing, and print the changes as a patch.")
  var dryRun = false

  private static var words: String {
    Renaming.kinds.map(\.rawValue).joined(separator: ", ")
  }

  private static func kind(_ word: String) throws -> DocumentUse.Kind {
    guard let kind = DocumentUse.Kind(rawValue: word), Renaming.kinds.contains(kind) else {
      throw ValidationError("cannot rename '\(word)'; use one of \(words)")
    }
    return kind
  }

  func validate() throws {
    try refuse(
      owner != nil && ![.outlet, .action, .attribute].contains(kind),
      "--class is for outlets, actions and attributes")
    try refuse(module != nil && kind != .class, "--module is for classes")
  }

  func run() throws {
    var run = RenameRun(Renaming(kind, from: old, to: new, scope: owner ?? module))
    (run.sources, run.assets, run.projects, run.isDry) = (sources, assets, project, dryRun)
    try run.run(files.orHere, to: StandardSink()).leave()
  }
}

extension DocumentUse.Kind: ExpressibleByArgument {}
