/// What the command was asked for.
struct Arguments {
  /// A kind of documents.
  enum Kind {
    case xibs, storyboards
  }

  /// The folder with `nib-pairs.tsv`.
  var corpus = ""
  /// The kind to compare, nil for all.
  var kind: Kind?
  /// What the names of documents must contain.
  var document: String?
  /// Rows of the table of classes, nil for no table; likewise below.
  var classes: Int?
  /// Rows of the table of keys.
  var keys: Int?
  /// Rows of the table of documents with the lowest scores.
  var worst: Int?
  /// Differences shown with a key.
  var samples = 3
  /// Whether every pair counts, not the first one of each document alone.
  var allRows = false
  /// Whether every difference is printed.
  var list = false
  /// Whether the tables are those of the compiler that is told the time of Apple's.
  var informed = false

  /// Whether to count what can be read and compiled instead of comparing.
  var coverage = false

  /// How the command is called.
  static let usage = """
    usage: score-nibs [--xibs | --storyboards] [--document NAME] [--classes [N]] [--keys [N]]
                      [--worst [N]] [--samples N] [--list] [--all-rows] [--informed] CORPUS
           score-nibs --coverage CORPUS
    """

  /// Reads the arguments; nil where they make no sense.
  init?(_ arguments: some Collection<String>) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--xibs": kind = .xibs
      case "--storyboards": kind = .storyboards
      case "--all-rows": allRows = true
      case "--list": list = true
      case "--informed": informed = true
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

  /// The number that may follow an option.
  private static func number(_ rest: inout ArraySlice<String>) -> Int? {
    guard let number = rest.first.flatMap({ Int($0) }) else { return nil }
    rest.removeFirst()
    return number
  }
}
