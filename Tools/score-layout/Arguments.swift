import HeadlessUIKit
import IBCanvas

/// The arguments of the command.
struct Arguments {
  /// The folders of the corpora, each with the documents in its folder `documents`.
  var corpora: [String] = []
  var text = DocumentLayoutOptions.Text.modelled
  /// A string that the paths of documents must contain.
  var name: String?
  /// The number of differing views to print, or of losses with --folds.
  var misses = 0
  /// The least percentages of views within half a point, one for each corpus; the command fails below them.
  var floors: [Double] = []
  /// Rules of the canvas that are not followed, which shows their effect.
  var withoutRules: Set<CanvasRule> = []
  /// A table of the system font's measurements, as Scripts/generate/fit-advances writes it; nil for the package's own.
  var font: String?
  /// Whether to print the linear systems instead of a comparison.
  var systems = false
  /// Whether to print the evidence for each rule and size instead of a comparison.
  var witnesses = false
  /// A table that states what else shows the facts, and why to use those that one repository shows; or none.
  var reasons: String?
  /// The folder of the tables of text that were fitted without some repositories; nil for no comparison of these.
  var folds: String?

  static let usage = """
    usage: score-layout [--text modelled|document] [--name PART] [--without RULE] [--font TABLE] [--misses N] [--at-least PERCENT,…] CORPUS…
           score-layout --systems [--name PART] CORPUS…
           score-layout --witnesses [--reasons TABLE] [--name PART] CORPUS…
           score-layout --folds TABLES [--reasons TABLE] [--name PART] [--misses N] CORPUS…

    --without leaves out a rule of the canvas. --font measures texts with a table of Scripts/generate/fit-advances.
    Several corpora are scored one by one and together; --witnesses and --folds take them as one.
    --at-least fails if a smaller percentage is within half a point: of the determined views with --text document,
    of all views with --text modelled. It takes a percentage for each corpus. It also fails if a document cannot be
    laid out.
    --witnesses prints, as a table, how many documents and repositories each rule and length of the canvas and each
    size of a control rests on. --reasons takes the last two columns from an earlier table: the evidence outside the
    corpus, and why to use what one repository shows.
    --folds grades each repository with what is known without it: the tables of TABLES, which Scripts/generate/fit-advances
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
      case "--without":
        guard let rule = rest.popFirst().flatMap({ CanvasRule(rawValue: $0) }) else { return nil }
        withoutRules.insert(rule)
      case "--font":
        guard let table = rest.popFirst() else { return nil }
        font = table
      case "--name": name = rest.popFirst()
      case "--at-least":
        let percentages = (rest.popFirst() ?? "").split(separator: ",").map { Double($0) }
        guard !percentages.isEmpty, !percentages.contains(nil) else { return nil }
        floors = percentages.compactMap(\.self)
      case "--misses":
        guard let count = rest.popFirst().flatMap({ Int($0) }) else { return nil }
        misses = count
      default:
        guard !argument.hasPrefix("-") else { return nil }
        corpora.append(argument)
      }
    }
    if corpora.isEmpty || floors.count > corpora.count { return nil }
  }
}
