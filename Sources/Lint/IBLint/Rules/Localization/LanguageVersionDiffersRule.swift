import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a language's version of a document that lacks connections of the other versions.
struct LanguageVersionDiffersRule: DocumentRule {
  static let info = RuleInfo(
    id: "language-version-differs",
    summary: "The version of a document for one language lacks connections of the other versions.",
    rationale: """
      A document in several language folders, such as `en.lproj` and `de.lproj`, exists once for each language. After a \
      change in one version, the others are outdated: their outlets are nil, and their buttons do nothing, but only for users \
      of these languages.

      Make the same change in each version, or keep one document in `Base.lproj` with strings files for the languages \
      (Localize in the File inspector). The rule compares the outlets and actions of each custom class, and reports those \
      that all other versions connect. Versions that no target contains do not count.
      """,
    category: .localization, severity: .warning, needs: [.project],
    nonTriggering: [
      Example(
        owner("view", "heading"),
        targets: ["App"],
        versions: [Example(owner("view", "heading"))]),
      // One of the other versions lacks the connection, too.
      Example(
        owner("view"), targets: ["App"],
        versions: [
          Example(owner("view", "heading")),
          Example(owner("view")),
        ]),
    ],
    triggering: [
      Example(
        owner("view", mark: "↓"), targets: ["App"],
        versions: [Example(owner("view", "heading"))])
    ])

  private static func owner(_ outlets: String..., mark: String = "") -> String {
    let connections = outlets.map { #"<outlet property="\#($0)" destination="a" id="\#($0)"/>"# }
    return """
      \(mark)<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form">
          <connections>
              \(connections.joined(separator: "\n        "))
          </connections>
      </placeholder>
      <view id="a"/>
      """
  }

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let file = document.file, let run = context.run else { return }
    // A version that no target contains is not in use, unless this one is not either.
    let isInTarget = run.targets(of: file)?.isEmpty == false
    let versions = run.versions(of: file).filter { version in
      !isInTarget || version.file.map { run.targets(of: $0)?.isEmpty != true } ?? true
    }
    guard !versions.isEmpty else { return }
    for own in DocumentUses(document).classes {
      let others = versions.map { version in
        version.classes.first { $0.className == own.className }
      }
      // A version without the class is a different document.
      guard others.allSatisfy({ $0 != nil }) else { continue }
      let outlets = Self.common(others.compactMap { $0?.outlets }).subtracting(own.outlets)
      let actions = Self.common(others.compactMap { $0?.actions }).subtracting(own.actions)
      let missing =
        outlets.sorted().map { "the outlet '\($0)'" }
        + actions.sorted().map { "the action '\($0)'" }
      guard let first = missing.first,
        let object = document.objects.first(where: { $0.customClass == own.className })
      else { continue }
      let more = missing.count > 1 ? " and \(missing.count - 1) more" : ""
      context.report(
        at: .object(object),
        """
        the other language versions of this document connect \(first)\(more) of \(own.className), but this one does not; make \
        the same change here
        """,
        notes: versions.compactMap(\.file).prefix(1).map {
          Diagnostic.Note("compared with this version", file: $0)
        })
    }
  }

  private static func common(_ sets: [Set<String>]) -> Set<String> {
    sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
  }
}
