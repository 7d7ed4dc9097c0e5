/// A watch on the files that the findings of a lint run depend on.
package struct LintWatch {
  /// A change since the last check.
  package enum Change {
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

  /// Returns the change since the last check, or nil if nothing has changed.
  package mutating func changes() -> Change? {
    let changed = documents.changes()
    if !surroundings.changes().isEmpty { return .everything }
    return changed.isEmpty ? nil : .documents(Set(changed))
  }
}
