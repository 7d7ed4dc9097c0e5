package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A watch on the files that the findings of a lint run depend on.
package struct LintWatch {
  /// A change since the last check.
  private enum Change {
    /// Sources, projects, assets or settings have changed.
    case everything
    /// Only these documents have changed.
    case documents(Set<String>)
  }

  private var documents: FileWatch
  private var surroundings: FileWatch

  package init(_ options: LintOptions) {
    documents = FileWatch { InputFiles(options.paths).files.map(\.path) }
    surroundings = FileWatch {
      let folders = options.paths + options.sources + options.projects + options.assets
      return FileWatch.files(below: folders, endings: FileWatch.surroundings)
        + [options.settingsFile, options.baseline].compactMap { $0 }
    }
  }

  /// Lints now, and again after each change, until the process ends. Findings and files that cannot be read do not end
  /// the watch, because the next change may fix them.
  /// - Parameters:
  ///   - report: Reports problems.
  ///   - lint: Lints the changed documents, or all of them for nil.
  package mutating func follow(
    report: ([Diagnostic]) -> Void, lint: (Set<String>?) throws -> RunStatus
  ) throws -> Never {
    func lintAgain(_ changed: Set<String>?) throws {
      do {
        _ = try lint(changed)
      } catch let problems as ProblemList {
        report(problems.diagnostics)
      } catch let problem as Diagnostic where !problem.isUsage {
        report([problem])
      }
    }
    try lintAgain(nil)
    while true {
      usleep(200_000)
      switch changes() {
      case .everything: try lintAgain(nil)
      case .documents(let paths): try lintAgain(paths)
      case nil: break
      }
    }
  }

  /// Returns the change since the last check, or nil if nothing has changed.
  private mutating func changes() -> Change? {
    let changed = documents.changes()
    if !surroundings.changes().isEmpty { return .everything }
    return changed.isEmpty ? nil : .documents(Set(changed))
  }
}
