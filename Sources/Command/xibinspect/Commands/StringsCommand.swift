public import ArgumentParser
import DiagnosticText
public import DocumentStrings
import IBLint
public import IBTools

struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Export, update, import and check the texts of documents.",
    subcommands: [Export.self, Update.self, Import.self, Check.self])

  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Export the texts of documents for translation.",
      discussion: """
        Strings files have the same bytes as those of Xcode. The texts go to standard output unless --output or \
        --alongside is given. An output that ends with .xcloc is a localization catalog.
        """)

    @Argument(
      help: "Files, or folders to search; '-' reads standard input.",
      completion: .file(extensions: ["xib", "storyboard"]))
    var paths: [String]

    @Option(
      help:
        "The format: strings, xcstrings or xliff; for a catalog, end the name of --output with .xcloc. (default: that of the output's name, or strings)"
    )
    var format: StringsExportRun.Format?

    @Option(
      help: ArgumentHelp("Export the translations of this language, too.", valueName: "LANGUAGE"))
    var language: String?

    @Option(
      help: ArgumentHelp(
        "The language of the documents. (default: that of the project, or en)",
        valueName: "LANGUAGE"))
    var sourceLanguage: String?

    @Option(
      help: "The layout of strings files: xcode, or imported, as Xcode writes them after an import."
    )
    var layout = StringsLayout.xcode

    @Flag(name: .customLong("utf16"), help: "Write strings files in UTF-16, as ibtool does.")
    var isUTF16 = false

    @Option(
      name: [.short, .long],
      help: ArgumentHelp(
        "Where to write: a file for a single document or XLIFF, or a folder.", valueName: "PATH"),
      completion: .file())
    var output: String?

    @Flag(help: "Write each file next to its document, or into its language's folder.")
    var alongside = false

    private var outputFormat: StringsExportRun.Format? {
      output.flatMap { StringsExportRun.Format(fileName: $0) }
    }

    private var chosenFormat: StringsExportRun.Format { format ?? outputFormat ?? .strings }

    func validate() throws {
      if let format, let outputFormat, let output, format != outputFormat {
        throw ValidationError(
          "'\(output)' has the name of \(outputFormat.rawValue), not \(format.rawValue); change the name or --format"
        )
      }
      try refuse(
        output.map(InputFiles.isDocument) == true,
        "--output would replace a document; name another file, or a folder")
      try refuse(alongside && output != nil, "--alongside and --output cannot be used together")
      try refuse(
        alongside && chosenFormat == .xliff,
        "XLIFF is one file; use --output instead of --alongside")
      try refuse(isUTF16 && chosenFormat != .strings, "--utf16 is for strings files")
    }

    func run() throws {
      var run = StringsExportRun()
      (run.format, run.language, run.sourceLanguage) = (chosenFormat, language, sourceLanguage)
      (run.layout, run.isUTF16, run.output, run.isAlongside) = (layout, isUTF16, output, alongside)
      try run.run(paths, to: StandardSink()).leave()
    }
  }

  struct Update: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Update the translations of documents that changed.",
      discussion: """
        New texts come into every language, and the entries of deleted texts go. Translations, comments, order and all \
        other bytes stay. Strings files and string catalogs next to Base.lproj are updated.
        """)

    @OptionGroup var input: InputOptions

    @Option(
      help: ArgumentHelp(
        "Create the strings file of this language if it is missing. May be repeated.",
        valueName: "LANGUAGE"))
    var language: [String] = []

    @Flag(help: "Keep the entries of deleted texts as comments.")
    var keepStale = false

    @Flag(help: "Also rewrite comments that state an older text.")
    var comments = false

    @Flag(help: "Write nothing, and print the changes as a patch.")
    var dryRun = false

    func run() throws {
      var run = StringsUpdateRun(json: input.json)
      (run.keepsStale, run.rewritesComments) = (keepStale, comments)
      (run.languages, run.isDry) = (language, dryRun)
      try run.run(input.paths, to: StandardSink()).leave()
    }
  }

  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Import translations into strings files, string catalogs, or a translated copy.",
      discussion: """
        Reads .strings, .xcstrings, .xliff and .xcloc. XLIFF names the documents by their paths, and the other files \
        have the name of the document.
        """)

    @Argument(
      help: "The files with translations.",
      completion: .file(extensions: ["strings", "xcstrings", "xliff", "xlf", "xcloc"]))
    var files: [String]

    @Option(
      help: ArgumentHelp(
        "A document, or a folder to search. May be repeated. (default: .)", valueName: "PATH"),
      completion: .file(extensions: ["xib", "storyboard"]))
    var into: [String] = []

    @Option(
      help: ArgumentHelp(
        "The language of the translations, if the files do not say.", valueName: "LANGUAGE"))
    var language: String?

    @Option(
      name: [.short, .long],
      help: ArgumentHelp("Write a translated copy of the document.", valueName: "PATH"),
      completion: .file())
    var output: String?

    @Flag(help: "Write nothing, and print the changes as a patch.")
    var dryRun = false

    func run() throws {
      var run = StringsImportRun()
      (run.language, run.copy, run.isDry) = (language, output, dryRun)
      try run.run(files, into: into.isEmpty ? ["."] : into, to: StandardSink()).leave()
    }
  }

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Check the translations of documents.",
      discussion: """
        Exits with 1 if there is an error (with --strict, any finding), and with 2 if a file cannot be read. The checks \
        are: \(StringsCheckRun.checks.joined(separator: ", ")).
        """)

    @OptionGroup var files: SearchedFiles

    @OptionGroup var report: ReporterArguments

    @Option(
      help: ArgumentHelp(
        "The language of the documents. (default: that of the project, or en)",
        valueName: "LANGUAGE"))
    var sourceLanguage: String?

    @Option(
      help: ArgumentHelp(
        "Check only this language. May be repeated. (default: all)", valueName: "LANGUAGE"))
    var language: [String] = []

    @Option(
      help: "Run only this check. May be repeated.", completion: .list(StringsCheckRun.checks))
    var only: [String] = []

    @Flag(help: "Exit with 1 on any finding, not only on errors.")
    var strict = false

    func validate() throws {
      if let unknown = only.first(where: { !StringsCheckRun.checks.contains($0) }) {
        throw ValidationError(
          "there is no check '\(unknown)'; the checks are \(StringsCheckRun.checks.joined(separator: ", "))"
        )
      }
    }

    func run() throws {
      var run = StringsCheckRun()
      (run.developmentLanguage, run.only, run.isStrict) = (sourceLanguage, Set(only), strict)
      run.languages = Set(language)
      try run.run(
        files.orHere, report.format ?? .xcode,
        title: Terminal.outputTitle(of:), to: StandardSink()
      ).leave()
    }
  }
}

extension StringsExportRun.Format: ExpressibleByArgument {}
extension StringsLayout: ExpressibleByArgument {}
