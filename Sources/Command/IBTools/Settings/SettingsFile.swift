package import Diagnostics
import FileWork
import IBLint

/// A new settings file that contains every setting, explained and commented out.
package enum SettingsFile {
  /// Writes the file into a folder. Existing files are never replaced.
  /// - Returns: The path of the file.
  /// - Throws: A `Diagnostic` if the file already exists or cannot be written.
  package static func write(to folder: String) throws(Diagnostic) -> String {
    let path =
      folder == "." ? ConfigurationReader.fileName : folder + "/" + ConfigurationReader.fileName
    guard !SystemPath(path).exists else {
      throw Diagnostic(
        id: "settings-exist", severity: .error, file: path,
        message: "the settings file exists already; change it, or remove it first")
    }
    try AtomicFile.write(Array(text.utf8), to: path)
    return path
  }

  /// The contents of the file. Every setting is a comment with its default, so that the file changes nothing.
  package static var text: String {
    let optIn = RuleRegistry.all.map { $0.info }.filter(\.isOptIn)
    let rules = optIn.map { "#   \($0.id): on".padded(to: 40) + "# \($0.summary)\n" }.joined()
    return """
      # The settings of xibinspect for the documents in this folder and below. A setting without its '#' takes effect.
      # 'xibinspect rules' lists all rules, and 'xibinspect rules ID' explains one with its options.

      # Another file, whose settings apply where this file has none.
      # parent: ../Shared/xibinspect.yml

      # The documents to lint. A folder includes its contents, ** means any folders.
      # included: [App]
      # excluded: [Vendor, "**/Generated*.xib"]

      # What lint reads besides the documents. By default, it finds the projects around and below them with their sources.
      # sources: [App]
      # project: App.xcodeproj
      # assets: [Shared/Assets]
      # documentsOnly: false

      # Solve the constraints as well, and for which device.
      # layout: true
      # device: iPhone 15

      # The findings that are accepted for now; lint --write-baseline FILE writes them.
      # baseline: lint-baseline.json

      # Whether any finding is a failure, or none.
      # strict: true
      # lenient: true

      # The report: \(LintReporter.allCases.map(\.rawValue).joined(separator: ", ")).
      # reporter: xcode

      # The page to which SARIF reports link for each rule, as on a site that 'make docs' has written.
      # rulesPage: https://docs.example.com/xibinspect/Rules.html

      # The least certain findings to report: possible, likely, certain.
      # evidence: likely

      # Rules by their ids: off, on, or a severity; or a mapping with 'severity' and the rule's options.
      # rules:
      #   default-text: off
      #   private-font: error
      # These rules run only if they are listed here:
      \(rules)
      # Other settings for some files; the last match wins.
      # overrides:
      #   - paths: [App/Old]
      #     rules:
      #       default-text: off

      """
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self + " "
  }
}
