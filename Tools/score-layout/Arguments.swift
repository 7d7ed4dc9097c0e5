import HeadlessUIKit
import IBCanvas

/// The arguments of the command.
struct Arguments {
  var corpus = ""
  var text = DocumentLayoutOptions.Text.modelled
  /// A string that the paths of documents must contain.
  var name: String?
  /// The number of differing views to print, or of losses with --folds.
  var misses = 0
  /// The least percentage of views within half a point; the command fails below it.
  var floor: Double?
  /// Whether to print the linear systems instead of a comparison.
  var systems = false
  /// Whether to print the evidence for each rule and size instead of a comparison.
  var witnesses = false
  /// A table that states what else shows the facts, and why to use those that one repository shows; or none.
  var reasons: String?
  /// The folder of the tables of text that were fitted without some repositories; nil for no comparison of these.
  var folds: String?

  static let usage = """
    usage: score-layout [--text modelled|document] [--name PART] [--misses N] [--at-least PERCENT] CORPUS
           score-layout --systems [--name PART] CORPUS
           score-layout --witnesses [--reasons TABLE] [--name PART] CORPUS
           score-layout --folds TABLES [--reasons TABLE] [--name PART] [--misses N] CORPUS

    --at-least fails if a smaller percentage is within half a point: of the determined views with --text document,
    of all views with --text modelled. It also fails if a document cannot be laid out.
    --witnesses prints, as a table, how many documents and repositories each rule and length of the canvas and each
    size of a control rests on. --reasons takes the last two columns from an earlier table: the evidence outside the
    corpus, and why to use what one repository shows.
    --folds grades each repository with what is known without it: the tables of TABLES, which Scripts/fit-advances
    --folds writes, and the rules and sizes that other repositories or the column "elsewhere" of the table of --reasons
    show as well. With --misses, it lists how many views each repository loses that way.
    """

  init?(_ arguments: some Collection<String>) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--text":
        guard let text = rest.popFirst().flatMap({ DocumentLayoutOptions.Text(rawValue: $0) })
        else { return nil }
        self.text = text
      case "--systems": systems = true
      case "--witnesses": witnesses = true
      case "--reasons":
        guard let table = rest.popFirst() else { return nil }
        reasons = table
      case "--folds":
        guard let folder = rest.popFirst() else { return nil }
        folds = folder
      case "--name": name = rest.popFirst()
      case "--at-least":
        guard let percent = rest.popFirst().flatMap({ Double($0) }) else { return nil }
        floor = percent
      case "--misses":
        guard let count = rest.popFirst().flatMap({ Int($0) }) else { return nil }
        misses = count
      default:
        guard corpus.isEmpty, !argument.hasPrefix("-") else { return nil }
        corpus = argument
      }
    }
    if corpus.isEmpty { return nil }
  }
}
