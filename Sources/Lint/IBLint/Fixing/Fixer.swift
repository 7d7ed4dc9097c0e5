public import Diagnostics
public import InterfaceBuilder
import XMLTree

/// A fixer that repeatedly applies the fixes of findings to a document, until no applicable fix is left.
public struct Fixer: Sendable {
  /// The result of fixing a document.
  public struct Result: Sendable {
    /// The bytes of the fixed document, in the document's encoding.
    public var bytes: [UInt8]
    /// The text before and after the fixes, in UTF-8.
    public var before: String
    /// The text after the fixes, in UTF-8.
    public var after: String
    /// The fixed findings in order, each with the applied fix. Their locations are those at the time of the fix.
    public var fixed: [Diagnostic]
    /// The changes in other files that belong to the fixes.
    public var fileEdits: [Diagnostic.FileEdit]
    /// The findings before the fixes. Those whose fix is not applied have no fix, and a note that says why.
    public var original: [Diagnostic]
    /// The fixed document.
    public var document: IBDocument
    /// The remaining findings.
    public var findings: [Diagnostic]
  }

  private let linter: Linter
  private let choice: FixChoice
  private let isWanted: @Sendable ([Diagnostic]) -> [Diagnostic]

  /// The maximum number of rounds. A fix can make another one applicable, but this must end eventually.
  private static let rounds = 10

  /// Creates a fixer.
  /// - Parameters:
  ///   - choice: The fixes to apply.
  ///   - wanted: Returns whether to fix a finding. Default: all findings. A baseline excludes known findings.
  public init(
    _ linter: Linter, _ choice: FixChoice,
    among wanted: @escaping @Sendable ([Diagnostic]) -> [Diagnostic] = { $0 }
  ) {
    self.linter = linter
    self.choice = choice
    isWanted = wanted
  }

  /// Fixes a document.
  ///
  /// Overlapping fixes are applied one by one, each to the result of the previous one. A fix is undone if its result is
  /// not readable, has a new error, or moves a view that was in the correct position.
  /// - Returns: The result, or nil if the bytes are not a document. A document with unresolved merge conflicts is not
  ///   changed.
  public func fix(
    _ bytes: [UInt8], file: String?, path: String? = nil, layout: Linter.LayoutSource? = nil,
    sources: (any SourceFacts)? = nil, run: (any RunFacts)? = nil
  ) -> Result? {
    var sources = sources
    var fileEdits: [Diagnostic.FileEdit] = []
    func lint(_ bytes: [UInt8], _ sources: (any SourceFacts)?) -> Linter.Result {
      linter.lint(bytes, file: file, path: path, layout: layout, sources: sources, run: run)
    }
    var current = lint(bytes, sources)
    let original = current.findings
    guard var document = current.document else { return nil }
    let before = document.source.sourceText
    var result = bytes
    var fixed: [Diagnostic] = []
    var refused: Set<RefusedFix> = []
    /// The error that each refused fix would cause.
    var causes: [RefusedFix: Diagnostic] = [:]
    for _ in 0..<Self.rounds {
      let fixes = compatible(isWanted(current.findings), except: refused)
      guard !fixes.isEmpty else { break }
      func applying(
        _ fixes: [Diagnostic.Fix], of key: RefusedFix? = nil
      ) -> (bytes: [UInt8], result: Linter.Result, sources: (any SourceFacts)?)? {
        let edits = fixes.flatMap(\.fileEdits)
        // The locations in changed sources no longer match those of the first run.
        guard edits.isEmpty || fileEdits.isEmpty else { return nil }
        let changed = edits.isEmpty ? sources : sources?.applying(edits)
        guard edits.isEmpty || changed != nil else { return nil }
        let replacements = fixes.flatMap(\.replacements).map {
          ($0.range.start.offset..<$0.range.end.offset, $0.text)
        }
        let bytes = document.source.bytes(replacing: replacements)
        let next = lint(bytes, changed)
        guard next.document != nil, !Self.movesViews(next, after: current) else { return nil }
        if let error = Self.newError(in: next, after: current) {
          if let key { causes[key] = error }
          return nil
        }
        return (bytes, next, changed)
      }
      var done = fixes
      var outcome = applying(fixes.map(\.fix))
      if outcome == nil {
        // If several fixes together cause a problem, only those that work by themselves are applied.
        done = fixes.filter { applying([$0.fix], of: $0.key) != nil }
        let bad = fixes.filter { one in !done.contains { $0.key == one.key } }
        refused.formUnion(bad.map(\.key))
        outcome = done.isEmpty ? nil : applying(done.map(\.fix))
        if outcome == nil, let first = done.first {
          refused.formUnion(done.dropFirst().map(\.key))
          done = [first]
          outcome = applying([first.fix])
        }
      }
      guard let outcome, let nextDocument = outcome.result.document else { break }
      (result, current, document) = (outcome.bytes, outcome.result, nextDocument)
      fixed += done.map(\.fixed)
      fileEdits += done.flatMap(\.fix.fileEdits)
      sources = outcome.sources
    }
    func withoutRefused(_ findings: [Diagnostic]) -> [Diagnostic] {
      findings.map { finding in
        let key = RefusedFix(finding)
        guard refused.contains(key) else { return finding }
        var finding = finding
        finding.fixes = []
        let words =
          causes[key].map { "the error '\($0.message)' (\($0.id))" } ?? "another error"
        finding.notes.append(
          Diagnostic.Note("the fix was not applied, because it would cause \(words)"))
        return finding
      }
    }
    return Result(
      bytes: result, before: before, after: document.source.sourceText, fixed: fixed,
      fileEdits: fileEdits, original: withoutRefused(original), document: document,
      findings: withoutRefused(current.findings))
  }

  /// A fix that would make the document worse, identified by its finding.
  private struct RefusedFix: Hashable {
    let rule: String
    let object: String?
    let message: String

    init(_ finding: Diagnostic) {
      (rule, object, message) = (finding.id, finding.objectID, finding.message)
    }
  }

  /// Returns the first applicable fix of each finding, without overlapping fixes.
  private func compatible(_ findings: [Diagnostic], except refused: Set<RefusedFix>)
    -> [(key: RefusedFix, fix: Diagnostic.Fix, fixed: Diagnostic)]
  {
    var taken: [ClosedRange<Int>] = []
    return findings.compactMap { finding in
      let key = RefusedFix(finding)
      guard !refused.contains(key),
        let fix = finding.fixes.first(where: choice.allows)
      else { return nil }
      let ranges = fix.replacements.map { $0.range.start.offset...$0.range.end.offset }
      guard !ranges.contains(where: { range in taken.contains { $0.overlaps(range) } }) else {
        return nil
      }
      taken += ranges
      var fixed = finding
      fixed.fixes = [fix]
      return (key, fix, fixed)
    }
  }

  /// Returns whether the fixes would move a view whose frame satisfied its constraints.
  private static func movesViews(_ next: Linter.Result, after current: Linter.Result) -> Bool {
    guard let after = next.layout, let before = current.layout else { return false }
    return !Set(after.movedViews).isSubset(of: before.movedViews)
  }

  /// Returns the first error that is new for its rule and object, or nil if there is none.
  private static func newError(
    in next: Linter.Result, after current: Linter.Result
  ) -> Diagnostic? {
    struct Place: Hashable {
      let rule: String
      let object: String?
    }
    func errors(_ result: Linter.Result) -> [Place: Int] {
      result.findings.reduce(into: [:]) { counts, finding in
        guard finding.severity == .error else { return }
        counts[Place(rule: finding.id, object: finding.objectID), default: 0] += 1
      }
    }
    let before = errors(current)
    let more = errors(next).filter { place, count in count > before[place, default: 0] }
    return next.findings.first {
      $0.severity == .error && more[Place(rule: $0.id, object: $0.objectID)] != nil
    }
  }
}
