/// The arguments of the command.
struct Arguments {
  /// The kinds of document.
  enum Kind {
    case xibs, storyboards
    /// Documents for macOS.
    case macOS
  }

  /// The folder that contains `nib-pairs.tsv`.
  var corpus = ""
  /// The kind to compare, or nil for all.
  var kind: Kind?
  /// A string that the names of documents must contain.
  var document: String?
  /// The number of rows in the table of classes, or nil for no table. The same applies to the other tables.
  var classes: Int?
  /// The number of rows in the table of keys.
  var keys: Int?
  /// The number of rows in the table of documents with the lowest scores.
  var worst: Int?
  /// The number of sample differences per key.
  var samples = 3
  /// Whether to compare all pairs instead of only the first pair of each document.
  var allRows = false
  /// Whether to print all differences.
  var list = false
  /// The knowledge of the compiler in the tables.
  var knowledge = Knowledge.document

  /// Whether to count the readable nibs and compilable documents instead of comparing.
  var coverage = false

  /// The usage of the command.
  static let usage = """
    usage: score-nibs [--xibs | --storyboards | --macos] [--document NAME] [--classes [N]] [--keys [N]]
                      [--worst [N]] [--samples N] [--list] [--all-rows]
                      [--told document|project|tools] CORPUS
           score-nibs --coverage CORPUS
    """

  /// Parses the arguments. Returns nil if they are invalid.
  init?(_ arguments: some Collection<String>) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--xibs": kind = .xibs
      case "--storyboards": kind = .storyboards
      case "--macos": kind = .macOS
      case "--all-rows": allRows = true
      case "--list": list = true
      case "--told":
        guard let knowledge = rest.popFirst().flatMap({ Knowledge(rawValue: $0) }) else {
          return nil
        }
        self.knowledge = knowledge
      case "--coverage": coverage = true
      case "--document":
        guard let name = rest.popFirst() else { return nil }
        document = name
      case "--samples":
        guard let count = rest.popFirst().flatMap({ Int($0) }) else { return nil }
        samples = count
      case "--classes": classes = Self.number(&rest) ?? 60
      case "--keys": keys = Self.number(&rest) ?? 80
      case "--worst": worst = Self.number(&rest) ?? 20
      default:
        guard corpus.isEmpty, !argument.hasPrefix("-") else { return nil }
        corpus = argument
      }
    }
    if corpus.isEmpty { return nil }
  }

  /// Returns whether a pair is to be compared.
  func includes(_ pair: Pair) -> Bool {
    let isKind =
      switch kind {
      case nil: true
      case .xibs: pair.set == .iOS && !pair.isStoryboard
      case .storyboards: pair.set == .iOS && pair.isStoryboard
      case .macOS: pair.set != .iOS
      }
    return isKind && (document.map(pair.name.contains) ?? true)
  }

  /// Returns the optional number after an option.
  private static func number(_ rest: inout ArraySlice<String>) -> Int? {
    guard let number = rest.first.flatMap({ Int($0) }) else { return nil }
    rest.removeFirst()
    return number
  }
}
